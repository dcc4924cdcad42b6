/** The button that plays what is prepared, where one is ready: whoever takes a hint up is led there. */
export const ready = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>("main .btn.go:enabled")].find((one) => one.checkVisibility());
