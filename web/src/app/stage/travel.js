/**
 * @file Cards travel: one that is played or flipped comes from the edge of its seat, and goes from there to where it stays.
 * The styles decide where everything lies; only the way there is animated.
 */

/** Milliseconds of a way. */
const WAY_MS = 190;
const HASTY_WAY_MS = 60;
/** How much smaller a card is at the edge of a seat. */
const FAR = 0.55;

/** @typedef {{seat: number, flipped: boolean}} Came Whose card lies in the middle, and whether it comes from the wall. */

/** How far a call, which is tilted, reaches below its middle, as a part of its height. */
const REACH = 0.56;

/** The card that everybody looks at: the live one in the middle, or the last one in the rivers. */
const LYING = ".live .card.full, .river .laid.last > .tile";
/** When more pieces than these appear at once, a position was laid out anew, and nothing has travelled. */
const MOST = 3;

export class Travel {
  /** @param {Element} table @param {import("./stage.js").Stage} stage which knows the element of a seat */
  constructor(table, stage) {
    this.table = table;
    this.stage = stage;
    /** The card that lay there after the last drawing. @type {Element|null} */
    this.lay = null;
    /** Where it lay. @type {DOMRect|null} */
    this.spot = null;
    /** What lay at the seats: the last card before each, and its melds. @type {Set<Element>} */
    this.known = new Set();
  }

  /** What may appear at a seat. */
  get pieces() {
    return [...this.table.querySelectorAll("hp-seat .laid, hp-seat .meld")];
  }

  /** Remembers what lies and where, without any movement. A card on its way is remembered where it goes. */
  look() {
    const lay = this.table.querySelector(LYING);
    if (lay !== this.lay || !this.spot) this.spot = lay?.getBoundingClientRect() ?? null;
    this.lay = lay;
    this.known = new Set(this.pieces);
  }

  /**
   * Called when everything is drawn: lets what is new come from where it was.
   * @param {Came|null} came whose card lies now, if it came just now
   * @param {boolean} taken whether what is new at a seat lay in the middle before
   * @param {boolean} hasty
   */
  follow(came, taken, hasty) {
    const { spot, known, lay } = this;
    this.look();
    const fresh = [...this.known].filter((piece) => !known.has(piece));
    const duration = hasty ? HASTY_WAY_MS : WAY_MS;
    const edge = came && this.lay && this.lay !== lay ? this.originOf(came) : null;
    // Everything is measured before anything moves.
    const ways = taken && spot && fresh.length <= MOST ? fresh.map((piece) => wayTo(piece, spot, 1)) : [];
    if (edge && this.lay) ways.push(wayTo(this.lay, edge, FAR));
    for (const { piece, start } of ways) {
      for (const place of piece.getAnimations()) place.cancel(); // that of the styles: two would keep the main thread busy
      piece.animate(
        [
          { opacity: 0.3, transform: start },
          { opacity: 1, transform: "none" },
        ],
        { duration, easing: "ease-out" },
      );
    }
  }

  /** Where a card comes from: the wall, or the edge of a seat. @param {Came} came */
  originOf({ seat, flipped }) {
    const wall = flipped ? this.table.querySelector(".wall .pile > :last-child") : null;
    return wall ? wall.getBoundingClientRect() : this.edgeOf(seat);
  }

  /**
   * Lets a call land on the lower end of what it has made, or as low as the table goes; without a meld it stays where the
   * styles have it.
   */
  land() {
    const call = this.table.querySelector(".call");
    const meld = call?.parentElement?.querySelector(".meld:last-child");
    const within = call instanceof HTMLElement ? call.offsetParent : null;
    if (!(call instanceof HTMLElement) || !meld || !within || call.dataset.t === "won") return;
    const [to, from] = [meld.getBoundingClientRect(), within.getBoundingClientRect()];
    const lowest = this.table.getBoundingClientRect().bottom - call.offsetHeight * REACH;
    call.style.left = `${to.x + to.width / 2 - from.x}px`;
    call.style.top = `${Math.min(to.bottom, lowest) - from.y}px`;
    call.style.bottom = "auto";
  }

  /** The place at the edge of a seat where its cards come from; one's own come from the hand. @param {number} seat */
  edgeOf(seat) {
    const element = this.stage.seatElement(seat);
    if (!element) return null;
    const hand = element.classList.contains("at-me") ? this.table.querySelector(".at-hand") : null;
    const { x, y, width, height } = (hand ?? element.querySelector(".plate") ?? element).getBoundingClientRect();
    return new DOMRect(x + width / 2, hand ? y : y + height / 2, 0, 0);
  }
}

/**
 * The way of a piece from a place to where it lies.
 * @param {Element} piece
 * @param {DOMRect} from
 * @param {number} scale
 */
function wayTo(piece, from, scale) {
  const to = piece.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2 - to.x - to.width / 2, from.y + from.height / 2 - to.y - to.height / 2];
  return { piece, start: `translate(${x}px, ${y}px) scale(${scale})` };
}
