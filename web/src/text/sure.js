/** @file What the page says where the player confirms an answer that has grave effects. */
import { say } from "./i18n.js";

/** Asks whether the player means it. @param {import("../shared/types.js").Lang} lang @param {string} text the answer in words */
export const sureOfAnswer = (lang, text) => ({
  title: say(lang, "sure.answer", { text }),
  yes: text,
  no: say(lang, "sure.answer.no"),
});
