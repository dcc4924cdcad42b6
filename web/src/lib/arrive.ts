/** The heading of a screen takes the focus when one comes to it from another screen, so that it is read out first. */
let begun = false;

export function arrive(heading: HTMLElement): void {
  heading.tabIndex = -1;
  if (begun) heading.focus({ preventScroll: true });
  begun = true;
}
