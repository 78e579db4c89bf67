/**
 * @file What happens on the table beside the play: the deal, cards that travel, a win as a moment, all hands laid open, what
 * the others say, and where a discard came from. Fetched when a table is drawn. It covers no card of the hand and no answer,
 * and without it everything can be played.
 */

import { html, nothing } from "lit";
import { keyed } from "lit/directives/keyed.js";
import { stageEn } from "../../../words/stage.en.js";
import { stageZh } from "../../../words/stage.zh.js";
import { startAudio } from "../../audio/start_audio.js";
import { isStill } from "../../board/flip_animation.js";
import { moreOf } from "../../family/registry.js";
import { drawn } from "../../match/drawn.js";
import { faceOf } from "../../portraits/faces.js";
import { states } from "../../shared/light_element.js";
import { isOver, seatsOf, spokenTo } from "../../state/selectors.js";
import { addWords, joined } from "../../text/i18n.js";
import { ruleOf } from "../../text/rule.js";
import { characterAt, facedBy, nextSeat, otherSeats, placeOf, seatName } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import { endDeal, isFresh, showDeal } from "./deal.js";
import { DiscardList } from "./discard_list.js";
import "../../portraits/portrait.js";
import "../table/timer.js";
import { remarkOn, TEMPERS } from "./remarks.js";
import { drawShowdown } from "./showdown.js";
import { Travel } from "./travel.js";
import { WIN_MS, WinMoment } from "./win_moment.js";

addWords({ zh: stageZh, en: stageEn });

/** @import { App } from "../../state/app_state.js" */
/** @import { GameEvent, View } from "../../shared/types.js" */
/** @import { Asked } from "./discard_list.js" */

/** How long a remark stays, in milliseconds. */
const REMARK_MS = 2200;
/**
 * The steps in which hands are laid open: those that won are drawn, then the others, too; what lies beneath gets out of
 * reach; then all are seen.
 */
const LAID = { won: 1, all: 2, alone: 3, seen: 4 };

export class Stage extends AppElement {
  static properties = { ...AppElement.properties, ...states("remark", "asked", "folded", "laid") };

  constructor() {
    super();
    /** What somebody says now. @type {import("./remarks.js").Remark|null} */
    this.remark = null;
    /** The discard that is asked about. @type {Asked|null} */
    this.asked = null;
    /** The hand whose open cards the player has hidden; 0 for none. */
    this.folded = 0;
    /** Up to which step the hands were laid open. */
    this.laid = 0;
    /** Resolves when they are seen. @type {Promise<void>|null} */
    this.laying = null;
    /** What was drawn last. @type {App|null} */
    this.drawn = null;
    /** The place of the event on which somebody spoke last. */
    this.spoke = -1;
    /** Drawn once, before any deal that is shown. */
    this.seed = crypto.getRandomValues(new Uint32Array(1))[0];
    /** @type {ReturnType<typeof setTimeout>|undefined} */
    this.hush = undefined;
    startAudio();
  }

  connectedCallback() {
    super.connectedCallback();
    /** @type {HTMLElement|null} */
    const table = this.closest("hp-table");
    if (!table || this.table) return;
    this.table = table;
    this.travel = new Travel(table, this);
    this.win = new WinMoment(table, this);
    this.lists = new DiscardList(table, this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.hush);
    endDeal();
    this.win?.end?.();
  }

  /** @param {number} seat */
  seatElement(seat) {
    return this.table?.querySelector(`.at-${placeOf(seat, this.mine, seatsOf(this.app))}`) ?? null;
  }

  /** Whose cards a list has: that of a seat, or one of those in the middle of the table. @param {Element} list */
  seatOf(list) {
    const places = [...otherSeats(this.mine, seatsOf(this.app)), { place: "me", seat: this.mine }];
    const within = (/** @type {string} */ place) => list.matches(`.of-${place}, .at-${place} *`);
    return places.find(({ place }) => within(place))?.seat ?? this.mine;
  }

  get mine() {
    return this.app.table.view?.seat ?? 0;
  }

  /** Whether nothing moves: the player wants no movement, or no pauses. */
  get still() {
    return isStill() || this.app.settings.speed === "instant";
  }

  /** Whether all hands lie open on the table. */
  get isOpen() {
    const { app } = this;
    const over = (isOver(app) && app.table.past === null) || app.sheet.open === "stage";
    return Boolean(over && app.table.view?.result && this.family.more && this.folded !== app.table.state?.hand);
  }

  willUpdate() {
    if (!this.isOpen) this.laid = 0;
  }

  updated() {
    const { app, drawn: before } = this;
    if (this.isOpen && this.laid === 0) this.laying ??= this.layOpen();
    this.tellTable();
    if (app === before) return;
    this.drawn = app;
    void this.follow(before);
    this.listen(before);
    if (app.sheet.open === "stage" && before?.sheet.open !== "stage") void this.playWin();
    if (app.sheet.open !== "stage" && before?.sheet.open === "stage") this.win?.end?.();
    if (this.asked && (app.sheet.open || app.table.past !== before?.table.past)) this.lists?.tell(null);
  }

  /** Lays the hands open: each step has a frame of its own, since all together would be one long task. */
  async layOpen() {
    while (this.isOpen && this.laid < LAID.seen) {
      await drawn();
      if (this.isOpen) this.laid += 1;
      await this.updateComplete;
      this.table?.getBoundingClientRect(); // layout, which is as long as the painting that follows
    }
    this.laying = null;
  }

  /**
   * Says to the styles of the table that hands lie open on it, and whether somebody has won: from the first step on, so
   * that the answers are in their place before they are seen. Later, that the hand that has won covers what lies there.
   */
  tellTable() {
    const result = this.isOpen ? this.app.table.view?.result : null;
    const won = result && this.family.figures(result, this.mine).winners.length > 0;
    const table = this.closest(".table");
    if (!result) table?.removeAttribute("data-open");
    else table?.setAttribute("data-open", won ? "won" : "hands");
    table?.toggleAttribute("data-covered", Boolean(won) && this.laid >= LAID.alone);
  }

  /** Resolves when all parts of the table are drawn. */
  async tableDrawn() {
    const parts = [...(this.table?.querySelectorAll("hp-seat, hp-hand") ?? [])];
    await Promise.all(parts.map((part) => /** @type {import("lit").LitElement} */ (part).updateComplete));
  }

  /** Moves the cards once all parts of the table are drawn. @param {App|null} before what was drawn before */
  async follow(before) {
    const { app, table } = this;
    if (!table || !app.table.view || app.table.view === before?.table.view) return;
    await this.tableDrawn();
    if (this.app.table.view !== app.table.view) return; // the next drawing follows
    this.travel?.land();
    setTimeout(() => this.lists?.dress()); // after the frame: nobody sees it
    const earlier = before?.table;
    const sameHand =
      earlier?.view &&
      earlier.state?.hand === app.table.state?.hand &&
      earlier.state?.match === app.table.state?.match &&
      earlier.view.seat === app.table.view.seat;
    const steps = before && sameHand && app.table.past === null && earlier?.past === null && !app.table.view.result;
    const taken = Boolean(earlier?.view && this.family.words.lyingCard(earlier.view));
    if (steps && !this.still) this.travel?.follow(cameBy(app), taken, app.settings.speed === "quick");
    else this.travel?.look();
    const dealt = before && app.table.state && !sameHand && isFresh(app.table.log) && app.table.past === null;
    if (dealt && !this.still && app.settings.speed !== "quick") showDeal(table);
  }

  /** Lets somebody speak about the event that was shown last. @param {App|null} before */
  listen(before) {
    const { app } = this;
    const event = app.notices.caption;
    // Another hand, or what was said something about was taken back.
    if (before && (before.table.state?.hand !== app.table.state?.hand || app.table.log.length <= this.spoke)) {
      this.spoke = -1;
      this.remark = null;
    }
    if (!event || !before || event === before.notices.caption || app.table.past !== null) return;
    if (app.settings.temper === "off" || app.settings.speed === "instant") return;
    const nth = app.table.log.indexOf(event);
    if (nth < 0) return;
    const seats = otherSeats(this.mine, seatsOf(app));
    const players = app.table.state?.setup.seats ?? [];
    const remark = remarkOn(event, {
      nth,
      seed: this.seed + (app.table.state?.hand ?? 0),
      others: seats.map(({ seat }) => seat).filter((seat) => players[seat] !== "human"), // who sits here speaks anyway
      temper: (seat) => TEMPERS[faceOf(facedBy(seat, this.mine, seats.length + 1))],
      person: (seat) => characterAt(seat, this.mine, seats.length + 1),
      last: this.spoke,
    });
    if (!remark) return;
    this.spoke = nth;
    this.remark = remark;
    clearTimeout(this.hush);
    this.hush = setTimeout(() => {
      this.remark = null;
    }, REMARK_MS);
  }

  /** Plays the win on the table, where it stays until a press. The account is behind a button; the guide has words of its own. */
  async playWin() {
    const { app, laying } = this;
    const result = app.table.view?.result;
    const opened = Promise.all([laying, this.tableDrawn()]);
    if (result && this.win && !this.still) await this.win.play(opened, WIN_MS[app.settings.speed], result.payments);
    else await opened;
    if (this.app.sheet.open !== "stage" || this.app.table.state !== app.table.state) return;
    this.page.showSheet(app.table.guided ? "result" : null);
    await this.tableDrawn();
    const next = this.table?.querySelector(".answers.over .play");
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }

  render() {
    return html`${this.drawHands()}${this.drawRemark()}
      <div class="story-place ${this.asked && this.isLow(this.asked.card) ? "above" : ""}" role="status">${this.drawStory()}</div>
      <div class="flying" aria-hidden="true"></div>`;
  }

  drawHands() {
    const { app, laid } = this;
    const result = app.table.view?.result;
    if (!result || laid === 0) return nothing;
    return drawShowdown({
      whole: laid >= LAID.all,
      seen: laid === LAID.seen,
      family: this.family,
      wording: this.wording,
      result,
      mine: spokenTo(app),
      below: this.mine,
      wins: moreOf(this.family).shownWins(this.wording, result),
      told: this.toldOf(result),
      fold: () => {
        this.folded = app.table.state?.hand ?? 0;
      },
    });
  }

  /**
   * On whose card a hand was won and, to a player who has lost, what the own one lacked.
   * @param {import("../../shared/types.js").Result} result
   */
  toldOf(result) {
    const { view } = this.app.table;
    const { winners } = this.family.figures(result, this.mine);
    const mine = spokenTo(this.app);
    const lost = view && winners.length > 0 && mine >= 0 && !winners.includes(mine);
    const lacked = lost ? moreOf(this.family).lacked(this.wording, view) : "";
    return joined(this.lang, [this.family.words.manner(this.wording, result, mine), lacked]);
  }

  /** Draws what somebody says. Each remark is an element of its own, so that none slides to another seat. */
  drawRemark() {
    const { remark, app } = this;
    if (!remark || app.settings.temper === "off" || app.table.past !== null) return nothing;
    const place = placeOf(remark.seat, this.mine, seatsOf(app));
    return keyed(remark, html`<p class="remark by-${place}" aria-hidden="true">${this.say(remark.key)}</p>`);
  }

  /** Tells where a discard came from, and who was next to take it. */
  drawStory() {
    const { asked, app } = this;
    const { view } = app.table;
    if (!asked || !view || !this.family.more) return nothing;
    const { family, lang } = this;
    const story = moreOf(family).originOf(view, app.table.log, asked.seat, asked.nth);
    return html`<div class="story paper">
      <button type="button" class="icon close" aria-label=${this.say("sheet.close")} @click=${() => this.lists?.tell(null)}><span aria-hidden="true">×</span></button>
      ${
        story
          ? html`<p><span class="minis" aria-hidden="true">${family.cards.face(story.card, "mini")}</span> ${joined(lang, this.storyWords(story, asked.seat, view))}</p>
        ${this.drawWhoMay()}`
          : html`<p>${this.say("story.unknown")}</p>`
      }
    </div>`;
  }

  /**
   * Where a card came from, what became of it, and who was next.
   * @param {import("../../family/types.js").CardOrigin} story
   * @param {number} seat
   * @param {View} view
   */
  storyWords({ card, how, turn, lies, won }, seat, view) {
    const said = (/** @type {string} */ key, /** @type {number} */ about) =>
      this.say(about === view.seat ? `${key}.me` : key, {
        who: seatName(this.lang, about, view.seat, view.seats.length),
        card: this.name(card),
        n: turn,
      });
    return [
      said(`story.${how}`, seat),
      won === null ? this.say(lies ? "story.lies" : "story.unclaimed") : said("story.won", won),
      said("story.next", nextSeat(seat, view.seats.length)),
    ];
  }

  /** Whether a card lies in the lower half of the middle or below, so that its story stands above it. @param {Element} card */
  isLow(card) {
    const centre = this.table?.querySelector(".centre")?.getBoundingClientRect();
    return Boolean(centre && card.getBoundingClientRect().top > centre.top + centre.height / 2);
  }

  /** The rules by which a card that lies may be taken, folded away. */
  drawWhoMay() {
    const rules = moreOf(this.family).claimRules.flatMap((id) => ruleOf(this.app.sheet.book, id) ?? []);
    if (rules.length === 0) return nothing;
    return html`<details class="rule who-may"><summary>${this.say("story.rules")}</summary>${rules.map((rule) => html`<p>${this.pick(rule.text)}</p>`)}</details>`;
  }
}

/** Whose card lies now, if an event has just laid it. @param {App} app @returns {import("./travel.js").Came|null} */
function cameBy({ notices: { caption } }) {
  const laid = caption && (caption.t === "discarded" || caption.t === "flipped");
  return laid && caption.seat !== undefined ? { seat: caption.seat, flipped: caption.t === "flipped" } : null;
}

customElements.define("hp-stage", Stage);
