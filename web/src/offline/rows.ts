/** What the house keeps, in IndexedDB: texts by key. A change is one transaction, on the disk before it is told. */

const STORE = "rows";

interface Change {
  expected: Record<string, string | null>;
  put: Record<string, string>;
  gone: string[];
}

function asked<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });
}

/** All keys that begin so. */
const beginning = (prefix: string, after = ""): IDBKeyRange => IDBKeyRange.bound(prefix + after, `${prefix}\uffff`);

export class Rows {
  readonly #base: Promise<IDBDatabase>;

  constructor(name = "boulevard") {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    this.#base = asked(request);
  }

  async #read(): Promise<IDBObjectStore> {
    return (await this.#base).transaction(STORE, "readonly").objectStore(STORE);
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

  /** False, and nothing is written, where a row is not what was expected. */
  async change({ expected, put, gone }: Change): Promise<boolean> {
    const transaction = (await this.#base).transaction(STORE, "readwrite", { durability: "strict" });
    const store = transaction.objectStore(STORE);
    const done = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
    });
    for (const [key, value] of Object.entries(expected)) {
      const found = (await asked(store.get(key) as IDBRequest<string | undefined>)) ?? null;
      if (found !== value) {
        await done;
        return false;
      }
    }
    for (const key of gone) store.delete(key.endsWith("/") ? beginning(key) : key);
    for (const [key, value] of Object.entries(put)) store.put(value, key);
    await done;
    return true;
  }
}
