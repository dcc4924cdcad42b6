/** Score sheets on this device: kept in this browser, and nowhere else. */

export interface Kept {
  id: string;
  game: string;
  /** When it was begun, as a date. */
  at: string;
  names: Record<string, string>;
  /** The pad's file. */
  data: object;
  /** The totals when it was last counted, for the list. */
  totals: Record<string, number>;
}

const KEY = "boulevard-pads";
const MOST = 100;

function isKept(one: unknown): one is Kept {
  const { id, game, at } = (one ?? {}) as Partial<Kept>;
  return [id, game, at].every((field) => typeof field === "string");
}

/** All of them, the newest first. */
export function sheets(): Kept[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "[]") as unknown;
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
}

export function keep(sheet: Kept): void {
  write([sheet, ...sheets().filter((one) => one.id !== sheet.id)].slice(0, MOST));
}

export function drop(id: string): void {
  write(sheets().filter((one) => one.id !== id));
}

function write(all: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // a browser that keeps nothing counts all the same
  }
}

/** A name for a new one. */
export const newId = (): string =>
  `k${Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(36).padStart(2, "0")).join("")}`;

export const isId = (text: string): boolean => /^k[a-z0-9]{12}$/.test(text);
