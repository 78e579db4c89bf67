/** @file 中文词句：网站有了新版，或者这一页比网站旧。整句，不拼接。 */

export const offlineZh = {
  "update.newer": "新版本备好了。换上只要一会儿，牌局停在哪一步，换好还在哪一步。",
  "update.changed": "本站已经是新版本，这一页还是旧的。换上新版就好，牌局一步也不少。",
  "update.enter": "换上新版",
  "update.entering": "正在换上新版…",
  "skew.part": "本站已经是新版本，这一页要的旧部件没有了。换上新版就好，牌局一步也不少。",
  "stored.open": "这里存了什么",
};
