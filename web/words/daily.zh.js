/** @file 今日一局的中文词句。 */

export const dailyZh = {
  "daily.title": "今日一局 · {day}",
  "daily.about": "{game}，一局。同一天，人人拿到同一手牌；对手都是“{level}”，规则照通行的。",
  "daily.play": "打今天这一局",
  "daily.on": "接着打",
  "daily.look": "看结果",
  "daily.unaided": "是你今天的分数。",
  "daily.aided": "是你今天的分数，用过提示、悔牌或托管。",
  "daily.share": "复制链接给朋友",
  "daily.shared": "复制好了。链接里只有分数，没有牌。",
  "daily.by.hand": "浏览器不让复制，自己抄这个链接：{link}",
  "daily.streak": "已经连着打了 {n} 天。",
  "daily.ahead": "这里有几天的成绩在今天以后：时钟往回拨过。它们都留着，到那天再算。",
  "daily.challenge": "有人打完了今天这一局。等你也打完，就告诉你他得了几分。",
  "daily.ahead.of": "你 {own} 分，对方 {theirs} 分：你赢了。",
  "daily.behind": "你 {own} 分，对方 {theirs} 分：对方赢了。",
  "daily.level": "你 {own} 分，对方 {theirs} 分：打平。",
  "daily.other": "这个链接是{day}的那一局，比不了；今天是另一局。",
  "daily.unreadable": "这个链接看不懂，可能没抄全；今天这一局照样能打。",
};
