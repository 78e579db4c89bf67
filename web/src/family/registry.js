/**
 * @file The page families by name. The page begins with one; another is fetched when one of its games is chosen or
 * restored.
 */
import { loadStyles } from "../shared/site.js";
import { fetchedScript } from "./fetched_script.js";

/** @import { FamilyMore, PageFamily } from "./types.js" */

/** @type {Map<string, PageFamily>} */
const here = new Map();
/** @type {Map<string, () => Promise<Record<string, any>>>} */
const later = new Map();

/** Adds a family. The first one also draws what belongs to no family. @param {PageFamily} family */
export const addFamily = (family) => {
  here.set(family.id, family);
};

/**
 * Names a family that is fetched when it is needed, with its styles.
 * @param {string} id
 * @param {() => Promise<Record<string, any>>} load imports its page.js, which exports it under its name
 */
export const addLater = (id, load) => {
  later.set(id, load);
};

/** Whether a family need not be fetched. An unknown one cannot be. @param {string} id */
export const hasFamily = (id) => here.has(id) || !later.has(id);

/** The family with this name; the first one if it is not here. @param {string} id @returns {PageFamily} */
export function familyNamed(id) {
  const [first] = here.values();
  const family = here.get(id) ?? first;
  if (!family) throw new Error("no page family");
  return family;
}

/** Fetches a family if it is not here. @param {string} id */
export async function loadFamily(id) {
  const load = hasFamily(id) ? undefined : later.get(id);
  if (!load) return;
  const [family] = await Promise.all([fetchedScript(`${id}/page`, load, id), loadStyles(id)]);
  addFamily(family);
}

/** What a family needs only later; it must have been loaded. @param {PageFamily} family @returns {FamilyMore} */
export function moreOf({ id, more }) {
  if (!more) throw new Error(`${id}: not loaded`);
  return more;
}
