/**
 * @file The site, as far as scripts ask for it, in the single file: the address says which page is shown, and all else lies
 * in the file. Stands in for ../shared/site.js, ../shared/sprites.js, ../boot/start.js and ../boot/ways.js.
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

/** The one way to start Python that lies in this file. @type {import("../boot/ways.js").Way[]} */
export const WAYS = ["trimmed"];

/** @returns {import("../boot/ways.js").Way|""} */
export const wayAsked = () => "";

/** @param {string} way */
export const startedBy = (way) => `?boot=${way}`;

/** @param {string} path @returns {Promise<any>} */
export const read = async (path) => JSON.parse(await text(path));

/** The styles of all families lie in this file. */
export const loadStyles = async () => {};

/** The pictures of cards lie in the page. */
export const onMissingPictures = () => {};

/** The address of a picture. @param {string} sprite @param {string} id */
export const addressOf = (sprite, id) => `#${sprite}-${id}`;
