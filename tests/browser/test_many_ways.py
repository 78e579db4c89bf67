"""However many ways there are to chi, all of them are in sight and can be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import FITTED, overlaps
from tests.browser.stacked import laid, record
from tests.browser.support import OpenPage, Shot

SIZES = [
    *[(320, 568), (360, 640), (667, 375), (720, 450), (820, 1180)],
    *[(900, 560), (1024, 768), (1366, 768), (1440, 900), (1920, 1080)],
]
LEAST_PX = 30
"""How wide and how high a way is at least, to be hit with a finger."""
NOT_WHOLE = """least => {
  const box = one => one.getBoundingClientRect();
  const across = (one, other) => one.left >= other.left - 1 && one.right <= other.right + 1;
  const down = (one, other) => one.top >= other.top - 1 && one.bottom <= other.bottom + 1;
  const [frame, page] = [document.querySelector(".ways"), document.documentElement].map(box);
  const large = way => way.width >= least && way.height >= least;
  const whole = way => large(way) && across(way, frame) && across(way, page) && down(way, page);
  return [...document.querySelectorAll(".ways .answer")].filter(
    one => !whole(box(one)) || ![...one.querySelectorAll(".card")].every(card => down(box(card), box(one)))
  ).map(one => [one.dataset.why, JSON.stringify(box(one))]);
}"""
"""The ways that are too small, that are not wholly in sight, or that cut their cards."""


def five_ways() -> str:
    """Return a hand in which the card before the player can be eaten in five ways: 2-7-10, three runs, mixed."""
    return record(
        "yongzhou-plain", ("2s0s5s6s8s9s7b7b1b3b", "", "7s"), shown="4b", apart="7s2b0b", lines=["2 discard 7s"]
    )  # fmt: skip


def two_ways() -> str:
    """Return a hand in which the card before the player can be eaten in two ways: 2-7-10 and a run."""
    return record(
        "yongzhou-plain", ("2s0s5s6s1b3b4b", "", "7s"), shown="4b", apart="7s2b0b8s9s", lines=["2 discard 7s"]
    )  # fmt: skip


def three_ways_with_bi() -> str:
    """Return a hand in which a card can be taken by peng, and eaten in three runs that each lay another group."""
    return record(
        "yongzhou-plain", ("2s3s5s6s4s4s4b", "", "4s"), shown="8b", apart="4s4b", lines=["2 discard 4s"]
    )  # fmt: skip


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        pytest.param(five_ways, 5, id="five"),
        pytest.param(three_ways_with_bi, 3, id="bi", marks=pytest.mark.long),
        pytest.param(two_ways, 2, id="two", marks=pytest.mark.long),
    ],
)
def test_many_ways_to_chi_are_all_in_sight(
    used_page: OpenPage, shot: Shot, hand: Callable[[], str], least: int
) -> None:
    """At every size of the window."""
    page = laid(used_page, SIZES[0], "zh", hand())
    ways = page.locator(".ways .answer")
    expect(ways.nth(least - 1)).to_be_attached()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FITTED)
        shot(page, f"many-ways-{least}-{size[0]}")
        assert page.evaluate(NOT_WHOLE, LEAST_PX) == [], size
        assert not overlaps(page, ".ways .answer, hp-prompt .pass, hp-hand"), size
