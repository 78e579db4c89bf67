"""Actions that bind for the rest of a hand (举手, 吃边打边, 放偎): the page marks them and asks first."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stacked import BEFORE, NEXT, record, take_up
from tests.browser.support import BY_TOUCH, DESKTOP, IN_BOTH_LANGUAGES, PHONE, OpenPage, Shot, Size, tap_or_press

PAIRS = "11s99s88s11b44b66b99b5b"
"""Cards that keep a hand from winning."""
READY = "123s123b567s567b999s999b44s"
"""Six groups and a pair: waits for the third small four."""

WAYS = [pytest.param("zh", PHONE, id="zh-touch"), pytest.param("en", DESKTOP, id="en-mouse", marks=pytest.mark.long)]
BOTH = pytest.mark.parametrize(("lang", "size"), WAYS)


def opened(used_page: OpenPage, size: Size, lang: Lang, text: str) -> Player:
    """Return a player at the table of this recorded match."""
    page = used_page(size, touch=size == PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    take_up(page, player, text)
    return player


def card(player: Player, name: dict[Lang, str]) -> Locator:
    """Return the first card of this name in the hand."""
    return player.hand.get_by_role("button", name=re.compile("^" + name[player.lang])).first


def said(page: Page) -> Locator:
    """Return the note that says why something is refused."""
    return page.locator(".toast")


@BY_TOUCH
def test_a_waiting_hand_is_raised_and_pays_double(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """举手 is offered before the first card, marked at the seat, and named in the account of the win."""
    player = opened(used_page, size, lang, record("leiyang", (READY, "", ""), shown="2b", wall="8b4s", apart="48b4s"))
    page = player.page
    raise_it = player.prompt.get_by_role("button", name={"zh": "举手", "en": "Raise your hand"}[lang])
    expect(raise_it).to_contain_text({"zh": "小四", "en": "small four"}[lang])
    shot(page, f"raise-{lang}")
    tap_or_press(page, size, raise_it, "r")
    mark = page.locator(".seat.me .mark.raised")
    expect(mark).to_be_visible()
    while player.moment() != "result":
        winning = page.locator("hp-prompt .hu")
        (winning if winning.count() else player.answers()[-1]).click()
    fans = player.result.locator(".step.line-huxi_fan")
    expect(fans).to_contain_text({"zh": "举手", "en": "aise"}[lang])
    expect(fans).to_contain_text("2")
    shot(page, f"raised-won-{lang}")


def test_a_raise_is_lost_with_the_first_card_taken(used_page: OpenPage) -> None:
    """The sheet says so before it happens; the mark goes with the next discard; the log tells it."""
    text = record("leiyang", (READY, "", "8s"), shown="2b", apart="8s", lines=["0 raise", "2 discard 8s"], wu_hu=False)
    player = opened(used_page, PHONE, "zh", text)
    page = player.page
    expect(page.locator(".seat.me .mark.raised")).to_be_visible()
    page.locator(".ask-why").click()
    expect(page.locator(".why-rows .open").first).to_contain_text("举手")
    player.button("close").click()
    player.prompt.locator("button.chi").first.click()
    player.discard()
    expect(page.locator(".seat.me .mark.raised")).to_have_count(0)
    player.moment()
    if player.result.is_visible():
        player.button("close").click()
    page.keyboard.press("l")
    expect(page.locator("dialog.log")).to_contain_text("举手作废")


@BOTH
def test_a_forbidden_discard_after_a_chi_says_why(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """After 3 was eaten with 4 5, 6 is dimmed: pressing it tells the reason, the rule and its source."""
    text = record(
        "leiyang", (f"456s7s{PAIRS}", "", "3s"), shown="2b", apart="3s",
        lines=["2 discard 3s", "0 chi 345s"], wu_hu=False,
    )  # fmt: skip
    player = opened(used_page, size, lang, text)
    page = player.page
    six = card(player, {"zh": "小六", "en": "small six"})
    expect(six).to_have_attribute("aria-disabled", "true")
    six.click(force=True)  # aria-disabled, and yet it answers
    note = said(page)
    expect(note).to_contain_text({"zh": "三", "en": "small three"}[lang])
    rule = note.locator("details.rule")
    rule.locator("summary").click()
    expect(rule).to_have_attribute("data-rule", "chi.edge")
    expect(rule.locator(".sources li").first).to_contain_text("耒阳")
    shot(page, f"forbidden-{lang}")
    expect(card(player, {"zh": "小七", "en": "small seven"})).to_have_attribute("aria-disabled", "false")


@BOTH
def test_a_limited_discard_asks_first(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """After 2 was eaten with 3 4, playing 5 leaves only a red win; the page says so and asks first."""
    text = record(
        "leiyang", (f"3457s{PAIRS}", "", "2s"), shown="2b", apart="2s",
        lines=["2 discard 2s", "0 chi 234s"], wu_hu=False,
    )  # fmt: skip
    player = opened(used_page, size, lang, text)
    page = player.page
    red = {"zh": "红胡", "en": "red win"}[lang]
    five = card(player, {"zh": "小五", "en": "small five"})
    expect(five).to_have_class(re.compile("binds"))
    five.click()
    expect(page.locator("hp-prompt .binding")).to_contain_text(red)
    player.button("play card").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(red)
    shot(page, f"limited-{lang}")
    question.get_by_role("button", name={"zh": "换一张", "en": "Another card"}[lang]).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(five).to_be_visible()
    expect(page.locator(".seat.me .mark")).to_have_count(0)
    player.button("play card").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("还是打|^Play")).click()
    mark = page.locator(".seat.me .mark.limits")
    expect(mark).to_be_visible()
    mark.click()
    expect(said(page)).to_contain_text(red)
    shot(page, f"limits-{lang}")


@BOTH
def test_discarding_into_a_wei_asks_first_and_bars(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """The fourth card of another seat's 偎: that seat's 跑 follows, and 吃 and 碰 are barred for the hand."""
    text = record(
        "leiyang", (f"34s8b{PAIRS}0s", "", "88b2s"), shown="2b", wall="8b", apart="8b2s", dealer=NEXT,
        lines=["1 discard 2b", "2 discard 2s", "0 chi 234s"], wu_hu=False,
    )  # fmt: skip
    player = opened(used_page, size, lang, text)
    page = player.page
    expect(page.locator(".seat.left .meld.wei .card.black").first).to_be_attached()  # one of its cards lies open
    eight = card(player, {"zh": "大捌", "en": "big eight"})
    eight.click()
    expect(page.locator("hp-prompt .binding")).to_be_visible()
    player.button("play card").click()
    question = page.get_by_role("dialog")
    expect(question.locator(".warning")).to_contain_text({"zh": "吃", "en": "chi"}[lang])
    shot(page, f"barring-{lang}")
    question.get_by_role("button", name=re.compile("还是打|^Play")).click()
    expect(page.locator(".seat.me .mark.barred")).to_be_visible()
    player.moment()
    if not player.result.is_visible():
        page.keyboard.press("p")
        expect(said(page)).to_be_visible()
    shot(page, f"barred-{lang}")


@BOTH
def test_a_win_on_the_shown_card(used_page: OpenPage, shot: Shot, lang: Lang, size: Size) -> None:
    """地胡: before the dealer's first discard a ready hand may win on the shown card; the account names it."""
    player = opened(used_page, size, lang, record("paohuzi", (READY, "", ""), shown="4s", dealer=BEFORE))
    shot(player.page, f"shown-{lang}")
    player.prompt.get_by_role("button", name=re.compile("^(胡|Win)")).click()
    assert player.moment() == "result"
    expect(player.result.locator(".manner")).to_contain_text(re.compile("地胡|earthly win"))
    expect(player.result.locator(".steps")).to_contain_text(re.compile("地胡|shown card"))


def test_three_quads_or_five_threes_win_at_once(used_page: OpenPage, shot: Shot) -> None:
    """三提五坎: five threes win as dealt, and the other cards lie in a group of their own."""
    five = "111s222s333s444b555b6s8s9b0b0b"
    text = record("paohuzi", (five, "", ""), shown="6b", dealer=0)
    player = opened(used_page, PHONE, "zh", text)
    player.page.locator("hp-prompt .hu").click()
    assert player.moment() == "result"
    expect(player.result.locator(".manner")).to_contain_text("三提五坎")
    expect(player.result.locator("hp-account > .groups .group").last).to_contain_text("散牌")
    shot(player.page, "five-threes")


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_a_quad_can_lie_face_down_and_still_pays(used_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """Where 提 is hidden, only its owner sees the cards; 龙 is paid in the tally all the same."""
    text = record("leiyang", ("", "8888b", ""), shown="2b", dealer=BEFORE, ti_hidden="all")
    player = opened(used_page, PHONE, lang, text)
    quad = player.page.locator(".seat.right .meld.ti")
    expect(quad.locator(".card.back")).to_have_count(4)
    player.reach("result")
    expect(player.result.locator(".payments")).to_contain_text({"zh": "龙", "en": "for a ti"}[lang])
    shot(player.page, f"long-{lang}")
    player.button("tally", player.result).click()
    row = player.page.locator(".tally-list > li").first
    row.locator("summary").first.click()
    expect(row.locator(".payments")).to_contain_text({"zh": "龙", "en": "for a ti"}[lang])


@BOTH
def test_a_win_on_a_discard_says_who_pays(used_page: OpenPage, lang: Lang, size: Size) -> None:
    """放炮: the answer, the question before a pass and the account all say that one seat pays for both."""
    text = record("leiyang", (READY, "", "4s"), shown="2b", apart="4s", lines=["2 discard 4s"], long_value=0)
    player = opened(used_page, size, lang, text)
    page = player.page
    win = page.locator("hp-prompt .hu")
    expect(win).to_have_accessible_name(re.compile("打出的人付 4|whoever played it pays 4"))
    player.button("pass").click()
    question = page.get_by_role("dialog")
    expect(question).to_contain_text(re.compile("打出这张的人付你 4|whoever played the card pays you 4"))
    question.get_by_role("button", name=re.compile("回去看看|Go back")).click()
    win.click()
    assert player.moment() == "result"
    payments = player.result.locator(".payments > li")
    expect(payments).to_have_count(1)
    expect(payments).to_contain_text(re.compile("点炮|pays what both losers owe"))
