/**
 * Says under which name the scripts of a family find the house rules of its games: the bundlers write them in as text,
 * because an object would become a file of its own.
 */

/** What esbuild puts in for `globalThis.HUPAI_OFFERS.NAME`, by family. @param {Record<string, unknown>} offers */
export const offersByName = (offers) =>
  Object.fromEntries(
    Object.entries(offers).map(([family, offer]) => [
      `globalThis.HUPAI_OFFERS.${family}`,
      JSON.stringify(JSON.stringify(offer)),
    ]),
  );
