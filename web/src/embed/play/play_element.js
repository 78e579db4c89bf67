/**
 * @file The base of the elements that ask the engine: a picture drawn at once, a button that says what it downloads, and
 * the answer below. Nothing is downloaded before the button is pressed.
 */
import { pick } from "../../text/phrases.js";
import { downloadOf } from "../built.js";
import { DATA, fetchMaterial, materialOf } from "../material.js";
import { offeredScenes, SCENES } from "../offered.js";
import { fill, languageOf, make } from "./dom.js";
import { NO_ENGINE, Refused } from "./port_engine.js";
import { playSheet } from "./style.js";
import { megabytes, say } from "./words.js";

/** @import { EngineState, PortEngine } from "./port_engine.js" */
/** @typedef {(element: PlayElement) => Promise<PortEngine>} Connect Finds the engine for an element. */

/** Attributes of every element. */
export const SHARED = ["game", "options", "lang", "theme", "caption", "engine", "keep"];

/** Where there is no page, a script of ours may still be imported. @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? class {};

/** Whether the engine of the page has read the rules. */
let rulesRead = false;

/**
 * Has the engine read the rules of a page that shows one. The first rule takes longer than any answer after it, and
 * beside the start of Python that is not noticed.
 * @param {PortEngine} engine
 */
function readRules(engine) {
  const shown = /** @type {import("./rule.js").RuleElement|null} */ (document.querySelector("hupai-rule"));
  if (!shown || rulesRead) return;
  rulesRead = true;
  const { game, rule: id } = shown;
  engine.ask({ do: "rule", game, id, options: {} }).catch(() => undefined); // the element itself says what is wrong
}

export class PlayElement extends Base {
  /** How the elements of this script find their engine. @type {Connect} */
  static connect = () => Promise.reject(new Refused(NO_ENGINE));
  /** The sentence on the button. @type {import("./words.js").Key} */
  static label = "embed.score.do";

  constructor() {
    super();
    this.root = this.attachShadow({ mode: "open" });
    this.picture = make("div", { class: "picture", part: "picture" });
    this.bar = make("div", { class: "bar" });
    this.answer = make("div", { class: "answer", part: "answer", role: "status" });
    /** @type {PortEngine|null} */
    this.engine = null;
    /** Grows with every question, so that a late answer to an older one is dropped. */
    this.asked = 0;
    /** What was drawn last, so that the same is not drawn again. */
    this.drawn = "";
    this.unwatch = () => {};
    this.edited = new MutationObserver(() => this.redraw());
  }

  connectedCallback() {
    this.root.adoptedStyleSheets = [playSheet(this.getAttribute("theme") ?? "")];
    if (!this.root.firstChild) fill(/** @type {any} */ (this.root), ...this.body());
    this.edited.observe(this, { characterData: true, childList: true, subtree: true });
    this.redraw();
  }

  disconnectedCallback() {
    this.edited.disconnect();
    // An element that is only moved is connected again at once.
    queueMicrotask(() => this.isConnected || this.leave());
  }

  attributeChangedCallback() {
    if (this.isConnected) this.redraw();
  }

  /** Gives up the engine. */
  leave() {
    this.unwatch();
    this.engine?.close();
    this.engine = null;
    this.drawn = "";
  }

  // ── what an element says of itself ──

  /** The parts of the element, from top to bottom. @returns {Node[]} */
  body() {
    return [this.picture, this.bar, this.answer];
  }

  /** What is drawn before anything is asked. @returns {Node[]} */
  preview() {
    return [];
  }

  /** Asks the engine; returns what is drawn of its answer. @param {PortEngine} _engine @returns {Promise<Node[]>} */
  async answered(_engine) {
    return [];
  }

  // ── what it was given ──

  /** @param {string} name */
  attribute(name) {
    return this.getAttribute(name) ?? "";
  }

  get game() {
    return this.attribute("game") || "yongzhou";
  }

  get family() {
    return DATA.games[this.game] ?? "";
  }

  /** The notation: the attribute, or else the text of the element. */
  get cards() {
    return this.attribute("cards") || (this.textContent ?? "").trim();
  }

  get language() {
    return languageOf(this);
  }

  /** @param {import("./words.js").Key} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.language, key, values);
  }

  /** @param {{zh: string, en: string}|null|undefined} text */
  pick(text) {
    return pick(this.language, text);
  }

  /** A picture of cards, as the elements without an engine draw it. @param {string} tag @param {Record<string, string>} attributes */
  drawCards(tag, attributes) {
    const { game, language } = this;
    const looks = ["theme", "face", "index"].map((name) => [name, this.attribute(name) || null]);
    return make(tag, { game, lang: language, ...Object.fromEntries(looks), ...attributes });
  }

  /** A picture of one card, as wide as the card. @param {string} cards */
  drawCard(cards) {
    return make("span", { class: "card" }, this.drawCards("hupai-hand", { cards }));
  }

  // ── drawing ──

  /** Draws the picture and the button, unless nothing has changed. */
  redraw() {
    const given = JSON.stringify([
      this.textContent,
      this.language,
      [...this.attributes].map(({ name, value }) => [name, value]),
    ]);
    if (given === this.drawn) return;
    this.drawn = given;
    this.asked += 1;
    fill(this.picture, this.preview());
    fill(this.answer);
    this.answer.lang = this.language;
    this.drawBar();
    void this.waitForCards();
  }

  /** Keeps the button out of sight until the cards above it are there, so that it does not move. */
  async waitForCards() {
    const missing = this.family && !materialOf(this.family, this.attribute("face")) ? [this.family] : [];
    if (this.picture.querySelector("hupai-position") && !offeredScenes()) missing.push(SCENES);
    if (missing.length === 0) return;
    this.bar.style.visibility = "hidden";
    await Promise.allSettled(missing.map(fetchMaterial)); // the picture says what is wrong
    this.bar.style.visibility = "";
  }

  /** Draws the button and what it downloads. */
  drawBar() {
    const there = this.engine?.state.step === "ready";
    const { label } = /** @type {typeof PlayElement} */ (this.constructor);
    const size = there
      ? this.say("embed.size.there")
      : this.say("embed.size", { size: megabytes(downloadOf(this.family)) });
    const button = make("button", { type: "button", part: "button", click: () => void this.start() }, this.say(label));
    if (!there) button.append(" ", make("small", {}, size));
    fill(this.bar, button);
  }

  /** Draws how far Python has come. @param {EngineState} state */
  drawProgress({ step, loaded, total }) {
    const amounts = { loaded: megabytes(loaded), total: megabytes(total) };
    const loading = step === "download" && total > 0;
    const text =
      step === "ready"
        ? this.say("embed.asking")
        : loading
          ? this.say("embed.loading", amounts)
          : this.say("embed.starting");
    const shown = this.bar.querySelector("progress");
    const value = total > 0 ? String(loaded / total) : null;
    if (!shown) {
      const bar = make("progress", { max: 1, value, "aria-label": this.say("embed.progress") });
      return fill(this.bar, make("div", { class: "progress" }, bar, make("span", {}, text)));
    }
    if (value) shown.setAttribute("value", value);
    fill(/** @type {Element} */ (shown.nextElementSibling), text);
  }

  // ── asking ──

  /** Asks the engine, and starts Python if it does not run yet. */
  async start() {
    const mine = ++this.asked;
    const had = this.root.activeElement !== null;
    try {
      const engine = await this.engineHere();
      if (!this.isConnected) return this.leave(); // it was taken away while the engine's frame was on its way
      if (mine !== this.asked) return;
      this.unwatch();
      this.unwatch = engine.watch(
        (state) => mine === this.asked && state.step !== "failed" && this.drawProgress(state),
      );
      const drawn = await this.answered(engine);
      if (mine !== this.asked) return;
      fill(this.answer, drawn);
      this.bar.replaceChildren();
    } catch (error) {
      if (mine === this.asked) this.refuse(error);
    } finally {
      this.unwatch();
    }
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (had && lost && mine === this.asked) this.focusAnswer();
  }

  /** The button that was pressed is gone: the focus goes to what took its place, unless the reader has moved it. */
  focusAnswer() {
    this.answer.tabIndex = -1;
    this.answer.focus({ preventScroll: true });
  }

  /** The engine; one that has failed is asked for again. */
  async engineHere() {
    if (this.engine && this.engine.state.step !== "failed") return this.engine;
    this.engine?.close();
    this.drawProgress({ step: "start", loaded: 0, total: 0, reason: null });
    this.engine = await /** @type {typeof PlayElement} */ (this.constructor).connect(this);
    readRules(this.engine);
    return this.engine;
  }

  /** Shows why there is no answer. @param {unknown} error */
  refuse(error) {
    const body = error instanceof Refused ? error.body : NO_ENGINE;
    const text = error instanceof Refused ? this.pick(error.body.text) : this.say("embed.error.engine");
    fill(this.answer, make("p", { class: "wrong", part: "error" }, text));
    const ours = this.engine === null || this.engine.state.step !== "ready";
    this.drawBar();
    if (ours)
      fill(
        this.bar,
        make("button", { type: "button", part: "button", click: () => void this.start() }, this.say("embed.retry")),
      );
    this.tell("error", { code: body.code, text: body.text, position: body.position ?? null });
  }

  /** Tells the page what has happened. @param {"ready"|"state"|"answer"|"result"|"error"} type @param {unknown} detail */
  tell(type, detail) {
    this.dispatchEvent(new CustomEvent(`hupai-${type}`, { bubbles: true, composed: true, detail }));
  }
}
