"""For each effect, when it is true: worked out from the raw table and the oracles, so it can be asked both ways."""

from __future__ import annotations

from collections.abc import Callable

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    Action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    tile_of,
)
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code
from hupai.mahjong.turn.turn_offers import allowed_discards
from tests.engine.mahjong.why.judge import held, is_complete, laid, waits, wilds_of
from tests.engine.mahjong.why.past import Past
from tests.engine.mahjong.why.trying import tried

Holds = Callable[[Table, int, Action, Past], bool]


def _plays(action: Action) -> bool:
    return is_discard(action) or is_reveal(action)


def _lets_go(t: Table, seat: int, action: Action) -> bool:
    kills = _plays_wild(t, action) and t.rules.wild_discard == "dead_hand"
    return HU in t.offers[seat] and action not in (HU, PIAO, NO_PIAO) and not kills


def _lets_the_last_go(t: Table, seat: int, action: Action) -> bool:
    """Whether nobody draws or lays anything any more, so that no tile comes that could be won."""
    ends = action == PASS or _plays(action)
    return _lets_go(t, seat, action) and ends and t.drawn == len(t.wall) and not t.rules.claim_last


def _passes_win(t: Table, seat: int, action: Action) -> bool:
    return _lets_go(t, seat, action) and not _lets_the_last_go(t, seat, action)


def _draws_at_once(action: Action) -> bool:
    """A 杠 is followed by a draw, which lifts 过胡."""
    return action == CLAIM_GANG or is_angang(action) or is_jiagang(action)


def _limits(t: Table, seat: int, action: Action, how: str) -> bool:
    free = t.rules.self_draw_only or _draws_at_once(action)
    return _passes_win(t, seat, action) and not free and t.rules.guo_hu == how


def _plays_wild(t: Table, action: Action) -> bool:
    return _plays(action) and code(tile_of(action)) in wilds_of(t)


def _given(t: Table, seat: int, action: Action) -> str:
    """The tile that others may win, empty if there is none."""
    gives = _plays(action) or is_jiagang(action) or is_ti(action)
    return code(tile_of(action)) if gives and not _plays_wild(t, action) else ""


def _fed(t: Table, seat: int, action: Action, past: Past) -> list[int]:
    """The seats whose revealed hands wait for the tile that this gives."""
    tile = _given(t, seat, action)
    others = [other for other in range(t.seats) if tile and other != seat and past.revealed[other]]
    return [other for other in others if is_complete(t, other, [*held(t, other, drawn=False), tile])]


def _forced(t: Table, seat: int, action: Action) -> bool:
    return _plays(action) and len(t.offers[seat]) == 1


def _may_be_won(t: Table, seat: int, action: Action, past: Past) -> bool:
    """Whether a seat is left that might win the tile: one with a hidden hand, or a revealed one that waits for it."""
    if t.rules.self_draw_only:
        return False
    others = [other for other in range(t.seats) if other != seat and other not in past.won and not past.dead[other]]
    return any(not past.revealed[other] for other in others) or bool(_fed(t, seat, action, past))


def _three_suits(t: Table, seat: int) -> bool:
    return {suit for _, (_, suit) in laid(t, seat)} == set("msp")


def _claims_or_lays(action: Action) -> bool:
    return action in (CLAIM_PENG, CLAIM_GANG, CLAIM_FEI) or is_chi(action) or is_angang(action)


def _bars(t: Table, seat: int, action: Action, past: Past) -> bool:
    lays = t.rules.two_suits and _claims_or_lays(action)
    return lays and not _three_suits(t, seat) and _three_suits(tried(t, seat, action), seat)


def _breaks(t: Table, seat: int, action: Action, past: Past) -> bool:
    """Whether the hand waited before and waits for nothing afterwards, whatever it then discards."""
    before = held(t, seat, drawn=False)
    kills = _plays_wild(t, action) and t.rules.wild_discard == "dead_hand"
    if action in (HU, PASS, PIAO, NO_PIAO) or t.dead[seat] or kills or len(before) % 3 != 1:
        return False
    if not waits(t, seat, before, past.kinds):
        return False
    after = tried(t, seat, action)
    tiles = held(after, seat)
    if len(tiles) % 3 == 1:
        return not waits(after, seat, tiles, past.kinds)
    for kind in allowed_discards(after, seat):
        wild = code(kind) in wilds_of(t) and t.rules.wild_discard == "dead_hand"
        rest = list(tiles)
        rest.remove(code(kind))
        copy = after.clone()
        copy.hands[seat][kind] -= 1
        if not wild and waits(copy, seat, rest, past.kinds):
            return False
    return True


EFFECT_HOLDS: dict[str, Holds] = {
    "win_given_up": lambda t, seat, action, past: (
        _passes_win(t, seat, action) and (t.rules.self_draw_only or t.rules.guo_hu == "off" or _draws_at_once(action))
    ),
    "last_win_given_up": lambda t, seat, action, past: _lets_the_last_go(t, seat, action),
    "no_discard_win": lambda t, seat, action, past: _limits(t, seat, action, "strict"),
    "next_must_be_higher": lambda t, seat, action, past: (
        _limits(t, seat, action, "more") or _limits(t, seat, action, "paid")
    ),
    "hu_leaves": lambda t, seat, action, past: action == HU and t.rules.wins_to_end > 1,
    "kills_hand": lambda t, seat, action, past: (
        _plays_wild(t, action) and t.rules.wild_discard == "dead_hand" and not past.dead[seat]
    ),
    "wild_given_up": lambda t, seat, action, past: _plays_wild(t, action),
    "breaks_ready": _breaks,
    "feeds_revealed_hand": lambda t, seat, action, past: (
        bool(_fed(t, seat, action, past)) and not _forced(t, seat, action)
    ),
    "must_feed_revealed": lambda t, seat, action, past: bool(_fed(t, seat, action, past)) and _forced(t, seat, action),
    "feeder_pays_all": lambda t, seat, action, past: (
        bool(_fed(t, seat, action, past)) and t.rules.feed_rule == "feeder_pays_all" and not past.revealed[seat]
    ),
    "reveal_binds": lambda t, seat, action, past: is_reveal(action),
    "reveal_doubles": lambda t, seat, action, past: is_reveal(action),
    "revealer_pays_draw": lambda t, seat, action, past: (
        is_reveal(action)
        and (
            t.rules.draw_penalty == "all_revealed"
            or (t.rules.draw_penalty == "first_revealer" and not any(past.revealed))
        )
    ),
    "late_kong_unpaid": lambda t, seat, action, past: (
        action == CLAIM_PENG and t.rules.kong_points == "at_end" and held(t, seat).count(code(t.live)) == 3
    ),
    "fourth_adds_nothing": lambda t, seat, action, past: (
        action == CLAIM_PENG and t.rules.added_kong == "drawn" and held(t, seat).count(code(t.live)) == 3
    ),
    "may_be_robbed": lambda t, seat, action, past: is_jiagang(action) and _may_be_won(t, seat, action, past),
    "ti_may_be_won": lambda t, seat, action, past: is_ti(action) and _may_be_won(t, seat, action, past),
    "melds_bar_win": _bars,
    "piao_doubles": lambda t, seat, action, past: action == PIAO,
    "no_piao": lambda t, seat, action, past: action == NO_PIAO,
}
"""For every code, whether the action has this effect."""
