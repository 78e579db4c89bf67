/** @file Applies a file of styles that the browser refuses because its host says that it is something else. */

/** Applies the styles at an address; rejects if they do not arrive. @param {string} address */
export async function adoptStyles(address) {
  const response = await fetch(address);
  if (!response.ok || /html/.test(response.headers.get("content-type") ?? "")) throw new Error(address);
  const sheet = new CSSStyleSheet({ baseURL: address });
  document.adoptedStyleSheets.push(await sheet.replace(await response.text()));
}
