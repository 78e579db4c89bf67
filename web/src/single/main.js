/**
 * @file The entry of the single file: opens the page that the address asks for. It contains all that the site splits
 * into files.
 */
import { prepare } from "./start_worker.js";

/**
 * The reading pages: the element of each, and what draws it.
 * @type {Record<string, {element: string, load: (page: HTMLElement) => Promise<unknown>}>}
 */
const READING = {
  lessons: { element: "hp-learn", load: () => import("../learn/main.js") },
  rules: { element: "hp-learn", load: () => import("../learn/books.js") },
  glossary: { element: "hp-learn", load: () => import("../learn/books.js") },
  diagnostics: { element: "hp-diagnostics", load: () => import("../diagnostics/main.js") },
  licences: { element: "hp-licences", load: (page) => import("./licences.js").then(({ draw }) => draw(page)) },
};

/** Applies the styles of the table, or those of the reading pages. @param {"table"|"reading"} which */
function applyStyles(which) {
  for (const name of ["table", "reading"]) {
    const sheet = /** @type {HTMLStyleElement|null} */ (document.getElementById(`style-${name}`));
    if (sheet) sheet.media = name === which ? "all" : "not all";
  }
}

async function open() {
  const asked = new URLSearchParams(location.search).get("page") ?? "";
  const unpacked = prepare();
  if (!Object.hasOwn(READING, asked)) {
    await unpacked;
    await import("../main.js");
    return;
  }
  applyStyles("reading");
  const { element, load } = READING[asked];
  const page = document.createElement(element);
  page.setAttribute("page", asked);
  document.querySelector("hp-page")?.replaceWith(page);
  await unpacked;
  await load(page);
}

void open();
