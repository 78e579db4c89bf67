/** @file The worker of the single file: as ../boot/worker.js, but everything is handed to it and there is no next visit to prepare. */
import * as Comlink from "comlink";
import { Boot } from "../boot/boot.js";
import { workerApi } from "../boot/worker_api.js";

/** No host has this name: an address that is not answered from inside is nowhere. */
const start = new Boot("https://inside.invalid/", { way: "trimmed", local: false, ahead: false });

Comlink.expose({ ...workerApi(start), prepareNextVisit: async () => "nowhere" });
