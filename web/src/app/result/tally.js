/** @file The end of a match: every hand, what it paid and why, and the totals. */

import { html, nothing } from "lit";
import { tallyEn } from "../../../words/tally.en.js";
import { tallyZh } from "../../../words/tally.zh.js";
import { dayOfMatch } from "../../daily/day_match.js";
import { moreOf } from "../../family/registry.js";
import "../../portraits/portrait.js";
import { costliestOf } from "../../review/match_costliest.js";
import { states } from "../../shared/light_element.js";
import { passFocus } from "../../shared/pass_focus.js";
import { spokenTo } from "../../state/selectors.js";
import { addWords, signed } from "../../text/i18n.js";
import { inPoints } from "../../text/rates.js";
import { seatName } from "../../text/seats.js";
import { AppElement } from "../app_element.js";
import { drawCurve, sums } from "../curve.js";
import "./account.js";
import { drawFaceAt } from "./face.js";
import { drawExtras } from "./score.js";

/** @import { MatchState, Result, TallyRow } from "../../shared/types.js" */

addWords({ zh: tallyZh, en: tallyEn });

/** How often the hands are asked for before another change is waited for. */
const TRIES = 3;

export class TallyPage extends AppElement {
  static properties = { ...AppElement.properties, ...states("rows", "results", "costly") };

  constructor() {
    super();
    /** @type {TallyRow[]|null} */
    this.rows = null;
    /** The results of the hands that were opened, by the number of the hand. @type {Record<number, Result>} */
    this.results = {};
    this.asking = false;
    /** The costliest choice of the match; "none" if nothing was lost. @type {import("../../review/match_costliest.js").Costly|"looking"|"none"|"failed"|null} */
    this.costly = null;
    /** How often the engine ended before it answered. */
    this.failures = 0;
    this.markMore = () =>
      this.toggleAttribute("data-more", document.documentElement.scrollHeight > innerHeight + scrollY + 2);
    this.grown = new ResizeObserver(this.markMore);
  }

  /** Notes for the styles whether more lies below what is seen. */
  connectedCallback() {
    super.connectedCallback();
    for (const moved of ["scroll", "resize"]) addEventListener(moved, this.markMore);
    this.grown.observe(this);
  }

  disconnectedCallback() {
    for (const moved of ["scroll", "resize"]) removeEventListener(moved, this.markMore);
    this.grown.disconnect();
    super.disconnectedCallback();
  }

  updated() {
    if (!this.rows && !this.asking && this.app.boot.step === "ready") void this.read();
  }

  async read() {
    this.asking = true;
    this.rows = await this.page.query({ do: "tally" }).then(
      ({ tally }) => tally,
      () => null,
    );
    this.asking = false;
    // A new engine may have been ready before the failure was known; then nothing else would cause an update.
    if (!this.rows && ++this.failures < TRIES) this.requestUpdate();
  }

  /** Called when a hand is opened: asks the engine once for its result. @param {number} hand */
  async open(hand) {
    if (this.results[hand]) return;
    const answer = await this.page.query({ do: "result", hand }).catch(() => null);
    if (answer) this.results = { ...this.results, [hand]: answer.result };
  }

  render() {
    const { state } = this.app.table;
    if (!state) return nothing;
    const { scores } = state;
    const mine = spokenTo(this.app);
    const seats = scores.length;
    const order = scores.map((_, seat) => seat);
    const best = Math.max(...scores);
    const winners = order.filter((seat) => scores[seat] === best);
    const title = winners.length > 1 ? "tally.tie" : winners.includes(mine) ? "tally.first" : "tally.other";
    const who = winners.map((seat) => seatName(this.lang, seat, mine, seats)).join(this.lang === "zh" ? "、" : ", ");
    return html`<main class="tally" id="tally" tabindex="-1">
      <section class="paper desk-wide" aria-label=${this.say("tally.title")}>
        <header class="victory">
          <h1>${this.say(title, { who })}</h1>
          <div class="podium n${seats} ${winners.length > 1 ? "tie" : ""}">${[...order]
            .sort((a, b) => scores[b] - scores[a])
            .map(
              (seat) => html`
            <div class="place ${winners.includes(seat) ? "first" : ""}">${drawFaceAt(this.app, seat)}<span class="who">${seatName(this.lang, seat, mine, seats)}</span><b>${signed(scores[seat])}</b></div>`,
            )}</div>
        </header>
        ${drawExtras(this.lang, state.extras)}
        ${this.rows ? this.drawBest(this.rows, mine) : nothing}
        <div class="hands-played">
          ${this.rows && this.rows.length > 1 && mine >= 0 ? this.drawCourse(this.rows, mine, state) : nothing}
          ${this.rows && !this.app.table.final && mine >= 0 ? this.drawCostly(this.rows, mine) : nothing}
          <h2>${this.say("tally.hands")}</h2>
          <div class="tally-head n${seats}" aria-hidden="true"><span></span><span></span>${order.map((seat) => html`<span>${seatName(this.lang, seat, mine, seats)}</span>`)}</div>
          <ol class="tally-list">${this.rows?.map((row) => this.drawRow(row, mine))}</ol>
        </div>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => this.page.toLobby()}>${this.say("bar.lobby")}</button>
          ${this.drawNext(state.setup.game)}
        </footer>
      </section>
    </main>`;
  }

  /** Draws the player's best hand as it was won. @param {TallyRow[]} rows @param {number} mine */
  drawBest(rows, mine) {
    const won = rows.filter(({ winners, scores }) => winners.includes(mine) && scores[mine] > 0);
    const [best] = won.sort((one, other) => other.scores[mine] - one.scores[mine]);
    if (!best) return nothing;
    void this.open(best.hand);
    const result = this.results[best.hand];
    return html`<section class="best-hand" aria-label=${this.say("tally.best", { n: best.hand, points: signed(best.scores[mine]) })}>
      <h2>${this.say("tally.best", { n: best.hand, points: signed(best.scores[mine]) })}</h2>
      ${result ? html`<p class="manner">${this.family.words.manner(this.wording, result, mine)}</p><hp-account .app=${this.app} .page=${this.page} .result=${result}></hp-account>` : nothing}
    </section>`;
  }

  /** Draws the choice that cost most, once it was asked for, and the way to it. @param {TallyRow[]} rows @param {number} mine */
  drawCostly(rows, mine) {
    const { costly } = this;
    if (costly === null || costly === "failed")
      return html`<p class="costly-choice"><button type="button" class="quiet find" @click=${() => this.find(rows, mine)}>${this.say("tally.costly")}</button>
        ${costly ? html`<span role="alert">${this.say("tally.costly.failed")}</span>` : nothing}</p>`;
    if (costly === "looking" || costly === "none")
      return html`<p class="costly-choice" role="status">${this.say(`tally.costly.${costly}`)}</p>`;
    const action = (/** @type {string} */ one) => moreOf(this.family).action(this.lang, one);
    const told = { n: costly.hand, points: inPoints(costly.cost), played: action(costly.played) };
    return html`<p class="costly-choice" role="status">${this.say("tally.costly.was", { ...told, best: action(costly.best) })}
      <button type="button" class="quiet try" @click=${() => this.page.play.review(costly.hand, costly.step)}>${this.say("tally.costly.try")}</button></p>`;
  }

  /** Looks for the costliest choice. @param {TallyRow[]} rows @param {number} mine */
  async find(rows, mine) {
    this.costly = "looking";
    try {
      await this.family.loadMore();
      const hands = rows.map(({ hand }) => hand);
      this.costly = (await costliestOf((request) => this.page.query(request), hands, mine)) ?? "none";
    } catch {
      this.costly = "failed";
    }
    await this.updateComplete;
    passFocus(this.querySelector(".costly-choice button"));
  }

  /**
   * Draws how everybody's points grew, hand by hand, and by what is paid at the end.
   * @param {TallyRow[]} rows
   * @param {number} mine
   * @param {Pick<MatchState, "scores"|"extras">} state
   */
  drawCourse(rows, mine, { scores, extras = [] }) {
    const seats = rows[0].scores.map((_, seat) => seat);
    const order = [mine, ...seats.filter((seat) => seat !== mine)];
    const last = (/** @type {number} */ seat) => (extras.length > 0 ? [scores[seat]] : []);
    const grown = order.map((seat) => [...sums(rows.map((row) => row.scores[seat])), ...last(seat)]);
    const own = grown[0];
    const words = this.say("tally.course.words", {
      hands: rows.length,
      points: signed(own[own.length - 1]),
      high: signed(Math.max(...own)),
      low: signed(Math.min(...own)),
    });
    const names = order.map((seat) => seatName(this.lang, seat, mine, seats.length));
    return html`<figure class="course"><figcaption>${this.say("tally.course")}</figcaption>${drawCurve(grown, words, rows.length, names)}<p class="small">${words}</p></figure>`;
  }

  /** Draws what comes after the match: for today's deal its result, else another match. @param {string} game */
  drawNext(game) {
    if (this.app.table.final) return nothing;
    if (dayOfMatch({ id: this.page.store.id, game }))
      return html`<button type="button" class="answer play to-day" @click=${() => this.page.openPart("daily")}>${this.say("tally.day")}</button>`;
    return html`<button type="button" class="answer play" @click=${() => this.page.newMatch()}>${this.say("tally.again")}</button>`;
  }

  /** @param {TallyRow} row @param {number} mine */
  drawRow(row, mine) {
    const result = this.results[row.hand];
    const seats = row.scores.length;
    const who = row.winners
      .map((seat) => seatName(this.lang, seat, mine, seats))
      .join(this.lang === "zh" ? "、" : ", ");
    const won = this.say(row.winners[0] === mine && row.winners.length === 1 ? "tally.won.me" : "tally.won", { who });
    const toggled = (/** @type {Event} */ event) => {
      if (/** @type {HTMLDetailsElement} */ (event.target).open) this.open(row.hand);
    };
    return html`<li><details ?open=${false} @toggle=${toggled}>
      <summary class="tally-row n${seats}">
        <span class="nth" aria-hidden="true">${row.hand}</span><span class="how">${row.winners.length > 0 ? won : this.say("tally.drawn")}</span>
        ${row.scores.map((points, seat) => html`<span class="points ${points > 0 ? "plus" : points < 0 ? "minus" : ""}"><span class="vh">${seatName(this.lang, seat, mine, seats)} </span>${signed(points)}</span>`)}
      </summary>
      ${
        result
          ? html`<div class="why"><p class="manner">${this.family.words.manner(this.wording, result, mine)}</p><hp-account .app=${this.app} .page=${this.page} .result=${result}></hp-account>
        <p><button type="button" class="quiet open-review" @click=${() => this.page.play.review(row.hand)}>${this.say("review.open")}</button></p></div>`
          : nothing
      }
    </details></li>`;
  }
}

customElements.define("hp-tally", TallyPage);
