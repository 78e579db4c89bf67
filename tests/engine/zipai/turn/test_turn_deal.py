"""The deal, 亮张, 起手提, 天胡, whose turn it is, who deals next (the ``deal.`` rules, ``turn.opening``)."""

from __future__ import annotations

from dataclasses import replace

import pytest

import hupai
from hupai.table.errors import CorruptRecord, IllegalAction
from hupai.table.match import Match
from hupai.table.record import format_record, parse_record
from tests.engine.decks import deal, drain, ended, events, games_where, laid, play, settle
from tests.engine.zipai_games import games

HEAVENLY = "888999b123b123s456b456s67s"
"""Twenty cards that 5s or 8s completes: 21 胡息, three red."""

GAMES = [*((game, 82, 21) for game in games_where(kings=2)), *((game, 80, 19) for game in games_where(kings=0))]


@pytest.mark.parametrize(("game", "cards", "wall"), GAMES)
def test_the_dealer_gets_21_cards_the_others_20_and_the_wall_the_rest(game, cards, wall):
    """``deal.hands``: 82 cards leave 21 in the wall, 80 leave 19."""
    seen = deal(game=game).view(0)
    assert seen.cards == (21, 20, 20)
    assert seen.wall_left == wall == cards - 61


@pytest.mark.parametrize("dealer", [0, 1, 2])
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


def test_a_shown_king_counts_as_a_king_that_all_have_seen():
    """``deal.shown``: the shown card joins the hand; everybody knows of a king that was shown."""
    hand = deal(shown="k")
    assert events(hand, "shown", seen_by=2) == [{"seat": 0, "card": "k"}]
    assert hand.view(2).kings_shown == (1, 0, 0)
    assert "discard k" not in hand.legal(0)


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


def test_a_shown_card_that_makes_a_quad_is_a_ti_too():
    """``quad.dealt``."""
    hand = deal("888b", shown="8b")
    assert events(hand, "ti") == [{"seat": 0, "card": "8b", "start": True}]
    assert hand.to_act == (0,), "one quad: the dealer discards as usual"
    assert hand.view(0).cards[0] == 17


def test_a_dealer_with_one_quad_discards_as_usual():
    """``quad.skip``: k quads skip k-1 discards."""
    hand = deal("8888b")
    assert hand.to_act == (0,)
    assert hand.legal(0)[0].startswith("discard")
    assert not events(hand, "skip")


@pytest.mark.parametrize(("cards", "shown"), [("8888b1111s", ""), ("8888b111s", "1s")])
def test_a_dealer_with_two_quads_does_not_discard_and_the_next_seat_draws(cards, shown):
    """``quad.skip``: the shown card's quad counts."""
    hand = deal(cards, shown=shown, wall="0s")
    assert events(hand, "skip") == [{"seat": 0}]
    assert not events(hand, "discarded")
    assert events(hand, "flipped")[0] == {"seat": 1, "card": "0s"}
    assert hand.view(1).skips == (0, 0, 0)


def test_a_dealer_with_three_quads_skips_the_opening_and_one_more_discard():
    """``quad.skip``: the opening discard is the first one skipped."""
    hand = deal("8888b1111s5555b00s", "", "", wall="0s", shown="6b")
    assert hand.view(0).skips == (1, 0, 0)
    play(hand, "0 peng")
    assert [event["seat"] for event in events(hand, "skip")] == [0, 0]
    assert hand.view(0).skips == (0, 0, 0)


def test_with_two_dealt_quads_no_discard_follows_the_first_card_taken():
    """``quad.skip``: the 下家 draws. After the second acquisition the seat discards again."""
    hand = deal("9s", "8888b1111s00s22b", "", shown="0s", wall="2b")
    play(hand, "0 discard 0s", "1 peng")
    assert events(hand, "skip") == [{"seat": 1}]
    assert hand.view(1).skips == (0, 0, 0)
    assert events(hand, "flipped")[0] == {"seat": 2, "card": "2b"}, "the 下家 of the last actor draws"
    play(hand, "1 peng")
    assert hand.to_act == (1,)
    assert hand.legal(1)[0].startswith("discard")


def test_with_three_dealt_quads_no_discard_follows_the_first_two_cards_taken():
    """``quad.skip``."""
    hand = deal("9s", "8888b1111s5555b00s22b", "", shown="0s", wall="2b0b")
    play(hand, "0 discard 0s", "1 peng", "1 peng")
    assert [event["seat"] for event in events(hand, "skip")] == [1, 1]
    assert events(hand, "flipped")[1]["seat"] == 2


def test_no_discard_follows_a_drawn_king_while_a_skip_is_left():
    """``quad.skip``: 20 + (k - 1) cards are reached without a discard, a king in hand included."""
    hand = deal("9s", "8888b1111s", "", wall="k0s")
    play(hand, "0 discard 9s")
    settle(hand)
    assert events(hand, "king")[0] == {"seat": 1, "card": "k"}
    assert [event["seat"] for event in events(hand, "skip")] == [1]
    assert events(hand, "flipped")[0]["seat"] == 2


def test_the_dealer_may_declare_tianhu_with_the_21_cards():
    """``win.heaven``: counts as 自摸; by default no fan of its own (``fan.tianhu``)."""
    hand = deal(HEAVENLY, shown="8s", xing="off")
    assert "hu" in hand.legal(0)
    play(hand, "0 hu")
    assert events(hand, "won") == [{"seat": 0, "card": None, "by": "deal", "from": None}]
    assert hand.result.win.huxi == 21
    assert hand.result.win.price.fans == (("self_draw", 2),)
    assert hand.result.scores == (12, -6, -6)


def test_tianhu_is_optional():
    """``win.optional``: the dealer then discards."""
    hand = deal(HEAVENLY, shown="8s")
    assert "discard 6s" in hand.legal(0)
    play(hand, "0 discard 8s")
    assert not hand.over


def test_two_quads_are_no_tianhu_because_a_discard_is_still_skipped():
    """``quad.skip``."""
    hand = deal("8888b9999b123b123s456b44s", shown="4s")
    assert hand.to_act != (0,)
    assert events(hand, "skip") == [{"seat": 0}]


def test_tianhu_with_one_quad_needs_the_pair():
    """``win.shape``: 20 + k cards with a 将."""
    hand = deal("8888b999b123b123s456b44s55s", shown="6s")
    assert "hu" not in hand.legal(0)
    hand = deal("8888b999b123b123s456b4s56s7s", shown="7s")
    assert "hu" in hand.legal(0), "456s and the pair 7s 7s"


def test_three_equal_cards_with_the_shown_one_are_a_kan():
    """``deal.shown``: the shown card is part of the dealer's hand; ``kan.locked``: 坎 is fixed at the deal."""
    hand = deal("55b", shown="5b")
    assert "discard 5b" not in hand.legal(0)
    assert hand.why_not(0, "discard 5b").code == "kan_locked"


@pytest.mark.parametrize("game", games_where())
def test_the_winner_deals_next(game):
    """``deal.next``."""
    chosen = hupai.games[game]
    for dealer in range(3):
        assert [chosen.next_dealer(chosen.rules(), dealer, ended(winner), 0) for winner in range(3)] == [0, 1, 2]


@pytest.mark.parametrize("game", games_where(dealer_after_draw="next"))
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


@pytest.mark.parametrize("game", sorted(games))
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
