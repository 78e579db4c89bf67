/** @file Pictures of cards that did not come: asked for again, a little later each time; then it is said. */
import { askAgain } from "../zipai/faces.js";

const AGAIN_MS = 1000;
const TIMES = 2;

/**
 * Listens for pictures that did not come.
 * @param {HTMLElement} root
 * @param {() => void} redraw draws everything again, with new addresses
 * @param {() => void} fail says that they do not come
 */
export function watchPictures(root, redraw, fail) {
  let times = 0;
  let waiting = false;
  // An error does not bubble. Every card reports its own; it is one file.
  root.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof SVGUseElement) || waiting || times > TIMES) return;
      times += 1;
      if (times > TIMES) return fail();
      waiting = true;
      setTimeout(() => {
        waiting = false;
        askAgain(times);
        redraw();
      }, AGAIN_MS * times);
    },
    true,
  );
}
