/** @file Draws the picture and the forms to copy, and copies them. */
import { html, nothing } from "lit";
import { guard } from "lit/directives/guard.js";
import { LONGEST } from "../frame/address.js";
import { markup, svgNode } from "../picture/markup.js";
import { copyText } from "../shared/clipboard.js";
import { saveFile } from "../storage/files.js";
import { frameFragment, isTooLong, writeWork } from "./address.js";
import { copyPicture, drawPng, pngSize } from "./copying.js";
import { comesFromFiles, exampleOf } from "./examples.js";
import { formsOf } from "./kinds.js";
import { frameOf, linkOf, markdownOf, tagOf } from "./snippets.js";
import { wordFor } from "./words.js";

/** @import { PublishPage as Page } from "./page.js" */
/** @import { Form } from "./kinds.js" */

/** The space that a frame leaves around what it shows. */
const AROUND = 16;
/** The width whose height a frame gets that is as wide as its place: high enough for a phone. */
const NARROW = 320;
/** The heights of frames that have not been measured: a table needs one, a button with a sentence another. */
const [TABLE, LITTLE] = [640, 240];
/** Kinds that are as high as a table. */
const HIGH = ["play", "puzzle", "lesson", "replay", "review"];
/** Forms that are files as well. */
const FILES = /** @type {Form[]} */ (["svg", "png"]);

/** The address of the site's folder. */
const site = () => new URL("./", document.baseURI).href;

/** The height of the frame that is copied. @param {Page} page */
function heightOf({ heights, picture, work }) {
  const drawn = picture ? Number(picture[1].height) + AROUND : 0;
  return heights[work.width || NARROW] || drawn || (HIGH.includes(work.kind) ? TABLE : LITTLE);
}

/** The text of a form; empty for a picture without one. @param {Page} page @param {Form} form */
function textOf(page, form) {
  const { work, picture } = page;
  if (form === "tag") return tagOf(work, site());
  if (form === "frame")
    return frameOf(work, site(), work.fields.caption || wordFor(page.lang, "kind", work.kind), heightOf(page));
  if (form === "markdown") return markdownOf(work);
  if (form === "link") return linkOf(work, site());
  return form === "svg" && picture ? markup(picture) : "";
}

/** Why a form cannot be copied now; empty if it can. @param {Page} page @param {Form} form */
function hindrance(page, form) {
  const { work } = page;
  if (!page.complete) return page.say(page.hasCards ? "publish.nothing" : "publish.nothing.other");
  if (page.mistake) return page.say("publish.mistake");
  if (["frame", "link"].includes(form) && isTooLong(frameFragment(work))) return tooLong(page);
  return FILES.includes(form) && !page.picture ? page.say("publish.missing") : "";
}

/** @param {Page} page */
const tooLong = (page) =>
  page.say("publish.long", {
    n: Math.max(writeWork(page.work).length, frameFragment(page.work).length),
    most: LONGEST,
  });

/** The form whose text is shown: the last that was copied, if the kind has it. @param {Page} page @returns {Form} */
const shownForm = ({ form, work }) => (formsOf(work.kind).includes(form) ? form : formsOf(work.kind)[0]);

/** Copies a form, and says what came of it. @param {Page} page @param {Form} form */
async function copy(page, form) {
  page.form = form;
  page.status = hindrance(page, form);
  if (page.status) return;
  const name = wordFor(page.lang, "name", form);
  if (form === "png") {
    page.status = await copyPng(page, name);
    return;
  }
  if (await copyText(textOf(page, form))) {
    page.status = page.say("publish.copied", { form: name });
    return;
  }
  page.status = page.say("publish.refused");
  await page.updateComplete;
  const text = /** @type {HTMLTextAreaElement|null} */ (page.querySelector(".publish-text textarea"));
  text?.focus();
  text?.select();
}

/** @param {Page} page @param {string} name */
async function copyPng(page, name) {
  const drawn = drawPng(/** @type {import("../picture/markup.js").Element} */ (page.picture));
  if (await copyPicture(drawn)) return page.say("publish.copied", { form: name });
  return (await saveAs("png", await drawn)) ? page.say("publish.png.refused") : page.say("publish.png.failed");
}

/** Saves a picture as a file; false without one. @param {Form} form @param {BlobPart|null} content */
function saveAs(form, content) {
  if (content) saveFile(fileName(form), content, form === "png" ? "image/png" : "image/svg+xml");
  return content !== null;
}

/** @param {Form} form */
const fileName = (form) => `hupai.${form}`;

/** @param {Page} page @param {Form} form */
async function save(page, form) {
  page.status = hindrance(page, form);
  if (page.status) return;
  const { picture } = page;
  const content = form === "png" ? picture && (await drawPng(picture)) : textOf(page, form);
  page.status = saveAs(form, content)
    ? page.say("publish.saved", { name: fileName(form) })
    : page.say("publish.png.failed");
}

/** @param {Page} page */
export function drawCopies(page) {
  const { work, lang } = page;
  const form = shownForm(page);
  const long = isTooLong(frameFragment(work)) || isTooLong(writeWork(work));
  return html`${drawPicture(page)}
    ${long ? html`<p class="wrong" role="alert">${tooLong(page)}</p>` : nothing}
    <div class="publish-forms" role="group" aria-label=${page.say("publish.copy")}>${formsOf(work.kind).map(
      (
        each,
      ) => html`<div><button type="button" class="quiet ${each === form ? "chosen" : ""}" aria-describedby="for-${each}"
        @click=${() => copy(page, each)}>${wordFor(lang, "copy", each)}</button><small id="for-${each}">${wordFor(lang, "for", each)}</small></div>`,
    )}</div>
    <p class="publish-status" role="status">${page.status}</p>
    ${drawText(page, form)}`;
}

/** The picture, or what is missing for one. @param {Page} page */
function drawPicture(page) {
  const { work, picture } = page;
  const missing = hindrance(page, "tag");
  const hint = missing ? html`<p class="calculate-hint">${missing}</p>` : nothing;
  const example =
    comesFromFiles(work.kind) || exampleOf(work.kind, page.game, page.family)
      ? html`<p class="calculate-ways"><button type="button" class="quiet" @click=${() => page.example()}>${page.say("publish.example")}</button></p>`
      : nothing;
  if (!picture || missing) return html`${hint}${example}`;
  return html`<div class="publish-picture" data-theme=${work.fields.theme || "light"}>${guard([markup(picture)], () =>
    svgNode(picture, document),
  )}</div>${example}`;
}

/** The text of a form, to see and to select. @param {Page} page @param {Form} form */
function drawText(page, form) {
  const name = wordFor(page.lang, "name", form);
  const ready = hindrance(page, form) === "";
  const saving = FILES.includes(form)
    ? html`<p><button type="button" class="quiet" @click=${() => save(page, form)}>${page.say("publish.save")}</button></p>`
    : nothing;
  if (!ready) return nothing;
  if (form === "png" && page.picture)
    return html`<p class="calculate-hint">${page.say("publish.png.size", pngSize(page.picture))}</p>${saving}`;
  return html`<label class="publish-text"><span>${page.say("publish.text", { form: name })}</span>
    <textarea readonly rows="5" spellcheck="false" .value=${textOf(page, form)}></textarea></label>${saving}`;
}
