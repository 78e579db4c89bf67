/** @file The entry of the worker that Python runs in. Its downloads begin before the page's first call. */
import * as Comlink from "comlink";
import { Boot } from "./boot.js";
import { optionsOf } from "./ways.js";
import { workerApi } from "./worker_api.js";

/** The site's own folder. The worker's name says how to start. */
const root = new URL("../", import.meta.url).href;

Comlink.expose(workerApi(new Boot(root, optionsOf(self.name))));
