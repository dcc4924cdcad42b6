/** Where things lie on ring and disc: angles in degrees, 0 at the top, clockwise, around the middle of 600 by 600. */
export const MIDDLE = 300;
export const STEP = 30;

export type Point = [number, number];

export const round = (value: number): number => Math.round(value * 10) / 10;

export function at(radius: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [round(MIDDLE + radius * Math.sin(turn)), round(MIDDLE - radius * Math.cos(turn))];
}

/** A piece of a ring. */
export function slice(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [at(outer, from), at(outer, to), at(inner, to), at(inner, from)];
  return `M${a.join(" ")}A${outer} ${outer} 0 0 1 ${b.join(" ")}L${c.join(" ")}A${inner} ${inner} 0 0 0 ${d.join(" ")}Z`;
}

/** A line along the ring for words to run on: below the middle it runs the other way, so that they stand upright. */
export function wordsLine(radius: number, degrees: number, width: number): string {
  const below = Math.cos((degrees * Math.PI) / 180) < -0.1;
  const along = below ? radius + 10 : radius;
  const [from, to] = below ? [degrees + width, degrees - width] : [degrees - width, degrees + width];
  return `M${at(along, from).join(" ")}A${along} ${along} 0 0 ${below ? 0 : 1} ${at(along, to).join(" ")}`;
}

/** The wells of a sector: how far each lies beside its middle. */
export const WELLS: Record<number, number[]> = { 0: [], 1: [0], 2: [-5.3, 5.3], 3: [-9.5, 0, 9.5] };

export const INNER: Record<string, number> = { first: 0, copy: 120, turn: 240 };

export const sectorOf = (place: string): number | null => (/^s\d+$/.test(place) ? Number(place.slice(1)) : null);

/** The middle of a sector, on a ring that is turned by so many degrees. */
export const angleOf = (place: string, turn: number): number => STEP * sectorOf(place)! + turn;

/** All of a place: a sector with what it faces on the disc, a field of the disc, or its centre. */
export function keystone(place: string, turn: number): string {
  if (place === "white") return `M${MIDDLE} ${MIDDLE - 57}a57 57 0 1 1-.1 0z`;
  if (sectorOf(place) === null) return slice(60, 116, INNER[place]! + turn - 59, INNER[place]! + turn + 59);
  return slice(118, 261, angleOf(place, turn) - 14.6, angleOf(place, turn) + 14.6);
}

/** What a peek leaves out is not drawn. */
export const inPeek = ([x, y]: Point): boolean => x > 88 && x < 512 && y < 260;
