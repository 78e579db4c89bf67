/** @file Says in class names how many parts there are, so that the styles need not look for them. */

/**
 * The classes of the counts that are reached: `melds-3 melds-4` for four melds.
 * @param {string} name
 * @param {number} count
 * @param {number[]} counts the counts that the styles ask for
 */
export const atLeast = (name, count, counts) =>
  counts
    .filter((least) => count >= least)
    .map((least) => `${name}-${least}`)
    .join(" ");
