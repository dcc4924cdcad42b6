/** The end of a game, counted: figure by figure what makes the score sheets lights up on the board, then what decided it is
 * said. It plays once in a browser for each table, and again when that is asked for. */
import { still } from "./settings.svelte.ts";
import { linesOf, type Sheets } from "./sheets.ts";
import type { Table } from "./table.svelte.ts";

/** So long it takes, in milliseconds; what decided it stays as long as four figures. */
const WHOLE = 10_000;
const SAID = 4;
const KEY = "boulevard-finales";
/** So many tables are remembered. */
const KEPT = 300;

export interface Figure {
  line: string;
  seat: string;
}

function seen(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export class Finale {
  /** Is it playing, or about to? */
  on = $state(false);
  /** How many figures are counted. */
  counted = $state(0);
  #timer = 0;

  constructor(readonly table: Table) {}

  readonly figures = $derived.by((): Figure[] => {
    const sheets: Sheets = this.table.state?.outcome?.scores ?? {};
    return linesOf(sheets).flatMap((line) =>
      Object.keys(sheets)
        .filter((seat) => sheets[seat]![line] !== undefined)
        .map((seat) => ({ line, seat })),
    );
  });

  /** The figure that is being counted. */
  readonly now = $derived<Figure | null>(this.figures[this.counted - 1] ?? null);
  /** Is everything counted, and said what decided it? */
  readonly said = $derived(this.counted > this.figures.length);

  /** Is there something to count? Where somebody resigned, the sheets decided nothing; where nothing is to move, all is shown at once. */
  get may(): boolean {
    const outcome = this.table.state?.outcome;
    return (
      outcome != null &&
      !["resigned", "time", "absence"].includes(outcome.reason) &&
      this.figures.length > 0 &&
      !still()
    );
  }

  /** Plays it where this browser has not seen it. */
  open(): void {
    const before = seen();
    if (!this.may || before.includes(this.table.id)) return;
    try {
      localStorage.setItem(KEY, JSON.stringify([...before, this.table.id].slice(-KEPT)));
    } catch {
      // a browser that keeps nothing sees it again
    }
    this.on = true;
  }

  again(): void {
    this.counted = 0;
    this.on = true;
  }

  /** Counts the next figure, and so on to the end. */
  next = (): void => {
    clearTimeout(this.#timer);
    if (this.said) return this.stop();
    this.counted += 1;
    this.table.pointAt(this.now?.line ?? null, this.now?.seat ?? null);
    const step = WHOLE / (this.figures.length + SAID);
    this.#timer = window.setTimeout(this.next, this.said ? SAID * step : step);
  };

  stop = (): void => {
    clearTimeout(this.#timer);
    this.on = false;
    this.table.pointAt(null);
  };
}
