/**
 * @file The pictures that cards and tiles are drawn with. They lie in files, the sprites. The first time that a picture of
 * a sprite is drawn, the sprite is copied into the page, and every drawing uses the copy. A drawing that used the file
 * itself would ask for the file again with each new card, and in some browsers be blank until it comes.
 * In the single file they lie in the page, and single/site.js stands in for this module.
 */

/** Only the first one has the words of the table; `calls` has those of the tables of later families. */
const FILES = {
  song: "assets/cards.svg",
  kai: "assets/cards-kai.svg",
  calls: "assets/calls.svg",
  picture: "assets/tiles.svg",
  plain: "assets/tiles-plain.svg",
};

/** @typedef {keyof typeof FILES} Sprite */

/** Milliseconds until a file that did not come is asked for again; each time at another address. */
const RETRY_MS = [0, 1000, 2000];

/** The sprites that have been asked for. @type {Set<Sprite>} */
const asked = new Set();

let report = () => {};

/** Calls this function when a sprite does not come. @param {() => void} told */
export const onMissingPictures = (told) => {
  report = told;
};

/** The address of a picture, of which the page has a copy or soon gets one. @param {Sprite} sprite @param {string} id */
export function addressOf(sprite, id) {
  ask(sprite);
  if (sprite === "picture" || sprite === "plain") ask("calls"); // so that the first call is not blank
  return `#${sprite}-${id}`;
}

/** @param {Sprite} sprite */
function ask(sprite) {
  if (asked.has(sprite)) return;
  asked.add(sprite);
  copy(sprite).catch(report);
}

const SVG = "http://www.w3.org/2000/svg";

/**
 * Copies the pictures of a sprite into the page. The name of a copy begins with that of the sprite.
 * @param {Sprite} sprite
 */
async function copy(sprite) {
  const holder = document.createElementNS(SVG, "svg");
  holder.setAttribute("aria-hidden", "true");
  Object.assign(holder.style, { position: "absolute", width: 0, height: 0 });
  const pictures = document.createElementNS(SVG, "defs");
  for (const symbol of (await file(FILES[sprite])).querySelectorAll("symbol")) {
    const picture = insideOf(document.importNode(symbol, true));
    picture.id = `${sprite}-${symbol.id}`;
    pictures.append(picture);
  }
  holder.append(pictures);
  document.body.append(holder);
}

/**
 * What a symbol draws, without the symbol: that would be one more frame to be laid out in each of some hundred drawings,
 * which have one already.
 * @param {Element} symbol
 */
function insideOf(symbol) {
  if (symbol.childElementCount === 1) return symbol.children[0];
  const group = document.createElementNS(SVG, "g");
  group.append(...symbol.children);
  return group;
}

/** @param {string} address @returns {Promise<Document>} */
async function file(address) {
  for (const [nth, wait] of RETRY_MS.entries()) {
    await new Promise((later) => (wait ? setTimeout(later, wait) : later(null)));
    const found = await read(`${new URL(address, document.baseURI)}${nth ? `?${nth}` : ""}`);
    if (found?.querySelector("symbol")) return found; // some hosts send another page instead
  }
  throw new Error(address);
}

/**
 * Reads a picture of the site as a document; null if it does not arrive. Nothing becomes markup from text.
 * @param {string} address
 * @returns {Promise<Document|null>}
 */
const read = (address) =>
  new Promise((done) => {
    const request = new XMLHttpRequest();
    request.responseType = "document";
    request.overrideMimeType("image/svg+xml"); // whatever the host says
    request.onloadend = () => done(request.status === 200 ? request.responseXML : null);
    request.open("GET", address);
    request.send();
  });
