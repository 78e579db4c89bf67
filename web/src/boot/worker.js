/** @file The worker's entry: Python lives here. Its downloads begin before anybody calls. */
import * as Comlink from "comlink";
import { answering } from "./answering.js";
import { Boot } from "./boot.js";
import { toldByName } from "./boot/ways.js";

/** The site's own folder, and the way to start that the worker was named for. */
const root = new URL("../", import.meta.url).href;

Comlink.expose(answering(new Boot(root, toldByName(self.name))));
