/** @file The entry of the practice page. Python starts when the first puzzle is opened, in a worker of the page's own. */
import { define } from "../embed/elements.js";
import { PortEngine } from "../embed/play/port_engine.js";
import { addFamily, addLater } from "../family/registry.js";
import { pythonHost } from "../frame/python.js";
import { attendSite } from "../offline/newer_notice.js";
import { loadStyles } from "../shared/site.js";
import { zipai } from "../zipai/page.js";
import { PractisePage } from "./page.js";

addFamily(zipai);
addLater("mahjong", async () => {
  const [{ mahjong }] = await Promise.all([import("../mahjong/page.js"), loadStyles("mahjong")]);
  return mahjong;
});
define(document);

const host = pythonHost(true);
PractisePage.connect = () => {
  const { port1, port2 } = new MessageChannel();
  host.connect(port2);
  return new PortEngine(port1);
};
customElements.define("hp-practise", PractisePage);
attendSite();
