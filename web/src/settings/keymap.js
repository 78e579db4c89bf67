/** @file The table of keys: which command has which key, which keys a player may change, how a key is written. */
import { say } from "../text/i18n.js";

/** @import { Settings } from "./settings.js" */

/** The commands and their usual keys, as the browser names keys, with letters in lower case. */
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
  gang: "k", // last, so that an older choice of this key stays
});

/** @typedef {keyof typeof USUAL} Command */

/** Keys with a meaning that cannot be changed, as the help lists them. */
export const FIXED = [
  { keys: ["←", "→", "↑", "↓"], does: "move" },
  { keys: ["Shift", "←", "→", "↑", "↓"], does: "arrange" },
  { keys: ["Enter"], does: "enter" },
  { keys: ["1", "–", "9"], does: "option" },
  { keys: ["Esc"], does: "escape" },
];

/** Keys that no command can have: they move, choose, or belong to the browser. */
const TAKEN =
  /^([0-9]|Enter|Escape|Tab|Arrow\w+|Shift|Control|Alt|AltGraph|Meta|CapsLock|Dead|Process|Unidentified|Backspace|Delete|F5|F6|F11|F12)$/;

export const COMMANDS = /** @type {Command[]} */ (Object.keys(USUAL));

/** The key of a command; empty if it has none. @param {Settings} settings @param {Command} command */
export const keyOf = (settings, command) => settings.keys[command] ?? USUAL[command];

/**
 * The command of a key.
 * @param {Settings} settings
 * @param {string} key
 * @param {readonly Command[]} [unused] commands without a meaning now
 */
export const commandOf = (settings, key, unused = []) =>
  COMMANDS.find((command) => key !== "" && keyOf(settings, command) === key && !unused.includes(command));

/** How a key is written on the page. @param {import("../shared/types.js").Lang} lang @param {string} key */
export const keyName = (lang, key) =>
  key === " " ? say(lang, "key.name.space") : key.length === 1 ? key.toUpperCase() : key;

/**
 * The value of `aria-keyshortcuts`; empty if the command has no key.
 * @param {Settings} settings
 * @param {Command} command
 */
export const shortcut = (settings, command) => {
  const key = keyOf(settings, command);
  return key === " " ? "Space" : key.length === 1 ? key.toUpperCase() : key;
};

/** The pressed key, written as in this table. @param {KeyboardEvent} event */
export const keyPressed = (event) => (event.key.length === 1 ? event.key.toLowerCase() : event.key);

/**
 * Why a command cannot have this key: another command has it, or its meaning is fixed. Null if the command can have it.
 * @param {Settings} settings
 * @param {Command} command
 * @param {string} key
 * @param {readonly Command[]} [unused] commands without a meaning now
 * @returns {{code: "taken", by: Command}|{code: "fixed"}|null}
 */
export function refusedKey(settings, command, key, unused) {
  if (TAKEN.test(key)) return { code: "fixed" };
  const by = commandOf(settings, key, unused);
  return by && by !== command ? { code: "taken", by } : null;
}

/**
 * The changed keys after one more change. A usual key is not stored.
 * @param {Settings} settings
 * @param {Command} command
 * @param {string} key
 */
export function withKey(settings, command, key) {
  const { [command]: _, ...others } = settings.keys;
  return key === USUAL[command] ? others : { ...others, [command]: key };
}

/**
 * Notes that a key was pressed, and not on the screen in order to write something. No browser tells whether there
 * is a keyboard, so there is one where a mouse is, or where a key was pressed.
 */
export function noteKey() {
  document.documentElement.dataset.keyed = "";
}

/** Whether keys are worth telling about. */
export const hasKeyboard = () =>
  document.documentElement.dataset.keyed !== undefined || matchMedia("(any-pointer: fine)").matches;
