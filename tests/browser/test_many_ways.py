"""However many ways there are to chi, all of them are in sight and can be pressed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import FITTED, overlaps
from tests.browser.player import Player
from tests.browser.stacked import record, take_up
from tests.browser.support import OpenPage, Shot

SIZES = [
    *[(320, 568), (360, 640), (667, 375), (720, 450), (820, 1180)],
    *[(900, 560), (1024, 768), (1366, 768), (1440, 900), (1920, 1080)],
]
LEAST_PX = 30
"""How wide and how high a way is at least, to be hit with a finger."""


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
    ("hand", "least"), [(five_ways, 5), (three_ways_with_bi, 3), (two_ways, 2)], ids=["five", "bi", "two"]
)
def test_many_ways_to_chi_are_all_in_sight(
    used_page: OpenPage, shot: Shot, hand: Callable[[], str], least: int
) -> None:
    """At every size of the window."""
    page = used_page(SIZES[0])
    take_up(page, Player(page), hand())
    ways = page.locator(".ways .answer")
    expect(ways.nth(least - 1)).to_be_attached()
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(FITTED)
        shot(page, f"many-ways-{least}-{size[0]}")
        frame = page.locator(".ways").bounding_box()
        assert frame is not None
        for way in ways.all():
            box = way.bounding_box()
            assert box is not None and box["width"] >= LEAST_PX and box["height"] >= LEAST_PX, (size, box)
            inside = frame["x"] - 1 <= box["x"] and box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
            assert inside, (size, box, frame)
            in_sight = box["y"] >= 0 and box["y"] + box["height"] <= size[1] and box["x"] + box["width"] <= size[0]
            assert in_sight, (size, box)
            for card in way.locator(".card").all():
                drawn = card.bounding_box()
                assert drawn is not None and box["y"] - 1 <= drawn["y"], (size, box, drawn)
                assert drawn["y"] + drawn["height"] <= box["y"] + box["height"] + 1, (size, box, drawn)
        assert not overlaps(page, ".ways .answer, hp-prompt .pass, hp-hand"), size
