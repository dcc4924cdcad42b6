/** Words about a thing, for the eye: shown while it is pointed at, focused by the keyboard, or held under a finger; with
 * `tapped` also where it is tapped, which must then do nothing else.
 *
 * A screen reader needs the same words in the page itself. A press that was long enough to show them does not choose.
 */
import type { Attachment } from "svelte/attachments";
import "./tip.css";

const POINTED = 500;
const HELD = 450;

let bubble: HTMLElement | null = null;
let told: Element | null = null;
/** Was a key the last that was used? What has the focus because a page has come tells nothing uninvited. */
let keyed = false;
addEventListener("keydown", () => (keyed = true), true);
addEventListener("pointerdown", () => (keyed = false), true);

function show(thing: Element, words: string): void {
  if (!bubble) {
    bubble = document.createElement("div");
    bubble.className = "tip";
    bubble.popover = "manual";
    bubble.ariaHidden = "true";
    document.body.append(bubble);
  }
  told = thing;
  bubble.textContent = words;
  bubble.showPopover();
  const [over, size] = [thing.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const fits = over.top > size.height + 16;
  const left = over.left + (over.width - size.width) / 2;
  bubble.style.left = `${Math.max(8, Math.min(left, document.documentElement.clientWidth - size.width - 8))}px`;
  bubble.style.top = `${fits ? over.top - size.height - 8 : over.bottom + 8}px`;
}

function hide(thing: Element): void {
  if (told !== thing) return;
  told = null;
  bubble?.hidePopover();
}

export function tip(words: string, tapped = false): Attachment<HTMLElement | SVGElement> {
  return (thing) => {
    let timer = 0;
    let held = false;
    const ends = new AbortController();
    const on = (target: EventTarget, names: string, does: (event: Event) => void, capture = false) => {
      for (const name of names.split(" "))
        target.addEventListener(name, does, { signal: ends.signal, capture, passive: !capture });
    };
    const soon = (delay: number, hold = false) => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        held = hold;
        show(thing, words);
      }, delay);
    };
    const leave = () => {
      clearTimeout(timer);
      hide(thing);
    };
    const touched = (event: Event) => (event as PointerEvent).pointerType === "touch";
    const pressed = (event: Event) => (event as PointerEvent).buttons !== 0;

    // a thing that appears under a resting pointer is not pointed at
    on(thing, "pointermove", (event) => touched(event) || pressed(event) || told === thing || soon(POINTED));
    on(thing, "pointerleave", (event) => (touched(event) ? clearTimeout(timer) : leave()));
    on(thing, "pointerdown", (event) => {
      held = false;
      if (touched(event)) soon(HELD, true);
      else leave();
    });
    on(thing, "pointerup pointercancel", () => clearTimeout(timer));
    on(thing, "focus", () => keyed && thing.matches(":focus-visible") && soon(POINTED));
    on(thing, "blur", leave);
    if (tapped) on(thing, "click", () => held || (told === thing ? leave() : show(thing, words)));
    on(thing, "click contextmenu", (event) => {
      if (!held) return;
      event.preventDefault();
      event.stopPropagation();
    }, true); // prettier-ignore
    on(window, "pointerdown", (event) => thing.contains(event.target as Node) || leave());
    on(window, "scroll", leave, true);
    on(window, "keydown", (event) => (event as KeyboardEvent).key === "Escape" && leave());
    return () => {
      ends.abort();
      leave();
    };
  };
}
