/** @file The pad: every card of a game as a button. The arrow keys move between them; the pad is one stop of the tab key. */
import { html } from "lit";
import { drawCards, drawUnder } from "./picture.js";
import { say } from "./words.js";

/** @import { Material } from "../picture/pictures.js" */
/**
 * @typedef {object} Pad
 * @property {Material} material
 * @property {"zh"|"en"} lang
 * @property {boolean} index whether numbers stand in the corners of the cards
 * @property {Record<string, number>} copies how many of each card the game has
 * @property {Record<string, number>} left
 * @property {(code: string) => boolean} usable whether a tap on the card would do something
 * @property {string} at the card that the tab key stops at
 * @property {(code: string) => void} tap
 * @property {(code: string) => void} move
 */

/** The cards of a game in rows: those of one size or suit together. @param {Record<string, number>} copies */
export function padRows(copies) {
  /** @type {Map<string, string[]>} */
  const rows = new Map();
  for (const code of Object.keys(copies)) {
    if (copies[code] > 0) rows.set(code.slice(1), [...(rows.get(code.slice(1)) ?? []), code]);
  }
  return [...rows.values()];
}

/** @param {Pad} pad */
export function drawPad(pad) {
  const rows = padRows(pad.copies);
  const stop = rows.flat().includes(pad.at) ? pad.at : rows[0]?.[0];
  const columns = Math.max(0, ...rows.map((row) => row.length));
  return html`<div class="pad" role="group" data-columns=${columns} aria-label=${say(pad.lang, "editor.pad")}
    @keydown=${(/** @type {KeyboardEvent} */ event) => step(event, rows, pad)}>${rows.map(
      (row) => html`<div class="pad-row">${row.map((code) => drawKey(pad, code, code === stop))}</div>`,
    )}</div>`;
}

/** @param {Pad} pad @param {string} code @param {boolean} stop */
function drawKey({ material, lang, index, left, usable, tap }, code, stop) {
  const card = material.deck.cards[code].name[lang === "en" ? 1 : 0];
  const name = say(lang, "editor.card", { card, n: left[code] });
  const face = html`${drawCards(material, [code], index)}<small>${left[code]}</small>`;
  return html`<span class="tappable pad-card ${usable(code) ? "" : "gone"}">${drawUnder(face)}<button type="button"
    data-card=${code} tabindex=${stop ? "0" : "-1"} aria-disabled=${usable(code) ? "false" : "true"} aria-label=${name}
    title=${name} @click=${() => usable(code) && tap(code)}></button></span>`;
}

/** Moves the focus by an arrow key. @param {KeyboardEvent} event @param {string[][]} rows @param {Pad} pad */
function step(event, rows, pad) {
  const by = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[event.key];
  const from = /** @type {HTMLElement|null} */ (/** @type {Element} */ (event.target).closest("[data-card]"));
  if (!by || !from || event.altKey || event.ctrlKey || event.metaKey) return;
  const at = rows.findIndex((row) => row.includes(from.dataset.card ?? ""));
  const row = rows[at + by[0]];
  const code = row?.[Math.min(rows[at].indexOf(from.dataset.card ?? "") + by[1], row.length - 1)];
  if (!code) return;
  event.preventDefault();
  pad.move(code);
  const next = /** @type {HTMLElement} */ (event.currentTarget).querySelector(`[data-card="${code}"]`);
  /** @type {HTMLElement|null} */ (next)?.focus();
}
