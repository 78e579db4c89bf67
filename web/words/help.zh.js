/** @file 帮助的中文词句：字牌怎么打。整句，带 {占位}，不拼接。 */

export const helpZh = {
  "help.title": "怎么打",
  "help.goal.title": "目标",
  "help.goal":
    "把手里的牌全配成组，胡息凑够起胡数，就能胡。一般只能胡翻出来的牌，有的玩法也能胡别人打出的；每种玩法的细节在规则书里。",
  "help.turn.title": "一轮",
  "help.turn":
    "轮到谁，谁从墩上翻一张，大家都看得见。这张牌不进手：要么马上用掉，要么放在桌上。用掉的人再打出一张手牌。",
  "help.claims.title": "吃、碰、胡",
  "help.claims":
    "碰：手里有一对，另外两家翻的、打的都能碰。吃：只能吃自己翻的，或上家翻的、打的；吃了以后，手里剩下的同样的牌必须一起“比”出来。能吃没吃、别人也没抢先要走的牌，本局不能再吃；碰也一样。",
  "help.forced.title": "自动的",
  "help.forced":
    "自己翻到手里的一对是偎，翻到坎是提；有坎、有偎，别人翻出、打出第四张是跑；碰过的，只有翻出的第四张才跑。这三样必须做，系统替你做。坎不能拆，也不能打。",
  "help.huxi.title": "胡息",
  "help.huxi": "小/大：提 9/12，跑 6/9，偎和坎 3/6，碰 1/3，二七十和一二三 3/6，其余 0。牌下面的数字就是它的胡息。",
  "help.kings.title": "王（只在双王玩法里）",
  "help.kings": "王可以当任何一张牌，只在胡的时候定；不能打出，也不能拿来吃碰；手里有王时只能胡自己翻的牌。",
  "help.marks.title": "按钮上的红点",
  "help.marks":
    "吃、碰、杠的按钮上有红点，是说选了它有后果，比如本局不能再吃某张牌。按住这个按钮，或者用鼠标指着它，就看得到是什么后果。",
  "help.group.peng": "碰",
  "help.group.chi": "吃",
  "help.group.kong": "杠",
  "help.group.run": "顺子",
  "help.group.seven": "二七十",
  "help.group.mixed": "绞牌",
  "help.group.ti": "提 12 息",
  "help.group.pao": "跑 6 息",
  "help.group.kan": "坎 6 息",
  "help.group.peng.worth": "碰 1 息",
  "help.group.seven.worth": "二七十 3 息",
  "help.group.one.worth": "一二三 6 息",
  "help.keys.title": "按键",
};
