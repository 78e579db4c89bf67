/**
 * @file The review of a finished hand. Every step shows what happened, what the player did and what a bot would have
 * done, from any seat or with all cards open. The hand comes from the match on the table, from a file or from a link.
 * Loaded when opened.
 */

import { html, nothing } from "lit";
import { reviewEn } from "../../../words/review.en.js";
import { reviewZh } from "../../../words/review.zh.js";
import { EngineError } from "../../boot/engine.js";
import { drawCostliest } from "../../review/costliest.js";
import { drill, keptOf } from "../../review/drilled.js";
import { addressOf, kindOfLink } from "../../review/links.js";
import { drawEvents } from "../../review/review_board.js";
import { ReviewSession } from "../../review/review_session.js";
import { drawEyes, drawTable } from "../../review/review_table.js";
import { drawJumps, drawSteps, verdictWords } from "../../review/steps_bar.js";
import { drawTimeline } from "../../review/timeline.js";
import { copyText } from "../../shared/clipboard.js";
import { dayOf } from "../../shared/day_of.js";
import { states } from "../../shared/light_element.js";
import { oneAtATime } from "../../shared/one_at_a_time.js";
import { PAGES } from "../../shared/site.js";
import { gameName } from "../../state/game_name.js";
import { isTooLarge, saveFile } from "../../storage/files.js";
import { addOwn } from "../../storage/own_puzzles.js";
import { storeRetried } from "../../storage/retried.js";
import { addWords, both } from "../../text/i18n.js";
import { nextSeat, seatName } from "../../text/seats.js";
import "../progress.js";
import { drawOwnHands } from "./own_hands.js";
import { Sheet } from "./sheet.js";

addWords({ zh: reviewZh, en: reviewEn });

/** The bot that cannot judge, because it chooses at random. */
const NO_JUDGE = "random";

class ReviewSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("trouble", "refused", "address", "drilled") };

  constructor() {
    super();
    this.hand = /** @type {ReviewSession} */ (/** @type {unknown} */ (null));
    /** The key of what failed. @type {""|"failed"} */
    this.trouble = "";
    /** Why a file or a link could not be opened. @type {import("../../shared/types.js").Text|null} */
    this.refused = null;
    /** The last link that was made, and whether it was copied. @type {{text: string, copied: boolean}|null} */
    this.address = null;
    /** What to show as soon as the engine is ready. @type {import("../../state/app_state.js").Reviewed} */
    this.wanted = null;
    /** What was opened last: the answer to anything earlier is not shown. @type {import("../../state/app_state.js").Reviewed} */
    this.opening = null;
    this.hadFocus = false;
    /** The choices that were put into the practice last. @type {import("../../review/drilled.js").Drilled|null} */
    this.drilled = null;
    this.retry = oneAtATime(() => this.playOn());
  }

  connectedCallback() {
    this.hand = new ReviewSession(this.page, () => this.requestUpdate());
    this.wanted = this.app.sheet.reviewed;
    super.connectedCallback();
  }

  disconnectedCallback() {
    this.hand.leave();
    if (kindOfLink(location.hash) === "review") history.replaceState(null, "", location.pathname + location.search);
    super.disconnectedCallback();
  }

  firstUpdated() {
    super.firstUpdated();
    this.querySelector("dialog")?.addEventListener("keydown", (event) => this.onKey(event));
  }

  willUpdate() {
    this.hadFocus = this.contains(document.activeElement);
  }

  updated() {
    // The button that was pressed may be gone. The slider takes the focus, so that the keys still work.
    const way = this.querySelector(".seek input");
    if (this.hadFocus && way instanceof HTMLElement && !this.contains(document.activeElement))
      way.focus({ preventScroll: true });
    if (!this.wanted || this.app.boot.step !== "ready") return;
    const { wanted } = this;
    this.wanted = null;
    void this.show(wanted);
  }

  /** @param {NonNullable<import("../../state/app_state.js").Reviewed>} wanted */
  async show(wanted) {
    if ("link" in wanted || "record" in wanted) return this.open(wanted);
    const { state, view } = this.app.table;
    if (!state) return;
    await this.doing(this.hand.play({ hand: wanted.hand, setup: state.setup, own: view?.seat ?? 0 }));
    if (wanted.step !== undefined && !this.trouble) await this.stand(wanted.step);
  }

  /**
   * Opens a file or a link. If that fails, says why and keeps the hand that is shown.
   * @param {import("../../review/review_session.js").Opened} source
   * @param {number} [hand] which hand of the record; without it, the first
   */
  async open(source, hand) {
    if (this.app.boot.step !== "ready") {
      this.wanted = source; // opened as soon as the engine is ready
      return this.requestUpdate();
    }
    this.opening = source;
    try {
      await this.hand.open(source, hand);
      if (source !== this.opening) return;
      this.refused = null;
      this.address = null;
      this.trouble = "";
      void this.page.openBook(this.hand.setup ?? undefined);
    } catch (error) {
      if (source === this.opening) this.fail(error);
    }
    this.requestUpdate();
  }

  /** Shows why something was not done. @param {unknown} error */
  fail(error) {
    if (error instanceof EngineError) this.refused = error.body.text;
    else this.trouble = "failed";
  }

  /** Waits for an answer and shows a failure. @param {Promise<unknown>} asked */
  async doing(asked) {
    try {
      await asked;
      this.trouble = "";
    } catch {
      this.trouble = "failed";
    }
    this.requestUpdate();
  }

  /** @param {number} at */
  go(at) {
    void this.doing(this.hand.go(at));
  }

  /** @param {1|-1} way 1: to the next difference, -1: to the one before */
  difference(way) {
    const step = this.hand.difference(way);
    if (step === undefined) this.hand.findNone(way);
    else void this.stand(step);
  }

  /** Shows the table before a decision, and the comment on it from its beginning. @param {number} step */
  async stand(step) {
    await this.doing(this.hand.stand(step));
    this.querySelector(".review-strip")?.scrollTo(0, 0);
  }

  /** @param {number} seat */
  look(seat) {
    void this.doing(this.hand.look(seat));
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const { target } = event;
    if (event.altKey || event.ctrlKey || event.metaKey || !this.hand.view) return;
    if (
      target instanceof HTMLSelectElement ||
      (target instanceof HTMLInputElement && !["range", "checkbox"].includes(target.type))
    )
      return;
    const { hand } = this;
    const to = { ArrowLeft: hand.at - 1, ArrowRight: hand.at + 1, Home: 0, End: hand.last }[event.key];
    const key = event.key.toLowerCase();
    if (to !== undefined) this.go(to);
    else if (event.key === "PageDown" || key === "n") this.difference(1);
    else if (event.key === "PageUp" || key === "p") this.difference(-1);
    else if (key === "s") this.look(nextSeat(hand.seat, hand.seats));
    else if (key === "o") void this.doing(hand.reveal(!hand.revealed));
    else if (key === "c") void this.copy();
    else return;
    event.preventDefault();
  }

  close() {
    const over = this.app.screen === "table" && this.app.table.view?.result;
    this.page.showSheet(over ? "result" : null);
  }

  /** Copies a link to this moment into the clipboard, and shows it. */
  async copy() {
    const text = await this.hand.link().then(addressOf, () => null);
    if (text === null) {
      this.trouble = "failed";
      return;
    }
    this.address = { text, copied: await copyText(text) };
    const more = this.querySelector(".review-more");
    if (more instanceof HTMLDetailsElement) more.open = true;
  }

  /** Makes a puzzle of this decision, and goes to the page that asks it. */
  async practise() {
    const { hand } = this;
    try {
      const { puzzle } = await this.page.query({ do: "puzzle_of", ...hand.about, step: hand.done });
      if (!this.isConnected) return; // it was closed meanwhile
      location.href = `${PAGES.practise}#${new URLSearchParams({ puzzle: JSON.stringify(puzzle) })}`;
    } catch (error) {
      this.fail(error);
    }
  }

  /** Plays on from this moment, in a match of this hand alone. */
  async playOn() {
    const { hand } = this;
    const store = this.page.matches;
    if (!store) return;
    try {
      const record = await hand.toRetry();
      const id = this.isConnected ? await storeRetried(store, record) : "";
      if (!this.isConnected) return; // it was closed meanwhile
      this.page.toLobby();
      await this.page.resume(id);
    } catch (error) {
      this.fail(error);
    }
  }

  async download() {
    const text = await this.hand.text().catch(() => null);
    if (text === null) this.trouble = "failed";
    else saveFile(`hupai-${this.hand.setup?.game ?? "record"}-${dayOf(new Date())}.txt`, text);
  }

  render() {
    const { hand, app } = this;
    const shown = hand.view !== null;
    const waits = Boolean(this.wanted) || (hand.setup !== null && !shown);
    return this.frame(
      shown && hand.finished.length > 0 && (!hand.opened || hand.setup?.hands !== 1)
        ? this.say("review.title", { hand: hand.hand })
        : this.say("review.open"),
      html`${this.trouble ? html`<p class="warning" role="alert">${this.say(`review.${this.trouble}`)}</p>` : nothing}
        ${this.refused ? html`<p class="warning refused" role="alert">${this.pick(this.refused)}</p>` : nothing}
        ${waits && !this.trouble ? html`<p role="status">${this.say("review.wait")}</p><hp-progress .app=${app} .page=${this.page}></hp-progress>` : nothing}
        ${hand.view ? this.drawRoom(hand.view) : waits ? nothing : [drawOwnHands(this, (record, nth) => void this.open({ record }, nth)), this.drawOpener()]}`,
      "review",
    );
  }

  /** Draws the table with the comment beside it, and what can be done. @param {import("../../shared/types.js").View} view */
  drawRoom(view) {
    const { hand, app } = this;
    return html`<div class="review-room">
      <div class="review-strip" tabindex="0" role="region" aria-label=${this.say("review.comment")}>${this.drawPerspective()}${drawEvents(app, hand)}</div>
      ${drawTable(app, hand, view)}
      <div class="review-side">${this.drawCostly()}${drawEyes(app, hand, (seat) => this.look(seat))}${this.drawReveal()}
        <p class="review-deeds">${this.drawRetry()}${this.drawPractise()}</p>${this.drawOrigin()}${this.drawMore()}</div>
      ${this.drawControls()}
    </div>`;
  }

  /** Draws the costliest choices, and the button that puts them into the practice. */
  drawCostly() {
    const { hand } = this;
    const store = PAGES.practise ? this.page.matches : null;
    const put = async (/** @type {NonNullable<typeof store>} */ { storage }) => {
      this.drilled = await drill(hand, (puzzles) => addOwn(storage, puzzles));
    };
    return drawCostliest(this.app, hand, {
      stand: (step) => void this.stand(step),
      drill: store && (() => put(store)),
      drilled: keptOf(this.drilled, hand),
      practise: PAGES.practise,
    });
  }

  /** Draws the button that plays on from here. In a frame nothing is stored, so there it is missing. */
  drawRetry() {
    const { hand } = this;
    if (!this.page.matches || hand.done >= hand.total) return nothing;
    return html`<button type="button" class="quiet retry" title=${this.say("review.retry.about")} @click=${this.retry}>${this.say("review.retry")}</button>`;
  }

  /** Says from which other seat the hand is shown. */
  drawPerspective() {
    const { hand } = this;
    if (hand.seat === hand.own) return nothing;
    return html`<p class="elsewhere-seat" role="status"><span>${this.say("review.from", { who: seatName(this.lang, hand.own, hand.seat, hand.seats) })}</span>
        <button type="button" class="quiet own-seat" @click=${() => this.look(hand.own)}>${this.say("review.own")}</button></p>`;
  }

  /** Draws where an opened hand comes from. */
  drawOrigin() {
    const { hand, app } = this;
    const game = gameName(app.lobby.games, hand.setup?.game ?? "", hand.setup?.options ?? {});
    return html`${hand.opened ? html`<p class="small origin">${this.say("review.opened", { game: this.pick(game) })}</p>` : nothing}
      ${
        hand.finished.length > 1 && hand.opened
          ? html`<label class="field hands"><span>${this.say("review.hands")}</span>
        <select @change=${(/** @type {Event} */ event) => this.doing(hand.choose(Number(/** @type {HTMLSelectElement} */ (event.target).value)))}>
          ${hand.finished.map((number) => html`<option value=${number} ?selected=${number === hand.hand}>${this.say("review.title", { hand: number })}</option>`)}</select></label>`
          : nothing
      }`;
  }

  drawReveal() {
    const { hand } = this;
    return html`<label class="check reveal"><input type="checkbox" aria-keyshortcuts="O" .checked=${hand.revealed}
      @change=${(/** @type {Event} */ event) => this.doing(hand.reveal(/** @type {HTMLInputElement} */ (event.target).checked))} /><span>${this.say("review.reveal")}</span></label>`;
  }

  /** Draws the button that makes a puzzle, where the seat decided something. A file without pages has none. */
  drawPractise() {
    const { decisions, done } = this.hand;
    if (!PAGES.practise || !decisions.includes(done)) return nothing;
    return html`<button type="button" class="quiet practise" @click=${() => this.practise()}>${this.say("review.practise")}</button>`;
  }

  /** Draws the link, the download, the choice of the judge, and the form to open another hand. */
  drawMore() {
    const { hand, address } = this;
    const bots = (this.app.lobby.games?.bots ?? []).filter(({ id }) => id !== NO_JUDGE);
    return html`<details class="review-more"><summary>${this.say("review.more")}</summary>
      <div class="two"><button type="button" class="quiet copy-link" aria-keyshortcuts="C" @click=${() => this.copy()}>${this.say("review.copy")}</button>
        <button type="button" class="quiet download" @click=${() => this.download()}>${this.say("review.download")}</button></div>
      ${
        address
          ? html`<p role="status">${this.say(address.copied ? "review.copied" : "review.uncopied")}</p>
        <input class="address" type="text" readonly aria-label=${this.say("review.address")} .value=${address.text} @focus=${(/** @type {Event} */ event) => /** @type {HTMLInputElement} */ (event.target).select()} />`
          : nothing
      }
      <label class="field"><span>${this.say("review.judge")}</span>
        <select class="judge" @change=${(/** @type {Event} */ event) => this.doing(hand.judgeBy(/** @type {HTMLSelectElement} */ (event.target).value))}>
          ${bots.map((bot) => html`<option value=${bot.id} ?selected=${bot.id === (hand.wanted || hand.judge?.id)}>${this.pick(bot.name)}</option>`)}</select></label>
      ${this.drawOpener()}</details>`;
  }

  /** Draws the form that opens a record file or a link. */
  drawOpener() {
    return html`<form class="opener" @submit=${this.onLink}>
      <p class="small">${this.say("review.opener")}</p>
      <label class="quiet pick"><span>${this.say("review.file")}</span><input type="file" accept=".txt,text/plain" @change=${this.onFile} /></label>
      <label class="paste"><span class="small">${this.say("review.link")}</span><input type="text" name="link" autocomplete="off" autocapitalize="off" spellcheck="false" /></label>
      <button type="submit" class="quiet">${this.say("review.follow")}</button>
    </form>`;
  }

  /** @param {Event} event */
  async onFile(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const file = input.files?.[0];
    input.value = ""; // without this, choosing the same file again causes no event
    if (!file) return;
    if (!isTooLarge(file)) return this.open({ record: await file.text().catch(() => "") });
    this.opening = null;
    this.refused = both("review.large");
    this.requestUpdate();
  }

  /** @param {SubmitEvent} event */
  async onLink(event) {
    event.preventDefault();
    const field = /** @type {HTMLFormElement} */ (event.target).elements.namedItem("link");
    if (field instanceof HTMLInputElement) await this.open({ link: field.value });
  }

  drawControls() {
    const { hand, lang } = this;
    const { done, total, differences } = hand;
    const jumps = differences.length > 0 ? drawJumps(lang, hand, (way) => this.difference(way)) : nothing;
    return html`<footer class="review-foot">
      <p class="small count">${this.say("review.step", { n: done, all: total })}</p><p class="small" role="status">${verdictWords(lang, hand, this.pick(hand.judge?.name))}</p>
      ${drawTimeline(lang, hand, (to) => this.doing(hand.seek(to)))}
      ${drawSteps(lang, hand, (to) => this.go(to), jumps)}
    </footer>`;
  }
}

customElements.define("hp-review", ReviewSheet);
