/**
 * @file The page's entry: creates the engine, the storage and the controller, connects them with the page, and starts.
 */
import "./boot/start.js"; // starts the worker; index.html loads this module too, but it runs only once
import "./app/page_element.js"; // defines <hp-page>
import { Controller } from "./app/controller.js";
import { workerEngine } from "./boot/engine.js";
import { wayAsked } from "./boot/ways.js";
import "./families/page.js";
import { BUILD } from "./shared/build.js";
import { read } from "./shared/site.js";
import { Storage } from "./storage/database.js";
import { namesForEngine } from "./text/seats.js";

const page = /** @type {import("./app/page_element.js").PageElement} */ (document.querySelector("hp-page"));
const controller = new Controller(
  workerEngine(wayAsked(), {
    get names() {
      return namesForEngine();
    },
  }),
  new Storage(),
  (app) => (page.app = app),
);
page.page = controller;
page.app = controller.app;

window.addEventListener("popstate", () => controller.onAddress());
controller.start();

// build.json lists the games, so that the page can draw the whole lobby before Python has started.
read("build.json")
  .then((build) => build.games && controller.lobby.showGamesBeforeStart(build.games, build.build === BUILD))
  .catch(() => undefined); // the engine sends the games too, and a failed start reports its own error
