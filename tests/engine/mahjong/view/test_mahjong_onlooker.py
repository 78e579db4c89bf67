"""What an onlooker sees does not depend on any tile that is hidden from somebody else than its owner."""

from __future__ import annotations

from random import Random
from typing import Any

from hupai.mahjong.family import FAMILY
from hupai.mahjong.tiles import held_kinds
from hupai.mahjong.view.observation import observe, onlook
from hupai.registry import game_named
from hupai.table.seats import ONLOOKER, Reader
from tests.engine.mahjong.hidden_tiles import hide_and_shuffle
from tests.engine.mahjong.random_positions import moments
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game


@each_game
def test_hidden_tiles_change_nothing_that_an_onlooker_sees(game: Any) -> None:
    """The tiles that seat 0 does not see are exchanged, then those that seat 1 does not see: all hands have changed."""
    rng = Random(f"onlooker {game.ID}")
    changed = 0
    for hand in moments(game, "onlooker", 2):
        t = hand.table
        seen = onlook(t)
        other = hide_and_shuffle(hide_and_shuffle(t, 0, rng), 1, rng)
        changed += other.hands[0] != t.hands[0]
        assert onlook(other) == seen
        assert not any(seen.hand) and not seen.legal and seen.taken == -1
    assert changed > 30


@each_game
def test_an_onlooker_sees_no_more_than_any_player(game: Any) -> None:
    """All that an onlooker sees of the table, each player sees too."""
    own = {"seat", "phase", "hand", "taken", "legal", "first", "passed", "worth", "late", "answer"}
    for hand in moments(game, "no more", 2):
        seen = onlook(hand.table)
        for seat in range(hand.table.seats):
            players = observe(hand.table, seat)
            assert all(getattr(seen, name) == getattr(players, name) for name in seen.__slots__ if name not in own)


@each_game
def test_all_hands_lie_open_once_a_hand_is_over(game: Any) -> None:
    known = game_named(game.ID)
    hand = known.deal(known.rules(), seed="over", dealer=0)
    rng = Random("over")
    while True:
        drawn = FAMILY.as_json.onlooker(onlook(hand.table), hand, False, Reader(ONLOOKER, hand.seats))
        if hand.over:
            break
        assert drawn["open"] is None and drawn["result"] is None
        seat = hand.to_act[0]
        hand.act(seat, rng.choice(hand.legal(seat)))
    assert [len(tiles) for tiles in drawn["open"]] == [len(held_kinds(tiles)) for tiles in hand.table.hands]
    assert drawn["result"] is not None


@each_game
def test_events_tell_an_onlooker_no_secret(game: Any) -> None:
    secrets = 0
    for hand in moments(game, "secrets", 2):
        if hand.table.result is None:
            continue
        for event in hand.log:
            shown = event.seen_by(ONLOOKER)
            assert all(shown[name] is None for name in event.secret)
            secrets += len(event.secret)
    assert secrets > 5
