/** @file Makes elements of a page from plain values, and says in which language they speak. Text stays text: nothing here reads markup. */

/** @typedef {Node|string|null|undefined|false} Part */
/** @typedef {Record<string, string|number|boolean|((event: any) => void)|null|undefined>} Attributes A function listens to the event of its name. */

/**
 * Makes an element. An attribute that is null or false is left out, `true` is one without a value.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name|string} name
 * @param {Attributes} attributes
 * @param {...(Part|Part[])} parts
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function make(name, attributes = {}, ...parts) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== null && value !== undefined && value !== false) made.setAttribute(key, String(value));
  }
  fill(made, ...parts);
  return /** @type {any} */ (made);
}

/** Puts these parts into an element in place of what it has. @param {Element} element @param {...(Part|Part[])} parts */
export function fill(element, ...parts) {
  element.replaceChildren(.../** @type {(Node|string)[]} */ (parts.flat().filter((part) => part || part === "")));
}

/** The language of an element, or else of the page around it. @param {Element} element @returns {"zh"|"en"} */
export function languageOf(element) {
  const stated = /** @type {HTMLElement|null} */ (element.closest("[lang]"))?.lang ?? "";
  return stated.toLowerCase().startsWith("en") ? "en" : "zh";
}
