/**
 * Which style sheets each page gets, and in which layers. A sheet's folder in web/styles is its layer, and a later layer
 * wins over an earlier one, whatever the selectors and whichever file arrives first: docs/styles.md says what belongs
 * where.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("../styles", import.meta.url));

/** From the weakest to the strongest. */
const LAYERS = ["tokens", "base", "table", "sheets", "family"];

const START = ["tokens/colours", "base/elements"];
const READING = [...START, "base/controls", "sheets/reading"];
const CARDS = [...START, "base/cards", "base/controls", "sheets/reading"];
const LESSONS = [...READING, "sheets/lesson", "sheets/lesson-answers", "sheets/lesson-pictures", "sheets/lesson-small"];
const BOOKS = ["sheets/choose-game", "sheets/books"];
const CALCULATOR = [...READING, "sheets/choose-game", "sheets/house-rules", "sheets/editor", "sheets/calculate"];

/** The sheets of the table. They are there before the first card is dealt. */
const TABLE = [
  "tokens/layouts",
  "tokens/own-place",
  "tokens/layout-choices",
  "table/table",
  "table/stage",
  "table/ledger",
  "table/hand",
  "table/seats",
  "table/marks",
  "table/seats-wide",
  "table/two-seats",
  "table/sitter",
  "table/prompt",
  "table/cover",
  "table/ways",
  "table/small-window",
];

/** The sheets of each file of styles of the site, by its name. @type {Record<string, string[]>} */
const SITE = {
  // The page of the table: the lobby at once, then the table, and what is fetched when it is needed.
  "style": [
    ...[...START, "base/cards", "base/controls"],
    ...["sheets/sheets", "sheets/lobby", "sheets/saved-matches", "sheets/lobby-wide"],
  ],
  "table": TABLE,
  "guide": ["sheets/guide"],
  "help": ["sheets/help"],
  "later": ["sheets/hint", "sheets/review", "sheets/review-room", "sheets/review-foot", "table/review-table"],
  "settings": ["sheets/stored-data", "sheets/statistics", "sheets/settings", "sheets/settings-head", "sheets/log"],
  "setup": ["sheets/house-rules", "sheets/setup"],
  "stage": [
    "table/showdown",
    "table/win",
    "table/portraits",
    "table/others",
    "table/past",
    "sheets/tally",
    "sheets/podium",
    "sheets/charts",
    "sheets/person",
    "sheets/score",
    "sheets/result-layouts",
    "sheets/why",
  ],
  "mahjong": [
    "tokens/tile-colours",
    "tokens/mahjong-layouts",
    "base/tiles",
    "family/mahjong-rivers",
    "family/mahjong-table",
    "family/mahjong-plate",
    "family/mahjong-seats",
    "family/mahjong-seats-layouts",
    "family/mahjong-seats-desk",
    "family/mahjong-prompt",
    "family/mahjong-sheets",
  ],
  "guihuzi": ["family/guihuzi"],
  // The other pages.
  "learn-style": LESSONS,
  "books-style": BOOKS,
  "diagnostics-style": [...LESSONS, "sheets/diagnostics"],
  "licences-style": [...START, "sheets/licences"],
  "calculate": CALCULATOR,
  "publish": ["sheets/publish"], // beside those of the calculator
  "practise": [
    ...CARDS,
    "sheets/choose-game",
    "sheets/review",
    "sheets/puzzle",
    "sheets/puzzle-table",
    "sheets/puzzle-layouts",
    "sheets/practice",
  ],
  "tournament": [...CARDS, "table/portraits", "sheets/review", "sheets/cup", "sheets/cup-course", "sheets/cup-others"],
  "frame": ["base/frame"],
};

/** Those of the single file too: it has all that is played with in one, and all that is read in another. @type {typeof SITE} */
const FILES = {
  ...SITE,
  "playing": ["style", "table", "settings", "setup", "help", "later", "stage", "mahjong", "guihuzi"].flatMap(
    (name) => SITE[name],
  ),
  "reading": [...LESSONS, ...BOOKS, "sheets/diagnostics", "sheets/licences"],
};

/** The entry points of files of styles, for a build with the plugin below. @param {string[]} names */
export const styleFiles = (...names) => Object.fromEntries(names.map((name) => [name, `styles:${name}`]));

/** Puts the sheets of a file together, by layer. @type {import("esbuild").Plugin} */
export const layered = {
  name: "layered",
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^styles:/ }, ({ path }) => ({ path: path.slice("styles:".length), namespace: "styles" }));
    onLoad({ filter: /.*/, namespace: "styles" }, ({ path }) => {
      const layers = LAYERS.map((layer) => {
        const sheets = FILES[path].filter((sheet) => sheet.startsWith(`${layer}/`));
        const texts = sheets.map((sheet) => readFileSync(join(folder, `${sheet}.css`), "utf8"));
        return texts.length ? `@layer ${layer} {\n${texts.join("\n")}}\n` : "";
      });
      return { contents: `@layer ${LAYERS.join(", ")};\n${layers.join("")}`, loader: "css" };
    });
  },
};
