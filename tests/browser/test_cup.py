"""The tournament page: a person plays among bots, leaves and comes back, workers die, files are opened."""

from __future__ import annotations

import json
import re
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.late import LET_GO, held_back
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size

WORDS: dict[str, dict[Lang, str]] = {
    "enter": {"zh": "报名", "en": "Enter"},
    "next": {"zh": "下一局", "en": "Next hand"},
    "done": {"zh": "打了 {}/3 局", "en": "{} of 3 hands played"},
    "save": {"zh": "存成文件", "en": "Save as a file"},
}
SITTING_KINGS = 4
"""Kings in the rule set of four players of whom one sits."""
HANDS = 3
"""Hands of a table in the quick cup."""
LATER_STAGES = 2
"""Stages after the first one, in the quick cup and in that of 2015."""
HAND_MS = 120_000
"""How long a hand between bots may take on a busy machine."""
AS_WIDE = """own => {
  const [seats, button, me] = [".cup-seats", "[data-sit]", ".cup-seats .me"].map(
    part => own.querySelector(part).getBoundingClientRect());
  return [seats.width - button.width, (seats.left + seats.right - me.left - me.right) / 2].map(Math.abs);
}"""
"""How much the button to sit down is narrower than one's table, and how far one sits from its middle, among three."""
HAIR = "face => face.querySelector('.hair').getAttribute('d')"
"""By what one portrait differs from all others."""


def enter(page: Page, preset: str, lang: Lang, seed: str = "s") -> None:
    """Enter a tournament, and wait until it is drawn."""
    page.locator(f'input[value="{preset}"]').check(force=True)
    page.locator("input[name=name]").fill("老王")
    page.locator(".cup-more summary").click()
    page.locator("input[name=seed]").fill(seed)
    page.get_by_role("button", name=WORDS["enter"][lang], exact=True).click()
    expect(page.locator(".cup-now")).to_be_visible(timeout=PATIENCE_MS)


def standings(page: Page) -> list[str]:
    """Show all lines of the standings as they are now, and return them."""
    page.locator(".cup-head button").click()
    expect(page.locator(".cup-standings tbody tr")).to_have_count(27)
    return page.locator(".cup-standings tbody tr").all_inner_texts()


def played(page: Page) -> int:
    """Return how many hands the tables have played together."""
    found = re.search(r"(\d+)\D+\d+", page.locator(".cup-now .cup-progress").inner_text())
    assert found
    return int(found[1])


def play_hand(page: Page, lang: Lang) -> Locator:
    """Play the hand on one's own table to its end; return its result."""
    page.frame_locator("iframe").locator("hp-page").wait_for(state="attached")
    player = Player(page.frames[-1], lang)
    player.reach("result")
    return player.result


def play_table(page: Page, lang: Lang, hands: int) -> None:
    """Sit down at one's own table, play its hands, and leave it when they are over."""
    page.locator("[data-sit]").click()
    for hand in range(1, hands + 1):
        result = play_hand(page, lang)
        if hand < hands:
            result.get_by_role("button", name=WORDS["next"][lang], exact=True).click()
            expect(result).to_be_hidden()
    over = page.locator(".cup-bar button.over")
    expect(over).to_be_visible(timeout=PATIENCE_MS)
    over.click()


def play_to_the_end(page: Page, lang: Lang, hands: int) -> None:
    """Play the tables of the later stages, as long as one goes on.

    The others play to the champion, and there is a certificate to save.
    """
    end, next_table = page.locator(".cup-end"), page.locator("[data-sit]")
    for _ in range(LATER_STAGES):
        expect(end.or_(next_table).first).to_be_visible(timeout=5 * HAND_MS)
        if not next_table.is_visible():
            break
        play_table(page, lang, hands)
    expect(page.locator(".cup-champion")).to_be_visible(timeout=5 * HAND_MS)
    expect(page.locator(".cup-path li")).not_to_have_count(0)
    expect(page.locator(".cup-certificate")).to_be_visible()
    with page.expect_download() as saving:
        end.get_by_role("button").last.click()
    assert saving.value.suggested_filename.endswith(".png")
    assert_no_sideways_scroll(page)


@pytest.mark.parametrize("to_the_end", [False, pytest.param(True, marks=pytest.mark.long)])
def test_a_person_plays_a_duel_of_the_knock_out(open_page: OpenPage, shot: Shot, to_the_end: bool) -> None:
    """Two sit at a table, the first of which goes on: that is played in a long run."""
    page = open_page(PHONE, touch=True, reduced_motion="reduce")
    Player(page, "zh").hurry()
    page.goto(page.url + "tournament.html")
    enter(page, "knockout", "zh")
    expect(page.locator(".cup-seats li")).to_have_count(2)
    expect(page.locator(".cup-now")).to_contain_text("每桌第一名晋级，共 8 人")
    assert cut_texts(page, "main") == []
    shot(page, "cup-duel")
    if not to_the_end:
        return
    play_table(page, "zh", 4)
    # Whoever has won sits at a table of the last eight; else the others play on to the champion.
    expect(page.locator(".cup-champion, [data-sit]").first).to_be_visible(timeout=5 * HAND_MS)


@pytest.mark.long
def test_until_somebody_has_played_the_standings_list_who_has_entered(open_page: OpenPage) -> None:
    """As they will stand there later, with whoever is here, but without a rank."""
    page = open_page(DESKTOP, lang=LOCALES["zh"], path="tournament.html", reduced_motion="reduce")
    page.evaluate("() => document.querySelector('hp-cup').cup.pause(true)")
    enter(page, "2015", "zh")
    shown = page.locator(".cup-standings")
    expect(shown).to_contain_text("还没有人打完一局")
    expect(shown.locator("tr.me")).to_have_count(1)
    assert set(shown.locator("td.rank").all_inner_texts()) == {"–"}
    assert shown.locator("tbody tr").count() > 10
    assert cut_texts(page, "main") == []


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)], ids=["zh-phone", "en-desk"])
def test_a_person_plays_a_table_of_four_of_whom_one_sits(
    open_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """The rule set is chosen by its name among the games; four are at the table, and 64 have entered."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], reduced_motion="reduce")
    Player(page, lang).hurry()
    page.goto(page.url + "tournament.html")
    games = page.locator("select[name=game]")
    games.select_option(label=games.locator('[data-set="four_kings_sitting"]').inner_text())
    expect(page.locator(".cup-fields small").first).to_be_visible()
    assert cut_texts(page, "main") == []
    enter(page, "quick", lang)
    expect(page.locator(".cup-seats li")).to_have_count(4)
    page.locator("[data-sit]").click()
    table = page.frame_locator("iframe").locator("hp-page")
    expect(table.locator("hp-seat .out, .at-prompt .skip").first).to_be_visible(timeout=PATIENCE_MS)
    assert table.evaluate("one => one.app.table.state.setup.options.kings") == SITTING_KINGS
    shot(page, f"cup-four-{lang}")


@pytest.mark.parametrize(
    ("lang", "size", "to_the_end"),
    [
        ("zh", PHONE, False),
        pytest.param("zh", PHONE, True, marks=pytest.mark.long),
        pytest.param("en", DESKTOP, True, marks=pytest.mark.long),
    ],
)
def test_a_person_plays_the_quick_cup_and_comes_back(
    open_page: OpenPage, shot: Shot, lang: Lang, size: Size, to_the_end: bool
) -> None:
    """The standings are the same after a reload in the middle, and the hands of one's own table count.

    In a long run stage follows stage as long as one goes on, then there is a champion and a certificate.
    """
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], reduced_motion="reduce")
    Player(page, lang).hurry()
    page.goto(page.url + "tournament.html")
    expect(page.locator(".cup-enter")).to_be_visible()
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "main") == []
    shot(page, f"cup-enter-{lang}")
    enter(page, "quick", lang)
    expect(page.locator(".cup-seats li")).to_have_count(3)
    assert max(page.locator(".cup-own").evaluate(AS_WIDE)) <= 1
    expect(page.locator(".cup-bots")).to_have_count(0, timeout=HAND_MS)  # only one's own table is left
    expect(page.locator(".cup-banner .cup-rank")).to_be_in_viewport()  # before one's first hand too
    assert played(page) == 8 * HANDS

    others = page.locator(".cup-seats li:not(.me)")
    names = others.locator("b").all_inner_texts()
    expect(page.locator(".cup-seats .me .portrait")).to_be_visible()
    faces = [others.nth(nth).locator(".portrait").evaluate(HAIR) for nth in range(len(names))]
    held_back(page, "looking", "ask", "cup_hands", of="hp-cup")
    page.locator(".cup-standings tr:not(.me) .cup-who").first.click()  # the list comes when one sits already
    visited = page.evaluate("history.length")
    page.locator("[data-sit]").dblclick(delay=0)
    for name, face in zip(names, faces, strict=True):
        plate = page.frame_locator("iframe").locator(".plate", has=page.locator(f'.who:text-is("{name}")'))
        expect(plate).to_have_count(1, timeout=PATIENCE_MS)
        assert plate.locator(".portrait").evaluate(HAIR) == face
    page.evaluate(LET_GO)
    result = play_hand(page, lang)
    shot(page, f"cup-table-{lang}")
    expect(page.locator(".cup-bar-rank")).to_be_visible()
    assert page.evaluate("history.length") == visited + 1
    page.go_back()  # as the button does
    expect(page.locator(".cup-look")).to_have_count(0)
    expect(page.locator(".cup-own")).to_contain_text(WORDS["done"][lang].format(1))
    expect(page.locator(".cup-standings tr.me")).to_have_count(1)
    assert_accessible(page)
    assert small_targets(page, ".cup button, .cup summary", 44) == []
    shot(page, f"cup-course-{lang}")
    before = standings(page)
    page.reload()
    expect(page.locator(".cup-own")).to_contain_text(WORDS["done"][lang].format(1), timeout=PATIENCE_MS)
    expect(page.locator(".cup-head button")).to_be_visible(timeout=PATIENCE_MS)
    assert standings(page) == before
    if not to_the_end:
        return

    page.locator("[data-sit]").click()
    result = play_hand(page, lang)
    for _ in range(HANDS - 1):
        expect(result).to_be_visible(timeout=PATIENCE_MS)
        result.get_by_role("button", name=WORDS["next"][lang], exact=True).click()
        expect(result).to_be_hidden()
        result = play_hand(page, lang)
    over = page.locator(".cup-bar button.over")
    expect(over).to_be_visible(timeout=PATIENCE_MS)
    over.click()
    expect(page.locator(".cup-stages button")).not_to_have_count(0, timeout=PATIENCE_MS)  # the next stage is drawn
    assert played(page) >= 9 * HANDS
    play_to_the_end(page, lang, HANDS)
    shot(page, f"cup-end-quick-{lang}")


def test_workers_that_die_lose_nothing(open_page: OpenPage) -> None:
    """A worker of the other tables and the one that holds the tournament end; it goes on, hand by hand."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", allow=["worker"], reduced_motion="reduce")
    enter(page, "2015", "en")
    expect(page.locator(".cup-now .cup-progress")).to_contain_text(re.compile(r"[1-9]\d of"), timeout=HAND_MS)
    for worker in (page.workers[-1], page.workers[0]):
        before = played(page)
        worker.evaluate("self.close()")
        page.wait_for_function(
            "most => Number(/\\d+/.exec(document.querySelector('.cup-now .cup-progress').textContent)[0]) > most",
            arg=before + 6,
            timeout=HAND_MS,
        )
    expect(page.get_by_role("alert")).to_have_count(0)


def with_another_result(log: str) -> str:
    """A log in which two points of a second hand have moved, with the checksum of what it says now."""
    lines = log.rstrip("\n").split("\n")[:-1]
    place = next(nth for nth, line in enumerate(lines) if re.match(r"hand 1 1 1 \d+ 2 ", line))
    head, _, scores = lines[place].rpartition("scores ")
    first, second, third = map(int, scores.split())
    lines[place] = f"{head}scores {first + 2} {second - 2} {third}"
    return "\n".join([*lines, f"sum {sha256(chr(10).join(lines).encode()).hexdigest()[:16]}"]) + "\n"


def test_a_file_is_checked_before_it_is_taken(open_page: OpenPage, tmp_path: Path) -> None:
    """A tampered one is refused in one sentence, which names the hand if it was sealed again, and changes nothing; a
    whole one goes on elsewhere after every hand was played again.
    """
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", reduced_motion="reduce")
    enter(page, "quick", "en")
    expect(page.locator(".cup-bots")).to_have_count(0, timeout=HAND_MS)
    expect(page.locator(".cup-standings tbody tr")).not_to_have_count(0)
    before = standings(page)
    with page.expect_download() as saving:
        page.get_by_role("button", name=WORDS["save"]["en"]).click()
    file = tmp_path / "cup.json"
    saving.value.save_as(file)
    kept = json.loads(file.read_text("utf-8"))
    wrong = tmp_path / "wrong.json"
    wrong.write_text(json.dumps({**kept, "log": kept["log"].replace(" won 1 ", " won 2 ", 1)}), "utf-8")
    page.locator(".cup-file input[type=file]").set_input_files(wrong)
    alert = page.get_by_role("alert")
    expect(alert).to_have_count(1)
    expect(alert).to_contain_text("cannot be opened")
    expect(page.locator(".cup-standings tbody tr")).to_have_text(before, use_inner_text=True)

    other = open_page(PHONE, touch=True, lang=LOCALES["zh"], path="tournament.html", reduced_motion="reduce")
    expect(other.locator(".cup-enter")).to_be_visible()
    sealed = tmp_path / "sealed.json"
    sealed.write_text(json.dumps({**kept, "log": with_another_result(kept["log"])}), "utf-8")
    other.locator(".cup-enter input[type=file]").set_input_files(sealed)
    expect(other.get_by_role("alert")).to_contain_text("第 2 局对不上", timeout=HAND_MS)
    expect(other.locator(".cup-enter")).to_be_visible()
    other.locator(".cup-enter input[type=file]").set_input_files(file)
    expect(other.locator(".cup-checked")).to_contain_text("24", timeout=HAND_MS)
    expect(other.locator(".cup-now")).to_be_visible(timeout=PATIENCE_MS)
    expect(other.locator(".cup-head button")).to_be_visible(timeout=PATIENCE_MS)
    assert [line.split()[0] for line in standings(other)] == [line.split()[0] for line in before]


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), pytest.param("zh", PHONE, marks=pytest.mark.long)])
def test_other_tables_are_watched_and_looked_into(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Next door no hand is shown before it is over; a leader's hand that is over is shown with all cards."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], path="tournament.html", reduced_motion="reduce")
    enter(page, "quick", lang)
    page.locator("[data-next-door]").click()
    sheet = page.locator(".cup-look")
    expect(sheet.locator(".review-seat")).to_have_count(3, timeout=PATIENCE_MS)
    expect(sheet.locator(".hidden-cards")).to_have_count(3)
    expect(sheet.locator(".holds")).to_have_count(0)
    before = sheet.locator(".cup-told").inner_text()
    expect(sheet.locator(".cup-told")).not_to_have_text(before, timeout=PATIENCE_MS)  # it goes on by itself
    sheet.locator("[data-play]").click()
    assert_accessible(page)
    assert small_targets(page, ".cup-look button", 44) == []
    shot(page, f"cup-next-door-{lang}")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)

    expect(page.locator(".cup-bots")).to_have_count(0, timeout=HAND_MS)
    page.locator(".cup-standings tr:not(.me) .cup-who").first.click()
    expect(sheet.locator("[data-hand]")).to_have_count(HANDS, timeout=PATIENCE_MS)
    assert_accessible(page)
    shot(page, f"cup-hands-{lang}")
    sheet.locator("[data-hand]").nth(1).click()
    expect(sheet.locator(".holds")).to_have_count(3, timeout=PATIENCE_MS)
    expect(sheet.locator(".cup-review")).to_have_attribute("href", re.compile(r"^\./#review\?"))
    assert_no_sideways_scroll(page)
    shot(page, f"cup-look-{lang}")


@pytest.mark.long
@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), ("en", DESKTOP)], ids=["zh-phone", "en-desk"])
def test_a_person_plays_the_2015_cup_to_its_end(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Nine hands a table, stage after stage as long as one goes on."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], reduced_motion="reduce")
    Player(page, lang).hurry()
    page.goto(page.url + "tournament.html")
    expect(page.locator(".cup-enter")).to_be_visible()
    enter(page, "2015", lang, seed="whole")
    expect(page.locator("[data-sit]")).to_be_visible(timeout=5 * HAND_MS)
    play_table(page, lang, hands=9)
    play_to_the_end(page, lang, hands=9)
    shot(page, f"cup-end-2015-{lang}")
