/**
 * @file The script of engine.html, the hidden frame in which Python runs for the embeds of a page of others. Only the
 * page that holds the frame may connect a port.
 */
import { pythonHost } from "./python.js";

const host = pythonHost(location.hash === "#keep");

addEventListener("message", ({ data, source, ports }) => {
  if (source !== window.parent || source === window || data?.hupai !== 1 || data.type !== "connect") return;
  if (ports.length === 1) host.connect(ports[0]);
});
