"""The levels' ratings by game; ``python web/tools/level_ratings.py LOG…`` prints the page's table.

A rating is that of Glicko-2: a regular bot has 1500, and 400 points more are odds of 10 to 1 of standing above another
seat's points, an equal number counting half. The logs are those of ``hupai arena`` with a level against copies of
another (see docs/measuring.md). How often points stand above is known for few deals, the points themselves for many;
so the share is reckoned from the points, by how both go together in the deals that have both.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from hupai.arena.log import finished_runs
from hupai.arena.statistics import MIN_DEALS
from hupai.bots.ladder import LEVELS
from hupai.registry import game_named, games
from hupai.table.json_object import Facts, Json

ANCHOR: Final = "regular"
START: Final = 1500
"""The rating of the anchor, with which a player begins."""
ODDS: Final = 400 / math.log(10)
_IN_DOCUMENT: Final = {
    "yongzhou-mahjong": {
        "regular": (0.171, 0.150, 0.193),
        "strong": (0.042, 0.032, 0.052),
        "expert": (0.040, 0.010, 0.069),
    },
    "kawuxing": {"regular": (0.160, 0.145, 0.174), "strong": (0.102, 0.085, 0.119), "expert": (0.122, 0.085, 0.161)},
    "yibin": {"regular": (0.119, 0.107, 0.131), "strong": (0.100, 0.077, 0.123), "expert": (0.118, 0.071, 0.166)},
}
"""The table of docs/measuring.md, whose logs are not kept: regular over beginner, the others over regular, in σ."""


class Edge(NamedTuple):
    """How much a level has over another, with its 95 % interval: in σ of a hand, or as a share above a half."""

    value: float
    low: float
    high: float

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass(frozen=True, slots=True)
class Place:
    """Where a level stands: its rating, half its 95 % interval, and whether other games of the family tell it."""

    rating: int
    margin: int
    pooled: bool = False

    def as_json(self) -> Json:
        """Return the place as a JSON value."""
        return {"rating": self.rating, "margin": self.margin, **({"pooled": True} if self.pooled else {})}


def rating_of(share: float) -> float:
    """Return the rating of whoever stands above a regular bot's points in this share of the hands."""
    return START + ODDS * math.log(share / (1 - share))


def level_ratings(reports: Sequence[Facts]) -> dict[str, Json]:
    """Return for each game ``spread`` and ``levels``: what these reports tell, else the mean of its family, of all.

    ``spread`` is by how much one hand's share varies more than as many results would that know nothing of each other;
    it is 1 where it varies less.
    """
    reports = [*_documented(), *reports]
    kin = {game: [other for other in games if game_named(other).family is game_named(game).family] for game in games}
    of = {game: [each for each in reports if each["game"] in kin[game]] for game in games}
    told = {
        game: _told([each for each in reports if each["game"] == game], _slope(of[game]) or _slope(reports))
        for game in games
    }
    table: dict[str, Json] = {}
    for game in games:
        near, far = [told[other] for other in kin[game]], list(told.values())
        levels = {level: told[game].get(level) or _mean(level, near) or _mean(level, far) for level in LEVELS}
        found = {level: place.as_json() for level, place in levels.items() if place}
        table[game] = {"spread": _spread(of[game]), "levels": found}
    return table


def _documented() -> Iterator[Json]:
    """Return the figures of the document as reports."""
    for game, figures in _IN_DOCUMENT.items():
        for level, ends in figures.items():
            against = "beginner" if level == ANCHOR else ANCHOR
            edge = dict(zip(("ev_sigma", "low_sigma", "high_sigma"), ends, strict=True))
            yield {"game": game, "candidate": level, "against": against, **edge}


def _told(reports: Sequence[Facts], slope: Edge | None) -> dict[str, Place]:
    """Return the places of the levels that the reports of a game tell, with its family's slope."""
    found = {ANCHOR: Place(START, 0)}
    for level in LEVELS:
        direct = [
            each for each in reports if "above" in each and (each["candidate"], each["against"]) == (level, ANCHOR)
        ]
        edge = _edge(level, reports)
        if edge and slope:
            share = slope.value * edge.value
            margin = math.hypot(slope.value * edge.margin, slope.margin * edge.value)
            found[level] = _place(Edge(share, share - margin, share + margin))
        elif sum(each["deals"] for each in direct) >= MIN_DEALS:
            found[level] = _place(_pooled([_share(each) for each in direct], [each["deals"] for each in direct]))
    return found


def _edge(level: str, reports: Sequence[Facts]) -> Edge | None:
    """Return the points of a level against the anchor, or the anchor's against it, in σ: those of the last run."""
    last: dict[tuple[str, str], Edge] = {}
    for each in reports:
        if "above" not in each:
            last[each["candidate"], each["against"]] = Edge(each["ev_sigma"], each["low_sigma"], each["high_sigma"])
    ahead, behind = last.get((level, ANCHOR)), last.get((ANCHOR, level))
    return ahead or (Edge(-behind.value, -behind.high, -behind.low) if behind else None)


def _share(report: Facts) -> Edge:
    return Edge(*(report[key] - 0.5 for key in ("above", "above_low", "above_high")))


def _slope(reports: Sequence[Facts]) -> Edge | None:
    """Return by how much the share changes for a σ of points, with the share's interval; None if nothing tells it."""
    reports = [each for each in reports if "above" in each]
    points = sum(each["ev_sigma"] * each["deals"] for each in reports)
    if not points:
        return None
    deals = [each["deals"] for each in reports]
    share, per_point = _pooled([_share(each) for each in reports], deals), sum(deals) / points
    ends = sorted(end * per_point for end in (share.low, share.high))
    return Edge(share.value * per_point, *ends)


def _pooled(edges: Sequence[Edge], weights: Sequence[int]) -> Edge:
    """Return the mean of measurements that know nothing of each other, by their numbers of deals."""
    parts = [weight / sum(weights) for weight in weights]
    mean = sum(part * edge.value for part, edge in zip(parts, edges, strict=True))
    margin = math.sqrt(sum((part * edge.margin) ** 2 for part, edge in zip(parts, edges, strict=True)))
    return Edge(mean, mean - margin, mean + margin)


def _place(share: Edge) -> Place:
    low, high = (rating_of(0.5 + end) for end in (share.low, share.high))
    return Place(round(rating_of(0.5 + share.value)), math.ceil((high - low) / 2))


def _mean(level: str, told: Iterable[Mapping[str, Place]]) -> Place | None:
    """Return the mean place of a level in other games; its margin holds each of them with its own."""
    places = [places[level] for places in told if level in places]
    if not places:
        return None
    rating = round(sum(place.rating for place in places) / len(places))
    return Place(rating, max(abs(place.rating - rating) + place.margin for place in places), pooled=True)


def _spread(reports: Sequence[Facts]) -> float:
    """Return the ratio of a hand's deviation to that of as many independent results, over all reports; at least 1."""
    squares, deals = 0.0, 0
    for each in reports:
        if "above_sigma" in each and each["candidate"] != "random":
            game = game_named(each["game"])
            others = game.family.play.seats(game.rules(**each["options"])) - 1
            squares += each["deals"] * each["above_sigma"] ** 2 / (0.25 / others)
            deals += each["deals"]
    return round(max(1.0, math.sqrt(squares / deals)), 2) if deals else 1.0


def main(logs: Sequence[str]) -> None:
    """Print the page's module, made from these logs."""
    table = level_ratings([report for log in logs for report in finished_runs(log)])
    print(module_of(table), end="")


def module_of(table: Mapping[str, Json]) -> str:
    """Return the page's module of these ratings."""
    lines = [*_HEAD, "export const LEVEL_RATINGS = {"]
    for game, found in table.items():
        lines += [f"  {_key(game)}: {{", f"    spread: {found['spread']:g},", "    levels: {"]
        for level, place in found["levels"].items():
            facts = ", ".join(f"{name}: {json.dumps(value)}" for name, value in place.items())
            lines.append(f"      {level}: {{ {facts} }},")
        lines += ["    },", "  },"]
    return "\n".join([*lines, "};", ""])


def _key(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


_HEAD: Final = (
    "/**",
    " * @file Where the levels stand in each game, as ratings with half of their 95 % intervals; docs/measuring.md",
    " * says how they were measured, and the command that writes this file.",
    " */",
    "",
    "/** @typedef {{rating: number, margin: number, pooled?: boolean}} Place `pooled`: told by other games. */",
    "",
    "/** @type {Record<string, {spread: number, levels: Record<string, Place>}>} */",
)


if __name__ == "__main__":
    main(sys.argv[1:])
