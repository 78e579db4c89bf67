"""Features: the same for the same position, for the weights were made with just these; what is foreseen after it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from hupai.bots.choices import Choices
from hupai.bots.features import AMOUNT, SIZE
from hupai.bots.quick import quick_action
from hupai.zipai.actions import HU, PASS, PENG, Action, discarded, is_chi, is_discard
from hupai.zipai.observation import bars, observe
from hupai.zipai.state import CLAIM, DISCARD, Table
from tests.engine.playing import moments

GAMES = ("yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang")

DIGESTS = {
    "yongzhou": "f94e108e304876b0",
    "yongzhou-plain": "28d5189cc060db8f",
    "paohuzi": "28d5189cc060db8f",
    "leiyang": "1d3162abf1d0264d",
    "shaoyang": "8483f5ab3e59448a",
}
"""Of all features of some hands. Where one of these changes, weights made before are of no use: train new ones."""


def at_random(t: Table, seat: int) -> Action:
    """Return 胡 if offered, else anything, the same every time."""
    offers = t.offers[seat]
    return HU if HU in offers else offers[(7 * t.drawn + 3 * seat + len(offers)) % len(offers)]


def positions(game: str, hands: int) -> Iterator[tuple[list[int], tuple[tuple[int, int], ...]]]:
    """Yield the features of every position that every choice of some hands leads to."""
    for t in moments(game, hands, at_random, "features"):
        seat = t.pending[0]
        if len(t.offers[seat]) > 1:
            choices = Choices(observe(t, seat))
            for action in t.offers[seat]:
                if action != HU:
                    yield from (found for _, found in choices.positions(action))


@pytest.mark.parametrize("game", GAMES)
def test_the_features_of_a_position_are_what_the_weights_were_made_for(game: str) -> None:
    digest, count = hashlib.sha256(), 0
    for held, amounts in positions(game, 8):
        assert all(0 <= number < SIZE for number in held)
        assert all(0 <= number < SIZE and abs(amount) < 100 * AMOUNT for number, amount in amounts)
        digest.update(repr((sorted(held), amounts)).encode())
        count += 1
    assert count > 500
    assert digest.hexdigest()[:16] == DIGESTS[game]


@pytest.mark.parametrize("game", GAMES)
def test_what_the_next_card_may_be_taken_for_is_what_is_offered_when_it_comes(game: str) -> None:
    """What is foreseen after each choice is held against the offers at the seat's next decision."""
    hand: Table | None = None
    foreseen: dict[int, list[tuple[int, int]]] = {}
    claimed: dict[int, tuple[Choices, Action, int]] = {}
    eaten = taken = played = 0
    for t in moments(game, 12, quick_action, "features"):
        if t is not hand:
            hand, foreseen, claimed = t, {}, {}
        seat = t.pending[0]
        offers, ways = t.offers[seat], sum(map(is_chi, t.offers[seat]))
        known = [ways for kind, ways in foreseen.pop(seat, ()) if kind == t.live]
        if known and t.phase == CLAIM and HU not in offers:
            # A pair comes first, and is one way; what a seat may not eat because it is not its turn is foreseen too.
            assert PENG not in offers or known[0] == 1
            assert not ways or known[-1] == ways
            taken += PENG in offers
            eaten += ways > 0
        action = quick_action(t, seat)
        before, claim, groups = claimed.pop(seat, (None, PASS, -1))
        if action == PENG or is_chi(action):
            claimed[seat] = Choices(observe(t, seat)), action, len(t.melds[seat])
        elif action == PASS or is_discard(action):
            after = Choices(observe(t, seat)).after(action, -1)
            if before and is_discard(action) and len(t.melds[seat]) > groups and t.eaten >= 0:
                after = before.after(claim, discarded(action))
                played += 1
            found = after.next_claims()
            if t.drawn % 3 == 0:
                assert found == after.next_claims(), "looking changes the hand"
            foreseen[seat] = [(kind, len(positions)) for kind, _, positions in found]
    assert eaten > 8 and taken > 1 and played > 8


@pytest.mark.parametrize("game", ["leiyang", "shaoyang"])
def test_nothing_is_foreseen_to_be_taken_after_a_discard_that_ends_it(game: str) -> None:
    """放偎: who plays a card that another laid as 偎 may neither eat nor 碰 any more; a pair still grows by 偎."""
    barring = 0
    for t in moments(game, 80, quick_action, "features"):
        seat = t.pending[0]
        seen = observe(t, seat)
        if t.phase != DISCARD:
            continue
        for action in seen.legal:
            if bars(seen, discarded(action)):
                found = Choices(seen).after(action, -1).next_claims()
                counted = {kind: copies for kind, copies, _ in found}
                assert len(counted) == len(found), "a card may still be eaten"
                assert all(seen.hand[kind] - (kind == discarded(action)) == 2 for kind in counted)
                assert all(copies <= 2 for copies in counted.values()), "a pair counts for 碰 as well"
                barring += 1
    assert barring > 3
