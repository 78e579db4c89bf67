/** @file Where the focus goes once what had it is gone. */

/** Focuses what the player goes on from: the button that uncovers a hand while one is covered, else the screen itself. */
export function focusScreen() {
  const next = document.querySelector("hp-cover button") ?? document.querySelector("main");
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}

/** Does so if nothing has the focus and no dialog is open, which keeps its own. */
export function keepFocus() {
  if (document.activeElement === document.body && !document.querySelector("dialog[open]")) focusScreen();
}
