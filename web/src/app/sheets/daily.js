/** @file The sheet of today's deal: play it, see what it brought, share it, and compare with a link of somebody else. */
import { html, nothing } from "lit";
import { dailyEn } from "../../../words/daily.en.js";
import { dailyZh } from "../../../words/daily.zh.js";
import { LEVELS, madeBy } from "../../daily/bots_made.js";
import { daysAhead, gameOfDay, lastWeeks, streakOf } from "../../daily/day.js";
import { linkOf, readLink } from "../../daily/day_link.js";
import { dealOf, namesDay, playedDays } from "../../daily/day_match.js";
import { matchRequest } from "../../match/match_request.js";
import { copyText } from "../../shared/clipboard.js";
import { dayOf } from "../../shared/day_of.js";
import { gameOf } from "../../state/selectors.js";
import { addWords, pick, signed } from "../../text/i18n.js";
import { Sheet } from "./sheet.js";

addWords({ zh: dailyZh, en: dailyEn });

/** The weeks that the calendar shows. */
const WEEKS = 5;

/** @extends {Sheet<import("../controller.js").Controller>} */
class DailySheet extends Sheet {
  static properties = { ...Sheet.properties, told: { state: true }, made: { state: true } };

  constructor() {
    super();
    this.today = dayOf(new Date());
    /** What somebody's link says; null if the address is not a day's link. */
    this.hash = namesDay(location.hash) ? location.hash : "";
    /** Whether the link was copied, and if not, the link to copy by hand. */
    this.told = "";
    /** What bots made of the same cards, by level; null until the player has played. @type {Record<string, number>|null} */
    this.made = null;
    /** A phone may come out of a pocket on another day. */
    this.look = () => document.hidden || this.turnDay();
  }

  connectedCallback() {
    super.connectedCallback();
    document.addEventListener("visibilitychange", this.look);
  }

  /** Goes on to today's deal if another day has begun; returns whether it has. */
  turnDay() {
    const today = dayOf(new Date());
    if (today === this.today) return false;
    Object.assign(this, { today, made: null, told: "" });
    this.requestUpdate();
    return true;
  }

  updated() {
    super.updated();
    if (!this.made && this.over && this.app.boot.step === "ready" && this.app.lobby.games) void this.compare();
  }

  /** Whether the player has played today's deal. */
  get over() {
    return this.app.saved.matches.some((head) => head.id === this.deal().id && head.over);
  }

  /** Today's deal; that of somebody's link, if it is of today. */
  deal() {
    const shared = readLink(this.hash);
    const theirs = shared && gameOf(this.app, shared.game) && shared.day === this.today;
    const todays = gameOf(this.app, gameOfDay(this.today))?.id ?? this.app.lobby.setup.game;
    return dealOf(this.today, theirs ? shared.game : todays);
  }

  /** Lets bots of each level play the same cards. Without an answer nothing is told of them. */
  async compare() {
    this.made = {};
    const { setup, games } = this.app.lobby;
    if (!games) return;
    for (const level of LEVELS) {
      const request = matchRequest(setup, games, this.deal());
      const points = await madeBy((one) => this.page.query(one), request, level).catch(() => null);
      if (points === null || !this.isConnected) return;
      this.made = { ...this.made, [level]: points };
    }
  }

  /** Leaves the address without the link once it was read. */
  disconnectedCallback() {
    super.disconnectedCallback();
    document.removeEventListener("visibilitychange", this.look);
    if (namesDay(location.hash)) history.replaceState(null, "", location.pathname + location.search);
  }

  render() {
    const { matches } = this.app.saved;
    const shared = readLink(this.hash);
    const deal = this.deal();
    const { game } = deal;
    const match = matches.find((head) => head.id === deal.id);
    const days = playedDays(matches);
    const streak = streakOf(days, this.today);
    return this.frame(
      this.say("daily.title", { day: this.date(this.today) }),
      html`<p>${this.say("daily.about", { game: this.gameName(game), level: this.level() })}</p>
        ${this.drawChallenge(shared, match?.over ? (match.scores[0] ?? 0) : null)}
        ${daysAhead(days, this.today).length > 0 ? html`<p class="small">${this.say("daily.ahead")}</p>` : nothing}
        ${match?.over ? this.drawResult(match, game) : nothing}
        ${match?.over && this.made ? this.drawMade(this.made) : nothing}
        ${streak > 1 ? html`<p class="small">${this.say("daily.streak", { n: streak })}</p>` : nothing}
        ${Object.keys(days).length > 0 ? this.drawCalendar(days) : nothing}
        <footer class="sheet-foot">
          ${
            match
              ? html`<button type="button" class="answer play" @click=${() => this.page.resume(match.id)}>${this.say(match.over ? "daily.look" : "daily.on")}</button>`
              : html`<button type="button" class="answer play" @click=${() => this.turnDay() || this.page.newMatch(deal)}>${this.say("daily.play")}</button>`
          }
        </footer>`,
      "daily-sheet",
    );
  }

  /** Says what somebody's link means; the points only after one has played oneself. @param {import("../../daily/day_link.js").SharedDay|null} shared @param {number|null} own */
  drawChallenge(shared, own) {
    if (!this.hash) return nothing;
    if (!shared || !gameOf(this.app, shared.game)) return this.drawNote("daily.unreadable");
    if (shared.day !== this.today) return this.drawNote("daily.other", { day: this.date(shared.day) });
    if (own === null) return this.drawNote("daily.challenge");
    const key = own > shared.points ? "daily.ahead.of" : own < shared.points ? "daily.behind" : "daily.level";
    return this.drawNote(key, { own: signed(own), theirs: signed(shared.points) });
  }

  /** @param {string} key @param {Record<string, string>} [values] */
  drawNote(key, values) {
    return html`<p class="day-note" role="status">${this.say(key, values)}</p>`;
  }

  /** @param {import("../../storage/records.js").Head} match @param {string} game */
  drawResult(match, game) {
    const points = match.scores[0] ?? 0;
    const aided = Object.values(match.aids).some((aids) => aids.length > 0);
    return html`<p class="day-points"><b>${signed(points)}</b> ${this.say(aided ? "daily.aided" : "daily.unaided")}</p>
      <div class="two"><button type="button" class="quiet" @click=${() => this.share(game, points)}>${this.say("daily.share")}</button></div>
      <p class="small" role="status">${this.told}</p>`;
  }

  /** Draws what bots made of the same cards. @param {Record<string, number>} made */
  drawMade(made) {
    return html`<section class="day-made" aria-label=${this.say("daily.made")}><h3>${this.say("daily.made")}</h3>
      <dl>${LEVELS.map((level) => html`<div><dt>${this.level(level)}</dt><dd>${level in made ? signed(made[level]) : "…"}</dd></div>`)}</dl></section>`;
  }

  /** Draws the last weeks, a day each. @param {import("../../daily/day.js").Days} days */
  drawCalendar(days) {
    return html`<section class="day-weeks" aria-label=${this.say("daily.calendar")}><h3>${this.say("daily.calendar")}</h3>
      <ol>${lastWeeks(this.today, WEEKS).map((day) => {
        const result = Object.hasOwn(days, day) ? days[day] : null;
        const words = result
          ? this.say("daily.day", { day: this.date(day), points: signed(result.points) })
          : this.say("daily.day.none", { day: this.date(day) });
        return html`<li class="${result?.how ?? "none"} ${day === this.today ? "today" : ""}" title=${words}><span class="vh">${words}</span><span aria-hidden="true">${result ? signed(result.points) : Number(day.slice(-2))}</span></li>`;
      })}</ol></section>`;
  }

  /** Copies the link of one's result; if the browser refuses, shows it. @param {string} game @param {number} points */
  async share(game, points) {
    const link = new URL(linkOf({ day: this.today, game, seat: 0, points }), location.href).href;
    this.told = (await copyText(link)) ? this.say("daily.shared") : this.say("daily.by.hand", { link });
  }

  /** @param {string} id */
  gameName(id) {
    return pick(this.lang, gameOf(this.app, id)?.name) || id;
  }

  /** The name of a level; that of everybody else by default. */
  level(level = "regular") {
    return pick(this.lang, this.app.lobby.games?.bots.find(({ id }) => id === level)?.name);
  }

  /** @param {string} day */
  date(day) {
    const locale = this.lang === "zh" ? "zh-CN" : "en-GB";
    return new Date(`${day}T00:00`).toLocaleDateString(locale, { month: "short", day: "numeric" });
  }
}

customElements.define("hp-daily", DailySheet);
