/** @file In the place of ../site.js: the rest of the site lies inside this file, and its pages are one, by what the address asks for. */
import { text } from "./inside.js";
import { trustedScript } from "./trusted.js";

/** What Python starts from, packed or not, as the build put it there. */
const SUPPLIES = { "pyodide/pyodide.asm.wasm": true, "boot/python.pack": false, "boot/engine.pack": false };

/** The worker that Python lives in; what it would download is given to it. @param {string} way */
export function startWorker(way) {
  const worker = new Worker(trustedScript("assets/worker.js"), { type: "module", name: way });
  for (const [path, packed] of Object.entries(SUPPLIES)) {
    text(path).then(
      (base64) => worker.postMessage({ supply: path, base64, packed }),
      (error) => worker.postMessage({ supply: path, missing: String(error.message) }),
    );
  }
  return worker;
}

export const SPRITES = { song: "#song-", kai: "#kai-" };

export const PAGES = {
  table: "?",
  lessons: "?page=lessons",
  rules: "?page=rules",
  glossary: "?page=glossary",
  diagnostics: "?page=diagnostics",
  licences: "?page=licences",
};

/** @param {string} way */
export const startedBy = (way) => `?boot=${way}`;

/** @param {string} path @returns {Promise<any>} */
export const read = async (path) => JSON.parse(await text(path));
