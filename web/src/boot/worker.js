/** @file The worker's entry: Python lives here. Its downloads begin before anybody calls. */
import * as Comlink from "comlink";
import { Boot } from "./boot.js";
import { optionsOf } from "./ways.js";
import { workerApi } from "./worker_api.js";

/** The site's own folder, and how to start, which the worker's name says. */
const root = new URL("../", import.meta.url).href;

Comlink.expose(workerApi(new Boot(root, optionsOf(self.name))));
