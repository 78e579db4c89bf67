/** @file Draws a tournament that is being played: how far it is, the player's table, the standings. */
import { html, nothing } from "lit";
import { signed } from "../text/i18n.js";
import { areSeveral, isOut, listed, peopleAt, peopleOf } from "./people.js";
import { PAGE } from "./standings.js";
import { faceFor, levelName, nameOf, personName, placeInStage, presetName, stageName } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { CupState, Line, Stage } from "./types.js" */

/** How far the other tables are, from 0 to 1. @param {CupState} state */
export const shareDone = ({ hands }) => (hands.all === 0 ? 0 : hands.done / hands.all);

/** Whether only tables with people have hands to play. @param {CupState} state */
function othersDone({ own, own_tables, stages, over }) {
  const stage = stages[stages.length - 1];
  const left = own_tables.reduce((sum, { done }) => sum + stage.hands - done, 0);
  return !over && own !== null && stage.tables * stage.hands - stage.done === left;
}

/** @param {Page} page @param {CupState} state */
export function drawCourse(page, state) {
  const stage = state.stages[state.stages.length - 1];
  const names = [presetName(page, state.preset), state.over ? page.say("cup.end") : stageName(page, stage.id)];
  return html`<section class="paper cup-now" aria-labelledby="cup-now">
      <div class="cup-banner"><h2 id="cup-now">${[...new Set(names)].join(" · ")}</h2>
        ${state.over ? nothing : drawFacts(page, stage)}
        ${peopleOf(state).map((person) => drawRank(page, state, person))}
        <div class="cup-progress"><progress max="1" value=${shareDone(state)} aria-label=${page.say("cup.hands.progress")}></progress>
          <span>${page.say("cup.hands", state.hands)}</span></div></div>
      ${drawOwn(page, state)}
      <div class="cup-also">${drawBots(page, state)}${drawNextDoor(page, state)}</div>
    </section>`;
}

/**
 * Draws where a person stands, once any hand has been played. Of several people it says who it is and whether they are out,
 * once they have played themselves.
 * @param {Page} page
 * @param {CupState} state
 * @param {number} person
 */
function drawRank(page, state, person) {
  const found = page.cup.standings.of(person);
  const several = areSeveral(state);
  const begun = !several && page.cup.standings.shown?.lines.some(({ hands }) => hands > 0);
  if (!found || !(found.line.hands || begun)) return nothing;
  const { line, of } = found;
  const facts = [
    page.say("cup.rank.of", { n: of }),
    page.say("cup.points", { points: signed(line.points), n: line.points }),
  ];
  if (several && isOut(state, person) && !state.over) facts.push(page.say("cup.rank.out"));
  return html`<p class="cup-rank">${several ? html`<em>${personName(page, person)}</em> ` : nothing}<b>${page.say("cup.rank", { rank: line.rank })}</b>
              <span>${facts.join(" · ")}</span></p>`;
}

/** @param {Page} page @param {Stage} stage */
const drawFacts = (page, { entrants, tables, hands, advance, knock_out, scoring }) =>
  html`<p class="cup-facts">${page.say("cup.stage.of", { entrants, tables, hands })}${
    advance ? page.say(knock_out ? "cup.stage.knock_out" : "cup.stage.advance", { n: advance }) : nothing
  }${scoring === "duplicate" ? html`<br />${page.say("cup.stage.compared")}` : nothing}</p>`;

/** Whose table it is, for several people: "Li's and Wang's table". @param {Page} page @param {number[]} people */
function whoseTable(page, people) {
  const names = people.map((person) => page.say("cup.own.name", { name: personName(page, person) }));
  return page.say("cup.own.whose", { who: listed(page.lang, names) });
}

/** Draws the player's table, or why there is none. @param {Page} page @param {CupState} state */
function drawOwn(page, state) {
  const { own } = state;
  if (!state.person) return nothing;
  const several = areSeveral(state);
  if (!own) {
    const key = state.over ? "cup.own.over" : state.in_stage ? "cup.own.waiting" : "cup.own.out";
    return html`<p class="cup-own-none" role="status">${page.say(several && !state.over ? `${key}.all` : key)}</p>`;
  }
  const stage = state.stages[own.table[0] - 1];
  const play = several ? "cup.own.sit" : "cup.own.play";
  return html`<div class="cup-own">
      <h3 id="cup-own">${several ? whoseTable(page, peopleAt(own)) : page.say("cup.own")}: ${placeInStage(page, own.table)}</h3>
      <ul class="cup-seats">${own.seats.map(
        (one) =>
          html`<li class=${one.level ? "" : "me"}>${faceFor(page, one)}<b>${nameOf(page, one)}</b> <small>${levelName(page, one.level)}</small></li>`,
      )}</ul>
      <p class="cup-done"><span>${page.say("cup.own.done", { done: own.done, hands: stage.hands })}</span>
        <progress aria-hidden="true" max=${stage.hands} value=${own.done}></progress></p>
      <button type="button" class="answer play" data-sit aria-describedby=${several ? "cup-own" : nothing} @click=${() => page.sit()}>${page.say(
        own.done > 0 ? "cup.own.on" : play,
      )}</button>
      ${drawNext(page, state, stage)}
    </div>`;
}

/** Says whose table comes after that, where people sit at several. @param {Page} page @param {CupState} state @param {Stage} stage */
function drawNext(page, state, { hands, scoring }) {
  const [next] = state.own_tables.filter(
    ({ table, done }) => done < hands && String(table) !== String(state.own?.table),
  );
  if (!next) return nothing;
  const told = { who: whoseTable(page, next.people), place: placeInStage(page, next.table) };
  return html`<p class="small">${page.say("cup.own.next", told)}${scoring === "duplicate" ? ` ${page.say("cup.own.same")}` : nothing}</p>`;
}

/** @param {Page} page @param {CupState} state */
function drawBots(page, state) {
  const { cup } = page;
  if (state.over) return nothing;
  if (cup.stopped)
    return html`<p role="alert">${page.pick(cup.stopped)} <button type="button" class="quiet" @click=${() => cup.playAgain()}>${page.say("cup.again")}</button></p>`;
  if (othersDone(state)) return html`<p role="status">${page.say("cup.bots.done")}</p>`;
  return html`<p class="cup-bots"><button type="button" class="quiet" @click=${() => cup.pause(!cup.paused)}>${page.say(
    cup.paused ? "cup.bots.resume" : "cup.bots.pause",
  )}</button> ${cup.paused ? html`<span role="status">${page.say("cup.bots.paused")}</span>` : nothing}</p>`;
}

/** @param {Page} page @param {CupState} state */
function drawNextDoor(page, state) {
  const door = state.over ? null : page.looking.nextDoor();
  if (!door) return nothing;
  return html`<p><button type="button" class="quiet" data-next-door @click=${() => page.looking.watch(door.table, door.hand)}>${page.say(
    state.own ? "cup.look.next-door" : "cup.look.other",
  )}</button></p>`;
}

// ── the standings ──

/** @param {Page} page @param {CupState} state */
export function drawStandings(page, state) {
  const { standings } = page.cup;
  const { shown } = standings;
  if (!shown) return nothing;
  const played = shown.lines.some(({ hands }) => hands > 0);
  return html`<section class="paper cup-standings" aria-labelledby="cup-standings">
      <div class="cup-head"><h2 id="cup-standings">${page.say("cup.standings")}</h2>${drawAll(page, shown.of)}</div>
      ${state.stages.length > 1 ? drawStages(page, state, shown.stage) : nothing}
      ${played ? nothing : html`<p class="small">${page.say("cup.standings.none")}</p>`}
      ${drawLines(page, played)}
      ${drawPaging(page, shown.of)}
    </section>`;
}

/** @param {Page} page @param {CupState} state @param {number} shown */
function drawStages(page, state, shown) {
  return html`<div class="cup-stages" role="group" aria-label=${page.say("cup.stage")}>${state.stages.map(
    ({ id }, nth) => html`<button type="button" class="quiet" aria-pressed=${nth + 1 === shown ? "true" : "false"}
      @click=${() => page.cup.standings.show(nth + 1 === state.stages.length ? 0 : nth + 1, 0)}>${stageName(page, id)}</button>`,
  )}</div>`;
}

/** Draws who stands where, and who has entered as long as nobody has played. @param {Page} page @param {boolean} played */
function drawLines(page, played) {
  const { shown, around } = page.cup.standings;
  const head = ["rank", "name", "wins", "points"].map(
    (name) => html`<th scope="col" class=${name}>${page.say(`cup.col.${name}`)}</th>`,
  );
  return html`<table><thead><tr>${head}</tr></thead>
    <tbody>${shown?.lines.map((line) => drawLine(page, line, played))}</tbody>
    ${around.map((lines) => html`<tbody class="around">${lines.map((line) => drawLine(page, line, played))}</tbody>`)}</table>`;
}

/** @param {Page} page @param {Line} line @param {boolean} played */
const drawLine = (page, line, played) => html`<tr class=${line.level ? "" : "me"}>
  <td class="rank">${played ? line.rank : "–"}</td><td class="name"><button type="button" class="cup-who" title=${page.say("cup.look.hands", { name: nameOf(page, line) })}
    @click=${() => page.looking.list(line.entrant)}>${faceFor(page, line)}<span>${nameOf(page, line)} <small>${levelName(page, line.level)}</small></span></button></td>
  <td class="wins">${line.wins}</td><td class="points">${signed(line.points)}</td></tr>`;

/** Draws the way to the whole ranking, where the first lines are shown. @param {Page} page @param {number} of */
function drawAll(page, of) {
  const { first, shown, stage } = page.cup.standings;
  return first === 0 && of > (shown?.lines.length ?? 0)
    ? html`<button type="button" class="quiet" @click=${() => page.cup.standings.show(stage, 1)}>${page.say("cup.all")}</button>`
    : nothing;
}

/** @param {Page} page @param {number} of */
function drawPaging(page, of) {
  const { standings } = page.cup;
  const { first, stage } = standings;
  if (first === 0) return nothing;
  const last = Math.min(of, first + PAGE - 1);
  return html`<p class="cup-paging">
    <button type="button" class="quiet" ?disabled=${first === 1} @click=${() => standings.show(stage, first - PAGE)}>${page.say("cup.earlier")}</button>
    <span role="status">${page.say("cup.page", { first, last, n: of })}</span>
    <button type="button" class="quiet" ?disabled=${last === of} @click=${() => standings.show(stage, first + PAGE)}>${page.say("cup.later")}</button>
    <button type="button" class="quiet" @click=${() => standings.show(stage, 0)}>${page.say(areSeveral(page.cup.state) ? "cup.short.all" : "cup.short")}</button></p>`;
}
