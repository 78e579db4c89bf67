/**
 * @file Nothing on the table jumps: what has to move because something else came or went glides there from where it was.
 * Layouts stay what they are; only the way from one to the next is drawn.
 */

/** How long the way is: shorter where nobody wants to wait. No movement of the page lasts longer than 200 ms. */
const WAY_MS = 150;
const HASTE_MS = 50;
/** What moves less is not seen to move. */
const LEAST_PX = 1;

/** @typedef {{x: number, y: number}} Place */

/** What may have to move for something else. What is in them moves with them. */
const PARTS = ".plate > *, .facts > *, .held, .melds, .meld, .discards, .laid, .wall > *, .beside, .asks, .ledger > *, .ledger .minis, .answers > *, .ways > *, .column, .column > .card";

/** @param {Element} root */
const parts = (root) => [...root.querySelectorAll(PARTS)];

export class Gliding {
  constructor() {
    /** Where everything was seen before the table was drawn anew. @type {Map<Element, Place>} */
    this.places = new Map();
    /** @type {Animation[]} */
    this.moving = [];
  }

  /** Before the table is drawn: where things are seen now, on their way too. What was remembered and is not used yet stays. @param {Element} root */
  remember(root) {
    if (this.places.size === 0) this.places = new Map(parts(root).map((part) => [part, placeOf(part)]));
  }

  /** After it: whatever is elsewhere begins where it was, and goes. @param {Element} root @param {"instant"|string} speed */
  go(root, speed) {
    for (const animation of this.moving) animation.cancel();
    this.moving = [];
    const { places } = this;
    this.places = new Map();
    if (isStill()) return;
    /** How far a part's box is brought back to where it was, what contains it included. @type {Map<Element, Place>} */
    const back = new Map();
    /** @type {[Element, Place][]} */
    const ways = [];
    for (const part of parts(root)) {
      const within = part.parentElement?.closest(PARTS);
      const carried = (within && back.get(within)) ?? { x: 0, y: 0 };
      const before = places.get(part);
      if (!before) {
        back.set(part, carried);
        continue;
      }
      const now = placeOf(part);
      const way = { x: before.x - now.x - carried.x, y: before.y - now.y - carried.y };
      const moves = Math.abs(way.x) >= LEAST_PX || Math.abs(way.y) >= LEAST_PX;
      back.set(part, moves ? { x: before.x - now.x, y: before.y - now.y } : carried);
      if (moves) ways.push([part, way]);
    }
    const duration = speed === "instant" ? HASTE_MS : WAY_MS;
    this.moving = ways.map(([part, { x, y }]) => part.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration, easing: "ease-out", composite: "add" }));
  }
}

/** @param {Element} part @returns {Place} */
function placeOf(part) {
  const { left, right, y } = part.getBoundingClientRect();
  return { x: part.matches(".discards") ? right : left, y }; // what lies there keeps to the right
}

/** Whether nothing is to move. */
const isStill = () => document.documentElement.dataset.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;
