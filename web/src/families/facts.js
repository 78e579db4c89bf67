/** @file What is known of the families without their scripts: for styles, pictures, calculators and the forms of their questions. */

/**
 * @typedef {object} Facts
 * @property {"zipai"|"mahjong"} look the class of its tables and pictures in the styles; families played with the same cards share it
 * @property {number} dealt how many cards a hand has
 * @property {string[]} ways how a winning card may come
 * @property {"turned"|"indicator"} turned what a card that is turned up is called in questions
 * @property {boolean} states whether a question may say how the seats stand and what was seen
 * @property {"face"|"tiles"} face the setting that names its face
 * @property {string} game a game of the family, where any will do
 * @property {string} groups groups on the table to begin with
 */

/** @type {Record<string, Facts>} */
export const FACTS = {
  zipai: {
    look: "zipai",
    dealt: 20,
    ways: ["self", "other", "discard", "deal", "shown"],
    turned: "turned",
    states: false,
    face: "face",
    game: "yongzhou",
    groups: "ti:0000b wei:222s chi:123b",
  },
  mahjong: {
    look: "mahjong",
    dealt: 13,
    ways: ["self", "discard", "rob", "kong", "kong_discard", "deal"],
    turned: "indicator",
    states: true,
    face: "tiles",
    game: "yongzhou-mahjong",
    groups: "peng:111s angang:5555p",
  },
  guihuzi: {
    look: "zipai",
    dealt: 19,
    ways: ["self", "other", "wai", "deal"],
    turned: "turned",
    states: false,
    face: "face",
    game: "yuanjiang",
    groups: "wai:222s peng:888b chi:123b",
  },
};

/** What is known of a family; of one that there is not, what is known of the first. @param {string} family */
export const factsOf = (family) => FACTS[family] ?? Object.values(FACTS)[0];

/** A hand of hidden cards, in notation. @param {string} family */
export const hiddenHand = (family) => "x".repeat(factsOf(family).dealt);
