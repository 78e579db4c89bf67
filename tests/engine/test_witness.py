"""An observation is what the events told: a witness who heard only those knows the same."""

from __future__ import annotations

from hypothesis import given, settings

from hupai.zipai.cards import full_deck
from hupai.zipai.game import ZipaiGame
from hupai.zipai.melds import WEI
from hupai.zipai.observation import HIDDEN
from hupai.zipai.rules import ZipaiRules
from tests.engine.strategies import games_with_rules, seats, seeds
from tests.engine.test_properties import played, steps
from tests.engine.witness import Witness


@given(games_with_rules(), seeds, seats, steps, seats)
@settings(max_examples=200)
def test_everything_a_seat_observes_it_was_told_by_an_event(
    game_rules: tuple[ZipaiGame, ZipaiRules], seed: str, dealer: int, stop: int, seat: int
) -> None:
    """Hands, groups, discards, wall and turn, worked out from the projected events alone."""
    hand = played(game_rules, seed, dealer, stop)
    if hand.over:
        return
    seen = hand.view(seat)
    witness = Witness(seat, dealer, len(full_deck(hand.rules.kings)))
    for event in hand.events_for(seat):
        witness.hear(dict(event))
    assert witness.hand == list(seen.hand)
    assert witness.cards == list(seen.cards)
    assert [sorted(melds) for melds in witness.melds] == [sorted(melds) for melds in seen.melds]
    assert witness.discards == [list(cards) for cards in seen.discards]
    assert [witness.huxi(other) for other in range(3)] == list(seen.huxi)
    assert [witness.quads(other) for other in range(3)] == list(seen.quads)
    assert witness.kings_shown == list(seen.kings_shown)
    assert witness.dead == list(seen.dead)
    assert witness.skips == list(seen.skips)
    assert witness.wall_left == seen.wall_left
    assert witness.turn == seen.turn
    assert (witness.live, witness.live_seat) == (seen.live, seen.live_seat)
    assert witness.live < 0 or witness.live_from == seen.live_from
    assert witness.declared == seen.declared
    assert all(meld == HIDDEN or meld[1] >= 0 for melds in seen.melds for meld in melds)
    assert all(meld != HIDDEN for meld in seen.melds[seat] if meld[0] == WEI)
