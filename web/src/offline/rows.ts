/** What the house keeps, in IndexedDB: texts by key. A change is one transaction, on the disk before it is told. */

const STORE = "rows";

interface Change {
  expected: Record<string, string | null>;
  put: Record<string, string>;
  gone: string[];
}

/** What came of a change: written; not, since a row is not what was expected; not, since there is no room for it, or the
 * browser keeps nothing any more. */
export type Changed = "done" | "other" | "full" | "lost";

/** Why the browser does not write: a `QuotaExceededError` is what it says, everything else leaves its store in doubt. */
export const trouble = (why: unknown): "full" | "lost" =>
  (why as DOMException | null)?.name === "QuotaExceededError" ? "full" : "lost";

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** All keys that begin so. */
const beginning = (prefix: string, after = ""): IDBKeyRange => IDBKeyRange.bound(prefix + after, `${prefix}\uffff`);

export interface Rows {
  /** Is anything left when the page is closed? */
  readonly keeps: boolean;
  get(key: string): Promise<string | undefined>;
  range(prefix: string, after: string): Promise<[string, string][]>;
  change(change: Change): Promise<Changed>;
}

/** The rows of the house that lies at that address: in the browser's store, or, where it has none, as long as the page is
 * open. */
export async function rowsOf(base: string): Promise<Rows> {
  const kept = new Kept(`boulevard ${base}`);
  try {
    await kept.get("");
    return kept;
  } catch {
    return new Passing();
  }
}

class Kept implements Rows {
  readonly keeps = true;
  #base: Promise<IDBDatabase> | null = null;

  constructor(readonly name: string) {}

  /** Open; once more where the browser has closed it, as when somebody clears what it keeps. */
  #open(): Promise<IDBDatabase> {
    this.#base ??= this.#opened().catch((why: unknown) => {
      this.#base = null;
      throw why;
    });
    return this.#base;
  }

  async #opened(): Promise<IDBDatabase> {
    const request = indexedDB.open(this.name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    const base = await asked(request);
    base.onclose = () => (this.#base = null);
    base.onversionchange = () => {
      base.close();
      this.#base = null;
    };
    return base;
  }

  async #read(): Promise<IDBObjectStore> {
    return (await this.#open()).transaction(STORE, "readonly").objectStore(STORE);
  }

  async get(key: string): Promise<string | undefined> {
    return asked((await this.#read()).get(key) as IDBRequest<string | undefined>);
  }

  async range(prefix: string, after: string): Promise<[string, string][]> {
    const store = await this.#read();
    const range = beginning(prefix, after);
    const [keys, values] = await Promise.all([
      asked(store.getAllKeys(range) as IDBRequest<string[]>),
      asked(store.getAll(range) as IDBRequest<string[]>),
    ]);
    return keys.map((key, at) => [key, values[at]!]);
  }

  async change(change: Change): Promise<Changed> {
    try {
      return await this.#changed(change);
    } catch (why) {
      return trouble(why);
    }
  }

  async #changed({ expected, put, gone }: Change): Promise<Changed> {
    const transaction = (await this.#open()).transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
    });
    done.catch(() => {}); // whoever waits for a row hears of it first
    for (const [key, value] of Object.entries(expected)) {
      const found = (await asked(store.get(key) as IDBRequest<string | undefined>)) ?? null;
      if (found !== value) {
        await done;
        return "other";
      }
    }
    for (const key of gone) store.delete(key.endsWith("/") ? beginning(key) : key);
    for (const [key, value] of Object.entries(put)) store.put(value, key);
    await done;
    return "done";
  }
}

/** For a browser that keeps nothing: the same, until the page is closed. */
export class Passing implements Rows {
  readonly keeps = false;
  readonly #rows = new Map<string, string>();

  get(key: string): Promise<string | undefined> {
    return Promise.resolve(this.#rows.get(key));
  }

  range(prefix: string, after: string): Promise<[string, string][]> {
    const found = [...this.#rows].filter(([key]) => key.startsWith(prefix) && key >= prefix + after);
    return Promise.resolve(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  change({ expected, put, gone }: Change): Promise<Changed> {
    if (Object.entries(expected).some(([key, value]) => (this.#rows.get(key) ?? null) !== value))
      return Promise.resolve("other");
    for (const one of gone)
      for (const key of [...this.#rows.keys()])
        if (key === one || (one.endsWith("/") && key.startsWith(one))) this.#rows.delete(key);
    for (const [key, value] of Object.entries(put)) this.#rows.set(key, value);
    return Promise.resolve("done");
  }
}
