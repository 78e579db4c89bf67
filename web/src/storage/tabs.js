/**
 * @file Coordinates the tabs of one browser: only one has a match on its table, and all learn when the list of matches
 * changes.
 */

/** Milliseconds that a tab which is just being closed may take to release its match. */
const PATIENCE_MS = 600;

/** @param {string} id */
const nameOf = (id) => `hupai-match-${id}`;

/**
 * Holds one match for this tab. If the browser has no locks (at a plain http address), the tab that asks last has it.
 */
export class Holder {
  constructor() {
    /** Releases the match that is held, or that this tab waits for. */
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
      let answered = false;
      const answer = (/** @type {boolean} */ mine) => {
        answered = true;
        done(mine);
      };
      const asking = new AbortController();
      this.free = () => asking.abort();
      const granted = () => {
        held = true;
        answer(true);
        return new Promise((/** @type {(value?: undefined) => void} */ free) => (this.free = free));
      };
      locks
        .request(nameOf(id), steal ? { steal } : { signal: asking.signal }, granted)
        .catch(() => (held ? lost() : answer(!asking.signal.aborted)));
      // A busy WebKit tells much later that it has granted the lock. Only while the request is pending another tab has it.
      const look = async () => {
        if (answered) return;
        const { pending } = await this.known();
        if (!held && pending?.some((lock) => lock.name === nameOf(id))) asking.abort();
        else setTimeout(look, PATIENCE_MS);
      };
      setTimeout(look, PATIENCE_MS);
    });
  }

  /** Whether another tab has the match. @param {string} id */
  async elsewhere(id) {
    return (await this.known()).held?.some((lock) => lock.name === nameOf(id)) ?? false;
  }

  /** The locks of all tabs; none in a browser that has no locks, or refuses them because it stores nothing. */
  async known() {
    try {
      return (await navigator.locks?.query()) ?? {};
    } catch {
      return {};
    }
  }
}

/**
 * Listens for changes of the list in other tabs; returns a function that announces a change.
 * @param {() => void} changed
 */
export function connectTabs(changed) {
  const channel = openChannel();
  channel?.addEventListener("message", changed);
  return () => channel?.postMessage("changed");
}

/** Opens the channel between tabs; null if the browser has none, or refuses it because it stores nothing. */
function openChannel() {
  try {
    return new BroadcastChannel("hupai");
  } catch {
    return null;
  }
}
