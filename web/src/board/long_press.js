/** @file A finger that stays on something asks about it, as a key does. */

/** After so many milliseconds a press asks. */
export const HOLD_MS = 500;
/** Pixels a finger may move and still stay. */
const STRAY = 10;

export class LongPress {
  /**
   * @param {HTMLElement} root
   * @param {(about: string) => void} ask gets what `data-why` says
   */
  constructor(root, ask) {
    this.ask = ask;
    this.timer = 0;
    this.from = { x: 0, y: 0 };
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener(
      "pointermove",
      (event) => Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAY && this.end(),
    );
    for (const over of ["pointerup", "pointercancel"]) root.addEventListener(over, () => this.end());
    root.addEventListener("contextmenu", (event) => about(event) !== null && event.preventDefault());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const asked = about(event);
    if (asked === null || event.pointerType !== "touch") return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.end();
      swallowClick();
      this.ask(asked);
    }, HOLD_MS);
  }

  end() {
    clearTimeout(this.timer);
  }
}

/** What is asked about; null for a card of the hand, which has its own way to ask. @param {Event} event */
function about(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-why]:not([data-key])") : null;
  return found instanceof HTMLElement ? (found.dataset.why ?? "") : null;
}

/** Drops the click that the browser makes of the end of a press. */
export function swallowClick() {
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => document.removeEventListener("click", swallow, true);
  document.addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", forget, { once: true, capture: true });
  addEventListener("pointerup", () => setTimeout(forget, 50), { once: true });
}
