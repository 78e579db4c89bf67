"""The rows of the mahjong games, and what they are compared with."""

from __future__ import annotations

from functools import partial
from statistics import median

from clock import REPETITIONS, Work, each_s, iterations, times_faster
from mahjong_work import (
    GAMES,
    TWELVE_WILDS,
    as_claim,
    dealt_hands,
    distances,
    random_hands,
    wait_lists,
    win_checks,
    won_hands,
    won_with_wilds,
    worths,
)
from measure import Measure

YONGZHOU, YIBIN = GAMES["yongzhou"], GAMES["yibin"]


def hands_per_s(game: str) -> float:
    """Random hands of a game played in a second on this machine."""
    work = random_hands(GAMES[game])
    each_s(work)
    return 1 / median(each_s(work) for _ in range(REPETITIONS))


def against_rlcard() -> float | None:
    """How many of our random hands fit into one of RLCard's mahjong; None where RLCard is not installed."""
    try:
        import rlcard
        from rlcard.agents import RandomAgent
    except ImportError:
        return None
    table = rlcard.make("mahjong", config={"seed": 1})
    table.set_agents([RandomAgent(table.num_actions) for _ in range(4)])
    theirs = Work(lambda: range(5), lambda _: table.run(is_training=False))
    return times_faster(random_hands(YONGZHOU), theirs)


def against_shanten() -> float | None:
    """How many of our distances fit into one of the package mahjong; None where it is not installed."""
    try:
        from mahjong.shanten import Shanten
    except ImportError:
        return None
    theirs = Work(dealt_hands(), Shanten().calculate_shanten)
    return times_faster(distances(dealt_hands()), theirs)


def against_estimate() -> float | None:
    """How many worths of complete hands fit into one of the package mahjong; None where it is not installed."""
    try:
        from mahjong.hand_calculating.hand import HandCalculator
        from mahjong.hand_calculating.hand_config import HandConfig
    except ImportError:
        return None
    estimate, drawn = HandCalculator().estimate_hand_value, HandConfig(is_tsumo=True)
    ours, others = won_hands(), won_hands()

    def tiles() -> list[list[int]]:
        """Number the tiles as the package does: four times the kind and which of its copies."""
        return [[4 * kind + hand[:place].count(kind) for place, kind in enumerate(hand)] for hand in others()]

    theirs = Work(tiles, lambda hand: estimate(hand, hand[-1], config=drawn))
    return times_faster(worths(YONGZHOU, lambda: [as_claim(hand) for hand in ours()]), theirs)


MAHJONG = [
    Measure("mahjong_win_check_no_wild", "iterations", 100, lambda: iterations(win_checks(YONGZHOU, [0]))),
    Measure("mahjong_win_check_1_2_wilds", "iterations", 300, lambda: iterations(win_checks(YONGZHOU, [1, 2]))),
    Measure("mahjong_win_check_3_4_wilds", "iterations", 1200, lambda: iterations(win_checks(TWELVE_WILDS, [3, 4]))),
    Measure("mahjong_all_waits_no_wild", "iterations", 400, lambda: iterations(wait_lists(YONGZHOU, [0]))),
    Measure("mahjong_all_waits_wilds", "iterations", 1600, lambda: iterations(wait_lists(TWELVE_WILDS, [1, 2, 3, 4]))),
    Measure("mahjong_tiles_to_ready", "iterations", 300, lambda: iterations(distances(dealt_hands()))),
    Measure("mahjong_worth_1_2_wilds", "iterations", 300, lambda: iterations(worths(YIBIN, won_with_wilds([1, 2])))),
    Measure("mahjong_worth_3_4_wilds", "iterations", 1200, lambda: iterations(worths(YIBIN, won_with_wilds([3, 4])))),
    *(Measure(f"mahjong_hands_per_s_{game}", "hands/s", 800, partial(hands_per_s, game), least=True) for game in GAMES),
    Measure("mahjong_hands_per_rlcard", "×", 20, against_rlcard, least=True, needs="RLCard"),
    Measure("mahjong_ready_per_shanten", "×", 3, against_shanten, least=True, needs="mahjong"),
    Measure("mahjong_worths_per_estimate", "×", 5, against_estimate, least=True, needs="mahjong"),
]
