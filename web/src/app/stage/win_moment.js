/**
 * @file Plays a win on the table: the call, the hand opens in its groups, the card on which it was won, what it is worth
 * more for, and the points that go from seat to seat. Everything is there already; only the way there is animated.
 */
import { signed } from "../../text/i18n.js";

/** How long the moment takes, in milliseconds, by the pace of the others. */
export const WIN_MS = { instant: 0, quick: 1000, normal: 2000, slow: 2800 };

/** When its parts begin and how long each takes, in parts of the whole. */
const CALL = { from: 0, lasts: 0.2 };
const GROUPS = { from: 0.12, lasts: 0.14, apart: 0.06 };
const NAMES = { from: 0.5, lasts: 0.16, apart: 0.07 };
const RING = { from: 0.58, lasts: 0.24 };
const ROWS = { from: 0.42, lasts: 0.14, apart: 0.06 };
const COINS = { from: 0.66, lasts: 0.3 };
const RAYS = { from: 0.4, lasts: 0.55 };

/** How everything lies at the end. */
const SHOWN = { opacity: 1, transform: "none" };

/** @import { Payment } from "../../shared/types.js" */

/**
 * Who gives how much to whom in all.
 * @param {Payment[]} payments
 * @returns {{from: number, to: number, points: number}[]}
 */
export function transfers(payments) {
  /** @type {Map<string, {from: number, to: number, points: number}>} */
  const sums = new Map();
  for (const { from, to, points } of payments) {
    const sum = sums.get(`${from} ${to}`) ?? { from, to, points: 0 };
    sums.set(`${from} ${to}`, { ...sum, points: sum.points + points });
  }
  return [...sums.values()].filter(({ points }) => points > 0);
}

/** The middle of an element. @param {Element} element */
const middle = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

export class WinMoment {
  /** @param {Element} table @param {import("./stage.js").Stage} stage which knows the element of a seat */
  constructor(table, stage) {
    this.table = table;
    this.stage = stage;
    /** @type {Animation[]} */
    this.moving = [];
    /** The points on their way from seat to seat. @type {HTMLElement[]} */
    this.coins = [];
    /** What the sum waits for while it counts up. @type {ReturnType<typeof setTimeout>[]} */
    this.counting = [];
    /** Ends the moment; nothing while none is played. @type {(() => void)|null} */
    this.end = null;
  }

  /** Where a seat's points stand. @param {number} seat */
  plateOf(seat) {
    return this.stage.seatElement(seat)?.querySelector(".points, .plate") ?? null;
  }

  /**
   * Plays the moment. Resolves when it is over or was skipped. A press skips it from the first moment on, even before
   * the hands lie open.
   * @param {Promise<unknown>} opened resolves when they do
   * @param {number} lasts in milliseconds
   * @param {Payment[]} payments
   * @returns {Promise<void>}
   */
  play(opened, lasts, payments) {
    this.end?.();
    return new Promise((done) => {
      /** @type {ReturnType<typeof setTimeout>|undefined} */
      let timer;
      const skip = (/** @type {Event} */ event) => {
        event.preventDefault();
        event.stopPropagation(); // it means only: go on
        end();
      };
      const end = () => {
        this.end = null;
        clearTimeout(timer);
        removeEventListener("resize", end); // everything lies elsewhere now
        for (const type of ["keydown", "click"]) document.removeEventListener(type, skip, true);
        for (const animation of this.moving) animation.cancel();
        this.moving = [];
        this.count(0);
        for (const coin of this.coins.splice(0)) coin.remove();
        done();
      };
      this.end = end;
      addEventListener("resize", end);
      for (const type of ["keydown", "click"]) document.addEventListener(type, skip, true);
      void opened.then(() => {
        if (this.end !== end) return;
        timer = setTimeout(end, lasts);
        this.open(lasts);
        this.count(lasts);
        this.pay(lasts, payments);
      });
    });
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} keyframes
   * @param {{from: number, lasts: number, apart?: number}} when
   * @param {number} whole
   * @param {number} [nth]
   */
  animate(element, keyframes, { from, lasts, apart = 0 }, whole, nth = 0) {
    const delay = whole * Math.min(from + apart * nth, 1 - lasts);
    const timing = {
      delay,
      duration: whole * lasts,
      easing: "cubic-bezier(0.2, 0.8, 0.3, 1)",
      fill: /** @type {const} */ ("both"),
    };
    this.moving.push(element.animate(keyframes, timing));
  }

  /** The call, the hand that opens, its groups, the card on which it was won, and the other hands. @param {number} whole */
  open(whole) {
    const all = (/** @type {string} */ selector) => [...this.table.querySelectorAll(`.showdown ${selector}`)];
    const grown = (/** @type {number} */ scale) => [{ opacity: 0, transform: `scale(${scale})` }, SHOWN];
    const [first] = all(".won-hand");
    // Everything is measured before anything moves: else the browser would lay out again for each.
    const stamps = all(".stamp").map((stamp) => ({ stamp, from: this.from(stamp, first, 2.2) }));
    const groups = all(".won-hand").flatMap((hand) =>
      [...hand.querySelectorAll(".won-group")].map((group, nth) => ({ group, nth, from: this.from(group, hand, 0.5) })),
    );
    for (const { stamp, from } of stamps) this.animate(stamp, [from, SHOWN], CALL, whole);
    for (const part of all("header > :not(.stamp)")) this.animate(part, [{ opacity: 0 }, { opacity: 1 }], CALL, whole);
    for (const rays of all(".rays"))
      this.animate(
        rays,
        [
          { opacity: 0, transform: "rotate(0deg)" },
          { opacity: 0.55, transform: "rotate(60deg)" },
          { opacity: 0, transform: "rotate(120deg)" },
        ],
        RAYS,
        whole,
      );
    for (const { group, nth, from } of groups) this.animate(group, [from, SHOWN], GROUPS, whole, nth);
    for (const [nth, name] of all(".feat").entries()) this.animate(name, grown(1.9), NAMES, whole, nth);
    for (const card of all(".one.won"))
      this.animate(card, [{ transform: "none" }, { transform: "scale(1.35)" }, { transform: "none" }], RING, whole);
    for (const [nth, row] of all(".rows > li").entries())
      this.animate(
        row,
        [
          { opacity: 0, transform: "translateY(8px)" },
          { opacity: 1, transform: "none" },
        ],
        ROWS,
        whole,
        nth,
      );
  }

  /** Lets the sum grow by what each group is worth when it has opened. @param {number} whole 0 shows all of it */
  count(whole) {
    for (const timer of this.counting.splice(0)) clearTimeout(timer);
    const sum = this.table.querySelector(".reckoned > b");
    if (!(sum instanceof HTMLElement)) return;
    const all = Number(sum.dataset.n);
    const show = (/** @type {number} */ n) => (sum.dataset.shown = String(n));
    if (whole === 0) return void show(all);
    const values = [...this.table.querySelectorAll(".won-group")].map((group) =>
      Number(group.getAttribute("data-value")),
    );
    show(0);
    let n = 0;
    for (const [nth, value] of values.entries()) {
      n += value;
      const now = nth === values.length - 1 ? all : n;
      const when = Math.min(GROUPS.from + GROUPS.apart * nth, 1 - GROUPS.lasts) + GROUPS.lasts;
      this.counting.push(setTimeout(() => show(now), whole * when));
    }
  }

  /**
   * Where something begins that comes from the seat of a won hand.
   * @param {Element} element
   * @param {Element|undefined} hand
   * @param {number} scale
   */
  from(element, hand, scale) {
    const plate = hand instanceof HTMLElement ? this.plateOf(Number(hand.dataset.seat)) : null;
    if (!plate) return { opacity: 0, transform: `scale(${scale})` };
    const [start, place] = [middle(plate), middle(element)];
    return { opacity: 0, transform: `translate(${start.x - place.x}px, ${start.y - place.y}px) scale(${scale})` };
  }

  /** Sends the points from seat to seat. @param {number} whole @param {Payment[]} payments */
  pay(whole, payments) {
    const air = this.table.querySelector(".flying");
    const frame = air?.getBoundingClientRect();
    if (!air || !frame) return;
    const ways = transfers(payments).flatMap(({ from, to, points }) => {
      const start = this.plateOf(from);
      const goal = this.table.querySelector(`.showdown [data-seat="${to}"] b`) ?? this.plateOf(to);
      return start && goal ? [{ points, start: middle(start), goal: middle(goal) }] : [];
    });
    for (const { points, start, goal } of ways) {
      const coin = document.createElement("span");
      coin.className = "coin";
      coin.textContent = signed(points);
      air.append(coin);
      this.coins.push(coin);
      const [a, b] = [start, goal].map(
        ({ x, y }) => `translate(${x - frame.x}px, ${y - frame.y}px) translate(-50%, -50%)`,
      );
      this.animate(
        coin,
        [
          { opacity: 0, transform: a },
          { opacity: 1, transform: a, offset: 0.15 },
          { opacity: 1, transform: b, offset: 0.9 },
          { opacity: 0, transform: b },
        ],
        COINS,
        whole,
      );
    }
  }
}
