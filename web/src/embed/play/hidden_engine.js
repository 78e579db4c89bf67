/**
 * @file The one engine of a page: a hidden frame of ours, in which Python runs for all embeds of the page. It is made
 * when the first of them wants it; scripts of several versions on one page share it if they have the same address.
 */
import { NO_ENGINE, PortEngine, Refused } from "./port_engine.js";

/** Where the scripts of a page find the engines that it has, by their address. */
const PLACE = Symbol.for("hupai engines 1");
const engines = /** @type {Record<symbol, Map<string, Promise<HTMLIFrameElement>>>} */ (
  /** @type {unknown} */ (globalThis)
);

/** Milliseconds that the frame may take to load. */
const PATIENCE_MS = 30_000;

/** The frame of an engine, loaded. @param {string} address @returns {Promise<HTMLIFrameElement>} */
function frameOf(address) {
  engines[PLACE] ??= new Map();
  const known = engines[PLACE].get(address);
  if (known) return known;
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.title = "Hupai";
  frame.src = address;
  /** @type {Promise<HTMLIFrameElement>} */
  const loaded = new Promise((done, failed) => {
    frame.addEventListener("load", () => done(frame), { once: true });
    setTimeout(() => failed(new Refused(NO_ENGINE)), PATIENCE_MS);
  });
  loaded.catch(() => forget(address, frame));
  engines[PLACE].set(address, loaded);
  document.body.append(frame);
  return loaded;
}

/** Removes an engine that does not work, so that the next call makes another one. @param {string} address @param {HTMLIFrameElement} frame */
function forget(address, frame) {
  frame.remove();
  engines[PLACE]?.delete(address);
}

/** The origin that a message to a frame of the site is for. A page without an origin has frames without one. @param {string} address */
export const originOf = (address) => (globalThis.origin === "null" ? "*" : new URL(address).origin);

/**
 * Connects a port with the engine at an address.
 * @param {string} address of engine.html
 * @returns {Promise<{port: MessagePort, forget: () => void}>}
 */
export async function portTo(address) {
  let frame = await frameOf(address);
  if (!frame.isConnected) {
    // Sites with instant navigation replace the page's content, and the frame with it.
    forget(address, frame);
    frame = await frameOf(address);
  }
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ hupai: 1, type: "connect" }, originOf(address), [port2]);
  return { port: port1, forget: () => forget(address, frame) };
}

/** The engine at an address, for one embed. @param {string} address */
export async function engineAt(address) {
  const { port, forget: silent } = await portTo(address);
  return new PortEngine(port, silent);
}
