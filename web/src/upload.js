/** @file The text of a file that the player has chosen. */

/** Bytes: more than all that anybody keeps, and little enough to be read at once. */
const LARGEST = 32_000_000;

/** Too large to be anything of ours. @param {Blob} file */
export const isTooLarge = (file) => file.size > LARGEST;
