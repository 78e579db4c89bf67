/**
 * @file What somebody is making, as the address of `publish.html` holds it: the address of a frame that shows it, and
 * how wide a picture of it should be. `publish.html#hand?game=leiyang&cards=12s+270b&width=360`
 */
import { WORDS } from "../editor/data.js";
import { AddressError, ALWAYS, FORMS, KINDS, LONGEST, readQuery, wrongField } from "../frame/address.js";
import { linkIn } from "../shared/sent_link.js";

/** @import { Kind } from "../frame/address.js" */
/**
 * @typedef {object} Work
 * @property {Kind} kind
 * @property {Record<string, string>} fields those of a frame's address; fields that say nothing are left out
 * @property {number} width one of WIDTHS; 0 is as wide as the place it stands in
 */

/** The widths in which the page shows it, in pixels. */
export const WIDTHS = [240, 320, 360, 480, 560, 640, 768, 960, 1200];
const WIDTH = "width";
/** Signs that an address may have in a value as they are, because they separate nothing there. @type {[RegExp, string][]} */
const PLAIN = [
  [/%3A/g, ":"],
  [/%2C/g, ","],
  [/%3D/g, "="],
  [/%2F/g, "/"],
  [/%40/g, "@"],
  [/%21/g, "!"],
];

/** The fields that a kind may have. @param {Kind} kind */
export const fieldsOf = (kind) => new Set([...ALWAYS, ...KINDS[kind]]);

/** @param {string} field @param {string} value @param {string[]} known */
const wrong = (field, value, known) => wrongField(field, value, known.join(", "));

/**
 * Reads an address; null for an empty one. AddressError says what is wrong with it.
 * @param {string} hash with or without the #
 * @param {Record<string, string>} games the family of each game
 * @param {Record<string, string[]>} faces those of each family
 * @returns {Work|null}
 */
export function readWork(hash, games, faces) {
  const text = linkIn(hash);
  if (text === "") return null;
  const [kind, ...rest] = text.split("?");
  if (!Object.hasOwn(KINDS, kind))
    throw new AddressError("unknown_kind", { kind: kind.slice(0, 40), known: Object.keys(KINDS).join(", ") });
  const known = fieldsOf(/** @type {Kind} */ (kind)).add(WIDTH);
  const { width = "", ...fields } = readQuery(rest.join("?"), known, kind, WORDS);
  if (width && !WIDTHS.includes(Number(width))) throw wrong(WIDTH, width, WIDTHS.map(String));
  const { game, face } = fields;
  if (game !== undefined && !Object.hasOwn(games, game)) throw wrong("game", game, Object.keys(games));
  const offered = game === undefined ? Object.values(faces).flat() : faces[games[game]];
  if (face && !offered.includes(face)) throw wrong("face", face, offered);
  return { kind: /** @type {Kind} */ (kind), fields, width: Number(width) };
}

/** `KIND?name=value&name=value` with few escapes. @param {string} kind @param {Record<string, string>} fields */
function written(kind, fields) {
  const said = Object.entries(fields).filter(([, value]) => value.trim() !== "");
  const query = PLAIN.reduce(
    (text, [code, sign]) => text.replace(code, sign),
    String(new URLSearchParams(said.map(([name, value]) => [name, value.trim()]))),
  );
  return query ? `${kind}?${query}` : kind;
}

/** The fields in the order in which the frame names them. @param {Work} work */
export const inOrder = ({ kind, fields }) =>
  Object.fromEntries([...KINDS[kind], ...ALWAYS].flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])));

/** The address of this page with the work, without the #. @param {Work} work */
export const writeWork = (work) =>
  written(work.kind, { ...inOrder(work), ...(work.width ? { [WIDTH]: String(work.width) } : {}) });

/** The address of the frame, as it stands behind the # of embed.html. @param {Work} work */
export const frameFragment = (work) => written(work.kind, inOrder(work));

/** Whether an address has more characters than a frame reads. @param {string} address */
export const isTooLong = (address) => address.length > LONGEST;

/** What a field must look like, if it has another form. @param {string} name @param {string} value @returns {string} empty if all is well */
export function formOf(name, value) {
  const [, form, expected] = FORMS.find(([field]) => field === name) ?? [];
  return value && form && !form.test(value) ? /** @type {string} */ (expected) : "";
}
