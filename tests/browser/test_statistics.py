"""Statistics: every finished hand counts once; hands with help count apart. The sums are in statistics.test.js."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, SOON, WON, Player, points
from tests.browser.stored import bring, dump, press, summed
from tests.browser.support import DESKTOP, PHONE, OpenPage
from tests.browser.test_rating import HEAD, hand


def line(page: Page, name: str, within: str = ".stat-folds") -> list[str]:
    """Return all, unaided and aided of a line of the table of all hands, or of the first table elsewhere."""
    cells = page.locator(f"dialog.statistics {within} table").first.locator(f'tr[data-line="{name}"] td')
    expect(cells).to_have_count(3)
    return cells.all_inner_texts()


def finish(player: Player, *, undo: bool = False) -> tuple[int, bool]:
    """Play the hand to its end, taking a step back where asked; return the points and whether it was won."""
    if undo:
        player.reach("discard")
        player.discard()
        while player.moment() != "result" and player.button("undo").get_attribute("aria-disabled") == "true":
            player.reach("discard")
        player.button("undo").click()
    player.reach("result")
    own = points(player.result.locator(".scores tbody tr:first-child td").all_inner_texts())[0]
    return own, "won" in (player.result.get_attribute("class") or "")


def test_hands_count_once_and_help_is_remembered(used_page: OpenPage) -> None:
    """Points, wins and sessions are those of the results; a step back makes the hand and the session aided."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    press(player, "statistics")
    none = page.locator(".stat-none")
    expect(none.get_by_text("还没有打完的局")).to_be_visible()
    expect(none.get_by_role("button", name="开始")).to_be_enabled()
    player.button("close").click()

    player.start(hands=1, deal=SOON)
    alone, won = finish(player)
    page.reload()  # the result is shown again, and counts no second time
    player.moment()
    player.leave()
    player.start(hands=4, deal=4)
    helped, won_too = finish(player, undo=True)
    player.button("next hand", player.result).click()
    player.moment()
    page.reload()  # what help was used is kept with the match
    last, won_last = finish(player)
    player.leave()

    press(player, "statistics")
    statistics = page.locator("dialog.statistics")
    expect(statistics.locator(".recent li")).to_have_count(1)  # of two sessions one is finished
    expect(statistics.locator(".recent hp-face")).to_have_count(3)
    expect(statistics.locator(".waits .pieces rect")).to_have_count(3)
    expect(statistics.locator(".waits .pieces .full")).to_have_count(won + won_too + won_last)
    statistics.get_by_text("细账").click()
    assert line(page, "hands") == ["3", "2", "1"]
    assert line(page, "won") == [str(won + won_too + won_last), str(won + won_last), str(int(won_too))]
    assert points(line(page, "points")) == [alone + helped + last, alone + last, helped]
    expect(statistics.locator(".stat-lead h3")).to_have_text(f"打了 3 局，胡了 {won + won_too + won_last} 局")
    lead = statistics.locator(".stat-lead dd").all_inner_texts()
    assert lead == [line(page, name)[0] for name in ("rate", "points", "mean")]
    assert line(page, "sessions") == ["1", "1", "0"]
    assert line(page, "sessions_won") == [str(int(won)), str(int(won)), "0"]
    rows = list(dump(page)["stores"]["hands"].values())
    assert [row["aids"] for row in sorted(rows, key=lambda row: row["at"])] == [[], ["undo"], []]


def test_by_game_house_rules_and_opponents(used_page: OpenPage) -> None:
    """Each group opens to its own table; house rules and levels are named in words."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    bots = ["beginner", "beginner"]
    bring(player, summed([HEAD, hand(0, bots=bots), hand(1, bots=bots, game="yongzhou-plain")]))
    player.button("close").click()
    player.choose("yongzhou")
    page.locator("hp-rules summary").click()
    page.locator("#option-min_huxi").select_option("18 huxi")
    levels = page.locator(".pair select")
    levels.first.select_option(index=0)
    changed = levels.first.locator("option").first.inner_text()
    player.start(hands=1, deal=WON)
    finish(player)
    player.leave()

    press(player, "statistics")
    groups = page.locator(".stat-groups > li")
    expect(groups).to_have_count(2)
    expect(groups.first).to_contain_text("2 hands")
    page.get_by_role("radio", name="By rules").check()
    expect(groups).to_have_count(3)
    expect(groups.filter(has_text="18 huxi")).to_have_count(1)
    expect(groups.filter(has_text="Usual rules")).to_have_count(2)
    page.get_by_role("radio", name="By opponents").check()
    expect(groups).to_have_count(2)
    names = {name for text in groups.locator("b").all_inner_texts() for name in text.split(" and ")}
    assert names == {"Beginner", changed}
    groups.first.locator("summary").click()
    assert line(page, "hands", ".stat-groups") == ["2", "2", "0"]


def test_reset_can_be_undone(used_page: OpenPage) -> None:
    """By keyboard the focus goes to the undo button. Once closed, the statistics stay empty; matches stay."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=1, deal=SOON)
    finish(player)
    player.leave()
    kept = dump(page)["stores"]
    press(player, "statistics")
    page.get_by_role("button", name="清空统计").press("Enter")
    expect(page.get_by_text("清空了 1 局统计")).to_be_visible()
    undo = page.get_by_role("button", name="撤销", exact=True)
    expect(undo).to_be_focused()
    assert dump(page)["stores"]["hands"] == {}
    undo.press("Enter")
    expect(page.get_by_role("button", name="清空统计")).to_be_focused()
    assert dump(page)["stores"] == kept
    page.get_by_role("button", name="清空统计").click()
    expect(page.get_by_text("清空了 1 局统计")).to_be_visible()
    page.keyboard.press("Escape")
    page.reload()
    press(player, "statistics")
    expect(page.get_by_text("还没有打完的局")).to_be_visible()
    assert dump(page)["stores"] == {**kept, "hands": {}}
