/** @file The pictures of zipai for other sites in all faces. The script for other sites brings one; this one has the others. */
import { parseCards } from "../picture/zipai_notation.js";
import { FAMILY_PICTURES } from "./built.js";
import { offer } from "./offered.js";

offer("zipai", { ...JSON.parse(FAMILY_PICTURES), parse: parseCards });
