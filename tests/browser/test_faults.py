"""The worker ends, hangs or runs out of memory at any step: the match goes on, or one sentence says what to do."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.broken import HANGS, LISTENING, NO_MEMORY, OUT_OF_MEMORY, WORKER, tampered
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, OpenPage
from tests.browser.test_trouble import BOT_DEALS, DIED, WORKERS, assert_told_in_time, with_script

HUNG = {"zh": "对手半分钟没有应", "en": "An opponent has not answered"}
MEMORY = {"zh": "内存不够", "en": "too little memory"}
MISSING = {"zh": "有文件没下载下来", "en": "a file did not arrive"}

END_AT = """
window.endAt = "";
customElements.whenDefined("hp-page").then(() => {
  const { page } = document.querySelector("hp-page");
  const end = when => {
    if (!when) return;
    window.endAt = "";
    window.workers.at(-1).terminate();
  };
  const tell = page.starting.tell.bind(page.starting);
  page.starting.tell = change => {
    tell(change);
    end(change.step === window.endAt && (change.step !== "download" || change.loaded > 0));
  };
  const { saves } = page.keeping;
  const put = saves.put.bind(saves);
  saves.put = (...given) => {
    end(window.endAt === "save");
    return put(...given);
  };
});
"""
"""The worker ends when the page starts it so far, or keeps what it has answered, as `endAt` says."""

LONG_AGO = "document.querySelector('hp-page').page.starting.deaths.length = 0"
"""What ended before counts no more, as after some minutes."""


def back_on_the_table(page: Page, player: Player, workers: int) -> str:
    """Wait until so many workers have been started and the last has laid the match out; return the table."""
    for _ in range(PATIENCE_MS // 100):
        if page.evaluate("window.workers.length") >= workers:
            break
        page.wait_for_timeout(100)
    expect(page.locator("#table.bare, hp-prompt .progress")).to_have_count(0, timeout=PATIENCE_MS)
    player.moment()
    assert page.evaluate("window.workers.length") == workers
    page.evaluate(LONG_AGO)
    return player.position()


def ends_over(page: Page, deed: str) -> None:
    """The worker ends when it is asked for this, before it answers."""
    page.evaluate("deed => { window.dying = deed; }", f'\\"do\\":\\"{deed}\\"')


def test_a_worker_that_ends_is_replaced_at_once_wherever_it_was(open_page: OpenPage) -> None:
    """Idle, while the next one starts, over a hint, over a move, and while what it answered is kept."""
    page, player = with_script(open_page, WORKERS + END_AT)
    player.start(hands=4, deal=3)
    player.until("discard")
    before = player.position()
    page.evaluate("window.endAt = 'start'; window.workers.at(-1).terminate()")
    expect(page.locator(".toast")).to_contain_text(DIED["zh"])
    assert back_on_the_table(page, player, 3) == before
    ends_over(page, "hint")
    page.keyboard.press("t")
    assert back_on_the_table(page, player, 4) == before
    ends_over(page, "act")
    player.discard()
    assert back_on_the_table(page, player, 5) == before
    page.evaluate("window.endAt = 'save'")
    player.discard()
    assert back_on_the_table(page, player, 6) != before
    (record,) = dump(page)["stores"]["records"].values()
    assert record.count("\n0 discard ") == 1, "what was answered is kept, and was done once"


@pytest.mark.long
def test_a_worker_may_end_at_any_other_step_too(open_page: OpenPage) -> None:
    """While the next one downloads, or is asked for its games; over a look at reasons, or back at earlier decisions."""
    page, player = with_script(open_page, WORKERS + END_AT)
    player.start(hands=4, deal=3)
    player.until("discard")
    player.discard()
    player.until("discard")
    before = player.position()
    page.evaluate("window.endAt = 'download'; window.workers.at(-1).terminate()")
    assert back_on_the_table(page, player, 3) == before
    ends_over(page, "games")
    page.evaluate("window.workers.at(-1).terminate()")
    assert back_on_the_table(page, player, 5) == before
    for workers, deed, key in ((6, "why", "?"), (7, "review", "b")):
        ends_over(page, deed)
        page.keyboard.press(key)
        assert back_on_the_table(page, player, workers) == before, deed


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_an_opponent_that_thinks_for_ever_is_stopped(open_page: OpenPage, lang: Lang) -> None:
    """The page ends it and says so; a level below makes that one move. A machine that slept has not waited."""
    page = open_page(PHONE, lang=LOCALES[lang], path="licences/index.html")
    tampered(page, HANGS + LISTENING)
    page.clock.install()
    page.goto(page.url.replace("licences/index.html", ""))
    player = Player(page, lang)
    player.hurry()
    page.evaluate("byte => { crypto.getRandomValues = bytes => bytes.fill(byte); }", BOT_DEALS)
    page.locator('input[name="hands"][value="4"]').check()
    player.button("start").click()
    expect(player.hand.locator(".card:not(.back)").first).to_be_visible(timeout=PATIENCE_MS)
    page.clock.fast_forward("02:00:00")
    expect(page.locator(".toast")).to_have_count(0)
    assert_told_in_time(page, HUNG[lang])
    assert player.moment() in ("discard", "claim")
    (record,) = dump(page)["stores"]["records"].values()
    assert record.count(" discard ") >= 1


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_without_memory_the_engine_starts_again_or_says_what_to_do(open_page: OpenPage, lang: Lang) -> None:
    """None left in the middle of a game: all goes on in a new worker. None to be had: a sentence, and a button."""
    page = open_page(PHONE, lang=LOCALES[lang], path="licences/index.html", allow=["console error", "page error"])
    tampered(page, OUT_OF_MEMORY + LISTENING, times=1)
    page.goto(page.url.replace("licences/index.html", ""))
    player = Player(page, lang)
    player.hurry()
    player.start(hands=4, deal=3)
    expect(page.locator(".toast")).to_contain_text(DIED[lang], timeout=PATIENCE_MS)
    player.until("discard")
    before = player.position()
    player.moment()

    tampered(page, NO_MEMORY)
    page.reload()
    alert = page.locator(".progress.failed")
    expect(alert).to_contain_text(MEMORY[lang], timeout=PATIENCE_MS)
    page.unroute(WORKER)
    alert.get_by_role("button").click()
    player.moment()
    assert player.position() == before


def test_a_worker_whose_file_does_not_come_is_asked_for_again(open_page: OpenPage) -> None:
    """Once is once; where it never comes, it is said, and nothing that is kept is lost; where it hangs, too."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="licences/index.html", allow=["Failed to load resource"])
    page.clock.install()
    page.route(WORKER, lambda route: route.abort(), times=1)
    page.goto(page.url.replace("licences/index.html", ""))
    player = Player(page)
    page.clock.run_for(3000)
    player.hurry()
    player.start(hands=4, deal=3)
    before = player.position()

    page.route(WORKER, lambda route: route.abort())
    page.reload()
    alert = page.locator(".progress.failed")
    for _ in range(100):
        page.clock.run_for(1000)
        if alert.is_visible():
            break
        page.wait_for_timeout(50)
    expect(alert).to_contain_text(MISSING["zh"])
    page.unroute(WORKER)

    page.route(WORKER, lambda route: None, times=1)  # neither comes nor fails
    alert.get_by_role("button").click()
    expect(page.locator(".progress")).to_be_visible()
    for _ in range(100):
        page.clock.run_for(1000)
        if page.locator("hp-page").evaluate("element => element.app.boot.step") == "ready":
            break
        page.wait_for_timeout(50)
    player.moment()
    assert player.position() == before


def test_the_tally_can_be_reviewed_after_the_engine_has_ended(open_page: OpenPage) -> None:
    """A new engine is told the match whose tally is read."""
    page, player = with_script(open_page, WORKERS)
    player.start(hands=1, deal=2)
    player.until("result")
    player.button("tally", player.result).click()
    page.evaluate("window.workers.at(-1).terminate()")
    expect(page.locator(".toast")).to_contain_text(DIED["zh"])
    for _ in range(PATIENCE_MS // 100):
        if page.locator("hp-page").evaluate("element => element.app.boot.step") == "ready":
            break
        page.wait_for_timeout(100)
    page.locator("summary.tally-row").first.click()
    page.locator(".open-review").first.click()
    expect(page.get_by_role("dialog").locator("hp-hand, .card").first).to_be_visible(timeout=PATIENCE_MS)
