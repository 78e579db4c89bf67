/** @file A puzzle in a frame: before it is opened its hand, and a button that says what it downloads. */
import { puzzlePicture } from "../embed/play/puzzle_picture.js";
import { FrameReplay } from "./frame_replay.js";

/** @import { PortEngine } from "../embed/play/port_engine.js" */

export class FramePuzzle extends FrameReplay {
  /** @override @type {typeof FrameReplay["label"]} */
  static label = "embed.puzzle.do";
  static page = "hp-puzzle";

  /** @override */
  preview() {
    return [puzzlePicture(this, this.fields.puzzle ?? "", document.baseURI)];
  }

  /** @override */
  get game() {
    return this.fields.game || super.game;
  }

  /** @override @param {typeof import("./table.js")} part @param {HTMLElement} page @param {PortEngine} engine */
  open(part, page, engine) {
    return part.openPuzzle(page, engine, this.wish(), this);
  }

  /** A puzzle has one position only. @override */
  goto() {}
}
