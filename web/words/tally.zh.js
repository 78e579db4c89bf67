/** @file 一场打完时的中文词句。 */

export const tallyZh = {
  "tally.course": "一局一局的积分",
  "tally.course.words": "{hands}局：你最后{points}分，最高到过{high}分，最低到过{low}分。",
  "tally.best": "你最好的一局：第{n}局，{points}分",
  "tally.costly": "哪一步最亏？",
  "tally.costly.looking": "正在看你的每一步……",
  "tally.costly.none": "照机器人的估计，你没有一步吃亏。",
  "tally.costly.failed": "没有回答，再试一次。",
  "tally.costly.was": "第{n}局：你选了“{played}”；照机器人的估计，“{best}”更值：{points}分。",
  "tally.costly.try": "去看看，再打一次",
  "tally.day": "看今天的结果",
};
