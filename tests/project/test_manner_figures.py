"""How often opponents take a card: the page has what the log tells, and bots that play again do so."""

from __future__ import annotations

import json
import math

import pytest

from hupai.registry import games
from hupai_build.paths import ROOT
from manner_figures import LEVELS, PLAIN, counted, figures_of, module_of

LOG = (ROOT / ".github/manners.jsonl").read_text("utf-8")
FIGURES = figures_of(LOG)


def test_the_page_has_what_the_kept_log_tells() -> None:
    assert (ROOT / "web/src/state/manner_figures.js").read_text("utf-8") == module_of(FIGURES)
    assert list(FIGURES) == list(games)
    assert [len(LOG.splitlines()), *map(list, FIGURES.values())] == [
        sum(map(len, FIGURES.values())),
        *([list(LEVELS)] * len(games)),
    ]


def test_a_keen_bot_takes_more_than_its_level_and_a_choosy_one_less() -> None:
    """In all games of a level together; in one game the beginner may take nearly all there is."""
    for level in LEVELS:
        sums = {}
        for manner in ("choosy", PLAIN, "keen"):
            rows = [pair for levels in FIGURES.values() for pair in levels[level][manner].values()]
            sums[manner] = sum(taken for taken, _ in rows) / sum(offered for _, offered in rows)
        assert sums["choosy"] + 0.02 < sums[PLAIN] < sums["keen"] - 0.05, (level, sums)


@pytest.mark.parametrize(("game", "level", "hands"), [("yongzhou-plain", "regular", 30), ("leiyang", "beginner", 60)])
def test_bots_that_play_other_hands_take_as_often(game: str, level: str, hands: int) -> None:
    """Within five standard errors of both counts, for each manner and verb."""
    again = counted(game, level, hands, seed="again", workers=1)
    for manner, row in FIGURES[game][level].items():
        for verb, (taken, offered) in row.items():
            took, of = again[manner][verb]
            share = (taken + took) / (offered + of)
            apart = math.sqrt(share * (1 - share) * (1 / offered + 1 / of))
            assert abs(taken / offered - took / of) < 5 * apart, (manner, verb)


def test_the_same_hands_are_counted_again() -> None:
    line = next(json.loads(line) for line in LOG.splitlines() if json.loads(line)["game"] == "shaoyang")
    assert counted(line["game"], line["level"], line["hands"], workers=1) == line["rows"]
