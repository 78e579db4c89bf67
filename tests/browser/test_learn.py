"""The lessons by touch, mouse and keys: right and wrong answers, progress, links."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.boxes import assert_no_sideways_scroll
from tests.browser.learner import WORDS, Learner, Way, lessons_of
from tests.browser.player import LOCALES, PATIENCE_MS, Lang
from tests.browser.stored import QUIET, reload
from tests.browser.support import DESKTOP, IN_BOTH_LANGUAGES, PHONE, REFUSED, SMALL_PHONE, OpenPage, Shot, Size, follow

IDS = ["turn", "cards", "kan", "chi", "pao", "huxi", "kings", "sets", "wilds", "pay"]
QUICK = ("sets",)
"""A lesson with every sort of step; the others are played in a long run. In "kan" every answer is given wrong first."""
HEADING = "h1[data-begin]"

WAYS: list[tuple[Way, Lang, Size]] = [("touch", "zh", PHONE), ("mouse", "en", DESKTOP), ("keys", "zh", DESKTOP)]


@pytest.fixture(scope="session")
def lessons(dist: Path) -> dict[str, list[dict[str, Any]]]:
    """Every lesson's steps, as the site holds them."""
    return lessons_of(dist)


def on_step(page: Page, title: str) -> None:
    """Assert that this step is shown, and that its heading has the focus for a screen reader."""
    heading = page.locator(f"hp-step {HEADING}")
    expect(heading).to_have_text(title)
    expect(heading).to_be_focused()


@pytest.mark.parametrize(
    ("lesson", "how"),
    [
        pytest.param(lesson, how, id=lesson, marks=[] if lesson in QUICK else pytest.mark.long)
        for lesson, how in zip(IDS, [*(way for way in WAYS for _ in range(3)), WAYS[1]], strict=True)
    ],
)
def test_a_lesson_is_played_through(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]], lesson: str, how: tuple[Way, Lang, Size]
) -> None:
    """Every step is answered right; the end says so, and Python was never asked for."""
    way, lang, size = how
    page = open_page(size, touch=way == "touch", lang=LOCALES[lang], path="learn.html")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    learner = Learner(page, lang, way)
    link = page.locator("a.lesson-link").nth(IDS.index(lesson))
    if way == "keys":
        link.focus()
        page.keyboard.press("Enter")
    else:
        learner.press(link)
    for step in lessons[lesson]:
        on_step(page, step["title"][lang])
        if step["kind"] != "read":
            learner.answer(step)
            expect(learner.verdict).to_contain_text(WORDS["right"][lang])
        learner.go_on()
    ending = page.locator(".ending")
    expect(ending.locator(HEADING)).to_be_focused()
    exercises = [step for step in lessons[lesson] if step["kind"] != "read"]
    expect(ending.locator(".how.first")).to_have_count(len(exercises))
    expect(ending.locator(".how.open")).to_have_count(0)
    assert not [url for url in asked if re.search("pyodide|worker|wheel", url)]


@pytest.mark.parametrize(
    ("lesson", "lang"),
    [
        pytest.param(lesson, lang, marks=[] if lesson == "kan" else pytest.mark.long)
        for lesson, lang in zip(IDS, ["zh", "en"] * 5, strict=True)
    ],
)
def test_a_wrong_answer_is_explained_and_can_be_mended(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]], lesson: str, lang: Lang
) -> None:
    """A wrong answer is explained by a rule or the first line of the sum; a right one then counts as a later try."""
    page = open_page(PHONE, touch=True, lang=LOCALES[lang], path=f"learn.html#{lesson}/1")
    learner = Learner(page, lang, "touch")
    for at, step in enumerate(lessons[lesson]):
        expect(page.locator(f"hp-step {HEADING}")).to_have_text(step["title"][lang])
        if step["kind"] != "read":
            learner.answer(step, right=False)
            expect(learner.verdict).to_contain_text(WORDS["wrong"][lang])
            expect(learner.verdict).not_to_have_text(WORDS["wrong"][lang])
            if step["kind"] == "count" and len(step["proof"]) > 1:
                expect(learner.verdict).to_contain_text(step["proof"][0][lang])
                expect(learner.verdict).not_to_contain_text(step["proof"][-1][lang])
            if step["kind"] == "choose":
                wrong = next(option for option in step["options"] if not option["right"])
                expect(learner.verdict).to_contain_text(wrong["why"][lang])
            learner.answer(step)
            expect(learner.verdict).to_contain_text(WORDS["right"][lang])
        expect(page.locator(f"hp-lessons .dot >> nth={at}")).to_have_class(re.compile("later|read"))
        learner.go_on()
    expect(page.locator(".ending .how.first")).to_have_count(0)


def test_an_answer_can_be_shown(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    """For every kind of step it is shown after a try; the focus goes to the next button; it does not count as right."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html")
    expect(page.locator("a.lesson-link")).to_have_count(len(lessons))
    learner = Learner(page)
    shown = set[str]()
    for lesson, steps in lessons.items():
        for at, step in enumerate(steps):
            if step["kind"] == "read" or step["kind"] in shown:
                continue
            shown.add(step["kind"])
            follow(page, f"#{lesson}/{at + 1}")
            on_step(page, step["title"]["zh"])
            expect(learner.button("show")).to_have_count(0)
            learner.answer(step, right=False)
            learner.button("show").click()
            expect(learner.button("next")).to_be_focused()
            if step["kind"] == "count":
                expect(page.locator("hp-step input")).to_have_value(str(step["answer"]))
            expect(page.locator(f"hp-lessons .dot >> nth={at}")).to_have_class(re.compile("shown"))
    assert shown == {"choose", "mark", "pick", "count"}


def test_nothing_chosen_is_asked_for_and_not_judged(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]
) -> None:
    """Checking without an answer costs no try."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html#cards/10")
    learner = Learner(page, "en")
    learner.button("check").click()
    expect(learner.verdict).to_have_text("Enter a number first.")
    page.locator("hp-step input").fill("x")
    learner.button("check").click()
    expect(learner.verdict).to_have_text("Enter a number first.")
    expect(learner.button("show")).to_have_count(0)
    page.goto(page.url.replace("#cards/10", "#kan/4"))
    on_step(page, lessons["kan"][3]["title"]["en"])
    learner.button("check").click()
    expect(learner.verdict).to_have_text("Mark one first.")


def test_a_lesson_is_taken_up_where_it_was_left(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    """A reload keeps step and progress; the list says at which step to go on, and leads there."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html#kan/1")
    learner = Learner(page)
    learner.go_on()
    learner.answer(lessons["kan"][1])
    learner.go_on()
    expect(page.locator(f"hp-step {HEADING}")).to_have_text(lessons["kan"][2]["title"]["zh"])
    reload(page)
    expect(page.locator(f"hp-step {HEADING}")).to_have_text(lessons["kan"][2]["title"]["zh"])
    expect(page.locator(".dot.first")).to_have_count(1)
    page.get_by_role("link", name="全部课程").click()
    link = page.locator("a.lesson-link").nth(IDS.index("kan"))
    expect(link).to_contain_text("接着学：第 4 步")
    expect(link.locator("progress")).to_have_attribute("value", "3")
    link.click()
    on_step(page, lessons["kan"][3]["title"]["zh"])


def test_two_tabs_keep_each_other_s_progress(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html#kan/1")
    other = page.context.new_page()
    other.goto(page.url.replace("#kan/1", "#chi/1"))
    for tab, title in ((page, lessons["kan"][1]["title"]["zh"]), (other, lessons["chi"][1]["title"]["zh"])):
        Learner(tab).go_on()
        on_step(tab, title)
    reload(page)
    page.get_by_role("link", name="全部课程").click()
    for lesson in ("kan", "chi"):
        progress = page.locator("a.lesson-link").nth(IDS.index(lesson)).locator("progress")
        expect(progress).to_have_attribute("value", "1")


def test_without_storage_the_lessons_still_work(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    """The list says that nothing is remembered; progress lasts as long as the page."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html", script=REFUSED)
    expect(page.locator("main")).to_contain_text("不记得")
    page.locator("a.lesson-link").nth(IDS.index("cards")).click()
    learner = Learner(page)
    learner.go_on()
    learner.answer(lessons["cards"][1])
    expect(page.locator(".dot.first")).to_have_count(1)
    page.reload()
    expect(page.locator(f"hp-step {HEADING}")).to_have_text(lessons["cards"][1]["title"]["zh"])
    expect(page.locator(".dot.first")).to_have_count(0)


def test_a_step_has_a_link_of_its_own(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    """`#kan/3` opens that step; back and forward go through the steps that were seen."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html#kan/3")
    titles = [step["title"]["en"] for step in lessons["kan"]]
    heading = page.locator(f"hp-step {HEADING}")
    expect(heading).to_have_text(titles[2])
    expect(page.locator('.dot[aria-current="step"]')).to_have_attribute("aria-label", re.compile("^Step 3: "))
    Learner(page, "en").go_on()
    expect(heading).to_have_text(titles[3])
    page.go_back()
    expect(heading).to_have_text(titles[2])
    page.locator(".dot").nth(7).click()
    expect(heading).to_have_text(titles[7])
    page.go_back()
    page.go_forward()
    expect(heading).to_have_text(titles[7])


HOSTILE = [
    "#<img src=x onerror=alert(1)>",
    "#%E0%A4%A",
    "#yongzhou/'\"><svg onload=alert(1)>",
    '#bi"]',
]
"""Markup, an escape that is cut off, and a quote that ends a selector. Other addresses are read in learn.test.js."""


@pytest.mark.parametrize(
    "path", ["learn.html", *(pytest.param(path, marks=pytest.mark.long) for path in ("rules.html", "glossary.html"))]
)
def test_a_hostile_address_is_harmless(open_page: OpenPage, path: str) -> None:
    """The page opens and shows what it has; nothing of the address is drawn or run."""
    page = open_page(PHONE, lang=LOCALES["zh"], path=path)
    page.on("dialog", lambda dialog: pytest.fail(f"{dialog.message} ran"))
    for address in HOSTILE:
        follow(page, address)
        expect(page.locator("hp-learn main h1")).to_be_visible()
        assert page.locator("hp-learn img, hp-learn [onload], hp-learn [onerror]").count() == 0
    page.reload()
    expect(page.locator("hp-learn main h1")).to_be_visible()


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_the_lobby_leads_to_the_lessons_and_back(open_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """A link leads there in the language chosen in the lobby, and another one back."""
    page = open_page(SMALL_PHONE, lang=LOCALES["zh"])
    if lang == "en":
        page.get_by_role("button", name="English").click()
    page.get_by_role("link", name=re.compile({"zh": "^学打牌 ", "en": "^Learn "}[lang])).click()
    expect(page.locator("main h1")).to_have_text({"zh": "学打牌", "en": "Lessons"}[lang])
    shot(page, f"learn-{lang}")
    page.get_by_role("button", name={"zh": "English", "en": "中文"}[lang]).click()
    expect(page.locator("main h1")).to_have_text({"en": "学打牌", "zh": "Lessons"}[lang])
    page.get_by_role("link", name={"en": "回大厅", "zh": "Lobby"}[lang]).click()
    expect(page.get_by_role("button", name={"en": "开始", "zh": "Play"}[lang], exact=True)).to_be_visible()


def test_a_screen_reader_is_given_the_whole_lesson(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]
) -> None:
    """Cards, groups and answers have names; the verdict is in a live region."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html#kan/6")
    expect(page.locator("hp-step")).to_match_aria_snapshot("""
      - article:
        - paragraph: Step 6 of 9
        - heading "Which has the most huxi?"
        - list "Answers":
          - listitem:
            - 'button "kan: small eight, small eight, small eight"'
          - listitem:
            - 'button "wei, face down: big five, big five, big five"'
    """)
    Learner(page, "en").answer(lessons["kan"][5])
    expect(page.locator("hp-step").get_by_role("status")).to_contain_text("6 huxi")
    page.goto(page.url.replace("#kan/6", "#kan/7"))
    expect(page.get_by_role("img", name="The next player flips: big eight")).to_be_visible()


def test_a_screen_reader_is_given_the_tiles(open_page: OpenPage) -> None:
    """A row tells its tiles, a group also what its wild stands for and which tile won; tiles to pick are buttons."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html#sets/6")
    expect(
        page.get_by_role("img", name="Your hand: 4-5-8-8-8 of bamboo, 1-2-3-5-6-7 of dots, red dragon, red dragon")
    ).to_be_visible()
    tiles = page.get_by_role("group", name="Tiles to pick from").get_by_role("button")
    expect(tiles).to_have_count(7)
    expect(tiles.first).to_have_accessible_name("3 of bamboo")
    follow(page, "#wilds/6")
    row = page.get_by_role("img", name=re.compile("^Your hand: "))
    expect(row).to_have_accessible_name(re.compile("pair: .*, 5 of dots as east wind, won with east wind$"))


TILES = """hand => [...hand.shadowRoot.querySelectorAll("svg > g[transform]")].map(tile => {
  const { left, top } = tile.getBoundingClientRect();
  const marks = { wild: "path.fill-accent", last: "rect.stroke-accent" };
  const has = Object.entries(marks).filter(([, drawn]) => tile.querySelector(`:scope > ${drawn}`));
  return { left, top: Math.round(top), marks: has.map(([mark]) => mark) };
})"""
"""Where the tiles of a group lie, and how they are marked."""


def test_tiles_lie_side_by_side_with_their_marks(open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]]) -> None:
    """Beside each other on one line; the wild and the tile that won are marked, and only these."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html#wilds/6")
    (row,) = lessons["wilds"][5]["scene"]
    hands = page.locator(".stage .group hupai-hand")
    expect(hands).to_have_count(len(row["piles"]))
    expect(hands.last.locator("path").first).to_be_attached()
    marked = Counter[str]()
    for nth, pile in enumerate(row["piles"]):
        tiles = hands.nth(nth).evaluate(TILES)
        assert len(tiles) == len(pile["cards"]) and len({tile["top"] for tile in tiles}) == 1
        lefts = [tile["left"] for tile in tiles]
        assert lefts == sorted(set(lefts))
        for at, tile in enumerate(tiles):
            right = {"wild": at in pile.get("wild", []), "last": pile.get("last") == at}
            assert tile["marks"] == [mark for mark, has in right.items() if has]
            marked.update(tile["marks"])
    assert marked == {"wild": 1, "last": 1}


@pytest.mark.parametrize(
    ("lesson", "loads"), [pytest.param("kan", "hupai-zipai.js", marks=pytest.mark.long), ("sets", "hupai-mahjong.js")]
)
def test_a_lesson_loads_itself_and_the_faces_of_its_own_family(open_page: OpenPage, lesson: str, loads: str) -> None:
    page = open_page(PHONE, lang=LOCALES["zh"], path=QUIET, allow=["favicon"])
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.rpartition("/")[2]))
    page.goto(page.url.replace(QUIET, f"learn.html#{lesson}/1"))
    expect(page.locator("hp-step .stage svg").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    brought = {name for name in asked if name.endswith((".svg", ".json")) or name.startswith("hupai-")}
    assert brought - {"icon.svg"} == {loads, "lessons.json", f"lesson-{lesson}.json"}


def test_lessons_are_listed_by_family(open_page: OpenPage) -> None:
    """Each family counts its own lessons; after its last one the page leads to the table and not to other games."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html")
    expect(page.get_by_role("heading", level=2)).to_have_text(["Character cards", "Mahjong", "Guihuzi"])
    counted = [*range(1, 8), *range(1, 4), 1]
    expect(page.locator(".lesson-link .nth")).to_have_text([f"Lesson {nth}" for nth in counted])
    expect(page.locator(".lesson-list").nth(1).locator("hupai-hand.mahjong path")).not_to_have_count(0)
    follow(page, "#kings/end")
    expect(page.locator(".ending").get_by_role("link", name="Play a hand")).to_be_visible()
    follow(page, "#sets/end")
    expect(page.locator(".ending").get_by_role("link", name=re.compile("^Next lesson: "))).to_be_visible()


def test_cards_that_do_not_come_are_told_in_their_place(open_page: OpenPage) -> None:
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html", allow=["Failed to load resource"])
    page.route("**/hupai-zipai.js", lambda route: route.abort())
    follow(page, "#kan/1")
    expect(page.locator("hupai-hand svg desc").first).to_contain_text("could not be loaded")


@pytest.mark.parametrize("file", ["lessons", pytest.param("lesson-kan", marks=pytest.mark.long)])
def test_data_that_does_not_come_can_be_asked_for_again(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]], file: str
) -> None:
    """A sentence says what is missing; the button fetches it again."""
    page = open_page(PHONE, lang=LOCALES["zh"], path="learn.html", allow=[f"{file}.json", "Failed to load resource"])
    page.route(f"**/{file}.json", lambda route: route.fulfill(status=503))
    follow(page, "#kan/1")
    page.reload()
    expect(page.get_by_role("alert")).to_contain_text(f"没能打开：assets/{file}.json: 503")
    page.unroute(f"**/{file}.json")
    page.get_by_role("button", name="再试一次").click()
    expect(page.locator(f"hp-step {HEADING}")).to_have_text(lessons["kan"][0]["title"]["zh"])


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_the_small_table_is_watched_card_by_card(
    open_page: OpenPage, lessons: dict[str, list[dict[str, Any]]], lang: Lang
) -> None:
    """Each press says and draws what happens next; cards that nobody took stay, and the hand has none of them."""
    page = open_page(PHONE, lang=LOCALES[lang], path="learn.html#turn/2")
    frames = lessons["turn"][1]["table"]
    table = page.locator("hp-mini-table")
    for nth, frame in enumerate(frames):
        expect(table.get_by_role("status")).to_have_text(frame["said"][lang])
        expect(table.locator(".mini-live hupai-hand")).to_have_count(1 if frame["live"] else 0)
        expect(table.locator(".mini-lying hupai-hand")).to_have_count(sum(map(len, frame["lying"])))
        if nth + 1 < len(frames):
            table.get_by_role("button").press("Enter")
    table.get_by_role("button").click()
    expect(table.get_by_role("status")).to_have_text(frames[0]["said"][lang])
    assert_no_sideways_scroll(page)


def test_lesson_one_leads_to_the_guided_hand_and_the_last_lessons_to_a_table(open_page: OpenPage) -> None:
    """No bare lobby: a hand is dealt, of the game that the lessons have taught."""
    page = open_page(PHONE, lang=LOCALES["en"], path="learn.html#turn/end")
    page.get_by_role("link", name="Play a hand with the guide").click()
    expect(page.locator(".guide-said")).to_contain_text("The aim", timeout=PATIENCE_MS)
    page.goto(page.url.partition("#")[0] + "learn.html#pay/end")
    page.get_by_role("link", name="Play a hand").click()
    expect(page.locator("hp-hand button").first).to_be_visible(timeout=PATIENCE_MS)
    game = "({ app }) => app.table.state?.setup.game"
    assert page.locator("hp-page").evaluate(game) == "kawuxing"
    page.go_back()
    expect(page.locator("hp-lobby")).to_be_visible()
