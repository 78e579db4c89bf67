/** @file The worker of the single file: as ../worker.js, with everything handed to it and nothing to prepare for another visit. */
import * as Comlink from "comlink";
import { answering } from "../answering.js";
import { Boot } from "../boot.js";

/** No host has this name: an address that is not answered from inside is nowhere. */
const start = new Boot("https://inside.invalid/", { way: "trimmed", local: false, ahead: false });

Comlink.expose({ ...answering(start), settle: async () => "nowhere" });
