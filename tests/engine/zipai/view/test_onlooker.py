"""What an onlooker sees does not depend on any card that lies face down for everybody but its owner."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream, shuffled
from hupai.table.hand import Hand
from hupai.table.seats import ONLOOKER, Reader
from hupai.zipai.family import FAMILY
from hupai.zipai.rules.ruleset import SEATS
from hupai.zipai.view.observation import observe, onlook
from tests.engine.amounts import examples
from tests.engine.hidden_cards import hide_and_shuffle
from tests.engine.playing import LONGEST, played
from tests.engine.strategies import hands, seeds
from tests.engine.zipai_games import each_game, games

NAMES = (("甲", "A"), ("乙", "B"), ("丙", "C"))
READER = Reader(ONLOOKER, SEATS, NAMES)


def finished(game_id: str) -> Hand:
    """A hand that was played at random to its end."""
    game = games[game_id]
    rules = game.rules()
    return played(game, rules, shuffled(game.family.play.deck(rules), "onlooker"), 0, "onlooker", LONGEST)


@each_game
@given(st.data(), seeds)
@examples(5, 120)
def test_hidden_cards_change_nothing_that_an_onlooker_sees(game_id: str, data: st.DataObject, seed: str) -> None:
    """The cards that seat 0 does not see are exchanged, then those that seat 1 does not see: all hands have changed."""
    hand = data.draw(hands(game_id))
    if hand.over:
        return
    seen, drawn = onlook(hand.table), FAMILY.as_json.onlooker(onlook(hand.table), hand, False, READER)
    for seat in (0, 1):
        hand.table = hide_and_shuffle(hand.table, seat, Stream(seed, f"hidden{seat}"))
    assert onlook(hand.table) == seen
    assert FAMILY.as_json.onlooker(onlook(hand.table), hand, False, READER) == drawn
    assert drawn["open"] is None and drawn["result"] is None
    assert not any(seen.hand) and not seen.legal


@each_game
@given(st.data())
@examples(5, 120)
def test_an_onlooker_sees_no_more_than_any_player(game_id: str, data: st.DataObject) -> None:
    """Every group that an onlooker can read, the players can read too, and everything else is what they see."""
    hand = data.draw(hands(game_id))
    seen = onlook(hand.table)
    for seat in range(hand.seats):
        players = observe(hand.table, seat)
        for owner in range(hand.seats):
            for shown, known in zip(seen.melds[owner], players.melds[owner], strict=True):
                assert shown == known or (owner == seat and shown[1] < 0)
        same = ("cards", "discards", "wall_left", "live", "live_seat", "shown", "dead", "barred", "kings_shown", "turn")
        assert all(getattr(seen, name) == getattr(players, name) for name in same)


@each_game
def test_events_tell_an_onlooker_no_secret(game_id: str) -> None:
    hand = finished(game_id)
    told = hand.events_for(ONLOOKER)
    for event, shown in zip(hand.log, told, strict=True):
        assert all(shown[name] is None for name in event.secret)
    assert any(event.secret for event in hand.log)


@each_game
def test_all_hands_lie_open_once_a_hand_is_over(game_id: str) -> None:
    hand = finished(game_id)
    drawn = FAMILY.as_json.onlooker(onlook(hand.table), hand, False, READER)
    held = [sum(map(len, columns)) for columns in drawn["open"]]
    assert held == [row["cards"] for row in drawn["seats"]]
    assert drawn["result"] is not None
