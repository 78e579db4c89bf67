/** @file The entry of the calculator. Python starts with the first question, in a worker of the page's own. */
import { define } from "../embed/elements.js";
import { PlayElement } from "../embed/play/play_element.js";
import { PortEngine } from "../embed/play/port_engine.js";
import { pythonHost } from "../frame/python.js";
import { attendSite } from "../offline/newer_notice.js";
import "./page.js";

const host = pythonHost(true);

define(document);
PlayElement.connect = async () => {
  const { port1, port2 } = new MessageChannel();
  host.connect(port2);
  return new PortEngine(port1);
};
attendSite();
