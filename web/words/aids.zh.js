/** @file 中文词句：牌桌上叫得到的帮助。 */

export const aidsZh = {
  "hint.ask": "提示",
  "back.open": "回到前面某一步…",
  "skip.open": "跳到我",
  "skip.end": "跳到结果",
  "skip.end.about": "不看中间，直接看这一局的结果",
  "skip.about": "不看中间，直接到我的下一步",
  "auto.open": "托管",
  "auto.about": "托管：让电脑替我打，随时可以收回。这一局统计里算“有帮助”",
  "auto.on": "托管中：这一局和后面的局都由电脑替你打，统计里算“有帮助”",
  "auto.off": "我来打",
  "auto.began": "托管了：电脑替你打，按“我来打”收回。这一局统计里算“有帮助”。",
  "auto.ended": "收回来了，轮到你的时候由你打。",

  "review.open": "复盘",
  "result.undo": "悔最后一步",
  "practice.open": "明牌练习",
  "practice.about": "三家的牌都亮给你看，电脑还是只看自己的；统计里另算一类",
  "practice.shown": "明牌",
  "practice.hide": "明牌练习：三家的牌都亮着。按一下盖上",
  "practice.show": "明牌练习：牌都盖着。按一下亮出来",
  "practice.held": "{who}手里：{cards}",
  "check.do": "验这副牌",

  "key.skip": "跳到我的下一步",
  "key.auto": "托管，收回",
  "key.review": "复盘打完的一局",
  "key.hint": "提示",
  "key.back": "回到前面某一步",
};
