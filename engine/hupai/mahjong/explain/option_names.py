"""The options of the family's games and their values in words, by option name."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

OPTIONS: Final[dict[str, Text]] = {
    "score": ("算分", "Worth of hands"),
    "tiles": ("牌数", "Tiles"),
    "scatter_wild": ("烂牌里的王霸", "Wilds in scattered hands"),
    "lan_gap": ("下三烂隔几", "Distance in scattered tiles"),
    "guiwei": ("王归位", "Wild at home"),
    "long_natural_only": ("龙巧对", "Four alike in seven pairs"),
    "honour_flip": ("翻到字牌", "An honour turned up"),
    "chi": ("吃牌", "Chi"),
    "self_draw_only": ("点炮", "Winning on discards"),
    "wild_hand_self_draw_only": ("有王点炮", "Discards for a hand with wilds"),
    "kong_points": ("杠分", "Payment of kongs"),
    "kong_on_draw": ("荒庄的杠", "Kongs without a winner"),
    "birds": ("扎鸟", "Birds"),
    "four_wild_deal": ("起手四王", "Four wilds dealt"),
    "first_dealer": ("第一局谁坐庄", "First dealer"),
    "min_discard": ("点炮起胡", "Minimum on a discard"),
    "cap": ("封顶", "Cap"),
    "sigui": ("四归", "Four alike"),
    "both_revealed": ("对亮", "Both hands revealed"),
    "feed_rule": ("给明牌点炮", "Feeding a revealed hand"),
    "draw_penalty": ("荒庄赔分", "Penalty without a winner"),
    "draw_dealer": ("摸完牌谁坐庄", "Dealer after an empty wall"),
    "profile": ("加算的牌型", "Further hands"),
    "guo_hu": ("过胡", "After passing a win"),
    "long_qidui": ("龙七对", "Seven pairs with four alike"),
    "wilds": ("听用", "Wilds"),
    "min_fan": ("起胡番数", "Minimum fan"),
    "zimo_bonus": ("自摸加番", "Fan for an own draw"),
    "jingoupao": ("金钩炮", "Discarder with one tile"),
    "gangpao_payer": ("杠上炮谁付", "Who pays a discard after a kong"),
    "piao": ("飘", "Piao"),
    "piao_on_draw": ("流局算不算飘", "Piao after an empty wall"),
    "wild_discard": ("打听用", "Discarding a wild"),
    "gen_wilds": ("根里的听用", "Wilds in a four of a kind"),
    "ben_jin": ("本金", "Three of the kind turned up"),
    "wild_fan": ("听用减番", "Fan lost by wilds"),
    "dead_flower_pig": ("停胡的花猪", "Three suits in a dead hand"),
    "qing_qi_dui": ("清一色的七对", "Seven pairs of one suit"),
    "multi_win": ("一炮多响", "Several winners"),
    "several_winners_dealer": ("几家同胡谁坐庄", "Dealer after several wins"),
    "reveal_wins": ("明牌后能胡", "A win of a revealed hand"),
    "added_kong": ("蓄杠", "Added kongs"),
    "hands_per_session": ("局数", "Hands in a match"),
}
"""Labels of the options."""

HELPS: Final[dict[str, Text]] = {
    "score": (
        "用哪张分数表：只算最大的一样，还是几样相加、相乘。",
        "Which list of worths is used: whether only the highest item counts, or items are added or multiplied.",
    ),
    "tiles": (
        "带全部字牌，还是字牌只留红中。",
        "Whether the deck has all winds and dragons or only the red dragon.",
    ),
    "scatter_wild": (
        "下三烂、十三幺里，王霸能不能当别的牌。",
        "Whether a wild may stand for another tile in scattered tiles and thirteen orphans.",
    ),
    "lan_gap": (
        "下三烂里，同一门的两张至少差几。",
        "How far two tiles of a suit have to be apart in scattered tiles.",
    ),
    "guiwei": (
        "王归位要王霸当自己印着的牌，还是在顺子里就算。",
        "Whether the wild has to stand for the tile printed on it, or any wild in a run counts.",
    ),
    "long_natural_only": (
        "龙巧对的四张能不能用王霸凑。",
        "Whether wilds may be among the four alike of seven pairs.",
    ),
    "honour_flip": (
        "定王霸时翻到字牌，按顺序往下数，还是再翻一张。",
        "Whether an honour that is turned up names the next honour as wild, or another tile is turned.",
    ),
    "chi": (
        "能不能吃上家打的牌凑顺子。",
        "Whether a discard of the previous player may be claimed for a run.",
    ),
    "self_draw_only": (
        "别人打的牌能不能胡。",
        "Whether another player's discard may be won.",
    ),
    "wild_hand_self_draw_only": (
        "手里有王霸，能不能胡别人的牌。",
        "Whether a player who holds a wild may win on another's tile.",
    ),
    "kong_points": (
        "杠了付不付分。",
        "Whether kongs are paid.",
    ),
    "kong_on_draw": (
        "没有人胡，杠的分还付不付。",
        "Whether kongs are paid if nobody wins.",
    ),
    "birds": (
        "胡了以后翻几张鸟，每中一张多付一分。",
        "How many birds are turned up after a win; each hit adds one point.",
    ),
    "four_wild_deal": (
        "起手就有四张王霸，能不能直接胡。",
        "Whether a player who is dealt all four wilds wins at once.",
    ),
    "first_dealer": (
        "第一局的庄家随机定，还是由房主坐庄。房主就是开桌的人，坐第一个位子。",
        "Whether the first dealer is chosen by lot or is the host, who opened the table and has the first seat.",
    ),
    "min_discard": (
        "胡别人的牌，至少要几倍。",
        "The least multiplier that wins on another's tile.",
    ),
    "cap": (
        "胡牌最多算到多少。",
        "The most that a win counts.",
    ),
    "sigui": (
        "四归只看胡的那张，还是手里有几组算几组；另有三张要是刻子、明了牌只算明四归的打法。",
        "Whether only the winning tile makes four alike or every four of the hand counts; two stricter ways want the "
        "other three to stay a triplet, or give a revealed hand the lower multiplier.",
    ),
    "both_revealed": (
        "赢家和付的人都明了牌，翻一次还是翻两次。",
        "Whether it doubles once or twice if winner and payer have both revealed.",
    ),
    "feed_rule": (
        "别人能不能打明牌的人正在听的牌，打了要不要包。",
        "Whether tiles that a revealed hand waits for may be discarded, and whether who does pays for everybody.",
    ),
    "draw_penalty": (
        "没有人胡，谁赔谁：明牌的（第一个，或者每一个）赔另外各家一个底；随州是没听牌的赔听牌的一个底，"
        "都听牌就由第一个明牌的赔；孝感是没听牌的赔听牌的，按对方最大的牌算。",
        "Who pays whom if nobody wins: the first who revealed, or everybody who did, pays each of the others a stake; "
        "in Suizhou players who do not wait pay a stake to each who does, and if all wait, the first who revealed pays "
        "the others; in Xiaogan players who do not wait pay each who does for that player's best win.",
    ),
    "draw_dealer": (
        "牌摸完了，下一局由谁坐庄。",
        "Who deals after a hand in which the wall ran out.",
    ),
    "profile": (
        "除了常用的牌型，大小三元和海底算不算。",
        "Whether triplets of dragons and a win on the last tile count as well.",
    ),
    "guo_hu": (
        "能胡没胡，到自己下次摸牌以前还能不能胡别人的牌。",
        "Whether a player who passed a win may win on another's tile before their next draw.",
    ),
    "long_qidui": (
        "有四张一样的暗七对，没有听用的话算几番。",
        "How many fan seven pairs with four alike have if there is no wild.",
    ),
    "wilds": (
        "一副牌里有几张听用。",
        "How many wilds the deck has.",
    ),
    "min_fan": (
        "至少几番才能胡。",
        "The fewest fan that win.",
    ),
    "zimo_bonus": (
        "自摸加几番。",
        "How many fan an own draw adds.",
    ),
    "jingoupao": (
        "点炮的人自己也只剩一张牌，加几番。",
        "How many fan it adds if the discarder has a single tile left.",
    ),
    "gangpao_payer": (
        "明杠以后打的牌点了炮，由打牌的人付，还是由让他杠的人付。",
        "Whether the discarder pays for a discard right after a claimed kong, or the player who supplied the kong.",
    ),
    "piao": (
        "飘了，和自己有关的输赢翻倍：每局自己选，还是都飘、都不飘。",
        "Whether players choose to double their wins and losses (飘), all do, or nobody does.",
    ),
    "piao_on_draw": (
        "花猪和查叫付的，要不要照飘翻倍。",
        "Whether 飘 also multiplies what is paid for three suits and for not waiting.",
    ),
    "wild_discard": (
        "打了听用要停胡，还是根本不准打。",
        "Whether a player who discards a wild can no longer win, or may not discard it at all.",
    ),
    "gen_wilds": (
        "一根四张里，听用最多只能当一张，还是当几张都行。",
        "Whether a wild may stand for one of the four only, or any number of wilds may be among them.",
    ),
    "ben_jin": (
        "三张本金要碰出来或者成一坎才加番，还是一局里摸齐过三张就算。",
        "Whether three of the 本金 count as a peng or a triplet only, or three that came in the course of the hand do.",
    ),
    "wild_fan": (
        "有听用只减一番，还是有几张减几番。",
        "Whether wilds cost a win one fan in all, or one fan each.",
    ),
    "dead_flower_pig": (
        "打了听用停胡的人，流局时三门都有，算不算花猪。",
        "Whether a player who has discarded a wild pays for three suits when the wall has run out.",
    ),
    "qing_qi_dui": (
        "七巧对全是一门花色，算不算清一色。",
        "Whether seven pairs of a single suit count as one suit.",
    ),
    "multi_win": (
        "一张牌几家都能胡，是都胡，还是只有先轮到的那家胡。",
        "Whether all players who can win on a tile do, or only the first in turn order.",
    ),
    "several_winners_dealer": (
        "几家同时胡一张牌，下一局由出这张牌的人坐庄，还是由先轮到的赢家坐庄。",
        "Whether after several wins on one tile the player whose tile it was deals, or the first winner in turn order.",
    ),
    "reveal_wins": (
        "明了牌的人能胡的时候，是自动胡，还是可以不胡。",
        "Whether a revealed hand takes every win automatically or may pass one.",
    ),
    "added_kong": (
        "碰的时候第四张已经在手里，以后能不能拿它蓄杠。",
        "Whether the fourth tile may make an added kong if it was in the hand already when the peng was made.",
    ),
    "hands_per_session": (
        "不另外说明时，一场打多少局。",
        "How many hands a match has unless you ask otherwise.",
    ),
}
"""One sentence about each option."""

VALUES: Final[dict[tuple[str, int | str | bool], Text]] = {
    ("score", "highest"): ("只算最大的一样", "the highest counts"),
    ("score", "closed"): ("不开放，只算王钓、王闯", "only wild bait and wild charge"),
    ("score", "half"): ("半开放，相加", "short list, added"),
    ("score", "open"): ("全开放，相加", "long list, added"),
    ("score", "double"): ("翻倍，相乘", "short list, multiplied"),
    ("score", "daozhou"): ("道州算法，相乘", "Daozhou, multiplied"),
    ("scatter_wild", "joker"): ("可以当任何牌", "any tile"),
    ("scatter_wild", "face"): ("只当印着的那张", "the printed tile only"),
    ("lan_gap", 3): ("至少差三（一四七）", "3 apart (1-4-7)"),
    ("lan_gap", 2): ("至少差二（一三五）", "2 apart (1-3-5)"),
    ("guiwei", "natural"): ("王霸要当自己那张", "the wild as itself"),
    ("guiwei", "loose"): ("顺子里有王霸就算", "any wild in a run"),
    ("long_natural_only", False): ("王霸可以凑", "wilds allowed"),
    ("long_natural_only", True): ("四张都要是真的", "four real tiles"),
    ("honour_flip", "ring"): ("按顺序定王霸", "the next honour is wild"),
    ("honour_flip", "reflip"): ("再翻一张", "turn another tile"),
    ("chi", False): ("不能吃", "off"),
    ("chi", True): ("可以吃", "allowed"),
    ("self_draw_only", False): ("可以点炮", "discards can be won"),
    ("self_draw_only", True): ("只能自摸", "own draws only"),
    ("wild_hand_self_draw_only", False): ("也能胡别人的", "allowed"),
    ("wild_hand_self_draw_only", True): ("有王霸只能自摸", "own draws only"),
    ("kong_points", "at_end"): ("一局完了付", "paid at the end"),
    ("kong_points", "none"): ("不付", "not paid"),
    ("kong_points", "sichuan"): ("当场付（刮风下雨）", "paid at once"),
    ("kong_on_draw", "void"): ("荒庄荒杠", "not paid"),
    ("kong_on_draw", "keep"): ("荒庄不荒杠", "paid all the same"),
    ("birds", 0): ("不扎鸟", "none"),
    ("four_wild_deal", False): ("要成牌才能胡", "do not win by themselves"),
    ("four_wild_deal", True): ("直接胡", "win at once"),
    ("first_dealer", "lot"): ("随机", "at random"),
    ("first_dealer", "host"): ("房主", "the host"),
    ("min_discard", 1): ("屁胡也能胡", "none"),
    ("cap", 0): ("不封顶", "no cap"),
    ("cap", 4): ("4 番", "4 fan"),
    ("cap", 5): ("5 番", "5 fan"),
    ("cap", 6): ("6 番", "6 fan"),
    ("cap", 7): ("7 番", "7 fan"),
    ("cap", 8): ("8 倍", "×8"),
    ("cap", 16): ("16 倍", "×16"),
    ("cap", 32): ("32 倍", "×32"),
    ("sigui", "last_tile"): ("只看胡的那张", "the winning tile only"),
    ("sigui", "any"): ("有几组算几组", "every four of the hand"),
    ("sigui", "strict"): ("暗四归的三张要是刻子", "the three stay a triplet"),
    ("sigui", "revealed_is_ming"): ("明了牌只算明四归", "lower for a revealed hand"),
    ("both_revealed", 2): ("翻一次，2 倍", "once, ×2"),
    ("both_revealed", 4): ("翻两次，4 倍", "twice, ×4"),
    ("feed_rule", "free"): ("不限", "free"),
    ("feed_rule", "no_feed_revealed"): ("不准打", "forbidden"),
    ("feed_rule", "feeder_pays_all"): ("打了要包", "the feeder pays for all"),
    ("draw_penalty", "first_revealer"): ("第一个明牌的赔", "the first who revealed"),
    ("draw_penalty", "all_revealed"): ("明了牌的都赔", "everybody who revealed"),
    ("draw_penalty", "suizhou"): ("随州：没听牌的赔一个底", "Suizhou: one stake each"),
    ("draw_penalty", "xiaogan"): ("孝感：没听牌的赔最大的牌", "Xiaogan: the best win"),
    ("draw_penalty", "none"): ("谁也不赔", "nobody"),
    ("draw_dealer", "stays"): ("庄家接着坐庄", "the same dealer"),
    ("draw_dealer", "last_drawer"): ("摸最后一张的人", "who drew the last tile"),
    ("draw_dealer", "first_winner"): ("最先胡的人", "the first winner"),
    ("profile", "seed"): ("都不算", "none"),
    ("profile", "xiangyang"): ("襄阳：大小三元、海底", "Xiangyang: dragons, last tile"),
    ("guo_hu", "more"): ("要更大才能胡", "only with a higher hand"),
    ("guo_hu", "paid"): ("要付得更多才能胡，明牌也算", "only one that pays more in all"),
    ("guo_hu", "strict"): ("都不能胡", "not at all"),
    ("guo_hu", "off"): ("不限", "free"),
    ("long_qidui", 4): ("4 番，按根加", "4 fan, by its parts"),
    ("long_qidui", 5): ("5 番", "5 fan"),
    ("min_fan", 1): ("没有要求", "none"),
    ("zimo_bonus", 0): ("不加", "none"),
    ("jingoupao", 0): ("不加", "none"),
    ("gangpao_payer", "discarder"): ("打牌的人", "the discarder"),
    ("gangpao_payer", "supplier"): ("让他杠的人", "who supplied the kong"),
    ("piao", "choose"): ("每局自己选", "each player chooses"),
    ("piao", "off"): ("不飘", "off"),
    ("piao", "fixed"): ("都飘（定飘）", "everybody"),
    ("piao_on_draw", False): ("不翻倍", "does not count"),
    ("piao_on_draw", True): ("照飘翻倍", "counts"),
    ("gen_wilds", "one"): ("最多一张", "one at most"),
    ("gen_wilds", "any"): ("几张都行", "any number"),
    ("ben_jin", "triplet"): ("碰了或成一坎", "a peng or a triplet"),
    ("ben_jin", "drawn"): ("碰了或摸齐过三张", "a peng, or three that came"),
    ("wild_fan", "once"): ("一共减一番", "one in all"),
    ("wild_fan", "each"): ("每张减一番", "one for each wild"),
    ("dead_flower_pig", False): ("不算花猪", "does not pay"),
    ("dead_flower_pig", True): ("也算花猪", "pays as well"),
    ("qing_qi_dui", True): ("算清一色", "count as one suit"),
    ("qing_qi_dui", False): ("不算清一色", "do not count"),
    ("multi_win", True): ("都胡", "all of them win"),
    ("multi_win", False): ("先轮到的胡", "the first in turn order"),
    ("several_winners_dealer", "discarder"): ("出牌的人", "whose tile it was"),
    ("several_winners_dealer", "nearest"): ("先轮到的赢家", "the first winner in turn order"),
    ("reveal_wins", "must"): ("自动胡", "is taken automatically"),
    ("reveal_wins", "may"): ("可以不胡", "may be passed"),
    ("added_kong", "any"): ("能", "any fourth tile"),
    ("added_kong", "drawn"): ("不能，要碰了以后摸到", "only one drawn after the peng"),
    ("wild_discard", "dead_hand"): ("打了停胡", "no win any more"),
    ("wild_discard", "forbid"): ("不准打", "forbidden"),
}
"""Words for values whose number alone says too little."""

COUNTED: Final[dict[str, Text]] = {
    "tiles": ("{n} 张", "{n:tile|tiles}"),
    "birds": ("{n} 张", "{n:tile|tiles}"),
    "wilds": ("{n} 张", "{n:wild|wilds}"),
    "min_discard": ("{n} 倍", "×{n}"),
    "min_fan": ("{n} 番", "{n} fan"),
    "zimo_bonus": ("{n} 番", "{n} fan"),
    "jingoupao": ("{n} 番", "{n} fan"),
    "hands_per_session": ("{n} 局", "{n:hand|hands}"),
}
"""Texts for all other numeric values."""
