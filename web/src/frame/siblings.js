/**
 * @file Frames of ours on one page share one Python without a script of ours in the page: the first that needs it starts
 * it, and says so; the others ask it for a port. Frames that may not look at each other, as sandboxed ones, cannot.
 */
import { pythonHost } from "./python.js";

/** The mark of a frame in which Python runs. */
const MARK = "hupaiEngine";

/** @type {import("./engine_host.js").EngineHost|null} */
let own = null;

/** A frame beside this one in which Python runs; null if there is none. @returns {Window|null} */
function running() {
  for (let nth = 0; nth < window.parent.length; nth++) {
    try {
      const frame = window.parent[nth];
      if (frame !== window && /** @type {any} */ (frame)[MARK] === 1) return frame;
    } catch {
      // a frame of another site
    }
  }
  return null;
}

/** A port to a Python: that of another frame of ours, or this one's own. @param {boolean} keeps @returns {MessagePort} */
export function sharedPort(keeps) {
  const { port1, port2 } = new MessageChannel();
  const other = own ? null : running();
  if (other) other.postMessage({ hupai: 1, type: "connect" }, location.origin, [port2]);
  else {
    own ??= pythonHost(keeps);
    /** @type {any} */ (window)[MARK] = 1;
    own.connect(port2);
  }
  return port1;
}

/** Serves the other frames of ours. */
export function listenToSiblings() {
  addEventListener("message", ({ data, origin, ports }) => {
    const ours = origin === location.origin && globalThis.origin !== "null";
    if (ours && data?.hupai === 1 && data.type === "connect" && ports.length === 1) own?.connect(ports[0]);
  });
}
