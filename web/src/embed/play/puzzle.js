/** @file `<hupai-puzzle>`: a puzzle to answer, in a frame of ours. Its text is the puzzle's line, or `puzzle` its identifier. */

import { SHARED } from "./play_element.js";
import { puzzlePicture } from "./puzzle_picture.js";
import { pageOf } from "./site.js";
import { TableElement } from "./table.js";

export class PuzzleElement extends TableElement {
  static observedAttributes = [...SHARED, "puzzle", "id"];
  /** @override @type {typeof TableElement["label"]} */
  static label = "embed.puzzle.do";
  /** @override @type {typeof TableElement["called"]} */
  static called = "embed.puzzle.name";
  /** @override @type {typeof TableElement["closes"]} */
  static closes = "embed.puzzle.close";

  /** The puzzle's line, or else its identifier. */
  get puzzle() {
    const text = (this.textContent ?? "").trim();
    return text.startsWith("{") ? text : this.attribute("puzzle") || this.id;
  }

  /** @override */
  preview() {
    this.drop();
    return [puzzlePicture(this, this.puzzle, pageOf(this.attribute("engine"), ""))];
  }

  /** @override */
  address() {
    const { game, puzzle, language: lang, number: id } = this;
    const theme = this.attribute("theme");
    const fields = new URLSearchParams({ game, puzzle, lang, id, ...(theme ? { theme } : {}) });
    return pageOf(this.attribute("engine"), `embed.html#puzzle?${fields}`);
  }
}
