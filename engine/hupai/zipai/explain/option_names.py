"""The options and their values in words, by option name."""

from __future__ import annotations

from typing import Final

from hupai.explain import duel_texts
from hupai.explain.language import Text

OPTIONS: Final[dict[str, Text]] = {
    "seats": ("几个人打", "Players"),
    "kings": ("几张王", "Kings in the deck"),
    "sitter_share": ("坐醒吃醒", "The sitter's share"),
    "sitter_dealer_share": ("庄家无醒胡", "A dealer's win without bonus cards"),
    "sitter_floor": ("坐醒保底", "The sitter's least share"),
    "sitter_huangzhuang": ("黄庄坐醒", "The sitter and a drawn hand"),
    "min_huxi": ("起胡胡息", "Huxi needed to win"),
    "tun_step": ("几胡息一囤", "Huxi that make one unit"),
    "base_bonus": ("带底", "Base unit"),
    "wu_hu": ("无胡", "Winning without huxi"),
    "ka_hu": ("卡胡", "Exactly ten or twenty huxi"),
    "win_on_discard": ("点炮", "Winning on discards"),
    "guo_hu": ("过胡", "After passing a win"),
    "guo_zhang": ("过张", "After passing a chi or a peng"),
    "wang_chuang": ("叫王闯", "Declaring king's charge"),
    "king_limit": ("限胡", "Limit on hands with kings"),
    "three_ti_five_kan": ("三提五坎", "Three ti or five kan"),
    "three_five_cards": ("三提五坎看哪些牌", "Which cards make three ti or five kan"),
    "ju_shou": ("举手", "Raising the hand"),
    "ju_shou_kept": ("举手管多久", "How long a raised hand counts"),
    "fang_wei": ("放偎", "Discarding what another laid as a wei"),
    "chi_bian_da_bian": ("吃边打边", "Eating one end, discarding beyond the other"),
    "chi_bian_red": ("吃红打红", "Eating red, discarding red"),
    "xing": ("醒（省）", "Bonus cards"),
    "xing_offset": ("翻醒看哪张", "Which card the turned card names"),
    "xing_value": ("一醒几囤", "Units for each bonus card"),
    "red_min": ("红胡张数", "Red cards for a red win"),
    "red_times": ("红胡乘几", "Factor of a red win"),
    "dot_times": ("一点朱乘几", "Factor of one red card"),
    "black_times": ("黑胡乘几", "Factor of a black win"),
    "yi_dian_hong": ("一点朱", "One red card"),
    "ming_tang": ("几个名堂", "Several fan at once"),
    "red_to_dot": ("红转点", "Many reds pay like one red"),
    "red_to_black": ("红转黑", "Many reds pay like none"),
    "self_draw": ("自摸", "Winning on one's own flip"),
    "self_draw_tun": ("自摸加囤", "Units for one's own flip"),
    "tianhu": ("天胡", "Heavenly win"),
    "dihu": ("地胡", "Winning on the shown card"),
    "haidi": ("海底", "Winning on the last card"),
    "long_value": ("龙", "Points for every ti"),
    "king_draw_penalty": ("黄庄赔王", "Kings in a drawn hand"),
    "cap_per_loser": ("封顶", "Cap"),
    "first_dealer": ("第一局谁坐庄", "First dealer"),
    "dealer_after_draw": ("黄庄谁坐庄", "Dealer after a drawn hand"),
    "hands_per_session": ("局数", "Hands in a match"),
    "wei_hidden": ("偎牌", "How a wei lies"),
    "ti_hidden": ("提牌", "How a ti lies"),
    **duel_texts.LABELS,
}
"""Labels of the options."""

HELPS: Final[dict[str, Text]] = {
    "kings": (
        "牌里放几张王。王可以当任何牌，手里有王只能自摸。",
        "How many kings the deck has. A king stands for any card; whoever holds one wins by their own flip only.",
    ),
    "seats": (
        "三个人打，两个人单挑，还是四个人坐、一个坐醒。",
        "Whether three play, or two (单挑), or four are at the table and one of them sits (坐醒).",
    ),
    "sitter_share": (
        "坐醒的那份醒钱由谁付。",
        "Who pays the sitter for the bonus cards (醒).",
    ),
    "sitter_dealer_share": (
        "庄家胡了又没有醒，坐醒的有没有份。",
        "Whether the sitter gets a share when the dealer wins without bonus cards.",
    ),
    "sitter_floor": (
        "胡到封顶的时候，坐醒的至少得封顶的三分之一，不够的由胡家补。",
        "Whether the sitter gets at least a third of the cap from a win that reaches it, the rest from the winner.",
    ),
    "sitter_huangzhuang": (
        "黄庄赔王的时候，坐醒的有没有份。",
        "Whether the sitter has a part in what kings cost in a drawn hand.",
    ),
    "king_limit": (
        "手里有王时，胡牌是不是要够番数，或者三张王起只能胡叫了王的。",
        "Whether a hand with kings needs a least factor to win, or with three or more must declare them.",
    ),
    "min_huxi": (
        "牌成了以后，胡息要到这个数才能胡。",
        "A complete hand must be worth this many huxi to win.",
    ),
    "tun_step": (
        "多少胡息换一囤。",
        "How many huxi make one unit of the payment.",
    ),
    "base_bonus": (
        "每次胡牌在囤数上另加几囤。",
        "How many units are added to every win.",
    ),
    "win_on_discard": (
        "允许胡别人打出的牌，由点炮的一家付所有的分。",
        "Lets a card played from a hand be won; whoever played it then pays for every loser.",
    ),
    "wu_hu": (
        "牌成了，一点胡息也没有也能胡，按二十一胡息算。",
        "A complete hand worth no huxi at all wins too and counts as 21.",
    ),
    "ka_hu": (
        "正好十胡息按十六算，正好二十胡息按二十四算。",
        "Exactly 10 huxi count as 16, exactly 20 as 24.",
    ),
    "guo_hu": (
        "能胡没胡以后，这一局是照样能胡，还是要胡得更大才行。",
        "Whether a player who passes a win may later win with any hand, or only with one that pays more.",
    ),
    "guo_zhang": (
        "能吃或能碰却没要，这张牌以后是只不能再做放过的那样，还是吃、碰都不能了。",
        "Whether passing a chi or a peng of a card rules out only what was passed, or both.",
    ),
    "wang_chuang": (
        "手里剩两张王（三张叫王炸）、别的牌都成组时，要来哪张都够胡息才能叫，还是不管够不够都能叫。",
        "With two kings left (or three for king's blast) and all else in groups: whether they may be declared only if "
        "every card brings enough huxi, or always.",
    ),
    "three_five_cards": (
        "三提五坎看庄家的二十一张、先发的二十张，还是要靠亮张凑成。",
        "Whether the three ti or five kan may be among all of the dealer's cards, must be among the first twenty, or "
        "must be completed by the shown card.",
    ),
    "three_ti_five_kan": (
        "庄家起手三提或五坎，别的牌不成组也能胡。",
        "A dealer with three ti or five kan from the deal may win, whatever the other cards are.",
    ),
    "ju_shou": (
        "闲家起手听牌可以举手，举了手胡牌加倍。",
        "A player other than the dealer who waits from the deal may raise the hand: a win then counts double.",
    ),
    "ju_shou_kept": (
        "举了手，进了一张牌没有胡，举手还算不算。",
        "Whether a raised hand still counts once its player takes a card in without winning.",
    ),
    "fang_wei": (
        "打出别家偎了的牌，这一局不能再吃、碰。",
        "Whoever discards a card another has laid as a wei may no longer chi or peng in this hand.",
    ),
    "chi_bian_da_bian": (
        "吃了顺子的一边，接着打另一边外面的牌：有的不限，有的只能胡某几种，有的不能打。",
        "Right after eating one end of a run, the card beyond its other end is free, limits the wins, or is forbidden.",
    ),
    "chi_bian_red": (
        "吃边打边里，吃七能不能打十、吃十能不能打七。",
        "Whether eating a 7 forbids the 10 beyond the run, and eating a 10 the 7.",
    ),
    "xing": (
        "胡牌后定一张牌做醒（省），赢家的牌里每有一张就加囤。",
        "After a win a bonus card is named; each copy in the winning hand adds units.",
    ),
    "xing_offset": (
        "翻醒翻出一张牌以后，它的下一张、它自己还是上一张是醒。",
        "Whether the card turned after a win names its successor, itself or its predecessor.",
    ),
    "xing_value": (
        "每一张醒加几囤。",
        "How many units each bonus card adds.",
    ),
    "red_min": (
        "胡牌时有这么多张红字就算红胡。",
        "A winning hand with at least this many red cards is a red win.",
    ),
    "red_times": (
        "红胡时乘的倍数。",
        "The factor of a red win.",
    ),
    "dot_times": (
        "正好一张红字时乘的倍数。",
        "The factor of a win with exactly one red card.",
    ),
    "black_times": (
        "没有红字时乘的倍数。",
        "The factor of a win without any red card.",
    ),
    "yi_dian_hong": (
        "正好一张红字算不算名堂。",
        "Whether exactly one red card is a fan at all.",
    ),
    "ming_tang": (
        "同时有几个名堂，倍数相乘还是相加。",
        "Whether the factors of several fan are multiplied or added.",
    ),
    "red_to_dot": (
        "红字到这个数，红胡按一点朱的番数算。",
        "From this many red cards a red win has the factor of a single red card.",
    ),
    "red_to_black": (
        "红字到这个数，红胡按黑胡的番数算。",
        "From this many red cards a red win has the factor of a black win.",
    ),
    "self_draw": (
        "胡自己翻出的牌时乘的倍数。",
        "The factor for winning on a card of one's own flip.",
    ),
    "self_draw_tun": (
        "胡自己翻出的牌时另加几囤。",
        "Units added for winning on a card of one's own flip.",
    ),
    "tianhu": (
        "庄家起手就胡时，自摸之外另乘的倍数。",
        "The dealer's factor for winning with the cards dealt, besides that of one's own flip.",
    ),
    "dihu": (
        "闲家能不能胡庄家的亮张，乘几番。",
        "Whether another player may win on the dealer's shown card, and the factor for it.",
    ),
    "haidi": (
        "胡墩上最后一张牌时乘的倍数。",
        "The factor of a win on the last card of the wall.",
    ),
    "long_value": (
        "每一提向两家各收多少分，大字加倍；不管谁胡都结。",
        "The points every ti earns from each opponent, a big one twice as many, whoever wins.",
    ),
    "king_draw_penalty": (
        "黄庄时，王比谁多，每多一张就赔给谁多少分。",
        "In a drawn hand, the points to pay an opponent for each king one holds more.",
    ),
    "cap_per_loser": (
        "胡牌时每家最多付多少分。",
        "The most points one loser can pay for a win.",
    ),
    "hands_per_session": (
        "不另外说明时，一场打多少局。",
        "How many hands a match has unless you ask otherwise.",
    ),
    "first_dealer": (
        "第一局的庄家随机定，还是由房主坐庄。房主就是开桌的人，坐第一个位子。",
        "Whether the first dealer is chosen by lot or is the host, who opened the table and has the first seat.",
    ),
    "dealer_after_draw": (
        "黄庄（荒庄）以后，庄家接着坐庄还是下家坐庄。",
        "Whether the dealer stays after a drawn hand or the next player deals.",
    ),
    "wei_hidden": (
        "偎的三张牌给不给别人看。",
        "Whether the others see which card a wei is made of.",
    ),
    "ti_hidden": (
        "提的四张牌给不给别人看。",
        "Whether the others see which card a ti is made of; of an open one a single card is face up.",
    ),
    **duel_texts.HELPS,
}
"""One sentence about each option."""

VALUES: Final[dict[tuple[str, int | str | bool], Text]] = {
    ("base_bonus", 0): ("不带底", "none"),
    ("base_bonus", 1): ("带底（加 1 囤）", "one unit more"),
    ("win_on_discard", False): ("只胡翻出的牌", "only flipped cards win"),
    ("win_on_discard", True): ("可以点炮", "discards can be won"),
    ("wu_hu", True): ("零胡息能胡", "may win"),
    ("wu_hu", False): ("零胡息不能胡", "may not win"),
    ("ka_hu", True): ("十算十六，二十算二十四", "10 counts 16, 20 counts 24"),
    ("ka_hu", False): ("照数算", "count as they are"),
    ("guo_hu", "free"): ("没有处罚", "later wins stay open"),
    ("guo_hu", "more"): ("下次要胡得更大", "the next win must pay more"),
    ("guo_zhang", "each"): ("放过哪样，不能再做哪样", "only what was passed is lost"),
    ("guo_zhang", "both"): ("吃、碰都不能了", "neither is possible any more"),
    ("wang_chuang", "sure"): ("来哪张都够胡息才能叫", "only if every card is enough"),
    ("wang_chuang", "open"): ("剩两张王就能叫", "whenever two kings are left"),
    ("seats", 4): ("四人坐醒", "four, one sits out"),
    ("sitter_share", "losers"): ("输家各付一份", "each loser pays it"),
    ("sitter_share", "winner"): ("胡家分一半", "half of it from the winner"),
    ("sitter_dealer_share", False): ("没有", "none"),
    ("sitter_dealer_share", True): ("得一家付的分", "what one loser paid"),
    ("sitter_floor", False): ("不保底", "none"),
    ("sitter_floor", True): ("到封顶至少得三分之一", "a third of the cap"),
    ("sitter_huangzhuang", "none"): ("没有份", "none"),
    ("sitter_huangzhuang", "dealer"): ("跟庄家各收一份", "as much as the dealer"),
    ("kings", 0): ("无王", "no kings"),
    ("kings", 1): ("单王", "one king"),
    ("kings", 2): ("双王", "two kings"),
    ("kings", 3): ("三王", "three kings"),
    ("kings", 4): ("四王", "four kings"),
    ("king_limit", "usual"): ("四王按番，其余不限", "a least factor with four kings only"),
    ("king_limit", "off"): ("不限胡", "no limit"),
    ("king_limit", "fan"): ("按番限胡", "a least factor"),
    ("king_limit", "shape"): ("按王限胡", "three or four must be declared"),
    ("three_five_cards", "all"): ("二十一张都算", "all twenty-one"),
    ("three_five_cards", "dealt"): ("只看先发的二十张", "the first twenty only"),
    ("three_five_cards", "shown"): ("要亮张凑成", "completed by the shown card"),
    ("ju_shou_kept", False): ("进了牌没胡就作废", "until a card is taken in"),
    ("ju_shou_kept", True): ("管到这一局完", "to the end of the hand"),
    ("three_ti_five_kan", True): ("直接胡", "win outright"),
    ("three_ti_five_kan", False): ("不算", "off"),
    ("ju_shou", True): ("可以举手", "allowed"),
    ("ju_shou", False): ("不举手", "off"),
    ("fang_wei", True): ("不能再吃、碰", "no more chi or peng"),
    ("fang_wei", False): ("不限", "free"),
    ("chi_bian_da_bian", True): ("有限制", "limited or forbidden"),
    ("chi_bian_da_bian", False): ("不限", "free"),
    ("chi_bian_red", True): ("不能打", "forbidden"),
    ("chi_bian_red", False): ("不限", "free"),
    ("xing", "fan"): ("翻醒", "turned from the wall"),
    ("xing", "gen"): ("跟醒", "the winning card itself"),
    ("xing", "off"): ("不带醒", "no bonus cards"),
    ("xing_offset", 1): ("下一张", "its successor"),
    ("xing_offset", 0): ("本张", "the card itself"),
    ("xing_offset", -1): ("上一张", "its predecessor"),
    ("red_times", 1): ("不加倍", "no factor"),
    ("dot_times", 1): ("不加倍", "no factor"),
    ("black_times", 1): ("不加倍", "no factor"),
    ("yi_dian_hong", True): ("算", "a fan"),
    ("yi_dian_hong", False): ("不算", "no fan"),
    ("ming_tang", "multiply"): ("相乘", "multiplied"),
    ("ming_tang", "add"): ("相加", "added"),
    ("red_to_dot", 0): ("不转", "off"),
    ("red_to_black", 0): ("不转", "off"),
    ("self_draw", 1): ("不加倍", "no factor"),
    ("self_draw_tun", 0): ("不加", "none"),
    ("tianhu", 1): ("只算自摸", "as one's own flip only"),
    ("dihu", 0): ("闲家不能胡亮张", "only the dealer may use it"),
    ("dihu", 1): ("能胡，不加番", "allowed, no factor"),
    ("haidi", 1): ("不加倍", "no factor"),
    ("long_value", 0): ("不算龙", "none"),
    ("long_value", 1): ("小字 1 分，大字 2 分", "1 point small, 2 big"),
    ("long_value", 2): ("小字 2 分，大字 4 分", "2 points small, 4 big"),
    ("king_draw_penalty", 0): ("不赔", "nothing"),
    ("cap_per_loser", 0): ("不封顶", "no cap"),
    ("first_dealer", "lot"): ("随机", "at random"),
    ("first_dealer", "host"): ("房主", "the host"),
    ("dealer_after_draw", "next"): ("下家坐庄", "the next player"),
    ("dealer_after_draw", "stay"): ("庄家接着坐庄，连续三次才换", "the same, until the third in a row"),
    ("wei_hidden", True): ("三张全扣", "face down"),
    ("wei_hidden", False): ("亮一张", "one card face up"),
    ("ti_hidden", "off"): ("亮一张", "one card face up"),
    ("ti_hidden", "dealt"): ("起手提全扣，翻牌提亮一张", "only dealt ones face down"),
    ("ti_hidden", "flipped"): ("翻牌提全扣，起手提亮一张", "only flipped ones face down"),
    ("ti_hidden", "all"): ("全扣", "face down"),
    **duel_texts.VALUES,
}
"""Words for values whose number alone says too little."""

COUNTED: Final[dict[str, Text]] = {
    "min_huxi": ("{n} 胡息", "{n} huxi"),
    "tun_step": ("{n} 胡息一囤", "{n} huxi"),
    "base_bonus": ("每次加 {n} 囤", "{n:unit|units} more"),
    "xing_value": ("一醒 {n} 囤", "{n:unit|units}"),
    "red_min": ("{n} 张红字", "{n} red cards"),
    "red_times": ("×{n}", "×{n}"),
    "dot_times": ("×{n}", "×{n}"),
    "black_times": ("×{n}", "×{n}"),
    "red_to_dot": ("{n} 张红字起", "from {n} red cards"),
    "red_to_black": ("{n} 张红字起", "from {n} red cards"),
    "self_draw": ("×{n}", "×{n}"),
    "self_draw_tun": ("加 {n} 囤", "{n:unit|units} more"),
    "tianhu": ("再 ×{n}", "×{n} more"),
    "dihu": ("能胡，{n} 番", "allowed, ×{n}"),
    "haidi": ("×{n}", "×{n}"),
    "king_draw_penalty": ("每张王 {n} 分", "{n} points a king"),
    "cap_per_loser": ("每家最多 {n} 分", "at most {n} points each"),
    "hands_per_session": ("{n} 局", "{n:hand|hands}"),
    **duel_texts.COUNTED,
}
"""Texts for all other numeric values."""
