/**
 * Draws the icons from the card sprite: `node icons.mjs SPRITE OUT` writes OUT/icon.svg and pictures of it.
 *
 * The icon is a fan of 二七十 on felt, the group that this family of games is known by. In the pictures from which a
 * system cuts its own shape, the felt fills everything and the cards keep to the middle.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { initWasm, Resvg } from "@resvg/resvg-wasm";

const [sprite, out] = process.argv.slice(2);
const symbols = readFileSync(sprite, "utf8");

const SIZE = 64;
/** A card's width. Its other sizes follow from it, as in the table's styles. */
const WIDTH = 25;
const CARDS = [
  { name: "0s", turn: -21 },
  { name: "2s", turn: 21 },
  { name: "7s", turn: 0 },
];

/**
 * A character of the sprite in a square of this size.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 */
function glyph(name, x, y, size) {
  const found = new RegExp(`<symbol id="c-${name}" viewBox="0 0 (\\d+) \\1">(<path [^>]+>)`).exec(symbols);
  if (!found) throw new Error(`the sprite has no card ${name}`);
  return `<g transform="translate(${x} ${y}) scale(${size / Number(found[1])})" fill="#c8102e">${found[2]}</g>`;
}

/** A card, turned about a point below it as a hand holds it. @param {{name: string, turn: number}} card */
function card({ name, turn }) {
  const [x, y, height] = [(SIZE - WIDTH) / 2, turn === 0 ? 8 : 11, 1.7 * WIDTH];
  return `<g transform="rotate(${turn} ${SIZE / 2} ${SIZE * 0.95})">
    <rect x="${x}" y="${y}" width="${WIDTH}" height="${height}" rx="2.8" fill="#f6efdc" stroke="#b7a77d" stroke-width=".8"/>
    <rect x="${x}" y="${y + 2.5}" width="1.6" height="${height - 5}" rx=".8" fill="#c8102e"/>
    ${glyph(name, x + 1.8, y + (turn === 0 ? 9 : 5), WIDTH - 2.5)}
  </g>`;
}

/**
 * The icon as SVG.
 * @param {number} corner radius of the felt's corners
 * @param {number} share the share of the picture that the cards take
 */
function drawn(corner, share) {
  const shift = (SIZE * (1 - share)) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
  <!-- 二七十 on felt; outlines derived from Noto Serif SC Bold, (c) 2017-2024 Adobe, SIL Open Font License 1.1 (licences/noto-serif-sc.txt). -->
  <rect width="${SIZE}" height="${SIZE}" rx="${corner}" fill="#1d5a47"/>
  <g transform="translate(${shift} ${shift}) scale(${share})">${CARDS.map(card).join("")}</g>
</svg>
`;
}

const round = drawn(14, 1);
writeFileSync(join(out, "icon.svg"), round);
await initWasm(readFileSync(new URL("../node_modules/@resvg/resvg-wasm/index_bg.wasm", import.meta.url)));
/** @type {Record<string, [string, number]>} */
const pictures = {
  "icon-192": [round, 192],
  "icon-512": [round, 512],
  "icon-maskable-512": [drawn(0, 0.74), 512],
  "icon-180": [drawn(0, 0.9), 180],
};
for (const [name, [svg, width]] of Object.entries(pictures)) {
  const picture = new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render();
  writeFileSync(join(out, `${name}.png`), picture.asPng());
}
