/** Whoever has been here before: by a table, or a name. On a first visit the page is as simple as it can be. */
import { settings } from "./settings.svelte.ts";
import { inPage } from "./transport.ts";

/** `main.ts` looks here whether a name is kept in this browser. */
export const MEMBER = "boulevard-member";

function kept(): string | null {
  try {
    return inPage ? null : localStorage.getItem(MEMBER); // a house in the page knows no names, though a server beside it may
  } catch {
    return null; // a browser that keeps nothing is asked for the name again
  }
}

class Regular {
  /** The name that is kept here, if one is. */
  member = $state(kept());
  /** Are there tables of one's own? */
  tables = $state(false);

  /** Is whoever looks known here? */
  get here(): boolean {
    return this.member !== null || this.tables || settings.name !== "";
  }

  get name(): string {
    return this.member ?? settings.name;
  }

  /** Where one's own things are: a profile for whoever has kept a name; in a house in the page, what it keeps. */
  get home(): string {
    if (inPage) return "/settings/offline";
    return this.member === null ? "/name" : `/people/${encodeURIComponent(this.member)}`;
  }

  keeps(name: string | null): void {
    this.member = name;
    try {
      if (name === null) localStorage.removeItem(MEMBER);
      else localStorage.setItem(MEMBER, name);
    } catch {
      // as above
    }
  }
}

export const regular = new Regular();
