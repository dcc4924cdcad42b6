// Made from the Python types by tools/protocol.py: do not edit.

import type { AnyGame } from "../../protocol.ts";
import type { Content } from "./content.ts";
import type { Event } from "./events.ts";
import type { Move } from "./moves.ts";
import type { Options, Shown, View } from "./view.ts";

export interface Flatiron extends AnyGame {
  options: Options;
  view: View;
  shown: Shown;
  event: Event;
  move: Move;
  box: Content;
}

/** Where on the shelf the game stands. */
export const SHELF = 2;
