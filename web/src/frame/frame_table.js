/** @file The table in a frame before it is played at: a picture, and a button that says what it downloads. */
import { SCRIPT } from "../embed/built.js";
import { make } from "../embed/play/dom.js";
import { PlayElement, SHARED } from "../embed/play/play_element.js";
import { PortEngine, Refused } from "../embed/play/port_engine.js";
import { both } from "../embed/play/words.js";
import { hiddenHand } from "../families/facts.js";
import { cover, uncover } from "./cover.js";

/** The least height of a table, and its height for its width. @param {number} width */
const heightFor = (width) => Math.round(Math.min(Math.max(width * 1.7, 600), width >= 900 ? 640 : 720));

export class FrameTable extends PlayElement {
  static observedAttributes = SHARED;
  /** @override @type {typeof PlayElement["label"]} */
  static label = "embed.table.do";
  /** The element that covers the frame once it is open. */
  static page = "hp-page";

  constructor() {
    super();
    /** What the address says of the table. @type {Record<string, string>} */
    this.fields = {};
    /** The port that the page around the frame has lent. @type {MessagePort|null} */
    this.lent = null;
    /** @type {HTMLElement|null} */
    this.table = null;
    /** Tells the engine that the frame is taken away. */
    this.gone = (/** @type {PageTransitionEvent} */ { persisted }) => persisted || this.engine?.close();
  }

  /** @override */
  preview() {
    const cards = this.fields.cards || hiddenHand(this.family);
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
      if (!this.isConnected) return this.leave(); // the frame shows something else by now
      addEventListener("pagehide", this.gone);
      const part = import(new URL("table.js", SCRIPT).href).catch(() => {
        throw new Refused({ code: "table_missing", text: both("embed.address.table") });
      });
      const opened = await part;
      if (mine !== this.asked) return;
      const page = make(/** @type {typeof FrameTable} */ (this.constructor).page);
      await this.open(opened, page, engine);
      if (mine !== this.asked) return page.remove();
      this.table = page;
      cover(page);
      this.afterOpening();
    } catch (error) {
      // By its body, because each script of a frame has a class of its own.
      const body = /** @type {Partial<Refused>|undefined} */ (error)?.body;
      if (mine === this.asked) this.refuse(body ? new Refused(body) : error);
    }
  }

  /**
   * Opens what covers the frame in an empty element.
   * @param {typeof import("./table.js")} part
   * @param {HTMLElement} page
   * @param {PortEngine} engine
   */
  open(part, page, engine) {
    return part.openTable(page, engine, this.wish(), this);
  }

  /** Is called when the page of ours is there. */
  afterOpening() {
    this.tell("state", { playing: true });
  }

  /** What is to be played, by the address. */
  wish() {
    return { ...this.fields, game: this.game, lang: this.language, theme: this.attribute("theme") };
  }

  /** Puts the picture back in the place of the table. */
  close() {
    this.leave();
    document.documentElement.dataset.theme = this.attribute("theme"); // the table has colours of its own
    this.redraw();
    this.tell("state", { playing: false });
  }

  /** @override */
  leave() {
    removeEventListener("pagehide", this.gone);
    if (this.table) uncover(this.table);
    this.table = null;
    this.lent = null;
    super.leave();
  }
}
