/**
 * @file The archives that Python starts from, as they are shipped: compressed as a whole and not entry by entry, which is
 * smaller, and which the browser unpacks beside the start. The engine has an archive of its own, with the part of the
 * library that a start does not need, so that Python starts while it is still on its way.
 */

/** Arguments of a Python from these archives: it does not look for packages beside its library. */
export const ALONE = { args: ["-S"] };

/** Where Python looks for its library. */
const LIBRARY = "/lib/python314.zip";
/** Where it finds the engine. */
const ENGINE = "/lib/engine.zip";

/** An archive, as Python reads it; throws where it is none. @param {Uint8Array<ArrayBuffer>} bytes @returns {Promise<Uint8Array<ArrayBuffer>>} */
export async function unpacked(bytes) {
  const whole = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(whole).arrayBuffer());
}

/** Gives a Python that has started the engine to import. @param {any} python @param {Uint8Array} archive */
export function installEngine(python, archive) {
  python.FS.writeFile(ENGINE, archive);
  python.runPython(`import sys\nsys.path.append("${ENGINE}")`);
}

/** Gives a Python that was restored its archives back, which its memory knows. @param {any} python @param {Uint8Array} library @param {Uint8Array} engine */
export function restoreArchives(python, library, engine) {
  python.FS.writeFile(LIBRARY, library);
  python.FS.writeFile(ENGINE, engine);
}
