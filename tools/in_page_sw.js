/** Keeps every file of this folder, so that it opens without a network. Another list of files is another version: it is
 * fetched beside the one in use, of which it takes over what is the same, and takes its place when no tab is open. Tables
 * are kept elsewhere (IndexedDB), and no version touches them. */
const VERSION = "VERSION";
const FILES = { FILES: 0 };
/** What is kept for this folder: another one of the same host has its own. */
const OURS = `boulevard-offline ${new URL(registration.scope).pathname} `;
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
  event.respondWith(found(wanted).then((kept) => kept ?? fetch(request)));
});

async function found(address) {
  return (await caches.open(NAME)).match(address);
}

/** Each file as its digest says it is: from the version before where it is the same, from the network otherwise. */
async function keep() {
  const [next, before] = [await caches.open(NAME), await last()];
  const known = (await (await before?.match(here(DIGESTS)))?.json()) ?? {};
  const names = Object.keys(FILES);
  let done = 0;
  for (const name of names) {
    const same = known[name] === FILES[name] ? await before.match(here(name)) : undefined;
    try {
      if (!(await next.match(here(name)))) await next.put(here(name), same ?? (await fresh(name)));
    } catch (why) {
      await tell({ type: "unkept", file: name }); // what is there already is taken up the next time
      throw why;
    }
    await tell({ type: "kept", done: ++done, all: names.length });
  }
  await next.put(here(DIGESTS), new Response(JSON.stringify(FILES)));
}

async function fresh(name) {
  const answer = await fetch(here(name), { cache: "no-cache" });
  const digest = await crypto.subtle.digest("SHA-256", await answer.clone().arrayBuffer());
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
  if (!answer.ok || hex !== FILES[name]) throw new Error(`${name}: ${answer.status} ${hex}`);
  return answer;
}

async function last() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== NAME);
  return names.length > 0 ? caches.open(names.at(-1)) : undefined;
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
