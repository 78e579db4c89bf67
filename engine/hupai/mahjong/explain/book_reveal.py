"""Rules of 明牌: revealing a waiting hand."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is
from hupai.mahjong.explain.headings import K_HANDS

_REVEAL: Final = field_is("reveal", True)

REVEAL: Final = chapter(
    "reveal",
    rule(
        "reveal.when",
        "明牌：轮到自己，打一张以后听牌（还差一张就胡，而且打完以后这种牌不都在自己手里、桌上）的，"
        "可以连同这一张明牌，把手牌摊开给大家看。听牌以后哪一轮明都行，明了不能收回。",
        "Revealing (明牌): on their turn, a player whose hand waits for a tile after the discard may reveal it with "
        "that discard, on this or any later turn. A tile does not count if the player then holds all four, melds "
        "included. The hand stays face up to the end.",
        seed("M3", *K_HANDS, "明 牌"),
        practice(),
        when=_REVEAL,
    ),
    rule(
        "reveal.discard",
        "明牌时打的那张，不能是别的明牌的人正在听的。",
        "The discard of a reveal may not be a tile that another revealed hand waits for.",
        practice(),
        when=_REVEAL,
    ),
    rule(
        "reveal.bound",
        "明牌以后不能碰，摸到的牌不胡、不杠就打出去；杠了以后听的牌不变，才可以杠，四张都在自己手里、桌上的不算听。",
        "A revealed hand makes no peng and discards what it draws unless it wins or lays a kong. It may lay a kong "
        "only if it goes on waiting for the same tiles; a tile of which it holds all four is none of these.",
        practice(),
        when=_REVEAL,
    ),
    rule_by_case(
        "reveal.must_win",
        Case(
            "明牌的人能胡的时候也可以不胡，和别人一样。",
            "A revealed hand may pass a win like any other.",
            both(_REVEAL, field_is("reveal_wins", "may")),
        ),
        Case(
            "明牌的人能胡就自动胡，不能过。",
            "A revealed hand takes every possible win automatically and cannot pass one.",
            _REVEAL,
        ),
        seed("M3", *K_HANDS, "明 牌").saying(
            "听牌后可以随时把手中的牌摊开来打；没有说能胡一定要胡。",
            "A waiting hand may be shown at any time; that it has to win is not said.",
        ),
        practice("多数桌子明了牌自动胡。", "At most tables a revealed hand wins automatically."),
    ),
    rule_by_case(
        "reveal.feed",
        Case(
            "没明牌的人不能打明牌的人正在听的牌，除非手里只有这种牌；也不能用这种牌蓄杠。",
            "Nobody may discard a tile that another player's revealed hand waits for, unless there is nothing else "
            "to discard, nor add such a tile to a peng as a kong. A revealed hand still discards what it draws.",
            both(_REVEAL, field_is("feed_rule", "no_feed_revealed")),
        ),
        Case(
            "明牌的人在听的牌，别人也可以打；没明牌的人打了让他胡，要包：各家该付的都由打牌的人付。",
            "Tiles that a revealed hand waits for may be discarded, but a player who has not revealed and "
            "whose tile it wins pays for everybody (包).",
            both(_REVEAL, field_is("feed_rule", "feeder_pays_all")),
        ),
        Case(
            "明牌的人在听的牌，别人照样可以打，不另外罚。",
            "Tiles that a revealed hand waits for may be discarded without a further penalty.",
            _REVEAL,
        ),
        practice(
            "有的地方不准给明牌的人点炮，有的地方点了要包。",
            "In some places nobody may feed a revealed hand; in others whoever does pays for everybody.",
        ),
    ),
)
