/** @file The end of a match: every hand, what it paid and why, and the totals. */
import { html, nothing } from "lit";
import { Part } from "./part.js";
import "./account.js";
import { manner } from "./score.js";
import { signed } from "../i18n.js";
import { seatName } from "../log.js";
import { wordmark } from "./lobby.js";

export class TallyPage extends Part {
  render() {
    const { app, page } = this;
    const match = app.state?.match;
    if (!match) return nothing;
    const mine = app.view?.seat ?? 0;
    const order = match.scores.map((_, seat) => seat);
    const best = Math.max(...match.scores);
    const winners = order.filter((seat) => match.scores[seat] === best);
    const title = winners.length > 1 ? "tally.tie" : winners.includes(mine) ? "tally.first" : "tally.other";
    const who = winners.map((seat) => seatName(this.lang, seat, mine)).join(this.lang === "zh" ? "、" : ", ");
    return html`<main class="tally" id="tally" tabindex="-1">
      <header class="hero small-hero">${wordmark(this.say("product.name"))}</header>
      <section class="paper desk-wide" aria-label=${this.say("tally.title")}>
        <h1>${this.say(title, { who })}</h1>
        <div class="podium">${[...order].sort((a, b) => match.scores[b] - match.scores[a]).map((seat) => html`
          <div class="place ${seat === mine ? "me" : ""}"><span class="who">${seatName(this.lang, seat, mine)}</span><b>${signed(match.scores[seat])}</b></div>`)}</div>
        <h2>${this.say("tally.hands")}</h2>
        <div class="tally-head" aria-hidden="true"><span></span><span></span>${order.map((seat) => html`<span>${seatName(this.lang, seat, mine)}</span>`)}</div>
        <ol class="tally-list">${match.tally.map((row) => this.drawRow(row, mine))}</ol>
        <footer class="sheet-foot two">
          <button type="button" class="quiet" @click=${() => page.toLobby()}>${this.say("bar.lobby")}</button>
          <button type="button" class="answer play" @click=${() => page.newMatch()}>${this.say("tally.again")}</button>
        </footer>
      </section>
    </main>`;
  }

  /** @param {import("../types.js").Tally} row @param {number} mine */
  drawRow(row, mine) {
    const { result } = row;
    const told = row.winner === null
      ? this.say("tally.drawn")
      : this.say(row.winner === mine ? "tally.won.me" : "tally.won", { who: seatName(this.lang, row.winner, mine) });
    return html`<li><details ?open=${false}>
      <summary class="tally-row">
        <span class="nth" aria-hidden="true">${row.hand}</span><span class="how">${told}</span>
        ${row.scores.map((points, seat) => html`<span class="points ${points > 0 ? "plus" : points < 0 ? "minus" : ""}"><span class="vh">${seatName(this.lang, seat, mine)} </span>${signed(points)}</span>`)}
      </summary>
      ${result ? html`<div class="why"><p class="manner">${manner(this.lang, result, mine)}</p><hp-account .app=${this.app} .page=${this.page} .result=${result}></hp-account>
        <p><button type="button" class="quiet open-review" @click=${() => this.page.play.review(row.hand)}>${this.say("review.open")}</button></p></div>` : nothing}
    </details></li>`;
  }
}

customElements.define("hp-tally", TallyPage);
