/** @file The pictures of mahjong for other sites: its tiles, and how they are written. Fetched by the first that needs them. */
import { parseTiles } from "../picture/mahjong_notation.js";
import { FAMILY_PICTURES } from "./built.js";
import { offer } from "./offered.js";

offer("mahjong", { ...JSON.parse(FAMILY_PICTURES), parse: parseTiles });
