"""The value of loose cards: bit sets compared with counting one shape after another."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hupai.zipai.actions import CLAIM_PENG, chi
from hupai.zipai.bots import card_value
from hupai.zipai.cards import KINDS
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.melds import PARTNERS, PENG, set_huxi, shape

hands = st.lists(st.integers(0, 4), min_size=KINDS, max_size=KINDS).map(lambda counts: [*counts, 0])


def one_card(hand: list[int], kind: int) -> int:
    """Return the value of one card of the kind, from every shape with it."""
    others = [count if count < 3 else 0 for count in hand[:KINDS]]
    others[kind] -= 1
    value = card_value.PAIR + card_value.PAIR_HUXI * set_huxi(PENG, kind) if others[kind] else 0
    for number, a, b in PARTNERS[kind]:
        huxi = shape(number).huxi
        if others[a] and others[b] and (a != b or others[a] == 2):
            value += card_value.WHOLE_SHAPE + card_value.WHOLE_HUXI * huxi
        elif others[a] or others[b]:
            value += card_value.HALF_SHAPE + card_value.HALF_HUXI * huxi
    return value


def loose(hand: list[int]) -> list[int]:
    """Return the kinds of which the hand has one or two."""
    return [kind for kind in range(KINDS) if 0 < hand[kind] < 3]


@given(hands)
def test_the_value_of_a_card_counts_the_shapes_that_it_completes_and_half_completes(hand: list[int]) -> None:
    kinds = card_value.loose_kinds(hand)
    for kind in loose(hand):
        assert card_value.card_value(kind, *kinds) == one_card(hand, kind)


@given(hands)
def test_the_value_of_a_hand_is_the_sum_over_its_loose_cards(hand: list[int]) -> None:
    worths = [one_card(hand, kind) for kind in loose(hand)]
    total = sum(one_card(hand, kind) * hand[kind] for kind in loose(hand))
    assert card_value.hand_value(hand) == (total, min(worths, default=0))


@given(hands, st.integers(0, KINDS - 1))
def test_the_value_of_a_claim_counts_its_groups_and_the_hand_without_its_least_useful_card(
    hand: list[int], live: int
) -> None:
    claims: list[tuple[int, list[tuple[int, tuple[int, ...]]]]] = []
    if hand[live] == 2:
        claims.append((CLAIM_PENG, [(set_huxi(PENG, live), (live, live, live))]))
    claims += [(chi(way), [(shape(n).huxi, shape(n).cards) for n in way_shapes(way)]) for way in eatings(hand, live)]
    for action, groups in claims:
        left = list(hand)
        left[live] += 1
        for _, cards in groups:
            for card in cards:
                left[card] -= 1
        laid = sum(card_value.LAID_GROUP + card_value.LAID_HUXI * huxi for huxi, _ in groups)
        kept = sum(one_card(left, kind) * left[kind] for kind in loose(left))
        least = min((one_card(left, kind) for kind in loose(left)), default=0)
        assert card_value.claim_value(hand, live, action) == laid + kept - least
