/** Python in a worker: Pyodide, the standard library and Boulevard, from the folder `house/` beside the page. */

interface Pyodide {
  FS: { mkdir(path: string): void; writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Record<string, unknown>;
}

/** How far it has come, in bytes of what is fetched. */
export type Progress = (done: number, all: number) => void;

const SITE = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";
const STDLIB = "stdlib.zip";
/** Where Python finds the games' compiled cores (`boulevard.bots.shipped`). */
const CORES = "/cores";

/** A file of the folder cannot be had. */
export class Missing extends Error {
  override toString(): string {
    return this.message;
  }
}

/** A file of the folder; a `Missing` that names it where there is none. */
async function had(address: string): Promise<Response> {
  const name = address.slice(address.lastIndexOf("/house/") + 1);
  const answer = await plain(address).catch(() => {
    throw new Missing(name);
  });
  if (!answer.ok || answer.body === null) throw new Missing(`${name} (${answer.status})`);
  return answer;
}

/** The bytes of a file, counted as they come. */
async function fetched(address: string, came: (bytes: number, all: number) => void): Promise<Response> {
  const answer = await had(address);
  const all = Number(answer.headers.get("content-length") ?? 0);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, on) {
      came(part.length, all);
      on.enqueue(part);
    },
  });
  return new Response(answer.body!.pipeThrough(counted));
}

const plain = fetch.bind(globalThis);

const unpacked = (answer: Response): ReadableStream => answer.body!.pipeThrough(new DecompressionStream("gzip"));

/** The games' cores, as far as the folder has any. */
async function cores(folder: string): Promise<[string, Uint8Array][]> {
  const names = (await (await plain(`${folder}cores.json`)).json()) as string[];
  const load = async (name: string): Promise<[string, Uint8Array]> => {
    const answer = new Response(unpacked(await plain(`${folder}${name}.wasm.gz`)));
    return [name, new Uint8Array(await answer.arrayBuffer())];
  };
  return Promise.all(names.map(load));
}

/** `thinks`: bots think there, with the games' cores. */
export async function python(folder: string, thinks: boolean, progress: Progress): Promise<Pyodide> {
  const parts = new Map<string, [number, number]>();
  const came = (name: string) => {
    return (bytes: number, all: number) => {
      parts.set(name, [(parts.get(name)?.[0] ?? 0) + bytes, all]);
      const found = [...parts.values()];
      progress(
        found.reduce((sum, [done]) => sum + done, 0),
        found.reduce((sum, [done, whole]) => sum + Math.max(done, whole), 0),
      );
    };
  };
  const part = (name: string, type: string): Promise<Response> =>
    fetched(`${folder}${name}.gz`, came(name)).then(
      (answer) => new Response(unpacked(answer), { headers: { "content-type": type } }),
    );
  const packed = new Map([
    [WASM, part(WASM, "application/wasm")],
    [STDLIB, part(STDLIB, "application/zip")],
  ]);
  const own = part("boulevard.zip", "application/zip").then((answer) => answer.arrayBuffer());
  // Pyodide asks for its files by their names; what it gets is as small on the way as it is kept, whatever the host
  globalThis.fetch = (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    return packed.get(address.slice(folder.length)) ?? plain(asked, ...more);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const found = await loadPyodide({
    indexURL: folder,
    stdLibURL: folder + STDLIB,
    env: { HOME: "/home/pyodide", BOULEVARD_CORES: thinks ? CORES : "off" },
  });
  globalThis.fetch = plain;
  if (thinks) {
    found.FS.mkdir(CORES);
    for (const [name, core] of await cores(folder)) found.FS.writeFile(`${CORES}/${name}.wasm`, core);
  }
  found.unpackArchive(await own, "zip", { extractDir: SITE });
  return found;
}
