"""Yongzhou with four at the table, of whom one sits (坐醒): who plays, what the sitter sees, earns and never does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import hupai
from hupai.bots.base import Budget
from hupai.session import match_from_record
from hupai.session.sharing import link_of, shared
from hupai.table.chance import Stream, shuffled
from hupai.table.errors import EngineError, InvalidRules
from hupai.table.hand import Hand
from hupai.table.json_object import Facts
from hupai.table.match import Match
from hupai.table.payments import totals
from hupai.table.reason import Reason
from hupai.table.record import format_record
from hupai.table.seats import Reader
from hupai.zipai.bots.ladder import LADDER
from hupai.zipai.cards import KING, parse_cards
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.proof import payment_lines
from hupai.zipai.melds import meld_cards
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.settlement import king_payments, price, win_payments
from hupai.zipai.rules.sitting import in_turn, others_in_turn, sitter, sitter_payments
from hupai.zipai.rules.win_facts import BY_OTHER, BY_SELF, WinFacts
from hupai.zipai.view.observation import Observation
from hupai.zipai.why.sitting import sitters_prospects
from tests.engine.amounts import examples
from tests.engine.zipai.games.misfits import assert_misfit
from tests.rows import each_row

GAME = hupai.games["yongzhou"]
D, P, S, Q = range(4)
"""The dealer, the next player, the sitter, and the player before the dealer."""


def table(**options: Any) -> ZipaiRules:
    """Yongzhou's rules with these options, with four at the table."""
    rules: ZipaiRules = GAME.rules(seats=4, **options)
    return rules


def dealt(rules: ZipaiRules, seed: str, dealer: int = 0) -> Hand:
    """A hand dealt from a seed."""
    return Hand(GAME.family, rules, shuffled(GAME.family.play.deck(rules), seed), dealer, seed)


def played(rules: ZipaiRules, seed: str, dealer: int, *, passing: bool) -> Hand:
    """A hand played to its end, by beginners or by players who let everything pass."""
    hand, bot = dealt(rules, seed, dealer), LADDER.named("beginner")
    while not hand.over:
        seat = hand.to_act[0]
        offers = hand.table.offers[seat]
        action = bot.decide(hand.view(seat), offers, Budget(), Stream(seed, "sit")).action
        hand.act(seat, offers[0] if passing else action)
    return hand


@pytest.mark.parametrize("kings", range(5))
def test_three_of_four_are_dealt_as_at_a_table_of_three(kings: int) -> None:
    """The wall has 19 cards and the kings: 23 in the room of four kings (B.1)."""
    hand = dealt(table(kings=kings), "wall", 1)
    assert hand.view(0).wall_left == 19 + kings
    assert [cards + 4 * quads for cards, quads in zip(hand.view(0).cards, hand.view(0).quads, strict=True)] == [
        *(20, 21, 20, 0),
    ]


def test_b18_who_is_opposite_the_dealer_sits_and_the_others_take_turns() -> None:
    """Dealer 0: 2 sits, the order is 0, 1, 3. Dealer 3: 1 sits, the order is 3, 0, 2."""
    rules = table()
    assert (sitter(rules, 0), in_turn(rules, 0)) == (2, (0, 1, 3))
    assert (sitter(rules, 3), in_turn(rules, 3)) == (1, (3, 0, 2))
    assert sitter(GAME.rules(), 0) is None and in_turn(GAME.rules(), 1) == (1, 2, 0)


def test_b18_the_winner_deals_next_and_after_a_drawn_hand_the_next_player() -> None:
    """A sitter never deals next, and sits again as long as the same dealer wins."""
    next_dealer, rules = GAME.family.play.next_dealer, table()
    met = set()
    for number in range(60):
        dealer = number % 4
        result = played(rules, f"next{number}", dealer, passing=number % 5 == 0).result
        follows = next_dealer(rules, dealer, result, 1)
        assert follows == (result.winners[0] if result.winners else (dealer + 1) % 4) != sitter(rules, dealer)
        met.add((bool(result.winners), follows == dealer))
    assert met >= {(True, True), (True, False), (False, False)}


WON = {
    # case: facts of the win, options, who wins, scores of D, P, S, Q
    "B1": (WinFacts(18, 4, 1, BY_SELF, "", 0), {}, P, (-8, 12, 4, -8)),
    "B2": (WinFacts(21, 0, 0, BY_OTHER, "", 0), {}, P, (-12, 24, 0, -12)),
    "B3": (WinFacts(21, 0, 0, BY_OTHER, "", 0), {}, D, (24, -12, 0, -12)),
    "B3 with a share of the dealer's": (
        WinFacts(21, 0, 0, BY_OTHER, "", 0),
        {"sitter_dealer_share": True},
        D,
        (12, -12, 12, -12),
    ),
    "B4": (WinFacts(18, 4, 2, BY_OTHER, "", 0), {}, D, (8, -6, 4, -6)),
    "B5": (WinFacts(21, 0, 3, BY_SELF, "wang_zha", 0), {"kings": 3}, Q, (-576, -576, 384, 768)),
    "B6": (WinFacts(21, 0, 3, BY_SELF, "wang_zha", 0), {"kings": 3, "cap_per_loser": 300}, Q, (-300, -300, 108, 492)),
    "B8": (WinFacts(21, 0, 1, BY_SELF, "wang_diao", 0), {"cap_per_loser": 300}, P, (-80, 128, 32, -80)),
    "B9": (
        WinFacts(24, 0, 2, BY_SELF, "wang_zha_wang", 0),
        {"kings": 4, "cap_per_loser": 300},
        P,
        (-300, 600, 0, -300),
    ),
    "B6 with 保底: 108 are more than 100": (
        WinFacts(21, 0, 3, BY_SELF, "wang_zha", 0),
        {"kings": 3, "cap_per_loser": 300, "sitter_floor": True},
        Q,
        (-300, -300, 108, 492),
    ),
    "B8 with 保底: the cap is not reached": (
        WinFacts(21, 0, 1, BY_SELF, "wang_diao", 0),
        {"cap_per_loser": 300, "sitter_floor": True},
        P,
        (-80, 128, 32, -80),
    ),
    "B9 with 保底 at 300": (
        WinFacts(24, 0, 2, BY_SELF, "wang_zha_wang", 0),
        {"kings": 4, "cap_per_loser": 300, "sitter_floor": True},
        P,
        (-300, 500, 100, -300),
    ),
    "B9 with 保底 at 600": (
        WinFacts(24, 0, 2, BY_SELF, "wang_zha_wang", 0),
        {"kings": 4, "cap_per_loser": 600, "sitter_floor": True},
        P,
        (-600, 1000, 200, -600),
    ),
    "保底 where the cap is just reached": (
        WinFacts(144, 4, 1, BY_SELF, "", 0),
        {"cap_per_loser": 100, "base_bonus": 4, "sitter_floor": True},
        P,
        (-100, 167, 33, -100),
    ),
    "保底 with half of the 醒 from the winner": (
        WinFacts(24, 0, 2, BY_SELF, "wang_zha_wang", 0),
        {"kings": 4, "cap_per_loser": 600, "sitter_share": "winner", "sitter_floor": True},
        P,
        (-600, 1000, 200, -600),
    ),
    "B10": (WinFacts(18, 4, 1, BY_SELF, "", 0), {"xing_value": 2}, P, (-12, 16, 8, -12)),
    "B11": (WinFacts(18, 4, 1, BY_SELF, "", 0), {"sitter_share": "winner"}, P, (-6, 11, 1, -6)),
}


@each_row("facts, options, winner, scores", WON)
def test_the_sitter_earns_the_xing_of_a_win(
    facts: WinFacts, options: dict[str, Any], winner: int, scores: Sequence[int]
) -> None:
    rules = table(**options)
    found = price(rules, facts)
    losers = others_in_turn(4, D)[winner]
    paid = win_payments(rules, winner, losers, -1, found.pay_each, facts.by)
    paid += sitter_payments(rules, D, winner, losers, found, facts.xing * rules.xing_value)
    assert totals(paid, 4) == scores


def test_what_a_dealer_hands_on_without_a_bonus_card_has_a_rule_of_its_own() -> None:
    """Nobody is told that it is paid for bonus cards: there are none (B.3)."""
    facts, options, _, scores = WON["B3 with a share of the dealer's"]
    rules = table(**options)
    (paid,) = sitter_payments(rules, D, D, (P, Q), price(rules, facts), 0)
    assert (paid.payee, paid.points) == (S, scores[S])
    (line,) = payment_lines([paid], for_both=False)
    assert line.rule == "pay.sitter_dealer"
    assert VOCABULARY.label("payment", paid.why)["en"] == "to the sitter, as the dealer won without bonus cards"


@each_row(
    "way, kings, scores",
    {
        "B13": ("dealer", (1, 0, 0, 1), (-5, 5, 0, 0)),
        "B14": ("dealer", (0, 2, 0, 0), (10, -20, 10, 0)),
        "B16": ("dealer", (3, 1, 0, 0), (-25, 10, 0, 15)),
        "B17": ("none", (1, 3, 0, 0), (5, -25, 0, 20)),
    },
)
def test_what_kings_cost_at_a_table_with_a_sitter(way: str, kings: Sequence[int], scores: Sequence[int]) -> None:
    rules = table(kings=4, sitter_huangzhuang=way)
    assert totals(king_payments(rules, D, kings), 4) == scores


@each_row(
    "options",
    {
        "no 醒 for the sitter": {"seats": 4, "xing": "off"},
        "a share without a sitter": {"sitter_share": "winner"},
        "a dealer's share without a sitter": {"sitter_dealer_share": True},
        "a drawn hand without a sitter": {"seats": 2, "sitter_huangzhuang": "dealer"},
        "four and cards laid aside": {"seats": 4, "buried": 10},
        "a least share without a sitter": {"sitter_floor": True, "cap_per_loser": 300},
    },
)
def test_what_does_not_fit_the_number_of_seats_is_refused(options: Facts) -> None:
    """The problem names both options, and its sentences say what to choose."""
    with pytest.raises(InvalidRules) as refused:
        GAME.rules(**options)
    (problem,) = refused.value.facts["problems"]
    assert (problem["code"], problem["other"]) == ("options_conflict", "seats")
    said = GAME.family.vocabulary().error_sentence(refused.value)
    assert "个人" in said["zh"] and ("let" in said["en"])


def test_a_least_share_for_the_sitter_needs_a_cap_and_says_how_uncertain_it_is() -> None:
    with pytest.raises(InvalidRules) as refused:
        table(sitter_floor=True)
    (problem,) = refused.value.facts["problems"]
    assert (problem["option"], problem["other"]) == ("sitter_floor", "cap_per_loser")
    said = GAME.family.vocabulary().error_sentence(refused.value)
    assert "选一个封顶" in said["zh"] and "Choose a cap" in said["en"]
    row = GAME.family.rulebook().row("pay.sitter_floor", table(sitter_floor=True, cap_per_loser=600))
    assert "至少得200分" in row["text"]["zh"] and "gets 200 at least" in row["text"]["en"]
    (source,) = row["sources"]
    assert "没有写明" in source["says"]["zh"] and "without a word on who pays" in source["says"]["en"]


def test_the_sitter_sees_what_everybody_sees_and_is_never_asked() -> None:
    """Its view has no card that an onlooker's has not, at any moment of a hand."""
    for number in range(12):
        hand, dealer = dealt(table(kings=4), f"sees{number}", number % 4), number % 4
        out, bot = sitter(hand.rules, dealer), LADDER.named("beginner")
        assert out is not None
        told = [event for event in hand.events_for(out) if event["t"] == "dealt"]
        assert not any(event.get("cards") for event in told) and len(told) == 3
        while not hand.over:
            seen, onlooking = hand.view(out), GAME.family.play.onlook(hand.table)
            assert out not in hand.to_act and not seen.legal and sum(seen.hand) == 0
            assert (seen.melds, seen.huxi, seen.discards) == (onlooking.melds, onlooking.huxi, onlooking.discards)
            seat = hand.to_act[0]
            offers = hand.table.offers[seat]
            hand.act(seat, bot.decide(hand.view(seat), offers, Budget(), Stream("sees", "bot")).action)


def record_of_four() -> str:
    """A match of three hands between four bots, as its record."""
    match: Match = Match(GAME, table(kings=4), ("random", "beginner", "random", "beginner"), 3, "four")
    while not match.over:
        if match.hand.over:
            match.next()
            continue
        seat = match.hand.to_act[0]
        match.act(seat, match.hand.legal(seat)[-1])
    return format_record(match.record("0.4.0"))


@each_row(
    "options, players, code",
    {
        "read by a table of three": ({"seats": 3}, 4, "wrong_seats"),
        "with three players": ({}, 3, "wrong_seats"),
        "five at the table": ({"seats": 5}, 4, "value_not_allowed"),
    },
)
def test_a_record_of_four_that_does_not_fit_is_refused(options: Facts, players: int, code: str) -> None:
    assert_misfit(record_of_four(), 4, options, players, code)


def test_a_position_and_a_link_of_four_are_read_again() -> None:
    """Of every seat, the sitter's too; as one of three the position is refused."""
    hand = dealt(table(kings=4), "again", 1)
    for seat in range(4):
        text = GAME.family.notation.format_position(hand.view(seat))
        assert "seats=4" in text
        assert GAME.family.notation.parse_position(text) == hand.view(seat)
        with pytest.raises(EngineError):
            GAME.family.notation.parse_position(text.replace("seats=4", "seats=3"))
    match = match_from_record(record_of_four())
    link = link_of(match, 1, 0, 1)
    assert shared(link).match.hand.deck == match.hand_number(1).deck


@each_row(
    "field, value, cards",
    {
        "the sitter's turn": ("turn", "3", "20,21,20,0"),
        "a sitter with cards": ("cards", "20,20,20,1", "20,20,20,1"),
        "a meld of the sitter's": ("melds", "-/-/-/peng:111b@0", "20,18,20,0"),
        "a card before the sitter": ("discards", "-/-/-/9s!", "20,20,20,0"),
        "the sitter's flip": ("live", "-@3", "20,21,20,0"),
    },
)
def test_a_position_in_which_the_sitter_plays_is_refused(field: str, value: str, cards: str) -> None:
    """Of dealer 1, opposite whom seat 3 sits; the place is that of the field, and it names the dealer beside it."""
    position = GAME.family.notation.format_position(dealt(table(kings=4), "again", 1).view(0))
    words = {word.partition(":")[0]: word for word in position.split()}
    words |= {"cards": f"cards:{cards}", field: f"{field}:{value}"}
    text = " ".join(words.values())
    with pytest.raises(EngineError) as refused:
        GAME.family.notation.parse_position(text)
    assert (refused.value.code, refused.value.facts["field"]) == ("position_fields_conflict", field)
    assert refused.value.position == text.index(f" {field}:") + len(field) + 2


@examples(8, 200)
@given(st.integers(0, 10**6), st.integers(0, 4), st.sampled_from(["losers", "winner"]), st.booleans())
def test_bots_play_and_payments_sum_to_zero(number: int, kings: int, share: str, dealer_share: bool) -> None:
    """Every position can be sampled; the sitter is dealt nothing in any world, and never loses by a win."""
    rules = table(kings=kings, sitter_share=share, sitter_dealer_share=dealer_share)
    hand, chance, out = dealt(rules, str(number), number % 4), Stream(str(number), "four"), (number + 2) % 4
    while not hand.over:
        seat = hand.to_act[0]
        seen, offers = hand.view(seat), hand.table.offers[seat]
        world = GAME.family.play.sample(seen, chance)
        assert (world.wall_left, list(world.hands[seat]), sum(world.hands[out])) == (seen.wall_left, list(seen.hand), 0)
        assert all(world.hands[other][KING] >= seen.kings_shown[other] for other in seen.others)
        bot = LADDER.named(("beginner", "regular", "strong", "random")[seat])
        hand.act(seat, bot.decide(seen, offers, Budget(), chance).action)
    assert sum(hand.result.scores) == 0 and hand.result.scores[out] >= 0


def watched(hand: Hand, out: int) -> Iterator[Observation]:
    """What the sitter sees at every decision of a hand that beginners play to its end."""
    bot = LADDER.named("beginner")
    while not hand.over:
        yield hand.view(out)
        seat = hand.to_act[0]
        offers = hand.table.offers[seat]
        hand.act(seat, bot.decide(hand.view(seat), offers, Budget(), Stream("watched", "bot")).action)


@pytest.mark.parametrize(
    "options", [{}, {"sitter_share": "winner", "xing_value": 2}, {"xing_offset": 0, "kings": 4, "king_limit": "fan"}]
)
def test_what_the_sitter_is_told_of_a_player_is_counted_again_and_comes_true(options: dict[str, Any]) -> None:
    """Of the laid cards that all see; where just that card is turned, a win pays the sitter as much at least."""
    told = came = 0
    for number in range(40):
        rules = table(**options)
        hand, out = dealt(rules, f"prospects{number}", number % 4), (number + 2) % 4
        last: list[Reason] = []
        for seen in watched(hand, out):
            last = sitters_prospects(seen)
            for reason in last[1:]:
                facts = reason.facts
                laid = Counter(k for meld in seen.melds[facts["from"]] if meld[1] >= 0 for k in meld_cards(meld))
                (turned,), (card,) = parse_cards(facts["turned"]), parse_cards(facts["card"])
                assert card == (turned + rules.xing_offset - turned // 10 * 10) % 10 + turned // 10 * 10
                assert facts["count"] == laid[card] >= 1 and facts["huxi"] == seen.huxi[facts["from"]]
                assert (reason.code == "sitter_enough") == (facts["huxi"] >= 15)
                told += 1
        won = hand.result
        for reason in last[1:]:
            if won.winners == (reason.facts["from"],) and won.turned == parse_cards(reason.facts["turned"])[0]:
                came += 1
                assert won.scores[out] >= reason.facts["points"] > 0
    assert told > 400 and came > 0


@each_row(
    "options, count, points, own",
    {
        "each loser pays": ({}, 1, 2, 4),
        "three units for each": ({"xing_value": 3, "self_draw": 3}, 1, 6, 18),
        "half of two from the winner": ({"sitter_share": "winner"}, 2, 1, 2),
    },
)
def test_what_one_xing_pays_the_sitter_is_told_as_numbers(
    options: dict[str, Any], count: int, points: int, own: int
) -> None:
    """As settled: by another's flip, and by an own one."""
    rules = table(**options)
    each = sitters_prospects(dealt(rules, "each").view(2))[0].facts
    assert (each["count"], each["points"], each["own"]) == (count, points, own)
    for by, expected in ((BY_OTHER, points), (BY_SELF, own)):
        found = price(rules, WinFacts(15, 4, count, by, "", 0))
        paid = sitter_payments(rules, D, P, (D, Q), found, count * rules.xing_value)
        assert sum(payment.points for payment in paid) == expected


def test_only_a_sitter_is_told_what_to_count_on_and_only_while_the_hand_runs() -> None:
    """In both languages; with a cap the sentences say that it may lower the sum."""
    for options, zh, en in (({}, "至少得", "at least"), ({"cap_per_loser": 300}, "封顶300分", "the cap of 300")):
        hand = dealt(table(**options), "told", 0)
        for _ in watched(hand, 2):
            views = [GAME.family.as_json.view(hand.view(seat), hand, False, Reader(seat, 4)) for seat in range(4)]
            assert [bool(view["prospects"]) for view in views] == [False, False, True, False]
            for reason in views[2]["prospects"][1:]:
                assert zh in reason["text"]["zh"] and en in reason["text"]["en"]
                assert reason["rule"] == "pay.sitter"
        assert GAME.family.as_json.view(hand.view(2), hand, False, None)["prospects"] == []
    three = dealt(GAME.rules(), "three")
    assert "prospects" not in GAME.family.as_json.view(three.view(0), three, False, None)
