"""Several people share one device: each plays in turn, and between two of them no hand can be read anywhere."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hupai.session import Session
from hupai.table.seats import ONLOOKER
from tests.browser.axe import assert_accessible_in_every_theme
from tests.browser.boxes import OUTSIDE, assert_no_sideways_scroll, cut_texts
from tests.browser.player import LOCALES, MANY_STEPS, PATIENCE_MS, Lang, Player, fix_deal
from tests.browser.stored import DUMP, dump
from tests.browser.support import (
    DESKTOP,
    IN_BOTH_LANGUAGES,
    ON_PHONE_AND_DESK,
    PHONE,
    SIDEWAYS,
    SMALL_PHONE,
    TABLET,
    TALL_PHONE,
    OpenPage,
    Shot,
    Size,
    without_waiting,
)

NAMES = ("阿明", "Hong", "Zhou")
SOME = 10
"""So many presses show how it goes."""
PIECE = 5
"""So many cards of the deck in a row are in nothing that is public."""

HEARD = """
globalThis.heard = [];
const { get } = Object.getOwnPropertyDescriptor(MessageEvent.prototype, "data");
Object.defineProperty(MessageEvent.prototype, "data", { configurable: true, get() {
  const data = get.call(this);
  heard.push(JSON.stringify(data) ?? "");
  return data;
} });
""" + without_waiting(400)
"""Keeps every message that a page reads, whoever sent it, and lets a cover be pressed at once."""

LATE_FRAMES = """() => {
  const soon = requestAnimationFrame;
  window.requestAnimationFrame = (draw) => setTimeout(soon, 800, draw);
}"""
"""Lets a frame come long after the cover could be pressed, as on a busy device."""

ASKED = """async (element, patience) => {
  for (const late = performance.now() + patience; performance.now() < late; ) {
    const { table } = element.app;
    if (element.querySelector("hp-cover button:enabled")) return "cover";
    if (element.querySelector("dialog.result[open]")) return "over";
    if (element.querySelector(".showdown.opened")) element.querySelector("hp-prompt .over .quiet")?.click();
    if (element.querySelector("dialog.sure[open]")) return "sure";
    const owed = !table.busy && table.state?.waiting === "human" && table.called === null;
    const drawn = element.querySelector('hp-prompt :is([role="group"], .discard)');
    if (owed && drawn && globalThis.decided !== table.state) {
      globalThis.decided = table.state;
      await new Promise(requestAnimationFrame); // the prompt may still be that of the decision before
      return "asked";
    }
    await new Promise(requestAnimationFrame);
  }
  throw new Error("the page asked for nothing");
}"""
"""Waits until somebody has to sit down, decide or agree to a decision, or the hand is over; tells a decision once."""

FACES = """all => all.map(one => one.querySelector("use")?.getAttribute("href").split("#").pop() ?? "")
  .map(name => name.replace(/^[ct]-/, ""))"""
"""The cards that these elements show, by their pictures; nothing for a back."""

READ = f"""async () => {{
  const {{ href }} = location;
  const seen = scope => [...document.querySelectorAll(scope)];
  return {{
    heard: globalThis.heard?.splice(0) ?? [],
    stored: await ({DUMP})(),
    local: JSON.stringify([{{ ...localStorage }}, {{ ...sessionStorage }}, history.state, href, document.title]),
    drawn: document.documentElement.outerHTML,
    faces: ({FACES})(seen("hp-table :is(.card, .tile):not(.back)")),
    own: seen("hp-hand [data-key]").map(one => one.dataset.card ?? one.dataset.key),
    acts: seen("hp-hand [data-key], hp-hand [aria-label*='，'], hp-prompt .answer").length,
  }};
}}"""
"""All that a page has heard since it was read last, keeps and shows."""


@dataclass
class Truth:
    """What really lies on the table, and every answer with what whoever sat there then might see."""

    session: Session = field(default_factory=Session)
    name: str = "main"
    """What the session calls the match."""
    known: set[str] = field(default_factory=set)
    """Every text of every answer."""
    seen: Counter[str] = field(default_factory=Counter)
    """The cards of whoever sits, before and after the last answer, each at its larger number."""

    @property
    def opened(self) -> Any:
        return self.session.matches[self.name]

    @property
    def viewer(self) -> int:
        return int(self.opened.viewer)

    def hand_of(self, seat: int) -> list[str]:
        """The cards of a hand, as messages name them."""
        hand = self.opened.match.hand
        view = hand.family.as_json.view(hand.view(seat), hand, False, None)
        return [*view["hand"], *([view["taken"]] if view.get("taken") else [])]

    def check_answer(self, answer: str) -> None:
        """An answer names the cards of whoever sits, and of nobody else."""
        if self.name not in self.session.matches or self.opened.match.hand.over:
            self.seen = Counter()
            return
        now = Counter() if self.viewer == ONLOOKER else Counter(self.hand_of(self.viewer))
        allowed = self.seen | now
        self.seen = now
        assert_no_piece(answer, self.opened.match.hand.deck_text)
        for name, value in named_values(json.loads(answer)):
            if name in ("hand", "columns") and isinstance(value, list):
                found = Counter(codes(value))
                assert found <= allowed, (name, found - allowed)
            elif name == "open":
                assert value is None
            elif isinstance(value, dict) and value.get("t") == "dealt" and value.get("cards") is not None:
                assert value["seat"] == self.viewer


def codes(value: Any) -> list[str]:
    """All texts in lists of lists."""
    return [value] if isinstance(value, str) else [code for one in value for code in codes(one)] if value else []


def named_values(value: Any, name: str = "") -> Iterator[tuple[str, Any]]:
    """Everything in a JSON value with the name it has there; texts that are JSON are read too."""
    yield name, value
    if isinstance(value, str) and value[:1] in "[{":
        try:
            value = json.loads(value)
        except ValueError:
            return
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from named_values(inner, key)
    elif isinstance(value, list):
        for inner in value:
            yield from named_values(inner, name if name in ("hand", "columns") else "")


def texts_in(message: str) -> set[str]:
    """Every text in a JSON text."""
    return {text for _, text in named_values(json.loads(message)) if isinstance(text, str)}


def assert_no_piece(text: str, deck: str) -> None:
    """No piece of a deck stands in a text, however cards are put beside each other there."""
    cards = re.findall(
        r"k|[0-9][a-z]", re.sub(r"([0-9]+)([a-z])", lambda one: "".join(c + one[2] for c in one[1]), deck)
    )
    packed = re.sub(r"[^0-9a-z]", "", text.lower())
    pieces = ["".join(cards[at : at + 2 * PIECE]) for at in range(len(cards) - 2 * PIECE)]
    written = [deck[at : at + 3 * PIECE] for at in range(len(deck) - 3 * PIECE)]
    found = [piece for piece in pieces if piece in packed] + [piece for piece in written if piece in text]
    if found:  # no assertion: what it would say of such texts takes minutes
        pytest.fail(f"{found[0]} in {text[:80]}")


@pytest.fixture
def truth(monkeypatch: pytest.MonkeyPatch) -> Truth:
    """What the engine behind the pages knows, checked at every answer."""
    found, handle = Truth(), Session.handle

    def answered(session: Session, text: str) -> str:
        answer = handle(session, text)
        found.session = session
        found.known |= {answer, *texts_in(answer)}
        found.check_answer(answer)
        return answer

    monkeypatch.setattr(Session, "handle", answered)
    return found


def read(page: Page, truth: Truth) -> None:
    """Read all that somebody can reach who sits before the page, and find no card that this person may not see."""
    hand = truth.opened.match.hand
    found = page.evaluate(READ)
    told = {text for message in found["heard"] for text in texts_in(message or "null")}
    strange = [text for text in told - truth.known if re.search(r"\b[0-9][a-z]\b", text)]
    assert not strange, strange[:3]  # all that tells of cards came from the engine, and was checked there
    if hand.over:
        return
    stores = json.loads(found["stored"])["stores"]
    stores["kept"].pop("games", None)
    stored = json.dumps(stores, ensure_ascii=False)
    for text in (stored, found["local"], found["drawn"], *found["heard"]):
        assert_no_piece(text, hand.deck_text)
    assert "\ndeck " not in stored.replace("\\n", "\n") and "hupai-table" not in found["local"]
    for _, value in named_values(stores):
        assert not (isinstance(value, list) and value and all(re.fullmatch(r"[0-9][a-z]|k", str(one)) for one in value))
    if truth.viewer == ONLOOKER:
        assert not found["faces"] and not found["acts"]
        return
    assert Counter(re.sub(r"[^0-9a-z].*", "", key) for key in found["own"]) == Counter(truth.hand_of(truth.viewer))


def begin(page: Page, player: Player, game: str, people: int, deal: int, hands: int = 1) -> None:
    """Choose a game for several people, name them, and begin."""
    sheet = player.choose(game)
    expect(sheet.locator('input[name="person"]')).to_have_count(0)
    sheet.locator(f'input[name="people"][value="{people}"]').check()
    for nth, name in enumerate(NAMES[:people]):
        sheet.locator('input[name="person"]').nth(nth).fill(name)
    expect(sheet.locator('input[name="open"]')).to_have_count(0)
    fix_deal(page, deal)
    page.locator("hp-page").evaluate("(element, hands) => element.page.lobby.setSetup({ hands })", hands)
    player.button("play this").click()


def play(page: Page, player: Player, truth: Truth, most: int = 4 * MANY_STEPS) -> Iterator[tuple[str, str]]:
    """Play until the hand is over, reading everything at each cover and decision; tell who is called, who decides."""
    for turn in range(most):
        asked = page.locator("hp-page").evaluate(ASKED, PATIENCE_MS)
        read(page, truth)
        if asked == "over":
            return
        if asked == "sure":
            page.locator("dialog.sure footer button").first.click()
            continue
        who = page.locator("hp-cover h2, .at-me .who").last.inner_text()
        yield asked, who
        if asked == "cover":
            page.locator("hp-cover").get_by_role("button").click()
            expect(page.locator("hp-cover")).to_have_count(0)
            continue
        player.decide(turn)


@ON_PHONE_AND_DESK
def test_three_people_play_a_hand_and_nobody_reads_another_s_cards(
    open_page: OpenPage, shot: Shot, truth: Truth, lang: Lang, size: Size
) -> None:
    """Everybody is called by name, sees the own hand only, and reads the account with the others."""
    page = open_page(size, touch=size == TALL_PHONE, lang=LOCALES[lang], script=HEARD, reduced_motion="reduce")
    player = Player(page, lang)
    begin(page, player, "yongzhou", 3, deal=3)
    player.hurry()
    called: Counter[str] = Counter()
    decided: Counter[str] = Counter()
    for asked, who in play(page, player, truth):
        (called if asked == "cover" else decided)[who] += 1
        if asked == "cover" and sum(called.values()) in (1, 4):
            shot(page, f"cover-{lang}-{sum(called.values())}")
        elif asked == "asked" and sum(decided.values()) == 3:
            shot(page, f"hot-seat-{lang}")
    assert set(called) == set(decided) == set(NAMES) and min(called.values()) > 2
    scores = page.locator("dialog.result .scores th[scope=col]:not(:first-child)")
    expect(scores).to_have_text(list(NAMES))
    shot(page, f"hot-seat-result-{lang}")
    player.button("tally", player.result).click()
    podium = page.locator(".tally .podium .who")
    expect(podium).to_have_count(3)
    assert set(podium.all_inner_texts()) == set(NAMES)
    shot(page, f"hot-seat-tally-{lang}")
    player.button("lobby").click()
    expect(page.locator("hp-saved")).to_contain_text(NAMES[1])
    assert dump(page)["stores"]["hands"] == {}
    (record,) = dump(page)["stores"]["records"].values()
    assert "\nseats human human human\n" in record and "\ndeck " in record


@pytest.mark.parametrize(
    ("game", "people", "deal"),
    [("yibin", 3, 5), ("yuanjiang", 2, 3)],
    ids=lambda one: str(one),
)
def test_people_and_bots_of_every_family_share_a_table(
    open_page: OpenPage, shot: Shot, truth: Truth, game: str, people: int, deal: int
) -> None:
    """Bots never have to sit down, and keep their names wherever they are seen."""
    page = open_page(TALL_PHONE, touch=True, lang="zh-CN", script=HEARD, reduced_motion="reduce")
    player = Player(page, "zh")
    begin(page, player, game, people, deal)
    player.hurry()
    called: Counter[str] = Counter()
    bots = set()
    for asked, who in play(page, player, truth, most=SOME):
        called[who] += asked == "cover"
        if asked == "asked":
            names = set(page.locator("hp-seat .who").all_inner_texts())
            assert names >= set(NAMES[:people])
            bots.add(frozenset(names - set(NAMES)))
            if sum(called.values()) == 3:
                shot(page, f"hot-seat-{game}")
    assert set(called) == set(NAMES[:people]) and len(bots) == 1


@pytest.mark.parametrize("times", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_reload_leaves_the_hand_covered(open_page: OpenPage, truth: Truth, times: int) -> None:
    """At a cover the same person is called again; whoever sat has to sit down anew, and the match goes on."""
    page = open_page(PHONE, touch=True, lang="en-GB", script=HEARD, reduced_motion="reduce")
    player = Player(page, "en")
    begin(page, player, "yongzhou", 3, deal=2)
    cover = page.locator("hp-cover")
    player.hurry()
    reloads = {"cover": times, "asked": times}
    for turn, (asked, who) in enumerate(play(page, player, truth)):
        if turn < 4 or not reloads[asked]:
            continue
        reloads[asked] -= 1
        page.reload()
        expect(cover.get_by_role("heading", level=2)).to_have_text(who, timeout=PATIENCE_MS)
        expect(cover.get_by_role("button")).to_be_enabled()
        read(page, truth)
        if asked == "asked":
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
            page.locator("hp-page").evaluate(ASKED, PATIENCE_MS)
            read(page, truth)
        if not any(reloads.values()):
            return
    raise AssertionError("the hand was over too soon")


SIZES = [SMALL_PHONE, PHONE, TALL_PHONE, SIDEWAYS, TABLET, DESKTOP]


@pytest.mark.parametrize("lang", IN_BOTH_LANGUAGES)
def test_the_cover_fits_every_window(used_page: OpenPage, shot: Shot, lang: Lang) -> None:
    """The longest names and the most that is told: nothing is cut, and everybody can read it."""
    page = used_page(DESKTOP, lang=LOCALES[lang])
    player = Player(page, lang)
    begin(page, player, "yongzhou", 3, deal=2)
    for _ in range(8):
        page.locator("hp-page").evaluate(ASKED, PATIENCE_MS)
        if page.locator("hp-cover").count():
            if page.locator("hp-cover li").count() > 2:
                break
            page.locator("hp-cover").get_by_role("button").click()
            expect(page.locator("hp-cover")).to_have_count(0)
            continue
        player.decide(0)
    expect(page.locator("hp-cover li")).not_to_have_count(0)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        shot(page, f"cover-{lang}-{size[0]}")
        assert_no_sideways_scroll(page)
        assert not page.locator("hp-cover :is(h2, button)").evaluate_all(OUTSIDE)
        assert not cut_texts(page, "hp-cover")
    assert_accessible_in_every_theme(page)


def test_no_key_of_the_table_shows_a_covered_hand(used_page: OpenPage, truth: Truth) -> None:
    """Keys of answers do nothing; the button has the focus, even if frames come late, and the hand has it after."""
    page = used_page(DESKTOP, lang="en-GB")
    page.evaluate(LATE_FRAMES)
    player = Player(page, "en")
    begin(page, player, "yongzhou", 3, deal=2)
    cover = page.locator("hp-cover")
    expect(cover).to_be_visible()
    for key in ("1", "h", "u", "w"):
        page.keyboard.press(key)
    assert cover.count() == 1 and truth.viewer == ONLOOKER
    button = cover.get_by_role("button")
    expect(button).to_be_enabled()
    page.evaluate("() => new Promise(requestAnimationFrame)")
    expect(button).to_be_focused()
    for key in ("1", "h", "u", "w", "Escape", "ArrowRight"):
        page.keyboard.press(key)
    assert truth.viewer == ONLOOKER
    page.keyboard.press("Enter")
    expect(cover).to_have_count(0)
    page.locator("hp-page").evaluate(ASKED, PATIENCE_MS)
    expect(page.locator(":focus")).not_to_have_count(0)
    assert page.evaluate("() => document.activeElement.closest('hp-table') !== null")
