/** @file What the player asks of the table in words: why, why not, what follows, how it stands, what there is to answer. */
import { both, say } from "./i18n.js";
import { tellAhead, tellAnswers, tellPosition } from "./telling.js";
import { legalNow, mayAct, mayUndo } from "./update.js";

/** @typedef {import("./types.js").MatchState} MatchState */
/** @typedef {import("./types.js").Preview} Preview */

/** What the page itself has greyed, and the sentence that says why. */
const OWN = /** @type {const} */ ({ play: "prompt.discard.how", undo: "undo.none" });

export class Asking {
  /** @param {import("./play.js").Play} play */
  constructor(play) {
    this.play = play;
  }

  get page() {
    return this.play.page;
  }

  get app() {
    return this.play.app;
  }

  /** What an action will cause that is so grave that the player is asked first, in the engine's words. @param {string} action */
  async graveEffects(action) {
    const known = this.app.ahead[action] ?? (await this.preview(action));
    return (known?.effects ?? []).filter(({ gravity }) => gravity === "asks");
  }

  /** @param {string} action @returns {Promise<Preview|null>} */
  preview(action) {
    return this.page.engine.ask({ do: "preview", seat: this.play.seat, action }).catch(() => null);
  }

  /** What each answer leads to; asked beside the drawing, passing first, since its cost is shown. @param {MatchState} state */
  async foresee(state) {
    const offered = state.view.legal.filter((entry) => entry.verb !== "discard");
    offered.sort((a, b) => Number(b.verb === "pass") - Number(a.verb === "pass"));
    for (const { action } of offered) {
      const ahead = await this.preview(action);
      if (this.app.state !== state) return;
      if (ahead) this.play.set({ ahead: { ...this.app.ahead, [action]: ahead } });
    }
  }

  /** Says why an action is refused, and by which rule. What is still being drawn is drawn to its end first. @param {string} action */
  async whyNot(action) {
    const { app } = this;
    if (app.past) return this.page.toast(both("past.only"), "info");
    if (!app.state || !app.view || app.view.result) return;
    if (app.state.waiting === "human" && !mayAct(app)) return this.play.hurry();
    try {
      const { reason } = await this.page.engine.ask({ do: "why_not", seat: this.play.seat, action });
      if (reason) this.page.toast(reason.text, "info", reason.rule);
    } catch (error) {
      this.page.toast(this.page.reason(error), "error");
    }
  }

  /** What is held under a finger, or greyed under the focus: what follows from it, or why it may not be done. @param {string} about an action, or something of the page's */
  async tellAbout(about) {
    if (about in OWN) {
      if (about === "undo" && mayUndo(this.app)) return this.page.toast(both("undo.will"), "info");
      return this.page.toast(both(OWN[/** @type {keyof typeof OWN} */ (about)]), "info");
    }
    const entry = legalNow(this.app).find(({ action }) => action === about);
    if (!entry) return this.whyNot(about);
    const ahead = this.app.ahead[about] ?? (await this.preview(about));
    const text = { zh: tellAhead("zh", entry, ahead), en: tellAhead("en", entry, ahead) };
    this.page.toast(text, "info", ahead?.effects.find((effect) => effect.rule)?.rule ?? null);
  }

  /** What each answer leads to, and why those that are not offered are not: all of it at once, on a sheet. */
  async explain() {
    const { state } = this.app;
    if (!state || !mayAct(this.app)) return this.play.hurry();
    try {
      const why = await this.page.engine.ask({ do: "why", seat: this.play.seat });
      const offered = state.view.legal.filter((entry) => entry.verb !== "discard");
      const ahead = await Promise.all(offered.map(async ({ action }) => [action, this.app.ahead[action] ?? (await this.preview(action))]));
      if (this.app.state === state) this.play.set({ why: { ...why, previews: Object.fromEntries(ahead) }, sheet: "why" });
    } catch (error) {
      this.page.toast(this.page.reason(error), "error");
    }
  }

  /** Says the position. */
  tellState() {
    const { view, settings } = this.app;
    if (view) this.play.speak(tellPosition(settings.lang, view));
  }

  /** Says what may be answered now, and with which key. */
  tellOptions() {
    const { view, settings } = this.app;
    if (!view) return;
    this.play.speak(mayAct(this.app) ? tellAnswers(settings, view) : say(settings.lang, "options.none"));
  }
}
