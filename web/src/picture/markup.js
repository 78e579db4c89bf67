/** @file SVG as a tree of elements: its text, and its nodes in a page. */

/** @typedef {[name: string, attributes: Record<string, string|number>, content?: (Element|string)[]]} Element */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML cannot hold. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** @param {string} text */
const escaped = (text) => text.replace(NO_XML, "\ufffd").replace(/[&<>"]/g, (char) => ENTITIES[char]);

/** The attributes of an element as a text has them: a picture that may become a file says that it is SVG. @param {Element} element */
export const writtenAttributes = ([name, attributes]) =>
  name === "svg" ? { xmlns: NAMESPACE, ...attributes } : attributes;

/** The text of an element and of all in it. @param {Element|string} node @returns {string} */
export function markup(node) {
  if (typeof node === "string") return escaped(node);
  const [name, , content = []] = node;
  const written = Object.entries(writtenAttributes(node)).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  if (content.length === 0) return `<${name}${written.join("")}/>`;
  return `<${name}${written.join("")}>${content.map(markup).join("")}</${name}>`;
}

/** Elements by their content. Those with the very same content differ in the values of attributes only, and to copy one is quicker. @type {WeakMap<object, SVGElement>} */
const made = new WeakMap();

/** The element as a node of a page. @param {Element} element @param {Document} page @returns {SVGElement} */
export function svgNode([name, attributes, content = []], page) {
  const known = made.get(content);
  const node = known ? /** @type {SVGElement} */ (known.cloneNode(true)) : page.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, /** @type {string} */ (value));
  if (!known) {
    node.append(...content.map((part) => (typeof part === "string" ? part : svgNode(part, page))));
    made.set(content, node);
  }
  return node;
}
