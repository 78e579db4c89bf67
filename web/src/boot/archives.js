/**
 * @file Unpacks and installs the archives that Python starts from. An archive is compressed as a whole and not entry by
 * entry: that is smaller, and the browser unpacks it while Python starts. The engine has an archive of its own, with
 * the part of the library that the start does not need, so that Python starts while that archive is still loading.
 */
import { gunzip } from "../shared/gunzip.js";

/** Arguments for a Python that starts from these archives: it does not look for packages beside its library. */
export const ALONE = { args: ["-S"] };

/** Where Python looks for its library. */
const LIBRARY = "/lib/python314.zip";
/** Where Python finds the engine. */
const ENGINE = "/lib/engine.zip";
/** The engine's packages that have modules in other archives, too. The build imports all of these. */
const SHARED =
  "hupai hupai.bots hupai.explain hupai.session hupai.table" +
  " hupai.zipai hupai.zipai.bots hupai.zipai.explain hupai.zipai.hand hupai.zipai.view";

/**
 * Unpacks an archive for Python; throws if the bytes are not an archive.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function unpacked(bytes) {
  return new Uint8Array(await gunzip(bytes).arrayBuffer());
}

/**
 * Installs the engine in a Python that has started, so that Python can import it.
 * @param {any} python
 * @param {Uint8Array} archive
 */
export function installEngine(python, archive) {
  python.FS.writeFile(ENGINE, archive);
  python.runPython(`import sys\nsys.path.append("${ENGINE}")`);
}

/**
 * Installs a family, or another part, that the engine's archive lacks, and loads a family. Its modules belong to the
 * engine's packages; what it uses of the library beyond a start lies beside them.
 * @param {any} python
 * @param {string} family
 * @param {Uint8Array} archive
 */
export function installFamily(python, family, archive) {
  const path = `/lib/hupai_${family}.zip`;
  python.FS.writeFile(path, archive);
  // gc.freeze exempts what the family has made, as that of a start is exempt: it is never garbage.
  python.runPython(`
import gc, sys
from importlib import import_module
from hupai.registry import families, family_named

shared = [import_module(name) for name in "${SHARED}".split()]
for places, place in (
    (sys.path, "${path}"),
    *((package.__path__, f"${path}/{package.__name__.replace('.', '/')}") for package in shared),
):
    if place not in places:
        places.append(place)
if "${family}" in families():
    family_named("${family}")
gc.collect()
gc.freeze()
`);
}

/**
 * Writes the archives for a Python that was restored from a snapshot: its memory refers to these files.
 * @param {any} python
 * @param {Uint8Array} library
 * @param {Uint8Array} engine
 */
export function restoreArchives(python, library, engine) {
  python.FS.writeFile(LIBRARY, library);
  python.FS.writeFile(ENGINE, engine);
}
