/** @file A file that Python starts from did not come, and a second try. */

/** A file did not come, or not whole. */
export class Missing extends Error {
  name = "Missing"; // the name of an error reaches the page
}

/**
 * Asks for a file, and once more if it does not come: another way to start would want the same one.
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
