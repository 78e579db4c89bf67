"""What two players may agree for the end of their match, as rules of every family that lets two play."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import chapter, practice, rule

_IN_APPS: Final = practice("两个人打的房间里，有的平台可以这样约。", "Some apps offer this in rooms for two.")

DUEL_END_RULES: Final = chapter(
    "pay",
    rule(
        "session.double",
        "小胜加倍：一场打完，赢家不到{low_double_below}分，输赢都乘{low_double}。",
        "A match that is won with fewer than {low_double_below} points counts ×{low_double} for both.",
        _IN_APPS,
        when=lambda rules: rules.low_double > 1,
    ),
    rule(
        "session.bonus",
        "小胜加分：一场打完，赢家不到{low_bonus_below}分，输家再付{low_bonus}分。有小胜加倍的先加倍，还不到才加分。",
        "Whoever wins a match with fewer than {low_bonus_below} points gets {low_bonus} more from the loser. Where a "
        "small win counts several times, that comes first.",
        _IN_APPS,
        when=lambda rules: rules.low_bonus > 0,
    ),
    rule(
        "session.cap",
        "全场封顶：谁赢到{session_cap}分，这一场马上打完，多的不算。",
        "As soon as somebody has won {session_cap} points the match is over; what is above does not count.",
        _IN_APPS,
        when=lambda rules: rules.session_cap > 0,
    ),
)
