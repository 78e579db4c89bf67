/** @file The keys, in one table: what the help shows, what the page does, and what a player may change. */
import { say } from "./i18n.js";
import { promptActions } from "./update.js";

/** @typedef {import("./controller.js").Controller} Controller */
/** @typedef {import("./settings.js").Settings} Settings */

/** What has a key of its own, with the usual one: as the browser names it, letters small. */
export const USUAL = /** @type {const} */ ({
  pass: " ",
  hu: "h",
  peng: "p",
  raise: "r",
  skip: "f",
  auto: "a",
  hint: "t",
  undo: "u",
  back: "b",
  review: "v",
  log: "l",
  state: "s",
  options: "o",
  tidy: "g",
  mute: "m",
  why: "?",
  help: "F1",
});

/** @typedef {keyof typeof USUAL} Deed */

/** Keys with a meaning that cannot be given away, as the help lists them. */
export const FIXED = [
  { keys: ["←", "→", "↑", "↓"], does: "move" },
  { keys: ["Shift", "←", "→", "↑", "↓"], does: "arrange" },
  { keys: ["Enter"], does: "enter" },
  { keys: ["1", "–", "9"], does: "option" },
  { keys: ["Esc"], does: "escape" },
];

/** Keys no deed can have: they move, choose, or belong to the browser. */
const TAKEN = /^([0-9]|Enter|Escape|Tab|Arrow\w+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|Backspace|Delete|F5|F6|F11|F12)$/;

const DEEDS = /** @type {Deed[]} */ (Object.keys(USUAL));

/** The key of a deed; empty where it has none. @param {Settings} settings @param {Deed} deed */
export const keyOf = (settings, deed) => settings.keys[deed] ?? USUAL[deed];

/** The deed of a key. @param {Settings} settings @param {string} key */
export const deedOf = (settings, key) => DEEDS.find((deed) => key !== "" && keyOf(settings, deed) === key);

/** How a key is written on the page. @param {import("./types.js").Lang} lang @param {string} key */
export const keyName = (lang, key) => (key === " " ? say(lang, "key.name.space") : key.length === 1 ? key.toUpperCase() : key);

/** For `aria-keyshortcuts`; nothing where the deed has no key. @param {Settings} settings @param {Deed} deed */
export const shortcut = (settings, deed) => {
  const key = keyOf(settings, deed);
  return key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
};

/** A pressed key as the table writes it. @param {KeyboardEvent} event */
export const keyPressed = (event) => (event.key.length === 1 ? event.key.toLowerCase() : event.key);

/**
 * Why a deed cannot have this key: it belongs to another, or to none.
 * @param {Settings} settings
 * @param {Deed} deed
 * @param {string} key
 * @returns {{code: "taken", by: Deed}|{code: "fixed"}|null}
 */
export function refusedKey(settings, deed, key) {
  if (TAKEN.test(key)) return { code: "fixed" };
  const by = deedOf(settings, key);
  return by && by !== deed ? { code: "taken", by } : null;
}

/** The changed keys with one more; one that is as usual is not kept. @param {Settings} settings @param {Deed} deed @param {string} key */
export function withKey(settings, deed, key) {
  const { [deed]: _, ...others } = settings.keys;
  return key === USUAL[deed] ? others : { ...others, [deed]: key };
}

/** What each deed does. @type {Record<Deed, (page: Controller) => unknown>} */
const DOES = {
  pass: (page) => page.play.wish("pass"),
  hu: (page) => page.play.wish("hu"),
  peng: (page) => page.play.wish("peng"),
  raise: (page) => page.play.wish("raise"),
  skip: (page) => page.play.skip(),
  auto: (page) => page.play.auto.toggle(),
  hint: (page) => page.play.hint(),
  undo: (page) => page.play.undo(),
  back: (page) => page.play.earlier(),
  review: (page) => page.play.review(),
  log: (page) => page.openPart("log"),
  state: (page) => page.play.asking.tellState(),
  options: (page) => page.play.asking.tellOptions(),
  tidy: (page) => page.play.holding.tidy(),
  mute: (page) => page.mute(),
  why: (page) => askWhy(page),
  help: (page) => page.set({ sheet: "help" }),
};

/** Whether the focus is on something that uses keys itself. @param {EventTarget|null} target */
const takesKeys = (target) =>
  target instanceof Element && target.closest("input, select, textarea, summary, [contenteditable]") !== null;

/** Whether a space belongs to the focused button: everywhere but on the cards, where it passes. @param {EventTarget|null} target */
const ownsSpace = (target) => target instanceof Element && target.closest("button:not([data-key])") !== null;

/** The n-th answer of the bar, counted as it is drawn. @param {Controller} page @param {number} nth */
function option(page, nth) {
  const { hu, declare, raise, peng, chi } = promptActions(page.app);
  return [...hu, ...declare, ...raise, ...peng, ...chi][nth - 1];
}

/** Why? is about what is greyed under the focus, else about the whole question. @param {Controller} page */
function askWhy(page) {
  const about = document.activeElement?.closest('[data-why][aria-disabled="true"]');
  const idle = about instanceof HTMLElement && (!about.dataset.key || about.classList.contains("idle"));
  return idle ? page.play.asking.tellAbout(about.dataset.why ?? "") : page.play.asking.explain();
}

/** Keys that move and choose, whatever else has been changed. Returns whether it was one. @param {Controller} page @param {KeyboardEvent} event */
function fixedKey(page, event) {
  const { app, play } = page;
  const { key } = event;
  if (/^[1-9]$/.test(key) && option(page, Number(key))) void play.act(option(page, Number(key)).action);
  else if (key === "Escape" && app.selected) play.holding.deselect();
  else if (key === "Escape" && app.past !== null) play.past.present();
  else if (key === "Enter" && app.selected && !(event.target instanceof HTMLButtonElement)) void play.holding.playSelected();
  else if (key.startsWith("Arrow")) {
    const hand = /** @type {import("./elements/hand.js").Hand|null} */ (document.querySelector("hp-hand"));
    return Boolean(event.shiftKey ? hand?.shift(key) : hand?.move(key));
  } else return false;
  return true;
}

/**
 * One key pressed at the table. Returns whether it meant something.
 * @param {Controller} page
 * @param {KeyboardEvent} event
 */
export function onKey(page, event) {
  const { app } = page;
  // A sheet that Escape has closed is gone for whoever sees the page, some moments before its event says so.
  const covered = app.sheet && document.querySelector("dialog[open]");
  if (event.altKey || event.ctrlKey || event.metaKey || covered || app.screen !== "table" || takesKeys(event.target)) return false;
  const key = keyPressed(event);
  const deed = deedOf(app.settings, key);
  if (key === " " && (!deed || ownsSpace(event.target))) return false;
  if (deed) void DOES[deed](page);
  else if (!fixedKey(page, event)) return false;
  event.preventDefault();
  return true;
}
