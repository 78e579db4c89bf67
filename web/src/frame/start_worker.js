/** @file Stands in for ../boot/start_worker.js: a frame starts its worker only when Python is wanted. */

import { workerName } from "../boot/ways.js";
import { workerScript } from "../shared/isolated.js";
import { supplied } from "../shared/mislabelled.js";

/** @param {string} way how Python starts; "" is the fastest way that works */
export const startWorker = (way) => supplied(new Worker(workerScript(), { type: "module", name: workerName(way) }));
