/** A game's notation: its moves as records, and their texts. Each game's `moves.ts` says what moves it has. */

/** What a word says; undefined where it is none of those that may stand there. */
export type Reader<T> = (word: string) => T | undefined;

export const word: Reader<string> = (text) => text || undefined;
export const matching =
  (pattern: RegExp): Reader<string> =>
  (text) =>
    pattern.test(text) ? text : undefined;
export const number: Reader<number> = (text) => (/^(0|-?[1-9]\d*)$/.test(text) && text.length < 10 ? +text : undefined);
export const one =
  <T extends string | number>(words: readonly T[]): Reader<T> =>
  (text) =>
    words.find((known) => String(known) === text);
export const many =
  <T>(each: Reader<T>): Reader<T[]> =>
  (text) => {
    const found = text.split("+").map(each);
    return found.includes(undefined) ? undefined : (found as T[]);
  };
/** What a kind of move always says, and its text does not. */
export const always =
  <T>(value: T): Reader<T> =>
  () =>
    value;

interface Kinded {
  kind: string;
}

/** Of a kind of move, its text with the names of its fields in their places, and how each field is read. */
export type Form<M extends Kinded> = [form: string, readers: { [F in Exclude<keyof M, "kind">]: Reader<M[F]> }];

/** A word that somebody writes may come from anywhere: whether there is such a move, the server says. */
type Free<T> = T extends string ? string : T extends string[] ? string[] : T;

/** What a kind of move always says, need not be given to write one. `Fixed`: the names of such fields, by kind. */
type FixedOf<M extends Kinded, Fixed> = M["kind"] extends keyof Fixed ? Fixed[M["kind"]] : never;

/** A move to be written. */
export type Writable<M extends Kinded, Fixed = unknown> = M extends Kinded
  ? { kind: M["kind"] } & { [F in Exclude<keyof M, "kind" | FixedOf<M, Fixed>>]: Free<M[F]> } & {
      [F in keyof M & FixedOf<M, Fixed>]?: M[F];
    }
  : never;

export interface Notation<M extends Kinded, Fixed = unknown> {
  /** The move that a text is, or null. */
  read: (text: string) => M | null;
  write: (move: Writable<M, Fixed>) => string;
}

const field = (part: string): string | null => /^\{(\w+)\}$/.exec(part)?.[1] ?? null;

export function notation<M extends Kinded, Fixed = unknown>(forms: {
  [K in M["kind"]]: Form<Extract<M, { kind: K }>>;
}): Notation<M, Fixed> {
  const kinds = Object.entries<[string, Record<string, Reader<unknown>>]>(forms).map(([kind, [form, readers]]) => ({
    kind,
    parts: form.split(" "),
    readers: Object.entries(readers),
  }));

  function read(text: string): M | null {
    const words = text.split(" ");
    for (const { kind, parts, readers } of kinds) {
      if (parts.length !== words.length) continue;
      if (!parts.every((part, at) => part === words[at] || field(part) !== null)) continue;
      const found = readers.map(([name, reader]) => [name, reader(words[parts.indexOf(`{${name}}`)] ?? "")]);
      if (found.every(([, value]) => value !== undefined)) return { kind, ...Object.fromEntries(found) } as M;
    }
    return null;
  }

  function write(move: Writable<M, Fixed>): string {
    const fields: Record<string, unknown> = move;
    const said = (part: string): unknown => fields[field(part) ?? ""] ?? part;
    const { parts } = kinds.find(({ kind }) => kind === fields["kind"])!;
    return parts.map((part) => [said(part)].flat().join("+")).join(" ");
  }

  return { read, write };
}
