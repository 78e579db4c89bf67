"""Rules of winning, of the kings, and of 胡息."""

from __future__ import annotations

from typing import Final

from hupai.explain.book import Case, Rule, practice, rule, seed
from hupai.explain.book_play import FUGUI, PLAY, S1_KINDS, S1_PLAY, S2_BASICS, S2_PLAY, STANDARD, YONGZHOU
from hupai.zipai.rules import ZipaiRules

SPECIAL = ("永州扯胡子特殊规则",)
KING = (*YONGZHOU, "一、基本规则", "王霸")
S2_SCORE = ("计分规则",)


def has_kings(rules: ZipaiRules) -> bool:
    """Whether the deck has kings."""
    return rules.kings > 0


WIN: Final[tuple[Rule, ...]] = (
    rule(
        "win.shape",
        "win",
        "胡牌要凑齐七方门子，共二十一张；有提或跑时，连提、跑在内六方门子，再加正好一对将。",
        "A winning hand has seven groups, twenty-one cards; with a ti or pao it has six groups, these included, "
        "and exactly one pair.",
        seed("S2", *S2_BASICS, "1.9 胡牌"),
        seed("S2", *S2_PLAY, "2.12 一方门子"),
        seed("S1", *S1_KINDS, "两张同牌"),
    ),
    rule(
        "win.minimum",
        "win",
        "胡息满{min_huxi}才能胡。",
        "A win needs {min_huxi} huxi or more.",
        practice(("永州和通行打法十五胡息起胡。", "Yongzhou and common play win from fifteen huxi.")),
        seed(
            "S2",
            *S2_BASICS,
            "1.9 胡牌",
            says=("耒阳十胡息起胡，或者正好零胡息。", "Leiyang wins from ten, or with exactly none."),
        ),
    ),
    rule(
        "win.flip",
        "win",
        "胡的牌是从墩上翻出的牌，谁翻的都可以；天胡、偎、提、跑成牌也算。",
        "A hand wins on a card turned from the wall, whoever turned it; also with the deal, or when a wei, ti or pao "
        "of a flipped card completes it.",
        practice(),
    ),
    Rule(
        "win.discard",
        "win",
        (
            Case(
                (
                    "从手里打出的牌也可以胡（点炮），由打牌的一家付两家的分。",
                    "A card played from a hand may be won too; its player then pays for both losers.",
                ),
                lambda rules: rules.win_on_discard,
            ),
            Case(
                (
                    "从手里打出的牌不能胡。",
                    "A card played from a hand cannot be won.",
                ),
            ),
        ),
        (
            practice(
                ("永州只胡翻出的牌，点炮要另外约定。", "Yongzhou wins on flipped cards only, unless agreed otherwise."),
            ),
            seed(
                "S2",
                "名堂",
                "4.10 放炮",
                says=("耒阳可以点炮，一家包付。", "In Leiyang a discard may be won; its player pays all."),
            ),
        ),
    ),
    rule(
        "win.optional",
        "win",
        "能胡可以不胡，没有处罚，以后照样能胡；提、偎、跑不能不要。",
        "One may let a win go without penalty and win later; ti, wei and pao cannot be declined.",
        seed("S1", *S1_KINDS),
        practice(),
    ),
    rule(
        "win.one",
        "win",
        "同一张牌只有一个人胡：翻牌的人先，然后下家，再上家。",
        "Only one player wins on a card: first whoever flipped it, then the next player, then the previous one.",
        seed("S0", *PLAY, "特殊"),
    ),
    rule(
        "win.before_pao",
        "win",
        "别人或自己要跑的牌，能胡就可以先胡（撇跑胡）；胡的人也可以把第四张用在别处，让三张照旧（破跑胡）。",
        "A card that would become a pao may be won first (撇跑胡); the winner may also use the fourth card elsewhere "
        "and leave the three as they are (破跑胡).",
        seed("S0", *PLAY, "撇跑胡"),
        practice(),
    ),
    rule(
        "win.after_quad",
        "win",
        "在翻出的牌上偎、提、跑以后牌成了，可以接着胡；在打出的牌上跑以后不能胡。",
        "When a wei, ti or pao of a flipped card completes the hand it may win at once; a pao of a discard does not.",
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
        practice(),
    ),
    rule(
        "win.heaven",
        "win",
        "庄家起手二十一张已成，可以天胡，算自摸；只有庄家能用亮张。",
        "The dealer whose twenty-one cards are complete may win at once (天胡), as an own draw; only the dealer "
        "may use the shown card.",
        seed("S0", *STANDARD, "自动提牌"),
        seed("S2", "名堂", "4.8 天胡"),
    ),
    rule(
        "win.division",
        "win",
        "同一手牌有几种分法时，按付分最多的一种算。",
        "Where a hand can be divided in several ways, the one that pays most counts.",
        practice(),
    ),
)

KINGS: Final[tuple[Rule, ...]] = (
    rule(
        "king.stand",
        "kings",
        "王可以当任何牌，到胡牌时才定当什么，当哪张就算哪张的红黑；吃、碰、偎、跑、提都不能用王。",
        "A king stands for any card, chosen only when winning, and takes that card's colour; it takes part in no chi, "
        "peng, wei, pao or ti during play.",
        seed("S0", *KING),
        practice(),
        when=has_kings,
    ),
    rule(
        "king.groups",
        "kings",
        "胡牌时，王可以凑顺子、二七十、一二三、绞牌和将，可以把一对凑成坎、把坎或偎凑成提；碰过的牌加王不成跑。",
        "When winning, kings complete any run, two-seven-ten, mixed three or pair, turn a pair into a kan and a kan or "
        "wei into a ti; a laid peng never grows by a king.",
        practice(),
        when=has_kings,
    ),
    rule(
        "king.keep",
        "kings",
        "王不能打出，只能留在手里当别的牌。",
        "A king is never discarded; it stays in the hand.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    rule(
        "king.drawn",
        "kings",
        "起手的王不用亮；从墩上翻到的王要亮给大家看，再拿进手里，然后打一张别的牌。",
        "Dealt kings stay hidden; a king turned from the wall is shown and taken into the hand, "
        "and another card is played.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    rule(
        "king.self_draw",
        "kings",
        "手里有王只能自摸：不能胡别人翻出的牌，用别人翻出的牌跑了也不能胡。",
        "Whoever holds a king wins only by own draw: neither on another player's flip nor by a pao of it.",
        seed("S0", *KING),
        seed("S0", *FUGUI, "【王霸】"),
        when=has_kings,
    ),
    rule(
        "king.call",
        "kings",
        "别的牌都已成组、随便来哪张都能胡时，轮到自己翻牌之前可以叫王钓或王闯；叫了以后，翻出哪张胡哪张。",
        "When all else is in groups and any card would win, the player may declare the king before drawing; "
        "the next card then wins, whatever it is.",
        seed("S0", *SPECIAL, "王钓"),
        practice(),
        when=has_kings,
    ),
)

HUXI: Final[tuple[Rule, ...]] = (
    rule(
        "huxi.sets",
        "huxi",
        "提：大字十二，小字九。跑：大字九，小字六。偎、臭偎、坎：大字六，小字三。碰：大字三，小字一。",
        "Ti: 12 big, 9 small. Pao: 9 big, 6 small. Wei, stale wei and kan: 6 big, 3 small. Peng: 3 big, 1 small.",
        seed("S2", *S2_SCORE, "3.1 提"),
        seed("S2", *S2_SCORE, "3.2 偎"),
        seed("S2", *S2_SCORE, "3.3 跑"),
        seed("S2", *S2_SCORE, "3.4 碰"),
        seed("S2", *S2_SCORE, "3.7 坎"),
    ),
    rule(
        "huxi.shapes",
        "huxi",
        "二七十、一二三：大字六，小字三；别的顺子、绞牌和将没有胡息。",
        "Two-seven-ten and one-two-three: 6 big, 3 small; other runs, mixed threes and the pair are worth nothing.",
        seed("S2", *S2_SCORE, "3.5 二七十"),
        seed("S2", *S2_SCORE, "3.6 一二三"),
        seed(
            "S1",
            *S1_KINDS,
            "一二三",
            says=("把肆伍陆也列在一二三里，别处都没有。", "It lists 肆伍陆 with one-two-three; nobody else does."),
        ),
    ),
    rule(
        "huxi.last_card",
        "huxi",
        "胡的牌是别人翻出的：凑成三张算碰，凑成四张算跑。是自己翻出的：凑成三张算偎，凑成四张算提。",
        "The winning card of another player makes a peng of three and a pao of four; "
        "one's own draw makes a wei and a ti.",
        practice(),
    ),
)
