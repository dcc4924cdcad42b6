// Packs files as small as can be: `node in_page_pack.mjs FILE PACKED FILE PACKED …`.
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { constants, zstdCompressSync } from "node:zlib";

/** Two megabytes: larger ones pack hardly better, and take longer to unpack. */
const WINDOW = 21;
const params = { [constants.ZSTD_c_compressionLevel]: 22, [constants.ZSTD_c_windowLog]: WINDOW };
const words = process.argv.slice(2);
for (let at = 0; at < words.length; at += 2) {
  const plain = readFileSync(words[at]);
  writeFileSync(`${words[at + 1]}.${process.pid}`, zstdCompressSync(plain, { params, pledgedSrcSize: plain.length }));
  renameSync(`${words[at + 1]}.${process.pid}`, words[at + 1]);
}
