/** @file Loads the parts of the page that are fetched on demand, and says so if one does not arrive. */
import { fetchedScript } from "../family/fetched_script.js";
import { loadStyles } from "../shared/site.js";
import { familyOf } from "../state/selectors.js";
import { both } from "../text/i18n.js";

/** Parts that are loaded on demand. */
const PARTS = {
  back: () => import("./sheets/back.js"),
  book: () => import("./sheets/book.js"),
  check: () => import("./result/deal_check.js"),
  daily: () => import("./sheets/daily.js"),
  data: () => import("./sheets/data.js"),
  guide: () => import("./guide/guide.js"),
  help: () => import("./sheets/help.js"),
  hint: () => import("./table/hint_panel.js"),
  keys: () => import("./sheets/keys.js"),
  log: () => import("./sheets/log.js"),
  review: () => import("./sheets/review.js"),
  settings: () => import("./sheets/settings.js"),
  setup: () => import("./sheets/setup.js"),
  stage: () => import("./stage/stage.js"),
  stored: () => import("./sheets/stored.js"),
  statistics: () => import("./sheets/statistics.js"),
  tally: () => import("./result/tally.js"),
  why: () => import("./sheets/why.js"),
};

/** Parts for which the family of the match is loaded in full. */
const NEED_MORE = new Set(["back", "hint", "review", "stage"]);

/** The styles of parts that are not among those that the page begins with. @type {Record<string, string[]>} */
const STYLES = {
  back: ["settings"],
  daily: ["setup"],
  data: ["settings"],
  guide: ["guide"],
  help: ["help"],
  hint: ["later"],
  keys: ["settings"],
  log: ["settings"],
  review: ["later", "stage"],
  settings: ["settings"],
  setup: ["setup"],
  stage: ["stage"],
  statistics: ["settings"],
  stored: ["settings"],
  tally: ["stage"],
};

/**
 * @typedef {object} PartPorts What the loader needs from the page.
 * @property {() => import("../state/app_state.js").App} app
 * @property {() => Promise<boolean>} siteChanged whether the site is of another build than this page
 * @property {(text: import("../shared/types.js").Text, opens?: "update"|null) => void} toast
 */

export class PartLoader {
  /** @param {PartPorts} page */
  constructor(page) {
    this.page = page;
    /** The parts that have arrived. @type {Set<keyof typeof PARTS>} */
    this.arrived = new Set();
  }

  /** Whether a part can be shown at once. To load it again takes a task, and a key could be pressed before it. @param {keyof typeof PARTS} part */
  isHere(part) {
    return this.arrived.has(part) && (!NEED_MORE.has(part) || familyOf(this.page.app()).more !== null);
  }

  /** Loads a part. If that fails, shows a toast and returns false. @param {keyof typeof PARTS} part */
  async load(part) {
    try {
      await Promise.all([
        fetchedScript(/** @type {() => Promise<unknown>} */ (PARTS[part])),
        NEED_MORE.has(part) && familyOf(this.page.app()).loadMore(),
        ...(STYLES[part] ?? []).map(loadStyles),
      ]);
      this.arrived.add(part);
      return true;
    } catch {
      await this.noteMissing();
      return false;
    }
  }

  /** Says that something could not be loaded, and why. */
  async noteMissing() {
    if (await this.page.siteChanged()) this.page.toast(both("skew.part"), "update");
    else this.page.toast(both("part.failed"));
  }
}
