/** @file The base of the sheets about storage: it holds the store. */
import { Sheet } from "./sheet.js";

export class StoreSheet extends Sheet {
  static properties = { ...Sheet.properties, store: { attribute: false } };

  constructor() {
    super();
    /** @type {import("../../storage/match_store.js").MatchStore} */
    this.store = /** @type {any} */ (null);
  }
}
