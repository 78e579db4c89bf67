/**
 * @file Fetches what draws the games of a family: for the family that the page does not begin with, when one of its games
 * is chosen, played or reviewed.
 */
import { familyOfGame } from "../boot/families.js";
import { familyNamed, hasFamily, loadFamily } from "../family/registry.js";
import { gameOf } from "../state/selectors.js";

/**
 * @typedef {object} FetcherPorts What the fetcher needs from the page.
 * @property {() => import("../state/app_state.js").App} app
 * @property {() => void} redraw
 * @property {(family: string) => Promise<void>} loadEngine makes the games of a family playable
 * @property {() => Promise<void>} noteMissing says that something could not be loaded
 */

export class FamilyFetcher {
  /** @param {FetcherPorts} page */
  constructor(page) {
    this.page = page;
  }

  /** The family of a game; empty if it is not known. @param {string} [game] */
  of(game = "") {
    return gameOf(this.page.app(), game)?.family ?? familyOfGame(game) ?? "";
  }

  /** Fetches what a chosen game needs, so that it is there when the match begins. @param {string} game */
  expect(game) {
    const family = this.of(game);
    if (hasFamily(family)) return;
    this.page.loadEngine(family).catch(() => undefined); // the match asks again, and says what failed
    loadFamily(family).then(this.page.redraw, () => undefined);
  }

  /** Whether what draws the family is here; if it could not be fetched, the page says so. @param {string} family */
  async ready(family) {
    try {
      await loadFamily(family);
      return true;
    } catch {
      await this.page.noteMissing();
      return false;
    }
  }

  /** Loads what draws the games of a family, reviews included; throws if it does not arrive. @param {string} family */
  async prepare(family) {
    await loadFamily(family);
    await familyNamed(family).loadMore();
  }
}
