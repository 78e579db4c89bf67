/** @file The pictures of mahjong for other sites: its tiles. Fetched by the first that needs them. */
import { readerOf } from "../picture/signs.js";
import { FAMILY_PICTURES } from "./built.js";
import { offer } from "./offered.js";

const { signs, ...pictures } = JSON.parse(FAMILY_PICTURES);
offer("mahjong", { ...pictures, reader: readerOf(signs) });
