/** @file A finger that stays on something asks about it: the same answer a key gives, for hands without one. */

/** So long a press becomes a question. */
export const HOLD_MS = 500;
/** So far a finger may stray and still be staying. */
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
    root.addEventListener("pointermove", (event) => Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > STRAY && this.end());
    for (const over of ["pointerup", "pointercancel"]) root.addEventListener(over, () => this.end());
    root.addEventListener("contextmenu", (event) => about(event) !== null && event.preventDefault());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const told = about(event);
    if (told === null || event.pointerType !== "touch") return;
    this.from = { x: event.clientX, y: event.clientY };
    this.timer = setTimeout(() => {
      this.end();
      swallowClick();
      this.ask(told);
    }, HOLD_MS);
  }

  end() {
    clearTimeout(this.timer);
  }
}

/** What is asked about, if it is not a card of the hand, which answers for itself. @param {Event} event */
function about(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-why]:not([data-key])") : null;
  return found instanceof HTMLElement ? (found.dataset.why ?? "") : null;
}

/** The click that the browser makes of the end of a press that was an answer already is none. */
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
