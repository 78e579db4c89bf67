/**
 * @file Checks a deal without the engine: the commitment to seed and deck, the cards of the deck, and the order in
 * which the seed shuffles them. Anybody can repeat these checks with another SHA-256 program.
 */
/** @typedef {{name: "seal"|"shown"|"deck"|"order", ok: boolean|null, values: Record<string, string|number>}} Finding The result of one check; `ok` is null if it cannot be made. */

const WORD = 2 ** 32;

/** @param {string} text @returns {Promise<Uint8Array>} */
async function sha256(text) {
  const bytes = new TextEncoder().encode(text);
  // Browsers have crypto.subtle on https and localhost only.
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return (await import("@noble/hashes/sha2.js")).sha256(bytes);
}

/** @param {Uint8Array} bytes */
const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/**
 * Returns these cards in the order of a seed: a Fisher–Yates shuffle from the last place down. Its random numbers are
 * the big-endian 32-bit words of SHA-256(seed + ":deck:" + 0, 1, 2 …). To choose among n places fairly, it skips a word
 * that is not below the largest multiple of n.
 * @param {string[]} cards
 * @param {string} seed
 */
async function shuffled(cards, seed) {
  const deck = [...cards];
  let block = new DataView(new ArrayBuffer(0));
  let [at, blocks] = [0, 0];
  for (let last = deck.length - 1; last > 0; last--) {
    const n = last + 1;
    for (;;) {
      if (at >= block.byteLength) {
        block = new DataView((await sha256(`${seed}:deck:${blocks++}`)).slice().buffer);
        at = 0;
      }
      const word = block.getUint32(at);
      at += 4;
      if (word >= WORD - (WORD % n)) continue;
      const other = word % n;
      [deck[last], deck[other]] = [deck[other], deck[last]];
      break;
    }
  }
  return deck;
}

/**
 * Returns the results of all checks of a deal.
 * @param {Pick<import("../family/types.js").CardFamily, "parse"|"deck">} family
 * @param {{seed: string, deck: string, commitment: string}} deal
 * @param {string|null} shown the commitment that the page showed before the hand, or null
 * @returns {Promise<Finding[]>}
 */
export async function checkDeal(family, { seed, deck, commitment }, shown) {
  const found = hex(await sha256(seed + deck));
  const cards = family.parse(deck);
  const full = family.deck(cards);
  const whole = [...cards].sort().join() === [...full].sort().join();
  const order = await shuffled(full, seed);
  const apart = order.findIndex((card, nth) => card !== cards[nth]);
  return [
    { name: "seal", ok: found === commitment, values: { found, given: commitment } },
    { name: "shown", ok: shown === null ? null : shown === commitment, values: { shown: shown ?? "" } },
    { name: "deck", ok: whole, values: { n: cards.length } },
    { name: "order", ok: whole && apart < 0, values: { n: apart < 0 ? cards.length : apart + 1 } },
  ];
}
