/** Keeps the page and what it has used, so that Boulevard opens without its server and says that it is away.
 *
 * Files under /assets have their content in their name and never change: the kept one is as good as any. The page itself
 * is asked for each time, and the kept one stands in where no answer comes. Nothing of /api is kept.
 */
const PAGE = "boulevard-page";
const ASSETS = "boulevard-assets";
/** There a server may have the whole table as files, kept by a worker of its own. */
const OFFLINE = "/offline/";

addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(fetch("/").then(renew));
});

addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// A page that was there first tells what it had fetched before anybody kept it.
addEventListener("message", (event) => event.waitUntil(Promise.all(event.data.filter(isAsset).map(asset))));

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || new URL(request.url).pathname.startsWith(OFFLINE)) return;
  if (isAsset(request.url)) event.respondWith(asset(request.url));
  else if (request.mode === "navigate" && !new URL(request.url).pathname.startsWith("/api/"))
    event.respondWith(page(request));
});

// What waits is told in the words that the server sends, and leads to its table.
addEventListener("push", (event) => event.waitUntil(show(event.data?.json() ?? {})));

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path ?? "/"));
});

// The browser has made itself another subscription: the server has to hear of it, or nothing comes any more.
addEventListener("pushsubscriptionchange", (event) => event.waitUntil(again(event.oldSubscription)));

async function show({ title = "Boulevard", body = "", path = "/", tag = "boulevard" }) {
  await registration.showNotification(title, { body, tag, renotify: true, icon: "/icon.svg", data: { path } });
}

async function open(path) {
  const address = new URL(path, location.origin);
  if (address.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => new URL(one.url).pathname === address.pathname);
  await (there ? there.focus() : clients.openWindow(address.href));
}

async function again(old) {
  const { key } = await (await fetch("/api/me/notices")).json();
  const { applicationServerKey } = old?.options ?? {};
  if (!key || !applicationServerKey) return;
  const made = (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey })).toJSON();
  const language = navigator.language.startsWith("fr") ? "fr" : "en";
  await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ endpoint: made.endpoint, ...made.keys, language }),
  });
}

function isAsset(address) {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith("/assets/");
}

async function asset(address) {
  const assets = await caches.open(ASSETS);
  const kept = await assets.match(address);
  if (kept) return kept;
  const fresh = await fetch(address);
  if (fresh.ok) await assets.put(address, fresh.clone());
  return fresh;
}

async function page(request) {
  const kept = await caches.match("/", { cacheName: PAGE });
  try {
    const fresh = await fetch(request);
    if (kept && fresh.status >= 500) return kept;
    await renew(fresh);
    return fresh;
  } catch (away) {
    if (kept) return kept;
    throw away;
  }
}

/** Keep a page; where it is another one than before, what the old one used may go. */
async function renew(fresh) {
  if (!fresh.ok || !fresh.headers.get("content-type")?.startsWith("text/html")) return;
  const pages = await caches.open(PAGE);
  const [copy, text, kept] = [fresh.clone(), await fresh.clone().text(), await pages.match("/")];
  if (kept && (await kept.text()) === text) return;
  await caches.delete(ASSETS);
  await pages.put("/", copy);
}
