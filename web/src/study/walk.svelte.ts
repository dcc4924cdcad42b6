/** Where one is in a study: its rows, the line that one is in to its end, and the branch. */
import type { NodeShown } from "../protocol.ts";
import type { Live } from "./live.svelte.ts";
import { childrenOf, pathTo, ROOT, type Row, rowsOf } from "./rows.ts";

const holds = (row: Row, node: string): boolean => row.nodes.some((one) => one.id === node);

export class Walk {
  /** The node that is asked for; it may have another name by now, or not be there yet. */
  asked = $state("");

  constructor(
    readonly live: () => Live | null,
    asked: string,
  ) {
    this.asked = asked;
  }

  readonly nodes = $derived.by((): Map<string, NodeShown> => this.live()?.nodes ?? new Map<string, NodeShown>());
  readonly children = $derived.by(() => childrenOf(this.nodes.values()));
  /** The node one is at; empty as long as there is none. */
  readonly at = $derived.by((): string => {
    const here = this.live()?.named(this.asked) ?? this.asked;
    return this.nodes.has(here) ? here : this.nodes.has(ROOT) ? ROOT : "";
  });
  readonly shown = $derived.by((): NodeShown | null => this.nodes.get(this.at) ?? null);
  readonly path = $derived.by((): string[] => (this.at === "" ? [] : pathTo(this.nodes, this.at)));
  readonly rows = $derived.by((): Row[] => rowsOf(this.children, new Set()));
  readonly row = $derived.by((): Row | null => this.rows.find((row) => holds(row, this.at)) ?? null);
  /** The rows of the line that one is in, to its end. */
  readonly line = $derived.by((): Row[] => {
    const on = new Set(this.path);
    let end = this.at;
    for (let next = this.children.get(end)?.[0]; next; next = this.children.get(end)?.[0]) {
      on.add(next.id);
      end = next.id;
    }
    return this.rows.filter((row) => row.nodes.every((one) => on.has(one.id)));
  });
  readonly place = $derived.by((): number => this.line.findIndex((row) => holds(row, this.at)));
  /** How many moves the line has. */
  readonly moves = $derived.by((): number => this.line.at(-1)?.number ?? 0);
  /** The moves of the game that the study began with. */
  readonly main = $derived.by((): Row[] => this.rows.filter((row) => row.level === 1 && row.number > 0));
  readonly plies = $derived.by((): number[] => this.main.map((row) => plyOf(row) ?? -1));
  /** The last move of the game that led here. */
  readonly house = $derived.by((): number => this.main.findLastIndex((row) => this.path.includes(row.id)));
  /** The line of the game that one is at, where it is a move of it. */
  readonly ply = $derived.by((): number | null =>
    this.row?.level === 1 && this.row.number > 0 ? plyOf(this.row) : null,
  );
  /** Was the moment added to what the study began with? */
  readonly added = $derived.by((): boolean => (this.shown?.born ?? 0) > 0);
  /** Is it beside the game? A line that goes on where the game ends, or begins from nothing, is not. */
  readonly inBranch = $derived.by((): boolean => this.added && (this.row?.level ?? 1) > 1);
  /** The node with which the branch begins that one is in. */
  readonly branch = $derived.by(
    (): NodeShown | null =>
      this.path.map((one) => this.nodes.get(one)!).findLast((one) => one.born > 0 && this.#begins(one)) ?? null,
  );

  #begins(one: NodeShown): boolean {
    if (one.parent === null) return false;
    return this.children.get(one.parent)?.[0]?.id !== one.id || this.nodes.get(one.parent)?.born === 0;
  }

  /** The node so many rows on, or back. */
  on(by: number): string {
    return this.line[Math.max(-1, Math.min(this.place + by, this.line.length - 1))]?.end ?? ROOT;
  }

  /** The nodes one may go to next. */
  near(node: string): string[] {
    const index = this.line.findIndex((row) => holds(row, node));
    return [this.line[index + 1]?.end, this.line[index - 1]?.end].filter((one) => one !== undefined);
  }

  /** Another branch of the same moment, if there is one. */
  aside(by: number): string | null {
    const { row } = this;
    if (!row) return null;
    const all = this.children.get(row.before) ?? [];
    const other = all[all.findIndex((one) => one.id === row.id) + by];
    return other ? (this.rows.find((one) => one.id === other.id)?.end ?? other.id) : null;
  }
}

/** The line of the record whose move a row of the game is; none where it was added to it. */
const plyOf = (row: Row): number | null => (row.nodes[0]!.born === 0 ? Number(row.id.slice(1)) - 1 : null);
