/** @file Draws what somebody edits: the cards, what cards do not show, the fields of other kinds, the looks. */
import { html, nothing } from "lit";
import { drawMore, drawRules, drawWay, houseRules } from "../calculate/circumstances.js";
import { offeredScenes } from "../embed/offered.js";
import { data } from "../learn/data.js";
import { fieldsOf, formOf } from "./address.js";
import { isPicture } from "./kinds.js";
import { drawLook } from "./looks.js";
import { drawOther } from "./other_fields.js";
import { drawPositionText, drawSeats } from "./position_editor.js";
import { hasCards } from "./turned.js";

/** @import { PublishPage as Page } from "./page.js" */
/** @typedef {Record<string, string>} Fields */

/** @param {Page} page */
export function drawEdit(page) {
  const { kind, fields } = page.work;
  const cards = hasCards(kind);
  const onTable = kind === "position" && Boolean(fields.position?.trim()) && offeredScenes() !== undefined;
  return html`
    ${kind === "position" ? drawPosition(page) : nothing}
    <div class="editor-place-holder" ?hidden=${!cards && !onTable}></div>
    ${cards && !isPicture(kind) ? drawCircumstances(page) : nothing}
    ${cards || kind === "position" ? nothing : drawOther(kind, portOf(page))}
`;
}

/** @param {Page} page */
export function drawLooks(page) {
  const looks = (/** @type {Fields} */ change) => {
    page.change(change);
    if ("face" in change || "index" in change) page.edit();
  };
  return drawLook(page.lang, page.work, page.family, looks, (width) => page.put({ ...page.work, width }));
}

/** @param {Page} page */
function drawCircumstances(page) {
  const { lang, game } = page;
  const { kind, fields } = page.work;
  const change = (/** @type {Fields} */ given) => page.change(given);
  return html`<div class="calculate-facts">
    ${drawWay(lang, game, fields, change)}
    ${drawMore(lang, game, fields, change, [...fieldsOf(kind)])}
    ${drawRules(lang, houseRules(game), game, fields.options ?? "", change)}
  </div>`;
}

/** @param {Page} page */
function drawPosition(page) {
  const { lang, family, mistake, seat } = page;
  const asked = {
    ...{ lang, family, mistake, seat, text: page.work.fields.position ?? "" },
    write: (/** @type {string} */ position) => {
      page.change({ position });
      page.edit();
    },
    turn: (/** @type {number} */ other) => {
      page.seat = other;
      page.edit();
    },
    begin: () => page.begin(),
  };
  return html`${drawPositionText(asked)}${drawSeats(asked)}`;
}

/** The page, as the fields of other kinds see it. @param {Page} page @returns {import("./other_fields.js").Port} */
function portOf(page) {
  const { lang, game, family, drafts, files } = page;
  const { fields } = page.work;
  return {
    ...{ lang, game, family, fields, bots: page.build.bots },
    change: (given) => page.change(given),
    written: (name) => drafts[name] ?? fields[name] ?? "",
    wrong: (name) => {
      if (!(name in drafts)) return "";
      if (name === "record")
        return page.say(page.work.kind === "play" ? "publish.moment.wrong" : "publish.record.wrong");
      return page.say("publish.form", { expected: formOf(name, drafts[name]) });
    },
    paste: (text) => page.paste(text),
    data: (name) => files.get(name, () => data(name)),
    another: () => void page.another(),
  };
}
