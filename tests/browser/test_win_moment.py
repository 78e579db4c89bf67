"""A win is played on the table before its result: seen, skipped, and left out where nothing shall move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, everywhere, outside, overlaps
from tests.browser.player import LOCALES, WON, Lang, Player
from tests.browser.stacked import take_up
from tests.browser.stacked_tiles import tile_record
from tests.browser.support import DESKTOP, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size, now_and_later
from tests.browser.test_mahjong_moments import READY, two_have_won
from tests.browser.test_result_layout import points_in_sight

HOLD = """() => {
  if (window.held) return;
  window.held = [];
  const { setTimeout } = window;
  window.setTimeout = (run, ms, ...rest) => ms === 1000 ? held.push(run) : setTimeout.call(window, run, ms, ...rest);
  window.letGo = () => {
    window.setTimeout = setTimeout;
    delete window.held;
  };
}"""
"""Lets a win at a quick pace last until the test ends it."""
LET_GO = "() => window.letGo?.()"
"""Lets it end by itself again: other tests use the page later."""
RELEASE = "() => held.splice(0).forEach(run => run())"
PRESS_AT_ONCE = """() => {
  window.pressed = 0;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    pressed += 1;
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "l", bubbles: true, cancelable: true }));
  };
  const drawing = new MutationObserver(() => {
    if (!document.querySelector(".showdown")) return;
    drawing.disconnect();
    port2.postMessage("");
  });
  drawing.observe(document.body, { subtree: true, childList: true });
}"""
"""Presses the key that opens the log in the first task after the opened hands are drawn."""
PACE = "(page, speed) => page.page.lobby.setSettings({ speed })"
NEEDED = "hp-hand button, hp-prompt button, .bar button"
"""What nothing on the table may cover."""
COVERED = """([over, needed]) => {
  const box = document.querySelector(over).getBoundingClientRect();
  return [...document.querySelectorAll(needed)].filter(one => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    return one.checkVisibility() && across > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  }).map(one => one.outerHTML.slice(0, 90));
}"""
"""The needed elements that lie under another one."""
SCROLLS = "place => [place.scrollWidth > place.clientWidth, place.scrollHeight > place.clientHeight]"
"""Whether a place scrolls, sideways and down: where scrollbars are shown, they would lie across it."""


@pytest.fixture
def used_page(used_page: OpenPage) -> Iterator[OpenPage]:
    """The shared fixture; a win ends by itself on its pages after the test."""
    lent: list[Page] = []

    def lend(*args: Any, **options: Any) -> Page:
        lent.append(used_page(*args, **options, motion=True))
        return lent[-1]

    yield lend
    for page in lent:
        page.evaluate(LET_GO)


def before_a_win(page: Page, player: Player, family: str) -> None:
    """Go on until a win is offered to the player, who has a king in zipai."""
    if family == "zipai":
        player.hurry()
        player.start(hands=4, deal=WON)
    else:
        take_up(page, player, won_by_discard())
    page.evaluate(HOLD)
    page.locator("hp-page").evaluate(PACE, "quick")


def covered(page: Page, over: str, needed: str = NEEDED) -> list[str]:
    """Return the needed elements that lie under another one."""
    found: list[str] = page.evaluate(COVERED, [over, needed])
    return found


def won_by_discard() -> str:
    """Return a hand of one suit whose player may win on what the next one has discarded."""
    return tile_record("yongzhou-mahjong", "1112345678999s", "5s", shown="8p", dealer=1, lines=["1 discard 5s"], of=2)


def lost() -> str:
    """Return a hand that the next one has won on the player's discard."""
    lines = ["0 discard 5s", "1 hu"]
    return tile_record("yongzhou-mahjong", "5s", READY, shown="8p", lines=lines, of=2)


def win(page: Page) -> Locator:
    """Press the win that is offered, and return what lies open then."""
    page.locator("hp-prompt .hu").click()
    shown = page.locator(".showdown")
    expect(shown).to_be_visible()
    return shown


@pytest.mark.parametrize(
    ("family", "size"),
    [
        ("zipai", SMALL_PHONE),
        pytest.param("mahjong", DESKTOP, marks=pytest.mark.long),
        pytest.param("zipai", DESKTOP, marks=pytest.mark.long),
        pytest.param("mahjong", SMALL_PHONE, marks=pytest.mark.long),
    ],
)
def test_a_win_is_seen_before_its_account(used_page: OpenPage, shot: Shot, family: str, size: Size) -> None:
    """The groups with their values, all hands and the points come; they stay, and a button opens the account."""
    page = used_page(size, touch=size == SMALL_PHONE, lang=LOCALES["zh"])
    player = Player(page)
    before_a_win(page, player, family)
    shown = win(page)
    expect(page.locator("dialog.result")).to_have_count(0)
    expect(shown.locator(".one.won")).to_have_count(1)
    expect(shown.locator(".won-group")).to_have_count(7 if family == "zipai" else 5)
    expect(shown.locator(".rows > li")).to_have_count(2 if family == "zipai" else 3)
    expect(page.locator(".coin")).to_have_count(2 if family == "zipai" else 1)
    if family == "zipai":
        expect(shown.locator(".one.stands > .king")).to_have_count(1)
        expect(shown.locator(".one.stands .as .card")).to_have_count(1)
    assert not covered(page, ".showdown")
    expect(page.locator("hp-hand")).to_be_hidden()  # it is the hand that has opened
    page.evaluate(RELEASE)
    expect(page.locator(".coin")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)  # the win stays until a press
    if family == "zipai":
        values = [int(value) for value in shown.locator(".won-group small b").all_inner_texts()]
        assert len(values) == 7 and shown.locator(".reckoned b").get_attribute("data-shown") == str(sum(values))
    player.account()
    expect(player.result.locator(".groups :is(.won, .last)")).to_have_count(1)
    expect(player.result.locator(".groups .king")).to_have_count(1 if family == "zipai" else 0)
    expect(page.locator(".coin")).to_have_count(0)
    assert points_in_sight(page)
    expect(player.result.locator(".hands .row")).to_have_count(3 if family == "zipai" else 4)
    player.button("close", player.result).click()
    expect(shown).to_be_visible()
    assert_accessible(page)

    expect(shown.locator(".rays")).to_have_count(0 if family == "zipai" else 1)

    def fits(size: Size) -> None:
        assert_no_sideways_scroll(page)
        assert not shown.locator(".rays").count() or shown.evaluate(SCROLLS) == [False, False]
        assert not covered(page, ".showdown")
        assert not overlaps(page, ".won-group, .rows > li, .showdown header")
        assert not outside(page, ".showdown :is(.card, .tile)")
        assert not cut_texts(page, ".showdown")
        shot(page, f"win-{family}-{size[0]}")

    everywhere(page, [size, TABLET, SIDEWAYS] if size == SMALL_PHONE else [size, (1920, 1080)], fits)
    page.set_viewport_size({"width": 844, "height": 390})
    assert shown.evaluate(SCROLLS) == [False, False], "all hands are whole on a wide phone on its side"
    shown.get_by_role("button", name="收起各家的牌").click()
    expect(shown).to_have_count(0)


@now_and_later("size", {"phone": SMALL_PHONE, "sideways": SIDEWAYS, "desk": DESKTOP}, "phone")
def test_a_lost_hand_opens_as_large_as_a_won_one(used_page: OpenPage, shot: Shot, size: Size) -> None:
    """The cards that have won are larger than those of the others, among which are one's own."""
    page = used_page(size, touch=size != DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, lost())
    player.button("close", player.result).click()
    shown = page.locator(".showdown")
    expect(shown.locator(".rows > li")).to_have_count(3)
    expect(shown.locator(".rows > li").first).to_contain_text("你")
    expect(page.locator("hp-hand")).to_be_hidden()
    width: int = shown.locator(".won-group .tile").first.evaluate("tile => tile.offsetWidth")
    assert width >= (26 if size == SMALL_PHONE else 36)
    assert not outside(page, ".showdown :is(.card, .tile)")
    assert not covered(page, ".showdown")
    shot(page, f"lost-{size[0]}")
    shown.get_by_role("button", name="收起各家的牌").click()
    expect(page.locator("hp-hand")).to_be_visible()
    assert not outside(page, "hp-hand button")


@pytest.mark.long
def test_a_key_in_the_task_after_the_win_is_drawn_ends_it_too(used_page: OpenPage) -> None:
    """Nothing comes between the last position and the moment, so the key has no meaning of its own."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    before_a_win(page, player, "mahjong")
    page.evaluate(PRESS_AT_ONCE)
    win(page)
    expect(page.locator("hp-prompt .over")).to_be_visible()
    expect(page.locator("dialog")).to_have_count(0)
    assert page.evaluate("pressed") == 1


@pytest.mark.parametrize(("family", "lang"), [("zipai", "en"), pytest.param("mahjong", "zh", marks=pytest.mark.long)])
def test_any_key_and_any_tap_end_it_and_do_nothing_else(used_page: OpenPage, family: str, lang: Lang) -> None:
    """A key with a meaning of its own, or a tap on a button, only lets everything lie; the hand stays."""
    touch = family == "zipai"
    page = used_page(SMALL_PHONE if touch else DESKTOP, touch=touch, lang=LOCALES[lang])
    player = Player(page, lang)
    before_a_win(page, player, family)
    win(page)
    page.keyboard.press("l")  # elsewhere this opens the log
    expect(page.locator(".coin")).to_have_count(0)
    expect(page.locator("dialog")).to_have_count(0)
    player.account()
    player.result.locator(".undo-last").click()
    win(page)
    player.button("next hand").click()
    expect(page.locator(".coin")).to_have_count(0)
    assert page.locator("hp-page").evaluate("({ app }) => app.table.state.hand") == 1
    expect(page.locator(".showdown .one.won")).to_have_count(1)


@pytest.mark.parametrize("how", ["reduced motion", pytest.param("instant", marks=pytest.mark.long)])
def test_where_nothing_shall_move_nothing_does(used_page: OpenPage, how: str) -> None:
    """The hands lie open all the same; to whoever wants no pauses the account comes at once."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    before_a_win(page, player, "mahjong")
    if how == "instant":
        page.locator("hp-page").evaluate(PACE, "instant")
    else:
        page.emulate_media(reduced_motion="reduce")
    page.locator("hp-prompt .hu").click()
    if how == "instant":
        player.button("close", player.result).click()
    expect(page.locator("hp-prompt .over")).to_be_visible()
    expect(page.locator(".coin")).to_have_count(0)
    expect(page.locator(".showdown .one.won")).to_have_count(1)
    assert page.evaluate("document.getAnimations().length") == 0


@pytest.mark.long
def test_two_winners_lie_open_side_by_side(used_page: OpenPage) -> None:
    """Each with groups, winning tile and points, on the smallest phone and on a desk."""
    page = used_page(SMALL_PHONE, touch=True, lang=LOCALES["en"])
    player = Player(page, "en")
    take_up(page, player, two_have_won())
    player.button("close", player.result).click()
    shown = page.locator(".showdown")
    expect(shown.locator(".won-hand")).to_have_count(2)
    expect(shown.locator(".one.won")).to_have_count(2)

    def fits(_: Size) -> None:
        assert not covered(page, ".showdown")
        assert not overlaps(page, ".won-group, .rows > li, .showdown header")

    everywhere(page, [SMALL_PHONE, DESKTOP], fits)
