/**
 * @file Imports scripts that are fetched on demand. Some browsers remember by its address that a script failed, all of
 * them that it arrived broken. After a failure it is therefore asked for at another address, which the site answers alike.
 */

/** How often each import failed. @type {Map<() => Promise<unknown>, number>} */
const failures = new Map();

/**
 * Calls a function that imports scripts. The build lets the address of every `import(…)` end with `HUPAI_AGAIN`, which is
 * read as soon as the function is called. A function that has failed keeps its other address, so that no script runs
 * twice.
 * @template T
 * @param {() => Promise<T>} load always the same function for the same scripts
 * @returns {Promise<T>}
 */
export async function fetchedScript(load) {
  const failed = failures.get(load) ?? 0;
  const page = /** @type {any} */ (globalThis);
  page.HUPAI_AGAIN = failed > 0 ? `?again=${failed}` : "";
  const loading = load();
  page.HUPAI_AGAIN = "";
  try {
    const loaded = await loading;
    // Half a script may be a whole one by chance, and then lacks what is wanted of it.
    if (loaded === undefined) throw new Error("a script without its end");
    return loaded;
  } catch (error) {
    failures.set(load, failed + 1);
    throw error;
  }
}
