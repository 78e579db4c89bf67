/** @file The table in a frame before it is played at: a picture, and a button that says what it downloads. */
import { SCRIPT } from "../embed/built.js";
import { make } from "../embed/play/dom.js";
import { PlayElement, SHARED } from "../embed/play/play_element.js";
import { PortEngine } from "../embed/play/port_engine.js";
import { Refused } from "../embed/play/refused.js";
import { both } from "../embed/play/words.js";

/** The least height of a table, and its height for its width. @param {number} width */
const heightFor = (width) => Math.round(Math.min(Math.max(width * 1.7, 600), width >= 900 ? 640 : 720));

export class FrameTable extends PlayElement {
  static observedAttributes = SHARED;
  /** @override @type {typeof PlayElement["label"]} */
  static label = "embed.table.do";

  constructor() {
    super();
    /** What the address says of the table. @type {Record<string, string>} */
    this.fields = {};
    /** The port that the page around the frame has lent. @type {MessagePort|null} */
    this.lent = null;
    /** @type {HTMLElement|null} */
    this.table = null;
  }

  /** @override */
  preview() {
    const cards = this.fields.cards || "x".repeat(this.family === "mahjong" ? 13 : 20);
    const caption = this.attribute("caption");
    return [this.drawCards("hupai-hand", caption ? { cards, caption } : { cards })];
  }

  /** The height that a table needs; 0 while there is none. */
  get height() {
    return this.table ? heightFor(innerWidth) : 0;
  }

  /** @override */
  async start() {
    const mine = ++this.asked;
    this.drawProgress({ step: "start", loaded: 0, total: 0, reason: null });
    try {
      const engine = this.lent ? new PortEngine(this.lent) : await this.engineHere();
      this.engine = engine;
      const part = import(new URL("table.js", SCRIPT).href).catch(() => {
        throw new Refused({ code: "table_missing", text: both("embed.address.table") });
      });
      const { openTable } = await part;
      if (mine !== this.asked) return;
      const table = make("hp-page");
      await openTable(table, engine, this.wish(), {
        tell: (/** @type {any} */ type, /** @type {unknown} */ detail) => this.tell(type, detail),
        leave: () => this.close(),
      });
      if (mine !== this.asked) return;
      this.table = table;
      this.cover(true);
      document.body.append(table);
      this.tell("state", { playing: true });
    } catch (error) {
      if (mine === this.asked) this.refuse(error);
    }
  }

  /** What is to be played, by the address. */
  wish() {
    return { ...this.fields, game: this.game, lang: this.language, theme: this.attribute("theme") };
  }

  /** Puts the picture back in the place of the table. */
  close() {
    this.leave();
    this.redraw();
    this.tell("state", { playing: false });
  }

  /** Hides what the table covers, or shows it again: a page has one main part. @param {boolean} covered */
  cover(covered) {
    const main = document.querySelector("body > main");
    if (main instanceof HTMLElement) main.hidden = covered;
  }

  /** @override */
  leave() {
    if (this.table) this.cover(false);
    this.table?.remove();
    this.table = null;
    this.lent = null;
    super.leave();
  }
}
