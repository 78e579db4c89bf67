/** @file The English words of the end of a match. */

export const tallyEn = {
  "tally.course": "How the points grew",
  "tally.course.words": "{hands} hands: you end at {points}, were at {high} at best and at {low} at worst.",
  "tally.best": "Your best hand: number {n}, {points}",
  "tally.costly": "What cost me most?",
  "tally.costly.looking": "Going through your decisions…",
  "tally.costly.none": "By the bot’s figures no decision of yours cost anything.",
  "tally.costly.failed": "There was no answer. Try again.",
  "tally.costly.was": "Hand {n}: you chose “{played}”; by the bot’s figures “{best}” was worth more: {points} points.",
  "tally.costly.try": "See it and try again",
  "tally.day": "The day’s result",
};
