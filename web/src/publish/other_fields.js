/** @file The fields of what is no hand: a rule, a table, a puzzle, a lesson, a finished hand. */
import { html, nothing } from "lit";
import { live } from "lit/directives/live.js";
import { drawRules, houseRules } from "../calculate/circumstances.js";
import { pick } from "../text/phrases.js";
import { drawSelect, drawText } from "./parts.js";
import { pastedOf } from "./record_text.js";
import { say } from "./words.js";

/** @import { Text } from "../shared/types.js" */
/** @import { Book } from "../learn/types.js" */
/** @import { Key } from "./words.js" */
/** @typedef {Record<string, string>} Fields */
/**
 * @typedef {object} Port The page, as these fields see it.
 * @property {"zh"|"en"} lang
 * @property {string} game
 * @property {string} family
 * @property {Fields} fields
 * @property {{id: string, name: Text}[]} bots
 * @property {(fields: Fields) => void} change
 * @property {(name: string) => string} wrong what is wrong with what somebody wrote into a field
 * @property {(name: string) => string} written what somebody wrote into a field, right or wrong
 * @property {(text: string) => void} paste
 * @property {(name: string) => any} data a file of the learning pages; null until it is here
 * @property {() => void} another shows another puzzle
 */

/** How much of a rule a list shows. */
const SHOWN = 44;
/** The most characters of a record that is pasted; it is longer than any frame takes, so that the page can say so. */
const RECORD = 200_000;

/** @param {Port} port @param {string} name @param {Key} label @param {Partial<Parameters<typeof drawText>[0]>} [more] */
const text = ({ lang, change, written, wrong }, name, label, more = {}) =>
  drawText({
    ...{ id: `publish-${name}`, label: say(lang, label), value: written(name), wrong: wrong(name) },
    ...{ write: (value) => change({ [name]: value }), ...more },
  });

/** @param {Port} port */
function drawRule(port) {
  const { lang, game, family, fields, change } = port;
  const name = `book-${family}`;
  const book = /** @type {Book|null} */ (port.data(name));
  if (!book) return nothing;
  const rules = book.rules.filter(({ reads }) => Object.hasOwn(reads, game));
  const says = (/** @type {Book["rules"][number]} */ rule) => pick(lang, rule.texts[rule.reads[game]]);
  const short = (/** @type {string} */ whole) => (whole.length > SHOWN ? `${whole.slice(0, SHOWN)}…` : whole);
  const chosen = rules.find(({ id }) => id === fields.rule);
  const choose = (/** @type {Event} */ event) =>
    change({ rule: /** @type {HTMLSelectElement} */ (event.target).value });
  return html`<label class="field"><span>${say(lang, "publish.rule")}</span><select @change=${choose}>
      <option value="" .selected=${live(!chosen)}>${say(lang, "publish.rule.none")}</option>
      ${[...new Set(rules.map(({ topic }) => topic))].map(
        (topic) =>
          html`<optgroup label=${pick(lang, book.topics[topic])}>${rules
            .filter((rule) => rule.topic === topic)
            .map(
              (rule) => html`<option value=${rule.id} .selected=${live(rule === chosen)}>${short(says(rule))}</option>`,
            )}</optgroup>`,
      )}</select></label>
    ${chosen ? html`<p>${says(chosen)}</p>` : nothing}
    ${drawOptions(port)}`;
}

/** @param {Port} port */
const drawOptions = ({ lang, game, fields, change }) =>
  drawRules(lang, houseRules(game), game, fields.options ?? "", change);

/** @param {Port} port @param {string} name @param {Key} label @param {Key} usual */
function drawBots({ lang, bots, fields, change }, name, label, usual) {
  const choices = bots.map(({ id, name: said }) => /** @type {[string, string]} */ ([id, pick(lang, said)]));
  const own = fields[name] && !bots.some(({ id }) => id === fields[name]) ? [[fields[name], fields[name]]] : [];
  return drawSelect({
    label: say(lang, label),
    value: fields[name] ?? "",
    choices: [["", say(lang, usual)], ...choices, .../** @type {[string, string][]} */ (own)],
    write: (value) => change({ [name]: value }),
  });
}

/** @param {Port} port */
function drawTable(port) {
  const { lang, fields } = port;
  const own = fields.deck
    ? drawMoment(port)
    : html`${text(port, "seed", "publish.seed", { help: say(lang, "publish.seed.help"), most: 80 })}
      <div class="publish-choices">${drawBots(port, "bots", "publish.bots", "publish.bots.auto")}
      ${text(port, "hands", "publish.hands", { sort: "numeric", most: 2 })}</div>
      ${drawOptions(port)}`;
  return html`${drawPasted(port, say(lang, "publish.moment"), "")}${own}`;
}

/** @param {Port} port */
function drawPuzzle(port) {
  const { lang, another } = port;
  return html`${text(port, "puzzle", "publish.puzzle", { help: say(lang, "publish.puzzle.help"), most: 4000 })}
    <p><button type="button" class="quiet" @click=${another}>${say(lang, "publish.puzzle.next")}</button></p>`;
}

/** @param {Port} port */
function drawLesson(port) {
  const { lang, fields, change } = port;
  const all = /** @type {{id: string, title: Text, steps: {title: Text}[]}[]} */ (port.data("lessons")?.lessons ?? []);
  const chosen = all.find(({ id }) => id === fields.lesson);
  const steps = (chosen?.steps ?? []).map(
    ({ title }, nth) =>
      /** @type {[string, string]} */ ([nth === 0 ? "" : String(nth + 1), `${nth + 1} ${pick(lang, title)}`]),
  );
  return html`${drawSelect({
    label: say(lang, "publish.lesson"),
    value: chosen ? fields.lesson : "",
    choices: [
      ["", say(lang, "publish.lesson.none")],
      ...all.map(({ id, title }) => /** @type {[string, string]} */ ([id, pick(lang, title)])),
    ],
    write: (lesson) => change({ lesson, step: "" }),
  })}${
    chosen
      ? drawSelect({
          ...{ label: say(lang, "publish.step"), value: fields.step ?? "", choices: steps },
          write: (step) => change({ step }),
        })
      : nothing
  }`;
}

/** @param {Port} port */
const drawHand = (port) =>
  html`${drawPasted(port, say(port.lang, "publish.record"), say(port.lang, "publish.record.help"))}${drawMoment(port)}`;

/** A text to paste, which says which hand it is. @param {Port} port @param {string} label @param {string} help */
const drawPasted = ({ fields, written, wrong, paste }, label, help) =>
  drawText({
    ...{ id: "publish-record", label, help, most: RECORD, lines: true, write: paste },
    ...{ value: written("record") || pastedOf(fields), wrong: wrong("record") },
  });

/** From which moment of a hand on, and from which seat. @param {Port} port */
function drawMoment(port) {
  const { lang, fields, change } = port;
  const seats = ["", "1", "2", "3"].map(
    (seat) => /** @type {[string, string]} */ ([seat, say(lang, "publish.seat.of", { n: Number(seat) + 1 })]),
  );
  return html`<div class="publish-choices">
    ${fields.record ? text(port, "hand", "publish.hand", { sort: "numeric", most: 2 }) : nothing}
    ${text(port, "at", "publish.at", { sort: "numeric", most: 4 })}
    ${drawSelect({
      ...{ label: say(lang, "publish.seat"), value: (fields.seat ?? "").replace("0", ""), choices: seats },
      write: (seat) => change({ seat }),
    })}
  </div>`;
}

/** @param {Port} port */
const drawJudge = (port) => drawBots(port, "judge", "publish.judge", "publish.judge.auto");

/** @type {Record<string, (port: Port) => unknown>} */
const DRAWN = {
  rule: drawRule,
  play: drawTable,
  puzzle: drawPuzzle,
  lesson: drawLesson,
  replay: drawHand,
  review: drawHand,
};

/** The fields of a kind that is no hand. @param {string} kind @param {Port} port */
export const drawOther = (kind, port) =>
  html`<div class="calculate-facts">${DRAWN[kind]?.(port) ?? nothing}${
    kind === "review" ? drawJudge(port) : nothing
  }</div>`;
