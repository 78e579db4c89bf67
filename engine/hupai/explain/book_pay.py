"""Rules of 囤, 名堂, 省, payment and the session; and what the bots go by."""

from __future__ import annotations

from typing import Final

from hupai.explain.book import Case, Rule, practice, rule, seed
from hupai.explain.book_play import FUGUI, LECTURE, PLAY
from hupai.explain.book_win import KING, S2_SCORE, SPECIAL, has_kings
from hupai.zipai.rules import ZipaiRules

TOURNAMENT = ("2015年永州第一届扯胡子", "参赛办法")


def _has_xing(rules: ZipaiRules) -> bool:
    return rules.xing != "off"


FANS: Final[tuple[Rule, ...]] = (
    rule(
        "fan.multiply",
        "fan",
        "有几个名堂，番数相乘。",
        "Several multipliers are multiplied with each other.",
        seed("S0", *SPECIAL, "红胡王钓"),
    ),
    rule(
        "fan.red",
        "fan",
        "胡牌时红字不少于{red_min}张是红胡，2番。",
        "A winning hand with {red_min} red cards or more is a red win: ×2.",
        seed("S0", *SPECIAL, "红胡"),
        seed("S2", "名堂", "4.1 红胡", says=("耒阳要十三张，胡息加倍。", "Leiyang needs 13 and doubles the huxi.")),
    ),
    rule(
        "fan.dot",
        "fan",
        "胡牌时正好一张红字是一点朱，3番。",
        "A winning hand with exactly one red card: ×3.",
        seed("S0", *SPECIAL, "一点朱"),
    ),
    rule(
        "fan.black",
        "fan",
        "胡牌时没有红字是黑胡，4番。",
        "A winning hand without any red card is a black win: ×4.",
        seed("S0", *SPECIAL, "黑胡"),
    ),
    rule(
        "fan.red_to_dot",
        "fan",
        "红字不少于{red_to_dot}张，红胡按3番算（红转点）。",
        "From {red_to_dot} red cards on a red win pays ×3 (红转点).",
        practice(),
        when=lambda rules: rules.red_to_dot > 0,
    ),
    rule(
        "fan.red_to_black",
        "fan",
        "红字不少于{red_to_black}张，红胡按4番算（红转黑）。",
        "From {red_to_black} red cards on a red win pays ×4 (红转黑).",
        practice(),
        when=lambda rules: rules.red_to_black > 0,
    ),
    Rule(
        "fan.self_draw",
        "fan",
        (
            Case(
                ("胡自己翻出的牌是自摸，{self_draw}番。", "Winning on one's own draw: ×{self_draw}."),
                lambda rules: rules.self_draw > 1,
            ),
            Case(("自摸不加番。", "Winning on one's own draw adds no factor.")),
        ),
        (seed("S0", *SPECIAL, "自摸"),),
    ),
    Rule(
        "fan.tianhu",
        "fan",
        (
            Case(
                ("天胡在自摸之外再乘{tianhu}番。", "A heavenly win is multiplied by {tianhu} on top of the own draw."),
                lambda rules: rules.tianhu > 1,
            ),
            Case(("天胡只按自摸算。", "A heavenly win counts as an own draw and nothing more.")),
        ),
        (
            practice(),
            seed("S2", "名堂", "4.8 天胡", says=("耒阳天胡胡息加倍。", "In Leiyang it doubles the huxi.")),
        ),
    ),
    rule(
        "fan.wang_diao",
        "fan",
        "王钓：至少有一提或一跑，别的牌都成组，手里只剩一张王，胡哪张都行，4番，自摸不另算。",
        "King's bait (王钓): with a ti or pao, all else in groups and a single king left, any card wins: ×4, "
        "the own draw included.",
        seed("S0", *SPECIAL, "王钓"),
        when=has_kings,
    ),
    rule(
        "fan.wang_diao_wang",
        "fan",
        "王钓王：王钓时翻到另一张王，8番，自摸不另算。",
        "King baits king (王钓王): the card drawn is the other king: ×8, the own draw included.",
        seed("S0", *SPECIAL, "王钓王"),
        when=has_kings,
    ),
    rule(
        "fan.wang_chuang",
        "fan",
        "王闯：别的牌都成组，手里剩两张王，胡哪张都行，三张一起算那张牌的坎，8番，自摸不另算。",
        "King's charge (王闯): all else in groups and both kings left, any card wins, the three counting as three "
        "of it: ×8, the own draw included.",
        seed("S0", *SPECIAL, "王闯"),
        when=has_kings,
    ),
)

XING: Final[tuple[Rule, ...]] = (
    Rule(
        "xing.when",
        "xing",
        (
            Case(
                (
                    "翻省：胡牌后翻开墩上下一张牌来定省；墩上没牌了，看胡的那张。",
                    "After a win the next card of the wall is turned to name the bonus card; with an empty wall the "
                    "winning card does (翻省).",
                ),
                lambda rules: rules.xing == "fan",
            ),
            Case(
                ("跟省：胡的那张牌就是省。", "The winning card itself is the bonus card (跟省)."),
                lambda rules: rules.xing == "gen",
            ),
            Case(("不带省。", "There is no bonus card.")),
        ),
        (
            seed("S0", *PLAY, "省"),
            seed("S0", *FUGUI, "【翻省】"),
            seed("S0", *FUGUI, "【跟省】"),
        ),
    ),
    Rule(
        "xing.turned",
        "xing",
        (
            Case(
                (
                    "翻出的牌往后顺推一张是省，大小不变，十后面是一。",
                    "The card after the turned one, of the same size, is the bonus card; one follows ten.",
                ),
                lambda rules: rules.xing == "fan" and rules.xing_offset == 1,
            ),
            Case(
                ("翻出的那张牌就是省。", "The turned card itself is the bonus card."),
                lambda rules: rules.xing == "fan" and rules.xing_offset == 0,
            ),
            Case(
                (
                    "翻出的牌往前推一张是省，大小不变，一前面是十。",
                    "The card before the turned one, of the same size, is the bonus card; ten precedes one.",
                ),
                lambda rules: rules.xing == "fan",
            ),
        ),
        (
            seed("S0", *PLAY, "省"),
            seed("S0", *FUGUI, "【翻省】"),
            practice(("有的地方翻出的牌本身就是省。", "Some places take the turned card itself.")),
        ),
    ),
    Rule(
        "xing.king",
        "xing",
        (
            Case(
                (
                    "定省的牌是王时，赢家最多的那种牌是省；省最多算六张。",
                    "Where a king would name the bonus card it is the card the winner has most of; "
                    "six copies count at most.",
                ),
                lambda rules: _has_xing(rules) and has_kings(rules),
            ),
        ),
        (seed("S0", *PLAY, "省"), practice()),
    ),
    Rule(
        "xing.value",
        "xing",
        (
            Case(
                (
                    "赢家的牌里每有一张省，加{xing_value}囤，王当省牌也算；先加省，再乘番。",
                    "Each copy of the bonus card in the winning hand, kings standing for it included, adds "
                    "{xing_value:unit|units} before multiplying.",
                ),
                _has_xing,
            ),
        ),
        (seed("S0", *PLAY, "省"), seed("S0", *FUGUI, "【跟省】")),
    ),
)

PAY: Final[tuple[Rule, ...]] = (
    rule(
        "pay.tun",
        "pay",
        "囤数是胡息除以三取整再减四：十五胡一囤，每多三胡多一囤。",
        "Units (囤) are the huxi divided by three, rounded down, less four: 15 huxi make 1, every three more one more.",
        seed("S0", *PLAY, "省"),
        seed("S2", *S2_SCORE, "3.9 囤数计算", says=("耒阳另有自己的表。", "Leiyang has a table of its own.")),
    ),
    Rule(
        "pay.base_bonus",
        "pay",
        (
            Case(
                ("带底：每次胡牌再加{base_bonus}囤。", "Every win gets {base_bonus:unit|units} more (带底)."),
                lambda rules: rules.base_bonus > 0,
            ),
            Case(("不带底。", "No unit is added to a win (不带底).")),
        ),
        (seed("S0", *PLAY, "省"),),
    ),
    rule(
        "pay.each",
        "pay",
        "胡牌后，两家各付（囤加省）乘番数。",
        "After a win each of the two others pays (units + bonus cards) × multipliers.",
        seed("S0", *PLAY, "省"),
        practice(),
    ),
    Rule(
        "pay.cap",
        "pay",
        (
            Case(
                ("每家最多付{cap_per_loser}分。", "One loser pays at most {cap_per_loser} points."),
                lambda rules: rules.cap_per_loser > 0,
            ),
            Case(("付分不封顶。", "There is no cap on a payment.")),
        ),
        (practice(),),
    ),
    Rule(
        "pay.kings",
        "pay",
        (
            Case(
                (
                    "黄庄时，每张王赔给比自己王少的每一家{king_draw_penalty}分，按相差的张数算。",
                    "In a drawn hand each king costs its holder {king_draw_penalty} points for every opponent who has "
                    "one king fewer.",
                ),
                lambda rules: has_kings(rules) and rules.king_draw_penalty > 0,
            ),
            Case(("黄庄时有王不赔。", "Kings cost nothing in a drawn hand."), has_kings),
            Case(("黄庄时谁也不付分。", "In a drawn hand nobody pays.")),
        ),
        (
            seed("S0", *KING, says=("一张王赔赌注五倍，两张十倍。", "One king costs five stakes, two cost ten.")),
            seed("S0", *FUGUI, "【黄庄】", says=("一张王赔五分，两张十分。", "One king costs 5 points, two cost 10.")),
        ),
    ),
    rule(
        "session.length",
        "pay",
        "一场打{hands_per_session}局，也可以另外约定。",
        "A match has {hands_per_session:hand|hands} unless agreed otherwise.",
        practice(),
        seed("S0", *TOURNAMENT, says=("比赛每桌打九局。", "In the tournament each table plays nine hands.")),
        seed("S0", *LECTURE, "最少局数", says=("最少打一局。", "At least one hand is played.")),
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
        "入门对手：能胡就胡，不然选做完以后手里的牌最搭得上的一样。",
        "The beginner wins when it can and otherwise does what leaves the best-fitting cards.",
        practice(),
    ),
)
"""Not rules of a game: what the bots' reasons refer to."""
