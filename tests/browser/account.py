"""Reads the account of a finished hand from the page and adds it up again."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.player import points

NAMES = {"你": 0, "You": 0, "you": 0, "阿凤": 1, "Feng": 1, "老唐": 2, "Tang": 2}
"""Who sits where."""
PAYMENT = re.compile(r"(你|阿凤|老唐|You|Feng|Tang)(?:付| pays? )(你|阿凤|老唐|you|Feng|Tang) (\d+) ")


def assert_account_adds_up(page: Page) -> None:
    """Assert that the groups add up to the huxi, the payments to each seat's points, and the points to zero."""
    sheet = page.locator("dialog.result")
    expect(sheet.locator(".payments")).to_be_visible()
    scores = points(sheet.locator(".scores tbody td:nth-child(2)").all_inner_texts())
    assert sum(scores) == 0
    assert scores == paid(sheet)
    worth = points(sheet.locator("hp-account > .groups b.worth").all_inner_texts())
    if worth:  # somebody won
        assert all(step.is_visible() for step in sheet.locator(".step").all())
        assert sum(worth) == first_number(sheet.locator(".step.line-huxi .told-line").inner_text())
        assert sheet.locator(".step.line-pay").count() == 1


def paid(sheet: Locator) -> list[int]:
    """Return what each seat has won and paid, from the sentences."""
    totals = [0, 0, 0]
    for told in sheet.locator(".payments li > p").all_inner_texts():
        found = PAYMENT.match(told)
        assert found, told
        payer, payee, amount = NAMES[found[1]], NAMES[found[2]], int(found[3])
        totals[payer] -= amount
        totals[payee] += amount
    return totals


def first_number(text: str) -> int:
    """Return the first number of a sentence."""
    found = re.search(r"\d+", text)
    assert found, text
    return int(found[0])
