/** @file Draws how the tournament ended for the player: the champion, the way there, the certificate. */
import { html, nothing } from "lit";
import { createRef, ref } from "lit/directives/ref.js";
import { pngOf } from "../shared/png.js";
import { saveFile } from "../storage/files.js";
import { signed } from "../text/i18n.js";
import { drawCertificate } from "./certificate.js";
import { faceFor, gameName, levelName, nameOf, ownName, presetName, stageName } from "./words.js";

/** @import { CupPage as Page } from "./page.js" */
/** @import { CupState, Ranking } from "./types.js" */

/** The medals of the first three. */
const MEDALS = ["", "cup.certificate.first", "cup.certificate.second", "cup.certificate.third"];
const canvas = /** @type {import("lit/directives/ref.js").Ref<HTMLCanvasElement>} */ (createRef());

/** Whether the player plays no more. @param {CupState} state */
export const isOut = (state) => state.person && (state.over || !state.in_stage);

/** @param {Page} page @param {CupState} state */
export function drawEnd(page, state) {
  const { stages, own } = page.cup.standings;
  if (!isOut(state) || !own?.own) return nothing;
  return html`<section class="paper cup-end" aria-labelledby="cup-end">
      <h2 id="cup-end">${page.say("cup.path")}</h2>
      ${state.over ? drawChampion(page, stages[stages.length - 1]) : nothing}
      <ol class="cup-path">${stages.map(({ own: line, of, stage }) =>
        line
          ? html`<li><b>${stageName(page, state.stages[stage - 1].id)}</b> ${page.say("cup.path.row", { rank: line.rank, n: of, points: signed(line.points), wins: line.wins })}</li>`
          : nothing,
      )}</ol>
      <h3>${page.say("cup.certificate")}</h3>
      ${drawPicture(page, state, own)}
      <p><button type="button" class="answer play" @click=${() => save()}>${page.say("cup.certificate.save")}</button></p>
    </section>`;
}

/** @param {Page} page @param {Ranking|undefined} last */
function drawChampion(page, last) {
  const [champion] = last?.lines ?? [];
  if (!champion) return nothing;
  const values = { name: nameOf(page, champion), level: levelName(page, champion.level) };
  return html`<p class="cup-champion">${faceFor(page, champion)}<span>${page.say(champion.level ? "cup.champion" : "cup.champion.you", values)}</span></p>`;
}

/** @param {Page} page @param {CupState} state @param {Ranking} last */
function drawPicture(page, state, { own, of, stage }) {
  if (!own) return nothing;
  const n = state.preset === "ladder" ? of : state.entrants;
  const cup = presetName(page, state.preset);
  const medal = state.over && stage === state.stages.length ? MEDALS[own.rank] : "";
  const facts = {
    title: page.say(medal || "cup.certificate.title"),
    name: ownName(page),
    text: page.say("cup.certificate.text", { cup, n, rank: own.rank }),
    facts: page.say("cup.certificate.facts", {
      game: gameName(page, state.game, state.options),
      stage: stageName(page, state.stages[stage - 1].id),
      points: signed(own.points),
      wins: own.wins,
    }),
    foot: page.say("cup.certificate.foot", {
      day: new Date().toLocaleDateString(page.lang, { dateStyle: "long" }),
      seed: state.seed,
    }),
  };
  queueMicrotask(() => canvas.value && drawCertificate(canvas.value, facts));
  return html`<canvas class="cup-certificate" role="img" width="1200" height="848" ${ref(canvas)}
    aria-label=${page.say("cup.certificate.alt", { name: facts.name, cup, rank: own.rank, n })}></canvas>`;
}

async function save() {
  const picture = canvas.value && (await pngOf(canvas.value));
  if (picture) saveFile(`hupai-${new Date().toISOString().slice(0, 10)}.png`, picture, "image/png");
}
