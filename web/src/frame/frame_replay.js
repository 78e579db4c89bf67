/** @file A hand to look at in a frame, move by move: before it is opened a picture, and a button that says what it downloads. */
import { positionPicture } from "../embed/play/puzzle_picture.js";
import { FrameTable } from "./frame_table.js";

/** @import { PortEngine } from "../embed/play/port_engine.js" */

export class FrameReplay extends FrameTable {
  /** @override @type {typeof FrameTable["label"]} */
  static label = "embed.replay.do";
  static page = "hp-replay";

  constructor() {
    super();
    /** The moment that was asked for before the hand was open. @type {number|null} */
    this.wanted = null;
    this.resized = new ResizeObserver(() => this.dispatchEvent(new CustomEvent("hupai-resize", { bubbles: true })));
  }

  /** Whether a bot's comments are offered. */
  get comments() {
    return false;
  }

  /** @override */
  preview() {
    const { position = "" } = this.fields;
    return position ? [positionPicture(this, position)] : super.preview();
  }

  /** @override */
  get height() {
    return this.table ? Math.ceil(this.table.getBoundingClientRect().height) : 0;
  }

  /** @override @param {typeof import("./table.js")} part @param {HTMLElement} page @param {PortEngine} engine */
  open(part, page, engine) {
    return part.openReplay(page, engine, this.wish(), this);
  }

  /** @override */
  afterOpening() {
    if (this.table) this.resized.observe(this.table);
    if (this.wanted !== null) this.goto(this.wanted);
  }

  /** Shows the hand after so many actions. @param {number} step */
  goto(step) {
    this.wanted = step;
    const page = /** @type {import("./replay_view.js").ReplayElement|null} */ (this.table);
    page?.stand(step);
  }

  /** @override */
  leave() {
    this.resized.disconnect();
    super.leave();
  }
}

/** A hand to look at, and what a bot thinks of each decision. */
export class FrameReview extends FrameReplay {
  /** @override @type {typeof FrameTable["label"]} */
  static label = "embed.review.do";

  /** @override */
  get comments() {
    return true;
  }
}
