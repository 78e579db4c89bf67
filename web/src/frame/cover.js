/** @file Puts a page of ours in the place of what a frame shows. A page has one main part, so the frame's own is hidden. */

/** The class of a frame whose styles are those of a page of ours. */
const COVERED = "covered";

/** The frame's own main part. */
const main = () => /** @type {HTMLElement} */ (document.querySelector("body > main"));

/** Shows a page instead of the frame's own part. @param {HTMLElement} page */
export function cover(page) {
  main().hidden = true;
  document.documentElement.classList.add(COVERED);
  document.body.append(page);
}

/** Takes the page away and shows the frame's own part again. @param {HTMLElement} page */
export function uncover(page) {
  page.remove();
  main().hidden = false;
  document.documentElement.classList.remove(COVERED);
}
