/** @file The texts to copy: an element with its script, a frame, a block of Markdown, a link. */
import { MOMENT } from "../frame/address.js";
import { frameFragment, inOrder } from "./address.js";
import { ELEMENTS, NOTATION } from "./kinds.js";

/** @import { Work } from "./address.js" */

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]);
/** A value on one line. @param {string} text */
const oneLine = (text) => text.replace(/\s+/g, " ").trim();

/** @param {string} tag @param {Record<string, string>} attributes @param {string} text */
function element(tag, attributes, text) {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${written.join("")}>${escaped(text)}</${tag}>`;
}

/**
 * The element that shows the work, with the script that it needs.
 * @param {Work} work one of a kind that has an element
 * @param {string} site the address of the site's folder
 */
export function tagOf(work, site) {
  const [tag, script] = ELEMENTS[work.kind] ?? [];
  if (!tag) throw new Error(`no element shows ${work.kind}`);
  const { id: _, ...fields } = inOrder(work);
  const notation = NOTATION[work.kind] ?? "";
  const { [notation]: text = fields.caption ?? "", ...attributes } = fields;
  const own = work.kind === "play" ? ofTable(attributes) : attributes;
  return `<script src="${escaped(new URL(`embed/v1/${script}`, site).href)}" defer></script>\n${element(/** @type {string} */ (tag), own, oneLine(text))}`;
}

/** The attributes of a table: those of a moment of a hand are one. @param {Record<string, string>} fields */
function ofTable(fields) {
  const names = MOMENT.filter((name) => name !== "seed");
  if (!names.some((name) => name in fields)) return fields;
  const { caption, cards, ...moment } = fields;
  const query = frameFragment({ kind: "play", fields: moment, width: 0 });
  const shown = { ...(cards ? { cards } : {}), ...(caption ? { caption } : {}) };
  return { game: moment.game ?? "", ...(moment.lang ? { lang: moment.lang } : {}), ...shown, moment: query };
}

/** The address that shows the work alone. @param {Work} work @param {string} site */
export const linkOf = (work, site) => `${new URL("embed.html", site).href}#${frameFragment(work)}`;

/**
 * The frame that shows the work.
 * @param {Work} work
 * @param {string} site
 * @param {string} title what it shows, for who cannot see it
 * @param {number} height
 */
export function frameOf(work, site, title, height) {
  const size = { width: work.width ? String(work.width) : "100%", height: String(height) };
  const attributes = { src: linkOf(work, site), title: oneLine(title), ...size, style: "border:0", loading: "lazy" };
  return element("iframe", attributes, "");
}

/** The block of Markdown that becomes the picture. @param {Work} work one that is a picture */
export function markdownOf(work) {
  const { id: _id, keep: _keep, ...fields } = inOrder(work);
  const notation = NOTATION[work.kind] ?? "";
  const { [notation]: text = "", ...others } = fields;
  const named = { ...others, ...(work.width ? { width: String(work.width) } : {}) };
  const lines = Object.entries(named).map(([name, value]) => `${name}: ${oneLine(value)}`);
  // A hand without cards says so: without the line its groups alone would be another picture.
  if (work.kind === "hand" && !text) lines.push("cards:");
  return ["```hupai", ...lines, ...(text ? [oneLine(text)] : []), "```"].join("\n");
}
