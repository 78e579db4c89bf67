/** @file Pictures of hands and groups from their notation. They need no page: a page puts them into its elements. */
import { Drawing } from "./drawing.js";
import { groupRows, PartError, reading, rowsOf } from "./parts.js";
import { complaint, described } from "./sentences.js";

/** @import { Element } from "./markup.js" */
/** @import { Data, Deck, Outline, ReadingDeck, Row, Scenes, Text } from "./types.js" */

/** @typedef {{caption?: string, lang?: "zh"|"en", index?: boolean, theme?: string, width?: number}} Options */
/** @typedef {{text: string, code: string, facts: Record<string, string|string[]>}} WrongName */
/** @typedef {{scenes: Scenes, positionRows: typeof import("./position.js").positionRows}} ScenePictures */
/** @typedef {{data: Data, deck: ReadingDeck, outlines: Record<string, Outline[]>, quick?: boolean}} Material What is drawn with; `quick` reads not all that people write, and does not say what is wrong. */

/**
 * The picture of a hand.
 * @param {Material} material
 * @param {Record<string, string>} parts the cards, laid groups and so on by their names
 * @param {Options} options
 */
export const hand = (material, parts, options) =>
  picture(material, () => rowsOf(material.data, material.deck, parts), material.data.titles.hand, options);

/** The picture of rows that somebody made. @param {Material} material @param {Row[]} rows @param {Options} options */
export const drawn = (material, rows, options) => picture(material, () => rows, material.data.titles.hand, options);

/** The picture of groups. @param {Material} material @param {string} text @param {Options} options */
export const meld = (material, text, options) =>
  picture(material, () => groupRows(material.data, material.deck, text), material.data.titles.meld, options);

/**
 * The picture of a position.
 * @param {Material} material
 * @param {ScenePictures} scenes what draws positions, which not every page has
 * @param {string} text
 * @param {Options} options
 */
export const position = ({ data, ...material }, { scenes, positionRows }, text, options) =>
  picture(
    { ...material, data: { ...data, errors: { ...data.errors, ...scenes.errors } } },
    () => reading(material.deck, text, (read) => positionRows(scenes, material.deck, read)),
    scenes.title,
    options,
  );

/** @type {Text} */
const NOT_LOADED = [
  "牌面没有载入。请检查网络，再刷新页面。",
  "The pictures of the cards could not be loaded. Check the connection, then reload the page.",
];

/**
 * What is drawn for a wish that cannot be met: the wrong word and why it is wrong. Without it, the cards could not be loaded.
 * @param {Data} data
 * @param {Deck} deck any deck
 * @param {Options} options
 * @param {WrongName} [wrong]
 */
export function refusal(data, deck, options, wrong) {
  const { lang, drawing } = begun(data, deck, {}, options);
  const sentence = wrong ? complaint(data, deck, wrong, lang) : NOT_LOADED[lang];
  if (wrong) drawing.mistake(wrong.text, 0, sentence);
  else drawing.words(sentence);
  return drawing.element(data.titles.hand[lang], sentence);
}

/** An empty picture. @param {Data} data @param {Deck} deck @param {Material["outlines"]} outlines @param {Options} options */
function begun(data, deck, outlines, { lang: language = "zh", index = true, theme = "", width = data.looks.widest }) {
  /** @type {0|1} */
  const lang = language === "en" ? 1 : 0;
  return {
    lang,
    drawing: new Drawing(data.looks, deck, {
      lang,
      colours: data.themes[theme] ?? data.themes.light,
      outlines,
      index,
      width,
    }),
  };
}

/**
 * @param {Material} material
 * @param {() => Row[]} read
 * @param {Text} title
 * @param {Options} options
 * @returns {Element} quick material throws a PartError instead of drawing it
 */
function picture({ data, deck, outlines, quick }, read, title, options) {
  const { caption = "" } = options;
  const { lang, drawing } = begun(data, deck, outlines, options);
  const name = caption || title[lang];
  try {
    const rows = read();
    drawing.rows(rows);
    if (caption) drawing.words(caption);
    return drawing.element(name, described(data, deck, rows, lang));
  } catch (error) {
    if (quick || !(error instanceof PartError)) throw error;
    const sentence = complaint(data, deck, error.wrong, lang);
    drawing.mistake(error.text, error.wrong.place, sentence);
    return drawing.element(name, sentence);
  }
}
