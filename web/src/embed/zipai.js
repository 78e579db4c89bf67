/** @file The pictures of zipai for other sites in all faces. The script for other sites brings one; this one has the others. */
import { readerOf } from "../picture/signs.js";
import { FAMILY_PICTURES } from "./built.js";
import { offer } from "./offered.js";

const { signs, ...pictures } = JSON.parse(FAMILY_PICTURES);
offer("zipai", { ...pictures, reader: readerOf(signs) });
