"""What comes late: an answer, a part or an event for which the player has not waited changes nothing they see now."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.player import LOCALES, SOON, Player
from tests.browser.stacked import BEFORE, record
from tests.browser.stored import EXPORTS, bring, choose, press
from tests.browser.support import DESKTOP, PHONE, OpenPage, follow
from tests.browser.used import ready

UNHEARD = "addEventListener('close', event => event.stopImmediatePropagation(), true);"
"""As the `script` of a page that never hears that the browser has closed a dialog."""
QUICKER = """async () => {
  const panel = document.querySelector(".hint-panel");
  panel.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
  const quick = document.querySelector(".ask-why");
  quick.focus();
  await new Promise(done => setTimeout(done, 50));
  return document.activeElement === quick;
}"""
"""Closes the hint and focuses another button in the same task; says whether the focus is still there a little later."""
HOLD = """(element, [owner, deed]) => {
  const held = owner.split(".").reduce((within, name) => within[name], element.page);
  const does = held[deed];
  const free = new Promise(done => { globalThis.letGo = done; });
  globalThis.late = new Promise(done => {
    held[deed] = async (...given) => {
      held[deed] = does;
      await free;
      const answer = does.apply(held, given);
      void answer.finally(() => setTimeout(done));
      return answer;
    };
  });
}"""
"""Lets the next call of something wait until LET_GO, which waits until the page has heard of the answer."""
LET_GO = "() => { letGo(); return late; }"
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


def held_back(page: Page, owner: str, deed: str) -> None:
    """Let the next call of something in the page wait."""
    page.locator("hp-page").evaluate(HOLD, [owner, deed])


def test_escape_closes_a_sheet_at_once(open_page: OpenPage) -> None:
    """The page does not wait to hear of what the browser has closed: what is pressed next finds the sheet gone."""
    page = open_page(DESKTOP, lang=LOCALES["en"], script=UNHEARD)
    player = Player(page, "en")
    player.button("settings").click()
    expect(page.locator("dialog.settings")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    expect(player.button("settings")).to_be_focused()


def test_a_hint_that_is_left_takes_the_focus_from_nobody_who_was_quicker(used_page: OpenPage) -> None:
    page = used_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=1, deal=2)
    page.keyboard.press("t")
    expect(page.locator(".hint-panel [data-step='1']")).to_be_focused()
    assert page.evaluate(QUICKER)


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


def test_what_is_told_to_be_imported_is_in_the_list(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    page.locator("hp-page").evaluate(SLOW_LIST)
    choose(player, (EXPORTS / "1.jsonl").read_text("utf-8"))
    press(player, "import", page.locator(".offer"))
    expect(page.locator("dialog .done")).not_to_be_empty()
    assert page.locator("hp-page").evaluate(LISTED) == 3


def test_a_part_that_comes_late_opens_over_no_other_screen(open_page: OpenPage) -> None:
    """The log is asked for at the table and comes in the lobby."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    held_back(page, "parts", "load")
    page.keyboard.press("l")
    player.leave()
    page.evaluate(LET_GO)
    expect(page.locator("dialog")).to_have_count(0)


def test_a_tally_that_comes_late_is_of_the_match_on_the_table(open_page: OpenPage) -> None:
    """Whoever has left the table is not brought to a tally."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.hurry()
    player.start(hands=1, deal=SOON)
    player.until("result")
    player.button("close", player.result).click()
    held_back(page, "parts", "load")
    player.button("tally").click()
    player.leave()
    page.evaluate(LET_GO)
    expect(page.locator("hp-lobby")).to_be_visible()


def test_of_two_links_to_rules_the_later_one_counts(open_page: OpenPage) -> None:
    """Also where the engine reads the earlier one last."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    ready(page)
    held_back(page, "engine", "ask")
    follow(page, "rules?game=yongzhou&rules=seats:4,kings:4")
    expect(page.locator(".own-sets [role=status]")).to_be_visible()
    follow(page, "rules?game=leiyang&name=Hall")
    leiyang = page.locator('dialog.setup-sheet input[name="game"][value="leiyang"]')
    expect(leiyang).to_be_checked()
    page.evaluate(LET_GO)
    expect(leiyang).to_be_checked()


def test_a_match_that_is_read_late_takes_the_table_from_no_other(open_page: OpenPage) -> None:
    """Whoever does not wait for it and begins another one plays that, and stores that."""
    page = open_page(DESKTOP, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    held_back(page, "store.saves", "take")
    player.button("resume").click()
    player.leave()
    player.start(hands=8, deal=4)
    before = player.position()
    page.evaluate(LET_GO)
    player.moment()
    assert player.position() == before
    assert page.locator("hp-page").evaluate("({ page }) => page.store.head.hands") == 8


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
