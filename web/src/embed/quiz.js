/**
 * @file `<hupai-quiz>`: the steps of a lesson with questions. The engine has written beforehand which answers are right
 * and why (`hupai quiz`), so that no Python is needed.
 */
import { gradeChoice, gradeMarks, gradePick, rightPick } from "../quiz/grade.js";
import { fill, make } from "./play/dom.js";
import { stepped } from "./stepped.js";

/** @typedef {Omit<import("../learn/types.js").Step, "scene"|"options"> & {scene: Row[], options?: {text: Text|null, rows: Row[], right: boolean, why: Text, rule: string|null}[]}} Step A step of a lesson, drawn by a picture. */
/** @import { Text } from "../shared/types.js" */
/** @import { Row } from "../picture/types.js" */
/** @typedef {{chosen: Set<string>, value: string, tries: number, done: boolean, told: string, why: (Text|null|undefined)[], rule: string|null}} State What was done in a step; `told` is the key of what is said first. */

/** The version of the file that this script reads. */
const VERSION = 1;
const LOOKS = ["face", "index", "theme"];
/** What a step of each kind has. @type {Record<string, "scene"|"options"|"cards"|"proof">} */
const LISTS = { read: "scene", choose: "options", mark: "options", pick: "cards", count: "proof" };
const STYLE = `section{display:grid;gap:.5rem;margin-block:.5rem}
.cards{display:flex;flex-wrap:wrap;gap:.5rem}
section button{position:relative;padding:.4rem 2rem .4rem .7rem;text-align:start;width:100%}
button i{position:absolute;width:1px;height:1px;overflow:hidden;white-space:nowrap}
.cards button{padding:.3rem;width:auto}
section div button{padding-inline:1rem;width:auto}
button:focus-visible,input:focus-visible{outline:3px solid #c98a00;outline-offset:2px}
[aria-pressed=true]{outline:2px solid;outline-offset:1px}
[data-sign]::after{position:absolute;inset:.3rem .6rem auto auto;font-weight:700;content:attr(data-sign);content:attr(data-sign)/""}
.cards [data-sign]::after{inset:auto 0 -.4rem auto}
.ink{--hupai-red:var(--hupai-ink,#1f2a33)}
hupai-hand{width:100%}
.cards hupai-hand{width:2.9rem}
input{font:inherit;font-size:1.2rem;width:4rem;min-height:2.75rem;text-align:center;justify-self:start}
[role=status] span{display:block}
@media print{[part=answer]{display:none}[data-sign]::after{content:none}[aria-pressed]{outline:none}}`;

/** Whether the engine writes such a step. @param {any} step @returns {step is Step} */
const isStep = (step) => Array.isArray(step?.scene) && Array.isArray(step[LISTS[step.kind]]) && step.title && step.text;

/** Defines the element, unless the page has it already. @param {Document} page */
export function defineQuiz(page) {
  const { customElements, HTMLElement } = /** @type {typeof globalThis} */ (page.defaultView ?? globalThis);
  if (customElements.get("hupai-quiz")) return;

  class QuizElement extends stepped(HTMLElement) {
    static kind = "quiz";
    static style = STYLE;
    #body = make("section");
    #verdict = make("section", { role: "status", part: "answer" });
    /** @type {any} */
    #file = null;
    /** @type {"zh"|"en"} */
    #lang = "zh";
    /** @type {State[]} */
    #states = [];
    /** What is pressed to answer: options or cards. @type {HTMLElement[]} */
    #places = [];

    /** @override @param {any} file @returns {Step[]} */
    stepsOf(file) {
      this.#file = file;
      this.#states = [];
      if (file?.hupai_quiz !== VERSION || !Array.isArray(file.steps) || !file.steps.every(isStep)) return [];
      try {
        for (const step of file.steps) this.#answers(step); // a step that cannot be drawn is none
        return file.steps;
      } catch {
        return [];
      }
    }

    /** @override */
    body() {
      return [this.#body, this.#verdict];
    }

    /** @returns {State} */
    get #state() {
      this.#states[this.now] ??= {
        ...{ chosen: new Set(), value: "", tries: 0, done: false, told: "", why: [], rule: null },
      };
      return this.#states[this.now];
    }

    /** @param {Text|null|undefined} text */
    #pick(text) {
      return text?.[this.#lang] ?? "";
    }

    /** What a quiz says stands in its file, also what is the same in all of them. @param {string} key */
    #say(key) {
      return this.#pick(this.#file.words?.[key]) || key;
    }

    // ── answering ──

    /** Marks what was pressed; an option of a choice is judged at once. @param {string} place */
    #press(place) {
      const { chosen, done } = this.#state;
      const { kind, size } = this.steps[this.now];
      if (done || (kind === "choose" && chosen.has(place))) return;
      if (kind === "pick" && size === 1) chosen.clear();
      if (!chosen.delete(place)) chosen.add(place);
      if (kind === "choose") this.#judge(gradeChoice(this.steps[this.now], Number(place)));
      else this.#tell("", []);
    }

    #check() {
      const step = this.steps[this.now];
      const { chosen, value, done } = this.#state;
      if (done) return;
      if (!chosen.size && !/^\d{1,2}$/.test(value)) return this.#tell("none", []);
      if (step.kind === "mark") this.#judge(gradeMarks(step, chosen));
      else if (step.kind === "pick")
        this.#judge(
          gradePick(
            step,
            [...chosen].map((place) => step.cards[place]),
          ),
        );
      else this.#judge({ right: Number(value) === step.answer, why: null, rule: step.rule ?? null });
    }

    /** @param {import("../quiz/grade.js").Verdict} verdict */
    #judge({ right, why, rule }) {
      const state = this.#state;
      const { kind, proof } = this.steps[this.now];
      state.tries += 1;
      state.rule = rule;
      const missing = kind === "mark" && !right && !why;
      if (right) this.#end("right", why);
      else this.#tell(missing ? "missing" : "wrong", why ? [why] : (proof ?? []).slice(0, -1).slice(0, state.tries));
      this.tell("answer", { step: this.now + 1, of: this.steps.length, right, tries: state.tries });
    }

    #show() {
      const step = this.steps[this.now];
      const state = this.#state;
      const right = (step.options ?? step.answers)?.find((/** @type {{right: boolean}} */ one) => one.right);
      const places = (step.options ?? []).flatMap((/** @type {any} */ one, /** @type {number} */ nth) =>
        one.right ? [String(nth)] : [],
      );
      state.chosen = new Set(step.kind === "pick" ? rightPick(step) : places);
      state.value = String(step.answer ?? "");
      state.rule = right?.rule ?? step.rule;
      this.#end("shown", right?.why);
    }

    /** Ends a step with all there is to say about it. @param {string} told @param {Text|null|undefined} why */
    #end(told, why) {
      const { kind, options, proof } = this.steps[this.now];
      this.#state.done = true;
      const all = kind === "mark" ? options.map((/** @type {{why: Text}} */ one) => one.why) : (proof ?? [why]);
      this.#tell(told, all);
    }

    /** @param {string} told @param {State["why"]} why */
    #tell(told, why) {
      Object.assign(this.#state, { told, why });
      this.#update();
    }

    /** Digits answer; in a field they are what is written. @override @param {KeyboardEvent} event */
    onKey(event) {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey) return undefined; // those are the browser's
      if (/** @type {HTMLElement} */ (target).localName !== "input") {
        if (/^[1-9]$/.test(key) && !event.repeat) this.#places[Number(key) - 1]?.click();
        return super.onKey(event);
      }
      if (key === "Enter") this.#check();
    }

    // ── drawing ──

    /** @override @param {Step} step @param {"zh"|"en"} lang */
    draw(step, lang) {
      this.#lang = lang;
      fill(this.said, make("b", {}, this.#pick(step.title)), " ", this.#pick(step.text));
      const ways = make(
        "div",
        {},
        step.kind !== "choose" && make("button", { type: "button", click: () => this.#check() }, this.#say("check")),
        make("button", { type: "button", click: () => this.#show() }, this.#say("show")),
      );
      fill(this.#body, ...this.#answers(step), step.kind !== "read" && ways);
      this.#update();
    }

    /** The scene of a step, and what may be answered. @param {Step} step */
    #answers({ kind, scene, options, cards, size, bare, ink }) {
      const lang = this.#lang === "zh" ? 0 : 1;
      const card = (/** @type {string} */ code) => ({
        label: ["", ""],
        groups: [{ cards: [{ code }] }],
        said: ["", ""],
      });
      const places = (options ?? cards ?? []).map((/** @type {any} */ one, /** @type {number} */ nth) => {
        const rows = cards ? [card(one)] : one.rows;
        const text = this.#pick(cards ? this.#file.names?.[one] : one.text);
        const press = () => this.#press(String(nth));
        // What is only heard: a label of the button would have to repeat every digit on the cards.
        const heard = cards ? text : rows[0]?.said[lang];
        const parts = [!cards && text, heard && make("i", {}, heard), rows[0] && this.#hand(rows, bare, "true")];
        return make("button", { type: "button", click: press }, ...parts);
      });
      this.#places = places;
      const hint = kind === "mark" ? this.#say("many") : size && `${this.#say("size")} ${size}`;
      const field = { inputmode: "numeric", maxlength: 2, autocomplete: "off", "aria-label": this.#say("number") };
      const input = (/** @type {any} */ { target }) => {
        this.#state.value = target.value.trim();
      };
      return [
        scene[0] && this.#hand(scene, bare),
        hint && make("small", {}, hint),
        make("section", { class: `${cards ? "cards" : ""} ${ink === false ? "ink" : ""}` }, places),
        kind === "count" && make("input", { ...field, input }),
      ];
    }

    /** @param {Row[]} rows @param {boolean|undefined} bare @param {"true"|null} hidden from who listens */
    #hand(rows, bare, hidden = null) {
      const hand = /** @type {any} */ (
        make("hupai-hand", { lang: this.#lang, game: this.#file.game, "aria-hidden": hidden })
      );
      for (const name of LOOKS) hand.setAttribute(name, this.getAttribute(name) ?? "");
      if (bare) hand.setAttribute("index", "off");
      hand.rows = rows;
      return hand;
    }

    /** Shows how the answers stand, and what is said about them. */
    #update() {
      const { chosen, done, told, why, rule, value } = this.#state;
      const { kind, options, answer } = this.steps[this.now];
      this.#places.forEach((button, nth) => {
        const pressed = chosen.has(String(nth));
        const right = options ? options[nth].right : pressed;
        button.setAttribute("aria-pressed", String(pressed));
        button.setAttribute("aria-disabled", String(done));
        if (done || (kind === "choose" && pressed)) button.dataset.sign = right ? "✓" : pressed ? "✕" : "";
        else delete button.dataset.sign;
      });
      const field = this.#body.querySelector("input");
      if (field) field.value = value;
      const sentence = this.#pick(this.#file.rules?.[rule ?? ""]?.text);
      fill(
        this.#verdict,
        told && make("b", {}, this.#say(told)),
        why.map((one) => make("span", {}, this.#pick(one))),
        done && kind === "count" && make("b", {}, String(answer)),
        done && sentence && make("small", {}, sentence),
      );
    }
  }

  customElements.define("hupai-quiz", QuizElement);
}
