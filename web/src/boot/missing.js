/** @file The error for a file that could not be loaded, a second try, and when to give one up. */

/** A file could not be loaded, or not completely. */
export class Missing extends Error {
  name = "Missing"; // the worker passes an error's name on to the page, but not its class

  /** @param {string} [message] @param {"Missing"|"Host"} [cause] whether nothing came, or the host sent a wrong file */
  constructor(message, cause = "Missing") {
    super(message, { cause });
  }
}

/**
 * Why a program was not compiled: its bytes are wrong, they broke off, or there is no memory for it, which is a RangeError.
 * @param {string} path
 * @param {any} error
 */
export const wrongProgram = (path, error) =>
  error instanceof RangeError || error instanceof Missing
    ? error
    : new Missing(`${path}: ${error?.message}`, error instanceof WebAssembly.CompileError ? "Host" : "Missing");

/** Whether something failed because a file could not be loaded, in the worker or here. @param {unknown} error */
export const isMissing = (error) => error instanceof Error && error.name === "Missing";

/**
 * Loads a file; tries once more if it is missing, because another way to start would need the same file.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T>}
 */
export async function twice(ask) {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    return ask();
  }
}

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
