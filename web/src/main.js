/** @file The page's entry: puts the pieces together and starts. */
import "./boot/start.js"; // where it has not run yet, it runs now: the worker it starts is the page's
import "./app/page_element.js"; // it defines <hp-page>
import { Controller } from "./app/controller.js";
import { workerEngine } from "./boot/engine.js";
import { wayAsked } from "./boot/ways.js";
import { BUILD } from "./shared/build.js";
import { read } from "./shared/site.js";
import { Storage } from "./storage/database.js";
import { SEAT_NAMES } from "./zipai/seats.js";

const page = /** @type {import("./app/page_element.js").PageElement} */ (document.querySelector("hp-page"));
const controller = new Controller(
  workerEngine(wayAsked(), { names: SEAT_NAMES }),
  new Storage(),
  (app) => (page.app = app),
);
page.send = controller.send;
page.store = controller.store;
page.app = controller.app;
Object.assign(page, { controller }); // for a console, and for tests

window.addEventListener("popstate", () => controller.onAddress());
controller.start();

// The games, as the build wrote them down: the lobby is complete before Python is there.
read("build.json")
  .then((build) => build.games && controller.lobby.preview(build.games, build.build === BUILD))
  .catch(() => undefined); // the engine will say, and its start reports what is wrong
