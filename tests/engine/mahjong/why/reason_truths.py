"""Whether each reason is true, checked from the raw table and the events, independently of :mod:`hupai.mahjong.why`.

What a hand wins with comes from the oracles (:mod:`tests.engine.mahjong.why.judge`), what a seat did before from its
events and answers (:class:`~tests.engine.mahjong.why.past.Past`).
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

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
from hupai.mahjong.melds import ANGANG, Meld
from hupai.mahjong.notation import parse_tile
from hupai.mahjong.state import PHASE_CLAIM, PHASE_OPENING, PHASE_PIAO, PHASE_ROB, PHASE_TURN, Table
from hupai.mahjong.tiles import code
from hupai.table.reason import Reason
from tests.engine.mahjong.oracle.tiles import RUNS
from tests.engine.mahjong.why.judge import RED, held, is_complete, laid, own_copies, wilds_of
from tests.engine.mahjong.why.past import Facts, Past
from tests.engine.mahjong.why.win_truths import DEEP

Check = Callable[[Table, int, Action, Facts, Past], bool]


def _asked(t: Table, seat: int) -> bool:
    return seat in t.pending


def _lies(t: Table, facts: Facts) -> bool:
    return t.phase in (PHASE_CLAIM, PHASE_ROB) and facts["tile"] == code(t.live)


def _others_lie(t: Table, seat: int, facts: Facts) -> bool:
    return _lies(t, facts) and t.live_seat != seat


def _names_tile(action: Action, facts: Facts) -> bool:
    return tile_of(action) >= 0 and not is_chi(action) and facts["tile"] == code(tile_of(action))


def _of_own_turn(action: Action) -> bool:
    return any(sort(action) for sort in (is_discard, is_reveal, is_angang, is_jiagang, is_ti))


def _is_claim(action: Action) -> bool:
    return action in (CLAIM_PENG, CLAIM_GANG, CLAIM_FEI) or is_chi(action)


def _number(t: Table, seat: int, tile: str) -> int:
    return held(t, seat).count(tile)


def _run(action: Action) -> list[str]:
    return [code(tile_of(action) + step) for step in range(3)]


def _plays(t: Table, tile: str) -> str:
    """What a natural tile plays as."""
    stands_in = t.rules.stand_in and tile == RED and wilds_of(t)[0] != RED
    return wilds_of(t)[0] if stands_in else tile


def _missing(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    wanted = facts["tile"] in _run(action) if is_chi(action) else _names_tile(action, facts)
    return wanted and _number(t, seat, facts["tile"]) == 0


def _already_answered(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return _lies(t, facts) and past.answered[seat] and not _asked(t, seat)


def _wins_by_itself(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    forced = past.revealed[seat] or t.wall_left < t.rules.forced_last
    complete = is_complete(t, seat, [*held(t, seat), facts["tile"]])
    return _others_lie(t, seat, facts) and forced and complete and not past.answered[seat] and not _asked(t, seat)


def _old_first(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    old = +past.old[seat]
    return (
        past.dead[seat] and bool(old) and is_discard(action) and _names_tile(action, facts) and not old[facts["tile"]]
    )


def _feeds(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    to = facts["to"]
    barred = is_reveal(action) or (t.rules.feed_rule == "no_feed_revealed" and not past.revealed[seat])
    waiting = past.revealed[to] and to != seat and is_complete(t, to, [*held(t, to, drawn=False), facts["tile"]])
    return barred and waiting and _names_tile(action, facts)


def _after(t: Table, seat: int, action: Action) -> list[str]:
    """The hand after the discard of the action."""
    tiles = held(t, seat)
    tiles.remove(code(tile_of(action)))
    return tiles


def _not_waiting_after(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tiles = _after(t, seat, action)
    completes = any(is_complete(t, seat, [*tiles, tile]) for tile in past.kinds)
    return is_reveal(action) and _names_tile(action, facts) and not completes


def _reveal_all_held(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tiles = _after(t, seat, action)
    waits = {tile for tile in past.kinds if is_complete(t, seat, [*tiles, tile])}
    kept = [own_copies(t, seat, tile) - (tile == facts["tile"]) for tile in waits]
    return waits == set(facts["waits"]) and set(kept) == {4}


def _kong_changes(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    before, tile = held(t, seat, drawn=False), facts["tile"]
    after = [other for other in held(t, seat) if other != tile]
    waits = {other for other in past.kinds if is_complete(t, seat, [*before, other])}
    then_t = t.clone()
    if not is_jiagang(action):
        then_t.melds[seat].append(Meld(ANGANG, parse_tile(tile)))
    then = {other for other in past.kinds if is_complete(then_t, seat, [*after, other])}
    all_held = {other for other in past.kinds if own_copies(t, seat, other) == 4} | {tile}
    return past.revealed[seat] and waits - all_held == set(facts["waits"]) and then - all_held != waits - all_held


def _next_playing(t: Table, seat: int) -> int:
    following = [(seat + step) % t.seats for step in range(1, t.seats)]
    return next(other for other in following if t.playing[other])


def _wild_in_run(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    tile = facts["tile"]
    wild = tile in wilds_of(t) and tile in _run(action) and _number(t, seat, tile) > 0
    stand_in = t.rules.stand_in and wilds_of(t)[0] != RED and _number(t, seat, RED) > 0
    return wild and not stand_in


def _stand_in(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    wild = facts["tile"] == wilds_of(t)[0] and facts["tile"] in _run(action)
    return wild and t.rules.stand_in and _number(t, seat, RED) == 0


def _no_run(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    """No two natural tiles form a run with the tile; every pair is tried."""
    natural = [_plays(t, tile) for tile in held(t, seat) if tile not in wilds_of(t)]
    taken = _plays(t, facts["tile"])
    return _lies(t, facts) and not any(sorted([taken, *pair]) in RUNS for pair in combinations(natural, 2))


def _wild_lies(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return t.live < 0 and past.last_discard == facts["tile"] and facts["tile"] in wilds_of(t)


def _needs_draw(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    return _asked(t, seat) and past.claimed == seat and (is_angang(action) or is_jiagang(action))


def _nothing_replaces(t: Table, seat: int, action: Action, facts: Facts, past: Past) -> bool:
    claims = action == CLAIM_GANG and _lies(t, facts)
    return t.wall_left == 0 and (claims or ((is_angang(action) or is_jiagang(action)) and _names_tile(action, facts)))


QUICK: dict[str, Check] = {
    "hand_over": lambda t, seat, action, facts, past: t.result is not None,
    "no_chi_here": lambda t, seat, action, facts, past: is_chi(action) and not t.rules.chi,
    "no_fei_here": lambda t, seat, action, facts, past: (action == CLAIM_FEI or is_ti(action)) and not t.rules.fei,
    "no_reveal_here": lambda t, seat, action, facts, past: is_reveal(action) and not t.rules.reveal,
    "no_piao_here": lambda t, seat, action, facts, past: action in (PIAO, NO_PIAO) and t.rules.piao == "off",
    "piao_is_fixed": lambda t, seat, action, facts, past: action in (PIAO, NO_PIAO) and t.rules.piao == "fixed",
    "not_in_this_deck": lambda t, seat, action, facts, past: (
        _names_tile(action, facts) and facts["tile"] not in past.kinds
    ),
    "piao_first": lambda t, seat, action, facts, past: not past.dealt and _asked(t, seat),
    "piao_answered": lambda t, seat, action, facts, past: (
        not past.dealt and t.phase == PHASE_PIAO and past.answered[seat] and not _asked(t, seat)
    ),
    "piao_settled": lambda t, seat, action, facts, past: action in (PIAO, NO_PIAO) and past.dealt,
    "already_won": lambda t, seat, action, facts, past: seat in past.won and t.result is None,
    "dealt_wilds_first": lambda t, seat, action, facts, past: (
        _asked(t, seat) and t.phase == PHASE_OPENING and _number(t, seat, wilds_of(t)[0]) == 4
    ),
    "opening_waits": lambda t, seat, action, facts, past: (
        t.phase == PHASE_OPENING and seat == t.dealer and not _asked(t, seat) and past.discards == 0 and bool(t.pending)
    ),
    "not_your_turn": lambda t, seat, action, facts, past: (
        not _asked(t, seat) and facts["turn"] == t.turn != seat and t.live < 0 and _of_own_turn(action)
    ),
    "tile_unsettled": lambda t, seat, action, facts, past: (
        _lies(t, facts) and not _asked(t, seat) and not past.answered[seat] and _of_own_turn(action)
    ),
    "answer_first": lambda t, seat, action, facts, past: (
        _lies(t, facts) and _asked(t, seat) and PASS in t.offers[seat] and _of_own_turn(action)
    ),
    "already_answered": _already_answered,
    "wins_by_itself": _wins_by_itself,
    "must_discard": lambda t, seat, action, facts, past: (
        action == PASS and _asked(t, seat) and any(map(is_discard, t.offers[seat]))
    ),
    "nothing_to_pass": lambda t, seat, action, facts, past: action == PASS and not _asked(t, seat),
    "no_tile_lies": lambda t, seat, action, facts, past: t.live < 0 and _is_claim(action),
    "own_tile": lambda t, seat, action, facts, past: (
        _lies(t, facts) and t.live_seat == seat and (action == HU or _is_claim(action))
    ),
    "only_won": lambda t, seat, action, facts, past: (
        _others_lie(t, seat, facts) and t.robbed >= 0 and facts["from"] == t.live_seat and _is_claim(action)
    ),
    "hand_dead": lambda t, seat, action, facts, past: past.dead[seat] and not is_discard(action),
    "tile_not_held": _missing,
    "revealed_discards_drawn": lambda t, seat, action, facts, past: (
        past.revealed[seat] and facts["tile"] == code(t.taken) != code(tile_of(action)) and is_discard(action)
    ),
    "old_tiles_first": _old_first,
    "wild_kept": lambda t, seat, action, facts, past: (
        t.rules.wild_discard == "forbid"
        and code(tile_of(action)) in wilds_of(t)
        and any(tile not in wilds_of(t) for tile in held(t, seat))
    ),
    "feeds_revealed": _feeds,
    "already_revealed": lambda t, seat, action, facts, past: past.revealed[seat] and is_reveal(action),
    "not_waiting_after": _not_waiting_after,
    "reveal_all_held": _reveal_all_held,
    "last_discard": lambda t, seat, action, facts, past: (
        _others_lie(t, seat, facts) and t.wall_left == 0 and not t.rules.claim_last and _is_claim(action)
    ),
    "wild_not_claimed": _wild_lies,
    "no_pair": lambda t, seat, action, facts, past: (
        action == CLAIM_PENG and _others_lie(t, seat, facts) and _number(t, seat, facts["tile"]) == facts["held"] < 2
    ),
    "revealed_no_peng": lambda t, seat, action, facts, past: action == CLAIM_PENG and past.revealed[seat],
    "no_three": lambda t, seat, action, facts, past: (
        action == CLAIM_GANG and _others_lie(t, seat, facts) and _number(t, seat, facts["tile"]) < 3
    ),
    "peng_grows_by_draw": lambda t, seat, action, facts, past: (
        action == CLAIM_GANG and _others_lie(t, seat, facts) and ("peng", facts["tile"]) in laid(t, seat)
    ),
    "no_four": lambda t, seat, action, facts, past: (
        is_angang(action) and _names_tile(action, facts) and _number(t, seat, facts["tile"]) < 4
    ),
    "no_peng_laid": lambda t, seat, action, facts, past: (
        is_jiagang(action)
        and _names_tile(action, facts)
        and not {("peng", facts["tile"]), ("fei", facts["tile"])} & set(laid(t, seat))
    ),
    "fei_grows_not": lambda t, seat, action, facts, past: (
        is_jiagang(action) and _names_tile(action, facts) and ("fei", facts["tile"]) in laid(t, seat)
    ),
    "wild_in_no_kong": lambda t, seat, action, facts, past: is_angang(action) and code(tile_of(action)) in wilds_of(t),
    "kong_needs_draw": _needs_draw,
    "nothing_replaces": _nothing_replaces,
    "fourth_was_held": lambda t, seat, action, facts, past: (
        is_jiagang(action)
        and _names_tile(action, facts)
        and facts["tile"] in past.kept[seat]
        and t.rules.added_kong == "drawn"
    ),
    "kong_changes_waits": _kong_changes,
    "fei_needs_tile": lambda t, seat, action, facts, past: (
        action == CLAIM_FEI and _others_lie(t, seat, facts) and _number(t, seat, facts["tile"]) == 0
    ),
    "fei_needs_wild": lambda t, seat, action, facts, past: (
        action == CLAIM_FEI and not any(tile in wilds_of(t) for tile in held(t, seat))
    ),
    "no_fei_laid": lambda t, seat, action, facts, past: (
        is_ti(action) and _names_tile(action, facts) and ("fei", facts["tile"]) not in laid(t, seat)
    ),
    "not_next_seat": lambda t, seat, action, facts, past: (
        is_chi(action) and _lies(t, facts) and facts["from"] == t.live_seat and _next_playing(t, t.live_seat) != seat
    ),
    "honours_no_run": lambda t, seat, action, facts, past: (
        is_chi(action) and _lies(t, facts) and _plays(t, facts["tile"])[1] == "z"
    ),
    "run_without_tile": lambda t, seat, action, facts, past: (
        facts["tiles"] == _run(action) and _lies(t, facts) and _plays(t, facts["tile"]) not in facts["tiles"]
    ),
    "wild_in_no_run": _wild_in_run,
    "stand_in_not_held": _stand_in,
    "no_run": _no_run,
    "claimed_first": lambda t, seat, action, facts, past: (
        action == HU and _asked(t, seat) and t.phase == PHASE_TURN and past.claimed == seat
    ),
    "self_draw_only": lambda t, seat, action, facts, past: (
        action == HU and _others_lie(t, seat, facts) and t.rules.self_draw_only
    ),
    "wild_hand_draws": lambda t, seat, action, facts, past: (
        action == HU
        and _others_lie(t, seat, facts)
        and t.rules.wild_hand_self_draw_only
        and any(tile in wilds_of(t) for tile in held(t, seat))
    ),
    "win_was_passed": lambda t, seat, action, facts, past: (
        _others_lie(t, seat, facts) and t.rules.guo_hu == "strict" and bool(past.passed[seat])
    ),
    "three_suits_laid": lambda t, seat, action, facts, past: (
        t.rules.two_suits and {suit for _, (_, suit) in laid(t, seat)} == set("msp")
    ),
}
"""For every code, the condition under which it is true; cheap enough for every attempt. What needs an oracle's time is
in :data:`DEEP`."""


def is_true(t: Table, seat: int, action: Action, reason: Reason, past: Past, *, deep: bool) -> bool:
    """Whether the reason is true of the position; KeyError for a code without a condition."""
    quick = QUICK.get(reason.code)
    if quick is not None and not quick(t, seat, action, reason.facts, past):
        return False
    exact = DEEP[reason.code] if quick is None else DEEP.get(reason.code)
    return exact is None or not deep or exact(t, seat, action, reason.facts, past)
