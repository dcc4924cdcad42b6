import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Seated, seated } from "../../../gallery/seated.ts";
import { settings } from "../../lib/settings.svelte.ts";
import type { State } from "../../protocol.ts";
import { CouleursHand } from "./hand.svelte.ts";
import { Motion } from "./motion.svelte.ts";
import type { View } from "./view.ts";

let over: (() => void)[] = [];
beforeEach(() => {
  settings.pace = "once";
});
afterEach(() => {
  settings.pace = null;
  over.forEach((one) => one());
  over = [];
});

interface At extends Seated {
  motion: Motion;
  /** The next state comes, with these events and whatever else the view says. */
  next: (view: Partial<View>, ...events: State["events"]) => void;
}

async function moving(position: string): Promise<At> {
  const found = await seated(position);
  let motion!: Motion;
  over.push($effect.root(() => void (motion = new Motion(new CouleursHand(found.table)))));
  flushSync();
  const next: At["next"] = (view, ...events) => {
    const { feed } = found;
    feed.take({ ...feed.state!, ply: feed.state!.ply + 1, view: { ...feed.state!.view!, ...view }, events });
    flushSync();
  };
  return { ...found, motion, next };
}

const happened = (event: string, figures: object): State["events"][number] => ({
  ply: 0,
  seat: "1",
  event,
  ...figures,
});

test("what lies there at the first look has not moved", async () => {
  const { motion, table } = await moving("couleurs-crowd");
  const there = (table.drawing!.view as View).places.flatMap(({ place, assistants }) =>
    assistants.map(({ seat }) => motion.placed(seat, place)),
  );
  expect(there.length).toBeGreaterThan(3);
  expect(there).not.toContain(true);
});

test("what an event brought is seen to come, and nothing else", async () => {
  const { motion, next } = await moving("couleurs-place");
  next({}, happened("place", { place: "s4" }), happened("deal", { card: "MO10" }));
  expect([motion.placed("1", "s4"), motion.placed("2", "s4"), motion.placed("1", "s5")]).toEqual([true, false, false]);
  expect([motion.came("MO10"), motion.came("VA14"), motion.edge]).toEqual([true, false, false]);
  next({}, happened("paint", { card: "VA10", colour: "R", pigment: "W", square: 4 }));
  expect([motion.painted("VA10", 4), motion.painted("VA10", 3)]).toEqual([true, false]);
});

test("L23: the disc turns where the rules said so; another position is there at once", async () => {
  const { motion, next, table } = await moving("couleurs-place");
  const { turned } = table.drawing!.view as View;
  next({ turned: turned + 1 }, happened("disc", { count: 1 }));
  expect([motion.turned.target, motion.turned.current, motion.edge]).toEqual([turned + 1, turned, true]);
  expect(motion.coming).toBe(1);
  next({ turned });
  expect([motion.turned.current, motion.coming]).toEqual([turned, 0]);
});

test("L21: a turn by two notches was not foretold at the edge", async () => {
  const { motion, next, table } = await moving("couleurs-place");
  next({ turned: (table.drawing!.view as View).turned + 2 }, happened("disc", { count: 2 }));
  expect([motion.edge, motion.coming]).toEqual([true, 0]);
});
