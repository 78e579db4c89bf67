/**
 * @file The account of a hand: for each win its groups, every step from its items to its worth with the rule, and the best
 * other way to count it with the reason why that does not count.
 */
import { html, nothing } from "lit";
import { drawAlternative, drawStep } from "../family/account.js";
import { pick, say, signed } from "../text/i18n.js";
import { badgeOf } from "../text/names.js";
import { seatName } from "../text/seats.js";
import { face } from "./faces.js";
import { worthWords } from "./names.js";
import { winManner } from "./result.js";
import { listTiles, tileName } from "./tiles.js";

/** @import { Wording } from "../text/names.js" */
/** @import { AccountPort as Port } from "../family/types.js" */
/** @import { Line } from "../shared/types.js" */
/** @import { Alternative, Group, MahjongResult as Result, Win } from "./types.js" */

/** Lines that tell what all items together are worth. */
const TOTALS = new Set(["fan_worth", "product", "sum", "cap", "fan_cap", "half"]);

/** Draws the account below the payments, which have the factors that only some seats pay. @param {Result} result @param {Port} port */
export const drawAccount = (result, port) => ({
  before: drawStandings(result, port),
  after: result.wins.map((win) => drawWin(result, win, port)),
});

/** @param {Result} result @param {Win} win @param {Port} port */
function drawWin({ wins, scores }, win, port) {
  const { wording, mine } = port;
  const { lang } = wording;
  const seats = scores.length;
  const several = wins.length > 1;
  const points = win.payments.reduce((sum, { to, points }) => sum + (to === win.seat ? points : 0), 0);
  return html`<section class="win" aria-label=${seatName(lang, win.seat, mine, seats)}>
    ${several ? html`<h3><span>${seatName(lang, win.seat, mine, seats)}</span> <small>${winManner(lang, win, mine, seats)}</small></h3>` : nothing}
    <div class="groups" role="group" aria-label=${say(lang, "result.groups")}>${win.groups.map((group) => drawGroup(wording, group))}</div>
    <p class="worth-line"><b>${worthWords(wording, win)}</b>${several ? html` <b>${signed(points)}</b>` : nothing}</p>
    <ol class="steps">${win.lines.map((line) => drawLine(line, port))}</ol>
    ${win.alternative ? drawOther(win.alternative, port) : nothing}
  </section>`;
}

/** Draws a group with the wilds and the winning tile marked. @param {Wording} wording @param {Group} group */
export function drawGroup(wording, { kind, tiles, as, wild, last, where }) {
  const { lang } = wording;
  const name = badgeOf(wording, kind);
  const stand = wild.flatMap((nth) => {
    const plays = as[nth];
    return plays && plays !== tiles[nth]
      ? [say(lang, "mahjong.plays_as", { tile: tileName(tiles[nth], lang), as: tileName(plays, lang) })]
      : [];
  });
  const words = say(lang, "mahjong.group", { kind: name, tiles: listTiles(lang, tiles) });
  return html`<div class="group ${where}"><span class="vh">${[words, ...stand].join(lang === "zh" ? "，" : "; ")}</span>
    <span class="tiles" aria-hidden="true">${tiles.map((tile, nth) => face(tile, `${wild.includes(nth) ? "wild" : ""} ${nth === last ? "last" : ""}`))}</span>
    <span class="kind" aria-hidden="true">${name}</span></div>`;
}

/** @param {Line} line @param {Port} port */
const drawLine = (line, port) =>
  drawStep(line, pick(port.wording.lang, line.text), TOTALS.has(line.line), port, nothing);

/** @param {Alternative} other @param {Port} port */
function drawOther(other, port) {
  const { wording } = port;
  const groups = other.groups.map((group) => drawGroup(wording, group));
  return drawAlternative(worthWords(wording, other), groups, other.why, port);
}

/** Payments that follow from how the seats stood when the wall was empty. */
const BY_STANDING = new Set(["cha_jiao", "hua_zhu"]);

/**
 * Draws how the seats stood when the wall was empty, if somebody pays for it: who waited, who did not, who had three
 * suits.
 * @param {Result} result
 * @param {Port} port
 */
function drawStandings({ standings, scores, payments }, { wording: { lang }, mine }) {
  if (!standings || !payments.some(({ why }) => BY_STANDING.has(why))) return nothing;
  return html`<ul class="standings">${standings.map(({ playing, ready, flower_pig: pig, dead }, seat) => {
    const how = !playing ? "won" : pig ? "pig" : dead ? "dead" : ready ? "ready" : "unready";
    return html`<li class=${how}><span>${seatName(lang, seat, mine, scores.length)}</span> ${say(lang, `mahjong.standing.${how}`)}</li>`;
  })}</ul>`;
}
