/** @file Pictures of hands and groups from their notation. They need no page: a page puts them into its elements. */
import { Drawing } from "./drawing.js";
import { groupRows, PartError, reading, rowsOf } from "./parts.js";
import { complaint, described } from "./sentences.js";

/** @import { Element } from "./markup.js" */
/** @import { Data, Deck, Outline, ReadingDeck, Row, Scenes, Text } from "./types.js" */

/** @typedef {{caption?: string, lang?: "zh"|"en", index?: boolean, theme?: string, width?: number}} Wishes */
/** @typedef {{text: string, code: string, facts: Record<string, string|string[]>}} WrongWish */
/** @typedef {{scenes: Scenes, positionRows: typeof import("./position.js").positionRows}} ScenePictures */
/** @typedef {{data: Data, deck: ReadingDeck, outlines: Record<string, Outline[]>, quick?: boolean}} Material What is drawn with; `quick` reads not all that people write, and does not say what is wrong. */

/**
 * The picture of a hand.
 * @param {Material} material
 * @param {Record<string, string>} parts the cards, laid groups and so on by their names
 * @param {Wishes} wishes
 */
export const hand = (material, parts, wishes) =>
  picture(material, () => rowsOf(material.data, material.deck, parts), material.data.titles.hand, wishes);

/** The picture of rows that somebody made. @param {Material} material @param {Row[]} rows @param {Wishes} wishes */
export const drawn = (material, rows, wishes) => picture(material, () => rows, material.data.titles.hand, wishes);

/** The picture of groups. @param {Material} material @param {string} text @param {Wishes} wishes */
export const meld = (material, text, wishes) =>
  picture(material, () => groupRows(material.data, material.deck, text), material.data.titles.meld, wishes);

/**
 * The picture of a position.
 * @param {Material} material
 * @param {ScenePictures} scenes what draws positions, which not every page has
 * @param {string} text
 * @param {Wishes} wishes
 */
export const position = ({ data, ...material }, { scenes, positionRows }, text, wishes) =>
  picture(
    { ...material, data: { ...data, errors: { ...data.errors, ...scenes.errors } } },
    () => reading(material.deck, text, (read) => positionRows(scenes, material.deck, read)),
    scenes.title,
    wishes,
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
 * @param {Wishes} wishes
 * @param {WrongWish} [wrong]
 */
export function refusal(data, deck, wishes, wrong) {
  const { lang, drawing } = begun(data, deck, {}, wishes);
  const sentence = wrong ? complaint(data, deck, wrong, lang) : NOT_LOADED[lang];
  if (wrong) drawing.mistake(wrong.text, 0, sentence);
  else drawing.words(sentence);
  return drawing.element(data.titles.hand[lang], sentence);
}

/** An empty picture. @param {Data} data @param {Deck} deck @param {Material["outlines"]} outlines @param {Wishes} wishes */
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
 * @param {Wishes} wishes
 * @returns {Element} quick material throws a PartError instead of drawing it
 */
function picture({ data, deck, outlines, quick }, read, title, wishes) {
  const { caption = "" } = wishes;
  const { lang, drawing } = begun(data, deck, outlines, wishes);
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
