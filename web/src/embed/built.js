/** @file What the build puts into the scripts for other sites. */

/** The engine's data on pictures, as JSON. */
export const PICTURES = /** @type {string} */ (/** @type {any} */ (globalThis).HUPAI_PICTURES);

/** The pictures of the script's own family, as JSON. */
export const FAMILY_PICTURES = /** @type {string} */ (/** @type {any} */ (globalThis).HUPAI_FAMILY_PICTURES);

/** The engine's data on positions, as JSON. */
export const SCENE_DATA = /** @type {string} */ (/** @type {any} */ (globalThis).HUPAI_SCENES);

/** The address of the running script; a module knows its own. Empty where there is no page. */
export const SCRIPT = /** @type {string} */ (
  /** @type {any} */ (globalThis).HUPAI_SCRIPT ||
    /** @type {HTMLScriptElement|null|undefined} */ (globalThis.document?.currentScript)?.src ||
    ""
);

/** The version of Hupai: the scripts of one version understand each other. */
export const VERSION = /** @type {string} */ (/** @type {any} */ (globalThis).HUPAI_SCRIPT_VERSION);

/**
 * Bytes that a first question about a game of this family downloads, as a host sends them that compresses: those of Python
 * and the engine, and those that a family adds.
 * @param {string} family
 */
export function downloadOf(family) {
  const { start, families } = JSON.parse(
    /** @type {any} */ (globalThis).HUPAI_DOWNLOADS ?? '{"start":0,"families":{}}',
  );
  return start + (families[family] ?? 0);
}
