/** @file Copies pictures, as far as the browser lets the page do that. */
import { markup } from "../picture/markup.js";
import { pngOfSvg } from "../shared/png.js";

/** How many pixels of a PNG a unit of its picture has, so that it is sharp on every screen. */
export const PNG_SCALE = 3;

/** The size of a picture's PNG in pixels. @param {import("../picture/markup.js").Element} picture */
export const pngSize = ([, { width, height }]) => ({
  width: Number(width) * PNG_SCALE,
  height: Number(height) * PNG_SCALE,
});

/** The PNG of a picture; null if the browser could not draw it. @param {import("../picture/markup.js").Element} picture */
export async function drawPng(picture) {
  const { width, height } = pngSize(picture);
  return await pngOfSvg(markup(picture), width, height).catch(() => null);
}

/**
 * Copies a picture; false if the browser does not allow it. It is called at once with the press of a button, because
 * some browsers allow copying only then; the picture may come later.
 * @param {Promise<Blob|null>} drawn
 */
export async function copyPicture(drawn) {
  try {
    const picture = drawn.then((blob) => blob ?? Promise.reject(new Error("no picture")));
    picture.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
    return true;
  } catch {
    return false;
  }
}
