/** @file Handles the keys at the table. */
import { noteKey } from "../settings/keyboard.js";
import { commandOf, keyPressed } from "../settings/keymap.js";
import { familyOf, legalNow, numberedAnswers } from "../state/selectors.js";

/** @typedef {import("../state/app_state.js").App} App */
/** @typedef {import("./intents.js").Send} Send */
/** @typedef {import("../settings/keymap.js").Command} Command */

/**
 * Wishes for the action that a command means in the family's games.
 * @param {"pass"|"hu"|"peng"|"gang"|"raise"} command
 * @returns {(send: Send, app: App) => unknown}
 */
const wish = (command) => (send, app) => send("wish", familyOf(app).prompt.wish(command, legalNow(app)));

/** @type {Record<Command, (send: Send, app: App) => unknown>} */
const DOES = {
  pass: wish("pass"),
  hu: wish("hu"),
  peng: wish("peng"),
  gang: wish("gang"),
  raise: (send, app) =>
    familyOf(app).prompt.reveals ? send("setRevealing", !app.revealing) : wish("raise")(send, app),
  skip: (send) => send("skip"),
  auto: (send) => send("toggleAuto"),
  hint: (send) => send("hint"),
  undo: (send) => send("undo"),
  back: (send) => send("openBack"),
  review: (send) => send("review"),
  log: (send) => send("openPart", "log"),
  state: (send) => send("tellPosition"),
  options: (send) => send("tellOptions"),
  tidy: (send) => send("tidy"),
  mute: (send) => send("mute"),
  why: (send) => askWhy(send),
  help: (send) => send("openPart", "help"),
};

/** Whether this element uses keys itself. @param {EventTarget|null} target */
const takesKeys = (target) =>
  target instanceof Element && target.closest("input, select, textarea, summary, [contenteditable]") !== null;

/**
 * Whether the space key presses the focused button. On the cards of the hand it does not: there it passes.
 * @param {EventTarget|null} target
 */
const ownsSpace = (target) => target instanceof Element && target.closest("button:not([data-key])") !== null;

/** Asks why the focused control is disabled. If it is not, asks about all answers. @param {Send} send */
function askWhy(send) {
  const about = document.activeElement?.closest('[data-why][aria-disabled="true"]');
  const idle = about instanceof HTMLElement && (!about.dataset.key || about.classList.contains("idle"));
  return idle ? send("tellAbout", about.dataset.why ?? "") : send("explain");
}

/**
 * Handles the keys that cannot be changed: they move, choose and close. Returns whether the key was one of them.
 * @param {App} app
 * @param {Send} send
 * @param {KeyboardEvent} event
 */
function fixedKey(app, send, event) {
  const { key } = event;
  const answer = /^[1-9]$/.test(key) ? numberedAnswers(app)[Number(key) - 1] : undefined;
  if (answer) void send("act", answer);
  else if (key === "Escape" && app.selected) send("deselect");
  else if (key === "Escape" && app.past !== null) send("showPresent");
  else if (key === "Enter" && app.selected && !(event.target instanceof HTMLButtonElement)) void send("playSelected");
  else if (key.startsWith("Arrow")) {
    const hand = /** @type {import("../board/hand.js").Hand|null} */ (document.querySelector("hp-hand"));
    return Boolean(event.shiftKey ? hand?.shift(key) : hand?.move(key));
  } else return false;
  return true;
}

/**
 * Handles a key pressed at the table. Returns whether the key has a meaning here.
 * @param {App} app
 * @param {Send} send
 * @param {KeyboardEvent} event
 */
export function onKey(app, send, event) {
  if (!takesKeys(event.target)) noteKey();
  // After Escape, the dialog is closed some moments before the state says so. Then keys work again at once.
  const covered = app.sheet && document.querySelector("dialog[open]");
  if (event.altKey || event.ctrlKey || event.metaKey || covered || app.screen !== "table" || takesKeys(event.target))
    return false;
  const key = keyPressed(event);
  const command = commandOf(app.settings, key, familyOf(app).unused);
  if (key === " " && (!command || ownsSpace(event.target))) return false;
  if (command) void DOES[command](send, app);
  else if (!fixedKey(app, send, event)) return false;
  event.preventDefault();
  return true;
}
