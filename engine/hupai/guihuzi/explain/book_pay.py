"""The rule book: what a win pays, and how bots play."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.explain.rulebook import Case, Rule, chapter, practice, rule, rule_by_case
from hupai.guihuzi.rules.prices import yuanjiang_price
from hupai.guihuzi.rules.ruleset import GuihuziRules


def _multiplies(rules: GuihuziRules) -> bool:
    """Whether the game's table has factors."""
    return rules.price is yuanjiang_price


def _big(rules: GuihuziRules) -> bool:
    return not _multiplies(rules) and rules.table == "big"


def _rule(name: str, yuan: Text, small: Text, big: Text, elsewhere: Text | None = None) -> Rule:
    """Return a rule about points: for the table with factors, for the small and for the big table of sums."""
    cases = (Case(*yuan, _multiplies), Case(*big, _big), Case(*small))
    return rule_by_case(name, *cases, practice(*(elsewhere or ())))


PAY: Final = chapter(
    "pay",
    rule(
        "pay.win",
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
        (
            "南县的文字写胡牌五分、再算一息，合起来也是六分。沅江有的地方有名堂也照算五分。",
            "A text from Nanxian says five, and one more for the win as a xi, which makes six too. In places Yuanjiang "
            "keeps the five points beside a feat.",
        ),
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
    rule(
        "pay.one_source",
        "这张分数表只有一个来源，没有第二家可以对照；各地的分可能不同。",
        "This table of points rests on one source, which no second confirms; points may differ from place to place.",
        practice(),
        when=lambda rules: not _multiplies(rules),
    ),
    rule_by_case(
        "pay.several",
        Case(
            "有几个名堂，各加各的分。",
            "Several feats all add their points.",
            lambda rules: _multiplies(rules) and rules.combine == "add",
        ),
        Case(
            "有几个名堂：先加最小的一个，剩下的按档乘，五十分的乘二，一百分的乘四，两百分的乘八，一档里有几个再乘几。",
            "Of several feats the smallest is added once. The others multiply by class: those of fifty by two, "
            "of a hundred by four, of two hundred by eight, times their number in the class.",
            _multiplies,
        ),
        Case("名堂都相加。", "All feats are added."),
        practice(
            "有的服务器把名堂的分直接加起来，胡牌的五分也照算。",
            "On one server the feats simply add up, and the five points of the win stay.",
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
        (
            "沅江有的地方天胡不乘四，加两百分。",
            "In places Yuanjiang adds two hundred for a heavenly win, without a factor.",
        ),
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
        ("沅江有的地方报听不乘四，加五十分。", "In places Yuanjiang adds fifty for it, without a factor."),
    ),
    rule_by_case(
        "pay.one_card",
        Case(
            "吊吊手：手里只剩一张时胡（不是歪后胡），算五十分的名堂。",
            "Winning with a single card left in the hand, not by a wai, is a feat of fifty.",
            lambda rules: _multiplies(rules) and rules.diaodiaoshou,
        ),
        Case("吊吊手不算名堂。", "A single card left in the hand is no feat.", _multiplies),
        Case(
            "全求人：手里只剩一张时胡，不是歪后胡。",
            "Winning with a single card left in the hand, not by a wai, is a feat of the table.",
        ),
        practice(
            "沅江的吊吊手有的地方算一百分，有的地方不算。",
            "In Yuanjiang this is a feat of a hundred in places, and no feat in others.",
        ),
    ),
    rule(
        "pay.six",
        "多息：正好六个硬息加分。",
        "Exactly six xi add points.",
        practice(),
        when=lambda rules: not _multiplies(rules),
    ),
    rule_by_case(
        "pay.neighbours",
        Case(
            "手牵手：只听两张，同样大小又挨着，小卓三十分，大卓五十分。",
            "Waiting for exactly two neighbours of one size is thirty points, at the big table fifty.",
            lambda rules: rules.shouqianshou,
        ),
        Case("手牵手不算。", "Waiting for two neighbours adds nothing.", lambda rules: not _multiplies(rules)),
        practice(),
    ),
    rule_by_case(
        "pay.twins",
        Case(
            "背靠背：只听同一个数的小字和大字，小卓三十分，大卓五十分。",
            "Waiting for exactly one number in both sizes is thirty points, at the big table fifty.",
            lambda rules: rules.beikaobei,
        ),
        Case("背靠背不算。", "Waiting for one number in both sizes adds nothing.", lambda r: not _multiplies(r)),
        practice(),
    ),
    rule_by_case(
        "pay.cap",
        Case(
            "封顶：每个输家最多付{cap}分。",
            "Each loser pays at most {cap:point|points}.",
            lambda rules: rules.cap > 0,
        ),
        Case("不封顶。", "There is no cap."),
        practice(),
    ),
)

BOTS: Final = chapter(
    "bot",
    rule(
        "bot.random",
        "随机对手：从能做的事里随便选一样。",
        "The random bot takes any allowed action, each equally likely.",
        practice(),
    ),
    rule(
        "bot.beginner",
        "入门对手：能胡就胡，不然留下最搭得上的牌。",
        "The beginner wins when it can and otherwise keeps the cards that fit together best.",
        practice(),
    ),
    rule(
        "bot.regular",
        "熟手对手：算每样做完以后离听牌差几张，听牌以后数没露面的牌，也看硬息够不够。",
        "The regular works out how many cards each choice leaves the hand short of waiting with enough xi, and counts "
        "the unseen copies of what it waits for.",
        practice(),
    ),
    rule(
        "bot.strong",
        "高手对手：掂量熟手看好的几样，轻重是从大量打到底的牌里学来的：能胡多少分，有多大可能胡，剩下的牌搭不搭得上。",
        "The strong bot weighs what the regular likes best, as very many hands played to the end have taught it: what "
        "a win would bring, how likely it is, and how well the cards fit together.",
        practice(),
    ),
    rule(
        "bot.expert",
        "大师对手：先像高手一样掂量，差得不多的几样再在推想出来的牌里试打到底；试打看不出高低，听高手的。",
        "The expert weighs choices as the strong bot does and tries close ones in imagined deals that fit what it saw, "
        "to the end of the hand; where little lies between them there, it follows the strong bot.",
        practice(),
    ),
)
"""Not rules of a game: the ids under which bots give their reasons."""
