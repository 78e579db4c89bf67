"""The nearest reading of a hand that is not complete: which sets it would split, or which cards it leaves over."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

import pytest

import hupai
from hupai.zipai.cards import KINDS, KING, format_cards
from hupai.zipai.hand.divisions import divisions
from hupai.zipai.hand.near_readings import left_over, nearest, split_sets
from hupai.zipai.hand.win_claim import WinClaim
from hupai.zipai.hand.winning import most_huxi
from hupai.zipai.melds import KAN, SHAPES
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF
from tests.engine.amounts import few_or_many

RULES = hupai.games["yongzhou"].rules()


def why(laid: str, hand: str, win: str, *, game: str = "yongzhou-plain", by: str = "other") -> dict[str, Any]:
    found = hupai.score(game, laid, hand, win, by)
    assert not found["wins"]
    return found["why"]


def test_a_hand_that_would_have_to_split_a_kan_is_told_which() -> None:
    found = why("ti:0000b", "222s34s789s123b789b56b", "4b")
    assert found["code"] == "sets_not_split" and found["facts"] == {"melds": ["222s"]}
    assert found["text"] == {
        "zh": "牌还没有成：要把“二二二”拆开才成，而坎和提都不能拆。",
        "en": "The hand is not complete: 二二二 would have to be split, and neither a kan nor a ti may be.",
    }


@pytest.mark.parametrize(
    "laid, hand, win, asked, zh, en",
    [
        (
            *("ti:0000b wei:222s chi:123b", "345s345b77s19b", "9b", {}),
            *("还剩“七”、“七”、“壹”不成门子。", "left over: small seven (七), small seven (七), big one (壹)."),
        ),
        (
            *("wei:222s chi:123b peng:888b", "345s345b77s14b k", "9b", {"game": "yongzhou", "by": "self"}),
            *("还剩“壹”、“肆”、“玖”不成门子。", "left over: big one (壹), big four (肆), big nine (玖)."),
        ),
    ],
)
def test_a_hand_that_is_only_near_is_told_what_is_left_over(
    laid: str, hand: str, win: str, asked: dict[str, str], zh: str, en: str
) -> None:
    found = why(laid, hand, win, **asked)
    assert found["code"] == "cards_left_over"
    assert found["text"]["zh"].endswith(zh) and found["text"]["en"].endswith(en), found["text"]


@pytest.mark.parametrize(
    "laid, hand, win",
    [
        ("ti:3333b chi:44s4b chi:678b chi:123s wei:999b peng:444b", "k", "9b"),
        ("chi:234s peng:666s chi:0s00b", "333789999bkk", "3b"),
    ],
)
def test_a_hand_that_wins_only_with_its_king_declared_is_told_so(laid: str, hand: str, win: str) -> None:
    """``king.call``: undeclared, the flip makes a 提 first, and what is left is not complete."""
    found = why(laid, hand, win, game="yongzhou", by="self")
    assert found["code"] == "call_would_win" and found["facts"] == {"name": "wang_diao", "card": win}
    assert hupai.score("yongzhou", laid, hand, win, "self", declared=True)["wins"]


def test_a_hand_that_its_second_quad_leaves_a_card_short_is_told_what_a_hand_needs() -> None:
    found = why("", "1s5886266b63s7878b7s373b03s", "6b", by="self")
    assert found["code"] == "not_complete"


def divides(loose: list[int], *, pair: bool) -> bool:
    return any(True for _ in divisions(loose, dict.fromkeys(range(KINDS), (KAN,)), pair=pair))


def counted(cards: tuple[int, ...]) -> list[int]:
    return [cards.count(kind) for kind in range(KINDS)]


@pytest.mark.parametrize("pair", [False, True])
def test_no_reading_leaves_fewer_cards(pair: bool) -> None:
    """Beside every choice of cards that are left."""
    rng = Random(13)
    deck = [kind for kind in range(KINDS) for _ in range(4)]
    for _ in range(60):
        cards = tuple(sorted(rng.sample(deck, rng.randint(3, 9))))
        left = nearest(tuple(counted(cards)), pair, 0)
        fewest = next(
            size
            for size in range(len(cards) + 1)
            if any(
                divides(rest, pair=with_pair)
                for gone in set(combinations(cards, size))
                for rest in [[a - b for a, b in zip(counted(cards), counted(gone), strict=True)]]
                for with_pair in ({False, pair})
            )
        )
        assert len(left) == fewest, format_cards(cards)


def nearly_complete(rng: Random) -> list[int]:
    """The cards of a hand of groups, among them some 坎, with some kings, and perhaps a card or two exchanged."""
    shapes = [shape.cards for shape in SHAPES if shape]
    while True:
        groups = [rng.choice([rng.choice(shapes), (rng.randrange(KINDS),) * 3]) for _ in range(7)]
        cards = [card for group in groups for card in group]
        for kind in [KING] * rng.choice([0, 0, 1, 2]) + [rng.randrange(KINDS)] * rng.choice([0, 1, 2]):
            cards[rng.randrange(len(cards))] = kind
        if max(map(cards.count, range(KINDS))) <= 4 and cards.count(KING) <= 2:
            rng.shuffle(cards)
            return cards


@few_or_many("number", 300, 10_000)
def test_nothing_is_left_over_exactly_where_a_hand_is_complete_and_sets_are_named_that_would_make_it_so(
    number: int,
) -> None:
    rng = Random(number)
    complete = named = 0
    for _ in range(number):
        *held, last = nearly_complete(rng)
        counts = tuple(held.count(kind) for kind in range(KINDS + 1))
        claim = WinClaim((), counts, last, BY_SELF if KING in (*held, last) else BY_OTHER)
        quads = 4 in counts or (last < KING and counts[last] == 3)
        if quads:
            continue
        whole = most_huxi(RULES, claim) is not None
        assert whole == (not left_over(claim)), (format_cards(held), format_cards([last]))
        complete += whole
        if whole or claim.kings:
            continue
        split = {kind for kind, _ in split_sets(claim)}
        fixed = [kind for kind in range(KINDS) if counts[kind] == 3]
        loose = counted((*held, last))
        smaller = [gone for size in range(len(fixed) + 1) for gone in map(set, combinations(fixed, size))]
        could = [
            gone
            for gone in smaller
            if divides([0 if kind in set(fixed) - gone else loose[kind] for kind in range(KINDS)], pair=False)
        ]
        assert split in could if could else not split, format_cards(held)
        assert all(len(split) <= len(gone) for gone in could)
        named += bool(split)
    assert complete > number / 10 and named > number / 100
