/** @file Reads and draws blocks of the language `hupai` in Markdown, as the engine's `hupai.markdown` does. */
import { readBlock } from "../picture/block.js";
import { drawnHand, drawnMeld, drawnPosition, isPosition, PARTS, Refusal, refusedArgument } from "./draw.js";

/** @import { Value } from "../picture/block.js" */
/** @import { Element } from "../picture/markup.js" */

/** The language of the blocks, and the class of the element that holds a picture. */
export const LANGUAGE = "hupai";

/** A picture is no wider than its column, and stands apart from what is around it, whatever theme a site has. */
const STYLE = "max-width:100%;height:auto;margin-block:0.75em";

const LOOK = ["game", "caption", "lang", "face", "index", "theme", "width"];
const NAMES = [...PARTS, ...LOOK];
/** @type {Record<string, boolean>} */
const SWITCHES = { on: true, off: false };

/** A block that cannot be drawn: in which of its lines, from 0, and why. */
export class BlockError extends Error {
  /** @param {number} line @param {string} sentence */
  constructor(line, sentence) {
    super(sentence);
    this.line = line;
  }
}

/**
 * The picture of a block: a position, groups where its notation begins with the sort of a group, or a hand.
 * @param {string} block
 * @param {string} lang the language of a block that names none, and of what is wrong
 * @returns {Element}
 */
export function drawnBlock(block, lang) {
  const values = valuesOf(block);
  try {
    const [name, attributes, content] = picture(values, lang);
    return [name, { ...attributes, style: STYLE }, content];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isNotation = error.wrong.place !== undefined;
    const lines = Object.values(values).flatMap(({ text, line }) => (isNotation && text === error.part ? [line] : []));
    throw new BlockError(lines.length > 0 ? Math.min(...lines) : 0, error.sentence(lang));
  }
}

/** The values of a block by name; the notation is named `cards`, or `laid` where it has groups only. @param {string} block */
function valuesOf(block) {
  const { values, notation, first } = readBlock(block, NAMES);
  if (notation.length > 0) {
    const groups = notation[0].split(/\s/)[0].normalize("NFKC").includes(":");
    const name = isPosition(notation[0]) ? "position" : groups ? "laid" : "cards";
    values[name] = { text: notation.join(" "), line: first };
  }
  return values;
}

/** @param {Record<string, Value>} values @param {string} lang @returns {Element} */
function picture(values, lang) {
  /** @type {Record<string, any>} */
  const given = { lang, ...Object.fromEntries(Object.entries(values).map(([name, { text }]) => [name, text])) };
  if ("index" in given) {
    if (!Object.hasOwn(SWITCHES, given.index)) throw refusedArgument("index", given.index, Object.keys(SWITCHES));
    given.index = SWITCHES[given.index];
  }
  if ("width" in given) given.width = Number(given.width);
  const { cards = "", laid = "", position = "", ...others } = given;
  if (position) {
    const { game: _, ...look } = others; // the position names it
    return drawnPosition(position, look);
  }
  const onlyGroups = PARTS.filter((part) => part in given).join() === "laid";
  return onlyGroups ? drawnMeld(laid, others) : drawnHand(cards, { laid, ...others });
}
