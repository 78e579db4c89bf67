/** @file The styles of the site's pages in a frame: those of the lessons, of the table or of a puzzle, never two at once. */

/**
 * Makes a style sheet of the site the one that counts. Resolves when it applies.
 * @param {"assets/style.css"|"assets/learn-style.css"|"embed/v1/practise.css"} address
 * @returns {Promise<void>}
 */
export function useStyles(address) {
  /** @type {NodeListOf<HTMLLinkElement>} */
  const had = document.querySelectorAll("link[data-styles]");
  for (const link of had) link.disabled = link.dataset.styles !== address;
  if ([...had].some((link) => link.dataset.styles === address)) return Promise.resolve();
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
