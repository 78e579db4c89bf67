/**
 * @file Copies the pictures of cards and tiles into the page, for a page that may not use those of another document. The
 * name of a copy begins with that of its sprite.
 */

/**
 * Reads a picture of the site as a document; null if it does not arrive. Nothing becomes markup from text.
 * @param {string} address
 * @returns {Promise<Document|null>}
 */
const read = (address) =>
  new Promise((done) => {
    const asked = new XMLHttpRequest();
    asked.responseType = "document";
    asked.overrideMimeType("image/svg+xml"); // whatever the host says
    asked.onloadend = () => done(asked.status === 200 ? asked.responseXML : null);
    asked.open("GET", address);
    asked.send();
  });

/**
 * Copies the pictures of sprites into the page, one sprite after another; rejects if one does not arrive.
 * @param {Record<string, string>} sprites the addresses of the sprites by the names that the copies begin with
 */
export async function inlineSprites(sprites) {
  const holder = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  holder.setAttribute("aria-hidden", "true");
  holder.setAttribute("class", "vh");
  document.body.prepend(holder);
  for (const [name, address] of Object.entries(sprites)) {
    const sprite = await read(new URL(address, document.baseURI).href);
    if (!sprite) throw new Error(address);
    for (const symbol of sprite.querySelectorAll("symbol")) {
      const copy = /** @type {Element} */ (document.importNode(symbol, true));
      copy.id = `${name}-${symbol.id}`;
      holder.append(copy);
    }
  }
}
