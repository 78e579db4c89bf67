/** @file Parts of forms: a text, a choice. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";

/** @typedef {[value: string, name: string]} Choice */

/**
 * @param {object} field
 * @param {string} field.label
 * @param {string} field.value
 * @param {(value: string) => void} field.write
 * @param {string} field.id
 * @param {string} [field.help]
 * @param {string} [field.wrong] what is wrong with the value
 * @param {number} [field.most] how many characters it may have
 * @param {boolean} [field.lines] whether it may have several lines
 * @param {string} [field.sort] the keyboard that phones show
 */
export function drawText({ label, value, write, id, help = "", wrong = "", most = 200, lines = false, sort = "text" }) {
  const input = (/** @type {Event} */ event) => write(/** @type {HTMLInputElement} */ (event.target).value);
  const described = `${id}-help`;
  const box = lines
    ? html`<textarea id=${id} rows="4" maxlength=${most} spellcheck="false" autocapitalize="off" autocomplete="off" .value=${live(value)}
        aria-invalid=${wrong ? "true" : "false"} aria-describedby=${described} @input=${input}></textarea>`
    : html`<input id=${id} type="text" inputmode=${sort} maxlength=${most} spellcheck="false" autocapitalize="off" autocomplete="off"
        .value=${live(value)} aria-invalid=${wrong ? "true" : "false"} aria-describedby=${described} @input=${input} />`;
  return html`<div class="text-field"><label for=${id}>${label}</label>${box}<small id=${described}
    role=${wrong ? "alert" : nothing} class=${wrong ? "wrong" : nothing}>${wrong || help}</small></div>`;
}

/**
 * @param {object} field
 * @param {string} field.label
 * @param {string} field.value
 * @param {Choice[]} field.choices
 * @param {(value: string) => void} field.write
 */
export function drawSelect({ label, value, choices, write }) {
  return html`<label class="field"><span>${label}</span>
    <select @change=${(/** @type {Event} */ event) => write(/** @type {HTMLSelectElement} */ (event.target).value)}>${choices.map(
      ([each, name]) => html`<option value=${each} .selected=${live(each === value)}>${name}</option>`,
    )}</select></label>`;
}
