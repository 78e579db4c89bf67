/**
 * @file Lit, for all that a frame loads on demand: a page may make the policy of its templates only once, and a frame
 * may show a lesson first and a table later.
 */
export { html, LitElement, nothing, render, svg } from "lit";
export { keyed } from "lit/directives/keyed.js";
export { repeat } from "lit/directives/repeat.js";
