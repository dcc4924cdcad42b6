/** What somebody would play, in words; and against whom one has what chance. */
import { percent } from "./people.ts";
import type { Texts } from "../lib/texts.svelte.ts";
import type { SeekShown, Terms, Timing } from "../protocol.ts";

export function timeOf(clock: Timing | null | undefined, texts: Texts): string {
  if (!clock) return texts.say("seek-none");
  return clock.kind === "live"
    ? texts.say("seek-live", { minutes: clock.time, seconds: clock.increment ?? 0 })
    : texts.say("seek-days", { days: clock.time });
}

/** Time, whether it counts for the ratings, and how many sit where more than two play. */
export function termsOf(seek: Pick<SeekShown, "terms" | "players" | "taken">, texts: Texts): string {
  const said = [timeOf(seek.terms.clock, texts)];
  if (seek.terms.rated) said.push(texts.say("seek-rated"));
  if (seek.players > 2) said.push(texts.say("seek-taken", { taken: seek.taken.length + 1, players: seek.players }));
  return said.join(" · ");
}

/** The options that were chosen, each by its name in the game and what was chosen. */
export function optionsOf({ options }: Pick<Terms, "options">, game: Texts, texts: Texts): string[] {
  return Object.entries(options ?? {}).map(([name, value]) => {
    const option = game.say(`option-${name}`);
    if (value === true) return option;
    const word = (one: unknown): string =>
      game.has(`option-${name}-${String(one)}`) ? game.say(`option-${name}-${String(one)}`) : String(one);
    return texts.say("seek-option", { option, value: Array.isArray(value) ? value.map(word).join(", ") : word(value) });
  });
}

/** Between so many percent a game is about even. */
export const EVEN = [40, 60] as const;

/** Which game it would be: about even, harder, easier; null where nobody can say. */
export function evennessOf({ chance }: SeekShown, texts: Texts): string | null {
  if (chance == null) return null;
  return texts.say(chance.win < EVEN[0] ? "chance-harder" : chance.win > EVEN[1] ? "chance-easier" : "chance-even");
}

/** How strong whoever looks is thought to be, and one's own chance, as far as they are known. */
export function oddsOf({ rating, chance }: SeekShown, texts: Texts): string {
  const said = [];
  if (rating) said.push(texts.say("seek-rating", { points: String(rating.points), error: String(rating.error) }));
  if (chance) said.push(texts.say("chance-own", { chance: percent(chance.win / 100) }));
  return said.join(" · ");
}

/** Those nearest to an even game first, then those of whom it is not known, the newest first. */
export function nearest(seeks: readonly SeekShown[]): SeekShown[] {
  const off = ({ chance }: SeekShown): number => (chance == null ? 100 : Math.abs(chance.win - 50));
  return seeks.toSorted((a, b) => off(a) - off(b) || b.since - a.since);
}

/** What will happen, before a seat is opened. */
export function sentenceOf(terms: Terms, players: number, game: string, texts: Texts): string {
  const clock = terms.clock;
  const time = !clock
    ? texts.say("seek-sum-none")
    : clock.kind === "live"
      ? texts.say("seek-sum-live", { minutes: clock.time, seconds: clock.increment ?? 0 })
      : texts.say("seek-sum-days", { days: clock.time, vacation: clock.vacation ?? 0 });
  return texts.say("seek-sum", { game, time, players });
}
