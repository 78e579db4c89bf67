/** @file The middle of the table and the ledger, as the shared table asks for them. */
import { captionOf, drawWall, drawWilds } from "./centre.js";
import { drawLedger } from "./ledger.js";
import { drawRivers } from "./rivers.js";

/** @type {import("../family/types.js").TableLook} */
export const table = {
  wall: drawWall,
  live: drawWilds,
  rivers: drawRivers,
  caption: captionOf,
  chip: () => "",
  ledger: drawLedger,
};
