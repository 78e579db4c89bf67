/** @file The error for a file that could not be loaded, and a second try. */

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
