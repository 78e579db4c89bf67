"""With four kings the strong bot leaves the regular bot's choice only for one that it rates clearly higher."""

from __future__ import annotations

from collections.abc import Mapping

import hupai
from hupai.bots.base import Budget, Decision
from hupai.table.chance import Stream
from hupai.zipai.actions import HU, Action
from hupai.zipai.bots.afterstates import Afterstates
from hupai.zipai.bots.regular import Regular
from hupai.zipai.bots.strong import CLEARLY, CROWDED, DISCARDS, Strong
from hupai.zipai.cards import KING
from hupai.zipai.explain.rulebook import RULEBOOK
from hupai.zipai.view.observation import Observation, observe
from tests.engine.playing import moments


def decided(bot: Regular | Strong, seen: Observation) -> Decision:
    return bot.decide(seen, seen.legal, Budget(explain=False), Stream("kings", "decide"))


def choices(kings: int, hands: int) -> list[tuple[Decision, Action, dict[Action, int], Mapping[str, int]]]:
    """What the strong and the regular bot do with a king in the hand, what each choice is rated, and the parts of that.

    Without a win: it is weighed by what it pays. Without a king the next card counts too.
    """
    regular, strong, found = Regular(), Strong(), []
    for t in moments("yongzhou", hands, lambda t, at: decided(regular, observe(t, at)).action, "kings", kings=kings):
        seen = observe(t, t.pending[0])
        ours = decided(strong, seen)
        if seen.hand[KING] and HU not in seen.legal and len(ours.ranking) > 1:
            rated = strong.evaluator(seen.rules).ranked(Afterstates(seen, DISCARDS), seen.legal)
            values = {one.action: one.value for one in rated}
            found.append((ours, decided(regular, seen).action, values, strong.parts(seen, ours.action)))
    return found


def test_it_does_as_the_regular_bot_unless_another_choice_is_rated_two_points_higher() -> None:
    """Then it says of no other choice that it is worth more, and of none what its value consists of."""
    alike = apart = 0
    for ours, usual, rated, parts in choices(kings=4, hands=5):
        best = max(rated.values())
        assert (ours.action == usual) == (best - rated[usual] < CLEARLY)
        assert ours.ranking[0] == (ours.action, rated[ours.action])
        assert ours.ranking[0][1] == max(value for _, value in ours.ranking)
        assert not parts
        apart += ours.action != usual
        alike += ours.action == usual and rated[usual] < best
    assert alike > 5 and apart > 2


def test_with_fewer_kings_it_takes_what_it_rates_best() -> None:
    """A smaller difference is enough."""
    found = choices(kings=3, hands=2)
    assert all(rated[ours.action] == max(rated.values()) for ours, _, rated, _ in found)
    assert any(0 < rated[ours.action] - rated[usual] < CLEARLY for ours, usual, rated, _ in found)
    assert all(parts for *_, parts in found)


def test_the_book_says_so_where_it_holds() -> None:
    """In both languages, with the two points."""
    for kings in range(5):
        row = RULEBOOK.row("bot.strong", hupai.games["yongzhou"].rules(kings=kings))
        assert row is not None
        said = ("就照熟手的打" in row["text"]["zh"], "two points higher" in row["text"]["en"])
        assert said == (kings >= CROWDED, kings >= CROWDED)
    assert CLEARLY == 2000
