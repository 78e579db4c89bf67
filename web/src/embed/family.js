/**
 * @file The pictures of a family for other sites, in all faces: the build writes them in, and makes a script of this for
 * each family. It is fetched by the first picture that needs more than the script for other sites brings.
 */
import { readerOf } from "../picture/signs.js";
import { FAMILY_PICTURES } from "./built.js";
import { offer } from "./offered.js";

const { signs, ...pictures } = JSON.parse(FAMILY_PICTURES);
offer(pictures.deck.family, { ...pictures, reader: readerOf(signs) });
