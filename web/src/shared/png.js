/** @file Makes PNG files of what is drawn. */

/** A canvas as a PNG file. @param {HTMLCanvasElement} canvas @returns {Promise<Blob|null>} */
export const pngOf = (canvas) => new Promise((done) => canvas.toBlob(done, "image/png"));

/**
 * A picture as a PNG file. A page's policy has to allow pictures from `blob:`.
 * @param {string} svg
 * @param {number} width in pixels
 * @param {number} height
 * @returns {Promise<Blob|null>}
 */
export async function pngOfSvg(svg, width, height) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), { width, height });
    canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
    return await pngOf(canvas);
  } finally {
    URL.revokeObjectURL(address);
  }
}
