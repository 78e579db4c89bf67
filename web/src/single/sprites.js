/** @file Stands in for ../shared/sprites.js: the sprites lie in this file. */

export const SPRITES = { song: "#song-", kai: "#kai-", calls: "#calls-" };

/** They are in the page. */
export const copyPictures = async () => {};

export const TILES = { picture: "#picture-", plain: "#plain-" };
