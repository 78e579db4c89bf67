/** @file Stands in for ../shared/sprites.js: the sprites lie in this file. */

export const SPRITES = { song: "#song-", kai: "#kai-", calls: "#calls-" };

export const TILES = { picture: "#picture-", plain: "#plain-" };
