// Compiles Python for the browser with the very Pyodide that will run it there: `node in_page.mjs PYODIDE FROM TO`.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const [pyodide, from, to] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(join(pyodide, "pyodide.mjs")).href);
const python = await loadPyodide({ indexURL: pyodide, args: ["-X", "no_debug_ranges"] });
for (const [place, folder] of Object.entries({ "/from": from, "/to": to })) {
  python.FS.mkdir(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, place);
}
python.runPython(readFileSync(join(import.meta.dirname, "in_page_inside.py"), "utf8"));
