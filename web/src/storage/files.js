/** @file Saves texts as files of the player, and limits the size of the files that are read. */

/**
 * Saves a text or a picture as a file of the player.
 * @param {string} name
 * @param {BlobPart} content
 * @param {string} [type]
 */
export function saveFile(name, content, type = "text/plain;charset=utf-8") {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** The most bytes of a file: more than anybody stores, and few enough to be read at once. */
const LARGEST = 32_000_000;

/** Whether a file is too large to be one of ours. @param {Blob} file */
export const isTooLarge = (file) => file.size > LARGEST;
