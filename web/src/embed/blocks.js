/**
 * @file Blocks of code in the language `hupai`: each becomes the element that draws it, as `hupai.markdown` draws it when
 * a site is built. Fetched when a page has such a block; pages that change their content are watched from then on.
 */
import { readBlock } from "../picture/block.js";

/** What blog engines make of a fenced block. */
const BLOCK = "pre > code:is(.language-hupai, .lang-hupai)";

/** Turns all blocks of a page into elements, now and whenever it changes. @param {Document} page @param {string[]} names @param {string[]} families */
export function upgradeBlocks(page, names, families) {
  const upgrade = () => {
    for (const code of page.querySelectorAll(BLOCK)) {
      code.parentElement?.replaceWith(elementOf(page, code.textContent ?? "", names, families));
    }
  };
  upgrade();
  new MutationObserver(upgrade).observe(page.documentElement, { childList: true, subtree: true });
}

/**
 * The element of a block: a position, groups, or a hand.
 * @param {Document} page
 * @param {string} block
 * @param {string[]} names what may be written before a value: `win: 9b`
 * @param {string[]} families
 */
export function elementOf(page, block, names, families) {
  const { values, notation } = readBlock(block, names);
  const [sort, rest] = (notation[0] ?? "").normalize("NFKC").split(":", 2);
  const onlyGroups = rest !== undefined && !sort.includes(" ");
  const others = Object.keys(values).some((name) => ["cards", "win", "live", "indicator", "discards"].includes(name));
  const kind = families.includes(sort) ? "position" : onlyGroups && !others ? "meld" : "hand";
  const element = page.createElement(`hupai-${kind}`);
  for (const [name, value] of Object.entries(values)) element.setAttribute(name, value.text);
  const text = notation.join(" ");
  if (kind === "hand" && onlyGroups) element.setAttribute("laid", text);
  else element.textContent = text;
  return element;
}
