import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tip } from "./tip.ts";

const shown = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockClear();
  HTMLElement.prototype.showPopover = shown;
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => vi.useRealTimers());

function focused(): void {
  const thing = document.createElement("button");
  document.body.append(thing);
  vi.spyOn(thing, "matches").mockReturnValue(true); // so a browser says where the focus came with the page
  tip("Prendre du rouge")(thing);
  thing.dispatchEvent(new FocusEvent("focus"));
  vi.advanceTimersByTime(600);
}

it("tells nothing of what has the focus without a key", () => {
  focused();
  expect(shown).not.toHaveBeenCalled();
});

it("tells of what is walked to", () => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  focused();
  expect(shown).toHaveBeenCalledOnce();
});

it("is still again once something was pressed", () => {
  dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  dispatchEvent(new Event("pointerdown"));
  focused();
  expect(shown).not.toHaveBeenCalled();
});
