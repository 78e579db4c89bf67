/**
 * @file A link of ours in a text as messengers leave it: encoded once more, with entities, with characters that nobody
 * sees, and with words or fields of their own behind it. The engine's `table/links.py` does the same.
 */

const UNSEEN = /\p{DI}|%(?:E2%80%(?:8[B-F]|A[A-E])|E2%81%A[\dA-F]|EF%BB%BF|C2%AD)/giu;
const AND = /&(?:amp|#38|#x26);/gi;
/** Fields that messengers and sites for sharing add. */
const OTHERS =
  /^(?:utm_\w+|[fg]bclid|from|isappinstalled|nsukey|sukey|scene|subscene|clicktime|enterid|sessionid|share_\w+|spm|mid)$/;
/** What no value has that is not free: words of the message begin there. */
const END = /[“”‘’《》。！？…]/u;
const BEHIND = /[\s.,;:!?'">()[\]（）【】「」，、；：]+$/u;

/** A piece of an address as text, as it is if it is none. @param {string} piece */
function decoded(piece) {
  try {
    return decodeURIComponent(piece);
  } catch {
    return piece;
  }
}

/** The link of an address or of a text, without its #. @param {string} text */
export function linkIn(text) {
  const clean = text.replace(UNSEEN, "").replace(AND, "&");
  const begins = [...clean.matchAll(/(?:^|#)(?:\s|%20)*([a-z]+(?:\?|%(?:25)*3f))/gi)].at(-1);
  const from = begins ? clean.slice(begins.index) : clean.replace(/^[^#]*(?=#)/, "");
  let [link] = from.replace(/^#?(?:\s|%20)*/, "").split("#");
  for (let times = 0; times < 2; times += 1) {
    if (!link.includes("=") && /%(?:25)*3d/i.test(link)) link = decoded(link);
  }
  return link.replace(/^([a-z]+)%(?:25)*3f/i, "$1?").trim();
}

/** The pairs of a query, up to what others have added. @param {string} query @param {Set<string>} known the names that it may have */
export function pairsOf(query, known) {
  const pairs = query.split(/&|(?:\?|%3f)(?=[A-Za-z_]+=)/i).filter(Boolean);
  const others = pairs.findIndex((pair) => OTHERS.test(pair.split("=")[0]) && !known.has(pair.split("=")[0]));
  return others < 0 ? pairs : pairs.slice(0, others);
}

/**
 * The last value of a link without the words behind it.
 * @param {string} name
 * @param {string} value
 * @param {RegExp} words characters that begin a word and are in no value
 */
export function lastValue(name, value, words) {
  const ends = [value.search(END), value.search(words)].filter((place) => place >= 0);
  // A position may end with a mark.
  return value.slice(0, Math.min(value.length, ...ends)).replace(name === "position" ? /[\s.,;，、；]+$/u : BEHIND, "");
}
