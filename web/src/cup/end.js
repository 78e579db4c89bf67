/** @file Draws how the tournament ended for each person: the champion, the way there, the certificate. */
import { html, nothing } from "lit";
import { ref } from "lit/directives/ref.js";
import { dayOf } from "../shared/day_of.js";
import { pngOf } from "../shared/png.js";
import { saveFile } from "../storage/files.js";
import { signed } from "../text/i18n.js";
import { drawCertificate } from "./certificate.js";
import { areSeveral, isOut, peopleOf } from "./people.js";
import { faceFor, gameName, levelName, nameOf, personName, presetName, stageName } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { CupState, Ranking } from "./types.js" */
/** @import { Standing } from "./people.js" */

/** The medals of the first three. */
const MEDALS = ["", "cup.certificate.first", "cup.certificate.second", "cup.certificate.third"];

/** Draws the end for everybody who plays no more. @param {Page} page @param {CupState} state */
export function drawEnd(page, state) {
  const out = peopleOf(state).filter((person) => isOut(state, person));
  const ends = out.map((person) => drawEndOf(page, state, person, person === out[0]));
  return areSeveral(state) && out.length > 0 ? html`<div class="cup-ends">${ends}</div>` : ends;
}

/** @param {Page} page @param {CupState} state @param {number} person @param {boolean} first whether it is the first end that is drawn */
function drawEndOf(page, state, person, first) {
  const { stages } = page.cup.standings;
  const standing = page.cup.standings.of(person);
  if (!standing) return nothing;
  const id = first ? "cup-end" : `cup-end-${person}`;
  const title = areSeveral(state) ? page.say("cup.path.of", { name: personName(page, person) }) : page.say("cup.path");
  return html`<section class="paper cup-end" aria-labelledby=${id}>
      <h2 id=${id}>${title}</h2>
      ${state.over && first ? drawChampion(page, state, stages[stages.length - 1]) : nothing}
      <ol class="cup-path">${stages.map(({ people, of, stage }) =>
        people
          .filter(({ entrant }) => entrant === person)
          .map(
            (line) =>
              html`<li><b>${stageName(page, state.stages[stage - 1].id)}</b> ${page.say("cup.path.row", { rank: line.rank, n: of, points: signed(line.points), wins: line.wins })}</li>`,
          ),
      )}</ol>
      <h3>${page.say("cup.certificate")}</h3>
      ${drawPicture(page, state, person, standing)}
      <p><button type="button" class="answer play" @click=${save}>${page.say("cup.certificate.save")}</button></p>
    </section>`;
}

/** @param {Page} page @param {CupState} state @param {Ranking|undefined} last */
function drawChampion(page, state, last) {
  const [champion] = last?.lines ?? [];
  if (!champion) return nothing;
  const values = { name: nameOf(page, champion), level: levelName(page, champion.level) };
  const key = champion.level ? "cup.champion" : areSeveral(state) ? "cup.champion.person" : "cup.champion.you";
  return html`<p class="cup-champion">${faceFor(page, champion)}<span>${page.say(key, values)}</span></p>`;
}

/** @param {Page} page @param {CupState} state @param {number} person @param {Standing} last where they stood at last */
function drawPicture(page, state, person, { line, of, stage }) {
  const n = state.preset === "ladder" ? of : state.entrants;
  const cup = presetName(page, state.preset);
  const medal = state.over && stage === state.stages.length ? MEDALS[line.rank] : "";
  const ended = page.cup.kept?.ended ?? dayOf(new Date());
  const facts = {
    title: page.say(medal || "cup.certificate.title"),
    name: personName(page, person),
    text: page.say("cup.certificate.text", { cup, n, rank: line.rank }),
    facts: page.say("cup.certificate.facts", {
      game: gameName(page, state.game, state.options),
      stage: stageName(page, state.stages[stage - 1].id),
      points: signed(line.points),
      wins: line.wins,
    }),
    foot: page.say("cup.certificate.foot", {
      day: new Date(`${ended}T12:00`).toLocaleDateString(page.lang, { dateStyle: "long" }),
      seed: state.seed,
    }),
  };
  const paint = (/** @type {Element|undefined} */ canvas) =>
    canvas instanceof HTMLCanvasElement && drawCertificate(canvas, facts);
  return html`<canvas class="cup-certificate" role="img" width="1200" height="848" ${ref(paint)}
    aria-label=${page.say("cup.certificate.alt", { name: facts.name, cup, rank: line.rank, n })}></canvas>`;
}

/** Saves the certificate beside the button that was pressed. @param {Event} event */
async function save({ currentTarget }) {
  const canvas = /** @type {HTMLElement} */ (currentTarget).closest("section")?.querySelector("canvas");
  const picture = canvas && (await pngOf(canvas));
  if (picture) saveFile(`hupai-${dayOf(new Date())}.png`, picture, "image/png");
}
