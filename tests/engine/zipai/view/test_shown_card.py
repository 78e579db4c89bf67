"""The dealer's shown card was seen by all: while the dealer has it, nobody counts it among the unseen."""

from __future__ import annotations

from collections import Counter

import pytest

from hupai.table.chance import Stream
from hupai.table.hand import Hand
from hupai.zipai.cards import KINDS, parse_card
from hupai.zipai.melds import CHI, meld_cards
from hupai.zipai.position import format_position, parse_position
from hupai.zipai.view.unseen import hidden_copies, unseen_copies
from tests.engine.amounts import few_or_many
from tests.engine.decks import deal, play
from tests.engine.random_options import drawn_options
from tests.engine.zipai_games import games


def left_openly(hand: Hand, seat: int) -> bool:
    """Whether ``seat`` saw the card, or one like it, leave the dealer's hand: played, or laid where it can be read."""
    seen = hand.view(seat)
    played = any(
        event["t"] == "discarded" and event["seat"] == seen.dealer and parse_card(event["card"]) == seen.shown
        for event in hand.events_for(seat)
    )
    return played or any(meld[1] >= 0 and seen.shown in meld_cards(meld) for meld in seen.melds[seen.dealer])


@few_or_many("hands", 8, 2000)
def test_the_dealer_has_the_shown_card_until_one_of_its_kind_was_seen_to_leave(hands: int) -> None:
    """Then and only then; meanwhile it is with the dealer, and a position as text keeps that."""
    counts: Counter[str] = Counter()
    for number in range(hands):
        game = games[sorted(games)[number % len(games)]]
        chance = Stream(f"shown{number}", "play")
        rules = game.rules(**drawn_options(game, chance)) if number % 2 else game.rules()
        hand = game.deal(rules, seed=f"shown{number}", dealer=number % rules.seats)
        while not hand.over:
            for seat in range(rules.seats):
                seen = hand.view(seat)
                held = seat != seen.dealer and seen.shown < KINDS and not left_openly(hand, seat)
                assert seen.shown_held == held
                hidden, unseen = hidden_copies(seen), unseen_copies(seen)
                assert sum(hidden[:KINDS]) - sum(unseen[:KINDS]) == held
                if held:
                    laid = [meld[1] for meld in hand.table.melds[seen.dealer] if meld[0] != CHI]
                    assert hand.table.hands[seen.dealer][seen.shown] or seen.shown in laid
                text = format_position(seen)
                counts["marked"] += f"@{seen.dealer} cards:" in text
                assert parse_position(text) == seen
            seat = hand.to_act[0]
            hand.act(seat, chance.choice(hand.legal(seat)))
        counts["hands"] += 1
    assert counts["hands"] == hands and (hands < 1000 or counts["marked"]), counts


@pytest.mark.parametrize("first", ["7b", "1s"])
def test_a_copy_that_the_dealer_has_shown_is_no_unseen_one(first: str) -> None:
    """Three of 柒 are unseen while it is with the dealer, and three when it was played: never four."""
    hand = deal("1s", "", "", shown="7b", wall="9s", apart="7b1s9s", game="yongzhou-plain")
    kind = parse_card("7b")
    assert (hidden_copies(hand.view(1))[kind], unseen_copies(hand.view(1))[kind]) == (4, 3)
    play(hand, f"0 discard {first}")
    assert unseen_copies(hand.view(1))[kind] == 3


def test_whoever_flips_a_copy_of_the_shown_card_may_still_have_the_shown_one() -> None:
    """A 碰 of the dealer's flip leaves the card with the dealer, one of its discard does not; the text tells which."""
    held = {}
    for how, hands in (("flipped", ("1s", "", "77b")), ("played", ("", "", "77b"))):
        wall = "8s9s7b" if how == "flipped" else ""
        hand = deal(*hands, shown="7b", wall=wall, apart="7b1s8s9s", game="yongzhou-plain")
        play(hand, "0 discard 1s" if how == "flipped" else "0 discard 7b", "2 peng")
        seen = hand.view(1)
        held[how] = seen.shown_held
        assert parse_position(format_position(seen)) == seen
        assert ("shown:7b@0 " in format_position(seen)) == (how == "flipped")
    assert held == {"flipped": True, "played": False}


def test_a_position_that_gives_the_card_to_a_wrong_seat_is_refused() -> None:
    text = format_position(deal(shown="7b", game="yongzhou-plain").view(1))
    for wrong in ("shown:7b@1", "shown:7b@0", "shown:7b@3", "shown:7b@"):
        with pytest.raises(Exception, match="position_"):
            parse_position(text.replace("shown:7b", wrong))
