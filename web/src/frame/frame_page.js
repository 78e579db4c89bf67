/** @file How a page of ours begins in a frame: its engine at the other end of a port, its first state, its games and styles. */
import { EngineError } from "../boot/engine.js";
import { familyOfGame } from "../boot/families.js";
import { Refused } from "../embed/play/port_engine.js";
import { loadFamily } from "../family/registry.js";
import { useFace, useTiles } from "../glyphs/glyph.js";
import { applySettings } from "../settings/apply_settings.js";
import { SEAT_NAMES } from "../text/seats.js";
import { useStyles } from "./page_styles.js";

/** @import { EngineLike, Page } from "../app/page.js" */
/** @import { PortEngine } from "../embed/play/port_engine.js" */
/** @typedef {Record<string, string> & {game: string, lang: "zh"|"en"}} Wish What the address says. */

/** The engine behind a port, as a page of ours asks it. @param {PortEngine} port @returns {EngineLike} */
export const engineBehind = (port) => ({
  async ask(request) {
    try {
      return await port.ask({ names: SEAT_NAMES, ...request });
    } catch (error) {
      throw error instanceof Refused ? new EngineError({ facts: {}, position: null, ...error.body }) : error;
    }
  },
});

/** Lets a page begin as the address says. @param {Page} page @param {Wish} wish */
export const begin = (page, { lang, theme }) =>
  page.set({
    screen: "table",
    settings: { lang, theme: theme === "light" ? "paper" : "felt" },
    table: { opening: "new", busy: true },
  });

/** Loads what draws the game, and asks for all games. @param {Page} page @param {PortEngine} port @param {Wish} wish @returns {Promise<import("../shared/types.js").Games>} */
export async function prepare(page, port, { game }) {
  const family = familyOfGame(game) ?? "";
  await loadFamily(family);
  const games = await port.games();
  page.set({
    screen: "table",
    boot: { step: "ready" },
    lobby: { games },
    table: { family },
    sheet: { open: null },
  });
  return games;
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
export async function opening(open, styles = "table") {
  await useStyles(styles);
  try {
    return await open();
  } catch (error) {
    throw error instanceof EngineError ? new Refused(error.body) : error;
  }
}
