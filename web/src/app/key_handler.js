/** @file Handles the keys at the table. */
import { commandOf, keyPressed, noteKey } from "../settings/keymap.js";
import { familyOf, legalNow, numberedAnswers } from "../state/selectors.js";

/** @import { TablePage as Page } from "./table_page.js" */
/** @import { Command } from "../settings/keymap.js" */

/**
 * Wishes for the action that a command means in the family's games.
 * @param {"pass"|"hu"|"peng"|"gang"|"raise"} command
 * @returns {(page: Page) => unknown}
 */
const wish =
  (command) =>
  ({ app, play }) =>
    play.wish(familyOf(app).prompt.wish(command, legalNow(app)));

/** @type {Record<Command, (page: Page) => unknown>} */
const DOES = {
  pass: wish("pass"),
  hu: wish("hu"),
  peng: wish("peng"),
  gang: wish("gang"),
  raise: (page) =>
    familyOf(page.app).prompt.reveals ? page.play.hand.setRevealing(!page.app.hand.revealing) : wish("raise")(page),
  skip: ({ play }) => play.skip(),
  auto: ({ play }) => play.auto.toggle(),
  hint: ({ play }) => play.hint(),
  undo: ({ play }) => play.undo(),
  back: ({ play }) => play.openBack(),
  review: ({ play }) => play.review(),
  log: (page) => page.openPart("log"),
  state: ({ play }) => play.queries.tellPosition(),
  options: ({ play }) => play.queries.tellOptions(),
  tidy: ({ play }) => play.hand.tidy(),
  mute: (page) => page.mute(),
  why: (page) => askWhy(page),
  help: (page) => page.openPart("help"),
};

/** What works while the table is hidden, because somebody else has to sit down. @type {Set<Command|undefined>} */
const COVERED = new Set(["help", "mute"]);

/** Whether this element uses keys itself. @param {EventTarget|null} target */
const takesKeys = (target) =>
  target instanceof Element && target.closest("input, select, textarea, summary, [contenteditable]") !== null;

/**
 * Whether the space key presses the focused button. On the cards of the hand it does not: there it passes.
 * @param {EventTarget|null} target
 */
const ownsSpace = (target) => target instanceof Element && target.closest("button:not([data-key])") !== null;

/** Asks why the focused control is disabled. If it is not, asks about all answers. @param {Page} page */
function askWhy(page) {
  const about = document.activeElement?.closest('[data-why][aria-disabled="true"]');
  const idle = about instanceof HTMLElement && (!about.dataset.key || about.classList.contains("idle"));
  return idle ? page.play.queries.tellAbout(about.dataset.why ?? "") : page.play.queries.explain();
}

/**
 * Handles the keys that cannot be changed: they move, choose and close. Returns whether the key was one of them.
 * @param {Page} page
 * @param {KeyboardEvent} event
 */
function fixedKey(page, event) {
  const { app } = page;
  const { key } = event;
  const answer = /^[1-9]$/.test(key) ? numberedAnswers(app)[Number(key) - 1] : undefined;
  if (answer) void page.play.act(answer);
  else if (key === "Escape" && app.hand.selected) page.play.hand.deselect();
  else if (key === "Escape" && app.table.past !== null) page.play.log.present();
  else if (key === "Enter" && app.hand.selected && !(event.target instanceof HTMLButtonElement))
    void page.play.hand.playSelected();
  else if (key.startsWith("Arrow")) {
    const hand = /** @type {import("../board/hand.js").Hand|null} */ (document.querySelector("hp-hand"));
    return Boolean(event.shiftKey ? hand?.shift(key) : hand?.move(key));
  } else return false;
  return true;
}

/**
 * Handles a key pressed at the table. Returns whether the key has a meaning here.
 * @param {Page} page
 * @param {KeyboardEvent} event
 */
export function onKey(page, event) {
  const { app } = page;
  if (!takesKeys(event.target)) noteKey();
  // After Escape, the dialog is closed some moments before the state says so. Then keys work again at once.
  const covered = app.sheet.open && document.querySelector("dialog[open]");
  if (event.altKey || event.ctrlKey || event.metaKey || covered || app.screen !== "table" || takesKeys(event.target))
    return false;
  // Nobody means more than one answer by a key that is held; a focused button is not pressed again either.
  if (event.repeat && !event.key.startsWith("Arrow") && event.key !== "Tab") {
    event.preventDefault();
    return true;
  }
  const key = keyPressed(event);
  const command = commandOf(app.settings, key, familyOf(app).unused);
  if (app.table.called !== null && !COVERED.has(command ?? undefined)) return false;
  if (key === " " && (!command || ownsSpace(event.target))) return false;
  if (command) void DOES[command](page);
  else if (!fixedKey(page, event)) return false;
  event.preventDefault();
  return true;
}
