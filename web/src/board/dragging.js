/**
 * @file Drags cards: to another place of the hand, or out above it to play them. A finger that holds a card still asks
 * about it. Mouse, finger and pen drag alike.
 */
import { dropPlace } from "./drop_place.js";
import { HOLD_MS, swallowClick } from "./long_press.js";

/** Pixels a pointer may move before a press becomes a drag. */
const DRAG_START_PX = 7;

/** @import { Drop } from "./drop_place.js" */

/**
 * @typedef {object} Hooks What the hand does for a dragged card.
 * @property {(key: string) => HTMLElement[]} lifts returns the elements that move with a card
 * @property {(drop: Drop) => void} over called when the place where the card would go has changed
 * @property {(key: string, drop: Drop) => void} dropped
 * @property {(key: string) => void} held called when a finger has held a card still
 */

export class Dragging {
  /** @param {HTMLElement} root the hand @param {Hooks} hand */
  constructor(root, hand) {
    this.root = root;
    this.hand = hand;
    this.key = "";
    /** @type {HTMLElement|null} the copy of the cards that follows the pointer */
    this.ghost = null;
    this.from = { x: 0, y: 0 };
    this.pointer = -1;
    /** @type {Drop} */
    this.drop = null;
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.timer = undefined;
    /** Removes the listeners for the pointer. */
    this.listening = new AbortController();
    root.addEventListener("pointerdown", (event) => this.down(event));
    root.addEventListener("contextmenu", (event) => this.pointer >= 0 && event.preventDefault());
    root.addEventListener("keydown", (event) => event.key === "Escape" && this.ghost && this.end());
  }

  /** @param {PointerEvent} event */
  down(event) {
    const card = event.target instanceof Element ? event.target.closest("button[data-key]") : null;
    if (!(card instanceof HTMLElement) || !card.dataset.key || event.button !== 0 || this.pointer >= 0) return;
    this.key = card.dataset.key;
    this.pointer = event.pointerId;
    this.from = { x: event.clientX, y: event.clientY };
    // Listens on the whole page, because a quick flick leaves the hand before its first move is reported.
    this.listening = new AbortController();
    const { signal } = this.listening;
    addEventListener("pointermove", (moved) => this.move(moved), { signal });
    addEventListener("pointerup", (raised) => this.up(raised), { signal });
    addEventListener("pointercancel", () => this.end(), { signal });
    if (event.pointerType === "touch") this.timer = setTimeout(() => this.ask(), HOLD_MS);
  }

  /** Asks about the card that is held still. The click that ends the press does not count. */
  ask() {
    const { key } = this;
    swallowClick();
    this.end();
    this.hand.held(key);
  }

  /** @param {PointerEvent} event */
  move(event) {
    if (event.pointerId !== this.pointer) return;
    const by = { x: event.clientX - this.from.x, y: event.clientY - this.from.y };
    if (!this.ghost) {
      if (Math.hypot(by.x, by.y) < DRAG_START_PX) return;
      this.begin();
    }
    if (!this.ghost) return;
    this.ghost.style.translate = `${by.x}px ${by.y}px`;
    const drop = this.dropAt(event.clientX, event.clientY);
    if (JSON.stringify(drop) === JSON.stringify(this.drop)) return;
    this.drop = drop;
    this.ghost.classList.toggle("thrown", drop?.kind === "throw");
    this.hand.over(drop);
  }

  begin() {
    clearTimeout(this.timer);
    const cards = this.hand.lifts(this.key);
    if (cards.length === 0) return this.end();
    this.ghost = document.createElement("div");
    this.ghost.className = "dragged";
    this.ghost.setAttribute("aria-hidden", "true");
    const places = cards.map((card) => card.getBoundingClientRect());
    const [first] = places;
    Object.assign(this.ghost.style, { left: `${first.left}px`, top: `${first.top}px` });
    cards.forEach((card, nth) => {
      const copy = /** @type {HTMLElement} */ (card.cloneNode(true));
      copy.removeAttribute("data-key");
      copy.className = card.className.replace("lifted", "");
      copy.tabIndex = -1;
      copy.style.top = `${places[nth].top - first.top}px`;
      card.classList.add("away");
      this.ghost?.append(copy);
    });
    this.root.append(this.ghost);
  }

  /** @param {PointerEvent} event */
  up(event) {
    if (event.pointerId !== this.pointer) return;
    const { key, drop, ghost } = this;
    if (ghost) swallowClick({ raised: true });
    this.end();
    if (ghost) this.hand.dropped(key, drop);
  }

  end() {
    clearTimeout(this.timer);
    this.listening.abort();
    this.pointer = -1;
    this.ghost?.remove();
    this.ghost = null;
    for (const card of this.root.querySelectorAll(".away")) card.classList.remove("away");
    if (this.drop) this.hand.over(null);
    this.drop = null;
  }

  /** Where a card would go from here. @param {number} x @param {number} y @returns {Drop} */
  dropAt(x, y) {
    const columns = [...this.root.querySelectorAll(".column")].map((column) => ({
      box: column.getBoundingClientRect(),
      cards: [...column.querySelectorAll("button[data-key]")].map((card) => card.getBoundingClientRect()),
    }));
    return dropPlace({ top: this.root.getBoundingClientRect().top, columns }, x, y);
  }
}
