/**
 * @file Shows the deal: the cards come from the wall to the hands. They lie there already and may be pressed; what moves are
 * backs of cards above them.
 */

/** Milliseconds from the first card to the last, and of the way of each. */
const WHOLE_MS = 680;
const WAY_MS = 220;

/** One's own hand and, where they are drawn, those of the others; and the cards of a hand. */
const HANDS = ".at-hand, .held:not(.open)";
const CARDS = ".column > button, :scope > *:not(.columns)";

/** The deal that is being shown. @type {{moving: Animation[], backs: HTMLElement[]}} */
let deal = { moving: [], backs: [] };

/** Whether nobody has moved yet, so that the cards have just been dealt. @param {import("../../shared/types.js").GameEvent[]} log */
export const isFresh = (log) =>
  !log.some(({ t }) => t === "discarded" || t === "flipped" || t === "drew" || t === "won");

/** Whether a card has a place: on a phone, the hands of the others are not drawn. @param {Element} card */
const isDrawn = (card) => card.getClientRects().length > 0;

/** Lets the cards come from the wall. A press of a pointer or a key ends it. @param {HTMLElement} table */
export function showDeal(table) {
  endDeal();
  // The first frame draws the table, which is work enough for one; the cards move from the second on.
  table.dataset.dealing = "";
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete table.dataset.dealing;
      if (table.isConnected) moveCards(table);
    }),
  );
}

/** Moves a back from the wall to each card, and shows the card when it has come. @param {HTMLElement} table */
function moveCards(table) {
  const pile = table.querySelector(".wall .pile > :last-child");
  const air = table.querySelector(".flying");
  if (!(pile instanceof HTMLElement) || !air) return;
  const [wall, frame] = [pile.getBoundingClientRect(), air.getBoundingClientRect()];
  const hands = [...table.querySelectorAll(HANDS)].map((hand) => [...hand.querySelectorAll(CARDS)].filter(isDrawn));
  // All hands are dealt at the same time, and everything is measured before anything moves.
  const ways = hands.flatMap((cards) =>
    cards.map((card, nth) => ({ card, to: card.getBoundingClientRect(), delay: (WHOLE_MS * nth) / cards.length })),
  );
  /** @type {typeof deal} */
  const dealt = { moving: [], backs: [] };
  for (const { card, to, delay } of ways) {
    const back = /** @type {HTMLElement} */ (pile.cloneNode(true));
    back.classList.add("from-wall");
    back.style.setProperty("--w", `${to.width}px`);
    back.style.left = `${to.x - frame.x}px`;
    back.style.top = `${to.y - frame.y}px`;
    air.append(back);
    dealt.backs.push(back);
    const start = `translate(${wall.x - to.x}px, ${wall.y - to.y}px) scale(${wall.width / to.width})`;
    const timing = { delay, duration: WAY_MS, easing: "ease-out", fill: /** @type {const} */ ("both") };
    const shown = { delay: delay + WAY_MS, duration: 1, fill: /** @type {const} */ ("backwards") };
    dealt.moving.push(
      back.animate(
        [
          { opacity: 0, transform: start },
          { opacity: 1, transform: "none", offset: 0.95 },
          { opacity: 0, transform: "none" },
        ],
        timing,
      ),
      card.animate([{ opacity: 0 }, { opacity: 1 }], shown),
    );
  }
  deal = dealt;
  void Promise.allSettled(dealt.moving.map(({ finished }) => finished)).then(() => deal === dealt && endDeal());
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, endDeal, { once: true, capture: true });
}

/** Lets all cards lie. */
export function endDeal() {
  for (const animation of deal.moving) animation.cancel();
  for (const back of deal.backs) back.remove();
  deal = { moving: [], backs: [] };
}
