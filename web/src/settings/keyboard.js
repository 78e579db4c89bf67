/**
 * @file Whether there is a keyboard here. No browser tells, so there is one where a mouse is, or where a key was pressed.
 */

/** Notes that a key was pressed, and not on the screen in order to write something. */
export function noteKey() {
  document.documentElement.dataset.keyed = "";
}

/** Whether keys are worth telling about. */
export const hasKeyboard = () =>
  document.documentElement.dataset.keyed !== undefined || matchMedia("(any-pointer: fine)").matches;
