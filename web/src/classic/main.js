/**
 * @file The scripts of all our pages in one classic script. boot/first.js runs it where the host says that scripts are
 * something else, so that the browser refuses modules.
 */

import { adoptStyles } from "../shared/adopt_styles.js";
import { prepareWorkers } from "../shared/mislabelled.js";

// The build gives this name to the modules that look for files beside their script.
Object.assign(globalThis, { hupaiScript: /** @type {HTMLScriptElement} */ (document.currentScript).src });

/** What draws each page, by its element. @type {Record<string, () => Promise<unknown>>} */
const PAGES = {
  "hp-page": () => import("../main.js"),
  "hp-learn": () => Promise.all([import("../learn/main.js"), import("../learn/books.js")]),
  "hp-calculate": () => import("../calculate/main.js"),
  "hp-practise": () => import("../practise/main.js"),
  "hp-cup": () => import("../cup/main.js"),
  "hp-publish": () => import("../publish/main.js"),
  "hp-diagnostics": () => import("../diagnostics/main.js"),
};

async function open() {
  const links = /** @type {HTMLLinkElement[]} */ ([...document.querySelectorAll("link[rel=stylesheet]")]);
  const refused = links.filter(({ sheet }) => !sheet?.cssRules.length); // some browsers leave an empty one
  await Promise.all([prepareWorkers(), ...refused.map(({ href }) => adoptStyles(href))]);
  const page = [...document.body.children].find(({ localName }) => Object.hasOwn(PAGES, localName));
  if (page) await PAGES[page.localName]();
}

void open();
