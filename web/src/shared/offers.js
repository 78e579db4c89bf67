/** @file The house rules of all games, and what their families call things: one file, which comes after the first view. */
import { read } from "./site.js";

/** @import { Offer } from "./types.js" */

/** By family; null until they are here. @type {Record<string, Offer>|null} */
let offers = null;
/** @type {Promise<void>|null} */
let arriving = null;

/** What the engine says of a family's games; null until it is here, and for a family that nobody knows. @param {string} family */
export const offerOf = (family) => offers?.[family] ?? null;

/** Whether the house rules need not be fetched. */
export const hasOffers = () => offers !== null;

/** Fetches the house rules if they are not here; throws if they do not arrive, and the next call tries again. */
export function loadOffers() {
  arriving ??= read("assets/house-rules.json").then(
    (found) => {
      offers = found;
    },
    (error) => {
      arriving = null;
      throw error;
    },
  );
  return arriving;
}
