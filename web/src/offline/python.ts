/** Python in a worker: Pyodide, the standard library and Boulevard, from the folder `house/` beside the page. */

interface Pyodide {
  unpackArchive(data: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): Record<string, unknown>;
}

/** How far it has come, in bytes of what is fetched. */
export type Progress = (done: number, all: number) => void;

const SITE = "/lib/python3.14/site-packages";
const WASM = "pyodide.asm.wasm";

/** The bytes of a file, counted as they come. */
async function fetched(address: string, came: (bytes: number, all: number) => void): Promise<Response> {
  const answer = await plain(address);
  if (!answer.ok || answer.body === null) throw new Error(`${answer.status} ${address}`);
  const all = Number(answer.headers.get("content-length") ?? 0);
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, on) {
      came(part.length, all);
      on.enqueue(part);
    },
  });
  return new Response(answer.body.pipeThrough(counted));
}

const plain = fetch.bind(globalThis);

export async function python(folder: string, progress: Progress): Promise<Pyodide> {
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
  const wasm = fetched(`${folder}${WASM}.gz`, came(WASM)).then(
    (answer) =>
      new Response(answer.body!.pipeThrough(new DecompressionStream("gzip")), {
        headers: { "content-type": "application/wasm" },
      }),
  );
  const own = fetched(`${folder}boulevard.zip`, came("boulevard.zip")).then((answer) => answer.arrayBuffer());
  // Pyodide asks for its program by its name; what it gets is the file that any host sends as small as it is kept
  globalThis.fetch = (asked, ...more) => {
    const address = String(asked instanceof Request ? asked.url : asked);
    return address.endsWith(WASM) ? wasm : plain(asked, ...more);
  };
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide(options: object): Promise<Pyodide>;
  };
  const found = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}stdlib.zip` });
  globalThis.fetch = plain;
  found.unpackArchive(await own, "zip", { extractDir: SITE });
  return found;
}
