"""An observation holds exactly what the seat's projected events, its questions and its own answers give."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import pytest

from hupai.mahjong.games import yongzhou
from hupai.mahjong.melds import Meld
from hupai.mahjong.rules.win_claim import WinClaim
from hupai.mahjong.state import PHASE_OPENING, PHASE_OVER, PHASE_TURN
from hupai.mahjong.view.observation import WAIT, Observation, observe
from tests.engine.amounts import amount
from tests.engine.mahjong.event_observer import EventObserver
from tests.engine.mahjong.random_positions import random_hand
from tests.engine.mahjong.tables import RULES, WILD_RULES, Game
from tests.engine.mahjong.turn.test_mahjong_random_play import GAMES

HANDS = amount(4, 100)

QUESTION = {"phase", "legal", "worth", "answer"}
"""The fields that say what the seat itself is asked or has answered."""


def reconstructed(observer: EventObserver) -> dict[str, Any]:
    """Every field of an observation but those of the seat's own question."""
    open_ = [place > 0 or not playing for place, playing in zip(observer.revealed, observer.playing, strict=True)]
    taken = observer.taken
    hands = zip(observer.known, open_, strict=True)
    return {
        "rules": observer.rules,
        "seat": observer.seat,
        "dealer": observer.dealer,
        "turn": observer.turn,
        "drew": observer.drew,
        "hand": tuple(observer.known[observer.seat] or ()),
        "taken": taken if observer.turn == observer.seat else -1,
        "open_taken": taken if open_[observer.turn] else -1,
        "tiles": tuple(observer.sizes),
        "open_hands": tuple(tuple(hand or ()) if lies else () for hand, lies in hands),
        "melds": tuple(map(tuple, observer.melds)),
        "meld_from": tuple(map(tuple, observer.sources)),
        "rivers": tuple(map(tuple, observer.rivers)),
        "wall_left": observer.wall,
        "turned": tuple(observer.turned),
        "wilds": observer.wilds,
        "birds": tuple(observer.birds),
        "live": observer.live,
        "live_seat": observer.live_seat,
        "robbed": observer.robbed,
        "playing": tuple(observer.playing),
        "wins": tuple(wins(observer)),
        "piao": tuple(observer.piao),
        "revealed": tuple(observer.revealed),
        "open_waits": tuple(observer.waits),
        "dead": tuple(observer.dead),
        "first": tuple(observer.first),
        "passed": observer.passed,
        "late": observer.late,
        "claimed": observer.claimed,
        "discards": observer.discards,
        "last_drawer": observer.last,
        "after_kong": observer.after_kong,
        "supplier": observer.supplier,
        "chain": observer.chain,
        "payments": tuple(observer.paid),
        "due": tuple(observer.due),
    }


def wins(observer: EventObserver) -> list[tuple[Any, ...]]:
    """The wins with their claims, their worth and what they earned."""
    found = []
    for won in observer.wins:
        claim = WinClaim(
            hand=tuple(won["hand"]),
            melds=tuple(Meld(*meld) for meld in observer.melds[won["seat"]]),
            last=won["tile"],
            by=won["by"],
            wild=observer.wilds[0] if observer.wilds else -1,
            indicator=observer.turned[-1] if observer.turned else -1,
            revealed=observer.revealed[won["seat"]] > 0,
            ben_jin_discarded=won["ben_jin_discarded"],
            **{name: won[name] for name in ("after_kong", "first_round", "last_of_wall", "discarder_holds_one")},
        )
        earned = [paid for paid in observer.paid if paid[1] == won["seat"] and paid[3] in ("win", "zimo", "bird")]
        value = observer.rules.worth_of(claim)
        found.append((won["seat"], won["by"], won["source"], won["tile"], won["moment"], value, claim, tuple(earned)))
    return found


def as_seen(seen: Observation) -> dict[str, Any]:
    """The same fields of an observation, with wins and payments as tuples."""
    found = {field.name: getattr(seen, field.name) for field in fields(Observation) if field.name not in QUESTION}
    for name in ("payments", "due"):
        found[name] = tuple((each.payer, each.payee, each.points, each.why) for each in found[name])
    found["wins"] = tuple(
        (won.seat, won.by, won.source, won.tile, won.moment, won.value, won.claim,
         tuple((each.payer, each.payee, each.points, each.why) for each in won.payments))
        for won in seen.wins
    )  # fmt: skip
    return found


@pytest.mark.more
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.ID)
def test_everything_that_a_seat_observes_follows_from_its_events(game: Any) -> None:
    for number in range(HANDS):
        hand, rng = random_hand(game, f"events {number}")
        t = hand.table
        observers = [EventObserver(t.rules, seat, hand.dealer) for seat in range(t.seats)]
        heard = 0
        while True:
            for event in hand.log[heard:]:
                for observer in observers:
                    observer.hear(event.seen_by(observer.seat))
            heard = len(hand.log)
            for observer in observers:
                seen = observe(t, observer.seat)
                assert as_seen(seen) == reconstructed(observer)
                check_question(seen, asked=observer.seat in t.pending, over=t.result is not None)
            if t.result is not None:
                break
            before = [observe(t, seat) for seat in range(t.seats)]
            seat, action = hand.act_at_random(rng)
            on_turn = before[seat].phase in (PHASE_TURN, PHASE_OPENING)
            observers[seat].answered(action, before[seat].worth, on_turn=on_turn)


def check_question(seen: Observation, *, asked: bool, over: bool) -> None:
    """A seat that is asked nothing sees no phase, no action and no worth of a win."""
    assert (seen.phase not in (WAIT, PHASE_OVER)) == asked == bool(seen.legal)
    assert (seen.phase == PHASE_OVER) == over
    assert asked or seen.worth == -1
    assert seen.answer < 0 or not asked


READY = "123s 456s 789s 11p 23p"
"""Waits for 1p and 4p."""
BLOOD = replace(WILD_RULES, wins_to_end=3, fei=True, wild_discard="dead_hand")
"""With the indicator 1m, so that 2m is wild."""

RARE = {
    "a robbed 补杠": lambda: (
        Game(RULES, "5p", "55p 9s 8s", "123m 456m 789m 11s 46p", wall="1z 2z 3z 5p 4z")
        .play("0 discard 5p", "1 peng", "1 discard 9s", "2 discard 1z", "3 discard 2z", "0 discard 3z")
        .settle()
        .play("1 jiagang 5p", "2 hu")
    ),
    "a robbed 提": lambda: (
        Game(BLOOD, "3p", "33p 2m 9m 9m", READY.replace("23p", "24p"), shown="1m", wall="9s 8s")
        .play("0 discard 3p", "1 fei", "1 ti 3p", "2 hu")
        .settle()
    ),
    "a 提 that nobody robs": lambda: (
        Game(BLOOD, "3p", "33p 2m 9m 9m", shown="1m", wall="9s 8s").play("0 discard 3p", "1 fei", "1 ti 3p")
    ),
    "several wins on one tile": lambda: (
        Game(BLOOD, "4p", READY, "123m 456m 789m 99p 23p".replace("m", "s"), shown="1m", wall="9m 8m 7m")
        .play("0 discard 4p", "1 hu", "2 hu")
    ),
    "a dead hand": lambda: Game(BLOOD, "2m", shown="1m", wall="9p 9p 9p 9p 8p").play("0 discard 2m").to_turn(0),
    "a late 补杠": lambda: (
        Game(yongzhou.RULES, "5p", "555p 9s", shown="1m", wall="1z 2z 3z 4z 1z 2z 3z")
        .play("0 discard 5p", "1 peng", "1 discard 9s").to_turn(1).play("1 jiagang 5p")
    ),
}  # fmt: skip


@pytest.mark.parametrize("script", RARE.values(), ids=RARE.keys())
def test_what_chance_rarely_brings_follows_from_the_events_too(script: Callable[[], Game]) -> None:
    game = script()
    for seat in range(game.table.seats):
        observer = EventObserver(game.rules, seat, 0)
        for event in game.log:
            observer.hear(event.seen_by(seat))
        assert as_seen(observe(game.table, seat)) == reconstructed(observer)
