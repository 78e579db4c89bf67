"""What positions of mahjong ask in puzzles (:class:`hupai.table.puzzle_hands.PuzzleHands`)."""

from __future__ import annotations

from typing import Final

from hupai.mahjong import calculators
from hupai.mahjong.actions import CLAIM_GANG, CLAIM_PENG, HU, Action, discard, is_discard
from hupai.mahjong.described.seats_state import PIAO, REVEALED, WON, place_names
from hupai.mahjong.described.win import LAST_TILE
from hupai.mahjong.notation import format_melds, format_tiles, parse_tile
from hupai.mahjong.state import PHASE_CLAIM, PHASE_ROB, PHASE_TURN
from hupai.mahjong.tiles import code, codes, held_kinds
from hupai.mahjong.view.observation import WAIT, Observation
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from hupai.mahjong.why.preview import preview_action
from hupai.mahjong.why.readiness import winning_tiles
from hupai.mahjong.why.refused_wins import wild_name
from hupai.table.errors import EngineError
from hupai.table.json_object import Json
from hupai.table.puzzle_hands import Order, PuzzleHands, ordered_before
from hupai.table.reason import Reason

_PENG: Final[Order] = {
    "hand_dead": "wild.discard",
    "own_tile": "turn.window",
    "last_discard": "claim.last",
    "no_pair": "claim.peng",
    "revealed_no_peng": "reveal.bound",
}
_GANG: Final[Order] = {
    "hand_dead": "wild.discard",
    "own_tile": "turn.window",
    "last_discard": "claim.last",
    "peng_grows_by_draw": "kong.kinds",
    "no_three": "kong.kinds",
    "nothing_replaces": "claim.last",
}
_HU: Final[Order] = {
    "hand_dead": "wild.discard",
    "own_tile": "win.self_draw_only",
    "self_draw_only": "win.self_draw_only",
    "wild_hand_draws": "win.wild_hand",
    "not_complete": "win.shapes",
    "below_minimum": "win.min_discard",
    "win_was_passed": "win.guo_hu",
    "worth_no_more": "win.guo_hu",
}
_DISCARD: Final[Order] = {
    "tile_not_held": "turn.discard",
    "old_tiles_first": "wild.discard",
    "wild_kept": "wild.discard",
    "feeds_revealed": "reveal.feed",
}
"""The reasons that refuse a 碰, a 杠, a 胡 and a discard, in the order in which :mod:`hupai.mahjong.why` asks."""
_NO_WIN: Final = frozenset(("three_suits", "too_few_fan", "wild_is_itself", "scattered_too_near", "not_waited_for"))
"""Why a hand is no win; they are asked for where :data:`_HU` says ``not_complete``, of which there is no one text."""


def score(seen: Observation) -> Json | None:
    """Return the calculator's answer for the 胡 that the seat may declare; None if it finds another worth."""
    by = _way(seen)
    if HU not in seen.legal or not by:
        return None
    hand = list(seen.hand)
    tile = seen.taken if by == "self" else seen.live
    if by == "self":
        hand[tile] -= 1
    laid, held = format_melds(seen.melds[seen.seat]), format_tiles(held_kinds(hand))
    known: calculators.Circumstances = {"seats_state": _standings(seen, by)}
    known["calls"] = [] if seen.wall_left else [LAST_TILE]
    if seen.rules.indicator:
        known["indicator"] = code(seen.turned[-1])
    try:
        found = calculators.score(seen.rules, laid, held, code(tile), by, **known)
    except EngineError:
        return None
    return found if found["wins"] and found["multiplier"] == preview_action(seen, HU).worth else None


def _way(seen: Observation) -> str:
    """Return how the tile came, empty for a way that the calculator has to be told more of."""
    if seen.after_kong:
        return ""
    if seen.phase == PHASE_TURN:
        return "self" if seen.taken >= 0 else ""
    return {PHASE_CLAIM: "discard"}.get(seen.phase, "")


def _standings(seen: Observation, by: str) -> str:
    """Return how the seats stand, as the calculator reads it."""
    seats, words = seen.rules.seats, []
    for step, place in enumerate(place_names(seats)):
        seat = (seen.seat + step) % seats
        marks = [REVEALED] if seen.revealed[seat] else []
        marks += [PIAO] if seen.rules.piao != "off" and seen.piao[seat] else []
        marks += [] if seen.playing[seat] else [WON]
        marks += ["discarder"] if by == "discard" and seat == seen.live_seat else []
        if marks:
            words.append(f"{place}:{','.join(marks)}")
    return " ".join(words)


def near(multiplier: int) -> list[int]:
    """Return multipliers that somebody might count: a factor forgotten, or counted twice."""
    found = (multiplier // 4, multiplier // 2, multiplier + 1, multiplier * 2, multiplier * 4)
    return [other for other in dict.fromkeys(found) if other > 0 and other != multiplier]


def waits(seen: Observation) -> list[str]:
    """Return the tiles that win when the seat draws them; none if of one of them no copy is left."""
    if seen.phase not in (WAIT, PHASE_CLAIM, PHASE_ROB) or seen.dead[seen.seat] or not seen.playing[seen.seat]:
        return []
    if (seen.turn == seen.seat and seen.taken >= 0) or not any(seen.tiles):
        return []
    laid, hand = format_melds(seen.melds[seen.seat]), format_tiles(held_kinds(seen.hand))
    known: calculators.WaitCircumstances = {"indicator": code(seen.turned[-1])} if seen.rules.indicator else {}
    try:
        rows = calculators.waits(seen.rules, laid, hand, "self", **known)["waits"]
    except EngineError:
        return []
    found = [row["tile"] for row in rows]
    unseen = unseen_copies(seen)
    if found != codes(winning_tiles(own_table(seen), seen.seat)):
        return []
    return found if all(unseen[parse_tile(one)] for one in found) else []


def attempts(seen: Observation) -> list[Action]:
    """Return the claims of the lying tile and the discards that somebody might want."""
    if seen.phase == PHASE_TURN and seen.legal:
        return [discard(kind) for kind, count in enumerate(seen.hand) if count]
    if seen.live < 0 or seen.live_seat == seen.seat:
        return []
    held = seen.hand[seen.live]
    wins = [HU] if winning_tiles(own_table(seen), seen.seat) else []
    return wins + [CLAIM_PENG] * (held > 0) + [CLAIM_GANG] * (held > 1)


def not_so(seen: Observation, action: Action, reason: Reason) -> list[Reason]:
    """Return the reasons that the rules ask for before the true one."""
    order = _DISCARD if is_discard(action) else {HU: _HU, CLAIM_GANG: _GANG}.get(action, _PENG)
    facts = dict(reason.facts) | {"name": wild_name(seen.rules)}
    if seen.live >= 0:
        facts |= {"tile": code(seen.live), "from": seen.live_seat}
    found = ordered_before("not_complete" if reason.code in _NO_WIN else reason.code, order, facts)
    return [other for other in found if other.code != "not_complete"]


PUZZLES: Final = PuzzleHands(
    win=HU,
    claiming=PHASE_CLAIM,
    discarding=PHASE_TURN,
    is_discard=is_discard,
    figure="multiplier",
    score=score,
    near=near,
    waits=waits,
    attempts=attempts,
    not_so=not_so,
)
