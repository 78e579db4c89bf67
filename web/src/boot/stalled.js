/** @file Gives up what has made no progress for too long. */
import { Missing } from "./missing.js";

/** Seconds without a byte or a step after which something is given up. */
const STALLED_S = 40;
/** If bytes are not counted, the limit is this many times as long: the files may still come from the network. */
const UNCOUNTED_FACTOR = 4;

/** There has been no progress for too long. */
export class Stalled extends Missing {}

/**
 * Waits for something; rejects with {@link Stalled} if nothing at all happens for too long.
 * @template T
 * @param {Promise<T>} work
 * @param {() => number} activity grows with every piece of progress
 * @param {boolean} local whether the files come at once, so that their bytes are not counted
 * @returns {Promise<T>}
 */
export async function unlessStalled(work, activity, local) {
  const patience = STALLED_S * (local ? UNCOUNTED_FACTOR : 1);
  let lastActivity = -1;
  let silent = 0;
  /** @type {ReturnType<typeof setInterval>|undefined} */
  let timer;
  const stalled = new Promise((_, reject) => {
    timer = setInterval(() => {
      const now = activity();
      silent = now === lastActivity ? silent + 1 : 0;
      lastActivity = now;
      if (silent >= patience) reject(new Stalled(`nothing for ${patience} s`));
    }, 1000);
  });
  try {
    return /** @type {T} */ (await Promise.race([work, stalled]));
  } finally {
    clearInterval(timer);
  }
}
