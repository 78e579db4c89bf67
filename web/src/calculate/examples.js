/** @file A hand of every game to begin with. The engine's tests prove that each is won. */

/** @type {Record<string, Record<string, string>>} */
export const EXAMPLES = {
  "yongzhou": { laid: "ti:0000b wei:222s", cards: "345s12bk77s99bk45b", win: "3b", by: "self", turned: "8b" },
  "yongzhou-plain": { laid: "ti:0000b wei:222s chi:123b", cards: "345s345b77s99b", win: "9b", by: "other" },
  "paohuzi": { laid: "ti:0000b wei:222s chi:123b", cards: "345s345b77s99b", win: "9b", by: "self" },
  "leiyang": { cards: "123s123b567s567b999s999b44s", win: "4s", by: "discard" },
  "shaoyang": { laid: "wei:777b peng:333s chi:270s", cards: "270b123b456s88b", win: "8b", by: "self" },
  "yongzhou-mahjong": { laid: "peng:111z", cards: "123m 678s 46p 5p 9s", win: "9s", by: "self", indicator: "4p" },
  "kawuxing": { laid: "peng:777z", cards: "2245667s 123p", win: "5s", by: "discard" },
  "yuanjiang": { laid: "peng:555b chi:456s", cards: "333s270s270b123b8b", win: "8b", by: "self" },
  "nanxian": { laid: "peng:555b peng:888s", cards: "270s270b456s123b1s", win: "1s", by: "other" },
  "yibin": { cards: "1122334455667s", win: "7s", by: "self", indicator: "1m" },
};
