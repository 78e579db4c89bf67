/** @file SVG as a tree of elements: its text, and its nodes in a page. */

/** @typedef {[name: string, attributes: Record<string, string|number>, ...content: (Element|string)[]]} Element */

const NAMESPACE = "http://www.w3.org/2000/svg";

/** @type {Record<string, string>} */
const ENTITIES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Characters that XML cannot hold. */
const NO_XML = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** @param {string} text */
const escaped = (text) => text.replace(NO_XML, "\ufffd").replace(/[&<>"]/g, (char) => ENTITIES[char]);

/** The text of an element and of all in it. @param {Element|string} node @returns {string} */
export function markup(node) {
  if (typeof node === "string") return escaped(node);
  const [name, attributes, ...content] = node;
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`);
  if (content.length === 0) return `<${name}${written.join("")}/>`;
  return `<${name}${written.join("")}>${content.map(markup).join("")}</${name}>`;
}

/** What was made of an element before. An element that stands in many pictures is copied, which is quicker. @type {WeakMap<Element, SVGElement>} */
const made = new WeakMap();

/** The element as a node of a page. @param {Element} element @param {Document} page @returns {SVGElement} */
export function svgNode(element, page) {
  const known = made.get(element);
  if (known) return /** @type {SVGElement} */ (known.cloneNode(true));
  const [name, attributes, ...content] = element;
  const node = page.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) if (key !== "xmlns") node.setAttribute(key, String(value));
  for (const part of content) node.append(typeof part === "string" ? part : svgNode(part, page));
  made.set(element, node);
  return node;
}
