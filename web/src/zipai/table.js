/** @file The middle of the table and the ledger, as the shared table asks for them. */
import { nothing } from "lit";
import { say } from "../text/i18n.js";
import { captionOf, drawLive, drawWall } from "./centre.js";
import { drawLedger } from "./ledger.js";

/** @type {import("../family/types.js").TableLook} */
export const table = {
  wall: drawWall,
  live: drawLive,
  rivers: () => nothing,
  caption: captionOf,
  chip: ({ lang }, /** @type {import("./types.js").ZipaiView} */ { huxi }) => say(lang, "bar.min", { n: huxi.min }),
  ledger: drawLedger,
};
