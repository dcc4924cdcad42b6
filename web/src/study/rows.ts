/** The moments of a study as a list to be read: a move a row, with the chance that followed it, and under each row the
 * branches that begin in its place. */
import type { NodeShown } from "../protocol.ts";

export const ROOT = "m0";
export const CHANCE = "-";

export interface Row {
  /** The node of the move; of what chance said before the first one, the first of those. */
  id: string;
  /** The node at which the row ends: the last thing that chance said after the move. */
  end: string;
  /** The node before it. */
  before: string;
  nodes: NodeShown[];
  /** How many moves were made up to it; 0 for the set-up. */
  number: number;
  /** 1 is the game, 2 a branch of it. */
  level: number;
  /** Does a branch begin here? */
  begins: boolean;
  /** How many rows are folded away behind this one. */
  folded: number;
  /** May it be folded: is it the first of a branch that has more? */
  long: boolean;
}

export type Children = Map<string, NodeShown[]>;

/** What comes after each node, as it is shown: the game, then what was lifted last, then the oldest. */
export function childrenOf(nodes: Iterable<NodeShown>): Children {
  const found: Children = new Map();
  for (const node of nodes) {
    if (node.parent === null || node.gone) continue;
    const there = found.get(node.parent);
    if (there) there.push(node);
    else found.set(node.parent, [node]);
  }
  const rank = (one: NodeShown): number[] => [one.born > 0 ? 1 : 0, -one.lifted, one.born];
  for (const all of found.values())
    all.sort((one, other) => {
      const [a, b] = [rank(one), rank(other)];
      return a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!;
    });
  return found;
}

/** The chance that follows a node and leaves no choice, up to where somebody is to act. */
function followed(children: Children, from: NodeShown): NodeShown[] {
  const found = [from];
  for (;;) {
    const next = children.get(found.at(-1)!.id) ?? [];
    if (next.length !== 1 || next[0]!.seat !== CHANCE || next[0]!.name !== "") return found;
    found.push(next[0]!);
  }
}

/** So many branches of one moment are shown before somebody asks for more. */
export const MANY = 20;

/** All rows, in the order of reading. `folds`: the first nodes of the branches that are folded. */
export function rowsOf(children: Children, folds: ReadonlySet<string>, most = 2000): Row[] {
  const rows: Row[] = [];
  const line = (start: NodeShown, before: string, number: number, level: number, begins: boolean): void => {
    // what is still to be said after a branch of it was told: not by calls, since a line may be long
    let [node, at, first]: [NodeShown | undefined, string, boolean] = [start, before, begins];
    while (node && rows.length < most) {
      const nodes = followed(children, node);
      const end = nodes.at(-1)!.id;
      number += node.seat === CHANCE ? 0 : 1;
      const next = children.get(end) ?? [];
      const fold = first && folds.has(node.id);
      const more = fold ? sizeOf(children, end) : 0;
      const long = first && next.length > 0;
      rows.push({ id: node.id, end, before: at, nodes, number, level, begins: first, folded: more, long });
      // the branches in place of this row
      if (!first)
        for (const other of (children.get(at) ?? []).slice(1, MANY))
          line(other, at, numberBefore(node, number), level + 1, true);
      if (fold) return;
      [node, at, first] = [next[0], end, false];
    }
  };
  const numberBefore = (node: NodeShown, number: number): number => number - (node.seat === CHANCE ? 0 : 1);
  const [first] = children.get(ROOT) ?? [];
  if (first) line(first, ROOT, 0, 1, false);
  return rows;
}

/** The turns of the game that take several moves: by the row that opens one, the rows that belong to it too. One in which
 * a branch begins is left out, since that has to be seen. */
export function turnsOf(rows: readonly Row[], opens: (row: Row) => boolean): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  let head: Row | null = null;
  for (const row of rows) {
    if (row.level > 1 && head) found.delete(head.id);
    if (row.level > 1) head = null;
    else if (opens(row)) found.set((head = row).id, []);
    else if (head && row.nodes[0]!.seat === head.nodes[0]!.seat) found.get(head.id)!.push(row);
    else head = null;
  }
  for (const [id, more] of found) if (more.length === 0) found.delete(id);
  return found;
}

function sizeOf(children: Children, from: string): number {
  let count = 0;
  const waiting = [...(children.get(from) ?? [])];
  while (waiting.length > 0) {
    const node = waiting.pop()!;
    count += node.seat === CHANCE ? 0 : 1;
    waiting.push(...(children.get(node.id) ?? []));
  }
  return count;
}

/** From the root to a node. */
export function pathTo(nodes: ReadonlyMap<string, NodeShown>, to: string): string[] {
  const found: string[] = [];
  for (let at: string | null = to; at !== null; at = nodes.get(at)?.parent ?? null) found.unshift(at);
  return found;
}
