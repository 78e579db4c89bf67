"""What comes late: an answer, a part or an event for which the player has not waited changes nothing they see now."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.by_chance import finished
from tests.browser.late import LET_GO, held_back
from tests.browser.player import LOCALES, SOON, Player
from tests.browser.stacked import BEFORE, record, take_up
from tests.browser.stored import EXPORTS, QUIET, bring, choose, dump, press, reload
from tests.browser.support import DESKTOP, PHONE, PUT_RECORD, OpenPage, follow
from tests.browser.used import ready

UNHEARD = "addEventListener('close', event => event.stopImmediatePropagation(), true);"
"""As the `script` of a page that never hears that the browser has closed a dialog."""
LATE_LOAD = """({ page: { engine } }) => {
  const { ask } = engine;
  engine.ask = async request => {
    const answer = await ask.call(engine, request);
    if (request.do === "load") await new Promise(done => { globalThis.loaded = done; });
    return answer;
  };
}"""
"""Holds back what the engine answers to a match that it has loaded, until `loaded` is called."""
TAKE_UP = """async (element, arrived) => {
  void element.page.resume(element.app.saved.matches[0].id);
  const there = () => arrived === "loaded" ? globalThis.loaded : element.app.table.opening === null;
  do await new Promise(done => setTimeout(done, 20));
  while (element.app.screen !== "table" || !there());
}"""
"""Takes up the match that is stored; waits until it has come onto the table, or until its answer is held back."""
AS_PLAYED = """async ({ page, app }) => {
  const { view } = await page.engine.ask({ do: "view" });
  return [JSON.stringify(app.table.state.view.seats), JSON.stringify(view.seats)];
}"""
"""The seats as the page has them, and as the engine has."""
TELL_ABOUT = "({ page }, about) => void page.play.queries.tellAbout(about)"
"""As a long press on the control does."""
OPENED = "({ app }) => app.sheet.open"
CHOOSE = "({ page }, game) => page.lobby.setSetup({ game })"
LATE_FAMILY = """({ page: { engine } }) => {
  const { loadFamily } = engine;
  const arriving = new Promise(done => { globalThis.arrive = done; });
  engine.loadFamily = async (family, report) => {
    if (family === "mahjong" && !(await arriving)) throw new Error("no network");
    return loadFamily(family, report);
  };
}"""
"""Lets the engine's part for mahjong come, or fail, only when ARRIVE says so."""
ARRIVE = """async ({ page: { engine } }, comes) => {
  arrive(comes);
  await engine.loadFamily("mahjong").catch(() => null);
  await new Promise(done => setTimeout(done)); // whoever waited for it has gone on
}"""
TOLD = "({ app }) => app.notices.toast"
"""What is told now: a toast goes by itself after a while."""
HELD_THERE = """id => new Promise(done => {
  void navigator.locks.request(`hupai-match-${id}`, () => {
    done();
    return new Promise(() => {});
  });
})"""
"""Has a match on its table, as a tab that plays it."""
TAKEN_UP_AND_LEFT = """async ({ page, app }) => {
  await page.parts.load("settings");
  const late = page.resume(app.saved.matches[0].id);
  page.toLobby();
  page.showSheet("settings");
  await late;
}"""
"""Takes up the match that is stored, and opens the settings before it is known whether another tab has it."""
LISTED = "({ app }) => app.saved.matches.length"
TWO_LISTED = """async element => {
  while (element.app.saved.matches.length < 2) await new Promise(done => setTimeout(done, 20));
}"""
SLOW_LIST = """element => {
  const { saves } = element.page.store;
  const list = saves.list.bind(saves);
  saves.list = async () => {
    await new Promise(done => setTimeout(done, 300));
    return list();
  };
}"""
"""A storage that takes its time to say which matches it has."""


def test_escape_closes_a_sheet_at_once(open_page: OpenPage) -> None:
    """The page does not wait to hear of what the browser has closed: what is pressed next finds the sheet gone."""
    page = open_page(DESKTOP, lang=LOCALES["en"], script=UNHEARD)
    player = Player(page, "en")
    player.button("settings").click()
    expect(page.locator("dialog.settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(player.button("settings")).to_be_focused()


@pytest.mark.long
def test_a_step_that_is_stored_late_hides_no_match_that_was_begun_meanwhile(open_page: OpenPage) -> None:
    """Another tab begins one while this tab waits for the storage: the list of this tab has both."""
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.hurry()
    player.start(hands=4, deal=3)
    held_back(page, "store.saves", "put")
    player.answers()[-1].click() if player.moment() == "claim" else player.discard()
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0])
    Player(other).start(hands=8, deal=4)
    page.locator("hp-page").evaluate(TWO_LISTED)
    page.evaluate(LET_GO)
    assert page.locator("hp-page").evaluate(LISTED) == 2


@pytest.mark.long
def test_what_is_told_to_be_imported_is_in_the_list(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    page.locator("hp-page").evaluate(SLOW_LIST)
    choose(player, (EXPORTS / "1.jsonl").read_text("utf-8"))
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog .done")).not_to_be_empty()
    assert page.locator("hp-page").evaluate(LISTED) == 3


@pytest.mark.long
def test_a_part_that_comes_late_opens_over_no_other_screen(used_page: OpenPage) -> None:
    """The log is asked for at the table and comes in the lobby."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    held_back(page, "parts", "load")
    page.keyboard.press("l")
    player.leave()
    page.evaluate(LET_GO)
    expect(page.locator("dialog")).to_have_count(0)


@pytest.mark.long
def test_a_tally_that_comes_late_is_of_the_match_on_the_table(open_page: OpenPage) -> None:
    """Whoever has left the table is not brought to a tally."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=1, deal=SOON)
    player.reach("result")
    player.button("close", player.result).click()
    held_back(page, "parts", "load")
    player.button("tally").click()
    player.leave()
    page.evaluate(LET_GO)
    expect(page.locator("hp-lobby")).to_be_visible()


def test_of_two_links_to_rules_the_later_one_counts(used_page: OpenPage) -> None:
    """Also where the engine reads the earlier one last."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    held_back(page, "engine", "ask")
    follow(page, "rules?game=yongzhou&rules=seats:4,kings:4")
    expect(page.locator(".own-sets [role=status]")).to_be_visible()
    follow(page, "rules?game=leiyang&name=Hall")
    leiyang = page.locator('dialog.setup-sheet input[name="game"][value="leiyang"]')
    expect(leiyang).to_be_checked()
    page.evaluate(LET_GO)
    expect(leiyang).to_be_checked()


def test_a_match_that_is_taken_up_twice_is_played_once(open_page: OpenPage) -> None:
    """By an address and by a press: what was begun by the first asks the engine for nothing after the second."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    bring(player, record("yongzhou-plain", ("", "", ""), dealer=BEFORE))
    player.button("close").click()
    element = page.locator("hp-page")
    held_back(page, "store", "store")
    element.evaluate(TAKE_UP, "on the table")
    element.evaluate(LATE_LOAD)
    element.evaluate(TAKE_UP, "loaded")
    page.evaluate(LET_GO)
    page.evaluate("() => loaded()")
    player.moment()
    shown, played = element.evaluate(AS_PLAYED)
    assert shown == played


@pytest.mark.long
@pytest.mark.parametrize("verb", ["why_not", "preview"])
def test_what_an_action_means_is_told_of_what_is_asked_now(used_page: OpenPage, verb: str) -> None:
    """Neither at the next decision nor in the lobby: why it is refused, or what it leads to."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.reach("discard")
    for goes in (player.discard, player.leave):
        player.reach("discard")
        about = player.cards.first.get_attribute("data-why") if verb == "preview" else "hu"
        held_back(page, "engine", "ask", verb)
        page.locator("hp-page").evaluate(TELL_ABOUT, about)
        player.asked()
        goes()
        player.answered() if goes == player.discard else expect(player.button("start")).to_be_visible()
        page.evaluate(LET_GO)
        assert page.locator("hp-page").evaluate(TOLD) is None


@pytest.mark.long
def test_a_match_that_is_left_before_its_lock_is_known_says_nothing_of_another_tab(open_page: OpenPage) -> None:
    """What was opened in the lobby meanwhile stays open."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=3)
    player.leave()
    other = page.context.new_page()
    other.goto(page.url.partition("#")[0] + QUIET)
    other.evaluate(HELD_THERE, page.locator("hp-page").evaluate("({ app }) => app.saved.matches[0].id"))
    page.locator("hp-page").evaluate(TAKEN_UP_AND_LEFT)
    expect(page.locator("dialog")).to_have_count(1)
    expect(page.locator("dialog.settings")).to_be_visible()


def test_a_part_that_comes_late_replaces_no_other_sheet(used_page: OpenPage) -> None:
    """Neither one that was opened meanwhile, nor one that was asked for later."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    held_back(page, "parts", "load")
    page.locator("hp-page").evaluate("({ page }) => void page.openPart('statistics')")
    Player(page, "en").button("settings").click()
    expect(page.locator("dialog.settings")).to_be_visible()
    page.evaluate(LET_GO)
    assert page.locator("hp-page").evaluate(OPENED) == "settings"
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    held_back(page, "parts", "load", "settings")
    Player(page, "en").button("settings").click()
    page.locator("hp-page").evaluate("({ page }) => page.openPart('statistics')")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate(LET_GO)
    assert page.locator("hp-page").evaluate(OPENED) is None


def test_of_two_rule_books_the_later_one_is_shown(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    held_back(page, "engine", "ask", "rules")
    for game in ("leiyang", "shaoyang"):
        page.locator("hp-page").evaluate("({ page }, game) => void page.openBook({ game, options: {} })", game)
    page.evaluate(LET_GO)
    assert page.locator("hp-page").evaluate("({ app }) => app.sheet.book.game") == "shaoyang"


@pytest.mark.parametrize("broken", [True, pytest.param(False, marks=pytest.mark.long)], ids=["unreadable", "late"])
def test_a_match_that_cannot_be_read_ends_no_other(used_page: OpenPage, *, broken: bool) -> None:
    """That is known only after it was left. Nor does one that is only late: whoever begins another plays that."""
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    if broken:
        page.evaluate(PUT_RECORD, "no record at all")
        held_back(page, "engine", "ask", "load")
    else:
        held_back(page, "store.saves", "take")
    player.button("resume").click()
    player.leave()
    player.start(hands=8, deal=4)
    before = player.position()
    page.evaluate(LET_GO)
    assert page.locator("hp-page").evaluate("({ app }) => app.screen") == "table"
    assert player.position() == before
    assert page.locator("hp-page").evaluate("({ page }) => page.store.head.hands") == 8


@pytest.mark.long
@pytest.mark.parametrize("begun", ["new", "stored"])
@pytest.mark.parametrize("comes", [True, False], ids=["comes", "fails"])
def test_a_match_whose_family_is_late_ends_no_other(open_page: OpenPage, begun: str, *, comes: bool) -> None:
    """The engine's part for it comes, or fails, after the player has begun a match that needs none."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    element = page.locator("hp-page")
    if begun == "stored":
        player.start(hands=4, game="yibin")
        player.leave()
        element.evaluate(CHOOSE, "yongzhou")
        reload(page)
        ready(page)
    element.evaluate(LATE_FAMILY)
    if begun == "stored":
        player.button("resume").click()
    else:
        element.evaluate(CHOOSE, "yibin")
        player.button("start").click()
    player.leave()
    player.start(hands=8, game="yongzhou", deal=4)
    before = player.position()
    element.evaluate(ARRIVE, comes)
    shown, played = element.evaluate(AS_PLAYED)
    assert shown == played
    assert player.position() == before


@pytest.mark.long
def test_a_review_that_was_closed_leads_nowhere(open_page: OpenPage) -> None:
    """Neither to a match that goes on from a moment of it, nor to the practice."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    take_up(page, player, finished("yongzhou", won=True))
    player.button("close", player.result).click()
    stored = dump(page)["stores"]["matches"]
    for verb, button in (("puzzle_of", ".practise"), ("retry", ".retry")):
        page.keyboard.press("v")
        page.locator("dialog.review .jump-next").click()
        held_back(page, "engine", "ask", verb)
        page.locator(f"dialog.review {button}").click()
        page.keyboard.press("Escape")
        page.evaluate(LET_GO)
        player.button("close", player.result).click()
    assert dump(page)["stores"]["matches"] == stored


@pytest.mark.long
def test_a_puzzle_that_comes_late_is_published_in_place_of_nothing_else(open_page: OpenPage) -> None:
    page = open_page(DESKTOP, lang=LOCALES["en"], path="publish.html#puzzle?game=leiyang")
    held_back(page, "files", "fetch", "puzzles", of="hp-publish")
    page.get_by_role("button", name="Another puzzle").click()
    page.get_by_role("link", name="Table").click()
    made = page.url
    page.evaluate(LET_GO)
    assert page.url == made
