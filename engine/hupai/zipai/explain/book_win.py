"""Rules of winning: what wins, on which card, who, and what passing a win costs; and of 胡息."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import (
    PLAY,
    S1_KINDS,
    S1_PLAY,
    S2_BASICS,
    S2_FANS,
    S2_PLAY,
    S2_SCORE,
    STANDARD,
)
from hupai.zipai.rules.ruleset import ZipaiRules

_THREE_FIVE: Final[Text] = (
    "三提五坎：{}，别的牌不成组也可以胡，算天胡加自摸，胡息只算提和坎的。",
    "三提五坎: a dealer {} may win whatever the other cards are. It counts as a heavenly win on the dealer's own flip, "
    "with the huxi of the ti and kan only.",
)
_THREE_FIVE_CARDS: Final[dict[str, Text]] = {
    "all": ("庄家的二十一张里有三提或五坎", "with three ti or five kan among the twenty-one cards"),
    "dealt": ("庄家先发的二十张里有三提或五坎", "with three ti or five kan among the first twenty cards"),
    "shown": ("亮张正好凑成庄家的第三提或第五坎", "whose third ti or fifth kan the shown card completes"),
}


def _three_five(cards: str) -> Callable[[ZipaiRules], bool]:
    """Return whether 三提五坎 is played with these cards."""
    return lambda rules: rules.three_ti_five_kan and rules.three_five_cards == cards


WIN: Final = chapter(
    "win",
    rule(
        "win.shape",
        "胡牌要凑齐七方门子，共二十一张：一句话、一绞牌、一坎、一偎、一碰，各是一方。有提或跑时，"
        "一提、一跑也各是一方，一共六方，再加正好一对将（又叫吊子）；没有将叫掉将，不能胡。",
        "A winning hand has seven groups (门子), twenty-one cards: a run, two-seven-ten, mixed three, kan, wei or peng "
        "is one each. With a ti or pao, which are groups too, it has six groups and exactly one pair (将, also 吊子); "
        "without the pair it cannot win (掉将).",
        seed("S2", *S2_BASICS, "1.9 胡牌"),
        seed("S2", *S2_PLAY, "2.12 一方门子"),
        seed("S1", *S1_KINDS, "两张同牌"),
    ),
    rule_by_case(
        "win.minimum",
        Case(
            "牌成了，还要满{min_huxi}胡息才能胡，或者正好没有胡息（无胡）。",
            "A complete hand can win only if its groups are worth {min_huxi} huxi (胡息) or more, or exactly "
            "none (无胡).",
            lambda rules: rules.wu_hu,
        ),
        Case(
            "牌成了，还要满{min_huxi}胡息才能胡。",
            "A complete hand can win only if its groups are worth {min_huxi} huxi (胡息) or more.",
        ),
        practice(
            "永州和通行打法十五胡息起胡，邵阳十胡息。",
            "In Yongzhou and in common play a hand wins from fifteen huxi, in Shaoyang from ten.",
        ),
        seed("S2", *S2_BASICS, "1.9 胡牌").saying(
            "耒阳十胡息起胡，或者正好没有胡息。",
            "In Leiyang a hand wins from ten huxi, or with exactly none.",
        ),
    ),
    rule(
        "win.zero",
        "无胡：七方门子没有一方带胡息，也可以胡。",
        "无胡: a complete hand in which no group is worth any huxi may win as well.",
        seed("S2", *S2_BASICS, "1.9 胡牌"),
        seed("S2", *S2_FANS, "4.7 无胡"),
        when=lambda rules: rules.wu_hu,
    ),
    rule_by_case(
        "win.flip",
        Case(
            "从墩上翻出的牌，谁翻的都可以胡；翻出的牌偎、提、跑以后牌成了，也可以胡。开局就胡的另有规矩。",
            "A card flipped from the wall may be won, whoever flipped it, also when a wei, ti or pao of it "
            "completes the hand. Wins before the dealer's first discard have rules of their own.",
            lambda rules: rules.win_on_discard,
        ),
        Case(
            "只能胡从墩上翻出的牌，谁翻的都可以；翻出的牌偎、提、跑以后牌成了，也可以胡。开局就胡的另有规矩。",
            "Only a card flipped from the wall may be won, whoever flipped it, also when a wei, ti or pao of "
            "it completes the hand. Wins before the dealer's first discard have rules of their own.",
        ),
        seed("S0", *PLAY, "特殊").saying("只说同胡一张先轮到谁。", "It only says who comes first for one card."),
        practice("哪来的牌能胡，照通行打法。", "From where a card may be won is common practice."),
    ),
    rule_by_case(
        "win.discard",
        Case(
            "从手里打出的牌也可以胡（点炮，又叫放炮），分由打牌的一家全付。",
            "A card played from a hand may be won too (点炮, 放炮); whoever played it then pays alone.",
            lambda rules: rules.win_on_discard,
        ),
        Case(
            "从手里打出的牌不能胡。",
            "A card played from a hand cannot be won.",
        ),
        practice(
            "永州和通行打法只胡翻出的牌，点炮要另外约定。",
            "In Yongzhou and in common play only flipped cards are won, unless agreed otherwise.",
        ),
        seed("S2", *S2_FANS, "4.10 放炮").saying(
            "耒阳可以点炮，一家包付。", "In Leiyang a discard may be won; whoever played it pays all."
        ),
    ),
    rule(
        "win.optional",
        "能胡可以不胡；提、偎、跑不能不要。",
        "A player may pass a win; a ti, wei or pao cannot be declined.",
        seed("S1", *S1_KINDS),
        seed("S2", *S2_PLAY, "2.7 忍碰"),
        practice(),
    ),
    rule_by_case(
        "win.guo_hu",
        Case(
            "过胡：能胡没胡的，这一局以后要胡得更大才能胡：每家该付的分要比放过的那次多。",
            "Whoever passes a win (过胡) may win later in the same hand only if each loser then owes more than "
            "for the win passed.",
            lambda rules: rules.guo_hu == "more",
        ),
        Case(
            "过胡没有处罚：这次不胡，以后照样能胡。",
            "Passing a win (过胡) costs nothing: the player may still win later.",
        ),
        practice(
            "永州和通行打法没有处罚；耒阳下一次要胡得更大；有的地方自己动过牌才能再胡同一张。",
            "No penalty in Yongzhou and common play; in Leiyang the next win must be worth more; in some "
            "places the same card may be won only after the player has acted again.",
        ),
    ),
    rule_by_case(
        "win.one",
        Case(
            "同一张牌只有一个人胡：翻出的牌，翻牌的人先，然后下家，再上家；打出的牌，打牌人的下家先，再上家。",
            "Only one player wins on a card. On a flipped card whoever flipped it comes first, then the next "
            "player, then the previous one; on a discard the next player, then the previous one.",
            lambda rules: rules.win_on_discard,
        ),
        Case(
            "同一张牌只有一个人胡：翻牌的人先，然后下家，再上家。",
            "Only one player wins on a card: first whoever flipped it, then the next player, then the previous one.",
        ),
        seed("S0", *PLAY, "特殊"),
    ),
    rule(
        "win.before_pao",
        "自己或别人要跑的牌，能胡就可以先胡（撇跑胡）；自己要跑的，胡的时候也可以把第四张用在别处，那三张照旧（破跑胡）。",
        "A card that would become a pao, the winner's or another's, may be won first (撇跑胡). If it is the winner's, "
        "the card may also be used in another group, and the three stay as they are (破跑胡).",
        seed("S0", *PLAY, "撇跑胡"),
        practice(),
    ),
    rule(
        "win.after_quad",
        "翻出的牌偎、提、跑以后，牌成了可以接着胡；打出的牌跑了以后，不能接着胡。",
        "A hand completed by a wei, ti or pao of a flipped card may win at once; after a pao of a discard it may not.",
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
        practice(),
    ),
    rule(
        "win.heaven",
        "天胡：庄家起手的二十一张已经成了，胡息也够，可以马上胡，算自摸。",
        "Heavenly win (天胡): a dealer whose twenty-one cards are complete and worth enough huxi may win at once; it "
        "counts as the dealer's own flip.",
        seed("S0", *STANDARD, "自动提牌"),
        seed("S2", *S2_FANS, "4.8 天胡"),
    ),
    rule_by_case(
        "win.shown",
        Case(
            "地胡：庄家不胡时，闲家的二十张加上亮张成了牌，可以胡亮张，庄家的下家先；亮张在庄家手里凑成提的，"
            "闲家不能胡。",
            "地胡: if the dealer does not win, another player may win on the shown card when it completes that "
            "player's twenty cards; the player after the dealer comes first. A shown card that completes a ti "
            "of the dealer cannot be won.",
            lambda rules: rules.dihu > 0,
        ),
        Case(
            "亮张只有庄家能用，闲家不能胡它。",
            "Only the dealer may use the shown card; nobody else wins on it.",
        ),
        practice(
            "有的地方闲家可以胡亮张，叫地胡；永州、耒阳、邵阳不可以。",
            "In some places another player may win on it (地胡), but not in Yongzhou, Leiyang and Shaoyang.",
        ),
    ),
    rule_by_case(
        "win.three_five",
        *(
            Case(_THREE_FIVE[0].format(zh), _THREE_FIVE[1].format(en), _three_five(cards))
            for cards, (zh, en) in _THREE_FIVE_CARDS.items()
        ),
        seed("S0", *STANDARD, "自动提牌").saying(
            "亮张正好构成第三提或第五坎，庄家天胡而且自摸。",
            "Where the shown card makes the third ti or the fifth kan, the dealer has a heavenly win on an own flip.",
        ),
        practice(
            "起手已经有三提五坎的也算；有的地方只看先发的二十张。",
            "Three ti or five kan that need no shown card count as well; in some places only those count.",
        ),
    ),
    rule(
        "win.three_five_few",
        "三提五坎不到{min_huxi}胡息也能胡。",
        "Three ti or five kan win even with fewer than {min_huxi} huxi.",
        practice(),
        # Five small kan make 15, so that a lower minimum is always met.
        when=lambda rules: rules.three_ti_five_kan and rules.min_huxi > 15,
    ),
    rule_by_case(
        "win.raise",
        Case(
            "举手：闲家起手就听牌的，在庄家打第一张牌之前可以举手；举了手，胡牌时加倍。"
            "举手以后进了一张牌没有胡，举手就作废。",
            "举手: a player other than the dealer who waits for a card from the start may raise the hand "
            "before the dealer's first discard; a win then counts double. The raise is lost once the player "
            "takes a card in without winning.",
            lambda rules: rules.ju_shou and not rules.ju_shou_kept,
        ),
        Case(
            "举手：闲家起手就听牌的，在庄家打第一张牌之前可以举手；举了手，这一局胡牌都加倍，进了牌没有胡也算。",
            "举手: a player other than the dealer who waits for a card from the start may raise the hand "
            "before the dealer's first discard; a win in this hand then counts double, even after cards were "
            "taken in without winning.",
            lambda rules: rules.ju_shou,
        ),
        seed("S2", *S2_FANS, "4.9 举手").saying(
            "闲家起手听牌，点了举手，胡牌胡息两倍。",
            "A player other than the dealer who waits from the start and says so has the huxi of a win doubled.",
        ),
        practice(
            "多数地方进了一张牌没有胡就作废，来源没有写；有的地方不用举，有的地方庄家也能举。",
            "In most places the raise is lost once a card is taken in without winning, which the documents do "
            "not say; in some the hand need not be raised, in some the dealer may raise too.",
        ),
    ),
    rule(
        "win.division",
        "同一手牌有几种分法时，按胡家得分最多的一种算。",
        "If a hand can be divided into groups in several ways, the way that brings the winner most counts.",
        practice(),
    ),
)

HUXI: Final = chapter(
    "huxi",
    rule(
        "huxi.sets",
        "胡息这样算：提，大字十二、小字九；跑，大字九、小字六；偎、臭偎、坎，大字六、小字三；碰，大字三、小字一。",
        "A ti is worth 12 huxi if big and 9 if small, a pao 9 and 6, a wei, stale wei or kan 6 and 3, a peng 3 and 1.",
        seed("S2", *S2_SCORE, "3.1 提"),
        seed("S2", *S2_SCORE, "3.2 偎"),
        seed("S2", *S2_SCORE, "3.3 跑"),
        seed("S2", *S2_SCORE, "3.4 碰"),
        seed("S2", *S2_SCORE, "3.7 坎"),
    ),
    rule(
        "huxi.shapes",
        "二七十、一二三，大字六、小字三；别的顺子、绞牌和将没有胡息。",
        "Two-seven-ten and one-two-three are worth 6 huxi if big and 3 if small; other runs, mixed threes and the pair "
        "are worth none.",
        seed("S2", *S2_SCORE, "3.5 二七十"),
        seed("S2", *S2_SCORE, "3.6 一二三"),
        seed("S1", *S1_KINDS, "一二三").saying(
            "把肆伍陆也列在一二三里，别处都没有。", "It lists 肆伍陆 with one-two-three; nobody else does."
        ),
    ),
    rule(
        "huxi.last_card",
        "胡的牌是别人的：凑成三张算碰，凑成四张算跑。是自己翻出的：凑成三张算偎，凑成四张算提，"
        "只有碰过的牌凑成四张还是跑。碰过的牌不能加打出的第四张。",
        "If the winning card is another player's, three of it count as a peng and four as a pao. If the winner flipped "
        "it, three of it count as a wei and four as a ti; only where a peng was laid do four count as a pao. A laid "
        "peng never becomes four with a discard.",
        practice(),
    ),
)
