/** @file The keys, in one table: what the help shows is what the page does. */
import { promptActions } from "./update.js";

/** @typedef {import("./controller.js").Controller} Controller */

/** What the help lists, in its order. */
export const KEYS = [
  { keys: ["←", "→", "↑", "↓"], does: "move" },
  { keys: ["Enter"], does: "enter" },
  { keys: ["Space"], does: "pass" },
  { keys: ["H"], does: "hu" },
  { keys: ["P"], does: "peng" },
  { keys: ["R"], does: "raise" },
  { keys: ["1", "–", "9"], does: "option" },
  { keys: ["Esc"], does: "escape" },
  { keys: ["F"], does: "skip" },
  { keys: ["A"], does: "auto" },
  { keys: ["T"], does: "hint" },
  { keys: ["U"], does: "undo" },
  { keys: ["B"], does: "back" },
  { keys: ["V"], does: "review" },
  { keys: ["L"], does: "log" },
  { keys: ["S"], does: "state" },
  { keys: ["?"], does: "why" },
  { keys: ["F1"], does: "help" },
];

/** Keys for an action: done where it is offered, and where it is not, the engine says why. @type {Record<string, string>} */
const WISHES = { h: "hu", p: "peng", r: "raise" };

/** Whether the focus is on something that uses keys itself. @param {EventTarget|null} target */
const takesKeys = (target) =>
  target instanceof Element && target.closest("input, select, textarea, summary, [contenteditable]") !== null;

/** Whether a space belongs to the focused button: everywhere but on the cards, where it always passes. @param {EventTarget|null} target */
const ownsSpace = (target) => target instanceof Element && target.closest("button:not([data-key])") !== null;

/** The n-th answer of the bar, counted as it is drawn. @param {Controller} page @param {number} nth */
function option(page, nth) {
  const { hu, declare, raise, peng, chi } = promptActions(page.app);
  return [...hu, ...declare, ...raise, ...peng, ...chi][nth - 1];
}

/**
 * One key pressed at the table. Returns whether it meant something.
 * @param {Controller} page
 * @param {KeyboardEvent} event
 */
export function onKey(page, event) {
  const { app, play } = page;
  // A sheet that Escape has closed is gone for whoever sees the page, some moments before its event says so.
  const covered = app.sheet && document.querySelector("dialog[open]");
  if (event.altKey || event.ctrlKey || event.metaKey || covered || app.screen !== "table" || takesKeys(event.target)) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === " ") {
    if (ownsSpace(event.target)) return false;
    play.wish("pass");
  } else if (WISHES[key]) play.wish(WISHES[key]);
  else if (key >= "1" && key <= "9" && option(page, Number(key))) play.act(option(page, Number(key)).action);
  else if (key === "Escape" && app.selected) play.deselect();
  else if (key === "Enter" && app.selected && !(event.target instanceof HTMLButtonElement)) play.playSelected();
  else if (key === "u") play.undo();
  else if (key === "t") play.hint();
  else if (key === "f") play.skip();
  else if (key === "a") play.auto.toggle();
  else if (key === "b") play.earlier();
  else if (key === "v") play.review();
  else if (key === "l") page.set({ sheet: "log" });
  else if (key === "?") play.explain();
  else if (key === "F1") page.set({ sheet: "help" });
  else if (key === "s") play.tellState();
  else if (key.startsWith("Arrow")) {
    const hand = document.querySelector("hp-hand");
    if (!(/** @type {import("./elements/hand.js").Hand|null} */ (hand)?.move(key))) return false;
  } else return false;
  event.preventDefault();
  return true;
}
