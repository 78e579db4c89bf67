/**
 * @file Imports scripts that are fetched on demand. Some browsers remember by its address that a script failed, all of
 * them that it arrived broken. After a failure it is therefore asked for at another address, which the site answers alike.
 */
import { BUILD } from "../shared/build.js";
import { read } from "../shared/site.js";

/** How often each import failed, by the script's name. @type {Map<string, number>} */
const failures = new Map();

/**
 * Imports a script and returns what is wanted of it. One that has failed keeps its other address once it has come, so that
 * no script runs twice.
 * @param {string} name its file's name without the ending, and as much of the path as tells it apart
 * @param {() => Promise<any>} load imports it from its usual address
 * @param {string|null} [wanted] what it exports; half a script may be a whole one by chance, and lacks it
 * @param {(address: string) => Promise<any>} [loadFrom]
 * @returns {Promise<any>}
 */
export async function fetchedScript(name, load, wanted = null, loadFrom = (address) => import(address)) {
  const failed = failures.get(name) ?? 0;
  try {
    const file = failed > 0 ? await fileOf(name) : null;
    const script = await (file ? loadFrom(`./${file}?again=${failed}`) : load());
    if (wanted === null) return script;
    if (!script[wanted]) throw new Error(`${name}: without its end`);
    return script[wanted];
  } catch (error) {
    failures.set(name, failed + 1);
    throw error;
  }
}

/** The file that has a script of this build; null where it is no file of its own. @param {string} name */
async function fileOf(name) {
  if (!(/** @type {any} */ (globalThis).HUPAI_IN_PARTS)) return null;
  const { build, parts } = await read("build.json");
  if (build !== BUILD) throw new Error(`${name}: of another build by now`);
  const path = Object.keys(parts).find((path) => `/${path}`.endsWith(`/${name}.js`));
  return path === undefined ? null : parts[path];
}
