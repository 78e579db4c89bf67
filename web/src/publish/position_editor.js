/** @file Draws the fields of a position: its text, and what lies at each seat, to tap or type. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { drawPlace } from "../editor/place.js";
import { offeredScenes } from "../embed/offered.js";
import { factsOf } from "../families/facts.js";
import { isNotationError } from "../picture/notation.js";
import { drawSelect, drawText } from "./parts.js";
import { emptyTable, fieldIn, lyingBefore, seatsIn, withCount, withLying, withValue } from "./position_text.js";
import { say } from "./words.js";

/** @import { PositionForm, ReadingDeck } from "../picture/types.js" */
/** @import { Field, Values } from "../editor/fields.js" */

/** @param {string} family @returns {PositionForm|null} null until what draws positions is here */
export const formOf = (family) => offeredScenes()?.scenes.forms[family] ?? null;

/** An empty table of a game; an empty text as long as nobody knows its form. @param {string} game @param {string} family @param {number} seats */
export function emptyPosition(game, family, seats) {
  const form = formOf(family);
  return form ? emptyTable(form, family, game, seats, factsOf(family).dealt) : "";
}

/** The fields that the card editor shows for a seat. @param {string} text @param {number} seat @returns {Field[]} */
export const fieldsAt = (text, seat) =>
  fieldIn(text, "seat") === String(seat) ? ["cards", "laid", "discards", "live"] : ["laid", "discards", "live"];

/** What the card editor shows of a seat. @param {string} family @param {string} text @param {number} seat @returns {Values} */
export function valuesAt(family, text, seat) {
  const form = formOf(family);
  return form ? { ...lyingBefore(form, text, seat) } : {};
}

/** The text after a change in the card editor. @param {string} family @param {ReadingDeck} deck @param {string} text @param {number} seat @param {Values} values */
export function withValues(family, deck, text, seat, values) {
  const form = formOf(family);
  if (!form) return text;
  /** @param {(text: string) => string[]} find */
  const read = (find) => (/** @type {string} */ each) => {
    try {
      return deck.reader.typed(each, find);
    } catch (error) {
      if (!isNotationError(error)) throw error;
      return null;
    }
  };
  const cards = read((each) => deck.reader.cards(each).map(([code]) => code));
  const groups = read((each) =>
    deck.reader.groups(each, deck.groups).map((group) => `${group.name}:${group.cards.replaceAll(" ", "")}`),
  );
  const lying = { ...lyingBefore(form, text, seat), ...values };
  return withLying(form, text, seat, lying, cards, groups);
}

/**
 * @typedef {object} Asked
 * @property {"zh"|"en"} lang
 * @property {string} family
 * @property {string} text
 * @property {import("./picture.js").Mistake|null} mistake
 * @property {number} seat whose cards are edited
 * @property {(text: string) => void} write
 * @property {(seat: number) => void} turn
 * @property {() => void} begin begins with an empty table
 */

/** @param {Asked} asked */
export function drawPositionText({ lang, text, mistake, write, begin }) {
  return html`<div class="calculate-facts">
    ${drawText({ id: "position", label: say(lang, "publish.position"), help: say(lang, "publish.position.help"), value: text, most: 4100, lines: true, write })}
    ${mistake ? html`<p class="editor-wrong" role="alert">${drawPlace(mistake.text, mistake.place, mistake.sentence[lang])}</p>` : nothing}
    ${text.trim() ? nothing : html`<p><button type="button" class="quiet" @click=${begin}>${say(lang, "publish.position.empty")}</button></p>`}
  </div>`;
}

/** The choice of a seat, and the numbers of the table. @param {Asked} asked */
export function drawSeats({ lang, family, text, seat, write, turn }) {
  const form = formOf(family);
  const seats = form && text.trim() ? seatsIn(form, text) : 0;
  const own = Number(fieldIn(text, "seat"));
  if (!form || seats < 2 || seats > 4 || !(own < seats)) return nothing;
  const names = seatNames(lang, seats, own);
  const choices = names.map((name, nth) => /** @type {[string, string]} */ ([String(nth), name]));
  const whole = (/** @type {string} */ name, /** @type {string} */ label) =>
    drawSelect({ label, value: fieldIn(text, name), choices, write: (value) => write(withValue(text, name, value)) });
  const number = (
    /** @type {string} */ id,
    /** @type {string} */ label,
    /** @type {string} */ value,
    /** @type {(n: number) => string} */ changed,
  ) =>
    drawText({
      ...{ id, label, value, sort: "numeric", most: 3 },
      write: (written) => /^\d{1,3}$/.test(written) && write(changed(Number(written))),
    });
  const held = fieldIn(text, form.counts).split(",")[seat] ?? "";
  return html`<fieldset class="editor-choice"><legend>${say(lang, "publish.position.seat")}</legend>${names.map(
    (name, nth) => html`<label><input type="radio" name="publish-seat" .checked=${live(nth === seat)}
      @change=${() => turn(nth)} /><span>${name}</span></label>`,
  )}</fieldset>
  <div class="calculate-facts publish-choices">
    ${seat === own ? nothing : number("count", say(lang, "publish.position.count"), held, (n) => withCount(form, text, seat, n))}
    ${number("wall", say(lang, "publish.position.wall"), fieldIn(text, "wall"), (n) => withValue(text, "wall", String(n)))}
    ${whole("dealer", say(lang, "publish.position.dealer"))} ${whole("turn", say(lang, "publish.position.turn"))}
  </div>`;
}

/** What the seats are called, seen from the own one. @param {"zh"|"en"} lang @param {number} seats @param {number} own */
function seatNames(lang, seats, own) {
  const places = offeredScenes()?.scenes.places[seats - 2] ?? [];
  return Array.from({ length: seats }, (_, seat) => {
    const step = (seat - own + seats) % seats;
    const name =
      step === 0 ? say(lang, "publish.position.own") : (places[step - 1]?.[lang === "en" ? 1 : 0] ?? String(seat));
    return name[0].toUpperCase() + name.slice(1);
  });
}
