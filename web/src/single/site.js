/**
 * @file Stands in for ../shared/site.js: the rest of the site lies in this file, and the address says which page is
 * shown.
 */
import { text } from "./inside.js";

export const PAGES = {
  table: "?",
  lessons: "?page=lessons",
  rules: "?page=rules",
  glossary: "?page=glossary",
  calculate: "",
  practise: "",
  tournament: "",
  publish: "",
  diagnostics: "?page=diagnostics",
  licences: "?page=licences",
};

/** @param {string} way */
export const startedBy = (way) => `?boot=${way}`;

/** @param {string} path @returns {Promise<any>} */
export const read = async (path) => JSON.parse(await text(path));

/** The styles of all families lie in this file. */
export const loadStyles = async () => {};
