/** @file The entry of the practice page. Python starts when the first puzzle is opened, in a worker of the page's own. */
import { PortEngine } from "../embed/play/port_engine.js";
import "../families/page.js";
import { pythonHost } from "../frame/python.js";
import { attendSite } from "../offline/newer_notice.js";
import { PractisePage } from "./page.js";

const host = pythonHost(true);
PractisePage.connect = () => {
  const { port1, port2 } = new MessageChannel();
  host.connect(port2);
  return new PortEngine(port1);
};
customElements.define("hp-practise", PractisePage);
attendSite();
