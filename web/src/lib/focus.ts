/** The button that plays what is prepared, where one is ready: whoever takes a hint up is led there. */
export const ready = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("main .btn.go:enabled")].find((one) => one.checkVisibility());

/** Past the bar, to the first thing on the board that the keyboard reaches; who does not use one sees nothing move. */
export function toBoard(keyboard = true): void {
  for (const board of [
    "[role=grid][tabindex='0']",
    "[role=grid] [tabindex='0']",
    "[tabindex='0']",
    "button:enabled",
    "a",
  ]) {
    const first = document.querySelector<HTMLElement>(`main ${board}`);
    if (first) return first.focus({ preventScroll: !keyboard });
  }
}
