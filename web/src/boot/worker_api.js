/**
 * @file What the worker does for the page: shows that it is alive, starts Python, loads families, asks the engine,
 * prepares the next visit.
 */

/** Milliseconds between two signs of life while something loads: far fewer than the page waits for one. */
const BEAT_MS = 1000;

/** Returns the functions that the page may call. @param {import("./boot.js").Boot} start */
export function workerApi(start) {
  /** @type {((text: string) => string)|null} */
  let handle = null;
  /**
   * Python starts only after the worker has its lock. Without it, the page would notice the worker's end only by
   * silence.
   */
  let locked = Promise.resolve(false);

  /** Sends a request to the engine; returns the answer. Both are JSON text. @param {string} text */
  function ask(text) {
    if (!handle) throw new Error("the engine has not started");
    return handle(text);
  }

  /**
   * Shows for as long as some work takes that the worker is alive.
   * @template T
   * @param {() => Promise<T>} work
   */
  async function alive(work) {
    const beat = setInterval(() => self.postMessage(null), BEAT_MS);
    try {
      return await work();
    } finally {
      clearInterval(beat);
    }
  }

  return {
    ask,

    /**
     * Sends a request that changes a match; returns the answer and the record of the match after it.
     * @param {string} text
     * @param {string} [match] its name, if the request names it
     * @returns {[answer: string, record: string]}
     */
    move: (text, match) => [ask(text), ask(JSON.stringify({ do: "save", match }))],

    /**
     * Holds a lock for as long as this worker lives; false if the browser gives none.
     * @param {string} name
     * @returns {Promise<boolean>}
     */
    async hold(name) {
      const { locks } = navigator;
      if (!locks) return false;
      locked = new Promise((done) => {
        const has = () => {
          done(true);
          return new Promise(() => {});
        };
        locks.request(name, has).catch(() => done(false));
      });
      return locked;
    },

    /**
     * Starts Python and the engine. Reports the progress, and returns how Python was started.
     * @param {(progress: import("./boot.js").Progress) => void} report
     */
    async boot(report) {
      await alive(async () => {
        await locked;
        handle = await start.run(report);
      });
      return start.done;
    },

    /**
     * Makes the games of a family playable, as soon as Python has started.
     * @param {string} family
     * @param {import("./family_loader.js").ReportFamily} report
     */
    loadFamily: (family, report) => alive(() => start.loadFamily(family, report)),

    /** Prepares the next visit; called in idle time. */
    prepareNextVisit: () => start.prepareNextVisit(),
  };
}

/** @typedef {ReturnType<typeof workerApi>} WorkerApi */
