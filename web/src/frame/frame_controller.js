/**
 * @file What a table and a replay in a frame share: the state that is drawn, and the questions to the engine. Nothing is
 * stored.
 */
import { EngineError } from "../boot/engine.js";
import { familyOfGame } from "../boot/families.js";
import { Refused } from "../embed/play/refused.js";
import { loadFamily } from "../family/registry.js";
import { useFace, useTiles } from "../glyphs/glyph.js";
import { applySettings } from "../settings/apply_settings.js";
import { initialState } from "../state/app_state.js";
import { both } from "../text/i18n.js";
import { SEAT_NAMES } from "../text/seats.js";
import { useStyles } from "./page_styles.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("../embed/play/port_engine.js").PortEngine} PortEngine */
/** @typedef {Record<string, string> & {game: string, lang: "zh"|"en"}} Wish What the address says. */
/** @typedef {HTMLElement & {app: App}} Drawn The element that draws the state. */

export class FrameController {
  /** @param {Drawn} page @param {PortEngine} engine @param {Wish} wish */
  constructor(page, engine, wish) {
    this.page = page;
    this.engine = engine;
    this.wish = wish;
    this.toasts = 0;
    /** @type {App} */
    this.app = { ...initialState(), screen: "table", opening: "new", busy: true };
    this.app.settings = { ...this.app.settings, lang: wish.lang, theme: wish.theme === "light" ? "paper" : "felt" };
  }

  /** @param {Partial<App>} change */
  set(change) {
    this.app = { ...this.app, ...change };
    this.page.app = this.app;
  }

  /** Loads what draws the game, and asks for all games. */
  async prepare() {
    const family = familyOfGame(this.wish.game) ?? "";
    await loadFamily(family);
    const games = await this.engine.games();
    this.set({
      games,
      family,
      screen: "table",
      sheet: null,
      boot: { step: "ready", loaded: 0, total: 0, left: null, reason: null },
    });
    return games;
  }

  // ── asking ──

  /** @param {Record<string, unknown>} request @returns {Promise<any>} */
  async query(request) {
    try {
      return await this.engine.ask({ names: SEAT_NAMES, ...request });
    } catch (error) {
      throw error instanceof Refused ? new EngineError(/** @type {any} */ (error.body)) : error;
    }
  }

  /** @param {Record<string, unknown>} request */
  async ask(request) {
    try {
      return await this.query(request);
    } catch (error) {
      this.toast(this.reason(error), "error");
      return null;
    }
  }

  /** @param {unknown} error */
  reason(error) {
    return error instanceof EngineError ? error.body.text : both("embed.error.engine", { reason: String(error) });
  }

  /** @param {import("../shared/types.js").Text} text @param {"info"|"error"} kind @param {string|null} [rule] */
  toast(text, kind, rule = null) {
    this.set({ toast: { text, kind, rule, opens: null, id: ++this.toasts } });
  }

  /** @param {{game: string, options: import("../shared/types.js").OptionValues}|undefined} [match] */
  async openBook(match = this.app.state?.setup) {
    if (!match) return;
    const { game, options } = match;
    const key = JSON.stringify([game, options]);
    if (this.app.book?.key === key) return;
    const answer = await this.query({ do: "rules", game, options }).catch(() => null);
    if (answer) this.set({ book: { game, key, options, rules: answer.rules, topics: answer.topics } });
  }
}

/** Makes a page look as the settings say, before it is drawn. @param {import("../settings/settings.js").Settings} settings */
export function dress(settings) {
  applySettings(settings);
  useFace(settings.face);
  useTiles(settings.tiles);
}

/**
 * Opens something once the page's styles are here. What the engine refuses is thrown as a refusal.
 * @template T
 * @param {() => Promise<T>} open
 * @param {Parameters<typeof useStyles>[0]} styles
 * @returns {Promise<T>}
 */
export async function opening(open, styles = "assets/style.css") {
  await useStyles(styles);
  try {
    return await open();
  } catch (error) {
    throw error instanceof EngineError ? new Refused(error.body) : error;
  }
}
