/** @file The entry of the tournament page. Python starts at once: without it nobody can enter. */
import { workerEngine } from "../boot/engine.js";
import { attendSite } from "../offline/newer_notice.js";
import { Saves } from "../storage/saves.js";
import { Holder } from "../storage/tabs.js";
import { Cup } from "./cup.js";
import { CupPage } from "./page.js";

CupPage.open = (storage, changed) =>
  new Cup({
    engine: workerEngine("", {}),
    another: () => workerEngine("", {}, false),
    storage,
    saves: new Saves(storage),
    holder: new Holder(),
    changed,
  });
customElements.define("hp-cup", CupPage);
attendSite();
