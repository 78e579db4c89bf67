/** @file What the player asks about the position: why, why not, what follows, how it stands, what there is to answer. */
import { keyName, keyOf } from "../settings/keymap.js";
import { legalAction, mayAct, mayUndo, numberedAnswers, wordingOf } from "../state/selectors.js";
import { both, say } from "../text/i18n.js";
import { consequencesWords, optionsWords, positionWords } from "../zipai/announce.js";

/** @typedef {import("../shared/types.js").MatchState} MatchState */
/** @typedef {import("../shared/types.js").Preview} Preview */

/** What the page itself greys, and the sentence that says why. */
const OWN = /** @type {const} */ ({ play: "prompt.discard.how", undo: "undo.none" });

export class Queries {
  /**
   * @param {import("./ports.js").PagePorts} page
   * @param {object} flow
   * @param {() => void} flow.hurry ends the current pause
   * @param {(text: string) => void} flow.speak says something in the live region
   */
  constructor(page, flow) {
    this.page = page;
    this.flow = flow;
  }

  /** What an action leads to; asked for once in each position. @param {string} action @returns {Promise<Preview|null>} */
  async preview(action) {
    return this.page.app().previews[action] ?? this.page.query({ do: "preview", action }).catch(() => null);
  }

  /** The consequences that are so grave that the player is asked first. @param {string} action */
  async graveEffects(action) {
    const preview = await this.preview(action);
    return (preview?.effects ?? []).filter(({ gravity }) => gravity === "asks");
  }

  /** Asks what each answer leads to, beside the drawing; passing first, because its cost is shown. @param {MatchState} state */
  async previewAnswers(state) {
    const offered = state.view.legal.filter((entry) => entry.verb !== "discard");
    offered.sort((a, b) => Number(b.verb === "pass") - Number(a.verb === "pass"));
    for (const { action } of offered) {
      const preview = await this.preview(action);
      const app = this.page.app();
      if (app.state !== state) return;
      if (preview) this.page.set({ previews: { ...app.previews, [action]: preview } });
    }
  }

  /** Says why an action is refused, and by which rule. What is still being drawn is drawn to its end first. @param {string} action */
  async whyNot(action) {
    const { page } = this;
    const app = page.app();
    if (app.past !== null) return page.toast(both("past.only"), "info");
    if (!app.state || !app.view || app.view.result) return;
    if (app.state.waiting === "human" && !mayAct(app)) return this.flow.hurry();
    try {
      const { reason } = await page.query({ do: "why_not", action });
      if (reason) page.toast(reason.text, "info", reason.rule);
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** What is held under a finger, or greyed under the focus: what follows from it, or why it may not be done. @param {string} about an action, or something of the page's */
  async tellAbout(about) {
    const app = this.page.app();
    if (about in OWN) {
      if (about === "undo" && mayUndo(app)) return this.page.toast(both("undo.will"), "info");
      return this.page.toast(both(OWN[/** @type {keyof typeof OWN} */ (about)]), "info");
    }
    const entry = legalAction(app, about);
    if (!entry) return this.whyNot(about);
    const preview = await this.preview(about);
    const wording = wordingOf(app);
    const words = (/** @type {import("../shared/types.js").Lang} */ lang) =>
      consequencesWords({ ...wording, lang }, entry, preview);
    this.page.toast(
      { zh: words("zh"), en: words("en") },
      "info",
      preview?.effects.find((effect) => effect.rule)?.rule ?? null,
    );
  }

  /** Opens the sheet with what each answer leads to, and why the others are not offered. */
  async explain() {
    const { page } = this;
    const { state } = page.app();
    if (!state || !mayAct(page.app())) return this.flow.hurry();
    try {
      const why = await page.query({ do: "why" });
      const offered = state.view.legal.filter((entry) => entry.verb !== "discard");
      const previews = await Promise.all(offered.map(async ({ action }) => [action, await this.preview(action)]));
      if (page.app().state === state)
        page.set({ why: { ...why, previews: Object.fromEntries(previews) }, sheet: "why" });
    } catch (error) {
      page.toast(page.reason(error), "error");
    }
  }

  /** Says the position. */
  tellPosition() {
    const app = this.page.app();
    if (app.view) this.flow.speak(positionWords(wordingOf(app), app.view));
  }

  /** Says what may be answered now, and with which key. */
  tellOptions() {
    const app = this.page.app();
    const { view, settings } = app;
    if (!view) return;
    const passKey = keyName(settings.lang, keyOf(settings, "pass"));
    this.flow.speak(
      mayAct(app)
        ? optionsWords(wordingOf(app), numberedAnswers(app), view.legal, passKey)
        : say(settings.lang, "options.none"),
    );
  }
}
