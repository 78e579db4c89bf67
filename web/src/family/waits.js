/** @file Draws what a hand waits for, now or after an answer. */
import { html } from "lit";
import { say } from "../text/i18n.js";

/** @import { Lang } from "../shared/types.js" */
/** @import { Drawn } from "./types.js" */

/**
 * Draws the waits of the ledger: a label, and their pictures or their number.
 * @param {Lang} lang
 * @param {boolean} then whether the hand waits for them only afterwards
 * @param {string} words the same in words, for screen readers
 * @param {Drawn} shown
 */
export const drawWaits = (lang, then, words, shown) =>
  html`<p class="waits ${then ? "then" : ""}"><span class="label" aria-hidden="true">${say(lang, then ? "ledger.waits.then" : "ledger.waits")}</span>
      <span class="vh">${words}</span>
      ${shown}</p>`;

/**
 * Draws what playing the lifted card leads to: each wait with the copies that the player has not seen.
 * @param {Lang} lang
 * @param {string} words the same in words, for screen readers
 * @param {{name: string, face: Drawn, unseen: number}[]} waits
 */
export const drawLeads = (lang, words, waits) =>
  html`<span class="leads"><span class="vh">${words}</span><span aria-hidden="true">${say(lang, "prompt.discard.leads")}</span>${waits.map(
    ({ name, face, unseen }) => html`<i class="wait"
      aria-hidden="true" title=${say(lang, "prompt.unseen", { n: unseen, card: name })}>${face}<small>${unseen}</small></i>`,
  )}</span>`;
