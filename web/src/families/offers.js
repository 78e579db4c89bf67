/** @file The house rules of the games that build.json lists without them: the build writes them into the scripts. */

/** @typedef {Record<string, import("../shared/types.js").GameOption[]>} Offered The house rules by game. */

/** @type {Offered} */
export const OFFERED = {
  ...JSON.parse(/** @type {any} */ (globalThis).HUPAI_OFFERS?.mahjong ?? "null")?.options,
  ...JSON.parse(/** @type {any} */ (globalThis).HUPAI_OFFERS?.guihuzi ?? "null")?.options,
};
