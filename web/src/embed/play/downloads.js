/** @file How much has to be downloaded before Python answers, as the build has measured it. */

/**
 * Bytes as a host sends them that compresses: those of Python and the engine, and those that a family adds.
 * @type {{start: number, families: Record<string, number>}}
 */
const BYTES = JSON.parse(/** @type {any} */ (globalThis).HUPAI_DOWNLOADS ?? '{"start":0,"families":{}}');

/** Bytes that a first question about a game of this family downloads. @param {string} family */
export const downloadOf = (family) => BYTES.start + (BYTES.families[family] ?? 0);
