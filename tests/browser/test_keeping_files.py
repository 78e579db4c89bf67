"""Export and import: a file is read whole or not at all, and an import replaces nothing."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.late import LET_GO, held_back
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stored import EXPORTS, FIXTURES, bring, choose, dump, export, lines_of, press, saves, summed
from tests.browser.support import IN_BOTH_LANGUAGES, PHONE, OpenPage

RECORD = FIXTURES / "records" / "0.1.0-yongzhou-options.record"
EXPORTED = EXPORTS / "1.jsonl"
"""An export of the first version of the format: two matches, a broken one, three finished hands."""
ANSWERED = '{"puzzles":{"v":1,"answered":3,"right":2,"streak":1,"best":2,"entries":{}}}'
"""The line of an export with the answers to puzzles."""
UNREADABLE = """({ page: { store: { storage } } }) => {
  storage.transaction = () => {
    delete storage.transaction;
    return Promise.reject(new DOMException("", "UnknownError"));
  };
}"""
"""Lets the next reading of what is stored fail."""


def test_everything_moves_to_another_browser(used_page: OpenPage) -> None:
    """Matches and statistics are the same there; settings come along only where that is chosen."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=1, deal=2)
    player.reach("result")
    player.leave()
    player.choose()
    page.locator("hp-rules summary").click()
    page.locator("#option-min_huxi").select_option("18 胡息")
    player.start(hands=4, deal=3)
    before = player.position()
    player.leave()
    text = export(player)
    expect(page.locator("dialog .done")).to_have_text("导出了 2 场牌局、1 局统计。")
    assert hashlib.sha256(text[: text.rindex('{"sum"')].encode()).hexdigest() == lines_of(text)[-1]["sum"]
    kept = dump(page)

    other = used_page(PHONE, lang=LOCALES["en"])
    reader = Player(other, "en")
    choose(reader, text)
    offer = other.locator(".offer")
    expect(offer).to_contain_text("This adds: matches 2, counted hands 1.")
    offer.get_by_role("checkbox").check()
    press(reader, "import", offer)
    reader.lang = "zh"  # the language is a setting too
    expect(other.locator("dialog .done")).to_have_text("导入好了：2 场牌局、1 局统计。")
    brought = dump(other)
    assert {head["id"]: {**head, "tab": ""} for head in brought["stores"]["matches"].values()} == {
        head["id"]: {**head, "tab": ""} for head in kept["stores"]["matches"].values()
    }
    assert brought["stores"]["records"] == kept["stores"]["records"]
    assert brought["stores"]["hands"] == kept["stores"]["hands"]
    assert brought["stores"]["kept"]["settings"] == kept["stores"]["kept"]["settings"]
    assert brought["stores"]["kept"]["setup"] == kept["stores"]["kept"]["setup"]
    reader.button("close").click()
    reader.button("resume", saves(other)).click()
    reader.moment()
    other.mouse.move(0, 0)  # over an answer, the page would say what that leads to
    assert reader.position() == before


def test_settings_stay_unless_they_are_asked_for(open_page: OpenPage) -> None:
    """An import adds matches; the looks and the house rules stay the player's own."""
    page = open_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    bring(player, EXPORTED.read_text("utf-8"))
    expect(page.locator("html")).to_have_attribute("data-theme", "felt")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert "settings" not in dump(page)["stores"]["kept"]


@pytest.mark.long
def test_importing_merges(used_page: OpenPage) -> None:
    """The same file again changes nothing; a match that was played further goes on there.

    All ways to merge are proved in transfer.test.js.
    """
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    player.start(hands=4, deal=3)
    player.reach("discard")
    player.leave()
    early = export(player)
    player.button("close").click()
    player.button("resume").click()
    player.moment()
    player.discard()
    player.reach("discard")
    further = player.position()
    player.leave()
    late = export(player)
    held = dump(page)

    for text in (early, late):  # it knows all of both
        choose(player, text)
        expect(page.locator(".offer")).to_contain_text("这里都有了")
        expect(page.locator(".offer")).to_contain_text("有 1 场这里已经有了，不动")
        expect(page.locator(".offer").get_by_role("button", name="算了")).to_be_visible()
    assert dump(page) == held

    other = used_page(PHONE, touch=True, lang=LOCALES["zh"])
    reader = Player(other)
    bring(reader, early)
    choose(reader, late)
    expect(other.locator(".offer")).to_contain_text("有 1 场文件里打得更远")
    press(reader, "import", other.locator(".offer"))
    expect(other.locator(".offer")).to_have_count(0)
    reader.button("close").click()
    expect(saves(other)).to_have_count(1)
    reader.button("resume").click()
    reader.moment()
    assert reader.position() == further
    reader.leave()


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_what_is_not_whole_is_refused_and_costs_nothing(used_page: OpenPage, lang: Lang) -> None:
    """A cut, a changed, a newer and a foreign file: each is refused with its reason, and nothing is changed.

    Which file is refused for which fault is proved in transfer.test.js.
    """
    text = EXPORTED.read_text("utf-8")
    record = RECORD.read_text("utf-8")
    newer = summed(['{"hupai-export":2,"engine":"9.0.0","at":""}', '{"replays":[]}'])
    marks = {
        "cut": {"zh": "只有半截", "en": "only half there"},
        "damaged": {"zh": "校验和对不上", "en": "does not match its checksum"},
        "newer": {"zh": "更新的版本导出的", "en": "exported by a newer version"},
        "foreign": {"zh": "不是胡牌导出的文件", "en": "neither an export of Hupai"},
    }
    wrong: list[tuple[str, str | bytes]] = [
        ("cut", text[: len(text) // 2]),
        ("damaged", record.replace("hands 8", "hands 9")),
        ("newer", newer),
        ("foreign", b"\xff\xfe\x00\x01\x02PK"),
    ]
    page = used_page(PHONE, lang=LOCALES[lang])
    player = Player(page, lang)
    player.start(hands=4, deal=3)
    player.leave()
    held = dump(page)
    for fault, content in wrong:
        choose(player, content, names=("some.jsonl",))
        told = page.locator("dialog.data-sheet").get_by_role("alert")
        expect(told).to_contain_text(marks[fault][lang])
        expect(told).to_contain_text("some.jsonl")
        expect(told).to_contain_text({"zh": "现有的一样没动", "en": "Nothing you have was touched"}[lang])
        expect(page.locator(".offer")).to_have_count(0)
        assert dump(page) == held, fault
    player.button("close").click()
    player.button("resume").click()
    player.moment()


def test_several_files_at_once(used_page: OpenPage) -> None:
    """Records and exports together: whole files are offered, and the others are named."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    text = RECORD.read_text("utf-8")
    windows = text.replace("\n", "\r\n")
    choose(player, text, windows, EXPORTED.read_text("utf-8"), "x", names=("a.txt", "b.txt", "c.jsonl", "d.jsonl"))
    expect(page.get_by_role("alert")).to_contain_text("“d.jsonl”")
    offer = page.locator(".offer")
    expect(offer).to_contain_text("会添上 4 场牌局、3 局统计")
    expect(offer).to_contain_text("有 1 场这里已经有了")
    offer.locator(".answer").dblclick(delay=0)  # imports once, and says so
    expect(offer).to_have_count(0)
    expect(page.locator("dialog .done")).to_contain_text("4 场牌局")
    player.button("close").click()
    row = saves(page).filter(has_text="/8 局").filter(has=player.button("resume"))
    expect(row).to_have_count(1)
    player.button("resume", row).click()
    assert player.moment() in ("claim", "discard")


def test_a_storage_that_cannot_be_read_is_told(used_page: OpenPage) -> None:
    """An export and an import each say so, and both work once it can be read again."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    press(player, "data")
    page.locator("hp-page").evaluate(UNREADABLE)
    press(player, "export")
    told = page.locator("dialog.data-sheet").get_by_role("alert")
    expect(told).to_contain_text("could not read what is stored here")
    export(player)
    expect(told).to_be_empty()
    page.locator("hp-page").evaluate(UNREADABLE)
    choose(player, RECORD.read_text("utf-8"))
    expect(told).to_contain_text("could not read what is stored here")
    expect(page.locator(".offer")).to_have_count(0)
    choose(player, RECORD.read_text("utf-8"))
    expect(page.locator(".offer")).to_contain_text("matches 1")
    expect(told).to_be_empty()


def test_files_that_are_chosen_later_are_offered(used_page: OpenPage) -> None:
    """Also when it is known last what the first ones would add."""
    page = used_page(PHONE, lang=LOCALES["zh"])
    player = Player(page)
    press(player, "data")
    held_back(page, "store.storage", "transaction", "readonly")
    choose(player, EXPORTED.read_text("utf-8"))
    choose(player, RECORD.read_text("utf-8"))
    offer = page.locator(".offer")
    expect(offer).to_contain_text("1 场牌局")
    offered = offer.inner_text()
    page.evaluate(LET_GO)
    expect(offer).to_have_text(offered, use_inner_text=True)


def test_exports_of_every_version_are_read(used_page: OpenPage) -> None:
    """From every fixture, matches go on, finished hands count, and lessons and puzzles stay done."""
    for file in sorted(EXPORTS.glob("*.jsonl")):
        page = used_page(PHONE, lang=LOCALES["zh"])
        player = Player(page)
        text = summed([*file.read_text("utf-8").splitlines()[:-1], ANSWERED])
        bring(player, text)
        assert_brought(page, lines_of(text))
        player.button("close").click()
        player.button("resume", saves(page).filter(has=player.button("resume"))).click()
        player.reach("result")


def assert_brought(page: Page, lines: list[dict[str, Any]]) -> None:
    """Assert that the browser now stores what the file holds."""
    stores = dump(page)["stores"]
    matches = [line for line in lines if "match" in line]
    assert {line["match"]["id"]: line["record"] for line in matches} == stores["records"]
    assert [line["hand"] for line in lines if "hand" in line] == list(stores["hands"].values())
    for line in lines:
        if "lessons" in line:
            assert stores["kept"]["lessons"]["done"] == line["lessons"]["done"]
        if "puzzles" in line:
            assert stores["kept"]["puzzles"] == line["puzzles"]
