/** @file The English words about who the opponents are and how they play. */

export const personEn = {
  "person.right.story":
    "Feng has sold rice noodles at the river gate for twenty years, and comes to play when the stall is shut. She likes a lively table, and laughs as she pays.",
  "person.opposite.story":
    "Xiu taught arithmetic all her life, and still helps the children of the street with it. Patience, she says, is what a table asks for most.",
  "person.left.story":
    "Tang ran a boat on the Xiang for thirty years, and now fishes beside the ferry. He says little, and his teacup is never empty.",
  "person.plays": "Way of playing ({level}):",
  "person.manner.keen": "takes most cards that could as well be left.",
  "person.manner.choosy": "leaves most cards that could as well be taken.",
  "person.manner.plain": "leaves it to the level whether to take a card.",
  "person.verb.peng": "Takes a peng",
  "person.verb.chi": "Takes a chi",
  "person.usual": "{level}, usually",
  "person.share": "{n} ± {margin}%",
  "person.about":
    "Counted of the times they could, while bots played each other by the usual rules. In wins and discards everybody plays as the level does.",
  "person.uncounted": "Nobody has counted how often at this level.",
  "person.who": "How each of them plays",
  "person.manners": "Each in their own way",
  "person.manners.about":
    "Otherwise all play as their level does. A way of playing is only about cards that could as well be left.",
};
