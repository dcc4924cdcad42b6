/** The Python that a page ships, in a worker of a browser, for tests: it runs what it is told, with files of its host laid
 * out beside it. */
const folder = new URL("./", location).href;
const bytes = async (name) => (await fetch(folder + name)).arrayBuffer();

onmessage = async ({ data: { code, files } }) => {
  try {
    const { loadPyodide } = await import(`${folder}pyodide.mjs`);
    const env = { HOME: "/home/pyodide", BOULEVARD_CORES: "/cores" };
    const python = await loadPyodide({ indexURL: folder, stdLibURL: `${folder}stdlib.zip`, env });
    python.unpackArchive(await bytes("boulevard.zip"), "zip", { extractDir: "/lib/python3.14/site-packages" });
    python.FS.mkdir("/cores");
    for (const name of files) python.FS.writeFile(`/${name}`, new Uint8Array(await bytes(name)));
    postMessage({ answer: python.runPython(code) });
  } catch (why) {
    postMessage({ why: String(why) });
  }
};
