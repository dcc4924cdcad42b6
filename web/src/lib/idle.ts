/** Do this when the browser has nothing better to do, or a little later where it cannot tell; gives what calls it off. */
export function whenIdle(act: () => void): () => void {
  // Safari has no such moments
  if (typeof requestIdleCallback !== "function") {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const wanted = requestIdleCallback(act, { timeout: 1000 });
  return () => cancelIdleCallback(wanted);
}
