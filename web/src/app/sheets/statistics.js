/**
 * @file The sums over all finished hands, with and without help, by game, house rules and opponents. Loaded when
 * opened.
 */

import { html, nothing } from "lit";
import { statisticsEn } from "../../../words/statistics.en.js";
import { statisticsZh } from "../../../words/statistics.zh.js";
import { playedDays } from "../../daily/day_match.js";
import "../../portraits/portrait.js";
import { states } from "../../shared/light_element.js";
import { passFocus } from "../../shared/pass_focus.js";
import { gameName } from "../../state/game_name.js";
import { optionsOf } from "../../state/house_rules.js";
import { gameOf } from "../../state/selectors.js";
import { longestRow, standingOf } from "../../storage/achievements.js";
import { everyRow } from "../../storage/hand_rows.js";
import { groupsOf, MANY_WAITS, sideOf, sidesOf, waitsOf, waysOf } from "../../storage/statistics.js";
import { isPuzzles } from "../../storage/validators.js";
import { addWords, ago, joined, pick, signed } from "../../text/i18n.js";
import { mean, share, signedMean } from "../../text/rates.js";
import { namesOfTable, otherSeats } from "../../text/seats.js";
import { drawChangedOptions } from "../changed_options.js";
import { drawCurve, sums } from "../curve.js";
import { drawPieces } from "../pieces.js";
import { drawRatings } from "./rating.js";
import { Sheet } from "./sheet.js";

/** @import { HandRow } from "../../storage/hand_rows.js" */
/** @import { Grouping, Sum } from "../../storage/statistics.js" */

addWords({ zh: statisticsZh, en: statisticsEn });

const SIDES = /** @type {const} */ (["all", "unaided", "aided", "practice"]);
const GROUPINGS = /** @type {const} */ (["game", "rules", "bots"]);

/** The hands from which on a picture says something, and from which on the figures change little with one hand more. */
const FEWEST = 3;
const MANY = 30;
/** How many of the last matches are listed. */
const RECENT = 5;

/** Lines about wins that are worth 胡息, and about wins that are multiplied. */
const OF_HUXI = new Set(["huxi", "best"]);
const OF_WORTH = new Set(["worth", "best_worth"]);

/** The lines that are said first, large. */
const LEAD = ["rate", "points", "mean"];

/** The lines of the table: how each is computed from a sum. @type {Record<string, (sum: Sum) => string>} */
const LINES = {
  hands: (sum) => String(sum.hands),
  won: (sum) => String(sum.won),
  rate: (sum) => share(sum.won, sum.hands),
  drawn: (sum) => String(sum.drawn),
  points: (sum) => signed(sum.points),
  mean: (sum) => signedMean(mean(sum.points, sum.hands)),
  huxi: (sum) => mean(sum.huxi, sum.huxiWins),
  best: (sum) => (sum.huxiWins === 0 ? "–" : String(sum.best)),
  worth: (sum) => mean(sum.worth, sum.worthWins),
  best_worth: (sum) => (sum.worthWins === 0 ? "–" : `×${sum.bestWorth}`),
  sessions: (sum) => String(sum.sessions),
  sessions_won: (sum) => String(sum.sessionsWon),
};

/** @extends {Sheet<import("../controller.js").Controller>} */
class StatisticsSheet extends Sheet {
  static properties = { ...Sheet.properties, ...states("rows", "right", "by", "gone", "failed") };

  constructor() {
    super();
    /** @type {HandRow[]|null} */
    this.rows = null;
    /** The longest row of puzzles that were answered right. */
    this.right = 0;
    /** @type {Grouping} */
    this.by = "game";
    /** The hands that were deleted and can still be put back. @type {HandRow[]} */
    this.gone = [];
    this.failed = false;
  }

  firstUpdated() {
    super.firstUpdated();
    void this.look();
  }

  async look() {
    const puzzles = await this.page.store.storage.read("puzzles").catch(() => null);
    this.right = isPuzzles(puzzles) ? puzzles.best : 0;
    this.rows = await everyRow(this.page.store);
    for (const game of new Set(this.rows.map((row) => row.game))) void this.page.families.fetchRules(game);
    await this.updateComplete;
    this.endOnARow();
  }

  render() {
    const { rows } = this;
    return this.frame(
      this.say("statistics.open"),
      rows === null
        ? nothing
        : html`${rows.length === 0 ? this.drawNone() : this.drawAll(rows)}
        ${this.failed ? html`<p class="warning" role="alert">${this.say("statistics.failed")}</p>` : nothing}
        <div class="reset">${
          this.gone.length > 0
            ? html`<p role="status">${this.say("statistics.reset.done", { n: this.gone.length })}</p>
            <button type="button" class="quiet" @click=${() => this.putBack()}>${this.say("saved.restore")}</button>`
            : rows.length > 0
              ? html`<button type="button" class="quiet" @click=${() => this.reset()}>${this.say("statistics.reset")}</button>`
              : nothing
        }</div>`,
      "statistics",
    );
  }

  /** Draws what is to come, and the way to it. */
  drawNone() {
    const { page } = this;
    const play = () => (this.app.lobby.problems.length > 0 ? page.openPart("setup") : page.newMatch());
    return html`<section class="stat-none">${this.drawFace("")}<p>${this.say("statistics.none")}</p>
      <button type="button" class="answer play" ?disabled=${this.app.boot.step === "failed"} @click=${play}>${this.say("lobby.start")}</button></section>
      ${this.drawReached([])}`;
  }

  /** @param {HandRow[]} rows */
  drawAll(rows) {
    return html`${this.drawLead(rows)}
      <div class="stat-sides"><div>${this.drawCourse(rows)}${this.drawWays(rows)}${this.drawGroups(rows)}</div>
      <div>${this.drawRecent(rows)}${this.drawWaits(rows)}<div class="stat-folds">
        <details><summary>${this.say("statistics.detail")}</summary>
        ${this.drawTable(rows)}<p class="small">${this.say("statistics.about")}</p></details>
        ${drawRatings(this, rows)}${this.drawReached(rows)}</div></div></div>`;
  }

  /** Draws the hands by game, rules or opponents. @param {HandRow[]} rows */
  drawGroups(rows) {
    return html`<fieldset class="stat-by"><legend>${this.say("statistics.by")}</legend><div class="segments groove">${GROUPINGS.map(
      (by) => html`<label class="segment"><input
        type="radio" name="by" .value=${by} .checked=${this.by === by} @change=${() => (this.by = by)} /><span>${this.say(`statistics.by.${by}`)}</span></label>`,
    )}</div>
      <ul class="stat-groups">${groupsOf(rows, this.by, (row) => this.gameName(row).zh).map(
        (group) => html`<li><details><summary>${this.drawName(group[0])}
          <span class="small">${this.say("statistics.short", {
            n: group.length,
            rate: share(group.filter((row) => row.how === "won").length, group.length),
            points: signed(group.reduce((sum, row) => sum + row.points, 0)),
          })}</span></summary>
        ${this.drawTable(group)}</details></li>`,
      )}</ul></fieldset>`;
  }

  /** A portrait by its name, unless portraits are switched off. @param {string} name empty for the player @param {boolean} [first] */
  drawFace(name, first = false) {
    if (this.app.settings.faces !== "on") return nothing;
    return html`<hp-face class="medal ${first ? "first" : ""}" aria-hidden="true" name=${name}></hp-face>`;
  }

  /** Draws what matters most of all hands. @param {HandRow[]} rows */
  drawLead(rows) {
    const { all } = sidesOf(rows);
    const told = [
      all.sessions > 0 ? this.say("statistics.lead.sessions", { n: all.sessions, won: all.sessionsWon }) : "",
      all.hands < MANY ? this.say("statistics.few") : "",
    ];
    return html`<section class="stat-lead">${this.drawFace("")}
      <div><h3>${this.say("statistics.lead", { n: all.hands, won: all.won })}</h3>
      <p class="small">${joined(this.lang, told)}</p></div>
      <dl>${LEAD.map((line) => html`<div><dt>${this.say(`statistics.${line}`)}</dt><dd>${LINES[line](all)}</dd></div>`)}</dl></section>`;
  }

  /** Draws how the last matches ended, with who played; whoever won has a ring. @param {HandRow[]} rows */
  drawRecent(rows) {
    const last = rows.filter((row) => row.session).sort((one, other) => other.at - one.at);
    if (last.length === 0) return nothing;
    return html`<section class="recent"><h3>${this.say("statistics.recent")}</h3><ol>${last
      .slice(0, RECENT)
      .map((row) => {
        const { how = "lost", points = 0 } = row.session ?? {};
        return html`<li><b class="outcome ${how}">${this.say(`statistics.session.${how}`)}</b>
        <span>${this.pick(this.gameName(row))} <small>${ago(this.lang, row.at)}</small></span>
        ${this.drawSeated(row)}<b class="points">${signed(points)}</b></li>`;
      })}</ol></section>`;
  }

  /** Draws the portraits of a match that is still stored, the player's first. @param {HandRow} row */
  drawSeated({ match }) {
    const head = this.app.saved.matches.find(({ id }) => id === match);
    if (!head) return nothing;
    const { seats, scores } = head;
    const mine = seats.indexOf("human");
    const names = namesOfTable(head);
    const best = Math.max(...scores);
    return html`<span class="faces">${this.drawFace("", scores[mine] === best)}${otherSeats(mine, seats.length).map(
      ({ place, seat }) => this.drawFace(names[seat]?.zh ?? place, scores[seat] === best),
    )}</span>`;
  }

  /** Draws what the player has reached, and how to reach the rest. @param {HandRow[]} rows */
  drawReached(rows) {
    const days = Object.keys(playedDays(this.app.saved.matches));
    const all = standingOf({ rows, right: this.right, streak: longestRow(days) });
    const done = all.filter((one) => one.done).length;
    return html`<details class="reached"><summary>${this.say("reached.title", { n: done, all: all.length })}${drawPieces(all.length, done)}</summary>
      <ul>${all.map(
        ({
          name,
          of,
          reached,
          done: is,
        }) => html`<li class=${is ? "done" : "open"}><b>${this.say(`reached.${name}`)}</b>
          <span class="small">${this.say(is ? "reached.done" : "reached.so_far", { n: reached, of })}</span>
          <p class="small">${this.say(`reached.${name}.how`)}</p></li>`,
      )}</ul></details>`;
  }

  /** Draws how the points of all hands for score grew. @param {HandRow[]} rows */
  drawCourse(rows) {
    const played = rows.filter((row) => sideOf(row) !== "practice").sort((one, other) => one.at - other.at);
    if (played.length < FEWEST)
      return html`<p class="small">${this.say("statistics.course.few", { n: FEWEST - played.length })}</p>`;
    const grown = sums(played.map(({ points }) => points));
    const words = this.say("statistics.course.words", {
      n: played.length,
      points: signed(grown[grown.length - 1]),
      high: signed(Math.max(...grown)),
      low: signed(Math.min(...grown)),
    });
    return html`<figure class="course"><figcaption>${this.say("statistics.course")}</figcaption>${drawCurve([grown], words)}<p class="small">${words}</p></figure>`;
  }

  /** Draws how the player's wins came, a bar for each way. @param {HandRow[]} rows */
  drawWays(rows) {
    const { ways, unknown } = waysOf(rows.filter((row) => sideOf(row) !== "practice"));
    const told = ways.reduce((sum, { n }) => sum + n, 0);
    if (told < FEWEST) return nothing;
    return html`<figure class="course ways"><figcaption>${this.say("statistics.ways")}</figcaption>
      <ul class="bars">${ways.map(
        ({ way, n }) => html`<li><span>${this.say(`statistics.ways.${way}`)}</span>
        ${drawPieces(n, n, told)}<span class="small">${this.say("statistics.ways.of", { n, share: share(n, told) })}</span></li>`,
      )}</ul>
      ${unknown > 0 ? html`<p class="small">${this.say("statistics.ways.unknown", { n: unknown })}</p>` : nothing}</figure>`;
  }

  /** Draws how often hands waited when they ended, and for each number of kinds how many of them were won. @param {HandRow[]} rows */
  drawWaits(rows) {
    const { known, waiting, numbers } = waitsOf(rows.filter((row) => sideOf(row) !== "practice"));
    if (known < FEWEST) return nothing;
    const most = Math.max(...numbers.map(({ hands }) => hands));
    const name = (/** @type {number} */ kinds) =>
      kinds === MANY_WAITS ? "statistics.waits.many" : kinds === 0 ? "statistics.waits.none" : "statistics.waits.kinds";
    const told = (/** @type {number} */ won, /** @type {number} */ hands) =>
      this.say(won > 0 ? "statistics.waits.won" : "statistics.waits.lost", { n: hands, won });
    return html`<figure class="course waits"><figcaption>${this.say("statistics.waits")}</figcaption>
      <p class="small">${this.say("statistics.waits.words", { n: known, waiting })}</p>
      <ul class="bars">${numbers.map(
        ({ kinds, hands, won }) => html`<li><span>${this.say(name(kinds), { n: kinds })}</span>
        ${drawPieces(hands, won, most)}<span class="small">${told(won, hands)}</span></li>`,
      )}</ul></figure>`;
  }

  /** @param {HandRow[]} rows */
  drawTable(rows) {
    const sides = sidesOf(rows);
    const [huxi, worth] = [rows.some((row) => row.worth === undefined), rows.some((row) => row.worth !== undefined)];
    const lines = Object.entries(LINES).filter(([line]) =>
      OF_HUXI.has(line) ? huxi : OF_WORTH.has(line) ? worth : true,
    );
    const shown = SIDES.filter((side) => side !== "practice" || sides.practice.hands + sides.practice.sessions > 0);
    return html`<table class="stats"><thead><tr><td></td>${shown.map((side) => html`<th scope="col">${this.say(`statistics.${side}`)}</th>`)}</tr></thead>
      <tbody>${lines.map(
        ([line, tell]) => html`<tr data-line=${line}><th scope="row">${this.say(`statistics.${line}`)}</th>
        ${shown.map((side) => html`<td>${tell(sides[side])}</td>`)}</tr>`,
      )}</tbody></table>`;
  }

  /** What the game of a hand is called. @param {HandRow} row */
  gameName(row) {
    return gameName(this.app.lobby.games, row.game, row.houses);
  }

  /** Draws what the hands of a group have in common. @param {HandRow} row */
  drawName(row) {
    const game = gameOf(this.app, row.game);
    const name = this.pick(this.gameName(row));
    if (this.by === "game") return html`<b>${name}</b>`;
    if (this.by === "rules") {
      const houses = game ? drawChangedOptions(this.lang, game, row.houses) : nothing;
      const known = !game || optionsOf(game);
      return html`<b>${name}</b>${houses === nothing && known ? html`<span class="small">${this.say("statistics.usual")}</span>` : houses}`;
    }
    const names = row.bots.map(
      (id) => pick(this.lang, this.app.lobby.games?.bots.find((bot) => bot.id === id)?.name) || id,
    );
    const [one = "", other = "", third = ""] = names;
    return names.length === 1
      ? html`<b>${one}</b>`
      : html`<b>${this.say(third ? "statistics.bots.three" : "statistics.bots", { one, other, third })}</b>`;
  }

  /** Deletes all hands. They can be put back while the sheet is open. */
  async reset() {
    const rows = this.rows ?? [];
    try {
      await this.page.store.storage.transaction("readwrite", (box) => box.hands.clear());
    } catch {
      this.failed = true;
      return undefined;
    }
    this.page.store.saves.rows.clear();
    this.gone = rows;
    this.rows = [];
    return this.focusReset();
  }

  async putBack() {
    const { gone } = this;
    try {
      await this.page.store.storage.transaction("readwrite", async (box) => {
        for (const row of gone) await box.hands.put(row, row.id);
      });
    } catch {
      this.failed = true;
      return undefined;
    }
    this.gone = [];
    await this.look();
    return this.focusReset();
  }

  /** Lets the button take the focus that has replaced the pressed one. */
  async focusReset() {
    await this.updateComplete;
    passFocus(this.querySelector(".reset button"));
  }
}

customElements.define("hp-statistics", StatisticsSheet);
