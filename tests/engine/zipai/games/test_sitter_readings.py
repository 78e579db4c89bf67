"""Beside a sitter: which reading of a won hand counts, and what the score of a hand says of the sitter (坐醒)."""

from __future__ import annotations

import hupai
from hupai.table.json_object import Facts
from tests.rows import each_row

HAND = "wei:999b peng:111b peng:111s", "888b456b456skk", "9s"
"""王闯 with 19 胡息 and three 醒, or 王钓 with 22 and four, if big eight is turned."""


@each_row(
    "cap, huxi, fan",
    {
        "at the cap either way: 王闯 keeps 164, 王钓 148": (100, 19, "wang_chuang"),
        "below the cap: 160 and 96 for the sitter": (300, 19, "wang_chuang"),
        "no cap": (0, 19, "wang_chuang"),
    },
)
def test_beside_a_sitter_the_reading_counts_that_brings_the_winner_most(cap: int, huxi: int, fan: str) -> None:
    """王闯 with 19 胡息 and three 醒, or 王钓 with 22 and four: what a loser pays is the cap both times."""
    rules = {"seats": 4, "cap_per_loser": cap}
    found = hupai.score("yongzhou", *HAND, "self", options=rules, declared=True, turned="8b")
    assert (found["huxi"], found["fans"][-1]["id"]) == (huxi, fan)


@each_row(
    "options, steps",
    {
        "each loser owes it": ({}, {"pay": 160, "sitter": 96}),
        "and pays the cap in all": ({"cap_per_loser": 100}, {"pay": 160, "sitter": 96, "cap": 100}),
        "half of it from the winner": ({"sitter_share": "winner"}, {"pay": 160}),
    },
)
def test_a_score_says_what_a_loser_owes_the_sitter_before_the_cap(options: Facts, steps: dict[str, int]) -> None:
    """Two units, three 醒 and factor 32."""
    found = hupai.score("yongzhou", *HAND, "self", options={"seats": 4, **options}, declared=True, turned="8b")
    last = [line for line in found["lines"] if line["line"] in ("pay", "sitter", "cap")]
    assert {line["line"]: line.get("pay_each", line.get("points", line.get("cap"))) for line in last} == steps
    assert all(all(line["text"].values()) for line in last)
