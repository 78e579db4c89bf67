"""The mahjong table: whole matches of each game by touch, mouse, keys and ears, and what only this table has."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from hupai.registry import family_named
from tests.browser.boxes import (
    assert_no_sideways_scroll,
    assert_table_in_order,
    cut_texts,
    everywhere,
    outside,
    overlaps,
)
from tests.browser.player import LOCALES, MANY_STEPS, Lang, Player, fix_deal, points
from tests.browser.support import DESKTOP, PHONE, SIDEWAYS, SMALL_PHONE, TABLET, TOUCHED, OpenPage, Shot, Size
from tests.browser.ways import Ears, Finger, Keys, Mouse, Person

FAMILY = family_named("mahjong")
GAMES = {game.id: game for game in FAMILY.games}
SIZES = [PHONE, SIDEWAYS, SMALL_PHONE, TABLET, DESKTOP]
PLACES = {3: ("me", "right", "left"), 4: ("me", "right", "opposite", "left")}
NAMES = {"me": "你|you", "right": "阿凤|Feng", "opposite": "秀姐|Xiu", "left": "老唐|Tang"}
PAYMENT = re.compile(r"(?:From )?(\w+?)(?:付| to )(你|阿凤|秀姐|老唐|\w+?)(?:: )?(\d+)")
OWN_WORDS: dict[str, dict[Lang, str]] = {
    "play card": {"zh": "出牌", "en": "Discard"},
    "your turn": {"zh": "轮到你出牌", "en": "Your turn to discard"},
}
FREE = '[aria-disabled="false"]:not(.binds)'
"""Tiles whose discard does not bind for the rest of the hand, about which the page would ask."""
BEST = """element => {
  const discards = element.app.view.legal.filter(({ verb, binds }) => verb === "discard" && !binds);
  return discards.sort((one, other) => (one.distance ?? 99) - (other.distance ?? 99))[0].tile;
}"""
"""The discard that leaves the hand nearest to being ready."""


class AtTiles(Player):
    """A player who knows the words of this table."""

    def word(self, key: str) -> str:
        """Return the page's word for this."""
        return OWN_WORDS[key][self.lang] if key in OWN_WORDS else super().word(key)

    @property
    def cards(self) -> Locator:
        """The tiles that may be discarded now without a question."""
        return self.hand.locator(f"button{FREE}")

    def discard_well(self) -> None:
        """Discard what leaves the hand nearest to being ready."""
        tile = self.page.locator("hp-page").evaluate(BEST)
        self.hand.locator(f'button[data-key^="{tile}#"][aria-disabled="false"]').last.click()
        self.button("play card").click()


class TileKeys(Keys):
    """Keys, which leave alone the tiles that bind."""

    def discard(self) -> None:
        """Walk to a tile that may be discarded without a question, and discard it."""
        self.press("ArrowRight")
        self.walk(f"[data-key]{FREE}", "ArrowRight")
        self.press("Enter")
        expect(self.focus).to_have_attribute("aria-pressed", "true")
        self.press("Enter")


FIRST_ANSWER = 'hp-prompt [role="group"] button:first-of-type'


def agree_if_asked(page: Page) -> None:
    """Agree where the page asks once more, because the answer binds for the hand; it does not always ask."""
    agree = page.locator("dialog.sure footer button").first
    for _ in range(20):
        if agree.is_visible():
            agree.click()
            return
        page.wait_for_timeout(50)


def seats_of(game: str) -> int:
    """Return how many play a game."""
    return FAMILY.play.seats(GAMES[game].base)


def name_of(game: str, lang: Lang) -> str:
    """Return the name of a game."""
    name: str = FAMILY.vocabulary().label("game", game)[lang]
    return name


def paid(sheet: Locator, seats: int) -> list[int]:
    """Return what each seat has won and paid, from the sentences."""
    totals = [0] * seats
    for told in sheet.locator(".payments li > p").all_inner_texts():
        found = PAYMENT.match(told)
        assert found, told
        payer, payee = (
            next(seat for seat, place in enumerate(PLACES[seats]) if re.fullmatch(NAMES[place], name, re.IGNORECASE))
            for name in found.group(1, 2)
        )
        totals[payer] -= int(found[3])
        totals[payee] += int(found[3])
    return totals


def assert_account_adds_up(page: Page, seats: int) -> None:
    """Assert that the payments add up to each seat's points, and the points to zero."""
    sheet = page.locator("dialog.result")
    expect(sheet.locator(".payments")).to_be_visible()
    scores = points(sheet.locator(".scores tbody td:nth-child(2)").all_inner_texts())
    assert len(scores) == seats
    assert sum(scores) == 0
    assert scores == paid(sheet, seats)


@pytest.mark.parametrize(
    ("way", "lang", "game", "deal"),
    [
        (Finger, "zh", "yibin", 3),
        (Mouse, "en", "yongzhou-mahjong", 4),
        (TileKeys, "en", "kawuxing", 5),
        pytest.param(Finger, "en", "kawuxing", 6, marks=pytest.mark.long),
        pytest.param(Mouse, "zh", "yibin", 7, marks=pytest.mark.long),
        pytest.param(TileKeys, "zh", "yongzhou-mahjong", 8, marks=pytest.mark.long),
        pytest.param(Ears, "zh", "kawuxing", 9, marks=pytest.mark.long),
    ],
    ids=lambda value: value.__name__.lower() if isinstance(value, type) else None,
)
def test_a_whole_match(used_page: OpenPage, shot: Shot, way: type[Person], lang: Lang, game: str, deal: int) -> None:
    """It is begun, played, read and left in one way only; the layout is in order, and the account adds up."""
    page = used_page(SIZES[0], touch=way is Finger, lang=LOCALES[lang])
    fix_deal(page, deal)
    person = way(page, lang)
    person.player = AtTiles(page, lang)
    seats = seats_of(game)
    name = f"{way.__name__.lower()}-{game}-{lang}"
    person.begin(name_of(game, lang))
    for turn in range(MANY_STEPS):
        moment = person.moment()
        if moment == "result":
            break
        everywhere(page, [SIZES[turn % len(SIZES)]], lambda _: assert_table_in_order(page))
        expect(page.locator(".table .seat")).to_have_count(seats)
        if turn < len(SIZES):
            shot(page, f"session-{name}-{turn}")
        warns = page.locator(f"{FIRST_ANSWER}.warns").count() > 0
        person.decide(moment, turn)
        if warns:
            agree_if_asked(page)

    def fits(scope: str) -> None:
        assert_no_sideways_scroll(page)
        assert not cut_texts(page, scope)

    assert_account_adds_up(page, seats)
    everywhere(page, SIZES, lambda size: fits("dialog.result"))
    shot(page, f"result-{name}")
    person.open_log()
    expect(page.locator("dialog.log")).to_be_visible()
    everywhere(page, SIZES, lambda size: fits("dialog.log"))
    person.to_tally()
    expect(page.locator(".podium b")).to_have_count(seats)
    totals = points(page.locator(".podium b").all_inner_texts())
    assert sum(totals) == 0
    page.locator(".tally-list summary").first.evaluate("one => { one.parentElement.open = true; }")

    def tally_fits(size: Size) -> None:
        fits(".tally")
        assert not overlaps(page, ".small-hero, .desk-wide, .podium, .tally-row, .manner, .group, .step, .payments li")

    everywhere(page, SIZES, tally_fits)
    shot(page, f"tally-{name}")
    person.leave()
    expect(page.locator("hp-lobby .start")).to_be_visible()


def until(player: AtTiles, wanted: Callable[[], bool]) -> None:
    """Play well until something is there, in as many hands as that takes."""
    for _ in range(MANY_STEPS):
        moment = player.moment()
        if wanted():
            return
        if moment == "result":
            player.button("next hand", player.result).click()
        elif moment == "discard":
            player.discard_well()
        else:
            player.answers()[-1].click()
    raise AssertionError(f"it was not there in {MANY_STEPS} steps")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_hand_is_revealed_by_the_next_discard(used_page: OpenPage, shot: Shot, touch: bool) -> None:
    """The switch says what revealing binds to and leaves the discards that keep the hand ready; it can be undone."""
    page = used_page(PHONE if touch else DESKTOP, touch=touch, lang=LOCALES["zh"])
    player = AtTiles(page)
    player.start(hands=16, game=name_of("kawuxing", "zh"), deal=7)
    switch = page.get_by_role("switch", name="明牌")
    until(player, switch.is_visible)
    expect(switch).to_have_attribute("aria-checked", "false")
    free = player.cards.count()
    revealing = player.hand.locator('button.binds[aria-disabled="false"]')
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    expect(page.locator("hp-prompt .ask > span")).not_to_be_empty()
    assert 0 < revealing.count() < free
    assert_table_in_order(page)
    shot(page, f"revealing-{'touch' if touch else 'mouse'}")
    switch.click()
    expect(revealing).to_have_count(0)
    expect(player.cards).to_have_count(free)
    switch.click()
    revealing.last.click()
    expect(page.locator("hp-prompt .ask strong")).to_have_text(re.compile("^打出.+，明牌？$"))
    player.button("play card").click()
    player.moment()
    if player.result.is_visible():
        player.button("close").click()
    expect(page.locator(".seat.me .mark.revealed")).to_be_visible()


def test_piao_is_asked_before_the_hand(used_page: OpenPage) -> None:
    """Both answers are told in whole words; nobody is in turn. The seat has the mark for the rest of the hand."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = AtTiles(page, "en")
    player.start(game=name_of("yibin", "en"), deal=7)
    assert player.moment() == "claim"
    expect(player.prompt.get_by_role("button")).to_have_count(2)
    expect(page.locator(".seat.turn")).to_have_count(0)

    def told(_: Size) -> None:
        assert not outside(page, "hp-prompt :is(button, .ask strong, .ask span)")
        assert not overlaps(page, "hp-prompt :is(button, .ask strong, .ask span), .asks button")
        assert not cut_texts(page, "hp-prompt")

    everywhere(page, [*TOUCHED, DESKTOP], told)
    player.answers()[0].click()
    player.moment()
    expect(page.locator(".seat.turn")).to_have_count(1)
    expect(page.locator(".seat.me .mark.piao")).to_be_visible()


def test_the_hand_lies_in_two_lines_on_an_upright_phone(used_page: OpenPage) -> None:
    """Tiles are wide enough for a finger there, and lie in one line where there is room; the drawn one lies apart."""
    page = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    player = AtTiles(page)
    player.start(game=name_of("kawuxing", "zh"), deal=7)
    until(player, page.locator("hp-hand .column.drawn").is_visible)
    tiles = page.locator("hp-hand button[data-key]")

    def lines() -> int:
        assert_table_in_order(page)
        return len({round(box["y"]) for box in map(Locator.bounding_box, tiles.all()) if box})

    def gap(drawn: Locator) -> float:
        before = drawn.locator("xpath=preceding-sibling::*[1]").bounding_box()
        own = drawn.bounding_box()
        assert before
        assert own
        return own["x"] - before["x"] - before["width"]

    assert lines() == 2
    assert all(box["width"] >= 40 for box in map(Locator.bounding_box, tiles.all()) if box)
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    assert lines() == 1
    assert gap(page.locator("hp-hand .column.drawn")) > 8


def test_a_reload_shows_the_same_table(used_page: OpenPage) -> None:
    """The family of the match is fetched again, and the table is what it was."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = AtTiles(page)
    player.start(game=name_of("yibin", "zh"), deal=7)
    for turn in range(4):
        if player.moment() == "discard":
            player.discard()
        else:
            player.claim(turn)
    moment = player.moment()
    before = player.position()
    page.reload()
    assert player.moment() == moment
    assert player.position() == before
