"""After 吃边打边: a limited hand wins only as allowed, and a 吃 that leaves nothing to play is not offered."""

from __future__ import annotations

from hupai.zipai.actions import parse_action
from hupai.zipai.hand.win_claim import BLACK_WIN, DOT_WIN, win_names
from hupai.zipai.view.observation import limit_after
from hupai.zipai.why.preview import preview_action
from tests.engine.decks import events, games_where, play, until
from tests.engine.leiyang_tables import table, take
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

DARK_OR_DOT = "34s2s999b111b111s456b678s56b"
"""Eats 5s with 34s and plays 2s. Then 4b fills 56b with one red card, 7b with two: 15 胡息."""
RED = "34s5s777000222b789s890s56s"
"""Eats 2s with 34s and plays 5s. Then 7s fills 56s with thirteen red cards, 4s with twelve: 18 胡息."""
KA = "23s1s999b888s345b567b678b66s"
"""Eats 4s with 23s and plays 1s. Then another's 6s makes 6 + 3 + 1, an own one 6 + 3 + 3."""
ZERO = "23s1s345b567b789b567s890s67s"
"""Eats 4s with 23s and plays 1s. Then 5s and 8s fill 67s: no 胡息 at all."""


def limited(cards, eaten, way, played, wall, **options):
    """Seat 1 eats the dealer's card and plays that one; then seat 2 flips the first card of the wall."""
    hand = table(eaten, cards, "", wall=wall, apart=eaten, **options)
    play(take(play(hand, f"0 discard {eaten}"), way), f"1 discard {played}")
    return until(hand, wall[:2])


def eaten(first, cards, *way, **options):
    """Seat 1 has eaten the dealer's card in this way."""
    return take(play(table(first, cards, "", **{"apart": first, **options}), f"0 discard {first}"), *way)


after = lazily(limited)
ate = lazily(eaten)
at_table = lazily(table)
OFF = {"chi_bian_da_bian": False}


@each_row(
    "scene",
    {
        "黑胡, 一点红: one red card": (after(DARK_OR_DOT, "5s", "345s", "2s", "4b"), "1 hu; huxi 15; huxi_fans dot"),
        "红胡: thirteen red cards": (after(RED, "2s", "234s", "5s", "7s"), "1 hu; huxi 18; huxi_fans red"),
        "卡胡": (after(KA, "4s", "234s", "1s", "6s"), "1 hu; huxi 10; huxi_fans none"),
        "无胡": (after(ZERO, "4s", "234s", "1s", "5s"), "1 hu; huxi 0; huxi_fans none"),
        "无胡 at the other end": (after(ZERO, "4s", "234s", "1s", "8s"), "1 hu; huxi 0; huxi_fans none"),
        "two red cards are neither 黑胡 nor 一点红": (
            after(DARK_OR_DOT, "5s", "345s", "2s", "7b"),
            "1 may not hu: limited_win",
        ),
        "with the rule off they win": (after(DARK_OR_DOT, "5s", "345s", "2s", "7b", **OFF), "1 may hu"),
        "twelve red cards are no 红胡": (after(RED, "2s", "234s", "5s", "4s"), "1 may not hu: limited_win"),
        "with the rule off they win too": (after(RED, "2s", "234s", "5s", "4s", **OFF), "1 may hu"),
        "red_min 10: twelve are one": (after(RED, "2s", "234s", "5s", "4s", red_min=10), "1 may hu"),
        "6 + 3 + 3 with an own 偎, which is laid, is no 卡胡": (
            at_table("4s", KA, "", wall="0s1b6s", apart="4s"),
            "0 discard 4s; 1 chi 234s; 1 discard 1s; settle; 1 laid chi:234s wei:666s; asked 1",
            "1 may not hu: limited_win",
        ),
        "a discard within the limit": (
            at_table("5s", DARK_OR_DOT, "4b00s", wall="0s", apart="5s0s"),
            "0 discard 5s; 1 chi 345s; 1 discard 2s; settle; 2 discard 4b; 1 may hu",
        ),
        "a discard beyond the limit": (
            at_table("5s", DARK_OR_DOT, "7b00s", wall="0s", apart="5s0s"),
            "0 discard 5s; 1 chi 345s; 1 discard 2s; settle; 2 discard 7b; 1 may not hu",
        ),
        "一点红 switched off": (after(DARK_OR_DOT, "5s", "345s", "2s", "4b", yi_dian_hong=False), "1 may not hu"),
        "卡胡 switched off": (after(KA, "4s", "234s", "1s", "6s", ka_hu=False), "1 may not hu"),
        "无胡 switched off": (after(ZERO, "4s", "234s", "1s", "5s", wu_hu=False), "1 may not hu"),
    },
)
def test_a_limited_hand_wins_within_its_limit_alone(scene):
    """``chi.edge``: for the rest of the hand, however the card comes."""
    play_scene(*scene)


@each_row(
    "cards, first, way, played, options, wins",
    [
        (DARK_OR_DOT, "5s", "345s", "2s", {"yi_dian_hong": False}, ["black"]),
        (KA, "4s", "234s", "1s", {"wu_hu": False}, ["ka_hu"]),
        (KA, "4s", "234s", "1s", {"ka_hu": False}, ["wu_hu"]),
        (KA, "4s", "234s", "1s", {"ka_hu": False, "wu_hu": False}, []),
    ],
)
def test_a_limit_does_not_name_a_win_that_is_switched_off(cards, first, way, played, options, wins):
    """The player sees what it can still win with; a card that leaves nothing may still be played."""
    hand = play(eaten(first, cards, way, **options), f"1 discard {played}")
    assert events(hand, "limited") == [{"seat": 1, "card": played, "wins": wins}]


@each_row(
    "options, left, lost",
    [
        ({}, ["black", "dot"], ["red", "wu_hu", "ka_hu"]),
        ({"yi_dian_hong": False}, ["black"], ["red", "wu_hu", "ka_hu"]),
        ({"wu_hu": False, "ka_hu": False}, ["black", "dot"], ["red"]),
    ],
)
def test_a_preview_names_only_wins_that_a_limited_discard_really_costs(options, left, lost):
    """Of the named wins that the options allow, it names those that remain and those that are lost."""
    ahead = preview_action(eaten("5s", DARK_OR_DOT, "345s", **options).view(1), parse_action("discard 2s"))
    assert (win_names(ahead.limit), win_names(ahead.lost)) == (left, lost)


# --- how long, and for whom -------------------------------------------------------------------------------

TWICE = "56s7s34b5b999b888s678b111b99s"
"""Eats 4s with 56s and plays 7s, then 2b with 34b and plays 5b. 9s would then complete the seventh group: 16 胡息."""


def about_to_discard(**options):
    """Seat 1 has eaten twice and discarded once; seat 0 flipped the second card after a discard of seat 2."""
    hand = table("4s", TWICE, "", wall="0s2b9s", apart="4s2b", **options)
    play(take(play(hand, "0 discard 4s"), "456s"), "1 discard 7s")
    until(hand, "2b")
    return take(hand, "234b")


def twice(**options):
    """The same, and 5b played as well."""
    return play(about_to_discard(**options), "1 discard 5b")


def test_two_limits_leave_what_both_allow():
    """Only 黑胡 and 一点红, then only 红胡: nothing is left."""
    hand = twice()
    assert [fact["wins"] for fact in events(hand, "limited")] == [["black", "dot"], []]
    assert hand.view(0).limits == (-1, 0, -1)


def test_a_preview_says_what_a_second_limit_leaves():
    """The seat sees that nothing would remain, not only what this discard requires."""
    assert limit_after(about_to_discard().view(1), 14) == 0


def test_a_hand_whose_limits_leave_nothing_is_not_offered_a_win():
    """The hand plays on and is not offered 胡."""
    hand = until(twice(), "9s")
    assert "hu" not in hand.legal(1)
    assert "hu" in until(twice(chi_bian_da_bian=False), "9s").legal(1)


def test_a_limit_is_public_and_applies_to_one_seat_only():
    """It is announced, and the others are not limited."""
    hand = limited(DARK_OR_DOT, "5s", "345s", "2s", "4b")
    for seat in range(3):
        assert hand.view(seat).limits == (-1, BLACK_WIN | DOT_WIN, -1)
        assert events(hand, "limited", seen_by=seat) == [{"seat": 1, "card": "2s", "wins": ["black", "dot"]}]


def test_the_limit_is_shown_before_the_card_is_played():
    """Only the seat that must discard sees what a discard would cost."""
    hand = eaten("5s", DARK_OR_DOT, "345s")
    seen = hand.view(1)
    assert [limit_after(seen, kind) for kind in (1, 14)] == [BLACK_WIN | DOT_WIN, -1]
    assert hand.view(0).eaten == hand.view(2).eaten == -1


# --- nothing left to play ----------------------------------------------------------------------------------

STUCK = "1111b999b888b000s111s4566s"
"""A 提, four 坎: 3s eaten with 45s leaves 6s 6s, which may not be played."""


TWO_QUADS = "1111b2222b999b888b000s456s"
"""Two dealt 提: the first card taken needs no discard."""


@each_row(
    "scene",
    {
        "6s a turn later": (
            at_table("3s", "456s00b8s1s", "0b", wall="0b", apart="3s0b"),
            "0 discard 3s; 1 chi 345s; 1 discard 8s; until 0b; 1 peng; 1 discard 6s",
            "no limited; 0 sees limits -1 -1 -1",
        ),
        "after a 碰": (at_table("3s", "33s6s", "", apart="3s"), "0 discard 3s; 1 peng; 1 discard 6s; no limited"),
        "another seat": (
            at_table("3s", "450b", "00b6s", apart="3s60b"),
            "0 discard 3s; 1 chi 345s; 1 discard 0b; 2 peng; 2 discard 6s; no limited",
        ),
        "``chi.discard``: after a 吃 without a discard, 3s with 45s though only 6s is left": (
            ate("3s", TWO_QUADS, "345s", wall="0b", apart=""),
            "told skip seat=1; no limited; 0 sees limits -1 -1 -1",
        ),
        "the next discard after a 吃 without one": (
            at_table("3s", "1111b2222b999b4566s00s57b", "0s", wall="0s", apart="3s0s"),
            "0 discard 3s; 1 chi 345s; 1 peng; told skip seat=1; 1 discard 6s; no limited",
        ),
        **{
            f"in {game}": (
                dealt("3s", "456s", "", apart="3s", game=game),
                "0 discard 3s; 1 chi 345s; 1 discard 6s; no limited",
            )
            for game in games_where(chi_bian_da_bian=False)
        },
        "but a card eaten from one's own flip counts too": (
            at_table("0b", "456s", "", wall="3s", apart="3s0b"),
            "0 discard 0b; until 3s by 1; 1 chi 345s; 1 may not discard 6s",
        ),
    },
)
def test_only_the_discard_right_after_a_chi_is_limited(scene):
    """``chi.edge``, ``chi.who``."""
    play_scene(*scene)


@each_row(
    "scene",
    {
        "not offered, and the 胡 still is": (
            at_table("3s", STUCK, ""),
            "0 discard 3s; 1 may only pass, hu; 1 may not chi 345s: only_forbidden_left",
        ),
        "with the rule off": (at_table("3s", STUCK, "", **OFF), "0 discard 3s; 1 may only pass, hu, chi 345s"),
        "with one other card": (ate("3s", STUCK[:-3] + "68s", "345s", apart=""), "1 may only discard 8s"),
        "with limited cards": (
            ate("4s", "1111b999b888b000s111s5677s", "456s", apart=""),
            "1 may only discard 7s",
        ),
    },
)
def test_a_chi_that_leaves_only_forbidden_cards_is_not_offered(scene):
    """``chi.discard``."""
    play_scene(*scene)
