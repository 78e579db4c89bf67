/**
 * @file The card editor: the fields of a hand, each a text in the notation of the embeds, and a pad with the cards of
 * the game to tap. It knows cards and notation; what a hand may have comes with the engine's data, and whether it is won
 * is not its business. `calculate.html` and `publish.html` have it.
 *
 *     const editor = makeCardEditor({ game: "leiyang", lang: "zh", fields: ["cards", "laid", "win"], onChange });
 *     page.append(editor.element);
 *
 * `onChange(values, readable)` is called after every change, and once the cards of a family have arrived, before which
 * every text counts as readable; `readable` is false while a field cannot be read.
 */
import { html, nothing, render } from "lit";
import { live } from "lit/directives/live.js";
import { DATA, fetchMaterial, wholeMaterialOf } from "../embed/material.js";
import { complaint } from "../picture/sentences.js";
import { materialOfGame } from "./data.js";
import { copiesLeft, groupsWith, readFields, replaced, withCard, withGroup, without } from "./fields.js";
import { drawPad } from "./pad.js";
import { drawCards, drawUnder } from "./picture.js";
import { drawPlace } from "./place.js";
import { sampleOf, say } from "./words.js";

/** @import { Field, Piece, Read, Values } from "./fields.js" */
/** @import { Key } from "./words.js" */
/**
 * @typedef {object} Wishes
 * @property {string} game
 * @property {"zh"|"en"} lang
 * @property {Field[]} fields
 * @property {(values: Values, readable: boolean) => void} onChange
 * @property {Values} [values]
 * @property {string} [options] the house rules that are chosen; without it, any may be
 * @property {string} [face] of the cards; without it the usual one
 * @property {boolean} [index] whether numbers stand in their corners
 */

let editors = 0;

class CardEditor {
  /** @param {Wishes} wishes */
  constructor({ game, lang, fields, onChange, options, values = {}, face = "", index = true }) {
    this.element = document.createElement("div");
    this.element.className = "card-editor";
    this.id = `editor-${++editors}`;
    this.game = game;
    this.lang = lang;
    this.fields = fields;
    this.options = options;
    this.face = face;
    this.index = index;
    this.onChange = onChange;
    /** @type {Values} */
    this.values = { ...values };
    /** The field that a tap fills. @type {Field} */
    this.focus = fields[0];
    /** The sort of group that a tap lays. */
    this.kind = "";
    /** The groups to choose from after a tap that fits several. @type {string[][]} */
    this.choices = [];
    /** What the fields were before each tap. @type {Values[]} */
    this.before = [];
    this.told = "";
    this.at = "";
    this.failed = false;
    this.draw();
  }

  // ── what it is asked ──

  /** @returns {Values} the fields that it shows */
  get() {
    return Object.fromEntries(this.fields.map((name) => [name, this.values[name] ?? ""]));
  }

  /** Shows other values. The caller knows them, so onChange is not called. @param {Values} values */
  set(values) {
    this.values = { ...this.values, ...values };
    this.before = [];
    this.choices = [];
    this.draw();
  }

  /**
   * Shows another game, speaks another language, or draws the cards otherwise.
   * @param {Partial<Pick<Wishes, "game"|"lang"|"fields"|"options"|"face"|"index">>} change
   */
  show(change) {
    if (change.game !== undefined && change.game !== this.game) {
      Object.assign(this, { before: [], choices: [], kind: "", at: "", failed: false });
    }
    Object.assign(this, change);
    if (!this.fields.includes(this.focus)) this.focus = this.fields[0];
    this.draw();
  }

  // ── changes ──

  /** @param {Values} change @param {string} told @param {boolean} tapped */
  change(change, told, tapped) {
    if (tapped) this.before = [...this.before, this.values];
    this.values = { ...this.values, ...change };
    this.choices = [];
    this.told = told;
    this.draw();
    this.onChange(this.get(), this.readable);
  }

  get family() {
    return DATA.games[this.game] ?? "";
  }

  get readable() {
    const found = wholeMaterialOf(this.family, this.face);
    return !found || Object.values(readFields(DATA, found.deck, this.get())).every(({ wrong }) => !wrong);
  }

  /** @param {Key} key @param {Record<string, string|number>} [values] */
  say(key, values) {
    return say(this.lang, key, values);
  }

  /** @returns {0|1} */
  get language() {
    return this.lang === "en" ? 1 : 0;
  }

  undo() {
    const last = this.before.at(-1);
    if (!last) return;
    this.before = this.before.slice(0, -1);
    this.change(last, this.say("editor.undone"), false);
  }

  clear() {
    this.change(Object.fromEntries(this.fields.map((name) => [name, ""])), this.say("editor.cleared"), true);
  }

  // ── drawing ──

  draw() {
    const material = wholeMaterialOf(this.family, this.face);
    if (!material && !this.failed) void this.fetch();
    const hand = material ? this.read(material) : null;
    render(
      html`<div class="editor-fields">${this.fields.map((name) => this.drawField(name, hand))}</div>
        ${hand ? this.drawTapping(hand) : this.drawMissing()}
        <p class="vh" role="status">${this.told}</p>`,
      this.element,
    );
  }

  async fetch() {
    try {
      await fetchMaterial(this.family);
    } catch {
      this.failed = true;
    }
    this.draw();
    if (!this.failed) this.onChange(this.get(), this.readable);
  }

  /** The fields as they read, with the cards that are left. @param {import("../picture/pictures.js").Material} material */
  read(material) {
    const offered = materialOfGame(this.game, material.deck, this.options);
    const read = readFields(DATA, material.deck, this.get());
    return { material, offered, read, left: copiesLeft(offered.copies, read) };
  }

  /** @typedef {ReturnType<CardEditor["read"]>} Hand */

  drawMissing() {
    if (!this.failed) return html`<div class="pad empty"></div>`;
    const again = () => {
      this.failed = false;
      this.draw();
    };
    return html`<div class="editor-missing" role="alert"><p>${this.say("editor.failed")}</p>
      <button type="button" class="quiet" @click=${again}>${this.say("editor.retry")}</button></div>`;
  }

  /** @param {Field} name @param {Hand|null} hand */
  drawField(name, hand) {
    const { pieces = [], wrong = null } = hand?.read[name] ?? {};
    const id = `${this.id}-${name}`;
    const sentence = hand && wrong ? this.complaintOf(hand, wrong) : "";
    return html`<div class="editor-field ${name === this.focus ? "focused" : ""} ${wrong ? "wrong" : ""}" data-field=${name}
      @click=${() => this.turnTo(name)}>
      <div class="editor-line"><label for=${id}>${this.say(`editor.${name}`)}${pieces.length > 0 ? html` <small>${count(pieces)}</small>` : nothing}</label>
        <input id=${id} type="text" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="1000"
          placeholder=${sampleOf(this.lang, name, this.family)}
          .value=${live(this.values[name] ?? "")} aria-invalid=${wrong ? "true" : "false"} aria-describedby="${id}-wrong"
          @focus=${() => this.turnTo(name)}
          @input=${(/** @type {Event} */ event) => this.type(name, /** @type {HTMLInputElement} */ (event.target).value)} /></div>
      ${
        pieces.length > 0 && hand
          ? html`<div class="editor-cards">${pieces.map((piece, nth) => this.drawPiece(name, hand, piece, nth))}</div>`
          : nothing
      }
      <p class="editor-wrong" id="${id}-wrong" role="alert">${wrong && sentence ? drawPlace(wrong.text, wrong.error.place, sentence) : nothing}</p>
    </div>`;
  }

  /** @param {Hand} hand @param {NonNullable<Read["wrong"]>} wrong */
  complaintOf({ material }, { error }) {
    return complaint(DATA, material.deck, error, this.language);
  }

  /** @param {Field} name @param {string} text */
  type(name, text) {
    this.change({ [name]: text }, "", false);
  }

  /** @param {Field} name */
  turnTo(name) {
    if (name === this.focus) return;
    this.focus = name;
    this.choices = [];
    this.draw();
  }

  /** @param {Field} name @param {Hand} hand @param {Piece} piece @param {number} nth */
  drawPiece(name, hand, piece, nth) {
    const card = this.nameOf(hand, piece);
    const remove = this.say("editor.remove", { card });
    const kind = piece.kind ? html`<small>${this.kindName(hand, piece.kind)}</small>` : nothing;
    return html`<span class="tappable editor-piece">${drawUnder(html`${drawCards(hand.material, piece.codes, this.index)}${kind}`)}<button
      type="button" aria-label=${remove} title=${remove} @click=${() => this.remove(name, hand, nth)}></button></span>`;
  }

  /** @param {Field} name @param {Hand} hand @param {number} nth */
  remove(name, hand, nth) {
    const { pieces } = hand.read[name];
    const told = this.say("editor.removed", {
      card: this.nameOf(hand, pieces[nth]),
      n: count(pieces) - pieces[nth].codes.length,
    });
    this.focus = name;
    this.change({ [name]: without(name, pieces, nth) }, told, true);
    // The button that was pressed is gone: the next one takes its place.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const field = this.element.querySelector(`[data-field="${name}"]`);
    const left = /** @type {NodeListOf<HTMLElement>|undefined} */ (field?.querySelectorAll(".editor-piece button"));
    (left?.[Math.min(nth, left.length - 1)] ?? field?.querySelector("input"))?.focus({ preventScroll: true });
  }

  /** A piece in words. @param {Hand} hand @param {Piece} piece */
  nameOf(hand, { kind, codes }) {
    const { cards } = hand.material.deck;
    const named = codes.map((code) => (code ? cards[code].name[this.language] : this.say("editor.down")));
    const list = named.join(DATA.join[this.language]);
    return kind ? this.say("editor.group", { kind: this.kindName(hand, kind), cards: list }) : list;
  }

  /** @param {Hand} hand @param {string} kind */
  kindName(hand, kind) {
    return hand.material.deck.groups[kind]?.[this.language] ?? kind;
  }

  /** @param {Hand} hand */
  drawTapping(hand) {
    const kinds = Object.keys(hand.offered.melds);
    const laying = this.focus === "laid";
    const kind = kinds.includes(this.kind) ? this.kind : kinds[0];
    const left = copiesLeft(hand.offered.copies, hand.read, replaced(this.focus));
    const { deck } = hand.material;
    const groups = (/** @type {string} */ code) => groupsWith(deck, hand.offered.melds[kind] ?? [], hand.left, code);
    const readable = !hand.read[this.focus]?.wrong;
    return html`<div class="editor-tapping">
      ${this.fields.length > 1 ? this.drawTargets() : nothing}
      ${laying ? this.drawKinds(hand, kinds, kind) : nothing}
      ${this.choices.length > 0 ? this.drawChoices(hand, kind) : nothing}
      <div class="editor-pad">${drawPad({
        material: hand.material,
        lang: this.lang,
        index: this.index,
        copies: hand.offered.copies,
        left,
        at: this.at,
        usable: (code) => readable && left[code] > 0 && (!laying || groups(code).length > 0),
        tap: (code) => (laying ? this.lay(hand, kind, groups(code), code) : this.add(hand, code)),
        move: (code) => {
          this.at = code;
          this.draw();
        },
      })}
      <div class="editor-ways">
        <button type="button" class="quiet" ?disabled=${this.before.length === 0} @click=${() => this.undo()}>${this.say("editor.undo")}</button>
        <button type="button" class="quiet" ?disabled=${this.fields.every((name) => !this.values[name])} @click=${() => this.clear()}>${this.say("editor.clear")}</button>
      </div></div>
    </div>`;
  }

  drawTargets() {
    return html`<fieldset class="editor-choice"><legend>${this.say("editor.adding")}</legend>${this.fields.map(
      (name) => html`<label><input type="radio" name="${this.id}-focus" .checked=${live(name === this.focus)}
        @change=${() => this.turnTo(name)} /><span>${this.say(`editor.${name}`)}</span></label>`,
    )}</fieldset>`;
  }

  /** @param {Hand} hand @param {string[]} kinds @param {string} chosen */
  drawKinds(hand, kinds, chosen) {
    const choose = (/** @type {string} */ kind) => {
      this.kind = kind;
      this.choices = [];
      this.draw();
    };
    return html`<fieldset class="editor-choice"><legend>${this.say("editor.kind")}</legend>${kinds.map(
      (kind) => html`<label><input type="radio" name="${this.id}-kind" .checked=${live(kind === chosen)}
        @change=${() => choose(kind)} /><span>${this.kindName(hand, kind)}</span></label>`,
    )}</fieldset>`;
  }

  /** @param {Hand} hand @param {string} kind */
  drawChoices(hand, kind) {
    return html`<div class="editor-which" role="group" aria-label=${this.say("editor.which")}><p>${this.say("editor.which")}</p>
      <div>${this.choices.map((codes) => {
        const name = this.nameOf(hand, { kind, codes });
        return html`<span class="tappable">${drawUnder(drawCards(hand.material, codes, this.index))}<button type="button"
          aria-label=${name} title=${name} @click=${() => this.layGroup(hand, { kind, codes })}></button></span>`;
      })}</div></div>`;
  }

  /** @param {Hand} hand @param {string} code */
  add(hand, code) {
    const { pieces } = hand.read[this.focus];
    const n = replaced(this.focus).length > 0 ? 1 : count(pieces) + 1;
    const told = this.say("editor.added", { card: hand.material.deck.cards[code].name[this.language], n });
    this.at = code;
    this.change({ [this.focus]: withCard(hand.material.deck, this.focus, pieces, code) }, told, true);
  }

  /** Lays the one group that a tap fits, or lets the reader choose. @param {Hand} hand @param {string} kind @param {string[][]} groups @param {string} code */
  lay(hand, kind, groups, code) {
    this.at = code;
    if (groups.length === 1) return this.layGroup(hand, { kind, codes: groups[0] });
    this.choices = groups;
    this.draw();
    /** @type {HTMLElement|null} */ (this.element.querySelector(".editor-which button"))?.focus({
      preventScroll: true,
    });
  }

  /** @param {Hand} hand @param {Piece} group */
  layGroup(hand, group) {
    const { pieces } = hand.read.laid;
    const chose = this.choices.length > 0;
    const told = this.say("editor.added", { card: this.nameOf(hand, group), n: count(pieces) + group.codes.length });
    this.change({ laid: withGroup(pieces, group) }, told, true);
    if (chose) /** @type {HTMLElement|null} */ (this.element.querySelector(`.pad [data-card="${this.at}"]`))?.focus();
  }
}

/** How many cards pieces have together. @param {Piece[]} pieces */
const count = (pieces) => pieces.reduce((sum, { codes }) => sum + codes.length, 0);

/**
 * Makes an editor of a hand.
 * @param {Wishes} wishes
 * @returns {CardEditor} with `element`, `get()`, `set(values)` and `show({game, lang, fields, face, index})`
 */
export const makeCardEditor = (wishes) => new CardEditor(wishes);
