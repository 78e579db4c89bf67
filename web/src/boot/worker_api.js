/** @file What a worker answers the page: it lives, it starts Python, it asks the engine, it prepares the next visit. */

/** How often it says that it lives, while it starts: long enough not to be a burden, short beside the page's patience. */
const BEAT_MS = 1000;

/** @param {import("./boot.js").Boot} start */
export function answering(start) {
  /** @type {((text: string) => string)|null} */
  let handle = null;
  /** Python does not start before it has its lock: an end in between would be noticed by the silence only. */
  let held = Promise.resolve(false);
  return {
    /** Holds a lock for as long as this worker lives; false where the browser gives none. @param {string} name @returns {Promise<boolean>} */
    async hold(name) {
      const { locks } = navigator;
      if (!locks) return false;
      held = new Promise((told) => {
        const has = () => {
          told(true);
          return new Promise(() => {});
        };
        locks.request(name, has).catch(() => told(false));
      });
      return held;
    },

    /**
     * Starts Python and the engine; tells how far it is on the way, and at the end how it was done.
     * @param {(progress: import("./boot.js").Progress) => void} report
     */
    async boot(report) {
      const beat = setInterval(() => self.postMessage(null), BEAT_MS);
      try {
        await held;
        handle = await start.run(report);
      } finally {
        clearInterval(beat);
      }
      return start.done;
    },

    /** One question to the engine, one answer: JSON text both ways. @param {string} text */
    ask(text) {
      if (!handle) throw new Error("the engine has not started");
      return handle(text);
    },

    /** Prepares the next visit; asked for once there is time. */
    settle: () => start.settle(),
  };
}

/** @typedef {ReturnType<typeof answering>} EngineWorker */
