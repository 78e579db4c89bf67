/** @file Draws the certificate on a canvas, so that it can be saved as a picture. */

/** @typedef {{title: string, name: string, text: string, facts: string, foot: string}} Facts */

const SERIF = '"Noto Serif SC", "Songti SC", STSong, SimSun, serif';
const PAPER = "#f6efdc";
const RED = "#97191f";
const GOLD = "#a8842f";
const INK = "#2a231a";
/** The part of the width that a line may take. */
const WIDEST = 0.8;

/**
 * Draws a line in the middle, smaller if it is too long.
 * @param {CanvasRenderingContext2D} pen
 * @param {string} text
 * @param {number} y
 * @param {number} size
 * @param {string} colour
 */
function line(pen, text, y, size, colour) {
  const { width } = pen.canvas;
  pen.font = `${size}px ${SERIF}`;
  const wide = pen.measureText(text).width;
  if (wide > width * WIDEST) pen.font = `${Math.floor((size * width * WIDEST) / wide)}px ${SERIF}`;
  pen.fillStyle = colour;
  pen.fillText(text, width / 2, y);
}

/** @param {HTMLCanvasElement} canvas @param {Facts} facts */
export function drawCertificate(canvas, { title, name, text, facts, foot }) {
  const pen = canvas.getContext("2d");
  if (!pen) return;
  const { width, height } = canvas;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, width, height);
  for (const [inset, thick, colour] of /** @type {[number, number, string][]} */ ([
    [28, 10, RED],
    [48, 3, GOLD],
  ])) {
    pen.lineWidth = thick;
    pen.strokeStyle = colour;
    pen.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
  }
  pen.textAlign = "center";
  pen.textBaseline = "middle";
  line(pen, title, 190, 100, RED);
  line(pen, name, 370, 76, INK);
  line(pen, text, 500, 46, INK);
  line(pen, facts, 590, 36, INK);
  line(pen, foot, 740, 26, GOLD);
}
