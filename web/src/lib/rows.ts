/** Rows of a content file. A row is a list, a verb and its figures; read, it is a record whose figures have names, so that
 * nobody has to know their order. */

declare const read: unique symbol;

/** A row that stands for one of these records. */
export type Row<V> = readonly unknown[] & { readonly [read]?: V };

type Verb = { verb: string };
type Figures<V> = { [F in Exclude<keyof V, "verb">]: V[F] | null };

/** A record told as its verb and its figures. */
export type Figured<V extends Verb> = V extends V ? { verb: V["verb"]; figures: Omit<V, "verb"> } : never;

/** The reader of rows. Of each verb, its figures in the order of the file; a row may end before those that are not null. */
export function rows<V extends Verb>(verbs: { [K in V["verb"]]: Figures<Extract<V, { verb: K }>> }): (
  row: Row<V>,
) => V {
  const known: Record<string, Record<string, unknown>> = verbs;
  return ([verb, ...figures]) => {
    const named = Object.entries(known[String(verb)]!).map(([name, usual], index) => [name, figures[index] ?? usual]);
    return { verb, ...Object.fromEntries(named) } as V;
  };
}

/** The reader of rows that are told as their verb and their figures. */
export const figured =
  <V extends Verb>(read: (row: Row<V>) => V) =>
  (row: Row<V>): Figured<V> => {
    const { verb, ...figures } = read(row);
    return { verb, figures } as Figured<V>;
  };
