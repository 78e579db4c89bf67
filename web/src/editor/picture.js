/** @file Single cards and laid groups as pictures for buttons. Their names stand beside them. */
import { html } from "lit";
import { guard } from "lit/directives/guard.js";
import { Drawing } from "../picture/drawing.js";
import { svgNode } from "../picture/markup.js";

/** @import { Material } from "../picture/pictures.js" */

/**
 * Cards as one picture, each beside or below the one before.
 * @param {Material} material
 * @param {string[]} codes
 * @param {boolean} index whether numbers stand in their corners
 */
export const drawCards = (material, codes, index) =>
  html`${guard([material.outlines, codes.join(), index], () => svgNode(picture(material, codes, index), document))}`;

/**
 * What lies under a button that has only a name. It is not in the button, because its numbers would not be part of that name.
 * @param {unknown} face
 */
export const drawUnder = (face) => html`<span class="face" aria-hidden="true">${face}</span>`;

/** @param {Material} material @param {string[]} codes @param {boolean} index @returns {import("../picture/markup.js").Element} */
function picture({ data, deck, outlines }, codes, index) {
  const { width, height, strip } = deck.face;
  const look = { lang: /** @type {0} */ (0), colours: data.themes.light, outlines, index, width: 0 };
  const drawing = new Drawing(data.looks, deck, look);
  const [right, down] = strip ? [0, strip] : [width + data.looks.card_gap, 0];
  const last = codes.length - 1;
  const size = { width: width + last * right, height: height + last * down };
  const cards = codes.map((code, nth) =>
    drawing.card({ code, ringed: false }, `translate(${nth * right} ${nth * down})`, index),
  );
  const box = { viewBox: `0 0 ${size.width} ${size.height}`, "aria-hidden": "true", focusable: "false" };
  return ["svg", { ...size, ...box, "font-family": data.looks.font, ...data.looks.unbent }, cards];
}
