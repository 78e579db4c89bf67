/** @file The base of all elements of our pages, and a short form for the fields that they watch. */
import { LitElement } from "lit";

/**
 * Draws into the page's own tree and not into a shadow tree, so that one style sheet, one sprite, labels and live
 * regions work for all elements. Lit patches only what has changed, so buttons stay and keep the focus.
 */
export class LightElement extends LitElement {
  createRenderRoot() {
    return this;
  }
}

/** Fields whose change draws an element again. @param {...string} names */
export const states = (...names) => Object.fromEntries(names.map((name) => [name, { state: true }]));
