/**
 * @file The Chinese words of the table of 鬼胡子. Whole sentences with {placeholders}; nothing is glued together. What
 * begins with guihuzi. and goes on as a key elsewhere takes the place of that sentence in this family.
 */

export const guihuziZh = {
  "guihuzi.bar.min": "{n} 息起胡",
  "guihuzi.seat.huxi": "{n} 息",
  "guihuzi.meld.worth": "{kind}：{cards}，{n} 息",
  "guihuzi.hand.locked": "{card}，锁住了，不能打",

  "guihuzi.ledger.name": "你的硬息",
  "guihuzi.ledger.label": "硬息",
  "guihuzi.ledger.label.short": "息",
  "guihuzi.ledger.huxi": "硬息：桌上 {laid}，手里 {hand}，共 {total}，{min} 息起胡",
  "guihuzi.ledger.dead.pairs": "不能再吃的牌：{cards}。臭门子：{pairs}。",

  "guihuzi.turn.opening": "起手就成了，胡不胡？",

  "guihuzi.prompt.hu": "胡，{huxi} 息，每家付 {pay}",
  "guihuzi.prompt.hu.note": "{n} 分",
  "guihuzi.prompt.wai": "歪，{n} 息",
  "guihuzi.prompt.wai.note": "{n} 息",
  "guihuzi.prompt.liu": "溜{card}，不用打牌",
  "guihuzi.prompt.piao": "飘，{n} 息，不用打牌",
  "guihuzi.prompt.piao.note": "飘",
  "guihuzi.prompt.peng": "碰，{n} 息",
  "guihuzi.prompt.peng.note": "{n} 息",
  "guihuzi.prompt.chi": "吃：{meld}，{name}，{n} 息",

  "guihuzi.why.open": "现在有 {huxi} 息。",
  "guihuzi.pass.about": "现在胡是 {huxi} 息，每家付你 {pay} 分。放过以后牌局继续，这次机会就没有了。",
  "guihuzi.ahead.huxi": "硬息从 {before} 变成 {after}。",

  "guihuzi.result.wai": "歪{card}，胡了。",
  "guihuzi.result.nine_pairs": "起手九对半。",
  "guihuzi.result.ten_pairs": "十对。",
  "guihuzi.result.group": "{kind}：{cards}，{n} 息",

  "guihuzi.showdown.unit": "息",
  "guihuzi.lacked.huxi": "你有 {n} 息，还差 {more} 息。",
  "guihuzi.lacked.cards": "你有 {n} 息，够了，还差牌。",

  "guihuzi.state.mine": "你有 {total} 息，{min} 息起胡，墩上 {wall} 张。",
  "guihuzi.state.locked": "锁住不能打：{cards}。",
  "guihuzi.state.seat": "{who}：手里 {n} 张，桌上 {huxi} 息。",

  "guihuzi.key.gang": "溜、飘",
  "guihuzi.action.wai": "歪",
  "guihuzi.action.liu": "溜{card}",
  "guihuzi.action.piao": "飘",

  "guihuzi.verb.wai.short": "歪",
  "guihuzi.verb.liu.short": "溜",
  "guihuzi.verb.piao.short": "飘",
  "guihuzi.call.wai": "歪",
  "guihuzi.call.liu": "溜",
  "guihuzi.call.piao": "飘",

  "guihuzi.help.goal": "把手牌配成六门整的加半门，至少五个硬息，胡翻出来的牌。打出来的牌不能胡。",
  "guihuzi.help.turn":
    "轮到谁，谁翻墩上一张，大家都看得到。翻出的牌不进手：当场用掉，要么摆着。用了它的人打一张牌，摆四张的不打。",
  "guihuzi.help.claims":
    "碰：手里有一对，别人翻的、打的第三张。吃：自己翻的，或者上家的牌，配成一句话或者二七十。打过、放过的牌臭了；手里挨着的两张能吃它的，也臭了：手里三四放过五，就不能吃二。",
  "guihuzi.help.forced.title": "歪、溜、飘",
  "guihuzi.help.forced":
    "自己翻的，手里有两张是歪，有三张是溜，添到碰上是飘，要不要随你。溜、飘了不打牌。吃了以后有些牌锁住，不能打。",
  "guihuzi.help.huxi.title": "硬息",
  "guihuzi.help.huxi":
    "一样的牌、二七十，每门一个硬息；最后一对或者二七十里的两张也算一个；一句话没有。牌组下面的数就是硬息。",
};
