// Beside every text file of dist that is worth it a .br and a .gz: the server only chooses.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const dist = join(import.meta.dirname, "dist");
const TEXT = /\.(html|js|css|svg|json|webmanifest|txt|ftl|md|wasm)$/;
const SMALLEST = 1024;

for (const name of readdirSync(dist, { recursive: true })) {
  if (!TEXT.test(name)) continue;
  const path = join(dist, name);
  const plain = readFileSync(path);
  if (plain.length <= SMALLEST) continue;
  const best = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: best }));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
