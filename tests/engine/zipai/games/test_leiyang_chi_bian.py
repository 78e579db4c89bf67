"""吃边打边 (``chi.edge``): what may be discarded right after a 吃, row by row."""

from __future__ import annotations

import pytest

from hupai.zipai.cards import code
from tests.engine.decks import events, offered, play
from tests.engine.leiyang_tables import table, take
from tests.rows import each_row

FREE, FORBIDDEN = "free", "forbidden"
ROWS = (
    ("1", "23", "4", FREE),
    ("4", "23", "1", ["wu_hu", "ka_hu"]),
    ("2", "34", "5", ["red"]),
    ("7", "56", "4", ["red"]),
    ("4", "56", "7", ["black", "dot"]),
    ("5", "34", "2", ["black", "dot"]),
    ("3", "45", "6", FORBIDDEN),
    ("5", "67", "8", FORBIDDEN),
    ("6", "78", "9", FORBIDDEN),
    ("6", "45", "3", FORBIDDEN),
    ("8", "67", "5", FORBIDDEN),
    ("9", "78", "6", FORBIDDEN),
    ("7", "89", "0", FORBIDDEN),
    ("0", "89", "7", FORBIDDEN),
)
"""Eaten, with these, then played: free, limited or forbidden (``chi.edge``). Seven runs, two ends each."""
SIZES = ("s", "b")


def run(cards):
    """The action text of a shape of these numbers, 0 being ten."""
    return "".join(sorted(cards, key=lambda number: int(number) or 10))


def eat(eaten, partners, played, size, more="", **options):
    """Seat 1 eats this card of the dealer's with these two; it also holds the card to be played, and ``more``."""
    needed = f"{eaten}s{eaten}b"
    cards = f"{partners}{played}{size}{more}"
    hand = table(f"{eaten}{size}", cards, "", apart=needed, **options)
    return take(play(hand, f"0 discard {eaten}{size}"), f"{run(eaten + partners)}{size}")


# --- the table -------------------------------------------------------------------------------------------


@each_row("size", SIZES)
@each_row("eaten, partners, played, what", ROWS)
def test_every_row_of_the_table_is_free_limited_or_forbidden(eaten, partners, played, what, size):
    """Fourteen rows, both sizes (``chi.edge``)."""
    hand = eat(eaten, partners, played, size)
    wanted = f"discard {played}{size}"
    if what == FORBIDDEN:
        assert wanted not in hand.legal(1)
        assert hand.why_not(1, wanted).code == "edge_forbidden"
        return
    assert wanted in hand.legal(1)
    play(hand, f"1 {wanted}")
    if what == FREE:
        assert not events(hand, "limited") and hand.view(0).limits == (-1, -1, -1)
    else:
        assert events(hand, "limited") == [{"seat": 1, "card": f"{played}{size}", "wins": what}]


@each_row("size", SIZES)
@each_row("eaten, partners, played, what", ROWS)
def test_no_other_discard_is_affected(eaten, partners, played, what, size):
    """Every other card of the hand may be played and costs nothing (``chi.edge``)."""
    hand = eat(eaten, partners, played, size)
    held = {code for code, count in counts(hand, 1).items() if 0 < count < 3}
    allowed = {action.split()[1] for action in offered(hand, 1, "discard")}
    assert held - allowed == ({f"{played}{size}"} if what == FORBIDDEN else set())
    for other in allowed - {f"{played}{size}"}:
        again = play(eat(eaten, partners, played, size), f"1 discard {other}")
        assert not events(again, "limited"), other


def counts(hand, seat):
    """Cards of a hand by code."""
    return {code(kind): count for kind, count in enumerate(hand.view(seat).hand)}


@each_row("size", SIZES)
@each_row("eaten, partners, played, what", ROWS)
def test_without_the_option_everything_may_follow(eaten, partners, played, what, size):
    """With chi_bian_da_bian off every discard is free."""
    hand = eat(eaten, partners, played, size, chi_bian_da_bian=False)
    play(hand, f"1 discard {played}{size}")
    assert not events(hand, "limited") and hand.view(0).limits == (-1, -1, -1)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("eaten", "partners", "played"), [("7", "89", "0"), ("0", "89", "7")])
def test_red_for_red_may_be_free(eaten, partners, played, size):
    """``chi.edge_red``: the option chi_bian_red is off here."""
    hand = eat(eaten, partners, played, size, chi_bian_red=False)
    play(hand, f"1 discard {played}{size}")
    assert not events(hand, "limited")


def test_making_red_for_red_free_does_not_change_the_other_rows():
    """chi_bian_red concerns 7→10 and 10→7 only."""
    assert "discard 6s" not in eat("3", "45", "6", "s", chi_bian_red=False).legal(1)
    hand = play(eat("2", "34", "5", "s", chi_bian_red=False), "1 discard 5s")
    assert events(hand, "limited")[0]["wins"] == ["red"]


# --- which 吃 limit a discard ------------------------------------------------------------------------------


@each_row("size", SIZES)
@each_row("played", ["1", "2", "6", "7"])
def test_a_card_eaten_in_the_middle_of_a_run_limits_nothing(played, size):
    """4 eaten with 3 and 5: both ends of the run and the cards beyond them stay free (``chi.edge``)."""
    hand = play(eat("4", "35", played, size), f"1 discard {played}{size}")
    assert not events(hand, "limited")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("eaten", "partners", "played"), [("3", "12", "4"), ("8", "90", "7")])
def test_no_card_is_beyond_one_or_ten(eaten, partners, played, size):
    """3 eaten with 1 2, 8 with 9 10: no card lies beyond the other end; 4 and 7 are next to the eaten card."""
    hand = play(eat(eaten, partners, played, size), f"1 discard {played}{size}")
    assert not events(hand, "limited")


def test_a_small_run_ends_at_ten_not_at_the_big_one():
    """8s eaten with 9s 10s, then 1b; 3b eaten with 1b 2b, then 10s: these are of the other size."""
    play(eat("8", "90", "7", "s", more="1b"), "1 discard 1b")
    play(eat("3", "12", "4", "b", more="0s"), "1 discard 0s")


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("eaten", "partners", "played"), [("2", "70", "5"), ("0", "27", "1"), ("7", "20", "4")])
def test_er_qi_shi_is_not_a_run(eaten, partners, played, size):
    """``chi.edge`` is about runs."""
    hand = play(eat(eaten, partners, played, size), f"1 discard {played}{size}")
    assert not events(hand, "limited")


@pytest.mark.parametrize("size", SIZES)
def test_cards_of_the_other_size_are_not_limited(size):
    """``chi.edge``: only cards of the same size count."""
    other = SIZES[1 - SIZES.index(size)]
    hand = play(eat("3", "45", "6", size, more=f"6{other}"), f"1 discard 6{other}")
    assert not events(hand, "limited")


@each_row("number", list("1234567890"))
@each_row("size, other", [("s", "b"), ("b", "s")])
def test_after_a_jiao_the_same_number_of_the_other_size_may_not_follow(number, size, other):
    """``chi.edge``: 绞牌,不能吃大打小、吃小打大.

    After a small one eaten with two big ones, a third big one in the hand would be a 坎. So one of each size joins the
    eaten card, and a second one of the other size is left.
    """
    hand = table(f"{number}{size}", f"{number}{size}{number}{number}{other}", "")
    jiao = f"{number}{number}s{number}b" if size == "s" else f"{number}s{number}{number}b"
    take(play(hand, f"0 discard {number}{size}"), jiao)
    wanted = f"discard {number}{other}"
    assert counts(hand, 1)[f"{number}{other}"] == 1
    assert wanted not in hand.legal(1)
    assert hand.why_not(1, wanted).code == "edge_forbidden"


def test_without_the_option_the_same_number_may_follow_a_jiao():
    """chi_bian_da_bian off."""
    hand = table("3s", "3s33b", "", chi_bian_da_bian=False)
    play(take(play(hand, "0 discard 3s"), "33s3b"), "1 discard 3b")
    assert events(hand, "discarded")[-1] == {"seat": 1, "card": "3b"}


def test_after_a_run_the_same_number_of_the_other_size_is_free():
    """吃小打大 is forbidden only after a 绞."""
    play(eat("3", "45", "6", "s", more="3b"), "1 discard 3b")


# --- 比牌 ---------------------------------------------------------------------------------------------------


def test_with_bi_pai_what_was_forbidden_is_limited():
    """3 eaten with 4 5, 比 1 2 3: 6 leaves 红胡, 黑胡, 一点红 and 无胡 (``chi.edge``)."""
    hand = table("3s", "34512s6s", "", apart="3s3b")
    take(play(hand, "0 discard 3s"), "345s", "123s")
    assert "discard 6s" in hand.legal(1)
    play(hand, "1 discard 6s")
    assert events(hand, "limited") == [{"seat": 1, "card": "6s", "wins": ["red", "black", "dot", "wu_hu"]}]


def test_with_bi_pai_red_for_red_is_limited_too():
    """7 eaten with 8 9, 比 2 7 10: 10 after it."""
    hand = table("7s", "7892s00s", "", apart="7s7b")
    play(take(play(hand, "0 discard 7s"), "789s", "270s"), "1 discard 0s")
    assert events(hand, "limited")[0]["wins"] == ["red", "black", "dot", "wu_hu"]


def test_with_bi_pai_a_limited_discard_keeps_its_limit():
    """2 eaten with 3 4, 比 2 7 10: 5 leaves 红胡, as without 比牌; 比牌 changes only "forbidden"."""
    hand = table("2s", "2345s70s", "", apart="2s2b")
    play(take(play(hand, "0 discard 2s"), "234s", "270s"), "1 discard 5s")
    assert events(hand, "limited")[0]["wins"] == ["red"]


def test_a_jiao_stays_forbidden_with_bi_pai():
    """3s 3s 3b with 比 3s 4s 5s: the second 3b may not follow, and 6s is limited (``chi.edge``)."""
    hand = table("3s", "33s33b456s", "", apart="3s")
    take(play(hand, "0 discard 3s"), "33s3b", "345s")
    assert "discard 3b" not in hand.legal(1)
    play(hand, "1 discard 6s")
    assert events(hand, "limited")[0]["wins"] == ["red", "black", "dot", "wu_hu"]


def test_a_card_at_the_end_of_two_runs_is_limited_once():
    """4s 4s in two runs 4 5 6: 7 leaves 黑胡 and 一点红."""
    hand = table("4s", "4s5566s7s", "", apart="4s4b")
    play(take(play(hand, "0 discard 4s"), "456s", "456s"), "1 discard 7s")
    assert events(hand, "limited") == [{"seat": 1, "card": "7s", "wins": ["black", "dot"]}]


def test_both_ends_count_if_the_eaten_card_is_in_two_runs():
    """4 5 6 and 比 2 3 4: 7 leaves 黑胡 and 一点红, 1 leaves 无胡 and 卡胡."""
    for played, wins in (("7s", ["black", "dot"]), ("1s", ["wu_hu", "ka_hu"])):
        hand = table("4s", "4s5623s71s", "", apart="4s4b")
        play(take(play(hand, "0 discard 4s"), "456s", "234s"), f"1 discard {played}")
        assert events(hand, "limited")[0]["wins"] == wins
