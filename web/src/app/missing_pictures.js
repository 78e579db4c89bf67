/**
 * @file Requests pictures of cards again that could not be loaded, each time a little later; then copies them into the page,
 * because a host may say that they are something else. If they do not even come like this, reports the failure.
 */
import { retryPictures } from "../glyphs/glyph.js";
import { copyPictures } from "../shared/sprites.js";

const RETRY_MS = 1000;
const TIMES = 2;

/**
 * Watches for pictures that cannot be loaded.
 * @param {HTMLElement} root
 * @param {() => void} redraw draws everything again, with new addresses
 * @param {() => void} fail reports that they cannot be loaded
 */
export function watchPictures(root, redraw, fail) {
  let times = 0;
  let waiting = false;
  // Error events do not bubble, so this listener captures them. Every card reports the same missing file.
  root.addEventListener(
    "error",
    ({ target }) => {
      if (!(target instanceof SVGUseElement) || waiting || times > TIMES) return;
      times += 1;
      if (times > TIMES) return void copyPictures().then(redraw, fail);
      waiting = true;
      setTimeout(() => {
        waiting = false;
        retryPictures(times);
        redraw();
      }, RETRY_MS * times);
    },
    true,
  );
}
