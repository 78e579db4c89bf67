/** @file The practice page: the list of a game's puzzles, or one of them with what the engine says of the answer. */

import { html, nothing } from "lit";
import { familyOfGame } from "../boot/families.js";
import { Refused } from "../embed/play/port_engine.js";
import { megabytes } from "../embed/play/words.js";
import { bodyOf } from "../frame/address.js";
import { useFace, useTiles } from "../glyphs/glyph.js";
import { SiteChanged, trueCause } from "../offline/version_mismatch.js";
import { asPuzzle, gameOfPuzzle, KINDS, puzzleOfLine, puzzlesOf } from "../puzzle/files.js";
import { copyText } from "../shared/clipboard.js";
import { states } from "../shared/light_element.js";
import { loadOffers } from "../shared/offers.js";
import "../puzzle/puzzle_element.js";
import { ReadingPage } from "../reading/reading_page.js";
import { PAGES, read } from "../shared/site.js";
import { initialState } from "../state/app_state.js";
import { fresh } from "../storage/own_puzzles.js";
import { pick, say } from "../text/i18n.js";
import { addressOf, readAsked } from "./address.js";
import { answersIn, forgetAnswers, noteAnswer } from "./answers.js";
import { drawList } from "./list.js";
import { nextPuzzle, ownRows, rowOf, withAnswer } from "./schedule.js";

/** @import { Games, Text } from "../shared/types.js" */
/** @import { Puzzle } from "../puzzle/files.js" */
/** @import { PuzzleElement } from "../puzzle/puzzle_element.js" */
/** @import { Row } from "./schedule.js" */
/** @import { EngineState, PortEngine } from "../embed/play/port_engine.js" */

const FIRST = "yongzhou";

export class PractisePage extends ReadingPage {
  /** Makes the talk with Python. @type {() => PortEngine} */
  static connect = () => {
    throw new Error("no engine");
  };

  static properties = {
    ...ReadingPage.properties,
    ...states(
      "games",
      "kept",
      "game",
      "kinds",
      "puzzles",
      "row",
      "wrong",
      "trouble",
      "boot",
      "answered",
      "damaged",
      "unkept",
      "copied",
    ),
  };

  constructor() {
    super();
    /** @type {Games|null} */
    this.games = null;
    /** The games that have puzzles: a new game may come without. @type {string[]} */
    this.practised = [];
    this.kept = fresh();
    this.game = FIRST;
    /** @type {Set<string>} the kinds to practise */
    this.kinds = new Set(KINDS);
    /** The puzzles of the game; null until they are here. @type {Puzzle[]|null} */
    this.puzzles = null;
    /** The puzzle that is shown; null for the list. @type {Row|null} */
    this.row = null;
    /** What is wrong with the address. @type {Text|null} */
    this.wrong = null;
    /** Whether the puzzles did not arrive. */
    this.trouble = false;
    /** @type {EngineState} */
    this.boot = { step: "idle", loaded: 0, total: 0, reason: null };
    /** Whether the puzzle that is shown was answered. */
    this.answered = false;
    this.damaged = false;
    this.unkept = false;
    /** @type {""|"yes"|"refused"} */
    this.copied = "";
    /** @type {PortEngine|null} */
    this.engine = null;
    this.asked = 0;
    this.turned = () => void this.follow();
    this.onKey = (/** @type {KeyboardEvent} */ event) => this.pressed(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("hashchange", this.turned);
    document.addEventListener("keydown", this.onKey);
    this.addEventListener("hp-answered", (event) => void this.note(/** @type {CustomEvent} */ (event).detail));
    void this.recall();
    void this.begin();
  }

  disconnectedCallback() {
    window.removeEventListener("hashchange", this.turned);
    document.removeEventListener("keydown", this.onKey);
    super.disconnectedCallback();
  }

  /** @override @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** The element that shows a puzzle. @returns {PuzzleElement|null} */
  get shown() {
    return this.querySelector("hp-puzzle");
  }

  /** The puzzles of the game as rows, those of the reader's own hands among them. @returns {Row[]} */
  get rows() {
    const known = (this.puzzles ?? []).map((puzzle) => rowOf(puzzle, this.game));
    return [...ownRows(this.kept, this.game).filter(({ id }) => !known.some((one) => one.id === id)), ...known];
  }

  /** What draws need to know, as the table's elements do. */
  get app() {
    return { ...initialState(), games: this.games, settings: this.settings };
  }

  // ── what is kept ──

  async recall() {
    await super.recall();
    const { kept, damaged } = await answersIn(this.storage).catch(() => ({ kept: fresh(), damaged: false }));
    this.kept = kept;
    this.damaged = damaged;
    this.unkept = this.storage.refused !== null;
  }

  /** Notes an answer. @param {{right: boolean}} answer */
  async note({ right }) {
    const { row } = this;
    if (!row || this.answered) return;
    this.answered = true;
    try {
      this.kept = await noteAnswer(this.storage, row, right);
      this.damaged = false;
    } catch {
      this.unkept = true;
      this.kept = withAnswer(this.kept, row, right, Date.now());
    }
  }

  async reset() {
    this.kept = await forgetAnswers(this.storage).catch(() => fresh());
    this.damaged = false;
  }

  /** @override */
  noteUnkept() {
    this.unkept = true;
  }

  // ── where we are ──

  /** Reads the games, and goes where the address says. */
  async begin() {
    this.trouble = false;
    try {
      const [build] = await Promise.all([read("build.json"), loadOffers()]);
      this.practised = build.puzzles;
      this.games = build.games;
    } catch {
      this.trouble = true;
      return;
    }
    await this.follow();
  }

  /** Shows what the address asks for. */
  async follow() {
    if (!this.games) return;
    const mine = ++this.asked;
    this.wrong = null;
    try {
      const asked = readAsked(location.hash, this.practised);
      const own = asked.puzzle ? puzzleOfLine(asked.puzzle) : null;
      if (asked.puzzle && !own) throw new Refused({ code: "not_a_puzzle", text: this.both("practise.wrong.puzzle") });
      this.turn(asked.game || (own && this.games.games.find(({ id }) => id === gameOfPuzzle(own))?.id) || this.game);
      await this.fetch();
      if (mine !== this.asked) return;
      if (own) await this.show({ ...rowOf(own, this.game), line: asked.puzzle });
      else if (asked.id) await this.find(asked.id);
      else this.row = null;
    } catch (error) {
      // Without Python the puzzle stays, with a button that starts it again.
      const cause = error instanceof Refused ? error : await trueCause(error);
      if (mine === this.asked && this.boot.step !== "failed") this.refuse(cause);
      if (!this.puzzles && !this.trouble) await this.fetch(); // a wrong address still shows the list
    }
    if (mine === this.asked && !this.row) scrollTo(0, 0);
  }

  /** @param {string} key @param {Record<string, string>} [values] */
  both(key, values) {
    return { zh: say("zh", key, values), en: say("en", key, values) };
  }

  /** Turns to a game. @param {string} game */
  turn(game) {
    if (game === this.game && this.puzzles) return;
    this.game = game;
    this.puzzles = null;
  }

  async fetch() {
    const { game } = this;
    this.trouble = false;
    try {
      const puzzles = await puzzlesOf(game);
      if (game === this.game) this.puzzles = puzzles;
    } catch {
      this.trouble = true;
    }
  }

  /** Shows a puzzle of the game by its identifier. @param {string} id */
  async find(id) {
    const row = this.rows.find((one) => one.id === id);
    if (row) return this.show(row);
    if (this.trouble) return undefined;
    const game = (/** @type {"zh"|"en"} */ lang) =>
      pick(lang, this.games?.games.find((one) => one.id === this.game)?.name);
    const text = (/** @type {"zh"|"en"} */ lang) =>
      say(lang, "practise.wrong.id", { game: game(lang), id: id.slice(0, 40) });
    throw new Refused({ code: "no_such_puzzle", text: { zh: text("zh"), en: text("en") } });
  }

  /** Says why something cannot be shown. @param {unknown} error */
  refuse(error) {
    this.row = null;
    if (error instanceof SiteChanged) return; // a notice above the page says so
    this.wrong = error instanceof Refused ? error.body.text : bodyOf(error).text;
  }

  /** The puzzle of a row. @param {Row} row */
  puzzleOf({ id, line }) {
    return line ? asPuzzle(JSON.parse(line)) : (this.puzzles?.find((one) => one.id === id) ?? null);
  }

  /** Shows a puzzle; starts Python for it if it does not run yet. @param {Row} row */
  async show(row) {
    const puzzle = this.puzzleOf(row);
    if (!puzzle) return;
    const mine = this.asked;
    const { activeElement } = document;
    Object.assign(this, { row, answered: false, copied: "" });
    scrollTo(0, 0);
    await this.updateComplete;
    const engine = this.python();
    if (!engine) return;
    const { shown } = this;
    if (!shown) return;
    shown.query = (request) => engine.ask(request);
    await shown.open(row.line ?? puzzle, familyOfGame(row.game) ?? "");
    if (mine !== this.asked) return;
    this.requestUpdate();
    await Promise.all([this.updateComplete, shown.updateComplete]);
    shown.focusQuestion(activeElement);
  }

  /** The talk with Python; one that has failed begins anew. */
  python() {
    if (this.engine && this.engine.state.step !== "failed") return this.engine;
    this.engine?.close();
    this.engine = /** @type {typeof PractisePage} */ (this.constructor).connect();
    this.engine.watch((state) => {
      this.boot = state;
    });
    return this.engine;
  }

  /** Those that are practised now. @returns {Row[]} */
  get chosen() {
    return this.rows.filter(({ kind }) => this.kinds.has(kind));
  }

  /** Goes to the puzzle whose turn it is. */
  next() {
    const row = nextPuzzle(this.kept, this.chosen.length > 0 ? this.chosen : this.rows, Date.now(), this.row?.id);
    if (!row) return;
    const address = addressOf(row);
    if (location.hash === address) void this.follow();
    else location.hash = address;
  }

  /** @param {string} kind */
  toggle(kind) {
    const kinds = new Set(this.kinds);
    if (!kinds.delete(kind)) kinds.add(kind);
    this.kinds = kinds;
  }

  async copy() {
    this.copied = (await copyText(location.href)) ? "yes" : "refused";
  }

  /** Enter goes on once the puzzle is answered. @param {KeyboardEvent} event */
  pressed(event) {
    if (event.key !== "Enter" || !this.answered || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target instanceof Element && event.target.closest("button, a, summary, input, select")) return;
    this.next();
  }

  // ── drawing ──

  updated() {
    this.dress(this.say("practise.title"));
    useFace(this.settings.face);
    useTiles(this.settings.tiles);
    const { shown } = this;
    if (shown) shown.app = this.app;
  }

  render() {
    return html`
      ${this.drawBar("practise", [
        [PAGES.lessons, "practise.lessons"],
        [`${PAGES.rules}#${this.game}`, "practise.rules"],
        [PAGES.practise, "practise.here", true],
      ])}
      <main class="reading practise">${this.row ? this.drawPuzzle(this.row) : drawList(this)}</main>`;
  }

  /** @param {Row} row */
  drawPuzzle(row) {
    const { kept } = this;
    const ready = Boolean(this.shown?.asked);
    return html`<p class="practise-path"><a href="#${new URLSearchParams({ game: this.game })}">${this.say("practise.all")}</a>
        <span>${this.pick(this.games?.games.find(({ id }) => id === this.game)?.name)} · ${this.say(`practise.kind.${row.kind}`)} · ${this.say("practise.hard", { n: row.hard })}</span>
        <span class="practise-streak">${this.say("practise.streak")} <b>${kept.streak}</b></span></p>
      ${ready ? nothing : this.drawWaiting()}
      <hp-puzzle></hp-puzzle>
      <footer class="practise-foot">
        ${this.answered ? html`<button type="button" class="answer play next" @click=${() => this.next()}>${this.say("practise.next")}</button>` : nothing}
        <button type="button" class="quiet" @click=${() => this.copy()}>${this.say("practise.copy")}</button>
        <span role="status">${this.copied === "yes" ? this.say("practise.copied") : nothing}</span>
        ${this.copied === "refused" ? html`<label class="link-field"><span>${this.say("practise.copy.by.hand")}</span><input readonly .value=${location.href} /></label>` : nothing}
        ${this.unkept ? html`<p class="small">${this.say("practise.unkept")}</p>` : nothing}
      </footer>`;
  }

  /** Draws how far Python has come, in the place that the puzzle will take. */
  drawWaiting() {
    const { step, loaded, total, reason } = this.boot;
    const loading = step === "download" && total > 0;
    const text = loading
      ? this.say("practise.loaded", { loaded: megabytes(loaded), total: megabytes(total) })
      : this.say(step === "ready" ? "puzzle.asking" : "practise.starting");
    return html`<section class="paper practise-waiting">
      ${
        step === "failed"
          ? html`<p class="practise-wrong" role="alert">${this.pick(reason?.text)} <button type="button" class="quiet" @click=${() => this.follow()}>${this.say("practise.again")}</button></p>`
          : html`<p class="practise-progress" role="status"><progress max="1" value=${loading ? loaded / total : nothing} aria-label=${this.say("practise.progress")}></progress><span>${text}</span></p>`
      }
    </section>`;
  }
}
