"""The pictures in the statistics, of an imported file's hands and one played here: the rating, how wins came, waits."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible, assert_accessible_in_every_theme
from tests.browser.boxes import wrong
from tests.browser.player import LOCALES, SOON, Lang, Player, points
from tests.browser.stored import bring, dump, press, summed
from tests.browser.support import DESKTOP, PHONE, SMALL_PHONE, TABLET, OpenPage, Shot, Size

HEAD = json.dumps({"hupai-export": 1, "engine": "0.4.0", "at": "2026-11-24T00:00:00.000Z"})
REGULAR: dict[Lang, str] = {"zh": "熟手", "en": "Regular"}

WAITED: dict[Lang, tuple[str, ...]] = {
    "zh": ("没听", "听 1 样", "听 2 样", "听 3 样", "听 4 样", "听 5 样以上"),
    "en": ("Nothing", "1 kind", "2 kinds", "3 kinds", "4 kinds", "5 kinds or more"),
}
WAYS: dict[Lang, dict[str, str]] = {
    "zh": {"own": "自摸", "flip": "别人翻的"},
    "en": {"own": "Own flip or draw", "flip": "Another’s flip"},
}


def hand(nth: int, **more: Any) -> str:
    """Return a line of an export: above both bots in every second hand, else below one."""
    above = nth % 2 == 0
    row = {
        "id": f"m/{nth}",
        "match": "m",
        "hand": nth,
        "at": 1_790_000_000_000 + nth,
        "game": "yongzhou",
        "houses": {},
        "bots": ["regular", "regular"],
        "how": "won" if above else "lost",
        "points": 10 if above else -5,
        "huxi": 20 if above else None,
        "aids": [],
        "waited": (2, 0, 1, 6)[nth % 4],
        **({"came": "own" if nth % 4 else "flip"} if above else {}),
        "beside": [{"bot": "regular", "points": -5}, {"bot": "regular", "points": -5 if above else 10}],
    }
    return json.dumps({"hand": {**row, **more}})


def assert_waits_told(page: Page, lang: Lang, stored: list[dict[str, Any]]) -> None:
    """Assert that the picture of waits says what the rows say; the hand that was played here has its own number."""
    told = [row for row in stored if "waited" in row]
    assert len(told) == len(stored) - 1
    rows = [(row.locator("span").first.inner_text(), row.locator("span").last.inner_text()) for row in bars_of(page)]
    names = WAITED[lang]
    expected = []
    for kinds in range(6):
        these = [row["how"] == "won" for row in told if min(row["waited"], 5) == kinds]
        if these:
            won, hands = sum(these), len(these)
            of = {"zh": f"{hands} 局，", "en": "1 hand, " if hands == 1 else f"{hands} hands, "}[lang]
            none = {"zh": "没胡", "en": "not won" if hands == 1 else "none won"}[lang]
            some = {"zh": f"胡了 {won}", "en": f"{won} won"}[lang]
            expected.append((names[kinds], of + (some if won else none)))
    assert rows == expected
    waiting = sum(row["waited"] > 0 for row in told)
    sentence = {
        "zh": f"{len(told)} 局里有 {waiting} 局完的时候听着牌；红的是胡了的。",
        "en": f"{waiting} of {len(told)} hands were waiting when they ended; red are those you won.",
    }
    expect(page.locator(".waits p")).to_have_text(sentence[lang])


def bars_of(page: Page) -> list[Locator]:
    """Return the rows of the picture of waits."""
    return page.locator(".waits li").all()


def places(page: Page) -> list[tuple[str, str]]:
    """Return the rows of the picture: who, and the number."""
    rows = page.locator(".rating li").all()
    return [(row.locator("span").first.inner_text(), row.locator("span").last.inner_text()) for row in rows]


@pytest.mark.parametrize(
    ("lang", "size"),
    [pytest.param("zh", PHONE, id="zh-phone"), pytest.param("en", DESKTOP, id="en-desk", marks=pytest.mark.long)],
)
def test_the_rating_stands_beside_those_of_the_levels(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Sixty hands of a file and one played here count; help, an older version's hand and a game of few hands do not."""
    page = used_page(size, lang=LOCALES[lang])
    look = assert_accessible_in_every_theme if lang == "en" else assert_accessible
    player = Player(page, lang)
    player.start(hands=1, deal=SOON)
    player.reach("result")
    scores = points(player.result.locator(".scores tbody tr:first-child td").all_inner_texts())
    player.leave()
    (played,) = dump(page)["stores"]["hands"].values()
    assert played["points"] == scores[0] and sorted(each["points"] for each in played["beside"]) == sorted(scores[1:])
    assert [other["bot"] for other in played["beside"]] == ["beginner", "beginner"]

    helped, older = hand(60, aids=["hint"]), json.loads(hand(64))
    del older["hand"]["beside"], older["hand"]["came"], older["hand"]["waited"]
    few = hand(62, game="leiyang")
    bring(player, summed([HEAD, *(hand(nth) for nth in range(60)), helped, json.dumps(older), few]))
    player.button("close").click()
    press(player, "statistics")
    stored = dump(page)["stores"]["hands"].values()
    came = Counter(row.get("came", "unknown") for row in stored if row["how"] == "won")
    bars = page.locator(".ways li")
    expect(bars).not_to_have_count(0)
    told = {bar.locator("span").first.inner_text(): bar.locator("span").last.inner_text() for bar in bars.all()}
    known = came["own"] + came["flip"]
    of = {"zh": " 局，", "en": ", "}[lang]
    ways = [way for way in WAYS[lang] if came[way]]
    assert told == {WAYS[lang][way]: f"{came[way]}{of}{int(100 * came[way] / known + 0.5)}%" for way in ways}
    assert came["unknown"] == 1
    expect(page.locator(".ways p")).to_contain_text({"zh": "1 局是旧版存下的", "en": "1 more win was stored"}[lang])
    assert_waits_told(page, lang, list(stored))
    folded = page.locator("details.ratings")
    expect(folded.locator("section").first).to_be_hidden()
    folded.locator("summary").press("Enter")
    first, second = folded.locator("section").all()
    expect(first).to_contain_text({"zh": "算了 61 局，没算 2 局", "en": "61 hands count, 2 not"}[lang])
    expect(second).to_contain_text({"zh": "打满 30 局才给分", "en": "shown from 30 on"}[lang])
    expect(second.locator("svg")).to_have_count(0)

    # 1, 1, ½ and 0 in two hands are a share of 5/8, which is 89 points above a regular bot.
    rows = dict(places(page))
    own = rows[{"zh": "你", "en": "You"}[lang]]
    rating, margin = map(int, own.split(" ± "))
    assert 1560 <= rating <= 1600 and 50 <= margin <= 75
    assert rows[REGULAR[lang]] == "1500"
    numbers = [int(number.removeprefix("≈").split()[0]) for _, number in places(page)]
    assert numbers == sorted(numbers, reverse=True) and len(numbers) == 6
    for told in (str(rating), str(rating - margin), str(rating + margin)):
        expect(first.locator("p b")).to_contain_text(told)
    look(page)
    for window in (SMALL_PHONE, PHONE, TABLET, size):
        page.set_viewport_size({"width": window[0], "height": window[1]})
        assert not wrong(page, cut="dialog.statistics", apart=[".rating li > *", ".ways li > *", ".waits li > *"])
        for picture in folded.locator("svg").all():
            box = picture.bounding_box()
            assert box and box["width"] >= 64
        page.locator(".waits").scroll_into_view_if_needed()
        shot(page, f"waits-{lang}-{window[0]}")
        folded.locator("ul").first.scroll_into_view_if_needed()
        shot(page, f"rating-{lang}-{window[0]}")
    folded.locator("summary").click()
    expect(first).to_be_hidden()
