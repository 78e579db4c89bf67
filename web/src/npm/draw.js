/** @file Draws hands, groups and positions as trees of SVG without a page, and throws what is wrong with them. */

import { wrongName } from "../picture/names.js";
import { groupRows, PartError, reading, rowsOf } from "../picture/parts.js";
import { hand as handOf, meld as meldOf, position as positionOf, refusal } from "../picture/pictures.js";
import { complaint } from "../picture/sentences.js";
import { DATA, materialOf, someDeck } from "./materials.js";
import { SCENES } from "./scenes.js";

/** @import { Element } from "../picture/markup.js" */
/** @import { Material, Options, WrongName } from "../picture/pictures.js" */
/** @import { Deck } from "../picture/types.js" */
/** @import { HandOptions, Look } from "../../npm/svg.js" */
/** @typedef {{code: string, facts: Record<string, string|number|string[]>, place?: number}} Wrong */

/** The names of the parts of a hand. */
export const PARTS = Object.keys(DATA.labels);
const LANGUAGES = ["zh", "en"];

/** The data with the sentences about positions. */
const SAID = { ...DATA, errors: { ...DATA.errors, ...SCENES.scenes.errors } };

/** What cannot be drawn. */
export class Refusal extends Error {
  /** @param {Deck} deck @param {Wrong} wrong @param {string} part the text that is wrong */
  constructor(deck, wrong, part) {
    super(wrong.code);
    this.deck = deck;
    this.wrong = wrong;
    this.part = part;
  }

  /** Why, in a language. @param {string} lang */
  sentence(lang) {
    return complaint(SAID, this.deck, this.wrong, lang === "en" ? 1 : 0);
  }
}

/** A word that is none of those it must be. @param {string} name @param {string} text @param {string[]} expected @returns {WrongName} */
const wrongArgument = (name, text, expected) => ({
  text,
  code: "wrong_argument",
  facts: { name, expected: expected.join(", ") },
});

/** The same as an error. @param {string} name @param {string} text @param {string[]} expected */
export const refusedArgument = (name, text, expected) =>
  new Refusal(someDeck(), wrongArgument(name, text, expected), text);

/** The picture of a hand. @param {string} cards @param {HandOptions} options @returns {Element} */
export const drawnHand = (cards, { laid = "", win = "", live = "", indicator = "", discards = "", ...look }) => {
  const parts = { indicator, live, laid, cards, win, discards };
  return drawn(
    look,
    (material) => rowsOf(material.data, material.deck, parts),
    (material, options) => handOf(material, parts, options),
  );
};

/** The picture of groups. @param {string} groups @param {Look} look @returns {Element} */
export const drawnMeld = (groups, look) =>
  drawn(
    look,
    (material) => groupRows(material.data, material.deck, groups),
    (material, options) => meldOf(material, groups, options),
  );

/** The picture of a position. @param {string} text @param {Omit<Look, "game">} look @returns {Element} */
export const drawnPosition = (text, look) =>
  drawn(
    { ...look, game: gameOf(text) },
    (material) => reading(material.deck, text, (read) => SCENES.positionRows(SCENES.scenes, material.deck, read)),
    (material, options) => positionOf(material, SCENES, text, options),
  );

/** Whether a block of code is a position: it begins with the name of a family. @param {string} text */
export const isPosition = (text) => Object.hasOwn(SCENES.scenes.forms, familyOf(text));

/** Some game of the family that a position names. @param {string} text */
const gameOf = (text) => Object.keys(DATA.games).find((game) => DATA.games[game] === familyOf(text));

/** The family that a text names first. @param {string} text */
const familyOf = (text) => /\w+(?=:)/.exec(text.normalize("NFKC"))?.[0] ?? "";

/**
 * @param {Look} look
 * @param {(material: Material) => unknown} read throws what is wrong with the notation
 * @param {(material: Material, options: Options) => Element} draw draws it
 */
function drawn({ game = "yongzhou", face = "", theme, drawErrors = false, ...options }, read, draw) {
  const wrong = wrongName(DATA, { game, face, theme: theme ?? "" }) ?? wrongLook(options);
  const shown = { ...options, theme: theme && theme in DATA.themes ? theme : "light" };
  if (wrong) {
    if (drawErrors) return refusal(DATA, someDeck(), shown, wrong);
    throw new Refusal(someDeck(), wrong, wrong.text);
  }
  const material = materialOf(game, face);
  if (!drawErrors) {
    try {
      read(material);
    } catch (error) {
      if (!(error instanceof PartError)) throw error;
      throw new Refusal(material.deck, error.wrong, error.text);
    }
  }
  return draw(material, shown);
}

/** What is wrong with the language or the width. @param {Look} look @returns {WrongName|undefined} */
function wrongLook({ lang = "zh", width = DATA.looks.widest }) {
  if (!LANGUAGES.includes(lang)) return wrongArgument("lang", String(lang), LANGUAGES);
  const { narrowest } = DATA.looks;
  if (!Number.isInteger(width) || width < narrowest) return wrongArgument("width", String(width), [`≥ ${narrowest}`]);
}
