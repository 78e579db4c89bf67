/** @file Starts the Python of our frames, and says in words what has gone wrong with it. */
import { EngineDied, EngineError, workerEngine } from "../boot/engine.js";
import { whyNot } from "../boot/why_not.js";
import { DIED, Refused } from "../embed/play/port_engine.js";
import { EngineHost } from "./engine_host.js";

/** What to tell of an error. @param {unknown} error @returns {import("../embed/play/port_engine.js").Body} */
function bodyOf(error) {
  if (error instanceof EngineError || error instanceof Refused) return error.body;
  if (error instanceof EngineDied && error.how !== "file") return DIED;
  const reason = String(/** @type {any} */ (error)?.message ?? error).slice(0, 200);
  return { code: "engine_not_started", facts: { reason }, position: null, text: whyNot(error) };
}

/** One Python for many embeds. @param {boolean} keeps whether it may store something for the next visit */
export function pythonHost(keeps) {
  const host = new EngineHost(() => workerEngine("", {}, keeps), bodyOf);
  addEventListener("pagehide", ({ persisted }) => persisted || host.gone());
  return host;
}
