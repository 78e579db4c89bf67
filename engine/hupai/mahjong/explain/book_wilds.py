"""Rules of the wilds: which tiles are 王霸 or 听用, what stands in for them, 飞 and 提."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is, has_honours, takes_discards, ting_yong, wang_ba
from hupai.mahjong.explain.headings import B_TING_YONG, HANDS, WANG_BA

_RING: Final = field_is("honour_flip", "ring")
_REFLIP: Final = field_is("honour_flip", "reflip")
_FACE: Final = field_is("scatter_wild", "face")

WILDS: Final = chapter(
    "wild",
    rule_by_case(
        "wild.next",
        Case(
            "翻开的是万、条、筒，同一门的下一个数就是王霸，九的下一个是一：翻开四筒，王霸是五筒；翻开九筒，"
            "王霸是一筒。",
            "If the tile turned up has a suit, the wild is the next number of that suit, and 1 follows 9: the "
            "4 of dots makes the 5 of dots the wild, the 9 of dots the 1.",
            wang_ba,
        ),
        Case(
            "听用从同一门的下一个数数起，九的下一个是一：翻开一万，二万是听用；翻开九万，一万是听用。",
            "The first wild is the next number of the same suit, and 1 follows 9: the 1 of characters makes "
            "the 2 wild, the 9 makes the 1 wild.",
            ting_yong,
        ),
        seed("M0", *WANG_BA),
        seed("M4", *B_TING_YONG),
    ),
    rule_by_case(
        "wild.turned",
        Case(
            "翻开的是字牌，不定王霸，再翻一张。",
            "An honour names no wild: another tile is turned up.",
            both(wang_ba, _REFLIP),
        ),
        Case(
            "翻开的是红中，红中自己就是王霸。",
            "If a red dragon is turned up, the red dragon itself is the wild.",
            both(wang_ba, field_is("tiles", 112)),
        ),
        Case(
            "翻开的是字牌，风牌按东南西北，箭牌按中发白，下一张是王霸：翻开北，王霸是东；翻开白，王霸是中。",
            "If an honour is turned up, the wild is the next one in the order east, south, west, north or "
            "red, green, white: east follows north, and red follows white.",
            wang_ba,
        ),
        seed("M0", *WANG_BA).saying(
            "按照先后顺序，此牌的后一张牌为王霸。", "In order, the tile after this one is the wild."
        ),
        practice(
            "多数地方风牌、箭牌各转一圈，有的地方翻到字牌要重翻。",
            "In most places winds and dragons each go round; in some an honour is followed by another tile.",
        ),
    ),
    rule_by_case(
        "wild.number",
        Case(
            "听用有{wilds}张：一个数，四张。",
            "There are {wilds} wilds: the four tiles of one number.",
            both(ting_yong, field_is("wilds", 4)),
        ),
        Case(
            "听用有{wilds}张：接连两个数，各四张。",
            "There are {wilds} wilds: the tiles of two numbers in a row.",
            both(ting_yong, field_is("wilds", 8)),
        ),
        Case(
            "听用有{wilds}张：接连三个数，各四张。",
            "There are {wilds} wilds: the tiles of three numbers in a row.",
            ting_yong,
        ),
        seed("M4", *B_TING_YONG),
        practice("有的桌子用八张、十二张听用。", "Some tables play with 8 or 12 wilds."),
    ),
    rule_by_case(
        "wild.any",
        Case(
            "王霸可以当任何一张牌，当第五张也行；几张王霸可以一起用。只有下三烂、七风到位、十三幺里，"
            "王霸就是印着的那张。",
            "A wild stands for any tile, even a fifth one of its kind, and several may be used together. Only "
            "in scattered tiles and thirteen orphans (下三烂, 七风到位, 十三幺) is it the tile printed on it.",
            both(wang_ba, has_honours, _FACE),
        ),
        Case(
            "王霸可以当任何一张牌，当第五张也行；几张王霸可以一起用。只有七风到位的七张字牌，王霸不能替。",
            "A wild stands for any tile, even a fifth one of its kind, and several may be used together. Only "
            "the seven honours of 七风到位 cannot be replaced by wilds.",
            both(wang_ba, has_honours),
        ),
        Case(
            "王霸可以当任何一张牌，当第五张也行；几张王霸可以一起用。",
            "A wild stands for any tile, even a fifth one of its kind, and several may be used together.",
            wang_ba,
        ),
        Case(
            "听用可以当任何一张牌，当第五张也行。不管当哪张，听用都不算哪一门的牌。",
            "A wild stands for any tile, even a fifth one of its kind. Whatever it stands for, it belongs to no suit.",
            ting_yong,
        ),
        seed("M0", *WANG_BA),
        seed("M4", *B_TING_YONG),
        practice(
            "能当第五张，七风到位的字牌要真的，照通行打法。",
            "That a wild may be a fifth tile, and that 七风到位 needs real honours, is common practice.",
        ),
    ),
    rule(
        "wild.stand_in",
        "红中替王霸那种牌：翻开四筒，五筒是王霸，红中就当平常的五筒，凑顺子、刻子、将都行。红中自己不是王霸，碰、"
        "杠只能红中跟红中。",
        "The red dragon takes the natural place of the wild: if the 5 of dots is the wild, each red dragon is an "
        "ordinary 5 of dots in runs, triplets and pairs. It is no wild itself, and it forms a peng or a kong only with "
        "other red dragons.",
        seed("M0", *WANG_BA),
        practice("碰、杠只能红中跟红中，照通行打法。", "Claiming it with red dragons only is common practice."),
        when=wang_ba,
    ),
    rule_by_case(
        "wild.stand_in_face",
        Case(
            "在下三烂、七风到位、十三幺里，红中只能算红中。",
            "In scattered tiles and thirteen orphans the red dragon is only itself.",
            both(wang_ba, has_honours, _FACE),
        ),
        Case(
            "在下三烂、七风到位、十三幺里，红中可以替王霸那种牌，也可以算红中。",
            "In scattered tiles and thirteen orphans the red dragon may take the wild's place or be itself.",
            both(wang_ba, has_honours),
        ),
        seed("M0", *HANDS, "(3)、七风到位"),
        seed("M0", *HANDS, "(4)、十三幺"),
        practice("有的地方这几样牌里红中只算红中。", "In some places it counts only as itself in these hands."),
    ),
    rule_by_case(
        "wild.red",
        Case(
            "翻开红中时王霸就是红中，那一局没有牌替王霸。",
            "If the red dragon is turned up and so is the wild itself, no tile takes the wild's place in that hand.",
            both(wang_ba, _RING, field_is("tiles", 112)),
        ),
        Case(
            "翻开白板时王霸就是红中，那一局没有牌替王霸。",
            "If the white dragon is turned up, the red dragon is the wild itself, and no tile takes the wild's "
            "place in that hand.",
            both(wang_ba, _RING),
        ),
        practice(),
    ),
    rule(
        "wild.fei",
        "飞：别人打出一张牌，自己有一张同样的，可以加一张听用凑成三张收下；一次只能用一张听用。",
        "Fei (飞): a discard may be claimed like a peng with one equal tile and exactly one wild.",
        seed("M4", *B_TING_YONG),
        when=field_is("fei", True),
    ),
    rule(
        "wild.ti",
        "提：轮到自己时，手里有飞的那种牌，可以拿一张换回飞里的听用，飞就变成平常的碰；也可以不换。"
        "摸牌以后换回的听用算刚摸的，能胡就是自摸。",
        "Ti (提): on their turn, a player who holds a tile of a fei's kind may swap it for the wild, and the fei "
        "becomes an ordinary peng; a ti is optional. A wild that is swapped back after a draw counts as the tile "
        "drawn, so the player may win with it.",
        seed("M4", *B_TING_YONG),
        practice(),
        when=field_is("fei", True),
    ),
    rule(
        "wild.ti_win",
        "提的那张牌别人能胡就可以胡，算点炮；这样听用换不回来，飞还是飞。",
        "Others may win on the tile that a ti puts down, as on a discard. Then the wild is not taken back, and the fei "
        "stays a fei.",
        seed("M4", *B_TING_YONG),
        when=both(field_is("fei", True), takes_discards),
    ),
    rule_by_case(
        "wild.claims",
        Case(
            "王霸不能用来吃、碰、杠，四张王霸也不能杠。",
            "Wilds form no chi, peng or kong; four wilds are no kong either.",
            both(wang_ba, field_is("chi", True)),
        ),
        Case(
            "王霸不能用来碰、杠，四张王霸也不能杠。",
            "Wilds form no peng or kong; four wilds are no kong either.",
            wang_ba,
        ),
        Case(
            "听用除了飞，不能碰也不能杠；飞没有提成碰，不能加成杠。",
            "Apart from fei, wilds form no peng and no kong. A fei cannot grow into a kong before its wild is "
            "swapped back.",
            ting_yong,
        ),
        practice(),
    ),
    rule_by_case(
        "wild.discard",
        Case(
            "打了听用就停胡：这一局不能再碰、杠、飞、提、胡，轮到了还是摸牌打牌，先打停胡时手里的牌，"
            "打完了才打后来摸的。打出的听用谁也不能要。",
            "Whoever discards a wild is out of the running (停胡) for this hand: no peng, kong, fei, ti or "
            "win. That player still draws and discards, first the tiles held at that moment and only then "
            "those drawn later. Nobody may claim the discarded wild.",
            both(ting_yong, field_is("wild_discard", "dead_hand")),
        ),
        Case(
            "手里还有别的牌，就不能打听用；打出的听用谁也不能要。",
            "A wild may not be discarded as long as the player holds another tile. Nobody may claim a discarded wild.",
            both(ting_yong, field_is("wild_discard", "forbid")),
        ),
        Case(
            "王霸可以打，打出来谁也不能要，也不能胡。",
            "A wild may be discarded, but nobody may claim it or win on it.",
            both(wang_ba, field_is("wild_discard", "allowed")),
        ),
        seed("M4", *B_TING_YONG).saying(
            "听用不能打出；打了要停胡，先打光手中十三张，再摸打。",
            "Wilds may not be discarded. Whoever does so cannot win any more, first plays out the thirteen "
            "tiles and then draws and discards.",
        ),
        practice(
            "永州王霸可以打；宜宾有的桌子不准打听用。",
            "In Yongzhou wilds may be discarded; some tables in Yibin do not allow it.",
        ),
    ),
)
