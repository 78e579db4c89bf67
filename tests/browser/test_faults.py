"""The worker ends, hangs or runs out of memory at any step: the match goes on, or a sentence says what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.broken import (
    END,
    HANDLED,
    HANGS,
    LISTENING,
    LONG_AGO,
    NO_MEMORY,
    OUT_OF_MEMORY,
    STARTED,
    STEPS,
    WORKER,
    tampered,
)
from tests.browser.player import LOCALES, PATIENCE_MS, SOONER, Lang, Player, fix_deal
from tests.browser.stored import QUIET, dump, saves
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, TIMED, OpenPage, without_waiting
from tests.browser.used import ready

DIED = {"zh": "牌规引擎中途停了", "en": "The rules engine stopped"}
HUNG = {"zh": "对手半分钟没有应", "en": "An opponent has not answered"}
MEMORY = {"zh": "内存不够", "en": "too little memory"}
MISSING = "有文件没下载下来"

CARDS = 16
"""A deal that begins with two cards of one's own, and is over soon after."""
FAILS = "window.workers.at(-1).dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))"
"""An error nobody caught in the worker."""
UNTIL_ANOTHER = """async () => {
  for (; workers.length < 2; await new Promise(requestAnimationFrame)) seconds(10);
}"""
"""Lets the page wait in seconds of its own until it has started another worker."""
SLEPT = """() => {
  const { now } = performance;
  performance.now = () => now.call(performance) + 7_200_000;
  const today = Date.now;
  Date.now = () => today() + 7_200_000;
}"""
"""The machine has slept for two hours."""


def playing(used_page: OpenPage, lang: Lang = "zh", **options: object) -> tuple[Page, Player]:
    """Return a page whose worker can be ended, at the player's turn to discard."""
    page = used_page(PHONE, lang=LOCALES[lang], **options)
    page.evaluate(STEPS)
    player = Player(page, lang)
    player.start(hands=4, deal=CARDS)
    player.reach("discard")
    return page, player


def workers_of(page: Page) -> int:
    """Return how many workers the page has started."""
    many: int = page.evaluate("window.workers.length")
    return many


def another_worker(page: Page) -> None:
    """End the worker of a page in the lobby, and wait for the next."""
    workers = workers_of(page)
    page.evaluate(END)
    started(page, workers + 1)


def started(page: Page, workers: int) -> None:
    """Wait until so many workers have been started, and Python is there in the last of them."""
    page.evaluate(STARTED, workers)
    ready(page)
    assert workers_of(page) == workers
    page.evaluate(LONG_AGO)


def back_on_the_table(page: Page, player: Player, workers: int) -> str:
    """Wait for so many workers, and until the last has laid the match out; return the table."""
    started(page, workers)
    expect(page.locator("#table.bare, hp-prompt .progress")).to_have_count(0, timeout=PATIENCE_MS)
    player.moment()
    return player.position()


def ends_over(page: Page, deed: str) -> None:
    """End the worker when it is asked for this, before it answers."""
    page.evaluate("deed => { window.dying = deed; }", f'\\"do\\":\\"{deed}\\"')


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_a_worker_that_ends_is_replaced_at_once_wherever_it_was(used_page: OpenPage, lang: Lang) -> None:
    """It ends by an error, while the next one starts, during the player's move, a bot's move, and a save."""
    page, player = playing(used_page, lang)
    before = player.position()
    workers = workers_of(page)
    page.evaluate(FAILS)
    expect(page.locator(".toast")).to_contain_text(DIED[lang])
    assert back_on_the_table(page, player, workers + 1) == before
    page.evaluate(f"window.endAt = 'start'; {END}")
    assert back_on_the_table(page, player, workers + 3) == before
    ends_over(page, "act")
    player.discard()
    assert back_on_the_table(page, player, workers + 4) == before
    page.evaluate("window.endAt = 'save'")
    player.discard()
    assert back_on_the_table(page, player, workers + 5) != before
    (record,) = dump(page)["stores"]["records"].values()
    assert record.count("\n0 discard ") == 1, "what was answered is kept, and was done once"
    player.reach("discard")
    ends_over(page, "advance")
    player.discard()
    back_on_the_table(page, player, workers + 6)
    player.reach("result")
    assert len(dump(page)["stores"]["hands"]) == 1


@pytest.mark.long
def test_a_worker_may_end_at_any_other_step_too(used_page: OpenPage) -> None:
    """It ends during a download, while it lays the match out, and during a hint, reasons or earlier decisions."""
    page, player = playing(used_page)
    player.discard()
    player.reach("discard")
    before = player.position()
    workers = workers_of(page)
    page.evaluate(f"window.endAt = 'download'; {END}")
    assert back_on_the_table(page, player, workers + 2) == before
    ends_over(page, "load")
    page.evaluate(END)
    assert back_on_the_table(page, player, workers + 4) == before
    for nth, (deed, key) in enumerate((("hint", "t"), ("why", "?"), ("review", "b")), workers + 5):
        ends_over(page, deed)
        page.keyboard.press(key)
        assert back_on_the_table(page, player, nth) == before, deed


def test_an_engine_that_dies_again_and_again_is_not_started_for_ever(used_page: OpenPage) -> None:
    """The third time the page stops trying and says so; every match is kept."""
    page, player = playing(used_page)
    before = player.position()
    for died in range(3):
        player.moment()
        workers = workers_of(page)
        page.evaluate(FAILS)
        expect(page.locator(".toast")).to_contain_text("接连停了几次" if died == 2 else DIED["zh"])
        if died < 2:
            page.evaluate(STARTED, workers + 1)
            ready(page)
    expect(saves(page)).to_have_count(1)
    page.get_by_role("button", name="再试一次").click()
    player.button("resume").click()
    player.moment()
    assert player.position() == before


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_an_opponent_that_thinks_for_ever_is_stopped(open_page: OpenPage, lang: Lang) -> None:
    """A note says so, and a weaker bot makes that move. Time in which the machine slept does not count."""
    page = open_page(PHONE, lang=LOCALES[lang], path=QUIET, script=HANDLED)
    player = Player(page, lang)
    tampered(page, HANGS + LISTENING, times=1)
    page.goto(page.url.replace(QUIET, ""))
    player.hurry()
    fix_deal(page, BOT_DEALS)
    player.choose("yongzhou").locator('input[name="hands"][value="4"]').check()
    player.button("play this").click()
    expect(player.hand.locator(".card:not(.back)").first).to_be_visible(timeout=PATIENCE_MS)
    page.evaluate(SLEPT)
    page.evaluate("window.seconds(5)")
    page.evaluate("window.seconds(2)")
    expect(page.locator(".toast")).to_have_count(0)
    page.evaluate("window.seconds(30)")
    expect(page.locator(".toast")).to_contain_text(HUNG[lang])
    assert player.moment() in ("discard", "claim")
    (record,) = dump(page)["stores"]["records"].values()
    assert record.count(" discard ") >= 1


BOT_DEALS = 3
"""A deal in which a bot plays the first card."""


@pytest.mark.long
@pytest.mark.parametrize("lang", LOCALES)
def test_without_memory_the_engine_starts_again(open_page: OpenPage, lang: Lang) -> None:
    """Out of memory in a game: a new worker goes on."""
    allow = ["console error", "page error"]
    page = open_page(PHONE, pyodide=True, lang=LOCALES[lang], script=HANDLED, allow=allow)
    player = Player(page, lang)
    ready(page)
    player.hurry()
    tampered(page, OUT_OF_MEMORY + LISTENING, times=1)
    another_worker(page)
    player.button("close", page.locator(".toast")).click()
    player.start(hands=4, deal=BOT_DEALS)
    expect(page.locator(".toast")).to_contain_text(DIED[lang], timeout=PATIENCE_MS)
    player.reach("discard")


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_without_memory_at_every_start_the_page_says_what_to_do(open_page: OpenPage, lang: Lang) -> None:
    """A sentence and a button, and the match goes on where it was."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES[lang], allow=["console error", "page error"])
    player = Player(page, lang)
    player.hurry()
    player.start(hands=4, deal=CARDS)
    before = player.position()
    tampered(page, NO_MEMORY)
    page.reload()
    alert = page.locator(".progress.failed")
    expect(alert).to_contain_text(MEMORY[lang], timeout=PATIENCE_MS)
    page.unroute(WORKER)
    alert.get_by_role("button").click()
    player.moment()
    assert player.position() == before


def test_a_worker_whose_file_does_not_come_is_asked_for_again(used_page: OpenPage) -> None:
    """It is fetched a second time. Where it never comes or stalls, a sentence says so, and nothing stored is lost."""
    page, player = playing(used_page, allow=["Failed to load resource"])
    before = player.position()
    workers = workers_of(page)
    page.evaluate(without_waiting(1000, 2000))  # before the worker's file is asked for again
    page.route(WORKER, lambda route: route.abort(), times=1)
    page.evaluate(END)
    assert back_on_the_table(page, player, workers + 2) == before

    page.route(WORKER, lambda route: route.abort())
    page.evaluate(END)
    alert = page.locator(".progress.failed")
    expect(alert).to_contain_text(MISSING)
    page.unroute(WORKER)

    page.route(WORKER, lambda route: None, times=1)  # neither comes nor fails
    alert.get_by_role("button").click()
    expect(page.locator(".progress progress")).to_be_visible()
    # The store is not asked any more: its seconds run too.
    expect(page.locator("#table hp-hand .card").first).to_be_visible()
    page.evaluate(UNTIL_ANOTHER)  # its first seconds may not have begun yet
    player.moment()
    assert player.position() == before
    page.evaluate(TIMED)


@pytest.mark.long
def test_the_tally_can_be_reviewed_after_the_engine_has_ended(used_page: OpenPage) -> None:
    """A new engine is given the match whose tally is shown."""
    page = used_page(PHONE)
    player = Player(page)
    player.start(hands=1, deal=SOONER)
    player.reach("result")
    player.button("tally", player.result).click()
    expect(page.locator("summary.tally-row").first).to_be_visible()
    another_worker(page)
    expect(page.locator(".toast")).to_contain_text(DIED["zh"])
    page.locator("summary.tally-row").first.click()
    page.locator(".open-review").first.click()
    expect(page.get_by_role("dialog").locator("hp-hand, .card").first).to_be_visible(timeout=PATIENCE_MS)
