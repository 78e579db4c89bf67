"""Nothing on the table jumps while a hand is played: what must move is animated."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.boxes import FITTED, SETTLED, outside
from tests.browser.player import FORESEEN, LOCALES, MANY_STEPS, SOONER, WON, Lang, Player
from tests.browser.stored import bring, saves
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TALL_PHONE,
    OpenPage,
    Size,
)
from tests.browser.test_win_moment import PACE, win, won_by_discard

WATCH = """() => {
  window.jumps = [];
  window.watching = new PerformanceObserver(list => list.getEntries().forEach(jump => jumps.push({
    value: jump.value, input: jump.hadRecentInput,
    parts: jump.sources.map(({ node }) => node?.nodeType === Node.ELEMENT_NODE ? node.outerHTML.slice(0, 60) : ""),
  })));
  window.watching.observe({ type: "layout-shift" });
}"""
"""Notes what the browser calls a layout shift, those soon after an input too."""
FOUND = """() => {
  window.watching.disconnect();
  return window.jumps;
}"""
DRAWN = f"""({{ page }}) => {{
  page.lobby.setSettings({{ speed: "quick" }});
  page.play.pace.pause = async () => {{ await ({FITTED})(); await ({SETTLED})(); }};
}}"""
"""Lets every pause of the others last until what was done is drawn and lies still."""
LYING = """() => Object.fromEntries([...document.querySelectorAll(".wall, .seat .laid, .seat .held > :first-child")]
  .filter(one => one.getClientRects().length > 0 && !one.matches(":has(> :nth-child(11)) > .laid"))
  .map(one => {
    const nth = one.matches(".laid") ? [...one.parentElement.children].indexOf(one) : 0;
    return [`${one.closest("hp-seat")?.className} ${one.classList[0]} ${nth}`, [one.offsetLeft, one.offsetTop]];
  }))"""
"""Where the styles lay what nobody takes away, by its name. More than ten cards before a seat are smaller."""

CARDS_WIDE = """hand => [hand.querySelectorAll(".column").length, hand.querySelector(".card").offsetWidth]"""
"""How many columns the hand has, and how wide a card is."""


MOMENTS = [("zipai", SIDEWAYS), ("mahjong", SIDEWAYS), ("zipai", SMALL_PHONE)]
"""Wins of both families; an ordinary run has the first."""


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desk"])
def test_what_lies_stays_where_it_is(used_page: OpenPage, size: Size) -> None:
    """Neither what is laid nor what is asked moves a card that lies before a seat, the wall, or a hand that is held."""
    page = used_page(size, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(deal=1)
    lay: dict[str, list[int]] = {}
    most = 0
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            break
        lies: dict[str, list[int]] = page.evaluate(LYING)
        assert not {name: (lay[name], place) for name, place in lies.items() if lay.get(name, place) != place}
        lay = lies
        most = max(most, len([name for name in lies if " laid " in name]))
        player.decide(turn)
    assert most >= 5, "hardly a card was laid"


@pytest.mark.parametrize(
    ("lang", "size", "game", "deal"),
    [
        ("zh", PHONE, "yongzhou", SOONER),
        pytest.param("zh", PHONE, "yongzhou", 9, marks=pytest.mark.long),
        pytest.param("zh", PHONE, "yongzhou-mahjong", 9, marks=pytest.mark.long),
        pytest.param("en", DESKTOP, "yongzhou-mahjong", 9, marks=pytest.mark.long),
        pytest.param("zh", PHONE, "kawuxing", 9, marks=pytest.mark.long),
        pytest.param("en", DESKTOP, "leiyang", 14, marks=pytest.mark.long),
    ],
    ids=["zh-phone", "zh-phone-longer", "four-phone", "four-desk", "tiles-phone", "en-desk"],
)
def test_nothing_jumps_during_a_hand(used_page: OpenPage, lang: Lang, size: Size, game: str, deal: int) -> None:
    """At a pace that draws every step, there is no layout shift without an input, and after one only texts shift."""
    page = used_page(size, lang=LOCALES[lang], motion=True)
    player = Player(page, lang)
    page.locator("hp-page").evaluate(DRAWN)
    player.choose(game)
    player.start(deal=deal)
    page.evaluate(WATCH)
    player.until("result")
    jumps: list[dict[str, Any]] = page.evaluate(FOUND)
    player.let_on()
    unasked = [jump for jump in jumps if not jump["input"] and jump["value"] > 0.0001]
    assert not unasked
    assert not [part for jump in jumps for part in jump["parts"] if part], "parts of the table jumped after an input"


@pytest.mark.parametrize(
    ("size", "game"), [(TALL_PHONE, "yongzhou"), pytest.param(SMALL_PHONE, "yuanjiang", marks=pytest.mark.long)]
)
def test_cards_keep_their_size_during_a_hand(used_page: OpenPage, size: Size, game: str) -> None:
    """On a phone, where they have all the width: also when columns have gone. The next hand has a size of its own."""
    page = used_page(size, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.choose(game)
    player.start(deal=9)
    sizes: set[float] = set()
    columns: set[int] = set()
    for turn in range(MANY_STEPS):
        moment = player.moment()
        if moment == "result":
            break
        there, wide = page.locator("hp-hand").evaluate(CARDS_WIDE)
        columns.add(there)
        sizes.add(wide)
        player.decide(turn)
    assert max(columns) - min(columns) >= 3, "hardly a column went"
    assert len(sizes) == 1


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_a_win_moves_nothing_in_small_windows(used_page: OpenPage, lang: Lang) -> None:
    """From the answers to the account, the table, the answers and the notes stay where they were; in both families."""
    page = used_page(SIDEWAYS, touch=True, lang=LOCALES[lang], motion=True)
    player = Player(page, lang)
    table = page.locator("hp-page")
    for family, size in MOMENTS if lang == "en" else MOMENTS[:1]:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        table.evaluate(PACE, "quick")
        if family == "zipai":
            page.evaluate(WATCH)
            player.start(hands=4, deal=WON)
        else:
            bring(player, won_by_discard())
            player.button("close").click()
            page.evaluate(WATCH)
            player.button("resume", saves(page).first).click()
            player.moment()
        table.evaluate(FORESEEN)
        page.evaluate(FITTED)  # a busy machine may not have drawn the table yet
        begun = [jump for jump in page.evaluate(FOUND) if jump["value"] > 0.01]
        assert not begun, (family, size)
        page.evaluate(WATCH)
        win(page)
        assert player.moment() == "result"
        player.button("close", player.result).click()
        assert not outside(page, "hp-prompt button"), (family, size)
        jumps = [jump for jump in page.evaluate(FOUND) if jump["value"] > (0.001 if jump["input"] else 0.0001)]
        assert not [jump for jump in jumps if any(jump["parts"])], (family, size)
        player.leave()
        expect(saves(page).first).to_be_visible()  # the lobby draws it a little later than itself
        page.evaluate(FITTED)
