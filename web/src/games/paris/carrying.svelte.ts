/** What is carried from a rail to the board. */
import type { Attachment } from "svelte/attachments";
import type Board from "./Board.svelte";
import { LIFT, type ParisHand } from "./hand.svelte.ts";

/** So far a pointer moves before it carries something. */
const SLACK = 8;

export class Carrying {
  /** Where it is, while it is on its way and not over the board. */
  at = $state.raw<{ x: number; y: number } | null>(null);
  #hand: ParisHand;
  #board: () => Board;

  constructor(hand: ParisHand, board: () => Board) {
    this.#hand = hand;
    this.#board = board;
  }

  /** From where it lies; `take` takes it up. */
  from = (take: () => void): Attachment<HTMLElement> => {
    return (node) => {
      const down = (start: PointerEvent): void => this.#follow(node, start, take);
      node.addEventListener("pointerdown", down);
      return () => node.removeEventListener("pointerdown", down);
    };
  };

  #follow(node: HTMLElement, start: PointerEvent, take: () => void): void {
    const hand = this.#hand;
    if (start.button !== 0 || !hand.table.choosing) return;
    const lift = start.pointerType === "mouse" ? 0 : LIFT;
    let moved = false;
    const move = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      if (!moved) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
        moved = true;
        take();
        if (hand.pinned) hand.lift();
      }
      if (!hand.lays) return;
      const cell = this.#board().cellAt(event.clientX, event.clientY - lift);
      hand.hover(cell);
      this.at = cell ? null : { x: event.clientX, y: event.clientY - lift };
    };
    const stop = (event: PointerEvent): void => {
      if (event.pointerId !== start.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      this.at = null;
      if (!moved) return;
      if (event.type === "pointerup" && hand.ghost) hand.drop();
      // the click that ends a drag over the piece itself is none
      const swallow = (click: Event): void => click.stopImmediatePropagation();
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  }
}
