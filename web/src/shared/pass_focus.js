/** @file Gives the focus to what comes late. */

/**
 * Focuses an element that has come, unless the player was quicker and has put the focus elsewhere meanwhile. The screen
 * itself is no such place: it gets the focus when it opens.
 * @param {Element|null|undefined} next
 * @param {Element|null} [before] what had the focus when it was asked for, and may still be there
 * @param {FocusOptions} [how]
 */
export function passFocus(next, before = null, how = {}) {
  const now = document.activeElement;
  const nowhere = now === document.body || now?.localName === "main";
  if (next instanceof HTMLElement && (now === before || nowhere)) next.focus(how);
}
