/**
 * @file Fetches what draws the games of a family, and its house rules, when one of its games is chosen, played, reviewed or
 * listed.
 */
import { familyOfGame } from "../boot/families.js";
import { familyNamed, hasFamily, loadFamily } from "../family/registry.js";
import { hasOffers, loadOffers } from "../shared/offers.js";
import { gameOf } from "../state/selectors.js";

export class FamilyFetcher {
  /** @param {import("./controller.js").Controller} page */
  constructor(page) {
    this.page = page;
    /** The families whose scripts are on their way. @type {Map<string, Promise<void>>} */
    this.arriving = new Map();
  }

  /** The family of a game; empty if it is not known. @param {string} [game] */
  of(game = "") {
    return gameOf(this.page.app, game)?.family ?? familyOfGame(game) ?? "";
  }

  /** Whether what draws the games of a family is here, and the house rules. @param {string} family */
  isHere(family) {
    return hasFamily(family) && hasOffers();
  }

  /** Fetches what a chosen game needs, so that it is there when the match begins. @param {string} game */
  expect(game) {
    this.page.engine.loadFamily(this.of(game)).catch(() => undefined); // the match asks again, and says what failed
    void this.fetchRules(game);
  }

  /** Fetches the house rules of a game, for the lobby and for lists of what was played. @param {string} game */
  async fetchRules(game) {
    const family = this.of(game);
    if (this.isHere(family)) return;
    this.page.set({ lobby: { unfetched: null } });
    try {
      await this.prepareDrawing(family);
    } catch {
      this.page.set({ lobby: { unfetched: family } });
      await this.page.siteChanged(); // the lobby then offers the newer build
    }
  }

  /**
   * Whether what draws a match of the family is here, and the player has not gone to another screen meanwhile. If it could
   * not be fetched, the page says so.
   * @param {string} family
   */
  async ready(family) {
    const { app, parts } = this.page;
    try {
      await Promise.all([parts.fetch("table"), this.prepareDrawing(family)]);
      return this.page.app.screen === app.screen;
    } catch {
      await this.page.parts.noteMissing();
      return false;
    }
  }

  /** Loads what draws the games of a family, reviews included; throws if it does not arrive. @param {string} family */
  async prepare(family) {
    await this.prepareDrawing(family);
    await familyNamed(family).loadMore();
  }

  /** Loads what draws the games of a family; throws if it does not arrive. @param {string} family */
  async prepareDrawing(family) {
    if (this.isHere(family)) return;
    const arriving = this.arriving.get(family) ?? this.load(family).finally(() => this.arriving.delete(family));
    this.arriving.set(family, arriving);
    await arriving;
  }

  /** @param {string} family */
  async load(family) {
    await Promise.all([loadFamily(family), loadOffers()]);
    this.page.set({ lobby: { unfetched: null } });
    this.page.lobby.refit();
  }
}
