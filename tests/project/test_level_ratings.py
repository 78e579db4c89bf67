"""The levels' ratings: those of the kept logs, by the documented figures, and what is done where a game has none."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from hupai.arena.log import finished_runs
from hupai.bots.ladder import LEVELS
from hupai.registry import games
from hupai.table.json_object import Json
from hupai_build.paths import ROOT
from level_ratings import _IN_DOCUMENT, level_ratings, module_of, rating_of

LOGS = (ROOT / ".github/ladder.jsonl", ROOT / ".github/levels.jsonl")


def pair(game: str, candidate: str, above: float, ev: float, **more: Any) -> Json:
    """Return a report that tells both the points and how often they stand above; the interval is ±0.01."""
    ends = {"above": above, "above_low": above - 0.01, "above_high": above + 0.01, "above_sigma": 0.3}
    points = {"ev_sigma": ev, "low_sigma": ev - 0.01, "high_sigma": ev + 0.01}
    asked = {"game": game, "options": {}, "candidate": candidate, "against": "regular", "deals": 100}
    return {**asked, **ends, **points, **more}


def points(game: str, candidate: str, against: str, ev: float) -> Json:
    """Return a report of before, that tells the points only."""
    found = pair(game, candidate, 0, ev, against=against)
    return {key: value for key, value in found.items() if "above" not in key}


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert rating_of(0.5) == 1500
    assert rating_of(10 / 11) == pytest.approx(1900) and rating_of(1 / 11) == pytest.approx(1100)


def test_a_share_is_reckoned_from_the_points_where_both_are_known_for_some_deals() -> None:
    """-0.1 of the share with -0.4 σ: so 0.2 σ, of a longer run, are a share of 0.55; losing 0.2 σ to it, 0.45."""
    told = [pair("paohuzi", "random", 0.4, -0.4)]
    told += [points("paohuzi", "strong", "regular", 0.2), points("paohuzi", "regular", "beginner", 0.2)]
    levels = level_ratings(told)["paohuzi"]["levels"]
    assert levels["random"] == {"rating": round(rating_of(0.4)), "margin": 8}
    # The points are known to ±0.01 σ, the proportion to a tenth of itself: 0.05 ± 0.0056 of the share.
    assert levels["strong"] == {"rating": 1535, "margin": 4} and levels["beginner"] == {"rating": 1465, "margin": 4}
    assert levels["regular"] == {"rating": 1500, "margin": 0}


def test_runs_of_the_same_level_are_pooled_by_their_deals() -> None:
    one, other = pair("nanxian", "beginner", 0.4, -0.4), pair("nanxian", "beginner", 0.48, -0.1, deals=300)
    place = level_ratings([one, other])["nanxian"]["levels"]["beginner"]
    assert place["rating"] == round(rating_of(0.46))
    assert place["margin"] == math.ceil(400 / math.log(10) / (0.46 * 0.54) * 0.01 * math.hypot(0.25, 0.75))


def test_a_few_deals_tell_no_place() -> None:
    told = [pair("paohuzi", "random", 0.4, -0.4, deals=29), pair("leiyang", "random", 0.4, -0.4, deals=30)]
    assert [level_ratings(told)[game]["levels"]["random"].get("pooled") for game in ("paohuzi", "leiyang")] == [
        True,
        None,
    ]


def test_a_game_without_figures_takes_the_mean_of_its_family_and_its_margin_holds_each() -> None:
    told = [pair("paohuzi", "random", 0.4, -0.4), pair("leiyang", "random", 0.3, -0.8)]
    table = level_ratings(told)
    near, far = (table[game]["levels"]["random"] for game in ("paohuzi", "leiyang"))
    mean = table["shaoyang"]["levels"]["random"]
    assert mean["pooled"] and mean["rating"] == round((near["rating"] + far["rating"]) / 2)
    for place in (near, far):
        assert mean["rating"] - mean["margin"] <= place["rating"] - place["margin"]
        assert place["rating"] + place["margin"] <= mean["rating"] + mean["margin"]


def test_a_hand_that_says_less_than_its_results_apart_makes_intervals_wider() -> None:
    usual = 0.5 / math.sqrt(2)
    assert level_ratings([pair("paohuzi", "strong", 0.5, 0, above_sigma=1.25 * usual)])["paohuzi"]["spread"] == 1.25
    assert level_ratings([pair("paohuzi", "strong", 0.5, 0, above_sigma=0.5 * usual)])["paohuzi"]["spread"] == 1


def test_the_figures_of_mahjong_are_those_of_the_document() -> None:
    text = (ROOT / "docs/measuring.md").read_text("utf-8")
    for game, figures in _IN_DOCUMENT.items():
        row = next(line for line in text.splitlines() if line.startswith(f"| `{game}` |"))
        told = [tuple(map(float, found)) for found in re.findall(r"([\d.]+) \[([\d.]+), ([\d.]+)\]", row)]
        assert told == [figures[level] for level in ("regular", "strong", "expert")], game


def test_the_page_has_what_the_kept_logs_tell() -> None:
    table = level_ratings([report for log in LOGS for report in finished_runs(log)])
    written = (ROOT / "web/src/storage/level_ratings.js").read_text("utf-8") == module_of(table)
    assert written, "other games or logs than in web/src/storage/level_ratings.js: docs/measuring.md has the command"
    assert list(table) == list(games)
    for game, found in table.items():
        ratings = [found["levels"][level]["rating"] for level in LEVELS]
        assert ratings[0] < ratings[1] < 1500 == ratings[2] <= min(ratings[3:]), game
