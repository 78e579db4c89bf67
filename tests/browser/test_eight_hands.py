"""A match of eight hands with two reloads, and every payment explained at the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player, points
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size

HANDS = 8
RELOADS = (15, 45)
"""After so many steps the page is loaded anew."""
LOOK_ALIKE = """() => {
  const lines = [...document.querySelectorAll(".course polyline")];
  const strokes = lines.map(line => getComputedStyle(line).strokeDasharray);
  const names = [...document.querySelectorAll(".ends li")].map(name => name.getBoundingClientRect());
  return [
    ...strokes.filter((stroke, nth) => strokes.indexOf(stroke) !== nth && stroke !== "none"),
    ...names.filter(one => names.some(other => other !== one && Math.abs(other.top - one.top) < one.height - 1)),
  ];
}"""
"""The strokes of the course that two lines have, and the names at the ends that lie over each other."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("lang", "size"),
    [("zh", PHONE), ("en", DESKTOP)],
    ids=["zh-phone", "en-desk"],
)
def test_eight_hands_with_two_reloads_lead_to_a_tally_that_explains_itself(
    used_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """The scores of the hands add up to the totals, and each hand opens to what it paid and why."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=HANDS, deal=5)
    reloads = 0
    for turn in range(HANDS * MANY_STEPS):
        moment = player.moment()
        if turn in RELOADS:
            before = player.position()
            page.reload()
            assert player.moment() == moment
            assert player.position() == before
            reloads += 1
        if moment == "discard":
            player.discard()
        elif moment == "claim":
            player.claim(turn)
        elif player.button("tally", player.result).is_visible():
            player.button("tally", player.result).click()
            break
        else:
            player.button("next hand", player.result).click()
    assert reloads == len(RELOADS)
    rows = page.locator(".tally-list > li")
    expect(rows).to_have_count(HANDS)
    totals = [0, 0, 0]
    for row in rows.all():
        row.locator(".tally-row").click()
        expect(row.locator(".manner")).to_be_visible()
        scores = points([text.split()[-1] for text in row.locator(".points").all_inner_texts()])
        assert sum(scores) == 0
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
    assert sorted(totals) == sorted(points(page.locator(".podium b").all_inner_texts()))
    shot(page, f"eight-hands-{lang}")
    expect(page.locator(".course .curve polyline")).to_have_count(3)
    names = page.locator(".tally-head > :not(:empty)").all_inner_texts()
    expect(page.locator(".course .ends li")).to_have_text(names)
    assert page.evaluate(LOOK_ALIKE) == []
    own = page.locator(".tally-row .points:nth-child(3)").all_inner_texts()
    best = max(points([text.split()[-1] for text in own]))
    if page.locator(".best-hand").count():
        expect(page.locator(".best-hand h2")).to_contain_text(f"+{best}")
        expect(page.locator(".best-hand hp-account .group").first).to_be_visible()
    page.locator(".costly-choice .find").click()
    page.locator(".costly-choice .try").click()
    sheet = page.locator("dialog.review")
    expect(sheet.locator(".review-foot .count")).not_to_be_empty()
    expect(sheet.get_by_role("button", name={"zh": "从这里接着打", "en": "Play on from here"}[lang])).to_be_visible()
