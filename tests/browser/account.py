"""Reads the account of a finished hand from the page and adds it up again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import points

NAMES = {
    2: ("你|you", "秀姐|Xiu"),
    3: ("你|you", "阿凤|Feng", "老唐|Tang"),
    4: ("你|you", "阿凤|Feng", "秀姐|Xiu", "老唐|Tang"),
}
"""Who sits where, by the number of seats."""
PAYMENT = re.compile(r"(?:From )?(\w+?)(?:付| pays? | to )(\w+?)(?:: | )?(\d+)")


def assert_account_adds_up(page: Page) -> None:
    """Assert that the groups add up to the huxi, the payments to each seat's points, and the points to zero."""
    sheet = page.locator("dialog.result")
    expect(sheet.locator(".payments")).to_be_visible()
    scores = points(sheet.locator(".scores tbody tr:first-child td").all_inner_texts())
    assert sum(scores) == 0
    assert scores == paid(sheet, len(scores))
    worth = points(sheet.locator("hp-account > .groups b.worth").all_inner_texts())
    if sheet.locator(".step.line-huxi").count():  # somebody won with huxi
        assert all(step.is_visible() for step in sheet.locator(".step").all())
        assert sum(worth) == first_number(sheet.locator(".step.line-huxi .told-line").inner_text())
        assert sheet.locator(".step.line-pay").count() == 1


def paid(sheet: Locator, seats: int) -> list[int]:
    """Return what each seat has won and paid, from the sentences."""
    totals = [0] * seats
    for told in sheet.locator(".payments li > p").all_inner_texts():
        found = PAYMENT.match(told)
        assert found, told
        payer, payee = (_seat(name, seats) for name in found.group(1, 2))
        totals[payer] -= int(found[3])
        totals[payee] += int(found[3])
    return totals


def _seat(name: str, seats: int) -> int:
    return next(seat for seat, names in enumerate(NAMES[seats]) if re.fullmatch(names, name, re.IGNORECASE))


def first_number(text: str) -> int:
    """Return the first number of a sentence."""
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])
