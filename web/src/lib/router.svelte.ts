/** The page's address, as something to draw from. */

import { base, inPage } from "./transport.ts";

/** Where the page is. A folder on any web host has one file to open: its addresses stand behind a `#`. */
const place = (): URL => new URL(inPage ? location.hash.slice(1) || "/" : location.href, location.origin);

/** What the browser's bar shows for an address of the page. */
const shown = (address: string): string => (inPage ? `${base}#${address}` : address);

/** A link to somewhere in the page, as one gives it to others. */
export const addressOf = (address: string): string => new URL(shown(address), location.href).href;

/** The path without a slash at its end, which means nothing. */
const here = (): string => place().pathname.replace(/(.)\/+$/, "$1");

class Router {
  path = $state(here());
  hash = $state(place().hash);
  search = $state(place().search);
  /** The table from which one came to the rules, to go back to. */
  from = $state<string | null>(history.state?.from ?? null);

  constructor() {
    addEventListener("popstate", () => this.#read());
    addEventListener("hashchange", () => this.#read());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0) return;
      const link = (event.target as Element).closest?.("a");
      if (!link || link.target || link.origin !== location.origin) return;
      const to = new URL(link.getAttribute("href") ?? "", place());
      const apart = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (inPage && to.pathname.startsWith("/api/")) {
        event.preventDefault();
        void import("../offline/file.ts").then(({ save }) => save(to, link.download));
      } else if (!link.hasAttribute("download") && !to.pathname.startsWith("/api/")) {
        if (apart && !inPage) return;
        event.preventDefault();
        if (apart) open(addressOf(to.pathname + to.search + to.hash));
        else this.go(to.pathname + to.search + to.hash);
      }
    });
  }

  #read(): void {
    this.path = here();
    this.hash = place().hash;
    this.search = place().search;
    this.from = history.state?.from ?? null;
  }

  go(address: string, replace = false): void {
    const to = new URL(address, place());
    const { pathname, search } = place();
    const same = to.pathname === pathname;
    const from = pathname.startsWith("/tables/") && !same ? pathname + search : this.from;
    const kept = from !== null && to.pathname.startsWith("/rules") ? { from } : null;
    history[replace ? "replaceState" : "pushState"](kept, "", shown(to.pathname + to.search + to.hash));
    this.#read();
    if (!same) scrollTo(0, 0);
  }
}

export const router = new Router();
