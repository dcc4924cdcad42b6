/** What somebody would play, in words. */
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
