/** @file Says in one sentence why Python did not start or a part of it did not come, on every page alike. */
import { startEn } from "../../words/start.en.js";
import { startZh } from "../../words/start.zh.js";
import { fill } from "../text/phrases.js";
import { refusedBy } from "./refused.js";

/** @typedef {import("../shared/types.js").Text} Text */

/**
 * The sentence about each cause that the worker or the page names by an error's name.
 * @type {Record<string, keyof typeof startZh>}
 */
const SENTENCES = {
  Missing: "start.missing",
  Host: "start.host",
  Policy: "start.policy",
  NoWebAssembly: "start.browser",
  Memory: "start.memory",
  Changed: "start.changed",
};
/** What a policy that forbids something looks like. */
const REFUSED = new Set(["Missing", "Host", "Error"]);
/** Causes that are the same at the next try. */
const LASTING = new Set(["Host", "Policy", "NoWebAssembly", "Changed"]);

/** What an error says of its cause. Only its name comes from a worker. @param {any} error @returns {string} */
const causeOf = (error) => (error?.how === "file" ? "Missing" : error?.cause in SENTENCES ? error.cause : error?.name);

/** Whether the next try would fail alike. @param {unknown} error */
export const isLasting = (error) => LASTING.has(causeOf(error));

/** Why Python did not start, in both languages. @param {unknown} error @returns {Text} */
export function whyNot(error) {
  const { message = String(error) } = /** @type {any} */ (error ?? {});
  const cause = causeOf(error);
  const policy = REFUSED.has(cause) ? refusedBy() : null;
  const key = SENTENCES[policy ? "Policy" : cause] ?? "start.failed";
  const values = { reason: String(policy ?? message).slice(0, 200) };
  return { zh: fill(startZh[key], values), en: fill(startEn[key], values) };
}
