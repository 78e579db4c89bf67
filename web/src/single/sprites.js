/** @file Stands in for ../shared/sprites.js: the sprites lie in this file. */

/** They are in the page. */
export const onMissingPictures = () => {};

/** The address of a picture. @param {string} sprite @param {string} id */
export const addressOf = (sprite, id) => `#${sprite}-${id}`;
