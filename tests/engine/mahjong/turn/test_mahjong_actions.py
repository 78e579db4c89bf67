"""Actions as text: what is formatted parses to the same action, and what is no action is refused with its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    NO_PIAO,
    PASS,
    PIAO,
    angang,
    chi,
    discard,
    format_action,
    is_angang,
    is_chi,
    is_discard,
    is_jiagang,
    is_reveal,
    is_ti,
    jiagang,
    parse_action,
    reveal,
    ti,
    tile_of,
    verb,
)
from hupai.mahjong.melds import is_run_start
from hupai.mahjong.tiles import KINDS
from hupai.table.errors import InvalidNotation
from tests.rows import each_row

BARE = (PASS, HU, CLAIM_PENG, CLAIM_GANG, CLAIM_FEI, PIAO, NO_PIAO)
WITH_TILE = (discard, reveal, angang, jiagang, ti)
TESTS = (is_chi, is_discard, is_reveal, is_angang, is_jiagang, is_ti)
ALL = [
    *BARE,
    *(make(kind) for make in WITH_TILE for kind in range(KINDS)),
    *(chi(kind) for kind in range(KINDS) if is_run_start(kind)),
]


def test_every_action_is_one_text_and_every_text_one_action() -> None:
    texts = [format_action(action) for action in ALL]
    assert len(set(ALL)) == len(ALL) == len(set(texts))
    assert [parse_action(text) for text in texts] == ALL
    assert all(text.split()[0] == verb(action) for text, action in zip(texts, ALL, strict=True))


@each_row(
    "action, text",
    [
        (PASS, "pass"),
        (HU, "hu"),
        (CLAIM_PENG, "peng"),
        (CLAIM_GANG, "gang"),
        (CLAIM_FEI, "fei"),
        (PIAO, "piao"),
        (NO_PIAO, "nopiao"),
        (discard(11), "discard 3s"),
        (discard(33), "discard 7z"),
        (reveal(11), "reveal 3s"),
        (angang(22), "angang 5p"),
        (jiagang(22), "jiagang 5p"),
        (ti(11), "ti 3s"),
        (chi(10), "chi 234s"),
        (chi(24), "chi 789p"),
    ],
)
def test_an_action_is_written_like_this(action: int, text: str) -> None:
    assert format_action(action) == text and parse_action(text) == action


@each_row("make", [*WITH_TILE, chi])
def test_an_action_knows_its_verb_and_its_tile(make: Callable[[int], int]) -> None:
    for kind in range(KINDS):
        action = make(kind)
        assert tile_of(action) == kind
        assert [test.__name__ for test in TESTS if test(action)] == [f"is_{verb(action)}"]


def test_an_action_without_a_tile_names_none_and_has_none_of_the_verbs() -> None:
    assert [tile_of(action) for action in BARE] == [-1] * len(BARE)
    assert not any(test(action) for test in TESTS for action in BARE)


@each_row(
    "text, action",
    [
        ("  HU ", HU),
        ("discard 三条", discard(11)),
        ("Discard 红中", discard(33)),
        ("chi 423s", chi(10)),
        ("chi 4s 2s 3s", chi(10)),
        ("angang  5p", angang(22)),
    ],
)
def test_tiles_may_be_in_any_notation_and_those_of_a_run_in_any_order(text: str, action: int) -> None:
    assert parse_action(text) == action


@each_row(
    "text, code, position",
    [
        ("", "unknown_action", 0),
        ("   ", "unknown_action", 0),
        ("fly", "unknown_action", 0),
        ("peng 3s", "unknown_action", 0),
        ("discard", "unknown_action", 0),
        ("chi", "unknown_action", 0),
        ("discard 3", "suit_missing", 8),
        ("discard 3x", "suit_missing", 8),
        ("discard x", "unknown_tile", 8),
        ("  reveal  s", "suit_alone", 10),
        ("ti 33s", "one_tile_expected", 3),
        ("jiagang 8z", "no_such_honour", 8),
        ("chi 135s", "not_a_run", 4),
        ("chi 89s 1p", "not_a_run", 4),
        ("chi 123z", "not_a_run", 4),
        ("chi 12s", "not_a_run", 4),
        ("chi 12s 3y", "suit_missing", 8),
    ],
)
def test_what_is_no_action_is_refused_with_its_place(text: str, code: str, position: int) -> None:
    with pytest.raises(InvalidNotation) as refused:
        parse_action(text)
    assert (refused.value.code, refused.value.position) == (code, position)
    assert refused.value.facts["text"] == text
