/** The first game by the hand: each new kind of decision is explained once, to those who want it. Kept in this browser,
 * game by game: whether it is wanted, and what was explained already. */

interface Kept {
  on: boolean;
  /** The kinds of decisions that were explained. */
  told: string[];
}

const KEY = "boulevard-guide";

function kept(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Kept>;
  } catch {
    return {};
  }
}

export class Guide {
  #games = $state.raw<Record<string, Kept>>(kept());

  /** Was it said for this game whether it is wanted? */
  answered(game: string): boolean {
    return game in this.#games;
  }

  on(game: string): boolean {
    return this.#games[game]?.on ?? false;
  }

  /** Is this kind of decision still to be explained? */
  due(game: string, kind: string): boolean {
    return this.on(game) && !this.#games[game]!.told.includes(kind);
  }

  /** From now on, or no more. Whoever wants it again begins anew. */
  want(game: string, on: boolean): void {
    this.#keep(game, { on, told: on ? [] : (this.#games[game]?.told ?? []) });
  }

  /** This kind was explained. */
  told(game: string, kind: string): void {
    if (this.due(game, kind)) this.#keep(game, { on: true, told: [...this.#games[game]!.told, kind] });
  }

  #keep(game: string, how: Kept): void {
    // what another window has kept meanwhile stays
    this.#games = { ...this.#games, ...kept(), [game]: how };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#games));
    } catch {
      // a browser that keeps nothing explains it until the page is left
    }
  }
}

export const guide = new Guide();

/** What is said of a kind of decision, and the rules that it ends with, in brackets. */
export function explained(words: string): { text: string; rules: string[] } {
  const cited = /\s*\(([A-Z]\d{1,2}(?:, [A-Z]\d{1,2})*)\)$/.exec(words);
  return cited ? { text: words.slice(0, cited.index), rules: cited[1]!.split(", ") } : { text: words, rules: [] };
}
