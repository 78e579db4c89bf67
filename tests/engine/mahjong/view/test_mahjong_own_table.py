"""What is worked out from an observation alone agrees with the real table as far as the seat sees it."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from hupai.mahjong.games import yibin
from hupai.mahjong.rules.win_claim import BY_DISCARD
from hupai.mahjong.state import PHASE_CLAIM, PHASE_NAMES, PHASE_PIAO, Table
from hupai.mahjong.tiles import held_kinds
from hupai.mahjong.turn.claim_window import open_window
from hupai.mahjong.turn.seat_tiles import waits_of
from hupai.mahjong.turn.wins import win_claim
from hupai.mahjong.view.observation import WAIT, observe
from hupai.mahjong.view.own_table import own_table
from hupai.mahjong.view.unseen import unseen_copies
from tests.engine.mahjong.random_positions import moments
from tests.engine.mahjong.tables import RULES, Game
from tests.engine.mahjong.turn.test_mahjong_random_play import each_game


@each_game
def test_unseen_copies_are_those_in_the_wall_and_in_hidden_hands(game: Any) -> None:
    for hand in moments(game, "unseen", 3):
        t = hand.table
        for seat in range(t.seats):
            seen = observe(t, seat)
            hidden = Counter(t.wall[t.drawn :])
            for other in range(t.seats):
                if other != seat and not seen.open_hands[other]:
                    hidden.update(held_kinds(t.hands[other]))
            if seen.robbed >= 0 and seen.live_seat != seat and not seen.open_hands[seen.live_seat]:
                hidden[seen.live] -= 1
            assert unseen_copies(seen) == [hidden[each] for each in range(34)]


@each_game
def test_the_own_table_says_what_the_real_one_says_about_the_seat(game: Any) -> None:
    """Waits, offers, wins and their worth; and it may be changed without changing the observation."""
    asked = 0
    for hand in moments(game, "own", 4):
        t = hand.table
        for seat in range(t.seats):
            seen = observe(t, seat)
            own = own_table(seen)
            assert own.wall_left == t.wall_left and own.indicator == t.indicator
            for other in range(t.seats):
                if any(seen.tiles) and t.playing[other] and (other == seat or seen.open_hands[other]):
                    assert waits_of(own, other) == waits_of(t, other)
            if seen.live >= 0 and seen.legal:
                open_window(own)
                assert (own.offers[seat], own.worths[seat]) == (t.offers[seat], t.worths[seat])
                asked += 1
            spoil(own)
            assert observe(t, seat) == seen
    assert asked > 6


def spoil(t: Table) -> None:
    """Change everything in a table that can be changed in place."""
    for name in Table.__slots__:
        value = getattr(t, name)
        if isinstance(value, list):
            for inner in value:
                if isinstance(inner, list):
                    inner.clear()
            value.clear()


def test_a_phase_that_the_seat_is_not_told_is_that_of_what_it_sees() -> None:
    game = Game(replace(RULES, piao="choose"), "5s", "55s")
    game.act(2, "piao")
    assert own_table(observe(game.table, 2)).phase == PHASE_PIAO
    for seat in (0, 1, 3):
        game.act(seat, "nopiao")
    assert PHASE_NAMES[own_table(observe(game.table, 3)).phase] == "turn"
    game.play("0 discard 5s")
    seen = observe(game.table, 3)
    assert seen.phase == WAIT and own_table(seen).phase == PHASE_CLAIM


def test_the_last_tile_of_a_discarder_is_known_although_its_hand_is_not() -> None:
    """金钩炮: the discarder has laid four melds."""
    seen = 0
    for hand in moments(yibin, "one tile left", 60):
        t = hand.table
        if t.phase == PHASE_CLAIM and sum(t.hands[t.live_seat]) == 1:
            for seat in t.pending:
                own = win_claim(own_table(observe(t, seat)), seat, BY_DISCARD, t.live)
                assert own == win_claim(t, seat, BY_DISCARD, t.live) and own.discarder_holds_one
                seen += 1
    assert seen
