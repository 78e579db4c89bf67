/** @file Draws an opponent: the face, two sentences about who it is, and how often the bots that play so take a card. */
import { html, nothing, svg } from "lit";
import { personEn } from "../../../words/person.en.js";
import { personZh } from "../../../words/person.zh.js";
import { drawFace, faceOf } from "../../portraits/faces.js";
import { MANNER_FIGURES } from "../../state/manner_figures.js";
import { levelOf, mannerOf } from "../../state/manners.js";
import { addWords } from "../../text/i18n.js";

addWords({ zh: personZh, en: personEn });

/** Standard errors in half of a 95 % interval. */
const SURE = 1.96;

/** What the figures call playing without a manner. */
const PLAIN = "plain";

/**
 * In percent how often something was done of the times it could be, and half of its 95 % interval by Agresti and Coull,
 * which is not 0 where it was done always or never.
 * @param {number[]} counted
 */
export function shareOf([taken, offered]) {
  const times = offered + SURE ** 2;
  const share = (taken + SURE ** 2 / 2) / times;
  const margin = Math.ceil(100 * SURE * Math.sqrt((share * (1 - share)) / times));
  return { n: Math.round((100 * taken) / offered), margin };
}

/** Whether it was counted how often a player's level takes a card in this game. @param {string} game @param {string} player */
export const isCounted = (game, player) => Boolean(MANNER_FIGURES[game]?.[levelOf(player)]);

/**
 * Draws whoever sits at a place and is this player of the engine.
 * @param {import("../app_element.js").AppElement} sheet
 * @param {{place: string, player: string, game: string}} who
 */
export function drawPerson(sheet, { place, player, game }) {
  const { settings, lobby } = sheet.app;
  const manner = mannerOf(player) || PLAIN;
  const bot = lobby.games?.bots.find(({ id }) => id === levelOf(player));
  const level = bot ? sheet.pick(bot.name) : levelOf(player);
  return html`<div class="person">${settings.faces === "on" ? html`<span class="person-face" aria-hidden="true">${drawFace(faceOf(place))}</span>` : nothing}
    <p>${sheet.say(`person.${place}.story`)}</p></div>
    <p><b>${sheet.say("person.plays", { level })}</b> ${sheet.say(`person.manner.${manner}`)}</p>
    ${drawFigures(sheet, MANNER_FIGURES[game]?.[levelOf(player)], manner, level)}`;
}

/**
 * @param {import("../app_element.js").AppElement} sheet
 * @param {Record<string, Record<string, number[]>>|undefined} figures
 * @param {string} manner
 * @param {string} level what it is called
 */
function drawFigures(sheet, figures, manner, level) {
  if (!figures) return html`<p class="small">${sheet.say("person.uncounted")}</p>`;
  const bar = (/** @type {string} */ name, /** @type {number[]} */ counted, own = true) => {
    const share = shareOf(counted);
    return html`<li class=${own ? "own" : "usual"}><span>${name}</span>
      <svg aria-hidden="true">${svg`<rect width=${`${share.n}%`} height="100%" />`}</svg>
      <span class="small">${sheet.say("person.share", share)}</span></li>`;
  };
  return html`<ul class="bars person-bars">${Object.entries(figures[manner]).map(
    ([verb, counted]) => html`${bar(sheet.say(`person.verb.${verb}`), counted)}
      ${manner === PLAIN ? nothing : bar(sheet.say("person.usual", { level }), figures[PLAIN][verb], false)}`,
  )}</ul>`;
}
