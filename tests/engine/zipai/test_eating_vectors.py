"""吃 with 比牌 (``bi.compulsory``): the published counts, and the engine against the oracle on random hands."""

import json
from pathlib import Path
from random import Random

import pytest

from hupai.zipai.calculators import eatings
from tests.engine.oracle import oracle_eatings, ordered_eatings
from tests.engine.oracle.cards import KINDS, NAMES, count, kind_of, read, write

ROWS = json.loads((Path(__file__).parents[2] / "fixtures" / "vectors" / "eatings.json").read_text(encoding="utf-8"))
ALL = [pytest.param(row, id=row["id"]) for row in ROWS]


def unordered(ways):
    """Ways as written (`345s 123s`) as a sorted list of sorted tuples: the order of laying does not matter."""
    return sorted(tuple(sorted(tuple(sorted(read(meld)[0])) for meld in way.split())) for way in ways)


@pytest.mark.parametrize("row", ALL)
def test_the_oracle_counts_as_published(row):
    """Ordered and unordered numbers of ways; the ways themselves where the source gives them."""
    counts, card = count(read(row["hand"])[0]), kind_of(row["card"])
    ways = oracle_eatings(counts, card)
    assert len(ways) == row["unordered"]
    if "ordered" in row:
        assert len(ordered_eatings(counts, card)) == row["ordered"]
    if "ways" in row:
        assert ways == unordered(row["ways"])


@pytest.mark.parametrize("row", ALL)
def test_the_engine_offers_the_published_ways(row):
    """The engine lists every way exactly once."""
    ways = eatings(row["hand"], row["card"])
    assert len(ways) == row["unordered"]
    assert unordered(ways) == oracle_eatings(count(read(row["hand"])[0]), kind_of(row["card"]))


def random_offers(seed, number):
    """Random hands and a card to eat; extra copies of it are frequent, so that 比牌 is needed."""
    rng = Random(seed)
    for _ in range(number):
        card = rng.choice(KINDS)
        deck = [kind for kind in KINDS for _ in range(4)]
        deck.remove(card)
        rng.shuffle(deck)
        size = rng.randrange(2, 21)
        hand = [card] * rng.choice((0, 1, 1, 2, 2, 2, 3))
        hand += [kind for kind in deck if kind != card][:max(0, size - len(hand))]
        yield write(hand), NAMES[card]


def test_the_engine_eats_as_the_oracle_does_on_random_hands():
    """Two thousand hands with none to three copies of the eaten card."""
    for hand, card in random_offers("eating", 2000):
        expected = oracle_eatings(count(read(hand)[0]), kind_of(card))
        assert unordered(eatings(hand, card)) == expected, f"eatings({hand!r}, {card!r})"
