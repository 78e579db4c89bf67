/** @file Waits until the browser has drawn what is there. */

/** Milliseconds to wait for a frame: a hidden tab draws none. */
const UNSEEN_MS = 100;

/** Resolves once the page is drawn or, in a hidden tab, a moment later. */
export function drawn() {
  return new Promise((/** @type {(value?: undefined) => void} */ done) => {
    requestAnimationFrame(() => setTimeout(done));
    setTimeout(done, UNSEEN_MS);
  });
}
