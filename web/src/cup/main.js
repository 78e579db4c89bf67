/** @file The entry of the tournament page. Python starts at once: without it nobody can enter. */
import { workerEngine } from "../boot/engine.js";
import { attendSite } from "../offline/newer_notice.js";
import { Storage } from "../storage/database.js";
import { Saves } from "../storage/saves.js";
import { Holder } from "../storage/tabs.js";
import { Cup } from "./cup.js";
import { CupPage } from "./page.js";

CupPage.open = (changed) => {
  const storage = new Storage();
  return new Cup({
    engine: workerEngine("", {}),
    another: () => workerEngine("", {}, false),
    storage,
    saves: new Saves(storage),
    holder: new Holder(),
    changed,
  });
};
customElements.define("hp-cup", CupPage);
attendSite();
