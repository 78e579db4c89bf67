/** @file What the page fetches when it is first wanted, and what of it did not come. */

export class Files {
  /** @param {() => void} changed called when something has come, or has not */
  constructor(changed) {
    this.changed = changed;
    /** @type {Set<string>} */
    this.failed = new Set();
    /** What is here or on its way. @type {Map<string, {found: any}>} */
    this.asked = new Map();
  }

  /**
   * What a name stands for, null until it is here. It is fetched once; what has failed is not asked for again before
   * `again` is called.
   * @param {string} name
   * @param {() => Promise<any>} get
   */
  get(name, get) {
    if (!this.asked.has(name)) void this.fetch(name, get);
    return this.asked.get(name)?.found ?? null;
  }

  /** @param {string} name @param {() => Promise<any>} get */
  async fetch(name, get) {
    const entry = { found: /** @type {any} */ (null) };
    this.asked.set(name, entry);
    try {
      entry.found = await get();
      this.failed.delete(name);
    } catch {
      this.failed.add(name);
    }
    this.changed();
  }

  /** Lets everything be fetched again that did not come. */
  again() {
    for (const name of this.failed) this.asked.delete(name);
    this.failed.clear();
    this.changed();
  }
}
