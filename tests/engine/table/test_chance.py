"""Shuffle and commitment, implemented a second time from their description."""

from __future__ import annotations

import hashlib
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.table.chance import Stream, commitment, shuffled
from hupai.zipai.cards import format_cards, full_deck


def words(seed: str, name: str) -> list[int]:
    """The first words of a stream, computed from its description alone."""
    blocks = [hashlib.sha256(f"{seed}:{name}:{counter}".encode()).digest() for counter in range(40)]
    data = b"".join(blocks)
    return [int.from_bytes(data[at : at + 4], "big") for at in range(0, len(data), 4)]


def redone(cards: list[int], seed: str) -> list[int]:
    """The shuffle, written from its description alone."""
    deck, source = list(cards), iter(words(seed, "deck"))
    for last in range(len(deck) - 1, 0, -1):
        span = last + 1
        word = next(source)
        while word >= 2**32 // span * span:
            word = next(source)
        deck[last], deck[word % span] = deck[word % span], deck[last]
    return deck


@given(st.text(max_size=20), st.sampled_from([0, 2]))
def test_a_seed_deals_the_deck_that_the_description_gives(seed: str, kings: int) -> None:
    """Two implementations, one deck."""
    assert shuffled(full_deck(kings), seed) == redone(full_deck(kings), seed)


def test_a_fixed_seed_deals_these_very_cards() -> None:
    """The order is part of the format: old records and their commitments depend on it."""
    assert format_cards(shuffled(full_deck(2), "hupai"))[:24] == "9b6s464b0s8b5s4b2s507b3s"


def test_the_commitment_is_the_hash_of_seed_and_deck() -> None:
    """What is published before the hand can be recomputed after it."""
    game = hupai.games["yongzhou"]
    hand = game.deal(game.rules(), seed="5eed")
    assert hand.commitment == hashlib.sha256(("5eed" + hand.deck_text).encode()).hexdigest()
    assert commitment("a", "b") == hashlib.sha256(b"ab").hexdigest()


def test_numbers_below_n_are_equally_likely() -> None:
    """Six thousand throws of a die: no face is off by more than a fifth."""
    stream = Stream("dice", "test")
    faces = Counter(stream.below(6) for _ in range(6000))
    assert set(faces) == set(range(6))
    assert all(800 < count < 1200 for count in faces.values())


def test_streams_with_different_names_differ() -> None:
    """A bot's random numbers reveal nothing about the deck's."""
    assert [Stream("s", "deck").below(1000) for _ in range(3)] != [Stream("s", "bot").below(1000) for _ in range(3)]
