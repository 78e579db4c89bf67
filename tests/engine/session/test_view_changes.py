"""What an event changes of a view, in every game: applied in order, the changes lead from each decision to the next.

The façade uses them: events carry their changes, and a hand can be shown right after any event.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from hupai.registry import games
from hupai.session.event_rows import differences, drawn_after_events, successive_changes, with_changes
from hupai.table.chance import Stream
from hupai.table.hand import Hand
from tests.engine.amounts import few_or_many, richest
from tests.engine.facade_client import new_match
from tests.engine.mahjong.as_json.hands import dealt_hand, play_on
from tests.engine.playing import act
from tests.engine.random_options import drawn_options
from tests.engine.strategies import any_deal

Json = dict[str, Any]


@dataclass(frozen=True)
class Parts:
    """The parts of a family's view that changes keep right, those that are right at decisions only, and its events."""

    folded: str
    of_a_decision: str
    events: str


PARTS = {
    "zipai": Parts(
        folded="live last_discard wall turn hand locked columns open huxi seats",
        of_a_decision="legal phase waits waits_self waited unseen no_chi no_peng above declared",
        events="discarded flipped king unclaimed wei ti pao peng chi dead skip raised lowered barred limited declared "
        "won",
    ),
    "guihuzi": Parts(
        folded="live last_discard wall turn hand locked columns open huxi seats",
        of_a_decision="legal phase waits waits_self waited unseen no_chi no_peng dead_pairs",
        # Random play hardly ever reaches a dead hand; it is a scene of its own, in test_guihuzi_bans.
        events="discarded flipped unclaimed wai liu piao peng chi won",
    ),
    "mahjong": Parts(
        folded="wall turn drew live last_discard indicator turned wilds stand_in wild_name birds hand taken seats open "
        "payments points",
        of_a_decision="legal phase waits waited left distance missing_suit unseen result seed",
        events="piao dealt indicator drew discarded peng chi gang angang jiagang fei ti swapped robbed revealed dead "
        "won birds paid exhausted hand_over",
    ),
}

each_game = pytest.mark.parametrize("game_id", richest(sorted(games)))


def parts_of(game_id: str) -> Parts:
    """What the game's family says of its views."""
    return PARTS[games[game_id].family.id]


def dealt(game_id: str, number: int) -> tuple[Hand, Callable[[], object]]:
    """A lively hand that is about to be played, often under random options, and what plays on at random."""
    if games[game_id].family.id == "mahjong":
        hand, rng = dealt_hand(game_id, number)
        return hand, lambda: play_on(hand, rng)
    if games[game_id].family.id == "guihuzi":
        game, rng = games[game_id], Stream(f"changes{number}", "changes")
        rules = game.rules(**drawn_options(game, rng))
        hand = game.deal(rules, seed=f"changes{number}", dealer=number % rules.seats)
        return hand, lambda: act(hand, rng)
    other, chance = any_deal(game_id, f"changes{number}", "changes")
    return other, lambda: act(other, chance)


def view_of(hand: Hand, seat: int, revealed: bool) -> Json:
    """The hand as the engine shows it to a seat."""
    return hand.family.as_json.view(hand.view(seat), hand, revealed, None)


def event_changes(then: Hand, hand: Hand, view: Json) -> list[Json]:
    """What each event since an earlier decision changes of the view of that decision."""
    found = successive_changes(view, drawn_after_events(then, hand, view["seat"], view["open"] is not None))
    assert len(found) == len(hand.log) - len(then.log)
    return found


def compared_parts(game_id: str, view: Json) -> Json:
    """The compared parts of a view; at the end of a hand of zipai hidden groups are turned up, without an event."""
    parts = {name: view[name] for name in parts_of(game_id).folded.split()}
    if games[game_id].family.id != "mahjong" and view["result"] is not None and view["open"] is None:
        seats = [{n: v for n, v in seat.items() if n not in ("melds", "huxi")} for seat in view["seats"]]
        parts["seats"] = [{**seat, "melds": len(view["seats"][n]["melds"])} for n, seat in enumerate(seats)]
    found: Json = json.loads(json.dumps(parts))
    return found


def play_and_apply(game_id: str, number: int, viewers: int = 2) -> Counter[str]:
    """Play a hand at random, apply its events for some viewers and compare at each decision; count events by type.

    A viewer is a seat, and whether all hands lie open.
    """
    hand, play = dealt(game_id, number)
    seats = [(number % hand.seats, False), ((number + 1) % hand.seats, bool(number % 3))][:viewers]
    views = {viewer: view_of(hand, *viewer) for viewer in seats}
    while not hand.over:
        then = hand.copy()
        play()
        for viewer, view in views.items():
            for changes in event_changes(then, hand, view):
                view = with_changes(view, changes)
            views[viewer] = now = view_of(hand, *viewer)
            view = {**view, "result": now["result"]}
            assert compared_parts(game_id, view) == compared_parts(game_id, now), (
                number,
                viewer,
                hand.log[len(then.log) :],
            )
    return Counter(event.type for event in hand.log)


@few_or_many("hands", 2, 100)
@each_game
def test_applied_changes_lead_from_each_decision_to_the_next(game_id: str, hands: int) -> None:
    """For any seat, with hidden and with open hands, under any options, the result is the engine's own view."""
    for number in range(hands):
        play_and_apply(game_id, number)


@pytest.mark.parametrize("family", PARTS)
def test_the_changes_of_every_event_type_are_applied(family: str) -> None:
    """Hands until events of every type have been applied, rare ones included."""
    missing = {*PARTS[family].events.split()}
    for number in range(9, 400):
        for game_id in (game.id for game in games.values() if game.family.id == family):
            if missing & set(play_and_apply(game_id, number, viewers=0)):
                missing -= set(play_and_apply(game_id, number))
        if not missing:
            return
    raise AssertionError(missing)


@each_game
def test_changes_hold_only_what_differs(game_id: str) -> None:
    """A part that stays the same is not repeated, and a seat without changed parts is not named."""
    for number in range(1, 2):
        hand, play = dealt(game_id, number)
        while not hand.over:
            view, then = view_of(hand, 0, False), hand.copy()
            play()
            for found in event_changes(then, hand, view):
                assert json.loads(json.dumps(found)) == found
                assert all(view[name] != value for name, value in found.items() if name != "seats")
                for key, parts in found.get("seats", {}).items():
                    assert parts and all(view["seats"][int(key)][name] != value for name, value in parts.items())
                view = with_changes(view, found)


@pytest.mark.parametrize("game_id", richest())
def test_a_moment_after_an_event_is_the_view_with_all_changes_up_to_it(game_id: str) -> None:
    """At decisions it is the view of that time; in between, the view before with the changes since and no choices."""
    p = new_match(game_id, hands=1, seed="moments")
    p.until_over()
    hand, parts = p.match.hand, parts_of(game_id)
    known = {*parts.folded.split(), *parts.of_a_decision.split()}
    steps = {start: step for step, start in reversed(list(enumerate([*hand.starts, len(hand.log)])))}
    folded = p.ask(do="moment", hand=1, step=0)["view"]
    for event in range(len(hand.log)):
        view = p.ask(do="moment", hand=1, event=event)["view"]
        if event < hand.starts[0]:
            assert view == folded
        elif event + 1 in steps:
            assert view == p.ask(do="moment", hand=1, step=steps[event + 1])["view"]
        else:
            assert view["legal"] == [] and view["result"] is None
            assert not set(differences(folded, view)) - known
        folded = view
