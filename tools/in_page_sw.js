/** Keeps every file of this folder, so that it opens without a network. Another list of files is another version: it is
 * fetched beside the one in use, of which it takes over what is the same, and takes its place when no tab is open. Tables
 * are kept elsewhere (IndexedDB), and no version touches them. What is packed (`.zst`) is kept unpacked: it opens sooner,
 * and a browser may keep what it has compiled of it. `fzstd` stands above this. */
const VERSION = "VERSION";
const FILES = { FILES: 0 };
/** What is kept for this folder: another one of the same host has its own. */
const OURS = `boulevard-offline ${new URL(registration.scope).pathname} `;
/** Files that are kept once somebody has asked for them, and then in every version. */
const LATER = { LATER: 0 };
const NAME = OURS + VERSION;
const DIGESTS = "./.digests";
const here = (name) => new URL(name, registration.scope).href;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(begin()));

// Whoever has the page open does not want to wait until every tab was closed.
addEventListener("message", (event) => event.data === "now" && skipWaiting());

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || !address.href.startsWith(registration.scope)) return;
  const wanted = request.mode === "navigate" ? here("index.html") : address.origin + address.pathname;
  event.respondWith(answered(event, wanted));
});

async function answered(event, wanted) {
  const kept = await found(wanted);
  if (kept) return kept;
  const name = wanted.slice(registration.scope.length);
  const answer = await fetch(event.request);
  if (LATER[name] && answer.ok) event.waitUntil(keepLater(name, answer.clone()));
  return answer;
}

/** A file that came because somebody asked for it. Where it is not what it should be, or there is no room, it comes again. */
async function keepLater(name, answer) {
  try {
    const whole = await checked(name, LATER[name], answer);
    await (await caches.open(NAME)).put(here(name), whole);
  } catch {
    return;
  }
  await tell({ type: "came", name });
}

async function found(address) {
  return (await caches.open(NAME)).match(address);
}

/** Each file as its digest says it is: from the version before where it is the same, from the network otherwise. */
async function keep() {
  const [next, before] = [await caches.open(NAME), await last()];
  const known = (await (await before?.match(here(DIGESTS)))?.json()) ?? {};
  const files = { ...FILES, ...LATER };
  const names = Object.keys(FILES);
  for (const name of Object.keys(LATER)) if (await before?.match(here(name))) names.push(name);
  let done = 0;
  for (const name of names) {
    const same = known[name] === files[name] ? await before.match(here(name)) : undefined;
    try {
      if (!(await next.match(here(name)))) await next.put(here(name), same ?? (await fresh(name, files[name])));
    } catch (why) {
      await tell({ type: "unkept", file: name }); // what is there already is taken up the next time
      throw why;
    }
    await tell({ type: "kept", done: ++done, all: names.length });
  }
  await next.put(here(DIGESTS), new Response(JSON.stringify(files)));
}

const fresh = async (name, digest) => checked(name, digest, await fetch(here(name), { cache: "no-cache" }));

/** A file as it is to be kept, if it is the one whose digest is told. */
async function checked(name, digest, answer) {
  const bytes = await answer.clone().arrayBuffer();
  const hex = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  if (!answer.ok || hex !== digest) throw new Error(`${name}: ${answer.status} ${hex}`);
  if (!name.endsWith(".zst")) return answer;
  const type = name.endsWith(".wasm.zst") ? "application/wasm" : "application/octet-stream";
  return new Response(fzstd.decompress(new Uint8Array(bytes)), { headers: { "content-type": type, unpacked: "1" } });
}

/** What another version has kept: the newest that is whole, for one may have been broken off. */
async function last() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  for (const name of names.reverse()) {
    const one = await caches.open(name);
    if (await one.match(here(DIGESTS))) return one;
  }
  return undefined;
}

async function begin() {
  for (const name of await caches.keys())
    if (name.startsWith(OURS) && name !== NAME) await caches.delete(name);
  await clients.claim();
  await tell({ type: "kept", done: 1, all: 1 });
}

async function tell(message) {
  const of = new URL(registration.scope).pathname;
  for (const one of await clients.matchAll({ includeUncontrolled: true })) one.postMessage({ ...message, of });
}
