"""The deal, 亮张, 起手提, 天胡, whose turn it is, who deals next (the ``deal.`` rules, ``turn.opening``)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hupai
from hupai.table.errors import CorruptRecord, IllegalAction
from hupai.table.match import Match
from hupai.table.record import format_record, parse_record
from hupai.zipai.games.base import FIRST_DEALER
from tests.engine.decks import deal, drain, ended, events, games_where, laid, play, settle
from tests.engine.scenes import dealt, play_scene
from tests.engine.zipai_games import games
from tests.rows import each_row

HEAVENLY = "888999b123b123s456b456s67s"
"""Twenty cards that 5s or 8s completes: 21 胡息, three red."""

GAMES = [*((game, 82, 21) for game in games_where(kings=2)), *((game, 80, 19) for game in games_where(kings=0))]


@each_row("game, cards, wall", GAMES)
def test_the_dealer_gets_21_cards_the_others_20_and_the_wall_the_rest(game, cards, wall):
    """``deal.hands``: 82 cards leave 21 in the wall, 80 leave 19."""
    seen = deal(game=game).view(0)
    assert seen.cards == (21, 20, 20)
    assert seen.wall_left == wall == cards - 61


@each_row("dealer", [0, 1, 2])
def test_the_dealer_discards_first_and_the_turn_goes_to_the_next_seat(dealer):
    """``turn.order``: counter-clockwise, seat + 1."""
    hand = deal(dealer=dealer)
    assert hand.to_act == (dealer,)
    play(hand, f"{dealer} {hand.legal(dealer)[0]}")
    settle(hand)
    drawn = [event["seat"] for event in events(hand, "flipped")]
    assert drawn[:4] == [(dealer + step) % 3 for step in (1, 2, 3, 4)]


def test_the_21st_card_is_shown_to_all_and_joins_the_dealers_hand():
    """``deal.shown``: 亮张."""
    hand = deal(shown="0b")
    for seat in range(3):
        assert events(hand, "shown", seen_by=seat) == [{"seat": 0, "card": "0b"}]
    assert hand.view(0).hand[19] == 1 + sum(kind == 19 for kind in hand.deck[:20])
    assert "discard 0b" in hand.legal(0)


def first_flip(seat, card=None):
    """A step: this seat flips first, this card if one is named."""
    return lambda hand: events(hand, "flipped")[0] == {"seat": seat, "card": card or events(hand, "flipped")[0]["card"]}


@each_row(
    "scene",
    {
        "``deal.shown``: everybody knows of a king that was shown": (
            dealt(shown="k"),
            "2 told shown seat=0 card=k; 2 sees kings_shown 1 0 0; 0 may not discard k",
        ),
        "``quad.dealt``: a shown card that makes a quad is a 提 too, and the dealer discards": (
            dealt("888b", shown="8b"),
            "told ti seat=0 card=8b start=yes; asked 0",
            lambda hand: hand.view(0).cards[0] == 17,
        ),
        "k quads skip k-1 discards: one quad none": (dealt("8888b"), "asked 0; 0 may discard; no skip"),
        "two quads skip the first one, and the next seat draws": (
            dealt("8888b1111s", wall="0s"),
            "told skip seat=0; no discarded; 1 sees skips 0 0 0",
            first_flip(1, "0s"),
        ),
        "the shown card's quad counts": (
            dealt("8888b111s", shown="1s", wall="0s"),
            "told skip seat=0; no discarded; 1 sees skips 0 0 0",
            first_flip(1, "0s"),
        ),
        "three quads skip the opening and one more discard": (
            dealt("8888b1111s5555b00s", wall="0s", shown="6b"),
            "0 sees skips 1 0 0; 0 peng; told skip seat=0 | seat=0; 0 sees skips 0 0 0",
        ),
        "two quads of another seat: no discard follows the first card taken, and the 下家 draws": (
            dealt("9s", "8888b1111s00s22b", shown="0s", wall="2b"),
            "0 discard 0s; 1 peng; told skip seat=1; 1 sees skips 0 0 0",
            first_flip(2, "2b"),
            "1 peng; asked 1; 1 may discard",
        ),
        "three quads of another seat: none follows the first two": (
            dealt("9s", "8888b1111s5555b00s22b", shown="0s", wall="2b0b"),
            "0 discard 0s; 1 peng; 1 peng; told skip seat=1 | seat=1",
            lambda hand: events(hand, "flipped")[1]["seat"] == 2,
        ),
        "a drawn king counts as a card taken": (
            dealt("9s", "8888b1111s", wall="k0s"),
            "0 discard 9s; settle; told king seat=1 card=k …; told skip seat=1",
            first_flip(2),
        ),
        "``win.heaven``, ``fan.tianhu``: 天胡 counts as 自摸 and has by default no fan of its own": (
            dealt(HEAVENLY, shown="8s", xing="off"),
            "0 hu; told won seat=0 card=none by=deal from=none; huxi 21; fans self_draw×2; scores 12 -6 -6",
        ),
        "``win.optional``: the dealer may discard instead": (
            dealt(HEAVENLY, shown="8s"),
            "0 may discard 6s; 0 discard 8s; no won",
        ),
        "two quads are no 天胡, for a discard is still skipped": (
            dealt("8888b9999b123b123s456b44s", shown="4s"),
            "told skip seat=0",
            lambda hand: hand.to_act != (0,),
        ),
        "``win.shape``: 天胡 with one quad needs the pair": (
            dealt("8888b999b123b123s456b44s55s", shown="6s"),
            "0 may not hu",
        ),
        "``win.shape``: 456s and the pair 7s 7s": (dealt("8888b999b123b123s456b4s56s7s", shown="7s"), "0 may hu"),
        "``kan.locked``: the shown card is part of the hand, and a 坎 is fixed at the deal": (
            dealt("55b", shown="5b"),
            "0 may not discard 5b: kan_locked",
        ),
    },
)
def test_what_is_dealt_is_laid_won_or_skips_discards_before_the_first_card(scene):
    """``quad.skip``, ``turn.opening``."""
    play_scene(*scene)


def test_dealt_quads_are_laid_automatically_before_the_first_card():
    """``quad.dealt``: 起手提 of every player, before the shown card."""
    hand = deal("", "1111s", "0000b")
    kinds = [event.type for event in hand.log]
    assert kinds == ["dealt", "dealt", "dealt", "ti", "ti", "shown"]
    assert events(hand, "ti", seen_by=0) == [
        {"seat": 1, "card": "1s", "start": True},
        {"seat": 2, "card": "0b", "start": True},
    ]
    assert laid(hand, 1) == ["ti:1111s"]
    assert hand.view(0).cards == (21, 16, 16)


@each_row("game", games_where())
def test_the_winner_deals_next(game):
    """``deal.next``."""
    chosen = hupai.games[game]
    for dealer in range(3):
        assert [chosen.next_dealer(chosen.rules(), dealer, ended(winner), 0) for winner in range(3)] == [0, 1, 2]


@each_row("game", games_where(dealer_after_draw="next"))
def test_after_a_drawn_hand_the_next_seat_deals(game):
    """``deal.next``: 黄庄."""
    chosen = hupai.games[game]
    for dealer in range(3):
        for drawn in range(1, 7):
            assert chosen.next_dealer(chosen.rules(), dealer, ended(), drawn) == (dealer + 1) % 3


def play_out(match):
    """Play the hand to its end; every 胡 is taken."""
    while match.hand.to_act:
        seat = match.hand.to_act[0]
        legal = match.hand.legal(seat)
        match.act(seat, "hu" if "hu" in legal else legal[0])


def test_the_first_dealer_is_drawn_by_lot_and_depends_on_the_seed_alone():
    """``deal.dealer_first``."""
    game = hupai.games["yongzhou"]
    dealers = [Match(game, game.rules(), ("a", "b", "c"), 1, f"lot {n}").dealer for n in range(60)]
    assert dealers == [Match(game, game.rules(), ("a", "b", "c"), 1, f"lot {n}").dealer for n in range(60)]
    assert all(10 <= dealers.count(seat) <= 30 for seat in range(3))


@pytest.mark.parametrize("game", sorted(game.id for game in games.values() if FIRST_DEALER in game.options))
def test_the_host_deals_first_where_the_players_agree_on_it(game):
    """``deal.dealer_first``: ``first_dealer=host``; later dealers are those of every match, and the record replays."""
    chosen = hupai.games[game]
    rules = chosen.rules(first_dealer="host")
    matches = [Match(chosen, rules, ("a", "b", "c"), 2, f"lot {n}") for n in range(20)]
    assert {match.dealer for match in matches} == {0}
    match = matches[0]
    play_out(match)
    match.next()
    assert match.dealer == chosen.next_dealer(rules, 0, match.hand_number(1).result, 1)
    again = Match.replay(parse_record(format_record(match.record("0.3.0"))), chosen, rules)
    assert (again.dealer, again.scores) == (match.dealer, match.scores)


@pytest.mark.parametrize("first_dealer", ["lot", "host"])
def test_a_record_whose_first_dealer_is_another_than_the_rules_name_is_refused(first_dealer):
    """``wrong_dealer`` names the line, the dealer written and the right one."""
    game = hupai.games["yongzhou"]
    rules = game.rules(first_dealer=first_dealer)
    match = Match(game, rules, ("a", "b", "c"), 1, "forged")
    other = (match.dealer + 1) % 3
    record = match.record("0.3.0")
    with pytest.raises(CorruptRecord) as refused:
        Match.replay(replace(record, played=[replace(record.played[0], dealer=other)]), game, rules)
    assert refused.value.code == "wrong_dealer"
    assert (refused.value.facts["dealer"], refused.value.facts["expected"]) == (other, match.dealer)


@pytest.mark.parametrize("game", games_where(dealer_after_draw="next"))
def test_a_match_ends_after_its_hands_and_the_results_decide_the_deal(game):
    """``session.length``: scores add up to zero, nobody plays a ninth hand."""
    chosen = hupai.games[game]
    match = Match(chosen, chosen.rules(), ("a", "b", "c"), 8, "session")
    for number in range(1, 9):
        assert match.number == number and not match.over
        play_out(match)
        row = match.tally[-1]
        if number < 8:
            match.next()
            assert match.dealer == (row.winners[0] if row.winners else (row.dealer + 1) % 3)
    assert match.over and sum(match.scores) == 0 and len(match.tally) == 8
    with pytest.raises(IllegalAction) as refused:
        match.next()
    assert refused.value.code == "match_over"


def test_the_next_hand_waits_for_the_end_of_this_one():
    """``deal.next``."""
    game = hupai.games["yongzhou"]
    match = Match(game, game.rules(), ("a", "b", "c"), 2, "wait")
    with pytest.raises(IllegalAction) as refused:
        match.next()
    assert refused.value.code == "hand_not_over"


def test_a_hand_that_nobody_wins_ends_with_the_last_card():
    """``turn.end``: 黄庄."""
    hand = drain(deal(game="yongzhou-plain"))
    assert hand.result.winner is None
    assert hand.result.scores == (0, 0, 0)
    assert hand.view(0).wall_left == 0
    assert [event.type for event in hand.log][-2:] == ["exhausted", "settled"]
