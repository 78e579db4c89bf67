"""What is read has room: measured boxes and contrast on rendered pixels, for every screen of a hand in both families.

No text under 11 px, none cut, none over another, over a card's character or the turn mark; contrast of 4.5:1, and 3:1
for large text, in four themes. What axe cannot decide is among what is measured.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import THEMES, WEAR, undecided
from tests.browser.boxes import FITTED, assert_no_sideways_scroll
from tests.browser.by_chance import midway
from tests.browser.player import LOCALES, PATIENCE_MS, WON, Lang, Player
from tests.browser.room import Eyes, cut_off, labels, overlapping, too_small
from tests.browser.stacked import take_up
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, OpenPage, Shot, Size
from tests.browser.test_mahjong_moments import many_claims, many_kongs, many_runs, to_reveal
from tests.browser.test_many_ways import five_ways, three_ways_with_bi
from tests.browser.test_review import UNCOVERED
from tests.browser.test_win_moment import won_by_discard

WIDE: Size = (1920, 1080)
SIZES: list[Size] = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP, WIDE]
Scene = Callable[[Page, Lang], None]


def offered(text: Callable[[], str], by: type[Player] = Player) -> Scene:
    """Return the scene in which a recorded hand waits for the player."""
    return lambda page, lang: take_up(page, by(page, lang), text())


def won(page: Page, lang: Lang) -> None:
    """A win with kings has been made; its account is open."""
    player = Player(page, lang)
    player.start(hands=4, deal=WON)
    page.locator("hp-prompt .hu").click()
    expect(player.result).to_be_visible()


def laid_open(page: Page, lang: Lang) -> None:
    """The account of a win is closed; all hands lie open on the table."""
    won(page, lang)
    player = Player(page, lang)
    player.button("close", player.result).click()
    expect(page.locator(".showdown")).to_be_visible()


def won_tiles(page: Page, lang: Lang) -> None:
    """The account of a win at mahjong is open."""
    player = Player(page, lang)
    take_up(page, player, won_by_discard())
    page.locator("hp-prompt .hu").click()
    expect(player.result).to_be_visible()


def tiles_laid_open(page: Page, lang: Lang) -> None:
    """All hands lie open on the mahjong table."""
    won_tiles(page, lang)
    player = Player(page, lang)
    player.button("close", player.result).click()
    expect(page.locator(".showdown")).to_be_visible()


def reviewed(page: Page, lang: Lang) -> None:
    """The review shows one of the costliest choices of a hand."""
    won(page, lang)
    page.locator("dialog.result .open-review").click()
    told = page.locator("dialog.review .review-foot [role=status]")
    expect(told).not_to_contain_text({"zh": "正在", "en": "looking"}[lang], timeout=PATIENCE_MS)
    assert page.evaluate(UNCOVERED) == []


SCENES: dict[str, Scene] = {
    "lobby": lambda page, lang: None,
    "play": offered(lambda: midway("yongzhou", 11, 14), Player),
    "play-tiles": offered(lambda: midway("yongzhou-mahjong", 6, 50)),
    "play-three": offered(lambda: midway("kawuxing", 10, 30)),
    "five": offered(five_ways, Player),
    "bi": offered(three_ways_with_bi, Player),
    "account": won,
    "win": laid_open,
    "review": reviewed,
    "claims": offered(many_claims),
    "runs": offered(many_runs),
    "kongs": offered(many_kongs),
    "reveal": offered(to_reveal),
    "account-tiles": won_tiles,
    "win-tiles": tiles_laid_open,
}
CHOSEN: dict[str, tuple[Lang, list[Size]]] = {
    "lobby": ("en", [SMALL_PHONE]),
    "play": ("zh", [SIDEWAYS]),
    "play-tiles": ("en", [PHONE]),
}
"""What is measured without `--long`: of each scene the language and the sizes with the least room."""
PAIRS = [
    pytest.param(scene, lang, SIZES, id=f"{scene}-{lang}-everywhere", marks=pytest.mark.long)
    for scene in SCENES
    for lang in LOCALES
] + [pytest.param(scene, lang, sizes, id=f"{scene}-{lang}") for scene, (lang, sizes) in CHOSEN.items()]


@pytest.fixture
def eyes(browser: Browser) -> Iterator[Eyes]:
    """Somebody who looks at pictures."""
    looking = Eyes(browser)
    yield looking
    looking.page.close()


def measured(page: Page, eyes: Eyes, themes: Sequence[str]) -> list[str]:
    """Return everything that is wrong with what is read in the window."""
    assert_no_sideways_scroll(page)
    found = labels(page)
    assert found
    wrong = too_small(found) + cut_off(found) + overlapping(found)
    for theme in themes:
        page.evaluate(WEAR, theme)
        page.evaluate(FITTED)
        wrong += [f"{theme}, {one}" for one in eyes.faint(page, found)]
    page.evaluate(WEAR, THEMES[0])
    return wrong


@pytest.mark.parametrize(("scene", "lang", "sizes"), PAIRS)
def test_what_is_read_has_room_and_contrast(
    used_page: OpenPage, eyes: Eyes, shot: Shot, scene: str, lang: Lang, sizes: list[Size]
) -> None:
    """Measured at each size; in two themes of the four in turn, and in all of them in a long run."""
    page = used_page(sizes[0], lang=LOCALES[lang])
    Player(page, lang).hurry()
    SCENES[scene](page, lang)
    page.locator(".toast .icon").evaluate_all("all => all.forEach(one => one.click())")
    page.mouse.move(0, 0)
    expect(page.locator(".call")).to_have_count(0)  # a call leaves by itself
    for nth, size in enumerate(sizes):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        themes = THEMES if sizes is SIZES else (THEMES[nth % 4], THEMES[(nth + 2) % 4])
        assert measured(page, eyes, themes) == [], size
        shot(page, f"room-{scene}-{lang}-{size[0]}")


@pytest.mark.long
@pytest.mark.parametrize(("lang", "sizes"), [("en", [PHONE]), ("zh", SIZES)])
def test_a_puzzle_of_the_practice_has_room_and_contrast(
    open_page: OpenPage, eyes: Eyes, lang: Lang, sizes: list[Size]
) -> None:
    """The list of puzzles, a question, and what is said to an answer; in two themes, or in all."""
    page = open_page(sizes[0], lang=LOCALES[lang], path="practise.html#game=leiyang")

    def in_order() -> None:
        for size in sizes:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            assert measured(page, eyes, THEMES if sizes is SIZES else THEMES[1:3]) == [], size

    expect(page.locator(".practise-kinds .kind").first).to_be_visible(timeout=PATIENCE_MS)
    in_order()
    page.locator(".begin").click()
    expect(page.locator(".puzzle-question h1")).to_be_visible(timeout=PATIENCE_MS)
    in_order()
    page.locator("[data-choice]").first.click()
    expect(page.locator(".puzzle-verdict")).to_be_visible(timeout=PATIENCE_MS)
    in_order()


@pytest.mark.long
@pytest.mark.parametrize(
    ("scene", "lang", "size"), [("lobby", "en", PHONE), ("play", "zh", PHONE), ("claims", "en", DESKTOP)]
)
def test_what_axe_cannot_decide_is_measured(
    used_page: OpenPage, eyes: Eyes, scene: str, lang: Lang, size: Size
) -> None:
    """Each of these elements is brought into sight and has enough contrast, in every theme."""
    page = used_page(size, lang=LOCALES[lang])
    Player(page, lang).hurry()
    SCENES[scene](page, lang)
    count = undecided(page)
    assert count > 0, "nothing is undecided: this test measures nothing"
    waiting = set(range(count))
    while waiting:
        first = min(waiting)
        page.evaluate("nth => undecided[nth]?.scrollIntoView({ block: 'center' })", first)
        seen = [one for one in labels(page) if one.asked in waiting and one.visible]
        for theme in THEMES:
            page.evaluate(WEAR, theme)
            assert eyes.faint(page, seen) == [], theme
        waiting -= {first, *(one.asked for one in seen)}
    page.evaluate(WEAR, THEMES[0])


LARGE = """() => {
  const width = selector => Math.min(...[...document.querySelectorAll(selector)].map(one => one.offsetWidth));
  const melds = width(".seat .meld :is(.card, .tile):not(.sideways)");
  return { hand: width("hp-hand button"), melds, ways: width(".ways .card") };
}"""
"""The widths of the narrowest card of the hand, of a meld, and of a way to chi; infinite where there is none."""


@pytest.mark.long
@pytest.mark.parametrize("game", ["zipai", "mahjong"])
def test_cards_grow_with_the_window(used_page: OpenPage, game: str) -> None:
    """At 1440x900 a card of the hand is 52 to 72 px wide, a tile 80 to 90, one of a meld or a claim 40 at least."""
    page = used_page(DESKTOP, lang=LOCALES["zh"])
    player = Player(page)
    take_up(page, player, five_ways() if game == "zipai" else many_kongs())
    if game == "zipai":
        asked = page.evaluate(LARGE)
        ways = asked["ways"]
        assert ways >= 40 and page.locator(".live .card").evaluate("card => card.offsetWidth") > 1.2 * asked["hand"]
        page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
        page.evaluate(FITTED)
        assert page.evaluate(LARGE)["ways"] > ways
        page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
        page.locator(".ways .answer").first.click()
    else:
        page.locator("hp-prompt .answer.gang").first.click()
    expect(page.locator(".seat.me .meld")).to_have_count(1)
    page.evaluate(FITTED)
    small = page.evaluate(LARGE)
    least, most = (52, 72) if game == "zipai" else (80, 90)
    assert least <= small["hand"] <= most
    assert small["melds"] >= 40
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    page.evaluate(FITTED)
    large = page.evaluate(LARGE)
    assert large["hand"] > small["hand"] and large["melds"] > small["melds"]
