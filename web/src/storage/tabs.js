/** @file Tabs of one browser: one of them has a match on its table, and all hear when the list changes. */

/** How long a tab that is just going away may take to let go of its match. */
const PATIENCE_MS = 600;
const TIMED_OUT = new Set(["AbortError", "TimeoutError"]);

/** @param {string} id */
const nameOf = (id) => `hupai-match-${id}`;

/** Holds one match for this tab. Where the browser has no locks (a plain http address), whoever asks last has it. */
export class Holder {
  constructor() {
    /** Lets go of the match that is held. */
    this.free = () => {};
  }

  /**
   * @param {string} id
   * @param {boolean} steal take it from the tab that has it
   * @param {() => void} lost another tab has taken it
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

/** Tells the other tabs that the list of matches has changed, and hears it from them. @param {() => void} changed */
export function neighbours(changed) {
  const channel = "BroadcastChannel" in self ? new BroadcastChannel("hupai") : null;
  channel?.addEventListener("message", changed);
  return () => channel?.postMessage("changed");
}
