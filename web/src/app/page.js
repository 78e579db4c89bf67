/** @file A page: the state that it draws, and the engine that it asks. The table and the frames in other sites are pages. */
import { EngineError } from "../boot/engine.js";
import { isMissing } from "../boot/missing.js";
import { familyNamed, loadFamily } from "../family/registry.js";
import { initialState, withChange } from "../state/app_state.js";
import { both } from "../text/i18n.js";

/** @import { App, Change, Toast } from "../state/app_state.js" */
/** @import { OptionValues, Text } from "../shared/types.js" */
/** @typedef {{ask: (request: Record<string, unknown>) => Promise<any>}} EngineLike What answers the page: the engine. It throws if it refuses. */
/** @typedef {{game: string, options: OptionValues}} GameRules A game under house rules. */

/** @template {EngineLike} [E=EngineLike] */
export class Page {
  /** @param {E} engine @param {(app: App) => void} draw called after every change of the state */
  constructor(engine, draw) {
    this.engine = engine;
    this.draw = draw;
    /** The state as it is now. */
    this.app = initialState();
    this.toasts = 0;
    /** The key of the rule book that was asked for last. */
    this.bookAsked = "";
  }

  /** Changes the state, and draws it. @param {Change} change */
  set(change) {
    this.app = withChange(this.app, change);
    this.draw(this.app);
  }

  /** Asks the engine; throws if the engine refuses. @param {Record<string, unknown>} request */
  query(request) {
    return this.engine.ask(request);
  }

  /** Returns the sentence about an error. @param {unknown} error @returns {Text} */
  reason(error) {
    if (error instanceof EngineError) return error.body.text;
    if (isMissing(error)) return both(/** @type {Error} */ (error).cause === "Changed" ? "skew.part" : "part.failed");
    return both("error.engine", { reason: error instanceof Error ? error.message : String(error) });
  }

  /**
   * Shows a short message. It goes when the player goes on, unless it is an error or its button helps.
   * @param {Text} text
   * @param {"info"|"error"} kind
   * @param {Pick<Toast, "rule"|"opens"|"stays">} [more]
   */
  toast(text, kind, { rule = null, opens = null, stays = kind === "error" || opens !== null } = {}) {
    this.set({ notices: { toast: { text, kind, rule, opens, stays, id: ++this.toasts } } });
  }

  closeToast() {
    this.set({ notices: { toast: null } });
  }

  /** Asks the engine for the rule book of a game under its house rules. The last book is kept. @param {GameRules|undefined} [played] */
  async openBook(played = this.app.table.state?.setup) {
    if (!played || this.app.boot.step !== "ready") return;
    const { game, options } = played;
    const key = JSON.stringify([game, options]);
    this.bookAsked = key;
    if (this.app.sheet.book?.key === key) return;
    const answer = await this.query({ do: "rules", game, options }).catch(() => null);
    if (answer && this.bookAsked === key)
      this.set({ sheet: { book: { game, key, options, rules: answer.rules, topics: answer.topics } } });
  }

  /** Loads what draws the games of a family, reviews included; throws if it does not arrive. @param {string} family */
  async prepareFamily(family) {
    await loadFamily(family);
    await familyNamed(family).loadMore();
  }
}
