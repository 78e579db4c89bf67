"""Tournaments between bots alone in the page: their log is the command line's, whoever plays and whatever dies."""

from __future__ import annotations

from random import Random

import pytest

from hupai.arena.tournaments import play_tournament
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.browser.player import LOCALES
from tests.browser.support import DESKTOP, OpenPage

READY = "() => document.querySelector('hp-cup')?.cup?.phase"
ENTER = """async ([preset, game]) => {
  const { cup } = document.querySelector("hp-cup");
  await cup.start();
  await cup.enter("kills", "", { preset, game, seed: "kills", person: false });
}"""
OVER = "() => document.querySelector('hp-cup')?.cup?.state?.over"
LOG = "async () => (await document.querySelector('hp-cup').cup.engine.ask({ do: 'cup_log' })).log"
KILLS = 50
CUP_MS = 1_200_000
"""How long a cup may take on a busy machine."""
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => %d });"
"""The page gives all cores but one to the tables of the bots."""


PLAYED = [
    (3, "quick", "yongzhou"),
    *(pytest.param(*one, marks=pytest.mark.long) for one in ((1, "quick", "yongzhou"), (3, "league", "kawuxing"))),
]
"""Workers for the tables of the bots, preset and game."""


@pytest.mark.parametrize(("workers", "preset", "game"), PLAYED)
def test_the_page_and_the_command_line_write_the_same_log(
    open_page: OpenPage, workers: int, preset: str, game: str
) -> None:
    """However many workers play the tables: the champion, and every hand on the way, are those of CPython."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", script=CORES % (workers + 1))
    page.wait_for_function(READY)
    page.evaluate(ENTER, [preset, game])
    page.wait_for_function(OVER, timeout=CUP_MS)
    alone = play_tournament(Tournament(plan_named(preset, game), Population(), "kills"))
    assert page.evaluate(LOG) == format_log(alone)


@pytest.mark.long
def test_fifty_kills_change_no_result(open_page: OpenPage) -> None:
    """Reloads and dead workers at random moments: the log is the one that the command line writes."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", allow=["worker"])
    chance = Random(50)
    page.wait_for_function(READY)
    page.evaluate(ENTER, ["2015", "yongzhou"])
    for _ in range(KILLS):
        page.wait_for_timeout(chance.uniform(200, 6000))
        if chance.random() < 0.3 and page.workers:
            chance.choice(page.workers).evaluate("self.close()")
        else:
            page.reload(wait_until="commit")
    page.wait_for_function(OVER, timeout=CUP_MS)
    alone = play_tournament(Tournament(plan_named("2015"), Population(), "kills"), jobs=2)
    assert page.evaluate(LOG) == format_log(alone)
