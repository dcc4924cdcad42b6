/** Highlights follow the pointer only after it has moved: what comes to lie under a resting one does not light up.
 *
 * While the pointer rests, the root carries `data-still`. The build puts every style for `:hover` under its absence, and
 * the events of being entered are held back here until the pointer moves. */

const ENTERED = ["pointerenter", "pointerover", "mouseenter", "mouseover"] as const;
const root = document.documentElement;
let at = "";
let held: { target: EventTarget; event: MouseEvent }[] = [];

/** The table has changed under the pointer. */
export function rest(): void {
  if (at !== "") root.dataset.still = "";
}

function moved(event: PointerEvent): void {
  const here = `${event.clientX} ${event.clientY}`;
  // a browser tells of a move where only the page has moved
  if (here === at) return;
  at = event.pointerType === "mouse" ? here : "";
  if (root.dataset.still === undefined) return;
  delete root.dataset.still;
  const late = held;
  held = [];
  for (const { target, event } of late)
    if (target instanceof Element && target.isConnected && target.matches(":hover"))
      target.dispatchEvent(new (event.constructor as typeof PointerEvent)(event.type, event));
}

/** Listens from now on, for the whole page. */
export function follow(): void {
  addEventListener("pointermove", moved, { capture: true, passive: true });
  for (const name of ENTERED)
    addEventListener(
      name,
      (event) => {
        if (root.dataset.still === undefined || event.target === null || !event.isTrusted) return;
        held.push({ target: event.target, event });
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
