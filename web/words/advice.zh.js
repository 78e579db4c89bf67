/** @file 中文词句：提示，以及一步棋怎么说。 */

export const adviceZh = {
  "hint.title": "提示",
  "hint.wait": "正在想…",
  "hint.aids": "看过提示的这一局，统计里算“有帮助”。",
  "hint.seen": "看得到的",
  "hint.suggests": "{judge}的建议",
  "hint.why": "说说理由",
  "hint.reasons": "理由",
  "hint.instead": "要是{action}",
  "hint.others": "别的打法，好的在前",
  "hint.ranking": "各种打法，好的在前",
  "hint.equal": "差不多的还有：{action}",
  "hint.worth": "估 {points} 分",
  "hint.unvalued": "这一级只排先后，不估分。",
  "hint.do": "就这么打",
  "hint.failed": "提示没有要到，再试一次。",

  "questions.title": "还可以问",
  "questions.aids": "问过的这一局，统计里算“有帮助”。",
  "questions.failed": "没有要到回答，收起来再点开试试。",

  "back.title": "回到哪一步",
  "back.about": "点一步，就回到那时重新选；牌的次序不变，之后照新的选择打下去。",
  "back.on": "{card}：{action}",
  "back.failed": "没能读出前面的步骤，关上再试一次。",

  "action.discard": "打{card}",
  "action.chi": "吃：{melds}",
  "action.peng": "碰",
  "action.hu": "胡",
  "action.pass": "过",
  "action.declare": "叫王",
  "action.raise": "举手",
};
