/** @file Where the site is whose engine and frames the elements use: that of the script, or a host's own copy. */
import { SCRIPT } from "../built.js";

/** The folder of a site, from the address of its script or as a page names it. @param {string} own */
export const siteOf = (own) =>
  own ? new URL(own.endsWith("/") ? own : `${own}/`, document.baseURI) : new URL("../../", SCRIPT);

/**
 * The address of a page of the site.
 * @param {string} own the folder of a host's own copy of the site; empty for the one that the script comes from
 * @param {string} page
 */
export const pageOf = (own, page) => new URL(page, siteOf(own)).href;

/** The address of the engine; one that may keep something for the next visit says so. @param {string} own @param {boolean} keeps */
export const engineAddress = (own, keeps) => pageOf(own, `engine.html${keeps ? "#keep" : ""}`);
