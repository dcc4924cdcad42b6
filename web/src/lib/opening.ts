/** The games there are, whom one can play against, and the opening of tables. Invite links are kept in this browser:
 * the server knows only their hashes. */
import { factsOf } from "../games/facts.ts";
import type { GameShown, Opened, Opening, TableShown } from "../protocol.ts";
import { ask, tellOnce } from "./api.ts";
import type { Texts } from "./texts.svelte.ts";

const INVITES = "boulevard-invites";
const OPPONENTS = "boulevard-opponents";
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

const HOME = "boulevard-home";

/** Nothing of tables and people is left in this browser. */
export function forget(): void {
  for (const key of [INVITES, OPPONENTS, HOME]) write(key, {});
}

/** What the home page showed last: it comes back at once, before the server has answered. */
export interface Known {
  games: GameShown[];
  tables: TableShown[];
}

export function known(): Known {
  return { games: [], tables: [], ...(kept(HOME) as Partial<Known>) };
}

export function learn(found: Known): void {
  write(HOME, found);
}

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
const FRIEND = "ami";

/** Somebody who plays at once: a bot on every other seat, or the game's own opponent for one. */
export interface Opponent {
  id: string;
  bot: string | null;
  level: string | null;
}

export function opponents(game: GameShown): Opponent[] {
  const solo = game.players.includes(1) ? factsOf(game.game).solo : undefined;
  return [
    ...(solo?.levels ?? []).map((level) => ({ id: level, bot: null, level })),
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

/** The same in a sentence: “the Apprentice”. */
export function opponentTold(game: string, opponent: Opponent, texts: Texts): string {
  const name = opponentName(game, opponent, texts);
  return opponent.level === null ? texts.say("bot-told", { who: opponent.bot, name }) : name;
}

export function opponentHint(game: string, opponent: Opponent, texts: Texts): string {
  const key = opponent.level === null ? `bot-${opponent.bot}-hint` : `solo-${game}-${opponent.level}-hint`;
  return texts.has(key) ? texts.say(key) : "";
}

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
