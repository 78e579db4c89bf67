"""A hand of every game, by touch in Chinese or by mouse in English, with a reload in the middle."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

import hupai
from tests.browser.account import assert_account_adds_up
from tests.browser.player import LOCALES, WON, Lang, Player, points
from tests.browser.stacked import record, take_up
from tests.browser.support import DESKTOP, PHONE, OpenPage, Shot, Size

GAMES = [game for game in hupai.games if hupai.games[game].family.id == "zipai"]
"""Mahjong is played in test_mahjong_table, and whole matches in test_whole_matches."""


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_a_hand_of_each_game(used_page: OpenPage, shot: Shot, game: str) -> None:
    """It is chosen in the lobby, played, the same after a reload, and explained at the end."""
    lang: Lang
    lang, size = ("zh", PHONE) if GAMES.index(game) % 2 else ("en", DESKTOP)
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.choose(game)
    player.start(deal=21, game=game)
    player.reach("discard")
    player.discard()
    moment = player.moment()
    page.mouse.move(0, 0)  # over a card, the ledger would say what its discard leads to
    before = player.position()
    page.reload()
    assert player.moment() == moment
    assert player.position() == before
    player.reach("result")
    assert_account_adds_up(page)
    shot(page, f"game-{game}-{lang}")
    assert_explained(player)


def assert_explained(player: Player) -> None:
    """Assert that each step of an account has its rule, and that a group is told of."""
    steps = player.result.locator(".steps").first.locator(".step")
    if steps.count():
        assert steps.locator("details.rule").count() == steps.count()
        steps.first.locator("summary").click()
        expect(steps.first.locator("details.rule > p")).to_be_visible()
        player.result.locator("button.group").first.click()
        expect(player.result.locator(".told p").first).to_be_visible()


@pytest.mark.parametrize(("lang", "size"), [("zh", PHONE), pytest.param("en", DESKTOP, marks=pytest.mark.long)])
def test_the_best_other_reading_and_why_it_lost(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The account also shows the reading of the same cards that pays less, and why it was not taken."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, record("paohuzi", ("11s1b22s2b33s3b999s999b567b44s", "", ""), shown="4s", dihu=2))
    page.locator("hp-prompt .hu").click()
    assert player.moment() == "result"
    assert_account_adds_up(page)
    assert_explained(player)
    other = player.result.locator(".alternative")
    other.locator("summary").first.click()
    expect(other.locator(".group")).to_have_count(7)
    worth = points(other.locator("b.worth").all_inner_texts())
    told = {"zh": f"{sum(worth)} 胡息", "en": f"{sum(worth)} huxi"}[lang]
    expect(other.locator("summary").first).to_contain_text(told)
    expect(other.locator(".lost")).not_to_be_empty()
    other.locator(".rule summary").click()
    expect(other.locator(".rule p")).to_be_visible()
    other.scroll_into_view_if_needed()
    shot(page, f"alternative-{lang}")


def test_a_result_adds_the_hand_to_the_points_of_the_match(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=4, deal=WON)
    totals = [0, 0, 0]
    for nth in range(2):
        player.reach("result")
        rows = player.result.locator(".scores tbody")
        scores = points(rows.locator("tr:first-child td").all_inner_texts())
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        assert points(rows.locator("tr:last-child td").all_inner_texts()) == totals
        if nth == 0:
            assert any(scores), "this deal is not won any more"
            player.button("next hand", player.result).click()


def test_the_tally_begins_with_whoever_has_most(used_page: OpenPage) -> None:
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=1, deal=WON)
    player.reach("result")
    player.button("tally", player.result).click()
    places = page.locator(".podium .place")
    expect(places.first.locator(".who")).to_have_text("你")
    totals = points(places.locator("b").all_inner_texts())
    assert totals == sorted(totals, reverse=True) and len(set(totals)) > 1
    faces = places.locator(".portrait")
    expect(faces).to_have_count(3)
    (own, *others) = [face.bounding_box() or {} for face in faces.all()]
    assert all(own["width"] > 1.8 * other["width"] for other in others), "the winner's is the largest"
    assert min(other["x"] for other in others) < own["x"] < max(other["x"] for other in others)
    goes_on = page.locator("hp-tally")
    expect(goes_on).to_have_attribute("data-more", "")  # the list of hands lies below what is seen
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(goes_on).not_to_have_attribute("data-more", "")
    page.locator("hp-page").evaluate('({ page }) => page.setSettings({ faces: "off" })')
    expect(faces).to_have_count(0)
