/** @file Fetches the code of a family that a start does not bring. */
import { unpacked } from "./archives.js";
import { BUILT } from "./built.js";
import { Downloads } from "./downloads.js";
import { archiveOf } from "./families.js";
import { Missing, twice, unlessStalled } from "./missing.js";

/**
 * Fetches and unpacks the archive of a family; rejects with {@link Missing} if it does not arrive whole.
 * @param {string} root the site's folder
 * @param {string} family
 * @param {boolean} local whether a service worker has the files
 * @param {import("./family_loader.js").ReportFamily} report
 */
export async function familyArchive(root, family, local, report) {
  const path = archiveOf(family);
  if (path === null) throw new Error(`no archive of ${family}`);
  const files = new Downloads(root, BUILT.bytes, local);
  files.report = (loaded, total) => report({ loaded, total });
  files.tell(true);
  let over = false;
  const fetched = twice(async () => {
    if (over) throw new Error("given up");
    const bytes = await files.bytes(path);
    return unpacked(bytes).catch(() => {
      files.forget(path, true); // it has the right length, but other bytes
      throw new Missing(`${path}: no archive`);
    });
  });
  try {
    return await unlessStalled(fetched, () => files.activity, local);
  } finally {
    over = true;
    files.giveUp();
  }
}
