import { base, inPage, isKept } from "./transport.ts";

/** The page opens without the server: a worker keeps it, and is told of what was fetched before it could see to it. */
export async function keepShell(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  let kept = isKept();
  await navigator.serviceWorker.register(`${base}sw.js`);
  if (inPage) {
    // that worker keeps every file from the first; where a newer one takes its place, so does the newer page
    navigator.serviceWorker.addEventListener("controllerchange", () => {
      if (kept) location.reload();
      kept = isKept();
    });
    return;
  }
  const { active } = await navigator.serviceWorker.ready;
  const tell = (list: PerformanceObserverEntryList) => {
    const assets = list
      .getEntries()
      .map((one) => one.name)
      .filter((name) => name.includes("/assets/"));
    if (assets.length > 0) active?.postMessage(assets);
  };
  new PerformanceObserver(tell).observe({ type: "resource", buffered: true });
}
