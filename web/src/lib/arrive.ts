/** The heading of a screen takes the focus when one comes to it from another screen, so that it is read out first. */
let begun = false;

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (come()) heading.focus({ preventScroll: true });
}

/** Is this not the first screen that was come to? */
export function come(): boolean {
  const before = begun;
  begun = true;
  return before;
}
