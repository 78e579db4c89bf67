"""The rule book: winning, 硬息, and what a win pays."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, practice, rule
from hupai.guihuzi.rules.prices import yuanjiang_price
from hupai.guihuzi.rules.ruleset import GuihuziRules

WIN: Final[tuple[Rule, ...]] = (
    rule(
        "win.shape",
        "win",
        "胡牌要七门：六门整的（一句话、二七十、坎、碰、歪、溜、飘），加最后一门半句，就是一对、二七十里的两张，或者一句话里的两张。一共二十张，每有一个四张多一张。",
        "A complete hand has seven groups: six whole ones (runs, two-seven-tens, three or four equal cards) and a half "
        "one, which is a pair, two of a two-seven-ten, or two of a run. That is twenty cards, and one more for each "
        "laid four.",
        practice(),
    ),
    rule(
        "win.minimum",
        "win",
        "至少{min_xi}个硬息才能胡。",
        "A win needs at least {min_xi} xi.",
        practice(),
    ),
    Rule(
        "win.merit",
        "win",
        (
            Case(
                (
                    "七个硬息就能胡。不到七个，还要有一样：手里的坎、歪、溜、四张一样的、自己翻成的一对（单歪），或者表里的名堂。光是碰和二七十，别人翻的不能胡。",
                    "Seven xi always win. With fewer the hand needs one thing more: a kan in the hand, a wai, a liu, "
                    "four equal cards, a last pair completed by one's own flip, or a feat of the table. With nothing "
                    "but peng and two-seven-tens one does not win on another's flip.",
                ),
                lambda rules: rules.needs_merit,
            ),
            Case(("硬息够了就能胡，不用别的。", "Enough xi win; nothing else is needed.")),
        ),
        (practice(),),
    ),
    rule(
        "win.flip",
        "win",
        "只胡翻出来的牌，自己翻的、别人翻的都行；打出来的牌不能胡。",
        "A hand wins on flips, one's own or another's; discards are never won.",
        practice(),
    ),
    Rule(
        "win.deal",
        "win",
        (
            Case(
                (
                    "天胡：庄家起手二十张已经成了。起手有九对也能胡。都在打第一张以前问，庄家在先。",
                    "A dealer whose twenty cards are complete may win at once, and so may anybody with nine dealt "
                    "pairs. This is asked before the first card, the dealer first.",
                ),
                lambda rules: rules.jiuduiban,
            ),
            Case(
                (
                    "天胡：庄家起手二十张已经成了，可以马上胡。",
                    "A dealer whose twenty cards are complete may win at once.",
                )
            ),
        ),
        (practice(),),
    ),
    rule(
        "win.flat",
        "win",
        "无息平：一门没摆，手里全是一句话，最后也是半句话，没有硬息也能胡。",
        "Nothing but runs: a hand that laid nothing and has only runs and half a run wins without any xi.",
        practice(),
        when=lambda rules: rules.wuxiping,
    ),
    rule(
        "win.nine_pairs",
        "win",
        "九对半：起手牌里有九对（四张算两对），打第一张以前就能胡。",
        "Nine pairs among the dealt cards win before the first card is played; four equal cards are two pairs.",
        practice(),
        when=lambda rules: rules.jiuduiban,
    ),
    rule(
        "win.ten_pairs",
        "win",
        "十对：一门没摆，二十张成十对（四张算两对）就能胡，不管门子和硬息。",
        "Ten pairs: twenty cards in ten pairs win when nothing was laid, whatever their groups and xi; four equal "
        "cards are two pairs.",
        practice(),
        when=lambda rules: rules.ten_pairs,
    ),
    rule(
        "win.one",
        "win",
        "一张牌只有一家胡：翻牌的人先，再按轮流的次序。",
        "Only one player wins on a card: whoever flipped it comes first, then the others in turn order.",
        practice(),
    ),
    rule(
        "win.best",
        "win",
        "一手牌有几种分法，按分最多的算。",
        "If the cards can be read in several ways, the one that pays most counts.",
        practice(),
    ),
)

XI: Final[tuple[Rule, ...]] = (
    rule(
        "xi.groups",
        "xi",
        "溜、飘、歪、坎、碰、二七十，每门一个硬息；最后一门是一对或者二七十里的两张，也算一个；一句话没有。",
        "A liu, piao, wai, kan, peng or two-seven-ten is one xi each, and so is a last half group that is a pair or "
        "two of a two-seven-ten. A run has none.",
        practice(),
    ),
    rule(
        "xi.fours",
        "xi",
        "四张一样的都在自己这里：全是自己的叫内圆（内豪）；有一张是别人的，比如碰来的、吃来的、别人翻了胡的，叫外圆（外豪）。",
        "All four of a card in one's groups and hand are an inner four if all are one's own, else an outer four: one "
        "came by peng, by chi, or was another's flip that won.",
        practice(),
    ),
)


def _multiplies(rules: GuihuziRules) -> bool:
    """Whether the game's table has factors."""
    return rules.price is yuanjiang_price


def _big(rules: GuihuziRules) -> bool:
    return not _multiplies(rules) and rules.table == "big"


def _rule(name: str, yuan: tuple[str, str] | None, small: tuple[str, str] | None, big: tuple[str, str] | None) -> Rule:
    """Return a rule about points: for the table with factors, for the small and for the big table of sums."""
    cases = [Case(yuan, _multiplies)] if yuan else []
    cases += [Case(big, _big)] if big else []
    cases += [Case(small, lambda rules: not _multiplies(rules))] if small else []
    return Rule(name, "pay", tuple(cases), (practice(),))


PAY: Final[tuple[Rule, ...]] = (
    rule(
        "pay.win",
        "pay",
        "每个输家付一样多，不管是谁翻的。",
        "Each loser pays the same, whoever flipped the card.",
        practice(),
    ),
    _rule(
        "pay.base",
        (
            "胡牌底分五分；有表里的名堂就不算。",
            "The win is five points, dropped beside a feat of the table.",
        ),
        (
            "没有六十分以上的名堂，胡牌六分。",
            "A win without a feat of sixty or more is six points.",
        ),
        ("没有一百分以上的名堂，胡牌十分。", "A win without a feat of a hundred or more is ten points."),
    ),
    _rule(
        "pay.kan",
        (
            "每个坎、歪、溜五分；自己翻成最后一对（单歪）五分。别人翻的牌凑成的三张算碰。",
            "Each kan, wai and liu is five points, and so is a last pair completed by the own flip. Three equal cards "
            "completed by another's flip count as a peng.",
        ),
        (
            "每个坎、三张的歪五分；自己翻成最后一对五分。别人翻的牌凑成的三张算碰。内豪三十分，外豪二十分。",
            "Each kan and each wai of three is five points, and so is a last pair completed by the own flip. Three "
            "equal cards completed by another's flip count as a peng. An inner four is thirty, an outer one twenty.",
        ),
        (
            "每个坎、三张的歪十分；自己翻成最后一对十分。别人翻的牌凑成的三张算碰。内豪四十分，外豪三十分。",
            "Each kan and each wai of three is ten points, and so is a last pair completed by the own flip. Three "
            "equal cards completed by another's flip count as a peng. An inner four is forty, an outer one thirty.",
        ),
    ),
    _rule(
        "pay.table",
        (
            "名堂。五十分：项项息（七门都有息）、无息平、一点朱（一张红）、十三火（十三张红）。一百分：对子胡（七门都是一样的牌）、黑胡（没有红）、大字、小字、十四火。"
            "两百分：黑对子胡、十五火（十五张红以上）、九对半。每个内圆乘四，每个外圆乘二。",
            "Feats. Fifty: every group has xi, nothing but runs, one red card, thirteen reds. A hundred: equal cards "
            "only, no red card, big cards only, small cards only, fourteen reds. Two hundred: equal cards only and "
            "none red, fifteen reds or more, nine pairs. Each inner four multiplies by four, each outer one by two.",
        ),
        (
            "小卓名堂，都相加。六十分：天胡、行行息（七门都有息）、一点红、报听、全求人。八十分：全黑、十三红（多一张红加十分）。一百分：对子息。"
            "一百二十分：大字、小字、乌对胡、十对。多息十五分，海底三十分。",
            "Feats of the small table, all added. Sixty: heavenly win, every group has xi, one red card, won without a "
            "discard, single card left. Eighty: no red card, thirteen reds (ten more for each further red). A hundred: "
            "equal cards only. A hundred and twenty: big cards only, small cards only, equal cards and none red, ten "
            "pairs. Exactly six xi fifteen, the last card of the wall thirty.",
        ),
        (
            "大卓名堂，都相加。一百分：天胡、行行息（七门都有息）、一点红、报听、全求人。一百五十分：全黑、十三红（多一张红加三十分）。两百分：对子息。"
            "三百分：大字、小字、乌对胡、十对。多息三十分，海底五十分。",
            "Feats of the big table, all added. A hundred: heavenly win, every group has xi, one red card, won without "
            "a discard, single card left. A hundred and fifty: no red card, thirteen reds (thirty more for each "
            "further red). Two hundred: equal cards only. Three hundred: big cards only, small cards only, equal cards "
            "and none red, ten pairs. Exactly six xi thirty, the last card of the wall fifty.",
        ),
    ),
    Rule(
        "pay.several",
        "pay",
        (
            Case(
                (
                    "有几个名堂，各加各的分。",
                    "Several feats all add their points.",
                ),
                lambda rules: _multiplies(rules) and rules.combine == "add",
            ),
            Case(
                (
                    "有几个名堂：先加最小的一个，剩下的按档乘，五十分的乘二，一百分的乘四，两百分的乘八，一档里有几个再乘几。",
                    "Of several feats the smallest is added once. The others multiply by class: those of fifty by two, "
                    "of a hundred by four, of two hundred by eight, times their number in the class.",
                ),
                _multiplies,
            ),
            Case(("名堂都相加。", "All feats are added.")),
        ),
        (
            practice(
                (
                    "有的服务器把名堂的分直接加起来，胡牌的五分也照算。",
                    "On one server the feats simply add up, and the five points of the win stay.",
                )
            ),
        ),
    ),
    _rule(
        "pay.luck",
        (
            "海底（墩上最后一张）乘四，天胡乘四。",
            "The last card of the wall multiplies by four, so does a heavenly win.",
        ),
        ("海底三十分，天胡六十分。", "The last card of the wall is thirty points, a heavenly win sixty."),
        ("海底五十分，天胡一百分。", "The last card of the wall is fifty points, a heavenly win a hundred."),
    ),
    _rule(
        "pay.ready",
        (
            "报听：一局里没有打过手里的牌（庄家的第一张不算）就胡了，乘四；天胡不另算。",
            "A win without ever discarding from the hand, the dealer's first card aside, multiplies by four; not with "
            "a heavenly win.",
        ),
        (
            "报听：一局里没有打过手里的牌（庄家的第一张不算）就胡了，六十分；天胡不另算。",
            "A win without ever discarding from the hand, the dealer's first card aside, is sixty points; not with a "
            "heavenly win.",
        ),
        (
            "报听：一局里没有打过手里的牌（庄家的第一张不算）就胡了，一百分；天胡不另算。",
            "A win without ever discarding from the hand, the dealer's first card aside, is a hundred points; not with "
            "a heavenly win.",
        ),
    ),
    Rule(
        "pay.one_card",
        "pay",
        (
            Case(
                (
                    "吊吊手：手里只剩一张时胡（不是歪后胡），算五十分的名堂。",
                    "Winning with a single card left in the hand, not by a wai, is a feat of fifty.",
                ),
                lambda rules: _multiplies(rules) and rules.diaodiaoshou,
            ),
            Case(("吊吊手不算名堂。", "A single card left in the hand is no feat."), _multiplies),
            Case(
                (
                    "全求人：手里只剩一张时胡，不是歪后胡。",
                    "Winning with a single card left in the hand, not by a wai, is a feat of the table.",
                )
            ),
        ),
        (practice(),),
    ),
    rule(
        "pay.six",
        "pay",
        "多息：正好六个硬息加分。",
        "Exactly six xi add points.",
        practice(),
        when=lambda rules: not _multiplies(rules),
    ),
    Rule(
        "pay.neighbours",
        "pay",
        (
            Case(
                (
                    "手牵手：只听两张，同样大小又挨着，小卓三十分，大卓五十分。",
                    "Waiting for exactly two neighbours of one size is thirty points, at the big table fifty.",
                ),
                lambda rules: rules.shouqianshou,
            ),
            Case(("手牵手不算。", "Waiting for two neighbours adds nothing."), lambda rules: not _multiplies(rules)),
        ),
        (practice(),),
    ),
    Rule(
        "pay.twins",
        "pay",
        (
            Case(
                (
                    "背靠背：只听同一个数的小字和大字，小卓三十分，大卓五十分。",
                    "Waiting for exactly one number in both sizes is thirty points, at the big table fifty.",
                ),
                lambda rules: rules.beikaobei,
            ),
            Case(("背靠背不算。", "Waiting for one number in both sizes adds nothing."), lambda r: not _multiplies(r)),
        ),
        (practice(),),
    ),
    Rule(
        "pay.cap",
        "pay",
        (
            Case(
                ("封顶：每个输家最多付{cap}分。", "Each loser pays at most {cap:point|points}."),
                lambda rules: rules.cap > 0,
            ),
            Case(("不封顶。", "There is no cap.")),
        ),
        (practice(),),
    ),
)

BOTS: Final[tuple[Rule, ...]] = (
    rule(
        "bot.random",
        "bot",
        "随机对手：从能做的事里随便选一样。",
        "The random bot takes any allowed action, each equally likely.",
        practice(),
    ),
    rule(
        "bot.beginner",
        "bot",
        "入门对手：能胡就胡，不然留下最搭得上的牌。",
        "The beginner wins when it can and otherwise keeps the cards that fit together best.",
        practice(),
    ),
    rule(
        "bot.regular",
        "bot",
        "熟手对手：算每样做完以后离听牌差几张，听牌以后数没露面的牌，也看硬息够不够。",
        "The regular works out how many cards each choice leaves the hand short of waiting with enough xi, and counts "
        "the unseen copies of what it waits for.",
        practice(),
    ),
    rule(
        "bot.strong",
        "bot",
        "高手对手：把熟手看好的几样，在推想出来的牌里试打到底，取平均分最好的。",
        "The strong bot tries what the regular likes best to the end of the hand, in imagined deals that fit what it "
        "saw, and takes what scores best on average.",
        practice(),
    ),
    rule(
        "bot.expert",
        "bot",
        "大师对手：和高手一样试打，试的次数多几倍。",
        "The expert does the same as the strong bot in several times as many imagined deals.",
        practice(),
    ),
)
"""Not rules of a game: the ids under which bots give their reasons."""
