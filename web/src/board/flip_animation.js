/**
 * @file Animates elements from their old place to their new one after a drawing (first, last, invert, play). The styles
 * alone decide where an element lies; only the way there is animated.
 */

/**
 * Milliseconds of a move; it is shorter if the player wants no pauses. No movement of the page lasts more than 200 ms.
 */
const MOVE_MS = 150;
const HASTY_MOVE_MS = 50;
/** A smaller move is not animated. */
const LEAST_PX = 1;

/** @typedef {{x: number, y: number}} Place */

/** The elements that are animated by themselves. Everything inside them moves with them. */
const PARTS =
  ".plate > *, .facts > *, .melds, .meld, .laid, .wall > *, .beside, .asks, .ledger > *, .ledger .minis, .answers > *, .ways > *, .at-hand, .column, .column > .card";

/** Where the elements are seen now. A hidden one has no place. @param {Element} root */
function placesIn(root) {
  /** @type {Map<Element, Place>} */
  const places = new Map();
  for (const part of root.querySelectorAll(PARTS)) {
    const { x, y, width, height } = part.getBoundingClientRect();
    if (x || y || width || height) places.set(part, { x, y });
  }
  return places;
}

export class FlipAnimation {
  constructor() {
    /** The places before the drawing. @type {Map<Element, Place>} */
    this.places = new Map();
    /** @type {Animation[]} */
    this.moving = [];
  }

  /**
   * Called before a drawing: records where the elements are seen now, even in the middle of a move. Unused records
   * stay.
   * @param {Element} root
   */
  measure(root) {
    if (this.places.size === 0) this.places = placesIn(root);
  }

  /** Called after the drawing: animates what is elsewhere now. @param {Element} root @param {boolean} hasty */
  play(root, hasty) {
    for (const animation of this.moving) animation.cancel();
    this.moving = [];
    const { places } = this;
    this.places = new Map();
    if (isStill()) return;
    /**
     * How far each element starts from its new place, including the offset of what contains it.
     * @type {Map<Element, Place>}
     */
    const startOffsets = new Map();
    /** @type {[Element, Place][]} */
    const moves = [];
    for (const [part, now] of placesIn(root)) {
      const parentOffset = offsetAround(part, startOffsets);
      const before = places.get(part);
      if (!before) {
        startOffsets.set(part, parentOffset);
        continue;
      }
      const offset = { x: before.x - now.x - parentOffset.x, y: before.y - now.y - parentOffset.y };
      const moved = Math.abs(offset.x) >= LEAST_PX || Math.abs(offset.y) >= LEAST_PX;
      startOffsets.set(part, moved ? { x: before.x - now.x, y: before.y - now.y } : parentOffset);
      if (moved) moves.push([part, offset]);
    }
    const duration = hasty ? HASTY_MOVE_MS : MOVE_MS;
    const starts = moves.map(([part, offset]) => startOf(part, offset));
    this.moving = moves.map(([part], nth) =>
      part.animate([{ translate: starts[nth], offset: 0 }], { duration, easing: "ease-out" }),
    );
  }
}

/**
 * The offset of what contains an element.
 * @param {Element} part
 * @param {Map<Element, Place>} startOffsets those of the elements before it in the page
 */
function offsetAround(part, startOffsets) {
  for (let around = part.parentElement; around; around = around.parentElement) {
    const offset = startOffsets.get(around);
    if (offset) return offset;
  }
  return { x: 0, y: 0 };
}

/**
 * Where the way of an element begins, as a value of `translate`: off the place that the styles give it. It is not left to
 * `composite: "add"`, which would have the whole table drawn anew for each frame.
 * @param {Element} part
 * @param {Place} offset
 */
function startOf(part, { x, y }) {
  const [across, down = "0px"] = getComputedStyle(part).translate.split(" ");
  return across === "none" ? `${x}px ${y}px` : `calc(${across} + ${x}px) calc(${down} + ${y}px)`;
}

/** Whether the player wants no movement. */
export const isStill = () =>
  document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
