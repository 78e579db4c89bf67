/** @file What goes wrong with the files that Python starts from, and what is tried then. */

/** It did not come, or not whole. */
export class Missing extends Error {
  name = "Missing"; // this much of an error reaches the page
}

/**
 * Asks for a file, and once more if it does not come: on the next try it may, and another way to start would want the same one.
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
