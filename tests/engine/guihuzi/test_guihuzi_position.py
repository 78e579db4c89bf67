"""Positions of 鬼胡子 whose bans contradict what was discarded, eaten or may be done: refused with place and remedy."""

from __future__ import annotations

from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.position import format_position, parse_position
from tests.engine.damaged_positions import refused
from tests.rows import each_row

DISCARDING = (
    "guihuzi:1 game:yuanjiang seat:2 dealer:0 phase:discard turn:2 wall:11 cards:16,16,11 hand:234570s34789b "
    "melds:wai:555b@0/chi:890b.8b@0/chi:567b.7b@1,peng:111b@1,chi:270s.2s@2 "
    "discards:2b!,9s,8b,6b!/5s!,5s,9s/8s!,1s!,1s,3s played:26b/5s/18s live:-@2 touched:0,1,2 no_chi:1358s no_peng:18s "
    "dead_pairs:234s last:2s legal:discard.3s,discard.4s,discard.5s,discard.7s,discard.0s,discard.3b,discard.8b,"
    "discard.9b"
)
"""Seat 2 discarded one and eight, holds 2-3, and has eaten two for 2-7-10."""

CLAIMING = (
    "guihuzi:1 game:yuanjiang seat:2 dealer:1 phase:claim turn:1 wall:10 cards:10,13,16 hand:111123789s4567788b "
    "melds:peng:000s@1,peng:222b@1,peng:444s@1/peng:999b@2,liu:1111b@1/chi:270b.0b@1 "
    "discards:0b!,2s!,2s,3s,8s,5s!/3s!,2s/6s!,6s,9b played:25s0b/30s/6s live:8b@1 touched:0,1,2 no_chi:236s9b "
    "no_peng:6s dead_pairs:17s7b last:8b legal:pass,peng,chi.678b"
)
"""Seat 1 has flipped big eight, of which seat 2 holds two, with six and seven."""


def changed(position: str, field: str, value: str) -> str:
    """The position with another value in one field."""
    (found,) = (word for word in position.split() if word.startswith(f"{field}:"))
    return position.replace(f" {found}", f" {field}:{value}")


@each_row(
    "position, field, value, code, place, said",
    {
        "a discard that may be eaten": (DISCARDING, "no_chi", "135s", "position_bans_wrong", "no_chi", "八"),
        "a discard that may be laid": (DISCARDING, "no_peng", "1s", "position_bans_wrong", "no_peng", "八"),
        "a discard nobody played": (DISCARDING, "played", "26b/5s/8s", "position_bans_wrong", "played", "一"),
        "2-3 still eat four": (DISCARDING, "dead_pairs", "34s", "position_pair_wrong", "dead_pairs", "二三"),
        "7-8 after a six": (CLAIMING, "dead_pairs", "1s7b", "position_pair_wrong", "dead_pairs", "七八"),
        "a locked card to play": (DISCARDING, "legal", "discard.2s", "position_fields_conflict", "legal", "melds"),
        "a dead card to eat": (CLAIMING, "no_chi", "236s89b", "position_fields_conflict", "legal", "no_chi"),
        "a dead pair to eat with": (
            CLAIMING,
            "dead_pairs",
            "17s67b",
            "position_fields_conflict",
            "legal",
            "dead_pairs",
        ),
        "a dead card to lay": (CLAIMING, "no_peng", "6s8b", "position_fields_conflict", "legal", "no_peng"),
    },
)
def test_bans_that_contradict_a_position_are_refused(
    position: str, field: str, value: str, code: str, place: str, said: str
) -> None:
    text = changed(position, field, value)
    error = refused(parse_position, text, VOCABULARY)
    assert error.position is not None
    assert (error.code, text[: error.position].endswith(f"{place}:")) == (code, True)
    assert said in VOCABULARY.error_sentence(error)["zh"]


@each_row("position", [DISCARDING, CLAIMING])
def test_the_positions_themselves_are_read(position: str) -> None:
    assert format_position(parse_position(position)) == position
