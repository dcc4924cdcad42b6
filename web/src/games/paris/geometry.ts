/** Where things lie on the drawn board, and the outlines of what covers spaces. Row 8 is on top. */

export const CELL = 86;
/** The width of the frame. */
export const EDGE = 20;
export const WIDTH = 728;

/** A space by column and line, line 0 on top. */
export type Cell = readonly [x: number, y: number];

export const cellOf = (space: string): Cell => [space.charCodeAt(0) - 97, 8 - Number(space[1])];
export const spaceOf = ([x, y]: Cell): string => `${"abcdefgh"[x]}${8 - y}`;
export const squareOf = ([x, y]: Cell): string => `${"ABCD"[x >> 1]}${4 - (y >> 1)}`;
export const cornerOf = (square: string): Cell => [2 * (square.charCodeAt(0) - 65), 8 - 2 * Number(square[1])];
export const left = (x: number): number => EDGE + CELL * x;
export const centre = ([x, y]: Cell): Cell => [EDGE + CELL * (x + 0.5), EDGE + CELL * (y + 0.5)];
/** A set of spaces as the notation writes it. */
export const written = (cells: readonly Cell[]): string => cells.map(spaceOf).sort().join("+");
export const onBoard = ([x, y]: Cell): boolean => x >= 0 && y >= 0 && x < 8 && y < 8;

export function turned(rows: readonly string[], turns: number): string[] {
  let found = [...rows];
  for (let i = 0; i < ((turns % 4) + 4) % 4; i++)
    found = [...found[0]!].map((_, x) =>
      found
        .map((row) => row[x])
        .reverse()
        .join(""),
    );
  return found;
}

export const mirrored = (rows: readonly string[]): string[] => rows.map((row) => [...row].reverse().join(""));

export const cellsOf = (rows: readonly string[]): Cell[] =>
  rows.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === "#" ? [[x, y] as const] : [])));

/** A way in which a shape can lie: its spaces, and the one it turns around. */
export interface Lie {
  cells: Cell[];
  pivot: Cell;
  width: number;
  height: number;
}

/** The different ways in which a shape lies, by quarter turns clockwise. */
export function lies(rows: readonly string[]): Lie[] {
  const found = new Map<string, Lie>();
  let [x, y] = middle(cellsOf(rows));
  for (let turns = 0; turns < 4; turns++) {
    const now = turned(rows, turns);
    if (turns > 0) [x, y] = [now[0]!.length - 1 - y, x];
    if (!found.has(now.join()))
      found.set(now.join(), { cells: cellsOf(now), pivot: [x, y], width: now[0]!.length, height: now.length });
  }
  return [...found.values()];
}

/** The space nearest to the middle of a shape; of several the upper left. */
export function middle(cells: readonly Cell[]): Cell {
  return byMiddle(cells)[0]!;
}

/** Spaces by their distance from the middle of them all. */
export function byMiddle(cells: readonly Cell[]): Cell[] {
  const [x, y] = [0, 1].map((axis) => cells.reduce((sum, cell) => sum + cell[axis]!, 0) / cells.length) as [
    number,
    number,
  ];
  const far = (cell: Cell): number => (cell[0] - x) ** 2 + (cell[1] - y) ** 2;
  return [...cells].sort((one, other) => far(one) - far(other) || one[1] - other[1] || one[0] - other[0]);
}

// Outlines --------------------------------------------------------------------------------------------------------

interface Corner {
  at: Cell;
  came: Cell;
  goes: Cell;
}

const right = ([x, y]: Cell): Cell => [-y, x];

/** The closed lines around a set of spaces, clockwise; spaces that touch at a corner only are kept apart. */
export function loops(cells: readonly Cell[]): Corner[][] {
  const has = new Set(cells.map(String));
  const edges = new Map<string, Cell[]>();
  for (const [x, y] of cells)
    for (const [fx, fy, dx, dy] of [
      [0, 0, 1, 0],
      [1, 0, 0, 1],
      [1, 1, -1, 0],
      [0, 1, 0, -1],
    ] as const) {
      const [ox, oy] = [x + dy, y - dx];
      if (!has.has(String([ox, oy]))) {
        const from = String([x + fx, y + fy]);
        edges.set(from, [...(edges.get(from) ?? []), [dx, dy]]);
      }
    }
  const found: Corner[][] = [];
  while (edges.size > 0) {
    const [start] = edges.keys();
    const [x, y] = start!.split(",").map(Number);
    let at: Cell = [x!, y!];
    let goes = edges.get(start!)![0]!;
    const loop: Corner[] = [];
    for (;;) {
      const key = String(at);
      const ways = edges.get(key);
      if (!ways) break;
      const wanted = loop.length ? right(goes) : goes;
      const way = ways.find((one) => String(one) === String(wanted)) ?? ways[0]!;
      const rest = ways.filter((one) => one !== way);
      if (rest.length) edges.set(key, rest);
      else edges.delete(key);
      loop.push({ at, came: goes, goes: way });
      goes = way;
      at = [at[0] + way[0], at[1] + way[1]];
    }
    loop[0]!.came = goes;
    found.push(loop.filter((corner) => String(corner.came) !== String(corner.goes)));
  }
  return found;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** A corner of an outline that is drawn inside of the edge by `inset`. */
function point({ at, came, goes }: Corner, inset: number, up: number): Cell {
  const [[ax, ay], [bx, by]] = [right(came), right(goes)];
  return [left(at[0]) + inset * (ax + bx), left(at[1]) + inset * (ay + by) - up];
}

/** The outline of a set of spaces as a path, with rounded corners. */
export function outline(cells: readonly Cell[], inset: number, radius = 0, up = 0): string {
  return loops(cells)
    .map(
      (loop) =>
        loop
          .map((corner, index) => {
            const [x, y] = point(corner, inset, up);
            const { came, goes } = corner;
            const command = index ? "L" : "M";
            if (!radius) return `${command}${round(x)} ${round(y)}`;
            return `${command}${round(x - radius * came[0])} ${round(y - radius * came[1])}Q${round(x)} ${round(y)} ${round(x + radius * goes[0])} ${round(y + radius * goes[1])}`;
          })
          .join("") + "Z",
    )
    .join("");
}

/** The four sides of a roof: each stretch of the outline with the side it looks to. */
export function slopes(
  cells: readonly Cell[],
  outer: number,
  inner: number,
  up: number,
): { side: "n" | "e" | "s" | "w"; path: string }[] {
  return loops(cells).flatMap((loop) =>
    loop.map((corner, index) => {
      const next = loop[(index + 1) % loop.length]!;
      const points = [
        point(corner, outer, up),
        point(next, outer, up),
        point(next, inner, up),
        point(corner, inner, up),
      ];
      const [dx, dy] = corner.goes;
      return {
        side: dx > 0 ? "n" : dx < 0 ? "s" : dy > 0 ? "e" : "w",
        path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`,
      };
    }),
  );
}

/** Spaces with nothing of the set south of them: there its front is seen. */
export function fronts(cells: readonly Cell[]): Cell[] {
  const has = new Set(cells.map(String));
  return cells.filter(([x, y]) => !has.has(String([x, y + 1])));
}

/** Where the chimney stands and where the badge with its lamps hangs. */
export function furniture(cells: readonly Cell[]): { chimney: Cell; badge: Cell } {
  const [chimney, ...rest] = byMiddle(cells) as [Cell, ...Cell[]];
  const near = (cell: Cell): number => Math.abs(cell[0] - chimney[0]) + Math.abs(cell[1] - chimney[1]);
  rest.sort((one, other) => near(one) - near(other) || other[1] - one[1] || other[0] - one[0]);
  return { chimney, badge: rest[0] ?? chimney };
}

/** The corners that mark a space, or several, as a place to go. */
export function brackets(x: number, y: number, size: number): string {
  const [l, t, r, b] = [x + 7, y + 7, x + size - 7, y + size - 7].map(round);
  const [li, ti, ri, bi] = [x + 25, y + 25, x + size - 25, y + size - 25].map(round);
  return `M${l} ${ti}v-12q0-6 6-6h12M${ri} ${t}h12q6 0 6 6v12M${r} ${bi}v12q0 6-6 6h-12M${li} ${b}h-12q-6 0-6-6v-12`;
}
