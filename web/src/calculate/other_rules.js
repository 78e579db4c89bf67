/** @file What a won hand would pay if one house rule were another. It is asked only when the reader opens the list. */
import { fill, make } from "../embed/play/dom.js";
import { ofHands, otherChoices } from "../embed/play/options.js";
import { Refused } from "../embed/play/port_engine.js";
import { say } from "./words.js";

/** @typedef {import("../embed/play/answers.js").Drawer & {language: "zh"|"en", game: string}} Page */
/** @import { PortEngine } from "../embed/play/port_engine.js" */
/** @typedef {{wins: boolean, huxi?: number, fan?: number|null, multiplier?: number, pay_each?: number|null, discarder_pays?: number|null, pays?: unknown}} Found */

/** What two answers are compared by. @param {Found} found */
const worth = ({ wins, huxi, fan, multiplier, pay_each: each, discarder_pays: one, pays }) =>
  JSON.stringify([wins, huxi, fan, multiplier, each, one, pays]);

/** A worth in few words. @param {Page} page @param {Found} found */
function inWords(page, { wins, huxi, fan, multiplier, pay_each: each, discarder_pays: one }) {
  const lang = page.language;
  if (!wins) return say(lang, "calculate.under.not");
  const words = [];
  if (typeof huxi === "number") words.push(page.say("embed.huxi", { n: huxi }));
  if (typeof fan === "number") words.push(page.say("embed.fan", { n: fan }));
  else if (typeof multiplier === "number" && each === null)
    words.push(say(lang, "calculate.under.times", { n: multiplier }));
  if (typeof one === "number") words.push(page.say("embed.pays.one", { n: one }));
  else if (typeof each === "number") words.push(page.say("embed.pays", { n: each }));
  return words.join(lang === "zh" ? "，" : ", ") || say(lang, "calculate.under.wins");
}

/**
 * A folded list of the house rules that would change what the hand pays.
 * @param {Page} page
 * @param {PortEngine} engine
 * @param {Record<string, unknown>} asked the question that was answered
 * @param {Found} now its answer
 */
export function underOtherRules(page, engine, asked, now) {
  const body = make("div", {});
  let begun = false;
  const open = async (/** @type {Event} */ event) => {
    if (begun || !(/** @type {HTMLDetailsElement} */ (event.target).open)) return;
    begun = true;
    fill(body, make("p", {}, say(page.language, "calculate.under.asking")));
    try {
      const rows = await changedRows(page, engine, asked, now);
      fill(body, rows.length > 0 ? make("ul", {}, rows) : make("p", {}, say(page.language, "calculate.under.same")));
    } catch (error) {
      begun = false; // the next opening tries again
      fill(
        body,
        make(
          "p",
          { class: "wrong" },
          error instanceof Refused ? page.pick(error.body.text) : page.say("embed.error.engine"),
        ),
      );
    }
  };
  return make("details", { toggle: open }, make("summary", {}, say(page.language, "calculate.under")), body);
}

/** @param {Page} page @param {PortEngine} engine @param {Record<string, unknown>} asked @param {Found} now */
async function changedRows(page, engine, asked, now) {
  const { games } = await engine.games();
  const offered = games.find((/** @type {any} */ one) => one.id === page.game)?.options ?? [];
  const values = /** @type {import("../shared/types.js").OptionValues} */ (asked.options ?? {});
  const rows = [];
  for (const { option, choice, values: options } of otherChoices(ofHands(offered), values)) {
    const found = await engine.ask({ do: "score", ...asked, options }).catch(refusedOnly);
    if (!found || worth(found) === worth(now)) continue;
    const rule = page.pick(option.label);
    const value = page.pick(choice.label);
    const between = page.language === "zh" ? "：" : ": ";
    rows.push(make("li", {}, `${rule}${between}${value} → ${inWords(page, found)}`));
  }
  return rows;
}

/** A house rule that contradicts another one has no answer. @param {unknown} error */
function refusedOnly(error) {
  if (error instanceof Refused && !["engine_died", "no_engine"].includes(error.body.code)) return null;
  throw error;
}
