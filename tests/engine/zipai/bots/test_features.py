"""Features: the same for the same position, since the weights were fitted to them; and what may come after it."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import pytest

from hupai.zipai.actions import CLAIM_PENG, HU, PASS, Action, discarded, is_chi, is_discard
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.features import AMOUNT, SIZE
from hupai.zipai.bots.rollout_policy import rollout_action
from hupai.zipai.state import PHASE_CLAIM, PHASE_DISCARD, Table
from hupai.zipai.view.observation import bars, observe
from tests.engine.amounts import amount, richest
from tests.engine.playing import moments

GAMES = ("yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang")

DIGESTS = {
    "yongzhou": "b0b0d3f1ec78034c",
    "yongzhou-plain": "28d5189cc060db8f",
    "paohuzi": "28d5189cc060db8f",
    "leiyang": "1d3162abf1d0264d",
    "shaoyang": "8483f5ab3e59448a",
}
"""A hash of all features of some hands. If one of these changes, earlier weights are useless: train new ones."""


def at_random(t: Table, seat: int) -> Action:
    """Return 胡 if offered, else a random action, the same every time."""
    offers = t.offers[seat]
    return HU if HU in offers else offers[(7 * t.drawn + 3 * seat + len(offers)) % len(offers)]


def positions(game: str, hands: int) -> Iterator[tuple[list[int], tuple[tuple[int, int], ...]]]:
    """Yield the features of every position that any choice of some hands leads to."""
    for t in moments(game, hands, at_random, "features"):
        seat = t.pending[0]
        if len(t.offers[seat]) > 1:
            afterstates = Afterstates(observe(t, seat))
            for action in t.offers[seat]:
                if action != HU:
                    yield from (found for _, found in afterstates.features_after(action))


@pytest.mark.parametrize("game", GAMES)
def test_features_are_those_that_the_weights_were_fitted_to(game: str) -> None:
    digest, count = hashlib.sha256(), 0
    for held, amounts in positions(game, 8):
        assert all(0 <= number < SIZE for number in held)
        assert all(0 <= number < SIZE and abs(amount) < 100 * AMOUNT for number, amount in amounts)
        digest.update(repr((sorted(held), amounts)).encode())
        count += 1
    assert count > 500
    assert digest.hexdigest()[:16] == DIGESTS[game]


@pytest.mark.more
@pytest.mark.parametrize("game", richest(GAMES))
def test_the_foreseen_claims_of_the_next_card_are_the_offers_when_it_comes(game: str) -> None:
    """The foreseen offers after each choice are compared with the offers at the seat's next decision."""
    hand: Table | None = None
    foreseen: dict[int, list[tuple[int, int]]] = {}
    claimed: dict[int, tuple[Afterstates, Action, int]] = {}
    eaten = taken = played = 0
    for t in moments(game, amount(6, 120), rollout_action, "features"):
        if t is not hand:
            hand, foreseen, claimed = t, {}, {}
        seat = t.pending[0]
        offers, ways = t.offers[seat], sum(map(is_chi, t.offers[seat]))
        known = [ways for kind, ways in foreseen.pop(seat, ()) if kind == t.live]
        if known and t.phase == PHASE_CLAIM and HU not in offers:
            # A pair comes first and counts as one way; a 吃 out of turn is foreseen too.
            assert CLAIM_PENG not in offers or known[0] == 1
            assert not ways or known[-1] == ways
            taken += CLAIM_PENG in offers
            eaten += ways > 0
        action = rollout_action(t, seat)
        before, claim, groups = claimed.pop(seat, (None, PASS, -1))
        if action == CLAIM_PENG or is_chi(action):
            claimed[seat] = Afterstates(observe(t, seat)), action, len(t.melds[seat])
        elif action == PASS or is_discard(action):
            after = Afterstates(observe(t, seat)).after_choice(action, -1)
            if before and is_discard(action) and len(t.melds[seat]) > groups and t.eaten >= 0:
                after = before.after_choice(claim, discarded(action))
                played += 1
            found = after.claims_of_next_card()
            if t.drawn % 3 == 0:
                assert found == after.claims_of_next_card(), "looking changes the hand"
            foreseen[seat] = [(kind, len(positions)) for kind, _, positions in found]
    assert eaten > 4 and taken and played > 4


@pytest.mark.parametrize("game", ["leiyang", "shaoyang"])
def test_no_claim_is_foreseen_after_a_discard_that_ends_claims(game: str) -> None:
    """放偎: a seat that plays a card which another laid as 偎 may no longer 吃 or 碰; a pair still grows by 偎."""
    barring = 0
    for t in moments(game, 80, rollout_action, "features"):
        seat = t.pending[0]
        if barring > 5:
            return
        if t.phase != PHASE_DISCARD:
            continue
        seen = observe(t, seat)
        for action in seen.legal:
            if bars(seen, discarded(action)):
                found = Afterstates(seen).after_choice(action, -1).claims_of_next_card()
                counted = {kind: copies for kind, copies, _ in found}
                assert len(counted) == len(found), "a card may still be eaten"
                assert all(seen.hand[kind] - (kind == discarded(action)) == 2 for kind in counted)
                assert all(copies <= 2 for copies in counted.values()), "a pair counts for 碰 as well"
                barring += 1
    raise AssertionError(barring)
