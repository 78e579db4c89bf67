/**
 * @file `<hupai-table>`: a table to play at. It is a frame of ours, because a table needs styles and keys of its own; the
 * frame uses the page's one engine.
 */
import { hiddenHand } from "../../families/facts.js";
import { make } from "./dom.js";
import { originOf, portTo } from "./hidden_engine.js";
import { PlayElement, SHARED } from "./play_element.js";
import { PortEngine } from "./port_engine.js";
import { engineAddress, pageOf } from "./site.js";

/** Attributes that the frame's address takes over. */
const FIELDS = ["game", "options", "seed", "bots", "hands", "open", "lang", "theme", "keep"];

/** How many frames of tables this page has had; the number names a frame in its messages. */
let frames = 0;

export class TableElement extends PlayElement {
  static observedAttributes = [...SHARED, ...FIELDS.filter((name) => !SHARED.includes(name)), "moment"];
  /** @override @type {typeof PlayElement["label"]} */
  static label = "embed.table.do";
  /** What the frame is called. @type {import("./words.js").Key} */
  static called = "embed.table.name";
  /** What the button says that takes the frame away. @type {import("./words.js").Key} */
  static closes = "embed.table.close";

  constructor() {
    super();
    /** @type {HTMLIFrameElement|null} */
    this.frame = null;
    this.number = `table-${++frames}`;
    this.hear = (/** @type {MessageEvent} */ event) => this.onMessage(event);
  }

  /** @override */
  connectedCallback() {
    super.connectedCallback();
    addEventListener("message", this.hear);
  }

  /** @override */
  leave() {
    removeEventListener("message", this.hear);
    this.drop();
    super.leave();
  }

  /** @override */
  preview() {
    this.drop();
    const cards = this.attribute("cards") || hiddenHand(this.family);
    const caption = this.attribute("caption") || this.cards;
    return [this.drawCards("hupai-hand", caption ? { cards, caption } : { cards })];
  }

  /** Removes the frame. */
  drop() {
    this.frame?.remove();
    this.frame = null;
  }

  /** The address of the frame: that of a moment, or of a new deal. */
  address() {
    const chosen = FIELDS.map((name) => [name, this.getAttribute(name)]).filter(([, value]) => value !== null);
    const moment = this.attribute("moment").split("?")[1] ?? "";
    const fields = new URLSearchParams(moment || Object.fromEntries(chosen));
    fields.set("lang", this.language);
    fields.set("id", this.number);
    return pageOf(this.attribute("engine"), `embed.html#play?${fields}`);
  }

  /** @override */
  async start() {
    const { called, closes } = /** @type {typeof TableElement} */ (this.constructor);
    const name = this.say(called);
    const frame = make("iframe", { src: this.address(), title: name, part: "frame", height: 640, allow: "autoplay" });
    this.frame = frame;
    const close = make("button", { type: "button", class: "quiet", click: () => this.close() }, this.say(closes));
    this.picture.replaceChildren(frame);
    this.bar.replaceChildren(close);
    frame.focus();
  }

  /** Takes the table away and shows the picture again. */
  close() {
    this.drawn = "";
    this.redraw();
    this.bar.querySelector("button")?.focus();
  }

  /** @param {MessageEvent} event */
  onMessage({ data, source }) {
    const window = this.frame?.contentWindow;
    if (!window || source !== window || data?.hupai !== 1 || data.id !== this.number) return;
    if (data.type === "height") this.fit(data.value);
    else if (data.type === "ready") void this.lend(window);
    else if (["state", "answer", "result", "error"].includes(data.type)) this.tell(data.type, data);
  }

  /** @param {unknown} height */
  fit(height) {
    if (this.frame && typeof height === "number" && height >= 1 && height <= 5000)
      this.frame.height = String(Math.ceil(height));
  }

  /** Gives the frame a port to the page's engine, and lets it begin. @param {Window} window */
  async lend(window) {
    const { frame } = this;
    try {
      const own = this.attribute("engine");
      const { port } = await portTo(engineAddress(own, this.hasAttribute("keep")));
      if (frame === this.frame)
        window.postMessage({ hupai: 1, id: this.number, type: "start" }, originOf(pageOf(own, "")), [port]);
      else new PortEngine(port).close(); // the table was closed while the engine's frame was on its way
    } catch (error) {
      if (frame !== this.frame) return;
      this.frame?.remove();
      this.refuse(error);
    }
  }
}
