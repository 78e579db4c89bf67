/** @file Draws blocks of the language `hupai` when remark builds a page: the module `hupai-embed/remark`. */
import { writtenAttributes } from "../picture/markup.js";
import { BlockError, drawnBlock, LANGUAGE } from "./block.js";

/** @import { Element } from "../picture/markup.js" */
/** @typedef {{type: string, lang?: string|null, value?: string, children?: Node[], position?: any, data?: any}} Node */

/** @type {typeof import("../../npm/remark.js").default} */
export default function remarkHupai({ lang = "en" } = {}) {
  return (tree, file) => walk(/** @type {Node} */ (tree), (node) => draw(node, file, lang));
}

/** @param {Node} node @param {(code: Node) => void} found */
function walk(node, found) {
  if (node.type === "code" && node.lang === LANGUAGE) found(node);
  for (const child of node.children ?? []) walk(child, found);
}

/** Makes of a block the element with its picture, or stops the build at its line. @param {Node} node @param {any} file @param {string} lang */
function draw(node, file, lang) {
  try {
    const picture = drawnBlock(node.value ?? "", lang);
    const data = { hName: "div", hProperties: { className: [LANGUAGE] }, hChildren: [hast(picture)] };
    // Without its type, nothing that highlights code takes it for code.
    Object.assign(node, { type: LANGUAGE, data, lang: undefined, value: undefined, children: [] });
  } catch (error) {
    if (!(error instanceof BlockError)) throw error;
    const opening = node.position?.start.line;
    const place = opening === undefined ? undefined : { line: opening + 1 + error.line, column: 1 };
    file.fail(error.message, place, "hupai-embed:picture");
  }
}

/** The element as a node of a tree of HTML. @param {Element|string} node @returns {Record<string, unknown>} */
function hast(node) {
  if (typeof node === "string") return { type: "text", value: node };
  const [tagName, , content = []] = node;
  const { class: names, ...attributes } = writtenAttributes(node);
  const properties = names === undefined ? attributes : { ...attributes, className: String(names).split(" ") };
  return { type: "element", tagName, properties, children: content.map(hast) };
}
