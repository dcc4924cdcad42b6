/** The page's address, as something to draw from. */

/** The path without a slash at its end, which means nothing. */
const here = (): string => location.pathname.replace(/(.)\/+$/, "$1");

class Router {
  path = $state(here());
  hash = $state(location.hash);
  search = $state(location.search);
  /** The table from which one came to the rules, to go back to. */
  from = $state<string | null>(history.state?.from ?? null);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = (event.target as Element).closest?.("a");
      if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  #read(): void {
    this.path = here();
    this.hash = location.hash;
    this.search = location.search;
    this.from = history.state?.from ?? null;
  }

  go(address: string, replace = false): void {
    const same = new URL(address, location.href).pathname === location.pathname;
    const { pathname, search } = location;
    const from = pathname.startsWith("/tables/") && !same ? pathname + search : this.from;
    const kept = from !== null && new URL(address, location.href).pathname.startsWith("/rules") ? { from } : null;
    history[replace ? "replaceState" : "pushState"](kept, "", address);
    this.#read();
    if (!same) scrollTo(0, 0);
  }
}

export const router = new Router();
