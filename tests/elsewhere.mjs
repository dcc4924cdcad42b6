// Python as a page has it, run by node: `node elsewhere.mjs PYODIDE CORES FOLDER …` makes modules of the folders found,
// does the work that its input asks for (`agreement.work`), and writes what was found.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [pyodide, cores, ...folders] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`))
const python = await loadPyodide({ env: { BOULEVARD_CORES: '/cores', HOME: '/home/pyodide' } })
python.mountNodeFS('/cores', cores)
folders.forEach((folder, at) => python.mountNodeFS(`/modules${at}`, folder))
python.globals.set('asked', readFileSync(0, 'utf8'))
python.globals.set('folders', folders.length)
console.log(
  python.runPython(`
import json, sys
sys.path[:0] = [f"/modules{at}" for at in range(folders)]
import agreement
json.dumps(agreement.work(json.loads(asked)))
`),
)
