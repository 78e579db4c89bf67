/** @file Deeds that a second press does not begin again. */

/**
 * Returns what does a deed, unless it is being done already: whoever presses twice in a row wants it once.
 * @param {() => Promise<void>} deed
 * @returns {() => Promise<void>}
 */
export function oneAtATime(deed) {
  let doing = false;
  return async () => {
    if (doing) return;
    doing = true;
    try {
      await deed();
    } finally {
      doing = false;
    }
  };
}
