/** @file 选玩法、对手、规则的中文词句。 */

export const setupZh = {
  "setup.title": "选玩法",
  "setup.start": "就打这个",
  "setup.keep": "选好了",
  "lobby.game": "玩法",
  "lobby.game.begin": "新手从这里开始",
  "lobby.bots": "对手",
  "lobby.hands": "局数",
  "lobby.hands.n": "{n} 局",
  "lobby.options": "规则细节",
  "lobby.options.usual": "{n} 项，都照通行的打",
  "lobby.options.changed": "改了 {n} 项",
  "options.win": "怎样才能胡",
  "options.play": "打牌",
  "options.fan": "名堂",
  "options.pay": "算分",
  "options.usual": "{rule}：改回通行规则",
  "options.all.usual": "全部改回",
  "options.problems": "这几条规则放在一起打不了：",
};
