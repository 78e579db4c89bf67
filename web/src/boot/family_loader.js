/** @file Keeps account of the families that the worker has: each is loaded once, and again into a new worker. */
import { archiveOf } from "./families.js";

/** @typedef {{loaded: number, total: number}} FamilyProgress Bytes of the family's archive. */
/** @typedef {(progress: FamilyProgress) => void} ReportFamily */
/** @typedef {{done: Promise<void>, reports: Set<ReportFamily>, ready: boolean}} Loading */

export class FamilyLoader {
  /** @param {(family: string, report: ReportFamily) => Promise<void>} load loads a family into the present worker */
  constructor(load) {
    this.load = load;
    /** What the present worker has or is loading. @type {Map<string, Loading>} */
    this.loading = new Map();
    /** What a worker of this page has had: a new one loads it again. @type {Set<string>} */
    this.had = new Set();
  }

  /** Whether the present worker can play the family's games. @param {string} family */
  has(family) {
    return archiveOf(family) === null || this.loading.get(family)?.ready === true;
  }

  /**
   * Loads a family unless it is there. After a failure the next call tries again.
   * @param {string} family
   * @param {ReportFamily} [report]
   * @returns {Promise<void>}
   */
  async ensure(family, report) {
    if (this.has(family)) return undefined;
    const known = this.loading.get(family) ?? this.begin(family);
    if (report) known.reports.add(report);
    return known.done;
  }

  /** @param {string} family @returns {Loading} */
  begin(family) {
    /** @type {Set<ReportFamily>} */
    const reports = new Set();
    const done = this.load(family, (progress) => {
      for (const report of reports) report(progress);
    });
    /** @type {Loading} */
    const loading = { done, reports, ready: false };
    this.loading.set(family, loading);
    done.then(
      () => {
        loading.ready = true;
        this.had.add(family);
      },
      () => this.loading.get(family) === loading && this.loading.delete(family),
    );
    return loading;
  }

  /** Called when there is a new worker, which has no family but the one that every start brings. */
  forget() {
    this.loading.clear();
  }

  /** Loads into a new worker what the old one had. If that fails, whoever needs a family tries again. */
  again() {
    for (const family of this.had) this.ensure(family).catch(() => undefined);
  }
}
