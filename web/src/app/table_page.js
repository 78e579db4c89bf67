/**
 * @file A page with a table: it plays a match, and shows sheets over it. The site's own page has a lobby and a storage
 * besides; a table in a frame has neither.
 */
import { EngineDied } from "../boot/engine.js";
import { isMissing } from "../boot/missing.js";
import { Play } from "../match/play.js";
import { LazyAudio } from "./lazy_audio.js";
import { Page } from "./page.js";
import { PartLoader } from "./part_loader.js";

/** @import { TableStore } from "../match/ports.js" */

/**
 * @template {import("./page.js").EngineLike} [E=import("./page.js").EngineLike]
 * @template {TableStore} [S=TableStore]
 * @extends {Page<E>}
 */
export class TablePage extends Page {
  /**
   * @param {E} engine
   * @param {(app: import("../state/app_state.js").App) => void} draw
   * @param {(page: import("../storage/match_store.js").StorePage) => S} storeFor makes the storage of the match on the table
   */
  constructor(engine, draw, storeFor) {
    super(engine, draw);
    this.audio = new LazyAudio(this);
    this.parts = new PartLoader(this);
    this.store = storeFor(this);
    this.play = new Play(this, this.store);
    /** The sheet that was asked for last. @type {import("./part_loader.js").PartSheet|null} */
    this.partAsked = null;
  }

  /** Where matches are stored; null where nothing is. @returns {import("../storage/match_store.js").MatchStore|null} */
  get matches() {
    return null;
  }

  /**
   * Asks the engine. An error is shown as a toast, and the answer is then null.
   * @param {Record<string, unknown>} request
   * @returns {Promise<any>}
   */
  async ask(request) {
    try {
      return await this.query(request);
    } catch (error) {
      if (isMissing(error)) await this.parts.noteMissing();
      else if (!(error instanceof EngineDied)) this.toast(this.reason(error), "error"); // the supervisor shows that one
      return null;
    }
  }

  /** @param {Partial<import("../settings/settings.js").Settings>} settings */
  setSettings(settings) {
    this.set({ settings });
  }

  /** Switches all sound off or on again. The volumes stay as they are. */
  mute() {
    this.setSettings({ muted: !this.app.settings.muted });
  }

  /**
   * Shows a sheet that is here, or none for null. A hint about the present decision comes back when a sheet over it goes.
   * @param {import("../state/app_state.js").Sheet} sheet
   */
  showSheet(sheet) {
    const { table, sheet: before } = this.app;
    const back = sheet === null && before.open !== "hint" && before.hint && before.hint.state === table.state;
    this.set({ sheet: { open: back ? "hint" : sheet, ...(sheet === null && !back ? { hint: null } : {}) } });
  }

  /**
   * Opens a sheet that is loaded on demand, unless the player has gone to another screen or sheet meanwhile, or has asked
   * for another one.
   * @param {import("./part_loader.js").PartSheet} sheet
   */
  async openPart(sheet) {
    const before = this.app;
    this.partAsked = sheet;
    const arrived = await this.parts.load(sheet);
    const { screen, sheet: now } = this.app;
    if (!arrived || this.partAsked !== sheet || screen !== before.screen) return;
    if (now.open === null || now.open === before.sheet.open)
      this.set({ sheet: { open: sheet }, notices: { toast: null } });
  }

  /** Tells of an opponent. @param {number} seat */
  async meet(seat) {
    this.set({ sheet: { person: seat } });
    await this.openPart("person");
  }

  /** Shows the tally of a match that is over. Its record is stored, so a reload opens the match again. */
  async toTally() {
    const { state } = this.app.table;
    if ((await this.parts.load("tally")) && this.app.table.state === state)
      this.set({ screen: "tally", sheet: { open: null } });
  }

  /** Called when another tab has the match: says so. @param {"held"|"taken"} elsewhere */
  loseMatch(elsewhere) {
    if (elsewhere === "held") return this.set({ table: { opening: null, elsewhere }, sheet: { open: "elsewhere" } });
    this.play.leave();
    this.set({ table: { busy: true, elsewhere }, sheet: { open: "elsewhere", question: null } });
  }

  // ── what a page of the site does besides ──

  /** Begins a match with the player's choices, or another deal. @param {import("../daily/day_match.js").DayDeal|null} [_asked] */
  async newMatch(_asked) {}

  /** Continues a stored match. @param {string} _id @param {boolean} [_steal] whether to take it from the tab that has it */
  async resume(_id, _steal) {}

  /** Leaves the table. */
  toLobby() {}

  /** Says that sound was wanted and did not come. */
  noteSilence() {}

  /** Switches to the newer version of the site. */
  applyUpdate() {}

  /** Whether the site is of another build than this page. */
  async siteChanged() {
    return false;
  }

  /** Drops a cached table that cannot be drawn. False if no cached table was drawn. */
  dropCachedTable() {
    return false;
  }
}
