/** @file Shows the place in a text that is wrong. */
import { html } from "lit";
import { DATA } from "../embed/material.js";

/** A wrong text with its place, and why it is wrong. @param {string} text @param {number} place @param {string} sentence */
export function drawPlace(text, place, sentence) {
  const chars = [...text];
  const { before, after } = DATA.looks;
  const start = Math.max(0, place - before);
  return html`<span class="editor-place" aria-hidden="true">${start > 0 ? "…" : ""}${chars.slice(start, place).join("")}<mark>${
    chars.slice(place, place + after).join("") || "□"
  }</mark></span> ${sentence}`;
}
