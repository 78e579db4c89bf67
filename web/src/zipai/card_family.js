/** @file The names and pictures of the cards, as the shared parts of the page ask for them. */
import { cardName, cardsOf, deckOf, listCards } from "./cards.js";
import { back, face, faceClass, fullFace, print, stack } from "./faces.js";

/** @type {import("../family/types.js").CardFamily} */
export const cards = {
  name: cardName,
  list: listCards,
  parse: cardsOf,
  deck: deckOf,
  faceClass,
  print,
  face,
  back,
  fullFace,
  stack,
};
