"""Every setting takes effect at once and is stored; sounds and speech are heard only where they are wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import THEMES, assert_accessible_in_every_theme, one_theme_after_the_other
from tests.browser.boxes import FITTED, assert_no_sideways_scroll, cut_texts, outside, small_targets
from tests.browser.player import LOCALES, Lang, Player
from tests.browser.stacked import record, take_up
from tests.browser.stored import dump
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    TIGHT,
    TIMED,
    OpenPage,
    Shot,
    Size,
)

SIZES = [SMALL_PHONE, PHONE, SIDEWAYS, TABLET, DESKTOP, (1920, 1080), (720, 450)]
"""The usual ones, the widest, and a desktop's window at 200 %."""
HEAR = """
  window.heard = { contexts: 0, tones: 0, gains: [], words: [], volumes: [] };
  const Context = window.AudioContext;
  window.AudioContext = class extends Context { constructor() { super(); window.heard.contexts++; } };
  for (const Source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = Source.prototype.start;
    Source.prototype.start = function (...when) { window.heard.tones++; return start.apply(this, when); };
  }
  const voice = { lang: "zh-CN", localService: true, default: true, name: "test", voiceURI: "test" };
  speechSynthesis.getVoices = () => [voice];
  const turn = AudioParam.prototype.setValueAtTime;
  AudioParam.prototype.setValueAtTime = function (...to) { heard.gains.push(to[0]); return turn.apply(this, to); };
  speechSynthesis.speak = said => { window.heard.words.push(said.text); window.heard.volumes.push(said.volume); };
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""
"""Counts what is played and what is said, with a voice that every machine has then."""
AUDIBLE = "async element => { while (!element.page.audio.audio) await new Promise(requestAnimationFrame); }"
"""Waits until what makes sounds has come: it is fetched after the first press, and nothing waits for it."""
HELD = "333s12s5s8s22b44b66b0b9s9b"
"""A 坎, pairs, and cards that go with nothing."""
LATER = """() => {
  window.later = window.setTimeout;
  window.pauses = [];
  window.setTimeout = (deed, wait = 0, ...more) => {
    if (!Number.isInteger(wait)) window.pauses.push(wait);
    return window.later(deed, Math.min(wait, 20), ...more);
  };
}"""
"""Notes how long the others are given for a step, and does not wait: nothing else waits for a broken number."""
BESIDE = """all => all.filter(setting => {
  const [choices, note] = [".segments", ".small"].map(part => setting.querySelector(part).getBoundingClientRect());
  return Math.abs(choices.left - note.left) > 1 || note.top < choices.bottom;
}).map(setting => setting.textContent)"""
"""The settings whose note does not stand below their choices."""
LONGEST = """() => {
  const seconds = (names, times) => names === "none" || names === "" ? [0] : times.split(",").map(parseFloat);
  const seen = [...document.querySelectorAll("#table *")].filter(one => one.checkVisibility());
  const styles = seen.flatMap(one => ["", "::before", "::after"].map(part => getComputedStyle(one, part)));
  return Math.max(...styles.flatMap(style => {
    if (style.animationTimeline && style.animationTimeline !== "auto") return [0];
    return [...seconds(style.animationName, style.animationDuration), ...seconds("all", style.transitionDuration)];
  }));
}"""
"""The longest that anything on the table moves; what scrolling moves is moved by the hand."""

ENDS = """groups => {
  const boxes = groups.map(group => group.getBoundingClientRect());
  return [...Map.groupBy(boxes, box => box.left).values()].map(column => Math.max(...column.map(box => box.bottom)));
}"""
"""Where the columns of the settings end."""

HIGHER = "ones => ones.filter(one => one.scrollHeight > one.clientHeight + 1).map(one => one.className)"
"""The settings that are higher than their boxes, so that they are cut off or lie over others."""


def open_settings(page: Page) -> Locator:
    """Open the settings at the table or in the lobby."""
    page.locator(".bar .icon, .lobby-bar .icon").last.click()
    sheet = page.locator("dialog.settings")
    expect(sheet).to_be_visible()
    return sheet


def choose(sheet: Locator, name: str, choice: str) -> None:
    """Press the choice by its label, inside the page: no pointer moves."""
    sheet.locator(f'.setting-{name} label:has(input[value="{choice}"])').evaluate("label => label.click()")


def test_every_setting_takes_effect_at_once_and_is_kept(used_page: OpenPage) -> None:
    """Each is seen on the table behind the sheet, and stored as chosen."""
    page = used_page(DESKTOP, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    take_up(page, player, record("yongzhou-plain", (HELD, "", ""), shown="2b", dealer=0, xing="off"))
    assert player.moment() == "discard"
    root, card = page.locator("html"), page.locator("hp-hand .card").first
    sheet = open_settings(page)
    tables = set()
    for theme in THEMES:
        choose(sheet, "theme", theme)
        expect(root).to_have_attribute("data-theme", theme)
        tables.add(root.evaluate("one => getComputedStyle(one).getPropertyValue('--felt')"))
    assert len(tables) == len(THEMES)
    choose(sheet, "face", "kai")
    expect(card.locator("use")).to_have_attribute("href", "#kai-c-" + key_of(card))
    sizes = []
    for size in ("small", "normal", "large"):
        choose(sheet, "size", size)
        expect(root).to_have_attribute("data-size", size)
        page.evaluate(FITTED)
        text = sheet.evaluate("one => parseFloat(getComputedStyle(one).fontSize)")
        sizes.append((card.evaluate("one => one.offsetWidth"), text))
    assert sizes[0][0] < sizes[1][0] < sizes[2][0]
    assert sizes[0][1] <= sizes[1][1] <= sizes[2][1]
    expect(card.locator(".corner")).to_be_hidden()
    choose(sheet, "index", "on")
    expect(card.locator(".corner")).to_be_visible()
    choose(sheet, "sort", "rank")
    numbers = page.locator("hp-hand .column").evaluate_all(
        "all => all.map(one => '1234567890k'.indexOf(one.querySelector('button').dataset.key[0]))"
    )
    assert numbers == sorted(numbers)
    ask, play = page.locator("hp-prompt .ask"), page.locator("hp-prompt .play")
    assert left(ask) < left(play)
    choose(sheet, "side", "left")
    assert left(ask) > left(play)
    locked = page.locator("hp-hand .column.locked .card").first
    expect(locked).to_have_css("background-blend-mode", "multiply")
    choose(sheet, "locked", "plain")
    expect(locked).to_have_css("background-blend-mode", "normal")
    choose(sheet, "speed", "slow")
    choose(sheet, "motion", "off")
    assert page.locator("hp-prompt .play").evaluate("one => getComputedStyle(one).transitionDuration") in ("0s", "")
    volume = page.get_by_role("slider", name="音效")
    expect(volume).to_have_js_property("value", "50")
    volume.press("ArrowRight")
    volume.press("PageUp")
    louder = int(volume.input_value())
    assert 50 < louder < 100
    expect(volume).to_have_attribute("aria-valuetext", f"{louder}%")
    volume.press("End")
    volume.press("ArrowLeft")
    sheet.get_by_role("checkbox", name="静音").press("Space")
    expect(volume).to_be_disabled()
    choose(sheet, "lang", "en")
    expect(page.get_by_role("dialog", name="Settings")).to_be_visible()
    kept = dump(page)["stores"]["kept"]["settings"]
    wanted = {
        "lang": "en", "theme": "contrast", "face": "kai", "size": "large", "index": "on", "locked": "plain",
        "sort": "rank", "side": "left", "speed": "slow", "motion": "off", "volume": 95, "speech": 80,
        "muted": True,
    }  # fmt: skip
    assert {name: kept[name] for name in wanted} == wanted


@pytest.mark.long
def test_the_others_are_as_quick_as_was_chosen(used_page: OpenPage) -> None:
    """At each speed all pauses lie around its mean; at the quickest there are none."""
    page = used_page(PHONE, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    player.start(hands=4, deal=9)
    page.evaluate(LATER)
    try:
        for speed, mean in (("slow", 1300), ("normal", 750), ("quick", 350), ("instant", 0)):
            player.reach("discard")
            choose(open_settings(page), "speed", speed)
            player.button("close").click()
            page.evaluate("() => { window.pauses = []; }")
            player.discard()
            player.moment()
            pauses = page.evaluate("window.pauses")
            assert bool(pauses) == bool(mean)
            assert all(0.75 * mean <= pause <= 1.25 * mean for pause in pauses), (speed, pauses)
    finally:
        page.evaluate(TIMED)


def key_of(card: Locator) -> str:
    """Return the card a button stands for."""
    return (card.get_attribute("data-key") or "").partition("#")[0]


def left(of: Locator) -> float:
    """Return the left edge of an element."""
    box = of.bounding_box()
    assert box is not None
    return box["x"]


def test_what_is_heard(open_page: OpenPage) -> None:
    """Nothing before a gesture; then sounds at the volume chosen; speech where it is wanted and there is a voice."""
    page = open_page(PHONE, lang=LOCALES["zh"], script=HEAR)
    player = Player(page)
    heard = page.evaluate("window.heard")
    assert heard == {"contexts": 0, "tones": 0, "gains": [], "words": [], "volumes": []}
    player.hurry()
    player.start(deal=9)
    page.locator("hp-page").evaluate(AUDIBLE)
    player.reach("discard")
    player.discard()
    player.moment()
    heard = page.evaluate("window.heard")
    assert heard["contexts"] == 1
    assert heard["tones"] > 0
    assert heard["words"] == []
    assert max(heard["gains"]) < 0.3
    sheet = open_settings(page)
    page.get_by_role("slider", name="音效").press("End")  # what is set is heard at once
    assert max(page.evaluate("window.heard.gains")[len(heard["gains"]) :]) > 0.15
    choose(sheet, "voice", "all")
    page.get_by_role("slider", name="报牌声").press("Home")
    page.get_by_role("slider", name="报牌声").press("PageUp")
    page.get_by_role("slider", name="音效").press("Home")
    player.button("close").click()
    page.keyboard.press("m")
    expect(page.locator(".toast")).to_contain_text("静音")
    silent = page.evaluate("window.heard.tones")
    said = page.evaluate("window.heard.words.length")
    player.reach("discard")
    player.discard()
    player.moment()
    assert page.evaluate("window.heard.words.length") == said
    page.keyboard.press("m")
    expect(page.locator(".toast")).to_contain_text("又出声")
    player.reach("result")
    heard = page.evaluate("window.heard")
    assert heard["tones"] == silent
    assert any(word in ("碰", "吃", "胡", "偎", "跑", "提") for word in heard["words"])
    assert any(word.startswith(("大", "小")) for word in heard["words"])
    assert heard["volumes"][-1] == page.locator("hp-page").evaluate("one => one.app.settings.speech") / 100 < 0.5
    player.button("close", player.result).click()  # it lies over the bar
    sheet = open_settings(page)
    choose(sheet, "lang", "en")
    expect(sheet).to_contain_text("no English voice")
    expect(sheet.locator('.setting-voice input[value="calls"]')).to_be_disabled()


def test_nothing_moves_where_the_system_or_the_player_asks_for_calm(used_page: OpenPage) -> None:
    """Nothing is animated then, nor what is drawn beside an element; without it nothing lasts over 200 ms."""
    page = used_page(PHONE, lang=LOCALES["zh"], motion=True)
    player = Player(page)
    player.start(deal=9)
    assert 0 < page.evaluate(LONGEST) <= 0.2
    page.emulate_media(reduced_motion="reduce")
    assert page.evaluate(LONGEST) == 0
    page.emulate_media(reduced_motion="null")
    assert page.evaluate(LONGEST) > 0
    choose(open_settings(page), "motion", "off")
    assert page.evaluate(LONGEST) == 0


@pytest.mark.parametrize(
    ("lang", "sizes"),
    [("en", [*TIGHT, DESKTOP]), *(pytest.param(lang, SIZES, marks=pytest.mark.long) for lang in LOCALES)],
)
def test_it_fits_at_every_size_on_either_side(used_page: OpenPage, shot: Shot, lang: Lang, sizes: list[Size]) -> None:
    """Large, small, left-handed, at 200 %: nothing scrolls sideways or is cut, and all answers can be pressed."""
    page = used_page(PHONE, lang=LOCALES[lang], motion=True)
    player = Player(page, lang)
    player.start(deal=9)
    player.reach("claim")
    for dress in ({"size": "large", "side": "left"}, {"size": "small", "side": "right", "face": "kai"}):
        page.locator("hp-page").evaluate("(one, change) => one.page.lobby.setSettings(change)", dress)
        for size in sizes:
            resize(page, size)
            assert_no_sideways_scroll(page)
            assert not cut_texts(page, "hp-prompt")
            assert not small_targets(page, "hp-prompt .answers button", 48)
            assert not outside(page, ":is(hp-hand button, hp-prompt .answers > button, .bar .icon)"), (size, dress)
            shot(page, f"{dress['size']}-{dress['side']}-{lang}-{size[0]}")
    sheet = open_settings(page)
    for size in sizes:
        resize(page, size)
        assert not cut_texts(page, "dialog")
        assert_no_sideways_scroll(page)
        assert not small_targets(page, "dialog .segment", 44)
        assert not sheet.locator(".setting").evaluate_all(HIGHER)
        if size in (DESKTOP, (1920, 1080)):
            assert sheet.evaluate("sheet => sheet.scrollHeight <= sheet.clientHeight"), "all of them are in sight"
            assert sheet.locator(".setting:has(> .small)").evaluate_all(BESIDE) == [], "a note stands below the choices"
            ends = sheet.locator(".setting-column").evaluate_all(ENDS)
            assert len(ends) == 3 and max(ends) - min(ends) <= 1, "the columns end on one line"
    shot(page, f"settings-{lang}")
    expect(sheet).to_be_visible()


def resize(page: Page, size: Size) -> None:
    """Give the window another size, and wait until the cards have theirs."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(FITTED)


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_no_serious_findings_in_any_theme(used_page: OpenPage, lang: Lang) -> None:
    """Axe checks the table, a lifted card, the settings, the keys, the log and the past, in every theme."""
    page = used_page(PHONE, lang=LOCALES[lang], motion=True)
    look = assert_accessible_in_every_theme if lang == "en" else one_theme_after_the_other()
    player = Player(page, lang)
    player.start(deal=2)
    player.reach("discard")
    player.cards.last.click()
    look(page)
    sheet = open_settings(page)
    look(page)
    sheet.locator(".setting-group").last.get_by_role("button").click()
    expect(page.locator("dialog.keys-sheet")).to_be_visible()
    look(page)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    page.keyboard.press("l")
    expect(page.locator("dialog.log")).to_be_visible()
    look(page)
    page.locator(".to-moment").last.click()
    expect(page.locator(".past-bar")).to_be_visible()
    look(page)
