"""What enters and leaves a hand, and who draws next (``turn.flip``, ``kan.locked``, ``turn.order``), in random play."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

import hupai
from hupai.table.chance import Stream
from hupai.zipai.cards import KINDS, KING
from hupai.zipai.state import PHASE_DISCARD, PHASE_OPENING
from tests.engine.amounts import amount
from tests.engine.decks import events, games_where

pytestmark = pytest.mark.more

GAMES = games_where()
HANDS = amount(24, 300)


@cache
def histories(game):
    """Hands played at random, each with its moments: at the deal and after every action."""
    chosen = hupai.games[game]
    found = []
    for number in range(HANDS):
        hand = chosen.deal(chosen.rules(), seed=f"count {number}", dealer=number % 3)
        chance = Stream(f"count {number}", "play")
        moments = [moment(hand)]
        while hand.to_act:
            seat = chance.choice(hand.to_act)
            legal = hand.legal(seat)
            # Half of the wins are passed, so that hands grow long.
            if "hu" in legal and len(legal) > 1 and chance.below(2):
                legal.remove("hu")
            hand.act(seat, chance.choice(legal))
            moments.append(moment(hand))
        found.append((hand, moments))
    return found


def moment(hand):
    """What every seat holds and may do now."""
    t = hand.table
    return {
        "hands": [tuple(counts) for counts in t.hands],
        "quads": list(t.quads),
        "dead": list(t.dead),
        "legal": {seat: hand.legal(seat) for seat in hand.to_act},
        "phase": t.phase,
        "over": hand.over,
    }


def running(game):
    """Every moment of every hand from the first turn to its end; before that nobody owes a discard."""
    return [
        now for _, moments in histories(game) for now in moments if not now["over"] and now["phase"] != PHASE_OPENING
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_hand_is_won_by_its_second_quad(game):
    """``turn.second_quad``: after a 重跑 or 重提 the next draw belongs to the 下家."""
    for hand, _ in histories(game):
        log = hand.events_for(None)
        for at, event in enumerate(log):
            if event["t"] == "skip":
                assert log[at + 1]["t"] != "won"


@pytest.mark.parametrize("game", GAMES)
def test_a_seat_that_owes_a_discard_and_has_none_may_only_win_or_is_dead(game):
    """``dead.hand``."""
    for now in running(game):
        if now["phase"] != PHASE_DISCARD:
            continue
        ((seat, legal),) = now["legal"].items()
        loose = [kind for kind in range(KINDS) if now["hands"][seat][kind] in (1, 2)]
        discards = [action for action in legal if action.startswith("discard")]
        assert not now["dead"][seat]
        if discards:
            bound = hupai.games[game].base.chi_bian_da_bian
            assert len(discards) == len(loose) or (bound and len(discards) < len(loose))
            assert set(legal) - set(discards) <= {"hu"}
        else:
            assert legal == ["pass", "hu"]


def test_a_drawn_king_leaves_something_to_discard_or_completes_the_hand():
    """Follows from ``king.drawn`` and ``win.shape``."""
    drawn = 0
    for hand, moments in histories("yongzhou"):
        drawn += len(events(hand, "king"))
        for before, now in pairwise(moments):
            for seat in range(3):
                more = now["hands"][seat][KING] > before["hands"][seat][KING]
                if more and now["phase"] == PHASE_DISCARD and seat in now["legal"]:
                    assert now["legal"][seat][0].startswith("discard") or "hu" in now["legal"][seat]
    assert drawn > 8


def test_a_quad_made_with_a_king_is_the_only_quad_of_its_hand():
    """Follows from ``king.groups`` and ``win.shape``."""
    for hand, _ in histories("yongzhou"):
        if hand.result.win is None:
            continue
        quads = [group for group in hand.result.win.groups if len(group.cards) == 4]
        if any(group.kings for group in quads):
            assert len(quads) == 1


@pytest.mark.parametrize("game", GAMES)
def test_no_ordinary_card_enters_a_hand(game):
    """``turn.flip``: flipped cards never go into a hand; only kings do, and they never leave it."""
    for _, moments in histories(game):
        for before, now in pairwise(moments):
            for seat in range(3):
                pairs = list(zip(before["hands"][seat], now["hands"][seat], strict=True))
                assert all(after <= held for held, after in pairs[:KINDS])
                assert pairs[KING][1] >= pairs[KING][0]


@pytest.mark.parametrize("game", GAMES)
def test_a_kan_leaves_the_hand_whole_and_only_for_a_quad(game):
    """``kan.locked``: never split, discarded or used in another meld; none is made after the deal."""
    for _, moments in histories(game):
        for before, now in pairwise(moments):
            for seat in range(3):
                pairs = zip(before["hands"][seat][:KINDS], now["hands"][seat][:KINDS], strict=True)
                for held, after in pairs:
                    assert held != 3 or after in (0, 3)
                    assert after != 3 or held == 3
                    assert held != 3 or after == 3 or now["quads"][seat] > before["quads"][seat]


@pytest.mark.parametrize("game", GAMES)
def test_every_flip_is_for_the_seat_after_the_last_actor(game):
    """``turn.order``: the 下家 of who discarded, skipped, died, or let its own flip lie draws."""
    drawing = ("flipped", "king", "wei", "ti")
    for hand, _ in histories(game):
        last = None
        for event in hand.events_for(None):
            kind = event["t"]
            if kind in drawing and not event.get("start"):
                assert event["seat"] == (last + 1) % 3
            if "seat" in event and kind in (*drawing, "shown", "discarded", "skip", "pao", "peng", "chi", "dead"):
                last = event["seat"]
