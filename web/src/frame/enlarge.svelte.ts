/** Cards drawn large: pointed at for a moment, held under a finger, or with E where the focus is.
 *
 * What a pointer shows is only to be looked at and goes with it; what a finger or a key opens stays until it is closed. A
 * press that was long enough does not choose, and one that moves is none.
 */
import type { Snippet } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Enlarged {
  over: Element;
  drawn: Snippet;
  name: () => string;
  held: boolean;
}

const POINTED = 650;
const HELD = 500;
/** So far a finger may slip. */
const STILL = 8;

/** Has the table changed under a pointer that rests (`lib/pointer`)? */
const resting = (): boolean => document.documentElement.dataset["still"] !== undefined;

class Lens {
  now = $state.raw<Enlarged | null>(null);

  /** Away with it, if it is of this thing; one that is held stays where only the glimpse is over. */
  leave(over: Element, held = true): void {
    if (this.now?.over === over && (held || !this.now.held)) this.now = null;
  }
}

export const lens = new Lens();

/** For a button that does nothing else: it opens what it is. */
export function open(event: Event, drawn: Snippet, name: () => string): void {
  lens.now = { over: event.currentTarget as Element, drawn, name, held: true };
}

export function enlarge(drawn: Snippet, name: () => string): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let timer = 0;
    let held = false;
    let from = { x: 0, y: 0 };
    /** Pressed with the mouse: it is being used, not looked at, until the pointer has left it. */
    let used = false;
    const ends = new AbortController();
    const on = <E extends Event>(target: EventTarget, names: string, does: (event: E) => void, capture = false) => {
      for (const one of names.split(" "))
        target.addEventListener(one, does as (event: Event) => void, { signal: ends.signal, capture });
    };
    const show = (hold: boolean): void => {
      held = hold;
      lens.now = { over: thing, drawn, name, held: hold };
    };
    const soon = (delay: number, hold: boolean): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => show(hold), delay);
    };

    // a thing that appears under a resting pointer is not pointed at
    on<PointerEvent>(thing, "pointermove", (event) => {
      if (event.pointerType === "touch") {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(timer);
      } else if (event.buttons === 0 && !used && lens.now?.over !== thing && !resting()) soon(POINTED, false);
    });
    on<PointerEvent>(thing, "pointerdown", (event) => {
      held = false;
      clearTimeout(timer);
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType === "touch") soon(HELD, true);
      else {
        used = true;
        lens.leave(thing, false);
      }
    });
    on<PointerEvent>(thing, "pointerleave", () => {
      clearTimeout(timer);
      used = false;
      lens.leave(thing, false);
    });
    on(thing, "pointerup pointercancel", () => clearTimeout(timer));
    on<Event>(thing, "click contextmenu", (event) => {
      if (!held) return;
      held = false;
      event.preventDefault();
      event.stopPropagation();
    }, true); // prettier-ignore
    on<KeyboardEvent>(thing, "keydown", (event) => {
      if (event.key.toLowerCase() !== "e" || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      show(true);
      held = false;
    });
    on(window, "scroll", () => lens.leave(thing, false), true);
    on<KeyboardEvent>(window, "keydown", (event) => event.key === "Escape" && lens.leave(thing, false));
    thing.setAttribute("aria-keyshortcuts", [thing.getAttribute("aria-keyshortcuts"), "E"].filter(Boolean).join(" "));
    return () => {
      ends.abort();
      clearTimeout(timer);
      lens.leave(thing);
    };
  };
}
