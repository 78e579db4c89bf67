/** @file Draws a reviewed hand: the table at a moment, what happened, and what a bot thinks of a choice. */
import { html, nothing } from "lit";
import { moreOf } from "../family/registry.js";
import { familyOfSetup, playerName, wordingOfFamily } from "../state/selectors.js";
import "../text/advice.js";
import { pick, say } from "../text/i18n.js";
import { inPoints } from "../text/rates.js";
import { drawRule } from "../text/rule.js";
import { otherSeats, seatName } from "../text/seats.js";

/** @import { Lang, View } from "../shared/types.js" */
/** @import { Judged, ReviewSession } from "./review_session.js" */
/** @import { App } from "../state/app_state.js" */
/** @import { PageFamily } from "../family/types.js" */
/** @import { Wording } from "../text/names.js" */
/** @typedef {Pick<ReviewSession, "setup"|"own">} Played Who plays, and the seat of the one who looks. */

/** How many choices of the ranking are shown. */
const RANKED = 5;

/**
 * Draws the table at this moment.
 * @param {App} app
 * @param {Played} hand
 * @param {View} view
 * @param {((seat: number) => unknown)|null} look shows the hand from another seat; null if it cannot be shown so
 */
export function drawBoard(app, hand, view, look) {
  const { lang } = app.settings;
  const seats = [...otherSeats(view.seat, view.seats.length).map(({ seat }) => seat), view.seat];
  const family = familyOfSetup(hand.setup);
  return html`<section class="review-board of-${family.id}" aria-label=${say(lang, "review.board")}>
    ${seats.map((seat) => drawSeat(app, hand, view, seat, look))}
    ${moreOf(family).reviewMiddle(wordingOfFamily(app, family.id), view)}
  </section>`;
}

/**
 * @param {App} app
 * @param {Played} hand
 * @param {View} view
 * @param {number} seat
 * @param {((seat: number) => unknown)|null} look
 */
function drawSeat(app, hand, view, seat, look) {
  const { lang } = app.settings;
  const family = familyOfSetup(hand.setup);
  const here = seat === view.seat;
  const who = seatName(lang, seat, view.seat, view.seats.length);
  const level = playerName(app, hand.setup?.seats[seat]);
  const own = seat === hand.own ? nothing : html`<span class="small eyes">${say(lang, "review.here")}</span>`;
  const other = look
    ? html`<button type="button" class="quiet look" aria-label=${say(lang, "review.look", { who })} @click=${() => look(seat)}>${say(lang, "review.look.short")}</button>`
    : nothing;
  return drawLooked(family, wordingOfFamily(app, family.id), view, seat, {
    here,
    before: html`<span class="who">${who}</span>${level ? html`<span class="small level">${level}</span>` : nothing}`,
    after: here ? own : other,
  });
}

/**
 * Draws what lies at a seat and what it holds, under a line with its name.
 * @param {PageFamily} family
 * @param {Wording} wording
 * @param {View} view
 * @param {number} seat
 * @param {{here: boolean, before: unknown, after: unknown}} line whether the seat is marked, and what stands in the line
 *   before and after the family's fact
 */
export function drawLooked(family, wording, view, seat, { here, before, after }) {
  const { lang } = wording;
  const { fact, shows, holds, hidden, laid } = moreOf(family).reviewSeat(wording, view, seat);
  const { list, stack, face } = family.cards;
  return html`<div class="review-seat ${here ? "here" : ""}" data-seat=${seat}>
    <h3>${before}
      <span class="small">${fact}</span>
      ${holds ? nothing : html`<span class="small hidden-cards">${say(lang, "review.hidden", { n: hidden })}</span>`}
      ${after}</h3>
    <div class="shows">${shows}</div>
    ${
      holds
        ? html`<div class="holds"><span class="vh">${say(lang, "review.held", { cards: list(lang, holds.flat()) })}</span>
          ${holds.map((column) => html`<span aria-hidden="true">${stack(column)}</span>`)}</div>`
        : nothing
    }
    ${
      laid.length > 0
        ? html`<p class="minis"><span class="vh">${say(lang, "review.laid", { cards: list(lang, laid) })}</span>
      <span aria-hidden="true"><small>${say(lang, "review.laid", { cards: "" })}</small>${laid.map((card) => face(card, "mini"))}</span></p>`
        : nothing
    }
  </div>`;
}

/**
 * Draws what has just happened and what was done next.
 * @param {App} app
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

/** @param {App} app @param {ReviewSession} hand */
function drawNext(app, hand) {
  const { lang } = app.settings;
  const next = hand.steps[hand.at + 1];
  if (!next || next.action === null || next.seat === null) return html`<p>${say(lang, "review.over")}</p>`;
  const who = seatName(lang, next.seat, hand.seat, hand.seats);
  const words = (/** @type {string} */ action) => moreOf(familyOfSetup(hand.setup)).action(lang, action);
  const judged = next.seat === hand.seat ? hand.verdicts.get(hand.steps[hand.at].at) : null;
  const done = words(next.action);
  if (!judged) {
    return html`<p>${say(lang, "review.did", { who, action: done })}</p>
      ${judged === null && next.seat === hand.seat ? html`<p class="small">${say(lang, "review.forced")}</p>` : nothing}`;
  }
  return drawJudged(app, judged, words, {
    who,
    judge: pick(lang, hand.judge?.name),
    action: done,
    best: words(judged.best.action),
  });
}

/**
 * @param {App} app
 * @param {Judged} judged
 * @param {(action: string) => string} says says an action as a sentence
 * @param {Record<string, string>} words
 */
function drawJudged(app, judged, says, words) {
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
    <ul class="reasons">${judged.reasons.map((reason) => html`<li>${pick(lang, reason.text)}${drawRule(lang, app.sheet.book, reason.rule)}</li>`)}</ul>
    <details><summary>${say(lang, "hint.ranking")}</summary>
      <ol class="ranking">${ranking.map(
        ({ action, value, place, played }) =>
          html`<li value=${place} class=${played ? "played" : ""}>${says(action)}${
            value === null
              ? nothing
              : html`<span class="worth">${say(lang, "hint.worth", { points: inPoints(value) })}</span>`
          }</li>`,
      )}</ol></details>
  </div>`;
}
