/** Python in a worker: Pyodide, the standard library and Boulevard, from the folder `house/` beside the page. */
import { Decompress } from "fzstd";

export interface Pyodide {
  FS: { mkdir(path: string): void; writeFile(path: string, data: Uint8Array): void };
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Record<string, unknown>;
}

/** How far it has come, in bytes of what is fetched. */
export type Progress = (done: number, all: number) => void;
type Bytes = Uint8Array<ArrayBuffer>;

const SITE = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";
const STDLIB = "stdlib.zip";
/** Where Python finds the games' compiled cores and nets (`boulevard.bots.shipped`). */
const CORES = "/cores";

const plain = fetch.bind(globalThis);

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

/** What the folder has packed, as it comes. The page's keeper (`sw.js`) has it unpacked. */
function unpacked(answer: Response): ReadableStream<Bytes> {
  const body = answer.body as ReadableStream<Bytes>;
  if (answer.headers.has("unpacked")) return body;
  let unpack: Decompress;
  return body.pipeThrough(
    new TransformStream<Bytes, Bytes>({
      start: (on) => void (unpack = new Decompress((part) => part.length > 0 && on.enqueue(part as Bytes))),
      transform: (part) => unpack.push(part),
      flush: () => unpack.push(new Uint8Array(), true),
    }),
  );
}

/** A packed file of the folder, unpacked, counted as it comes. */
export async function part(address: string, type: string, came: Progress): Promise<Response> {
  const answer = await had(`${address}.zst`);
  const all = Number(answer.headers.get("content-length") ?? 0);
  let done = 0;
  const counted = new TransformStream<Bytes, Bytes>({
    transform(bytes, on) {
      came((done += bytes.length), all);
      on.enqueue(bytes);
    },
  });
  const { headers } = answer;
  return new Response(unpacked(new Response(answer.body!.pipeThrough(counted), { headers })), {
    headers: { "content-type": type },
  });
}

/** Of the games that have a compiled core here, how many bytes their nets are on the way; 0: none. */
export async function withCores(folder: string): Promise<Record<string, number>> {
  return (await (await had(`${folder}cores.json`)).json()) as Record<string, number>;
}

/** What Python begins with. A worker that thinks has the games' cores, and nets as they come; `machine`, compiled before by
 * another worker, need not be compiled again. */
export async function python(
  folder: string,
  progress: Progress,
  given: { thinks: boolean; machine?: WebAssembly.Module },
): Promise<{ pyodide: Pyodide; machine: WebAssembly.Module }> {
  const parts = new Map<string, [number, number]>();
  const begun = (name: string, type: string): Promise<Response> =>
    part(folder + name, type, (...found) => {
      parts.set(name, found);
      const all = [...parts.values()];
      progress(
        all.reduce((sum, [done]) => sum + done, 0),
        all.reduce((sum, [done, whole]) => sum + Math.max(done, whole), 0),
      );
    });
  const bytes = (name: string): Promise<ArrayBuffer> =>
    begun(name, "application/octet-stream").then((answer) => answer.arrayBuffer());

  const wasm = given.machine ? undefined : begun(WASM, "application/wasm");
  const stdlib = begun(STDLIB, "application/zip");
  const own = bytes("boulevard.zip");
  const cores = given.thinks ? withCores(folder) : Promise.resolve({});
  const cored = cores.then((found) =>
    Promise.all(Object.keys(found).map(async (name) => [name, await bytes(`${name}.wasm`)] as const)),
  );
  // Pyodide asks for its files by their names; what it gets is as small on the way as it is packed, whatever the host
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`).catch(() => {
    throw new Missing("house/pyodide.mjs");
  })) as { loadPyodide(options: object): Promise<Pyodide> };
  let machine = given.machine;
  const { instantiateStreaming } = WebAssembly;
  globalThis.fetch = (asked, ...more) => {
    const name = String(asked instanceof Request ? asked.url : asked).slice(folder.length);
    if (name === STDLIB) return stdlib;
    return name === WASM ? (wasm ?? Promise.resolve(new Response())) : plain(asked, ...more);
  };
  WebAssembly.instantiateStreaming = async (source, imports) => {
    const found = machine
      ? { module: machine, instance: await WebAssembly.instantiate(machine, imports) }
      : await instantiateStreaming(source, imports);
    machine = found.module;
    return found;
  };
  const pyodide = await loadPyodide({
    indexURL: folder,
    stdLibURL: folder + STDLIB,
    env: { HOME: "/home/pyodide", BOULEVARD_CORES: given.thinks ? CORES : "off" },
  });
  globalThis.fetch = plain;
  WebAssembly.instantiateStreaming = instantiateStreaming;
  pyodide.FS.mkdir(CORES);
  for (const [name, core] of await cored) lay(pyodide, `${name}.wasm`, new Uint8Array(core));
  pyodide.unpackArchive(await own, "zip", { extractDir: SITE });
  return { pyodide, machine: machine! };
}

/** Lay a core or a net where bots look for it. */
export const lay = (pyodide: Pyodide, name: string, bytes: Uint8Array): void =>
  pyodide.FS.writeFile(`${CORES}/${name}`, bytes);
