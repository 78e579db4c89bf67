/** @file The publishing page: what is made lives in the address, is drawn at once, shown at nine widths, and copied. */

import { html, nothing } from "lit";
import { cardFields, turnedIn } from "../calculate/circumstances.js";
import { familyName } from "../calculate/words.js";
import { makeCardEditor } from "../editor/card_editor.js";
import { turnsCard } from "../editor/data.js";
import { DATA, fetchMaterial, wholeMaterialOf } from "../embed/material.js";
import { offeredScenes, SCENES } from "../embed/offered.js";
import { bodyOf } from "../frame/address.js";
import { puzzlesOf } from "../puzzle/files.js";
import { byFamily, drawChoice } from "../reading/choice.js";
import { ReadingPage } from "../reading/reading_page.js";
import { states } from "../shared/light_element.js";
import { loadOffers } from "../shared/offers.js";
import { PAGES, read } from "../shared/site.js";
import { fieldsOf, formOf, frameFragment, isTooLong, readWork, writeWork } from "./address.js";
import { drawCopies } from "./copies.js";
import { drawEdit, drawLooks } from "./edit.js";
import { comesFromFiles, exampleOf } from "./examples.js";
import { Files } from "./files.js";
import "./frames.js";
import { GROUPS, isPicture } from "./kinds.js";
import { gameOf, mistakeIn, pictureOf } from "./picture.js";
import { emptyPosition, fieldsAt, valuesAt, withValues } from "./position_editor.js";
import { fieldIn } from "./position_text.js";
import { hasHand, withPasted } from "./record_text.js";
import { asKind, hasCards, inGame, looksOf } from "./turned.js";
import { say, wordFor } from "./words.js";

/** @typedef {{games: Game[], bots: {id: string, name: Text}[]}} Build */
/** @import { Kind } from "../frame/address.js" */
/** @import { Work } from "./address.js" */
/** @import { Field, Values } from "../editor/fields.js" */
/** @import { Game, Text } from "../shared/types.js" */
/** @typedef {Record<string, string>} Fields */

/** @type {Build} */
const NO_BUILD = { games: [], bots: [] };
const FIRST = Object.keys(DATA.games)[0];
/** Kinds whose game is that of a text or of a lesson, and is not chosen. @type {Kind[]} */
const WITHOUT_GAME = ["lesson", "replay", "review"];
/** Whether a frame of a kind takes the first game where its address names none. @param {Kind} kind */
const namesGame = (kind) => kind !== "position" && !WITHOUT_GAME.includes(kind);
export class PublishPage extends ReadingPage {
  static properties = {
    ...ReadingPage.properties,
    ...states("work", "wrong", "drafts", "seat", "form", "status", "heights"),
  };

  constructor() {
    super();
    /** The game of a work that names none. */
    this.game = FIRST;
    /** @type {Work} */
    this.work = { kind: "hand", fields: {}, width: 0 };
    /** What is wrong with the address. @type {Text|null} */
    this.wrong = null;
    /** What was written into fields that cannot have it. @type {Fields} */
    this.drafts = {};
    /** Whose cards of a position are edited. */
    this.seat = 0;
    /** The form that was copied last. @type {import("./kinds.js").Form} */
    this.form = "tag";
    /** What happened to it. */
    this.status = "";
    /** The heights of the frames, by their width. @type {Record<number, number>} */
    this.heights = {};
    this.files = new Files(() => this.requestUpdate());
    this.turned = () => this.follow();
    this.editor = makeCardEditor({
      game: FIRST,
      lang: this.settings.lang,
      fields: ["cards"],
      onChange: (values) => this.edited(values),
    });
  }

  connectedCallback() {
    super.connectedCallback();
    addEventListener("hashchange", this.turned);
    void this.recall();
    this.follow();
  }

  disconnectedCallback() {
    removeEventListener("hashchange", this.turned);
    super.disconnectedCallback();
  }

  get family() {
    return DATA.games[this.game];
  }

  /** @override @param {string} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, /** @type {import("./words.js").Key} */ (key), values);
  }

  // ── files ──

  /** The games and the bots; none until they are here, and the house rules with them. @returns {Build} */
  get build() {
    return (
      this.files.get("build", async () => (await Promise.all([read("build.json"), loadOffers()]))[0].games) ?? NO_BUILD
    );
  }

  /** Fetches the pictures that the work needs and that are not here. */
  fetchPictures() {
    const { kind, fields } = this.work;
    const face = isPicture(kind) ? (fields.face ?? "") : "";
    const wanted = [
      ...(wholeMaterialOf(this.family, face) ? [] : [this.family]),
      ...(kind === "position" && !offeredScenes() ? [SCENES] : []),
    ];
    for (const name of wanted) this.files.get(name, () => fetchMaterial(name).then(() => this.edit()));
  }

  // ── the work and its address ──

  /** Shows the work of the address; an example without one. */
  follow() {
    this.wrong = null;
    this.drafts = {};
    this.status = "";
    try {
      const asked = readWork(location.hash, DATA.games, DATA.faces);
      this.work = asked ?? { kind: "hand", fields: exampleOf("hand", this.game, this.family) ?? {}, width: 0 };
    } catch (error) {
      this.work = { kind: "hand", fields: { game: this.game }, width: 0 };
      this.wrong = bodyOf(error).text;
    }
    this.game = gameOf(this.work, namesGame(this.work.kind) ? FIRST : this.game);
    this.seat = Number(fieldIn(this.work.fields.position ?? "", "seat"));
    this.edit();
  }

  /** Shows the work in the editor. */
  edit() {
    const { kind, fields } = this.work;
    const { game, lang, seat } = this;
    const at = fields.position ?? "";
    const shown = kind === "position" ? fieldsAt(at, seat) : this.cardFields;
    this.editor.show({ game, lang, face: fields.face ?? "", index: fields.index !== "off", fields: shown });
    if (kind === "position") return this.editor.set(valuesAt(this.family, at, seat));
    const named = (/** @type {Field} */ name) => (name === "indicator" ? this.indicator : name);
    this.editor.set(Object.fromEntries(shown.map((name) => [name, fields[named(name)] ?? ""])));
  }

  /** What a turned card is called in the work. */
  get indicator() {
    return this.work.kind === "hand" ? "indicator" : turnedIn(this.game);
  }

  /** The fields that the editor shows; a kind without cards has none. @returns {Field[]} */
  get cardFields() {
    const { kind } = this.work;
    if (kind === "meld") return ["laid"];
    if (kind !== "hand") return cardFields(this.game, kind === "score");
    return [
      "cards",
      "laid",
      "win",
      ...(turnsCard(this.game) ? /** @type {const} */ (["indicator"]) : []),
      "live",
      "discards",
    ];
  }

  get hasCards() {
    return hasCards(this.work.kind);
  }

  /** Takes over what somebody has changed, and writes it into the address. @param {Fields} change */
  change(change) {
    const wrong = Object.entries(change).filter(([name, value]) => formOf(name, value));
    const right = Object.entries(change).filter(([name, value]) => !formOf(name, value));
    const drafts = Object.entries(this.drafts).filter(([name]) => !(name in change));
    this.drafts = Object.fromEntries([...drafts, ...wrong]);
    const fields = Object.entries({ ...this.work.fields, ...Object.fromEntries(right) }).filter(([, value]) => value);
    this.put({ ...this.work, fields: Object.fromEntries(fields) });
  }

  /** Shows another work in place of this one. @param {Work} work */
  put(work) {
    const named = namesGame(work.kind) ? { game: this.game, ...work.fields } : work.fields;
    this.work = { ...work, fields: named };
    this.game = gameOf(this.work, this.game);
    this.wrong = null;
    this.status = "";
    const address = writeWork(this.work);
    if (!isTooLong(address)) history.replaceState(null, "", `#${address}`);
  }

  /** @param {Values} values */
  edited({ indicator = "", ...values }) {
    const { kind, fields } = this.work;
    if (kind === "position") {
      const material = wholeMaterialOf(this.family, "");
      if (!material || !fields.position) return;
      const position = withValues(this.family, material.deck, fields.position, this.seat, values);
      if (position !== fields.position) this.change({ position });
      return;
    }
    if (!this.hasCards) return;
    const change = { ...values, ...(this.indicator ? { [this.indicator]: indicator } : {}) };
    const known = Object.entries(change).filter(([name]) => fieldsOf(kind).has(name));
    if (known.some(([name, value]) => value !== (fields[name] ?? ""))) this.change(Object.fromEntries(known));
  }

  /** Goes to another work, which the way back leads away from. @param {Work} work */
  go(work) {
    const address = `#${writeWork(work)}`;
    if (location.hash === address) this.follow();
    else location.hash = address;
  }

  // ── examples ──

  async example() {
    const { kind, width, fields } = this.work;
    if (comesFromFiles(kind)) return this.another();
    const found = exampleOf(kind, this.game, this.family);
    if (found) this.go({ kind, fields: { ...looksOf(fields), ...found }, width });
  }

  /** Shows the next of the site's puzzles, or the position of one. */
  async another() {
    const { kind, fields } = this.work;
    const { game } = this;
    await this.files.fetch("puzzles", async () => {
      const puzzles = await puzzlesOf(game);
      const shown = kind === "puzzle" ? fields.puzzle : fields.position;
      const at = puzzles.findIndex(({ id, position }) => shown === (kind === "puzzle" ? id : position));
      const { id, position } = puzzles[(at + 1) % puzzles.length];
      /** @type {Fields} */
      const found = kind === "puzzle" ? { game, puzzle: id } : { position };
      const { work } = this;
      if (work.kind !== kind || this.game !== game) return; // another work is made by now
      this.go({ ...work, fields: { ...work.fields, ...found } });
    });
  }

  /** How many play a game. @param {string} game */
  seatsOf(game) {
    return this.build.games.find(({ id }) => id === game)?.seats ?? 3;
  }

  /** Begins a position with an empty table. */
  begin() {
    const position = emptyPosition(this.game, this.family, this.seatsOf(this.game));
    if (position) this.go({ ...this.work, fields: { ...this.work.fields, position } });
  }

  /** Takes over the text of a finished hand. @param {string} text */
  paste(text) {
    const fields = withPasted(this.work.fields, text, DATA.games, fieldsOf(this.work.kind).has("record"));
    if (fields) {
      this.drafts = {};
      return this.put({ ...this.work, fields });
    }
    this.drafts = { ...this.drafts, record: text };
  }

  // ── what is there ──

  /** Whether there is anything to show. */
  get complete() {
    const { kind, fields } = this.work;
    if (this.hasCards) return Object.keys(DATA.labels).some((name) => fields[name]?.trim());
    if (kind === "replay" || kind === "review") return hasHand(fields);
    return kind === "play" || Boolean(fields[kind]);
  }

  get mistake() {
    return this.hasCards || this.work.kind === "position" ? mistakeIn(this.work, this.game) : null;
  }

  /** The picture of the work; null if it is none, or if the scripts that draw it are not here yet. */
  get picture() {
    return isPicture(this.work.kind) ? pictureOf(this.work, this.game, this.lang) : null;
  }

  /** What the frames show: the work in words and colours that do not depend on the browser. */
  get fragment() {
    const { fields } = this.work;
    return frameFragment({ ...this.work, fields: { lang: this.lang, theme: "light", ...fields } });
  }

  // ── drawing ──

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("settings")) this.editor.show({ lang: this.lang });
  }

  updated() {
    this.dress(this.say("publish.title"));
    const place = this.querySelector(".editor-place-holder");
    if (place && !this.editor.element.isConnected) place.replaceChildren(this.editor.element);
    this.fetchPictures();
  }

  render() {
    const { lang } = this;
    const { fragment } = this;
    return html`
      ${this.drawBar("publish", [
        [PAGES.lessons, "publish.lessons"],
        [PAGES.calculate, "publish.calculate"],
        [PAGES.publish, "publish.here", true],
      ])}
      <main class="reading calculate publish">
        <h1>${this.say("publish.heading")}</h1>
        <p class="intro">${this.say("publish.intro")}</p>
        ${this.wrong ? html`<p class="calculate-wrong" role="alert">${this.say("publish.wrong")} ${this.wrong[lang]}</p>` : nothing}
        ${this.files.failed.size > 0 ? this.drawTrouble() : nothing}
        ${this.drawKinds()} ${WITHOUT_GAME.includes(this.work.kind) ? nothing : this.drawGames()}
        <div class="calculate-body">
          <section class="calculate-hand" aria-label=${this.say("publish.edit")}>${drawEdit(this)}</section>
          <section class="publish-result" aria-label=${this.say("publish.copy")}>${drawCopies(this)}</section>
          <section class="calculate-facts publish-looks" aria-label=${this.say("publish.looks")}>${drawLooks(this)}</section>
        </div>
        <section class="publish-frames" aria-labelledby="publish-frames">
          <h2 id="publish-frames">${this.say("publish.frames")}</h2>
          <p class="intro">${this.say("publish.frames.intro")}</p>
          <hp-frames .fragment=${isTooLong(fragment) ? "" : fragment} .lang=${lang} .what=${wordFor(lang, "kind", this.work.kind)}
            data-theme=${this.work.fields.theme || "light"}
            @hp-heights=${(/** @type {CustomEvent} */ event) => {
              this.heights = event.detail;
            }}></hp-frames>
        </section>
      </main>`;
  }

  drawTrouble() {
    return html`<p class="calculate-wrong" role="alert">${this.say("publish.missing")}
      <button type="button" class="quiet" @click=${() => this.files.again()}>${this.say("publish.retry")}</button></p>`;
  }

  drawKinds() {
    const entry = (/** @type {Kind} */ kind) => ({
      id: kind,
      name: wordFor(this.lang, "kind", kind),
      href: `#${writeWork(asKind(this.work, this.game, kind))}`,
    });
    const groups = Object.entries(GROUPS).map(([name, kinds]) => ({
      name: wordFor(this.lang, "group", name),
      entries: kinds.map((kind) => entry(kind)),
    }));
    return drawChoice(this.say("publish.what"), groups, this.work.kind);
  }

  drawGames() {
    const name = (/** @type {string} */ family) => familyName(this.lang, family);
    const turned = (/** @type {string} */ game) => inGame(this.work, this.game, game, this.seatsOf(game));
    const groups = byFamily(this.lang, this.build.games, name, (game) => `#${writeWork(turned(game))}`);
    return drawChoice(this.say("publish.game"), groups, this.game);
  }
}

customElements.define("hp-publish", PublishPage);
