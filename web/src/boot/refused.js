/**
 * @file What a policy has refused to this page. Our own policy lets the page have all that it asks for, so it was another
 * one: a header of the host's, or that of something installed in the browser. Each script of a page may be the first to
 * be refused something, so what is known lies in the window.
 */

/** What a page asks for: scripts, styles, workers, files, and to compile the program. */
const ASKED = /^(?:script-src|style-src|worker-src|child-src|connect-src|default-src)/;

/** @type {{hupaiRefused?: string}} */
const page = /** @type {any} */ (globalThis);

globalThis.addEventListener?.("securitypolicyviolation", ({ effectiveDirective, blockedURI, disposition }) => {
  const ours = blockedURI === "wasm-eval" || blockedURI.startsWith(new URL("./", document.baseURI).href);
  if (disposition === "enforce" && ours && ASKED.test(effectiveDirective)) page.hupaiRefused = effectiveDirective;
});

/** The directive by which a policy has refused the page something of its own; null if none has. */
export const refusedBy = () => page.hupaiRefused ?? null;
