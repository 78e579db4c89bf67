/** @file Draws a reviewed hand: the table at a moment, what happened, and what a bot thinks of a choice. */
import { html, nothing } from "lit";
import { playerName, wordingOf } from "../state/selectors.js";
import { pick, say } from "../text/i18n.js";
import { drawRule } from "../text/rule.js";
import { actionWords, inPoints } from "../zipai/action_words.js";
import { cardName, listCards } from "../zipai/cards.js";
import { face, stack } from "../zipai/faces.js";
import { nameOf } from "../zipai/names.js";
import { seatName, seatsByPlace } from "../zipai/seats.js";

/** @typedef {import("../shared/types.js").View} View */
/** @typedef {import("../shared/types.js").Lang} Lang */
/** @typedef {import("./review_session.js").ReviewSession} ReviewSession */
/** @typedef {import("./review_session.js").Judged} Judged */

/** How many choices of the ranking are shown. */
const RANKED = 5;

/**
 * Draws the table at this moment.
 * @param {import("../state/app_state.js").App} app
 * @param {ReviewSession} hand
 * @param {View} view
 * @param {(seat: number) => unknown} look shows the hand from another seat
 */
export function drawBoard(app, hand, view, look) {
  const { lang } = app.settings;
  const seats = seatsByPlace(view.seat);
  return html`<section class="review-board" aria-label=${say(lang, "review.board")}>
    ${[seats.left, seats.right, seats.me].map((seat) => drawSeat(app, hand, view, seat, look))}
    ${view.live ? html`<p class="lying"><span class="vh">${say(lang, "review.live", { card: cardName(view.live.card, lang) })}</span>${face(view.live.card, "lies")}</p>` : nothing}
  </section>`;
}

/**
 * @param {import("../state/app_state.js").App} app
 * @param {ReviewSession} hand
 * @param {View} view
 * @param {number} seat
 * @param {(seat: number) => unknown} look
 */
function drawSeat(app, hand, view, seat, look) {
  const { lang } = app.settings;
  const row = view.seats[seat];
  const here = seat === view.seat;
  const columns = view.open?.[seat] ?? (here ? view.columns : null);
  const laid = row.discards.map(({ card }) => card);
  const who = seatName(lang, seat, hand.own);
  const level = playerName(app, hand.setup?.seats[seat]);
  return html`<div class="review-seat ${here ? "here" : ""}" data-seat=${seat}>
    <h3><span class="who">${who}</span>${level ? html`<span class="small level">${level}</span>` : nothing}
      <span class="small">${say(lang, "seat.huxi", { n: here && !view.result ? view.huxi.total : row.huxi })}</span>
      ${columns ? nothing : html`<span class="small hidden-cards">${say(lang, "review.hidden", { n: row.cards })}</span>`}
      ${
        here
          ? seat === hand.own
            ? nothing
            : html`<span class="small eyes">${say(lang, "review.here")}</span>`
          : html`<button type="button" class="quiet look" aria-label=${say(lang, "review.look", { who })} @click=${() => look(seat)}>${say(lang, "review.look.short")}</button>`
      }</h3>
    <div class="shows">${row.melds.map((meld) => {
      const known = meld.cards.filter((card) => card !== null);
      return html`<span class="shown-meld"><span class="vh">${say(lang, "review.meld", { kind: nameOf(wordingOf(app), "group", meld.kind), cards: listCards(lang, known) })}</span>
        <span aria-hidden="true">${stack(meld.cards)}</span></span>`;
    })}</div>
    ${
      columns
        ? html`<div class="holds"><span class="vh">${say(lang, "review.held", { cards: listCards(lang, columns.flat()) })}</span>
          ${columns.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`
        : nothing
    }
    ${
      laid.length > 0
        ? html`<p class="minis"><span class="vh">${say(lang, "review.laid", { cards: listCards(lang, laid) })}</span>
      <span aria-hidden="true">${laid.map((card) => face(card, "mini"))}</span></p>`
        : nothing
    }
  </div>`;
}

/**
 * Draws what has just happened and what was done next.
 * @param {import("../state/app_state.js").App} app
 * @param {ReviewSession} hand
 */
export function drawEvents(app, hand) {
  const { lang } = app.settings;
  const events = hand.steps[hand.at]?.events ?? [];
  return html`<section class="review-told" aria-live="polite">
    <h3>${say(lang, "review.happened")}</h3>
    ${events.length > 0 ? html`<ul>${events.map(({ text }) => html`<li>${pick(lang, text)}</li>`)}</ul>` : html`<p class="small">${say(lang, "review.quiet")}</p>`}
    <h3>${say(lang, "review.then")}</h3>
    ${drawNext(app, hand)}
  </section>`;
}

/** @param {import("../state/app_state.js").App} app @param {ReviewSession} hand */
function drawNext(app, hand) {
  const { lang } = app.settings;
  const next = hand.steps[hand.at + 1];
  if (!next || next.action === null || next.seat === null) return html`<p>${say(lang, "review.over")}</p>`;
  const who = seatName(lang, next.seat, hand.own);
  const judged = next.seat === hand.seat ? hand.verdicts.get(hand.steps[hand.at].at) : null;
  const done = actionWords(lang, next.action);
  if (!judged) {
    return html`<p>${say(lang, "review.did", { who, action: done })}</p>
      ${judged === null && next.seat === hand.seat ? html`<p class="small">${say(lang, "review.forced")}</p>` : nothing}`;
  }
  return drawJudged(app, judged, {
    who,
    judge: pick(lang, hand.judge?.name),
    action: done,
    best: actionWords(lang, judged.best.action),
  });
}

/** @param {import("../state/app_state.js").App} app @param {Judged} judged @param {Record<string, string>} words */
function drawJudged(app, judged, words) {
  const { lang } = app.settings;
  const kind = judged.differs ? "other" : judged.played.action === judged.best.action ? "same" : "close";
  const places = judged.ranking.map((choice, nth) => ({
    ...choice,
    place: nth + 1,
    played: choice.action === judged.played.action,
  }));
  const ranking = places.filter(({ place, played }) => place <= RANKED || played);
  return html`<div class="judged ${kind}"><p><b>${say(lang, `review.${kind}`, words)}</b>
      ${judged.cost ? html`<span class="worth">${say(lang, "review.cost", { points: inPoints(judged.cost).slice(1) })}</span>` : nothing}</p>
    ${judged.says ? html`<p>${pick(lang, judged.says.text)}</p>` : nothing}
    <ul class="reasons">${judged.reasons.map((reason) => html`<li>${pick(lang, reason.text)}${drawRule(lang, app.book, reason.rule)}</li>`)}</ul>
    <details><summary>${say(lang, "hint.ranking")}</summary>
      <ol class="ranking">${ranking.map(
        ({ action, value, place, played }) =>
          html`<li value=${place} class=${played ? "played" : ""}>${actionWords(lang, action)}${
            value === null
              ? nothing
              : html`<span class="worth">${say(lang, "hint.worth", { points: inPoints(value) })}</span>`
          }</li>`,
      )}</ol></details>
  </div>`;
}
