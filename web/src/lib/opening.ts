/** The games there are, whom one can play against, and the opening of tables. Invite links are kept in this browser:
 * the server knows only their hashes. */
import { factsOf } from "../games/facts.ts";
import type { GameShown, Opened, Opening, TableShown } from "../protocol.ts";
import { ask, tellOnce } from "./api.ts";
import { regular } from "./regular.svelte.ts";
import type { Texts } from "./texts.svelte.ts";
import { own } from "./transport.ts";

const INVITES = "boulevard-invites";
const OPPONENTS = "boulevard-opponents";
const STRENGTHS = "boulevard-strength";
const KEPT = 60;

function kept(key: string): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

function write(key: string, what: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(what));
  } catch {
    // a browser that keeps nothing plays all the same
  }
}

function keep(key: string, name: string, value: string): void {
  const { [name]: _, ...others } = kept(key);
  write(key, Object.fromEntries(Object.entries({ ...others, [name]: value }).slice(-KEPT)));
}

export const inviteOf = (table: string): string | null => (kept(INVITES)[table] as string | undefined) ?? null;
export const keepInvite = (table: string, link: string): void => keep(INVITES, table, link);

/** A link that opens nothing any more. */
export function dropInvite(table: string): void {
  const { [table]: _, ...others } = kept(INVITES);
  write(INVITES, others);
}

const HOME = own("boulevard-home");

/** Nothing of tables and people is left in this browser. */
export function forget(): void {
  for (const key of [INVITES, OPPONENTS, STRENGTHS, HOME]) write(key, {});
  regular.tables = false;
}

/** What the home page showed last: it comes back at once, before the server has answered. */
export interface Known {
  games: GameShown[];
  tables: TableShown[];
}

export function known(): Known {
  return { games: [], tables: [], ...(kept(HOME) as Partial<Known>) };
}

export function learn(found: Partial<Known>): void {
  write(HOME, { ...known(), ...found });
  if (found.tables) regular.tables = found.tables.length > 0;
}
regular.tables = known().tables.length > 0;

let asked: Promise<GameShown[]> | null = null;

/** The games of this server, asked once a visit. */
export function games(): Promise<GameShown[]> {
  asked ??= ask<GameShown[]>("/games").catch((why: unknown) => {
    asked = null;
    throw why;
  });
  return asked;
}

export async function open(opening: Opening): Promise<Opened> {
  const opened = await tellOnce<Opened>("/tables", opening);
  if (Object.values(opening.seats ?? {}).includes("open")) keepInvite(opened.table, opened.invite);
  return opened;
}

/** The gentle bot: first games and short ones are played with it. */
export const FRIEND = "ami";

/** How strong a player is at a game, from how many games, and the tables that were counted last. */
export interface Strength {
  rating: number;
  games: number;
  tables: string[];
}

/** What is kept of one's strength; it begins where the weakest stands. `levels/strength` says how it moves. */
export function strengthOf(game: GameShown): Strength {
  const found = kept(STRENGTHS)[game.game] as Partial<Strength> | null | undefined;
  const begin = { rating: game.levels?.find((one) => one.rating !== null)?.rating ?? 0, games: 0, tables: [] };
  return typeof found?.rating === "number" ? { ...begin, ...found } : begin;
}

export function keepStrength(game: string, strength: Strength): void {
  write(STRENGTHS, { ...kept(STRENGTHS), [game]: strength });
}

/** The one of the boulevard who is nearest to one's strength; nobody where it was not measured. */
export function aboutMine(game: GameShown): string | null {
  const { rating } = strengthOf(game);
  const known = (game.levels ?? []).flatMap((one) => (one.rating === null ? [] : { ...one, rating: one.rating }));
  const off = (one: { rating: number }): number => Math.abs(one.rating - rating);
  return known.toSorted((a, b) => off(a) - off(b))[0]?.bot ?? null;
}

/** The opponent who is about as strong as oneself, whoever that is by now. */
export const MINE = "mine";

/** Somebody who plays at once: a bot on every other seat, or the game's own opponent for one. */
export interface Opponent {
  id: string;
  bot: string | null;
  level: string | null;
}

export function opponents(game: GameShown): Opponent[] {
  const solo = game.players.includes(1) ? factsOf(game.game).solo : undefined;
  const mine = aboutMine(game);
  return [
    ...(solo?.levels ?? []).map((level) => ({ id: level, bot: null, level })),
    ...(mine === null ? [] : [{ id: MINE, bot: mine, level: null }]),
    ...game.bots.map((bot) => ({ id: `bot:${bot}`, bot, level: null })),
  ];
}

/** The one chosen or met last time, else a friend. */
export function usual(game: GameShown): Opponent {
  const [all, last] = [opponents(game), kept(OPPONENTS)[game.game]];
  return all.find((one) => one.id === last) ?? all.find((one) => one.bot === FRIEND) ?? all.at(-1)!;
}

/** Who comes after the friend: the game's own opponent, or the simple bot. */
export const afterFriend = (game: GameShown, opponent: Opponent): Opponent | undefined =>
  opponent.bot === FRIEND ? opponents(game).find((one) => one.level !== null || one.bot === "apprenti") : undefined;

export const choose = (game: string, opponent: Opponent): void => keep(OPPONENTS, game, opponent.id);

export function opponentName(game: string, opponent: Opponent, texts: Texts): string {
  return opponent.level === null
    ? texts.say("bot-name", { bot: opponent.bot })
    : texts.say(`solo-${game}-${opponent.level}`);
}

/** A bot in a sentence: “the Apprentice”. */
export const told = (bot: string, texts: Texts): string =>
  texts.say("bot-told", { who: bot, name: texts.say("bot-name", { bot }) });

/** An opponent in a sentence. */
export const opponentTold = (game: string, opponent: Opponent, texts: Texts): string =>
  opponent.bot === null ? opponentName(game, opponent, texts) : told(opponent.bot, texts);

/** A table for one person against this opponent, on the game's first seat. */
export function against(game: GameShown, opponent: Opponent, name: string): Opening {
  const solo = factsOf(game.game).solo;
  const count = opponent.level === null ? (game.players.find((one) => one > 1) ?? 1) : 1;
  const seats = (game.seats[count] ?? []).map((seat, place) => [seat, place === 0 ? "me" : `bot:${opponent.bot}`]);
  const options = opponent.level !== null && solo ? { [solo.option]: opponent.level } : {};
  return { game: game.game, options, seats: Object.fromEntries(seats) as Record<string, string>, name, hints: null };
}

/** The short game, for one person against a friend: from a recorded position on, with the options that it has. */
export function short(game: GameShown, name: string): Opening {
  const seats = game.short.map((seat, place) => [seat, place === 0 ? "me" : `bot:${FRIEND}`]);
  return {
    game: game.game,
    options: {},
    seats: Object.fromEntries(seats) as Record<string, string>,
    name,
    hints: null,
    short: true,
  };
}
