/** @file The page's entry: puts the pieces together and starts. */
import "./start.js"; // where it has not run yet, it runs now: the worker it starts is the page's
import { wayAsked } from "./boot/ways.js";
import { Controller } from "./controller.js";
import { PageElement } from "./elements/app.js";
import { workerEngine } from "./engine.js";
import { BUILD } from "./offline/names.js";
import { read } from "./site.js";
import { Storage } from "./storage.js";

const engine = workerEngine(wayAsked());
const storage = new Storage();
const page = /** @type {PageElement} */ (document.querySelector("hp-page"));
const controller = new Controller(engine, storage, () => {
  page.app = controller.app;
});
page.page = controller;
page.app = controller.app;

window.addEventListener("popstate", () => controller.onAddress());
controller.start();

// What there is to play, as the build wrote it down: the lobby is complete before Python is there.
read("build.json")
  .then((build) => build.games && controller.preview(build.games, build.build === BUILD))
  .catch(() => undefined); // the engine will tell, and the start of it reports what is wrong
