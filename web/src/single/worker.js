/**
 * @file The entry of the single file's worker. It does what ../boot/worker.js does, but the page sends it all files,
 * and there is no next visit to prepare.
 */
import * as Comlink from "comlink";
import { Boot } from "../boot/boot.js";
import { workerApi } from "../boot/worker_api.js";

/** No host has this name, so a request that is not answered from inside the file fails. */
const start = new Boot("https://inside.invalid/", { way: "trimmed", local: true, preloaded: false });

Comlink.expose({ ...workerApi(start), prepareNextVisit: async () => "nowhere" });
