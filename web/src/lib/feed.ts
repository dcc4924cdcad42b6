/** What a table is fed from: the socket of a server, a recorded position, whatever else can say how a table stands. */
import type {
  AcceptedSent,
  Command,
  GameWhole,
  Happened,
  HintSent,
  PreviewSent,
  SaidShown,
  State,
  TalkShown,
  WeighedSent,
} from "../protocol.ts";
import type { Refusal } from "./api.ts";

export type Link = "connecting" | "live" | "lost" | "refused";

export type Answer = AcceptedSent | PreviewSent | HintSent | WeighedSent;

/** Is told of each new state, with what happened on the way to it. */
export type Hears = (state: State, events: Happened[]) => void;

export interface Feed {
  /** The table's name in addresses. */
  readonly table: string;
  readonly link: Link;
  /** Why there is no table here. */
  readonly refusal: Refusal | null;
  readonly state: State | null;
  /** Everything that happened and still counts, as this seat may know it. */
  readonly log: Happened[];
  /** What is said there; nothing where nobody is to talk to. */
  readonly talk?: TalkShown | null;
  open(hears: Hears, heard?: (said: SaidShown) => void): void;
  /** Something was said, or all of it is told anew. */
  hear?(said: SaidShown): void;
  listen?(talk: TalkShown): void;
  close(): void;
  /** Try again at once, where the link is lost or refused. */
  retry(): void;
  send(command: Command): Promise<Answer>;
  /** What is told of the table besides its state: choices, words, the positions of a finished game. */
  ask<T>(path: string): Promise<T>;
  /** The printed facts of its game. */
  content(game: string, rules: number): Promise<GameWhole>;
}

/** The log with what is new: an undo takes away what it undid. */
export function counting(log: Happened[], events: Happened[]): Happened[] {
  let found = [...log];
  for (const event of events) {
    if (event.event === "table-undo" || event.event === "table-takeback") {
      const to = Number(event["to"]);
      found = found.filter((one) => one.ply < to);
    }
    found.push(event);
  }
  return found;
}
