"""Several people enter a tournament from one device: at one table the hands are covered, other tables come in turn."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hupai.session import Session
from hupai.tournament.entrants import Population
from hupai.tournament.log import format_log
from hupai.tournament.presets import plan_named
from hupai.tournament.tournament import Tournament
from tests.browser.axe import assert_accessible
from tests.browser.boxes import assert_no_sideways_scroll, cut_texts, small_targets
from tests.browser.player import LOCALES, PATIENCE_MS, Lang, Player
from tests.browser.stored import dump
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, TALL_PHONE, OpenPage, Shot, Size
from tests.browser.test_cup import HANDS, WORDS, play_table
from tests.browser.test_hot_seat import HEARD, Truth, assert_no_piece, play, texts_in
from tests.engine.tournament.results import play_through

TOGETHER, APART = "10", "1"
"""Seeds by whose lot the two first entrants play each other in the knock-out, and others in the quick cup."""
NAMES = ("老王", "Hong")
WHOSE: dict[Lang, tuple[str, ...]] = {
    "zh": ("老王的桌", "Hong的桌"),
    "en": ("老王's table", "Hong's table"),
}
KEEP = "kept => document.querySelector('hp-cup').storage.tryWrite('cup', kept)"
BOTH_SIZES = pytest.mark.parametrize(
    "size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.long)], ids=["phone", "desk"]
)


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> Truth:
    """What the engine at the table knows. The one that holds the tournament reads the match too, as an onlooker."""
    at_table, beside, handle = Truth(), Truth(name="own"), Session.handle

    def answered(session: Session, text: str) -> str:
        answer = handle(session, text)
        at_table.known |= {answer, *texts_in(answer)}
        for one in (at_table, beside):
            if one.name in session.matches:
                one.session = session
                one.check_answer(answer)
        return answer

    monkeypatch.setattr(Session, "handle", answered)
    return at_table


def enter_together(page: Page, preset: str, lang: Lang, seed: str, friends: tuple[str, ...] = NAMES[1:]) -> None:
    """Enter a tournament with friends; the tables of the others rest."""
    page.evaluate("() => document.querySelector('hp-cup').cup.pause(true)")
    page.locator(f'input[value="{preset}"]').check(force=True)
    page.locator("input[name=name]").fill(NAMES[0])
    for name in friends:
        page.locator("[data-add-friend]").click()
        expect(page.locator("input[name=friend]").last).to_be_focused()
        page.keyboard.type(name)
    page.locator(".cup-more summary").click()
    page.locator("input[name=seed]").fill(seed)
    page.get_by_role("button", name=WORDS["enter"][lang], exact=True).click()
    expect(page.locator(".cup-now")).to_be_visible(timeout=PATIENCE_MS)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
@BOTH_SIZES
def test_friends_are_added_and_removed_before_one_enters(
    open_page: OpenPage, shot: Shot, lang: Lang, size: Size
) -> None:
    """Up to two; the focus follows, names stay, and there is room for all in every window."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], path="tournament.html", reduced_motion="reduce")
    add, friends = page.locator("[data-add-friend]"), page.locator("input[name=friend]")
    expect(page.locator(".cup-go > *")).to_have_count(4)
    assert cut_texts(page, "main") == []
    shot(page, f"cup-alone-{lang}-{size[0]}")
    for name in ("阿明", "M" * 12):
        add.focus()
        page.keyboard.press("Enter")
        expect(friends.last).to_be_focused()
        page.keyboard.type(name)
    expect(add).to_have_count(0)
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "main") == []
    assert small_targets(page, ".cup-go button", 44) == []
    shot(page, f"cup-friends-{lang}-{size[0]}")
    page.locator(".cup-friend button").first.click()
    expect(friends).to_have_count(1)
    expect(friends).to_have_value("M" * 12)
    expect(add).to_be_focused()
    page.locator(".cup-friend button").click()
    expect(friends).to_have_count(0)


def test_the_next_tournament_knows_the_name_and_the_friends(open_page: OpenPage) -> None:
    """The names of the last time stand in the fields, to be typed over; nobody enters who was not added again."""
    page = open_page(DESKTOP, lang=LOCALES["en"], path="tournament.html", reduced_motion="reduce")
    enter_together(page, "quick", "en", APART, friends=("Hong", "Zhou"))
    page.locator(".cup-fresh summary").click()
    page.locator(".cup-fresh button").click()
    expect(page.locator("input[name=name]")).to_have_value(NAMES[0], timeout=PATIENCE_MS)
    expect(page.locator("input[name=friend]")).to_have_count(0)
    page.locator("[data-add-friend]").click()
    expect(page.locator("input[name=friend]")).to_have_value("Hong")
    page.locator("[data-add-friend]").click()
    expect(page.locator("input[name=friend]").last).to_be_focused()
    page.keyboard.type("Li")
    assert [field.input_value() for field in page.locator("input[name=friend]").all()] == ["Hong", "Li"]


def test_two_people_play_a_duel_and_nobody_reads_the_other_s_cards(
    open_page: OpenPage, shot: Shot, truth: Truth
) -> None:
    """The lot has put them at one table: it is covered between their turns, and the hand counts for both."""
    page = open_page(TALL_PHONE, touch=True, lang=LOCALES["zh"], script=HEARD, reduced_motion="reduce")
    Player(page, "zh").hurry()
    page.goto(page.url + "tournament.html")
    enter_together(page, "knockout", "zh", TOGETHER)
    expect(page.locator(".cup-own h3")).to_contain_text("的桌: 第 5 桌")
    assert set(page.locator(".cup-seats .me b").all_inner_texts()) == set(NAMES)
    shot(page, "cup-people-course")
    expect(page.locator("[data-sit]")).to_have_accessible_description(re.compile("老王.*第 5 桌"))
    page.locator("[data-sit]").click()
    page.frame_locator("iframe").locator("hp-page").wait_for(state="attached")
    frame: Any = page.frames[-1]  # what can be asked of a page can be asked of a frame
    player = Player(frame, "zh")
    called: Counter[str] = Counter()
    for asked, who in play(frame, player, truth):
        called[who] += asked == "cover"
        hand = truth.opened.match.hand
        if not hand.over:
            assert_no_piece(page.content(), hand.deck_text)
        if sum(called.values()) == 2:
            shot(page, f"cup-people-{asked}")
    assert set(called) == set(NAMES) and min(called.values()) > 2
    expect(frame.locator("dialog.result .scores th[scope=col]:not(:first-child)")).to_have_text(
        [NAMES[person - 1] for person in people_by_seat(page)]
    )
    ranks = page.locator(".cup-bar-rank")
    for name in NAMES:
        expect(ranks).to_contain_text(name)
    shot(page, "cup-people-table")
    page.go_back()
    expect(page.locator(".cup-rank")).to_have_count(2)
    expect(page.locator(".cup-own")).to_contain_text("打了 1/4 局")
    stored = dump(page)["stores"]
    assert stored["hands"] == {}
    (record,) = stored["records"].values()
    assert "\nsealed " in record


def people_by_seat(page: Page) -> list[int]:
    """The people at the next table, by seat."""
    seats = page.evaluate("() => document.querySelector('hp-cup').cup.state.own.seats.map(one => one.entrant)")
    return [int(seat) for seat in seats]


def test_tables_of_two_people_come_one_after_the_other(open_page: OpenPage, shot: Shot) -> None:
    """The page says whose table is next. Hands of a friend alone are not in the statistics of the first."""
    page = open_page(DESKTOP, lang=LOCALES["en"], reduced_motion="reduce")
    Player(page, "en").hurry()
    page.goto(page.url + "tournament.html")
    enter_together(page, "quick", "en", APART)
    own = page.locator(".cup-own")
    first = page.evaluate("() => document.querySelector('hp-cup').cup.state.own_tables[0].people[0]")
    one, other = WHOSE["en"] if first == 1 else WHOSE["en"][::-1]
    expect(own.locator("h3")).to_contain_text(one)
    expect(own.locator(".small").last).to_contain_text(other)
    shot(page, "cup-people-apart")
    play_table(page, "en", HANDS)
    expect(own.locator("h3")).to_contain_text(other)
    expect(page.locator(".cup-rank em")).to_have_text([NAMES[first - 1]])
    page.reload()
    expect(own.locator("h3")).to_contain_text(other, timeout=PATIENCE_MS)
    page.locator("[data-sit]").click()
    page.frame_locator("iframe").locator("hp-page").wait_for(state="attached")
    player = Player(page.frames[-1], "en")
    expect(page.frame_locator("iframe").locator(".at-me .who")).to_have_text(NAMES[2 - first], timeout=PATIENCE_MS)
    player.reach("result")
    expect(page.locator(".cup-bar-rank")).to_contain_text(NAMES[2 - first])
    page.go_back()
    expect(page.locator(".cup-rank em")).to_have_text(list(NAMES))
    stored = dump(page)["stores"]
    of_first = {name for name, head in stored["matches"].items() if NAMES[0] in str(head["names"])}
    assert len(stored["matches"]) == 2 and len(of_first) == 1
    assert {row["match"] for row in stored["hands"].values()} == of_first
    assert len(stored["hands"]) == (HANDS if first == 1 else 1)


def kept_page(open_page: OpenPage, size: Size, lang: Lang, cup: Tournament) -> Page:
    """A page whose browser has this tournament of three people; the third has no name."""
    page = open_page(size, touch=size == PHONE, lang=LOCALES[lang], path="tournament.html", reduced_motion="reduce")
    expect(page.locator(".cup-enter")).to_be_visible()
    kept = {"v": 1, "id": "three", "game": "yongzhou", "name": NAMES[0], "friends": [NAMES[1], ""], "records": {}}
    page.evaluate(KEEP, {**kept, "log": format_log(cup)})
    page.reload()
    return page


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
@BOTH_SIZES
def test_everybody_has_a_rank_a_way_and_a_certificate(open_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """Ranks, standings and certificates are of all who have entered, by their own names or numbers."""
    cup = Tournament(plan_named("quick"), Population(people=3), "a")
    play_through(cup, "end", 14)
    page = kept_page(open_page, size, lang, cup)
    names = [*NAMES, {"zh": "第3位", "en": "Player 3"}[lang]]
    expect(page.locator(".cup-rank em").first).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".cup-own .small").last).to_be_visible()
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "main") == []
    shot(page, f"cup-three-{lang}-{size[0]}")

    play_through(cup, "end")
    page = kept_page(open_page, size, lang, cup)
    expect(page.locator(".cup-end")).to_have_count(3, timeout=PATIENCE_MS)
    for end, name in zip(page.locator(".cup-end").all(), names, strict=True):
        expect(end.locator("h2")).to_contain_text(name)
        expect(end.get_by_role("img")).to_have_attribute("aria-label", re.compile(name))
    expect(page.locator(".cup-champion")).to_have_count(1)
    page.locator(".cup-stages button").first.click()
    expect(page.locator(".cup-standings tr.me")).to_have_count(3)
    assert {one.strip() for one in page.locator(".cup-standings tr.me .cup-who").all_inner_texts()} == set(names)
    assert_accessible(page)
    assert_no_sideways_scroll(page)
    assert cut_texts(page, "main") == []
    with page.expect_download() as saving:
        page.locator(".cup-end").last.get_by_role("button").click()
    assert saving.value.suggested_filename.endswith(".png")
    shot(page, f"cup-ends-{lang}-{size[0]}")
