/** @file Loads the parts of the page that are fetched on demand, and says so if one does not arrive. */
import { fetchedScript } from "../family/fetched_script.js";
import { loadStyles } from "../shared/site.js";
import { familyOf } from "../state/selectors.js";
import { both } from "../text/i18n.js";

/**
 * @typedef {object} Part A part of the page: a sheet, or what another part shows.
 * @property {() => Promise<unknown>} [load] fetches its script; without it, only its styles come later
 * @property {string[]} [styles] those of its styles that the page does not begin with
 * @property {boolean} [more] whether it needs all of the family of the match
 */

/** The parts that are loaded on demand. A sheet is the element `hp-` and its name. */
const PARTS = /** @satisfies {Record<string, Part>} */ ({
  back: { load: () => import("./sheets/back.js"), styles: ["settings"], more: true },
  book: { load: () => import("./sheets/book.js") },
  check: { load: () => import("./result/check.js") },
  daily: { load: () => import("./sheets/daily.js"), styles: ["setup"] },
  data: { load: () => import("./sheets/data.js"), styles: ["settings"] },
  guide: { load: () => import("./guide/guide.js"), styles: ["guide"] },
  help: { load: () => import("./sheets/help.js"), styles: ["help"] },
  hint: { load: () => import("./table/hint.js"), styles: ["later"], more: true },
  keys: { load: () => import("./sheets/keys.js"), styles: ["settings"] },
  log: { load: () => import("./sheets/log.js"), styles: ["settings"] },
  person: { load: () => import("./sheets/person.js"), styles: ["stage"] },
  review: { load: () => import("./sheets/review.js"), styles: ["table", "later", "stage"], more: true },
  settings: { load: () => import("./sheets/settings.js"), styles: ["table", "settings"] },
  setup: { load: () => import("./sheets/setup.js"), styles: ["setup", "stage"] },
  stage: { load: () => import("./stage/stage.js"), styles: ["stage"], more: true },
  stored: { load: () => import("./sheets/stored.js"), styles: ["settings"] },
  statistics: { load: () => import("./sheets/statistics.js"), styles: ["settings", "stage"] },
  table: { styles: ["table"] },
  tally: { load: () => import("./result/tally.js"), styles: ["stage"] },
  why: { load: () => import("./sheets/why.js") },
});

/** @typedef {keyof typeof PARTS} PartName */
/** @typedef {Exclude<PartName, "check"|"guide"|"table"|"tally">} PartSheet A sheet that is loaded on demand. */

/** @param {PartName} name @returns {Part} */
const partNamed = (name) => PARTS[name];

export class PartLoader {
  /** @param {import("./table_page.js").TablePage} page */
  constructor(page) {
    this.page = page;
    /** The parts that have arrived. @type {Set<PartName>} */
    this.arrived = new Set();
  }

  /** Whether a part can be shown at once. To load it again takes a task, and a key could be pressed before it. @param {PartName} name */
  isHere(name) {
    return this.arrived.has(name) && (!partNamed(name).more || familyOf(this.page.app).more !== null);
  }

  /** Fetches a part; throws if it does not arrive. @param {PartName} name */
  async fetch(name) {
    const { load, styles = [], more = false } = partNamed(name);
    await Promise.all([
      load && fetchedScript(name, load),
      more && familyOf(this.page.app).loadMore(),
      ...styles.map(loadStyles),
    ]);
    this.arrived.add(name);
  }

  /** Fetches a part. If that fails, shows a toast and returns false. @param {PartName} name */
  async load(name) {
    try {
      await this.fetch(name);
      return true;
    } catch {
      await this.noteMissing();
      return false;
    }
  }

  /** Says that something could not be loaded, and why. */
  async noteMissing() {
    if (await this.page.siteChanged()) this.page.toast(both("skew.part"), "error", { opens: "update" });
    else this.page.toast(both("part.failed"), "error");
  }
}
