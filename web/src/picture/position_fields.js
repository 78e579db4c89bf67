/** @file The fields of a position's text with their places, as the engine reads them; it knows no rules. */
import { NotationError, pieces } from "./notation.js";

/** @typedef {[text: string, at: number]} Part A piece of the text and where it begins. */
/** @import { PositionForm } from "./types.js" */

const VERSION = "1";
const NOTHING = "-";
/** Characters of the longest position that is read, and those of a text in a sentence about it. */
const LONGEST = 4000;
const [LONG_NAME, LONG_VALUE] = [40, 60];
/** How many may sit at a table that is drawn. */
const SEATS = [2, 3, 4];

export class PositionFields {
  /** @param {PositionForm} form @param {string} family @param {string} text as it is read */
  constructor(form, family, text) {
    this.form = form;
    /** The value of each field, and where it begins. @type {Record<string, Part>} */
    this.fields = {};
    const words = pieces(text, " ").filter(([word]) => word);
    if (!words[0]?.[0].startsWith(`${family}:`) || [...text].length > LONGEST) {
      throw new NotationError("not_a_position", 0, { expected: `${family}:${VERSION}` });
    }
    for (const word of words) checkCharacters(word);
    const [[first, start], ...others] = words;
    const version = first.slice(family.length + 1);
    if (version !== VERSION) {
      const facts = { version: cut(version, LONG_NAME), known: [VERSION] };
      throw new NotationError("position_version", start, facts);
    }
    for (const word of others) this.add(word);
    for (const field of form.required) {
      if (!this.has(field)) throw new NotationError("position_field_missing", text.length, { field });
    }
    const counts = pieces(this.fields[form.counts][0], ",");
    this.seats = counts.length;
    if (!SEATS.includes(this.seats)) throw this.wrong(form.counts, this.fields[form.counts], form.example);
    this.counts = this.items(form.counts).map((part) => this.numberIn(form.counts, part));
    this.own = this.seatIn("seat", this.fields.seat);
  }

  /** @param {Part} word */
  add([word, at]) {
    const [field, ...value] = word.split(":");
    const known = [...this.form.required, ...this.form.optional];
    if (!known.includes(field)) {
      const facts = { field: cut(field, LONG_NAME), known };
      throw new NotationError("position_field_unknown", at, facts);
    }
    if (this.has(field)) throw new NotationError("position_field_twice", at, { field });
    const text = value.join(":");
    this.fields[field] = [text, at + word.length - text.length];
  }

  /** @param {string} field */
  has(field) {
    return Object.hasOwn(this.fields, field);
  }

  /** The error for a value that a field cannot have. @param {string} field @param {Part} part @param {string} expected */
  wrong(field, [value, at], expected) {
    const facts = { field, value: cut(value, LONG_VALUE), expected };
    return new NotationError("position_field_wrong", at, facts);
  }

  /** What stands between the separators. @param {Part} part @param {string} separator @returns {Part[]} */
  parts([text, at], separator) {
    return pieces(text, separator).map(([piece, place]) => [piece, at + place]);
  }

  /** What stands between the commas of a field, nothing if it is left out. @param {string} field */
  items(field) {
    return this.has(field) ? this.parts(this.fields[field], ",") : [];
  }

  /** A seat's piece of a field that has one for each; null for no field and an empty piece. @param {string} field @param {number} seat */
  ofSeat(field, seat) {
    if (!this.has(field)) return null;
    const found = this.parts(this.fields[field], "/");
    if (found.length !== this.seats) throw this.wrong(field, this.fields[field], this.form.example_by_seat);
    return found[seat][0] === NOTHING ? null : found[seat];
  }

  /** @param {string} field @param {Part} part */
  numberIn(field, part) {
    const [text] = part;
    if (!/^[0-9]{1,6}$/.test(text)) throw this.wrong(field, part, "0, 1, 2 …");
    return Number(text);
  }

  /** @param {string} field @param {Part} part */
  seatIn(field, part) {
    const [text] = part;
    const seats = Array.from({ length: this.seats }, (_, seat) => String(seat));
    if (!seats.includes(text)) throw this.wrong(field, part, `0–${this.seats - 1}`);
    return Number(text);
  }
}

/** The beginning of a text. @param {string} text @param {number} most */
const cut = (text, most) => [...text].slice(0, most).join("");

/** @param {Part} word */
function checkCharacters([word, at]) {
  const found = /[\p{C}\p{Z}]/u.exec(word);
  if (!found) return;
  const { 0: char, index: place } = found;
  const number = (char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  throw new NotationError("position_character_wrong", at + place, { char: `U+${number}` });
}
