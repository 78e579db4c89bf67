"""鬼胡子 for two: the wall, cards laid aside, turns, payments, the end of a match, and what does not fit three."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.bots.base import Budget
from hupai.guihuzi.actions import PASS
from hupai.guihuzi.bots.ladder import LADDER
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.rules.settlement import win_payments
from hupai.session import match_from_record
from hupai.session.matches import bot_action
from hupai.table.chance import Stream, shuffled
from hupai.table.duel import match_extras
from hupai.table.errors import InvalidRules
from hupai.table.hand import Hand
from hupai.table.json_object import Facts
from hupai.table.match import Match
from hupai.table.payments import totals
from hupai.table.record import format_record
from hupai.tournament.plan import check_plan
from hupai.tournament.presets import plan_named
from tests.engine.amounts import examples
from tests.rows import each_row


def duel(game: str = "nanxian", **options: Any) -> GuihuziRules:
    """A game's rules with these options, for two."""
    rules: GuihuziRules = hupai.games[game].rules(seats=2, **options)
    return rules


def dealt(rules: GuihuziRules, seed: str, dealer: int = 0) -> Hand:
    """A hand dealt from a seed."""
    family = hupai.games[rules.game].family
    return Hand(family, rules, shuffled(family.play.deck(rules), seed), dealer, seed)


@each_row(
    "game, buried, wall",
    {
        "D0.1 two seats": ("nanxian", 0, 41),
        "D0.1 ten aside": ("yuanjiang", 10, 31),
        "D0.1 nineteen aside in 沅江": ("yuanjiang", 19, 22),
        "D0.1 twenty aside in 南县": ("nanxian", 20, 21),
    },
)
def test_the_wall_of_a_duel_of_guihuzi(game: str, buried: int, wall: int) -> None:
    hand = dealt(duel(game, buried=buried), "wall")
    assert [sum(held) for held in hand.table.hands] == [20, 19]
    assert (hand.table.wall_left, len(hand.table.buried)) == (wall, buried)
    book = hupai.games[game].family.rulebook()
    dealing, aside = (book.row(rule, hand.rules) for rule in ("deal.hands", "deal.buried"))
    assert f"剩下{wall}张做墩" in dealing["text"]["zh"] and f"{wall} are left" in dealing["text"]["en"]
    assert (f"去掉{buried}张" if buried else "不去牌") in aside["text"]["zh"]


@each_row("game, buried", {"沅江": ("yuanjiang", 20), "南县": ("nanxian", 19)})
def test_each_game_lays_its_own_number_of_cards_aside(game: str, buried: int) -> None:
    with pytest.raises(InvalidRules) as refused:
        duel(game, buried=buried)
    assert [problem["code"] for problem in refused.value.facts["problems"]] == ["value_not_allowed"]


def test_where_nobody_claims_both_draw_in_turn_from_whoever_does_not_deal() -> None:
    """The flips before the first card that is laid: the non-dealer's, the dealer's, and so on (``turn.flip``)."""
    longest = 0
    for number in range(12):
        hand, dealer = dealt(duel(), f"turns{number}", number % 2), number % 2
        while not hand.over:
            seat = hand.to_act[0]
            offers = hand.table.offers[seat]
            hand.act(seat, PASS if PASS in offers else offers[-1])
        flips = [event["seat"] for event in hand.events_for(None) if event["t"] == "flipped"]
        assert flips == [(dealer + 1 + nth) % 2 for nth in range(len(flips))]
        longest = max(longest, len(flips))
    assert longest == 41


def test_the_one_loser_of_a_duel_pays_alone() -> None:
    assert totals(win_payments(duel(), 1, 16), 2) == (-16, 16)


@each_row(
    "options, points, paid",
    {
        "A.6 low bonus": ({"low_bonus": 20, "low_bonus_below": 50}, (36, -36), (20, -20)),
        "A.6 no longer low": ({"low_bonus": 20, "low_bonus_below": 50}, (50, -50), (0, 0)),
        "A.6 doubled": ({"low_double": 2}, (-36, 36), (-36, 36)),
        "A.6 cap on the match": ({"session_cap": 400}, (444, -444), (-44, 44)),
    },
)
@pytest.mark.parametrize("game", ["yuanjiang", "nanxian"])
def test_the_end_of_a_duel_of_guihuzi(game: str, options: Facts, points: tuple[int, ...], paid: Any) -> None:
    assert totals((extra.payment for extra in match_extras(duel(game, **options), points)), 2) == paid


def test_a_match_of_two_ends_with_what_was_agreed_and_says_so() -> None:
    """A bonus for a small win is paid and told; the record is read again with it."""
    game = hupai.games["nanxian"]
    match: Match = Match(game, duel(low_bonus=50, low_bonus_below=100), ("beginner", "beginner"), 2, "bonus3")
    while not match.over:
        if match.hand.over:
            match.next()
            continue
        seat = match.hand.to_act[0]
        match.act(seat, bot_action(match, seat))
    (extra,) = match.extras
    assert extra.reason.code == "low_bonus" and sum(match.scores) == 0
    said = game.family.vocabulary().sentence(extra.reason.code, extra.reason.facts)
    assert "再加50分" in said["zh"] and "50 points more" in said["en"]
    assert match_from_record(format_record(match.record("0.4.0"))).scores == match.scores


def test_a_knock_out_of_guihuzi_is_played_by_two() -> None:
    plan = plan_named("knockout", "yuanjiang")
    check_plan(plan)
    assert plan.options["seats"] == 2


@examples(6, 200)
@given(st.integers(0, 10**6), st.sampled_from([("yuanjiang", 0), ("yuanjiang", 19), ("nanxian", 10), ("nanxian", 20)]))
def test_bots_play_a_duel_of_guihuzi_and_no_hidden_card_is_known(number: int, played: tuple[str, int]) -> None:
    """Every position can be written and sampled; cards laid aside change places with hidden ones."""
    game, buried = played
    rules, chance = duel(game, buried=buried), Stream(str(number), "duel")
    family = hupai.games[game].family
    hand = dealt(rules, str(number), number % 2)
    while not hand.over:
        seat = hand.to_act[0]
        seen, offers = hand.view(seat), hand.table.offers[seat]
        assert family.notation.parse_position(family.notation.format_position(seen)) == seen
        table = family.play.sample(seen, chance)
        assert (table.wall_left, len(table.buried)) == (seen.wall_left, buried)
        assert (list(table.hands[seat]), sum(table.hands[1 - seat])) == (list(seen.hand), seen.cards[1 - seat])
        bot = LADDER.named(("beginner", "regular")[seat])
        hand.act(seat, bot.decide(seen, offers, Budget(48), chance).action)
    assert sum(hand.result.scores) == 0 and len(hand.result.scores) == 2
