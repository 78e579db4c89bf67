/** @file The English words of the guided first hand. */

export const guideEn = {
  "guide.name": "Guide",
  "guide.at": "Guide {n}/{all}",
  "guide.close": "Play on without the guide",
  "guide.back": "Take it back",
  "guide.failed": "The guide could not be loaded. The hand can be played without it.",
  "guide.won": "You have won your first hand.",
  "guide.over": "This hand is over, and the next one is yours to try.",
  "guide.chosen":
    "Its deal was chosen, so that there is something to chi, to peng and to win; the cards follow from a seed as in any hand, and were not touched. It is not in the statistics.",
  "guide.again": "Once more with the guide",
  "guide.lessons": "Lessons",
  "guide.check":
    "This deal was chosen for the guided hand: its seed was picked out of many. What is checked above holds for it as for any other.",
};
