/**
 * Which style sheets each page gets, and in which layers. A sheet's folder in web/styles is its layer, and a later layer
 * wins over an earlier one, whatever the selectors and whichever file arrives first: docs/styles.md says what belongs
 * where.
 */

import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../styles", import.meta.url));

/** From the weakest to the strongest. */
const LAYERS = ["tokens", "base", "table", "sheets", "family"];

const START = ["tokens/colours", "base/elements"];
const READING = [...START, "base/controls", "sheets/reading"];
const CARDS = [...START, "base/cards", "base/controls", "sheets/reading"];
const LESSONS = [
  ...READING,
  "sheets/lesson",
  "sheets/lesson-answers",
  "sheets/lesson-pictures",
  "sheets/lesson-table",
  "sheets/lesson-small",
];
const BOOKS = ["sheets/books", "sheets/other-games"];
const CALCULATOR = [...READING, "sheets/house-rules", "sheets/books", "sheets/editor", "sheets/calculate"];

/** The sheets of the table's page that are there before the first card is drawn. */
const TABLE = [
  "table/table",
  "table/hand",
  "table/arranging",
  "table/seats",
  "table/seats-room",
  "table/marks",
  "table/prompt",
  "table/prompt-wide",
  "table/table-wide",
  "table/open-hands",
  "table/helping",
  "table/sizes",
  "table/little",
  "sheets/lobby",
  "sheets/lobby-wide",
  "sheets/sheets",
  "sheets/saved-matches",
  "sheets/notices",
  "sheets/little",
];

/** The sheets of each file of styles of the site, by its name. @type {Record<string, string[]>} */
const SITE = {
  // The page of the table: at once, and what is fetched when it is needed.
  "style": [...START, "base/cards", "base/controls", ...TABLE],
  "guide": ["sheets/guide"],
  "help": ["sheets/help"],
  "later": ["sheets/hint", "sheets/review", "sheets/review-room", "sheets/review-foot", "table/review-table"],
  "settings": ["sheets/stored-data", "sheets/settings"],
  "setup": ["sheets/house-rules", "sheets/setup"],
  "stage": [
    "table/win",
    "table/win-large",
    "table/portraits",
    "table/fans",
    "table/story",
    "table/past",
    "table/stage",
    "sheets/tally",
    "sheets/score",
    "sheets/result",
    "sheets/why",
  ],
  "mahjong": [
    "tokens/tile-colours",
    "base/tiles",
    "family/mahjong-tile",
    "family/mahjong-parts",
    "family/mahjong-sheets",
    "family/mahjong-table",
    "family/mahjong-seats",
    "family/mahjong-tablet",
    "family/mahjong-wide",
    "family/mahjong-large",
    "family/mahjong-little",
  ],
  // The other pages.
  "learn-style": LESSONS,
  "books-style": BOOKS,
  "diagnostics-style": [...LESSONS, "sheets/diagnostics"],
  "licences-style": [...START, "sheets/licences"],
  "calculate": CALCULATOR,
  "publish": ["sheets/publish"], // beside those of the calculator
  "practise": [...CARDS, "sheets/books", "sheets/review", "sheets/puzzle", "sheets/puzzle-sizes", "sheets/practice"],
  "tournament": [
    ...CARDS,
    "table/portraits",
    "sheets/review",
    "sheets/cup",
    "sheets/cup-others",
    "sheets/cup-end",
    "sheets/cup-faces",
  ],
  "frame": ["base/frame"],
};

/** Those of the single file too: it has all of the table in one, and all that is read in another. @type {typeof SITE} */
const FILES = {
  ...SITE,
  "table": ["style", "settings", "setup", "help", "later", "stage", "mahjong"].flatMap((name) => SITE[name]),
  "reading": [...LESSONS, ...BOOKS, "sheets/diagnostics", "sheets/licences"],
};

/** The entry points of files of styles, for a build with the plugin below. @param {string[]} names */
export const styleFiles = (...names) => Object.fromEntries(names.map((name) => [name, `styles:${name}`]));

/** Puts the sheets of a file into their layers. @type {import("esbuild").Plugin} */
export const layered = {
  name: "layered",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice("styles:".length), namespace: "styles" }));
    onLoad({ filter: /.*/, namespace: "styles" }, ({ path }) => {
      const imports = FILES[path].map((sheet) => `@import "./${sheet}.css" layer(${sheet.split("/")[0]});`);
      return { contents: [`@layer ${LAYERS.join(", ")};`, ...imports].join("\n"), loader: "css", resolveDir: folder };
    });
  },
};
