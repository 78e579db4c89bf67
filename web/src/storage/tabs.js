/**
 * @file Coordinates the tabs of one browser: only one has a match on its table, and all learn when the list of matches
 * changes.
 */

/** Milliseconds that a tab which is just being closed may take to release its match. */
const PATIENCE_MS = 600;
const TIMED_OUT = new Set(["AbortError", "TimeoutError"]);

/** @param {string} id */
const nameOf = (id) => `hupai-match-${id}`;

/**
 * Holds one match for this tab. If the browser has no locks (at a plain http address), the tab that asks last has it.
 */
export class Holder {
  constructor() {
    /** Releases the match that is held. */
    this.free = () => {};
  }

  /**
   * @param {string} id
   * @param {boolean} steal whether to take it from the tab that has it
   * @param {() => void} lost called when another tab has taken it
   * @returns {Promise<boolean>} false when another tab has it
   */
  hold(id, steal, lost) {
    this.free();
    const { locks } = navigator;
    if (!locks) return Promise.resolve(true);
    return new Promise((done) => {
      let held = false;
      const how = steal ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
      locks
        .request(nameOf(id), how, () => {
          held = true;
          done(true);
          return new Promise((/** @type {(value?: undefined) => void} */ free) => (this.free = free));
        })
        .catch((error) => (held ? lost() : done(!TIMED_OUT.has(error.name))));
    });
  }

  /** Whether another tab has the match. @param {string} id */
  async elsewhere(id) {
    const held = (await navigator.locks?.query().catch(() => null))?.held ?? [];
    return held.some((lock) => lock.name === nameOf(id));
  }
}

/**
 * Listens for changes of the list in other tabs; returns a function that announces a change.
 * @param {() => void} changed
 */
export function connectTabs(changed) {
  const channel = "BroadcastChannel" in self ? new BroadcastChannel("hupai") : null;
  channel?.addEventListener("message", changed);
  return () => channel?.postMessage("changed");
}
