/**
 * @file The addresses of the sprites that cards and tiles are drawn from. In the single file they lie inside the file, and
 * single/sprites.js stands in for this module.
 */
import { isolated } from "./isolated.js";

/** The files of the sprites. Only the first one has the words of the table; `calls` has those of the mahjong table. */
const FILES = {
  song: "assets/cards.svg",
  kai: "assets/cards-kai.svg",
  calls: "assets/calls.svg",
  picture: "assets/tiles.svg",
  plain: "assets/tiles-plain.svg",
};

/** The address of a sprite up to the name of its picture. @param {keyof typeof FILES} name */
const before = (name) => `${FILES[name]}#`;

/** The address of a sprite up to the name of a character, by card face; `calls` are words of the mahjong table. */
export const SPRITES = {
  song: before("song"),
  kai: before("kai"),
  calls: before("calls"),
};

/** The address of the mahjong tiles up to the name of a tile, by face; each has the symbols `t-1m` … and `t-back`. */
export const TILES = { picture: before("picture"), plain: before("plain") };

/** Copies all pictures into the page, and lets what is drawn from now on use the copies. */
export async function copyPictures() {
  for (const sprites of [SPRITES, TILES])
    for (const name of Object.keys(sprites)) Object.assign(sprites, { [name]: `#${name}-` });
  const { inlineSprites } = await import("./inline_sprites.js");
  await inlineSprites(FILES);
}

if (isolated()) copyPictures().catch(() => undefined); // the page tells of pictures that do not come
