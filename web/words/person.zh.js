/** @file 对手是谁、怎么打牌的中文词句。 */

export const personZh = {
  "person.right.story": "阿凤在河街口卖了二十年米粉，收了摊就来打几盘。她爱热闹，输了也是笑着数钱。",
  "person.opposite.story": "秀姐教了一辈子算术，退休了还给街坊的孩子补课。她说牌桌上最要紧的是沉得住气。",
  "person.left.story": "老唐在湘江上撑了三十年船，如今守着渡口钓鱼。他话不多，茶倒是一杯接一杯。",
  "person.plays": "打法（{level}）：",
  "person.manner.keen": "可要可不要的牌，多半要。",
  "person.manner.choosy": "可要可不要的牌，多半不要。",
  "person.manner.plain": "可要可不要的牌，照这一级的算法定。",
  "person.verb.peng": "能碰时碰",
  "person.verb.chi": "能吃时吃",
  "person.usual": "{level}平常",
  "person.share": "{n} ± {margin}%",
  "person.about": "数字是电脑照通行规则互相打，一次一次数出来的。胡牌、出牌各人都照这一级的算法。",
  "person.uncounted": "这一级没有数过，说不出多少次。",
  "person.who": "各人怎么打",
  "person.manners": "各有各的打法",
  "person.manners.about": "不选，就都照这一级的算法打。打法只管可要可不要的牌。",
};
