"""What positions of 鬼胡子 ask in puzzles (:class:`hupai.table.puzzle_hands.PuzzleHands`)."""

from __future__ import annotations

from typing import Final

from hupai.guihuzi import calculators
from hupai.guihuzi.actions import CLAIM_PENG, CLAIM_WAI, HU, Action, chi, discard, is_chi, is_discard
from hupai.guihuzi.hand.waits import waits as waited_kinds
from hupai.guihuzi.hand.win_now import way_of, win_now
from hupai.guihuzi.melds import CHI, GROUP_NAMES, PENG, SET_SIZE, Meld, meld_cards
from hupai.guihuzi.rules.win_facts import BY_NAMES
from hupai.guihuzi.state import PHASE_CLAIM, PHASE_DISCARD
from hupai.guihuzi.turn.bans import shapes_in_hand
from hupai.guihuzi.view.observation import WAIT, Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.table.errors import EngineError
from hupai.table.json_object import Json
from hupai.table.puzzle_hands import Order, PuzzleHands, ordered_before
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, code, codes, format_cards, parse_card

_DISCARD: Final[Order] = {
    "wall_is_empty": "turn.last_card",
    "locked_by_set": "past.lock",
    "locked_by_chi": "past.lock",
}
_PENG: Final[Order] = {
    "own_discard": "turn.window",
    "wall_is_empty": "turn.last_card",
    "peng_own_flip": "peng.pair",
    "no_pair_to_peng": "peng.pair",
    "peng_after_discard": "past.discard",
    "peng_after_pass": "past.peng",
    "no_discard_left": "claim.discard",
}
_WAI: Final[Order] = {
    "needs_flip": "turn.wai",
    "needs_own_flip": "turn.wai",
    "no_pair_to_wai": "turn.wai",
}
_CHI: Final[Order] = {
    "own_discard": "turn.window",
    "wall_is_empty": "turn.last_card",
    "chi_not_your_discard": "chi.who",
    "chi_not_your_flip": "chi.who",
    "chi_after_discard": "past.discard",
    "chi_after_pass": "past.chi",
    "dead_pair_discarded": "past.pair",
    "dead_pair_passed": "past.pair",
    "chi_over_limit": "chi.limit",
    "no_discard_left": "claim.discard",
}
_HU: Final[Order] = {
    "hand_dead": "dead.hand",
    "hu_on_discard": "win.flip",
    "hand_incomplete": "win.shape",
    "too_few_xi": "win.minimum",
    "xi_without_merit": "win.merit",
}
"""The reasons that refuse a discard, a 碰, a 歪, a 吃 and a 胡, in the order in which :mod:`hupai.guihuzi.why` asks for
them."""


def score(seen: Observation) -> Json | None:
    """Return the calculator's answer for a 胡 with the lying card; None if it finds another price than the table."""
    if HU not in seen.legal or seen.phase != PHASE_CLAIM or seen.live < 0:
        return None
    t = own_table(seen)
    by = way_of(t, seen.seat)
    calls = [calculators.BAOTING] * seen.untouched[seen.seat] + [calculators.HAIDI] * (not seen.wall_left)
    laid, hand = _own_cards(seen)
    try:
        found = calculators.score(seen.rules, laid, hand, code(seen.live), BY_NAMES[by], calls=calls)
    except EngineError:
        return None
    won = win_now(t, seen.seat)
    return found if won is not None and found["wins"] and found["pay_each"] == won.price.pay_each else None


def near(points: int) -> list[int]:
    """Return points that somebody might count: a 坎 left out, or a factor of two forgotten or taken twice."""
    found = (points // 2, points - 10, points - 5, points + 5, points + 10, points * 2)
    return [other for other in dict.fromkeys(found) if other > 0 and other != points]


def waits(seen: Observation) -> list[str]:
    """Return the cards that win when another seat flips them.

    A hand that waits for a card of which no copy is left makes no puzzle.
    """
    if seen.phase not in (WAIT, PHASE_CLAIM) or seen.dead[seen.seat]:
        return []
    laid, hand = _own_cards(seen)
    try:
        rows = calculators.waits(seen.rules, laid, hand)["waits"]
    except EngineError:
        return []
    found = [row["card"] for row in rows]
    unseen = unseen_copies(seen)
    if found != codes(waited_kinds(own_table(seen), seen.seat, own=False)):
        return []
    return found if all(unseen[parse_card(one)] for one in found) else []


def _own_cards(seen: Observation) -> tuple[str, str]:
    """Return the seat's melds and its hand as the calculators read them."""
    hand = format_cards([kind for kind, count in enumerate(seen.hand) for _ in range(count)])
    return " ".join(map(_laid, seen.melds[seen.seat])), hand


def _laid(meld: Meld) -> str:
    """Return a meld for the calculators, which take the first card of a 吃 for the eaten one."""
    group, _, claimed, _ = meld
    cards = sorted(meld_cards(meld), key=lambda kind: (group == CHI and kind != claimed, kind))
    return f"{GROUP_NAMES[group]}:{''.join(map(code, cards))}"


def attempts(seen: Observation) -> list[Action]:
    """Return the claims of the lying card and the discards that somebody might want."""
    if seen.live < 0:
        held = [kind for kind in range(KINDS) if seen.hand[kind]]
        return [discard(kind) for kind in held] if seen.phase == PHASE_DISCARD else []
    # Nobody would declare a hand that is far from complete.
    wins = [HU] if waits(seen) else []
    claims = [CLAIM_PENG, CLAIM_WAI] if seen.hand[seen.live] >= SET_SIZE[PENG] - 1 else []
    return [*wins, *claims, *map(chi, shapes_in_hand(seen.hand, seen.live))]


def not_so(seen: Observation, action: Action, reason: Reason) -> list[Reason]:
    """Return the reasons that the rules ask for before the true one."""
    facts = dict(reason.facts)
    if seen.live >= 0:
        facts |= {"card": code(seen.live)}
    before = ordered_before(reason.code, _order(action), facts)
    return [other for other in before if not _holds_too(seen, other)]


def _order(action: Action) -> Order:
    if is_discard(action):
        return _DISCARD
    if is_chi(action):
        return _CHI
    return {HU: _HU, CLAIM_PENG: _PENG, CLAIM_WAI: _WAI}[action]


def _holds_too(seen: Observation, reason: Reason) -> bool:
    """Whether the reason holds beside the one that was given: a card may be locked by more than one group."""
    if reason.code != "locked_by_set":
        return False
    locked = parse_card(str(reason.facts["card"]))
    return any(meld[0] != CHI and meld[1] == locked for meld in seen.melds[seen.seat])


PUZZLES: Final = PuzzleHands(
    win=HU,
    claiming=PHASE_CLAIM,
    discarding=PHASE_DISCARD,
    is_discard=is_discard,
    figure="pay_each",
    score=score,
    near=near,
    waits=waits,
    attempts=attempts,
    not_so=not_so,
)
