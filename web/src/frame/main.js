/** @file The script of embed.html: shows what its address asks for, in a page of others, and talks with that page. */
import { define } from "../embed/elements.js";
import { DiscardElement } from "../embed/play/calculator.js";
import { definePlay } from "../embed/play/define.js";
import { make } from "../embed/play/dom.js";
import { PortEngine } from "../embed/play/port_engine.js";
import { preferredLanguage } from "../text/phrases.js";
import { AddressError, bodyOf, readAddress, writeAddress } from "./address.js";
import { FrameLesson } from "./frame_lesson.js";
import { FramePuzzle } from "./frame_puzzle.js";
import { FrameReplay, FrameReview } from "./frame_replay.js";
import { FrameTable } from "./frame_table.js";
import { asksHeight, Messages, readMessage } from "./messages.js";
import { listenToSiblings, sharedPort } from "./siblings.js";

/** @import { Address } from "./address.js" */

/** What the elements tell, and the frame passes on. */
const EVENTS = /** @type {const} */ (["ready", "state", "answer", "result", "error"]);
/** Fields that are not attributes of the element. */
const FRAME_FIELDS = new Set(["id", "lang", "theme"]);
/** The elements of kinds that a page of others has not, by kind. @type {Record<string, string>} */
const FRAME_ELEMENTS = {
  play: "hupai-frame-table",
  replay: "hupai-frame-replay",
  review: "hupai-frame-review",
  puzzle: "hupai-frame-puzzle",
  lesson: "hupai-frame-lesson",
};
/** Milliseconds after which a frame is measured that the browser does not draw. */
const SOON_MS = 150;

class Frame {
  constructor() {
    this.main = /** @type {HTMLElement} */ (document.querySelector("main"));
    /** @type {Address} */
    this.address = { kind: "hand", fields: {}, secret: "" };
    /** @type {Messages|null} */
    this.told = null;
    /** @type {HTMLElement|null} */
    this.shown = null;
    /** @type {Promise<void>|null} */
    this.measuring = null;
    new ResizeObserver(() => this.measure()).observe(this.main);
    for (const type of EVENTS) this.main.addEventListener(`hupai-${type}`, (event) => this.passOn(type, event));
    this.main.addEventListener("hupai-resize", () => this.measure());
    addEventListener("message", (event) => this.hear(event));
    addEventListener("hashchange", () => this.show(location.hash));
    addEventListener("resize", () => this.measure());
  }

  /** The talk with the page around the frame; the frame keeps the name that it had first. */
  get messages() {
    const { fields, secret } = this.address;
    this.told ??= new Messages(window.parent, fields.id ?? "", secret);
    return this.told;
  }

  /** Shows what an address asks for, or what is wrong with it. @param {string} hash */
  show(hash) {
    try {
      this.address = readAddress(hash);
    } catch (error) {
      return this.refuse(error);
    }
    const { fields } = this.address;
    this.dress(fields.lang, fields.theme);
    this.shown = this.made();
    this.main.replaceChildren(this.shown);
    document.documentElement.dataset.kind = this.address.kind;
    this.messages.tell("ready", { kind: this.address.kind });
    this.measure();
  }

  /** The address of what is shown now: the reader may have gone on since it was opened. @returns {Address} */
  get here() {
    const place = this.shown instanceof FrameLesson ? this.shown.place : {};
    return { ...this.address, fields: { ...this.address.fields, ...place } };
  }

  /** The element that shows the address. @returns {HTMLElement} */
  made() {
    const { kind, fields } = this.address;
    const element = /** @type {HTMLElement} */ (document.createElement(FRAME_ELEMENTS[kind] ?? `hupai-${kind}`));
    for (const [name, value] of Object.entries({ ...fields, theme: this.theme })) {
      if (!FRAME_FIELDS.has(name) || name === "theme") element.setAttribute(name, value);
    }
    if (element instanceof FrameTable || element instanceof FrameLesson) element.fields = fields;
    return element;
  }

  /** The colours: those asked for, else those of the reader's machine. */
  get theme() {
    return document.documentElement.dataset.theme ?? "light";
  }

  /** @param {string} [lang] @param {string} [theme] */
  dress(lang = preferredLanguage(), theme = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light") {
    document.documentElement.lang = lang === "zh" ? "zh-Hans" : "en";
    document.documentElement.dataset.theme = theme;
  }

  /** Says what is wrong with the address. @param {unknown} error */
  refuse(error) {
    const body = bodyOf(error);
    this.dress();
    const lang = document.documentElement.lang === "en" ? "en" : "zh";
    const sentence = make("p", { role: "alert" }, body.text[lang]);
    this.shown = null;
    this.main.replaceChildren(make("h1", {}, "胡牌 Hupai"), sentence);
    if (!(error instanceof AddressError && error.code === "empty")) this.messages.tell("error", { ...body });
    this.measure();
  }

  /** Tells how high the frame has to be, once it is drawn. A frame outside the window is not drawn: it only waits. */
  measure() {
    if (this.measuring) return;
    const measured = new Promise((done) => {
      requestAnimationFrame(() => setTimeout(done));
      setTimeout(done, SOON_MS);
    });
    this.measuring = measured.then(() => {
      this.measuring = null;
      this.tellHeight();
    });
  }

  /** @param {boolean} [again] whether to tell a height that was told before */
  tellHeight(again = false) {
    const covered = /** @type {{height?: number}|null} */ (this.shown)?.height ?? 0;
    this.messages.tellHeight(covered || Math.ceil(this.main.getBoundingClientRect().height), again);
  }

  /** @param {typeof EVENTS[number]} type @param {Event} event */
  passOn(type, event) {
    event.stopPropagation();
    const { detail } = /** @type {CustomEvent} */ (event);
    const { given, ...facts } = type === "answer" ? { answer: detail } : (detail ?? {});
    const address = given ? { address: writeAddress(this.address.kind, { ...this.address.fields, ...given }) } : {};
    this.messages.tell(type, { ...facts, ...address });
    this.measure();
  }

  /** @param {MessageEvent} event */
  hear({ data, source, ports }) {
    if (source !== window.parent || source === window) return;
    if (asksHeight(data, this.address.secret)) return this.tellHeight(true);
    const message = readMessage(data, this.messages.id);
    if (!message) return;
    if (message.type === "set") this.set(message);
    else if (message.type === "goto" && message.step !== undefined) this.goto(message.step);
    else if (message.type === "start") this.start(ports[0] ?? null);
  }

  /** Goes to a step of a lesson or a replay, or to a moment that a table is to begin from. @param {number} step */
  goto(step) {
    if (this.shown instanceof FrameLesson || this.shown instanceof FrameReplay) this.shown.goto(step);
    else if (this.address.kind === "play")
      this.show(writeAddress("play", { ...this.address.fields, at: String(step) }));
  }

  /** Shows something else, or the same in other words or colours. @param {import("./messages.js").Incoming} message */
  set({ address, lang, theme }) {
    try {
      const { kind, fields } = address === undefined ? this.here : readAddress(address);
      this.show(writeAddress(kind, { ...fields, ...(lang ? { lang } : {}), ...(theme ? { theme } : {}) }));
    } catch (error) {
      this.refuse(error);
    }
  }

  /** The page around the frame wants an answer now, as if its reader had pressed the button. @param {MessagePort|null} port */
  start(port) {
    if (this.shown instanceof FrameTable) this.shown.lent = port;
    const element = /** @type {{start?: () => Promise<void>}|null} */ (/** @type {unknown} */ (this.shown));
    if (element?.start) void element.start();
  }
}

define(document);
definePlay(async (element) => new PortEngine(sharedPort(element.hasAttribute("keep"))), {
  "hupai-discard": DiscardElement,
  "hupai-frame-puzzle": FramePuzzle,
  "hupai-frame-replay": FrameReplay,
  "hupai-frame-review": FrameReview,
  "hupai-frame-table": FrameTable,
});
customElements.define("hupai-frame-lesson", FrameLesson);
listenToSiblings();
new Frame().show(location.hash);
