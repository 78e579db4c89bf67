/**
 * @file Answers the player's questions: why an action is refused, what it leads to, what the position is, which answers
 * there are.
 */
import { cardOfKey } from "../board/arrangement.js";
import { keyName, keyOf } from "../settings/keymap.js";
import {
  discardOf,
  familyOf,
  isPlay,
  legalAction,
  mayAct,
  mayUndo,
  numberedAnswers,
  playsNow,
  wordingOf,
} from "../state/selectors.js";
import { both, bothIn, say } from "../text/i18n.js";
import { optionsWords } from "./options_words.js";

/** @import { Lang, MatchState, Preview } from "../shared/types.js" */

/** The controls that the page itself disables, and the sentence that says why. */
const DISABLED_CONTROLS = /** @type {const} */ ({ play: "prompt.discard.how", undo: "undo.none" });

export class Queries {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
    this.page = play.page;
  }

  /**
   * Returns what an action leads to. The engine is asked only once in each position.
   * @param {string} action
   * @returns {Promise<Preview|null>}
   */
  async preview(action) {
    return this.page.app.hand.previews[action] ?? this.page.query({ do: "preview", action }).catch(() => null);
  }

  /** Asks what an action leads to, so that the page can show it. @param {string} action */
  async foresee(action) {
    const { state } = this.page.app.table;
    const preview = await this.preview(action);
    const { table, hand } = this.page.app;
    if (preview && table.state === state)
      this.page.set({ hand: { previews: { ...hand.previews, [action]: preview } } });
  }

  /** What the player is asked; while nothing is, the table at which they wait, as its generation; null for none. */
  get asked() {
    const { past, state, view } = this.page.app.table;
    if (mayAct(this.page.app)) return state;
    return past === null && view && !view.result ? this.play.generation : null;
  }

  /** Shows what an answer leads to, under the pointer or the focus; null for none. @param {string|null} action */
  hover(action) {
    this.page.set({ hand: { hovered: action } });
  }

  /** Returns the consequences that are so grave that the player has to confirm the action. @param {string} action */
  async graveEffects(action) {
    const preview = await this.preview(action);
    return (preview?.effects ?? []).filter(({ gravity }) => gravity === "asks");
  }

  /**
   * Asks the engine what each answer leads to, while the page is drawn. Passing comes first, because its cost is shown.
   * @param {MatchState} state
   */
  async previewAnswers(state) {
    const offered = state.view.legal.filter((entry) => !isPlay(entry));
    offered.sort((a, b) => Number(b.verb === "pass") - Number(a.verb === "pass"));
    for (const { action } of offered) {
      if (this.page.app.table.state !== state) return;
      await this.foresee(action);
    }
  }

  /**
   * Says why an action is refused, and by which rule. While events are still being drawn, it only ends the current
   * pause.
   * @param {string} action
   */
  async whyNot(action) {
    const { page } = this;
    const { past, state, view } = page.app.table;
    if (past !== null) return page.toast(both("past.only"), "info");
    if (!state || !view || view.result) return;
    if (state.waiting === "human" && !mayAct(page.app)) return this.play.pace.hurry();
    const { asked } = this;
    try {
      const { reason } = await page.query({ do: "why_not", action });
      if (reason && asked === this.asked) page.toast(reason.text, "info", { rule: reason.rule });
    } catch (error) {
      if (asked === this.asked) page.toast(page.reason(error), "error");
    }
  }

  /**
   * Says what an action leads to, or why it is refused, after a long press or for the focused control.
   * @param {string} about an action, or a key of DISABLED_CONTROLS
   */
  async tellAbout(about) {
    const { app } = this.page;
    if (about in DISABLED_CONTROLS) {
      if (about === "undo" && mayUndo(app)) return this.page.toast(both("undo.will"), "info");
      const key = DISABLED_CONTROLS[/** @type {keyof typeof DISABLED_CONTROLS} */ (about)];
      return this.page.toast(bothIn(familyOf(app).prefix, key), "info");
    }
    const entry = legalAction(app, about);
    if (!entry) return this.whyNot(about);
    const { asked } = this;
    const preview = await this.preview(about);
    if (asked !== this.asked) return;
    const wording = wordingOf(app);
    const words = (/** @type {Lang} */ lang) => familyOf(app).words.consequences({ ...wording, lang }, entry, preview);
    const rule = preview?.effects.find((effect) => effect.rule)?.rule;
    this.page.toast({ zh: words("zh"), en: words("en") }, "info", { rule });
  }

  /** Opens the sheet that says what each answer leads to, and why other actions are not offered. */
  async explain() {
    const { page } = this;
    const { state } = page.app.table;
    if (!state || !mayAct(page.app)) return this.play.pace.hurry();
    try {
      const { selected } = page.app.hand;
      const lifted = selected ? discardOf(page.app, cardOfKey(selected)) : undefined;
      const about = lifted ? { about: lifted.action } : {};
      const why = await page.query({ do: "why" });
      const { questions } = await page.query({ do: "questions", ...about });
      const offered = state.view.legal.filter((entry) => !isPlay(entry));
      const previews = await Promise.all(offered.map(async ({ action }) => [action, await this.preview(action)]));
      if (page.app.table.state !== state) return;
      page.set({ sheet: { why: { ...why, previews: Object.fromEntries(previews), questions, about } } });
      await page.openPart("why");
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** Says the position in the live region. */
  tellPosition() {
    const { app } = this.page;
    const { view } = app.table;
    if (view) this.play.announcer.speak(familyOf(app).words.position(wordingOf(app), view));
  }

  /** Says in the live region which answers there are now, and with which keys. */
  tellOptions() {
    const { app } = this.page;
    const { settings, table } = app;
    if (!table.view) return;
    const passKey = keyName(settings.lang, keyOf(settings, "pass"));
    this.play.announcer.speak(
      mayAct(app)
        ? optionsWords(
            familyOf(app),
            wordingOf(app),
            { answers: numberedAnswers(app), plays: playsNow(app), legal: table.view.legal },
            passKey,
          )
        : say(settings.lang, "options.none"),
    );
  }
}
