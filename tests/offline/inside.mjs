// A script of Python in the Python that a page ships, run by node: `node inside.mjs HOUSE SCRIPT MOUNTS WORD …`; `MOUNTS`: folders
// of this machine that it sees, by their places there.
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const [house, script, mounts, ...words] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${house}/pyodide.mjs`))
const env = { HOME: '/home/pyodide', BOULEVARD_CORES: 'off' }
const python = await loadPyodide({ indexURL: `${house}/`, stdLibURL: `${house}/stdlib.zip`, env })
const own = new Uint8Array(readFileSync(`${house}/boulevard.zip`))
python.unpackArchive(own, 'zip', { extractDir: '/lib/python3.14/site-packages' })
for (const [place, folder] of Object.entries(JSON.parse(mounts))) python.mountNodeFS(place, folder)
python.globals.set('words', python.toPy(words))
process.exitCode = python.runPython(readFileSync(script, 'utf8'))
