/** How strong this browser's player is, game by game, from games of two against people of the boulevard. Kept here, never
 * sent.
 *
 * It is Elo's: who wins gains what the result differs from what was expected, 1 / (1 + 10 ** ((theirs − mine) / 400)), times
 * 160 in the first five games and 80 from then on, so that a few games find the right opponent. It begins where the weakest
 * stands. Each table counts once. */
import type { State } from "../protocol.ts";
import { games, keepStrength, strengthOf, type Strength } from "../lib/opening.ts";

const [MOVES, SETTLES, SETTLED] = [160, 5, 80];
const KEPT = 60;

/** The strength after a game against somebody of that rating; `result`: 1 won, a half shared, 0 lost. */
export function after(before: Strength, rating: number, result: number, table: string): Strength {
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / 400));
  const moves = before.games < SETTLES ? MOVES : SETTLED;
  return {
    rating: Math.round(before.rating + moves * (result - expected)),
    games: before.games + 1,
    tables: [...before.tables, table].slice(-KEPT),
  };
}

/** What came of a game for the only person at the table, and whom they met; null where it says nothing of strength. */
export function met(state: State): { bot: string; result: number } | null {
  const { mine, seats, outcome, status } = state;
  const others = Object.keys(seats).filter((seat) => seat !== mine[0]);
  const rival = others.length === 1 ? seats[others[0]!] : undefined;
  if (status !== "over" || state.brought || !outcome || mine.length !== 1 || rival?.kind !== "bot") return null;
  const result = outcome.winners.includes(mine[0]!) ? 1 / outcome.winners.length : 0;
  return { bot: rival.name.replace(/^bot:/, ""), result };
}

/** Remember how a game ended. */
export async function note(table: string, state: State): Promise<void> {
  const found = met(state);
  if (!found) return;
  const game = (await games()).find((one) => one.game === state.game);
  const rating = game?.levels.find((one) => one.bot === found.bot)?.rating;
  if (!game || rating == null) return;
  const before = strengthOf(game);
  if (!before.tables.includes(table)) keepStrength(game.game, after(before, rating, found.result, table));
}
