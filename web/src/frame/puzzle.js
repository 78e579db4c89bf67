/** @file A puzzle in a frame: of the site's files, or one that the address holds. Loaded with the table. */
import { Page } from "../app/page.js";
import { familyOfGame, familyOfPuzzle } from "../boot/families.js";
import { Refused } from "../embed/play/port_engine.js";
import { both } from "../embed/play/words.js";
import { puzzlesOf } from "../puzzle/files.js";
import "../puzzle/puzzle_element.js";
import { begin, dress, engineBehind, opening, prepare } from "./frame_page.js";

/** @import { Wish } from "./frame_page.js" */
/** @import { PortEngine } from "../embed/play/port_engine.js" */

/** The puzzle that an address names: a whole line, or the identifier of one of the game's. @param {Wish} wish */
async function puzzleOf({ game, puzzle = "" }) {
  if (puzzle.startsWith("{")) return puzzle;
  const found = (await puzzlesOf(game)).find(({ id }) => id === puzzle);
  if (!found)
    throw new Refused({
      code: "no_such_puzzle",
      text: both("embed.puzzle.none", { game, puzzle: puzzle.slice(0, 40) }),
    });
  return found;
}

/**
 * Opens a puzzle in its element.
 * @param {HTMLElement} page
 * @param {PortEngine} engine
 * @param {Wish} wish
 * @param {{tell: (type: "answer", detail: unknown) => void}} around
 */
export async function openPuzzle(page, engine, wish, around) {
  const element = /** @type {import("../puzzle/puzzle_element.js").PuzzleElement} */ (page);
  await opening(async () => {
    const shown = new Page(engineBehind(engine), (app) => {
      element.app = app;
    });
    begin(shown, wish);
    const puzzle = await puzzleOf(wish);
    await prepare(shown, engine, wish);
    dress(shown.app.settings);
    element.setAttribute("role", "main");
    element.query = (request) => shown.query(request);
    element.addEventListener("hp-answered", (event) =>
      around.tell("answer", /** @type {CustomEvent} */ (event).detail),
    );
    await element.open(puzzle, familyOfPuzzle(puzzle) ?? familyOfGame(wish.game) ?? "");
  }, "puzzle");
}
