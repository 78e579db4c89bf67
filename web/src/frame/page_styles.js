/** @file The styles of the site's pages in a frame: those of the lessons, of the table or of a puzzle, never two at once. */

/** The files of styles of each page. */
const FILES = {
  lesson: ["assets/learn-style.css"],
  puzzle: ["embed/v1/practise.css"],
  table: ["assets/style.css", "assets/table.css"],
};

/**
 * Makes the styles of a page those that count. Resolves when they apply.
 * @param {keyof typeof FILES} page
 */
export async function useStyles(page) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const had = document.querySelectorAll("link[data-styles]");
  const wanted = new Set(FILES[page]);
  for (const link of had) link.disabled = !wanted.delete(link.dataset.styles ?? "");
  await Promise.all([...wanted].map(add));
}

/** Adds a file of styles. @param {string} address @returns {Promise<void>} */
function add(address) {
  const link = document.createElement("link");
  link.dataset.styles = address;
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = () => {
      link.remove(); // the next call tries again
      failed(new Error(address));
    };
    Object.assign(link, { rel: "stylesheet", href: address });
    document.head.append(link);
  });
}
