/** @file Asks about a control when a finger presses it for long. */

/** Milliseconds after which a press counts as long. */
export const HOLD_MS = 500;
/** Pixels that a finger may move during a long press. */
const HOLD_TOLERANCE_PX = 10;

export class LongPress {
  /**
   * @param {HTMLElement} root
   * @param {(about: string) => void} ask gets the control's `data-why`
   */
  constructor(root, ask) {
    this.ask = ask;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    this.from = { x: 0, y: 0 };
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener(
      "pointermove",
      (event) => Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) > HOLD_TOLERANCE_PX && this.end(),
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

/**
 * The `data-why` of the pressed control. Null if it has none, and for a card of the hand, which dragging.js handles.
 * @param {Event} event
 */
function about(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-why]:not([data-key])") : null;
  return found instanceof HTMLElement ? (found.dataset.why ?? "") : null;
}

/** Ignores the click that the browser sends at the end of a press. @param {{raised?: boolean}} [how] whether the press has ended */
export function swallowClick({ raised = false } = {}) {
  const swallow = (/** @type {Event} */ event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  const forget = () => document.removeEventListener("click", swallow, true);
  document.addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", forget, { once: true, capture: true });
  const soon = () => setTimeout(forget, 50);
  if (raised) soon();
  else addEventListener("pointerup", soon, { once: true });
}
