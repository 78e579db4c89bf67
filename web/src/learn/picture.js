/** @file Pictures of cards in lessons and rule books, by the element that other sites use: see ../embed/elements.js. */
import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { factsOf } from "../families/facts.js";
import { showsIndex } from "../settings/settings.js";

/** @import { Card } from "../picture/types.js" */

/** How the reader wants cards. @type {import("../settings/settings.js").Settings|null} */
let look = null;

/** Makes all pictures from the next one on look as these settings say. @param {import("../settings/settings.js").Settings} settings */
export function useLook(settings) {
  look = settings;
}

/** A card that lies open. @param {string} code empty for one that lies face down @returns {Card} */
export const card = (code) => ({ code, ringed: false });

/**
 * Draws cards of a family: those of a group as groups lie in its games, each group beside the one before.
 * @param {string} family
 * @param {Card[][]} groups
 * @param {{bare?: boolean, wide?: boolean}} [how] without numbers; as wide as there is room, and broken into lines
 */
export function picture(family, groups, { bare = false, wide = false } = {}) {
  const index = look !== null && showsIndex(look) && !bare;
  const facts = factsOf(family);
  const face = look?.[facts.face];
  const rows = [
    {
      label: ["", ""],
      groups: groups.map((cards) => ({ cards, name: null, apart: false })),
      small: false,
      said: ["", ""],
    },
  ];
  const most = Math.max(...groups.map((cards) => cards.length));
  const size = wide ? `wide ${groups.length > 9 ? "long" : ""}` : `n${Math.min(most, 4)}`;
  // The element draws what it is given once, so another picture is another element.
  return keyed(
    JSON.stringify([groups, index, face]),
    html`<hupai-hand class="${facts.look} ${size}" .rows=${rows} game=${facts.game} face=${face ?? nothing} index=${index ? "on" : "off"}></hupai-hand>`,
  );
}
