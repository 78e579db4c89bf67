/**
 * @file Reads what the address of a frame asks for: `#KIND?name=value&name=value`, as docs/embedding-play.md describes.
 * Anybody may have written it.
 */

import { both, isKey } from "../embed/play/words.js";
import { lastValue, pairsOf } from "../shared/sent_link.js";

/** @typedef {keyof typeof KINDS} Kind */
/** @typedef {{kind: Kind, fields: Record<string, string>, secret: string}} Address */

/** What every kind may say. */
export const ALWAYS = ["id", "lang", "theme", "caption", "keep"];
const CARDS = ["game", "cards", "laid", "index", "face"];
const CIRCUMSTANCES = ["options", "by", "indicator", "seats_state"];
/** What a link to a moment of a hand says. */
export const MOMENT = ["rules", "seats", "dealer", "deck", "play", "at", "seat", "seed"];

/** The kinds, and what each may say besides. */
export const KINDS = {
  hand: [...CARDS, "win", "live", "indicator", "discards"],
  meld: ["game", "laid", "index", "face"],
  position: ["position", "index", "face"],
  score: [...CARDS, ...CIRCUMSTANCES, "win", "turned"],
  waits: [...CARDS, ...CIRCUMSTANCES, "seen"],
  discard: [...CARDS, ...CIRCUMSTANCES, "seen"],
  rule: ["game", "options", "rule"],
  play: ["game", "options", "bots", "hands", "open", "cards", ...MOMENT],
  lesson: ["lesson", "step"],
  puzzle: ["game", "puzzle"],
  replay: ["game", "cards", "position", "record", "hand", ...MOMENT],
  review: ["game", "cards", "position", "record", "hand", "judge", ...MOMENT],
};

/** Other names of fields. @type {Record<string, string>} */
const ALIASES = { hand: "cards" };

/** Fields that may have any text. */
const FREE = new Set(["caption", "seed", "seats", "record", "puzzle"]);
/** What begins words behind a link whose values are ASCII. */
export const NOT_ASCII = /[^ -~]/;

/** As many characters as a link has at most. */
export const LONGEST = 8000;
/** What WordPress adds to the address of a frame, behind whatever it has. */
const SECRET = /#\?secret=([a-zA-Z0-9]{1,64})$/;

/** @typedef {"empty"|"too_long"|"not_text"|"unknown_kind"|"unknown_field"|"field_twice"|"wrong_field"} Code */

/** An address that asks for nothing that there is. */
export class AddressError extends Error {
  /** @param {Code} code @param {Record<string, string>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.name = "AddressError";
    this.code = code;
    this.facts = facts;
  }
}

/** The error for a value that a field cannot have. @param {string} field @param {string} value @param {string} expected */
export const wrongField = (field, value, expected) =>
  new AddressError("wrong_field", { field, value: value.slice(0, 40), expected });

/** A piece of a query as text. @param {string} piece */
function plain(piece) {
  try {
    return decodeURIComponent(piece.replaceAll("+", " "));
  } catch {
    throw new AddressError("not_text", { text: piece.slice(0, 40) });
  }
}

/**
 * Reads the part of an address after its first #.
 * @param {string} hash with or without the #
 * @returns {Address}
 */
export function readAddress(hash) {
  const secret = SECRET.exec(hash)?.[1] ?? "";
  const text = hash.replace(SECRET, "").replace(/^#/, "");
  if (text === "") throw new AddressError("empty");
  if (text.length > LONGEST) throw new AddressError("too_long", { most: String(LONGEST) });
  const [kind, ...rest] = text.split("?");
  if (!Object.hasOwn(KINDS, kind))
    throw new AddressError("unknown_kind", { kind: kind.slice(0, 40), known: Object.keys(KINDS).join(", ") });
  const known = new Set([...ALWAYS, ...KINDS[/** @type {Kind} */ (kind)]]);
  return { kind: /** @type {Kind} */ (kind), fields: readQuery(rest.join("?"), known, kind), secret };
}

/**
 * Reads `name=value&name=value`.
 * @param {string} query
 * @param {Set<string>} known the names that it may have
 * @param {string} kind what the fields are of
 * @param {RegExp} [words] for a link that somebody may have sent: characters that are in no value and begin words behind it
 * @returns {Record<string, string>}
 */
export function readQuery(query, known, kind, words) {
  if (query.length > LONGEST) throw new AddressError("too_long", { most: String(LONGEST) });
  /** @type {Map<string, string>} */
  const fields = new Map();
  const pairs = pairsOf(query, known);
  for (const pair of pairs) {
    const [written, ...value] = pair.split("=");
    const named = plain(written);
    const name = !known.has(named) && Object.hasOwn(ALIASES, named) ? ALIASES[named] : named;
    if (!known.has(name)) throw new AddressError("unknown_field", { field: named.slice(0, 40), kind });
    if (fields.has(name)) throw new AddressError("field_twice", { field: name });
    const whole = plain(value.join("="));
    fields.set(name, words && pair === pairs.at(-1) && !FREE.has(name) ? lastValue(name, whole, words) : whole);
  }
  check(fields);
  return Object.fromEntries(fields);
}

/** The values that some fields must have. @type {[string, RegExp, string][]} */
export const FORMS = [
  ["id", /^[\w-]{0,64}$/, "a-z, 0-9, - and _, 64 at most"],
  ["lang", /^(?:zh|en)$/, "zh, en"],
  ["theme", /^(?:light|dark|print)$/, "light, dark, print"],
  ["hands", /^[1-9]\d?$/, "1–99"],
  ["at", /^\d{1,4}$/, "0–9999"],
  ["seat", /^[0-3]$/, "0–3"],
  ["step", /^(?:[1-9]\d?|end)$/, "1–99, end"],
  ["hand", /^[1-9]\d?$/, "1–99"],
];

/** @param {Map<string, string>} fields */
function check(fields) {
  for (const [field, form, expected] of FORMS) {
    const value = fields.get(field);
    if (value !== undefined && !form.test(value)) throw wrongField(field, value, expected);
  }
}

/** The address of these fields. @param {string} kind @param {Record<string, string>} fields */
export const writeAddress = (kind, fields) => `${kind}?${new URLSearchParams(fields)}`;

/** What went wrong, with its sentence in both languages. @param {unknown} error */
export function bodyOf(error) {
  const { name, code, facts } = /** @type {Partial<AddressError>} */ (error ?? {});
  // By its name, because each script of a frame has a class of its own.
  return name === "AddressError" ? worded(code ?? "other", facts ?? {}) : worded("other", {});
}

/** @param {string} code @param {Record<string, string>} facts */
function worded(code, facts) {
  const key = `embed.address.${code}`;
  return { code, facts, position: null, text: both(isKey(key) ? key : "embed.address.other", facts) };
}
