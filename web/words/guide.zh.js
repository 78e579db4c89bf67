/** @file 第一局（有人教）的中文词句。 */

export const guideZh = {
  "guide.name": "教牌",
  "guide.at": "教牌 {n}/{all}",
  "guide.close": "不用教了，自己打",
  "guide.back": "悔到那一步",
  "guide.failed": "教牌的话没有取到。不用教也能打完这一局。",
  "guide.won": "第一局，你胡了。",
  "guide.over": "这一局打完了，下一局再来。",
  "guide.chosen": "这副牌是挑出来的，好让你有吃、有碰、有胡；牌照样由种子洗出来，一张没动。这一局不进统计。",
  "guide.again": "跟着教再打一遍",
  "guide.lessons": "看课",
  "guide.check": "这副牌是为教牌挑的：从许多种子里挑了这一个。上面查的，和别的牌一样算数。",
};
