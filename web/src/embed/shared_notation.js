/**
 * @file What reads every notation, from the script that fetched this one: the build puts it in the place of
 * `picture/notation.js` in the scripts that are fetched, so that they do not bring it again.
 */
import { sharedNotation } from "./offered.js";

export const { isNotationError, NotationError, pieces, placing } = sharedNotation();
