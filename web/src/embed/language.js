/** @file The language in which an element speaks. */

/** The language of an element, or else of the page around it. @param {Element} element @returns {"zh"|"en"} */
export function languageOf(element) {
  const stated = /** @type {HTMLElement|null} */ (element.closest("[lang]"))?.lang ?? "";
  return stated.toLowerCase().startsWith("en") ? "en" : "zh";
}
