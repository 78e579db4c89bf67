"""What the regular weighs otherwise than the beginner."""

from __future__ import annotations

from hupai.guihuzi.actions import format_action
from hupai.guihuzi.bots.beginner import ranked_by_shape
from hupai.guihuzi.bots.regular import ranked_by_outlook
from hupai.guihuzi.state import PLAYED
from hupai.guihuzi.view.observation import observe
from tests.engine.guihuzi.tables import lies, offers, table


def test_the_regular_does_not_eat_a_run_for_half_a_group() -> None:
    """Eating with 五六 costs the half group of another pair of cards; only the beginner takes the run for it."""
    t = lies(table("3456s", "56s11s88s99s33b66b88b27s270b", "3456s"), "4s", 0, PLAYED)
    assert offers(t, 1) == ["pass", "chi 456s"]
    assert format_action(ranked_by_shape(t, 1, t.offers[1])[0][0]) == "chi 456s"
    assert format_action(ranked_by_outlook(observe(t, 1), t.offers[1])[0][0]) == "pass"
