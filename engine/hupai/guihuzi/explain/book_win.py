"""The rule book: winning and 硬息."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case

WIN: Final = chapter(
    "win",
    rule(
        "win.shape",
        "胡牌要七门：六门整的（一句话、二七十、坎、碰、歪、溜、飘），加最后一门半句，就是一对、二七十里的两张，或者一句话里的两张。一共二十张，每有一个四张多一张。",
        "A complete hand has seven groups: six whole ones (runs, two-seven-tens, three or four equal cards) and a half "
        "one, which is a pair, two of a two-seven-ten, or two of a run. That is twenty cards, and one more for each "
        "laid four.",
        practice(),
    ),
    rule(
        "win.minimum",
        "至少{min_xi}个硬息才能胡。",
        "A win needs at least {min_xi} xi.",
        practice(),
    ),
    rule_by_case(
        "win.merit",
        Case(
            "七个硬息就能胡。不到七个，还要有一样：手里的坎、歪、溜、四张一样的、自己翻成的一对（单歪），或者表里的名堂。光是碰和二七十，别人翻的不能胡。",
            "Seven xi always win. With fewer the hand needs one thing more: a kan in the hand, a wai, a liu, "
            "four equal cards, a last pair completed by one's own flip, or a feat of the table. With nothing "
            "but peng and two-seven-tens one does not win on another's flip.",
            lambda rules: rules.needs_merit,
        ),
        Case("硬息够了就能胡，不用别的。", "Enough xi win; nothing else is needed."),
        practice(),
    ),
    rule(
        "win.flip",
        "只胡翻出来的牌，自己翻的、别人翻的都行；打出来的牌不能胡。",
        "A hand wins on flips, one's own or another's; discards are never won.",
        practice(),
    ),
    rule_by_case(
        "win.deal",
        Case(
            "天胡：庄家起手二十张已经成了。起手有九对也能胡。都在打第一张以前问，庄家在先。",
            "A dealer whose twenty cards are complete may win at once, and so may anybody with nine dealt "
            "pairs. This is asked before the first card, the dealer first.",
            lambda rules: rules.jiuduiban,
        ),
        Case(
            "天胡：庄家起手二十张已经成了，可以马上胡。",
            "A dealer whose twenty cards are complete may win at once.",
        ),
        practice(),
    ),
    rule(
        "win.flat",
        "无息平：一门没摆，手里全是一句话，最后也是半句话，没有硬息也能胡。",
        "Nothing but runs: a hand that laid nothing and has only runs and half a run wins without any xi.",
        practice(),
        when=lambda rules: rules.wuxiping,
    ),
    rule(
        "win.nine_pairs",
        "九对半：起手牌里有九对（四张算两对），打第一张以前就能胡。",
        "Nine pairs among the dealt cards win before the first card is played; four equal cards are two pairs.",
        practice("有的地方九对半只算一百分。", "In places nine pairs are a feat of a hundred only."),
        when=lambda rules: rules.jiuduiban,
    ),
    rule(
        "win.ten_pairs",
        "十对：一门没摆，二十张成十对（四张算两对）就能胡，不管门子和硬息。大字、小字、报听另加，红黑的名堂不加。",
        "Ten pairs: twenty cards in ten pairs win when nothing was laid, whatever their groups and xi; four equal "
        "cards are two pairs. Cards of one size and a win without a discard add their points; feats of colour do not.",
        practice(),
        when=lambda rules: rules.ten_pairs,
    ),
    rule(
        "win.one",
        "一张牌只有一家胡：翻牌的人先，再按轮流的次序。",
        "Only one player wins on a card: whoever flipped it comes first, then the others in turn order.",
        practice(),
    ),
    rule(
        "win.best",
        "一手牌有几种分法，按分最多的算。",
        "If the cards can be read in several ways, the one that pays most counts.",
        practice(),
    ),
)

XI: Final = chapter(
    "xi",
    rule(
        "xi.groups",
        "溜、飘、歪、坎、碰、二七十，每门一个硬息；最后一门是一对或者二七十里的两张，也算一个；一句话没有。",
        "A liu, piao, wai, kan, peng or two-seven-ten is one xi each, and so is a last half group that is a pair or "
        "two of a two-seven-ten. A run has none.",
        practice(),
    ),
    rule(
        "xi.fours",
        "四张一样的都在自己这里：全是自己的叫内圆（内豪）；有一张是别人的，比如碰来的、吃来的、别人翻了胡的，叫外圆（外豪）。"
        "只凭对子胡的、一个硬息也没有的不算。",
        "All four of a card in one's groups and hand are an inner four if all are one's own, else an outer four: one "
        "came by peng, by chi, or was another's flip that won. A win by pairs alone, or without any xi, has none.",
        practice(),
    ),
)
