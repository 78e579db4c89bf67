"""Links, files, storage and foreign windows that try to do harm: nothing of them runs."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from hupai_build import serve
from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.stored import EXPORTS, FIXTURES, choose, dump, fill, lines_of, press, saves, summed
from tests.browser.support import PHONE, OpenPage, Site, follow
from tests.browser.test_neighbours import KEEP
from tests.hostile import HIDDEN, LINKS, SCRIPT

RECORD = (FIXTURES / "records" / "0.1.0-yongzhou-options.record").read_text("utf-8")

KEPT = """name => new Promise((done, failed) => {
  const opening = indexedDB.open("hupai");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const asked = opening.result.transaction("records").objectStore("records").get(name);
    asked.onsuccess = () => { opening.result.close(); done(asked.result); };
  };
})"""

HARMED = """() => {
  const strange = Object.keys(Object.prototype);
  return window.__pwned ?? ({}).polluted ?? (strange.length > 0 ? strange : null);
}"""
"""Whether anything was run, or every object has been changed."""


def unharmed(page: Page) -> None:
    """Assert that no script was run and that the prototype of all objects is unchanged."""
    assert page.evaluate(HARMED) is None


def plays(player: Player) -> None:
    """Assert that a match begins and goes on."""
    player.hurry()  # settings may have been imported, and opponents who think for long
    player.page.locator("hp-page").evaluate("({ page }) => page.lobby.setSetup({ bots: ['beginner', 'beginner'] })")
    player.start(hands=1, deal=2)
    player.reach("discard")
    player.discard()
    player.moment()


def test_hostile_links_are_told_and_cost_nothing(used_page: OpenPage) -> None:
    """At the address or in the field, each link is refused with a sentence; the stored match is unchanged."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    held = dump(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "GET" else None)
    for name, link in LINKS.items():
        follow(page, link)
        if not link.startswith("review?"):
            expect(page.locator("dialog")).to_have_count(0)
            continue
        told = page.locator("dialog.review").get_by_role("alert")
        expect(told, name).to_be_visible()
        assert not set(told.inner_text()) & set(HIDDEN.replace("[31m", "")), name
        assert told.locator("*").count() == 0, name
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    assert dump(page) == held
    page.get_by_role("button", name="Review", exact=True).click()
    for link in (LINKS["a script"], LINKS["no end"], SCRIPT):
        field = page.locator("dialog.review [name=link]")
        field.fill(link)
        field.press("Enter")
        expect(page.locator("dialog.review").get_by_role("alert")).to_be_visible()
    page.keyboard.press("Escape")
    own = {"part-", "icon.", "later", "stage"}  # parts of the page itself, and their styles
    assert {urlsplit(url).path.rpartition("/")[2][:5] for url in asked} <= own
    unharmed(page)
    player.button("resume").click()
    player.moment()


HEAD, MATCH = (lines_of((EXPORTS / "1.jsonl").read_text("utf-8"))[nth] for nth in (0, 6))


def match(record: str = MATCH["record"], **changed: Any) -> str:
    """Return the line of a match that is whole but for what is changed."""
    return json.dumps({"match": {**MATCH["match"], **changed}, "record": record})


DAMAGED = {
    "a list for a name": match(id=[SCRIPT]),
    "nested without end": '{"match":' + "[" * 200_000 + "]" * 200_000 + "}",
    "a text": json.dumps(SCRIPT),
}
"""Lines under a checksum that fits, by what is wrong with them. Many more are refused in transfer.test.js."""


def test_hostile_files_are_refused_or_shown_as_text(used_page: OpenPage, tmp_path: Path) -> None:
    """A damaged line is refused under a right checksum; a whole one is shown as text, whatever it says."""
    page = used_page(PHONE, lang=LOCALES["en"])
    player = Player(page, "en")
    player.start(hands=4, deal=3)
    player.leave()
    held = dump(page)
    told = page.locator("dialog.data-sheet").get_by_role("alert")
    name = "<img src=x onerror=window.__pwned=1>.jsonl"
    for wrong, line in DAMAGED.items():
        choose(player, summed([json.dumps(HEAD), line]), names=(name,))
        expect(told, wrong).to_contain_text(f"“{name}” does not match its checksum")
        assert dump(page) == held, wrong
    large = tmp_path / "large.jsonl"
    with large.open("wb") as file:
        file.write(json.dumps(HEAD).encode() + b"\n")
        file.truncate(50_000_000)
    page.locator("dialog.data-sheet input[type=file]").set_input_files(large)
    expect(told).to_contain_text("too large")
    assert dump(page) == held

    everybody = '{"polluted":1}'
    lines = [
        match(id="__proto__", game=SCRIPT, seats=[SCRIPT, HIDDEN, "constructor"], options={SCRIPT: SCRIPT}, over=False),
        match(RECORD, id="constructor", over=False, began=-8.64e15, at=-8.64e15, scores=[-(10**9), 10**9, 0])
        .replace('"aids": {', '"aids": {"__proto__": ["hint"], "constructor": ["undo"]} , "x": {')
        .replace('"options": {', f'"__proto__": {everybody}, "options": {{"__proto__": 1, "constructor": 2, '),
        f'{{"lessons": {{"done": {{"__proto__": ["1:first"], "constructor": ["1:read"]}}, "__proto__": {everybody}}}}}',
        f'{{"settings": {{"theme": {json.dumps(SCRIPT)}, "keys": {{"__proto__": "x"}}, "__proto__": {everybody}}}}}',
        '{"setup": {"game": "__proto__", "bots": ["<b>"], "hands": 99999, "houses": {"__proto__": {}}}}',
    ]
    choose(player, summed([json.dumps(HEAD), *lines]))
    offer = page.locator(".offer")
    offer.get_by_role("checkbox").check()
    press(player, "import", offer)
    expect(page.locator("dialog .done")).to_contain_text("matches 2")
    player.button("close").click()
    expect(saves(page)).to_have_count(3)
    expect(saves(page).filter(has_text="<script>")).to_have_count(1)
    expect(page.locator("html")).to_have_attribute("data-theme", "felt")
    unharmed(page)
    for other in ("__proto__", "constructor"):
        row = page.locator(f'[data-id="{other}"]')
        player.button("resume", row).click()
        player.moment()
        player.leave()
        row.locator(".remove").click()
        expect(row).to_contain_text("Undo")
        press(player, "undo", row)
        expect(player.button("resume", row)).to_be_visible()
    page.get_by_role("button", name="Review", exact=True).click()
    for record in (f"hupai-record 1\ngame {SCRIPT}\noptions {{}}\nsum 0\n", RECORD.replace("yongzhou", HIDDEN)):
        file_field = page.locator("dialog.review input[type=file]")
        file_field.set_input_files({"name": "a.txt", "mimeType": "text/plain", "buffer": record.encode()})
        expect(page.locator("dialog.review").get_by_role("alert")).to_be_visible()
    file_field.set_input_files(large)
    expect(page.locator("dialog.review").get_by_role("alert")).to_contain_text("too large")
    page.keyboard.press("Escape")
    assert dump(page)["stores"]["records"].items() >= held["stores"]["records"].items()
    unharmed(page)
    plays(player)


TELLING = {"when": 1, "paint": 1, "began": 1, "started": {"way": SCRIPT, "began": 1, "steps": [], "failed": []}}

STORED: dict[str, Any] = {
    "version": 2,
    "stores": {
        "kept": {
            "settings": {"lang": SCRIPT, "theme": [], "keys": {"undo": 7}, "speed": "instant"},
            "setup": {"game": 5, "bots": None, "houses": "x", "hands": "many", "open": SCRIPT},
            "games": {"version": SCRIPT, "games": [{"id": "yongzhou", "name": None}], "bots": 3},
            "arranged": {"match": "whole", "hand": 1, "columns": [[SCRIPT, 5]]},
            "lessons": {"done": [{"1": SCRIPT}]},
            "asked": SCRIPT,
        },
        "matches": {
            "whole": {**MATCH["match"], "id": "whole", "at": 8e15, "over": False},
            "a-number": 5,
            "of-another-name": {**MATCH["match"], "id": "whole"},
            "a-script": {"id": "a-script", "game": SCRIPT, "scores": SCRIPT, "at": {}, "aids": None},
            "__proto__": {"polluted": 1, "broken": SCRIPT},
        },
        "records": {
            "whole": RECORD,
            "a-number": RECORD,
            "of-another-name": SCRIPT,
            "a-script": {"record": RECORD},
            "__proto__": HIDDEN,
        },
        "hands": {"1": None, "2": {"id": SCRIPT}, "3": [[[[]]]]},
    },
    "local": {
        "hupai-table": json.dumps(
            {"id": "whole", "record": RECORD, "view": {"hand": [SCRIPT], "seats": 3}, "log": [SCRIPT]}
        ),
        "hupai-starts": json.dumps([None, {"started": {"steps": [None], "failed": [7]}}, TELLING]),
        "__proto__": SCRIPT,
    },
}
"""What another page of the same host could leave in the storage: every drawer has what does not belong there."""


def test_hostile_storage_and_addresses_start_all_the_same(open_page: OpenPage) -> None:
    """The page starts and draws what is whole; it says what cannot be read, and deletes nothing."""
    query = (
        "?boot=__proto__&boot=<script>window.__pwned=1</script>&__proto__[polluted]=1&constructor.prototype.polluted=1"
    )
    page = open_page(PHONE, lang=LOCALES["en"], path="licences/")
    fill(page, STORED)
    page.goto(page.url.replace("licences/", f"index.html{query}#table"))
    player = Player(page, "en")
    player.moment()
    player.leave()
    expect(saves(page)).to_have_count(5, timeout=PATIENCE_MS)
    unharmed(page)
    for row in UNREADABLE:
        details = page.locator(".saved:not(.over) details:not([open]) > summary")
        if details.count():
            details.click()
        player.button("resume", page.locator(f'[data-id="{row}"]')).click()
        expect(page.locator(f'[data-id="{row}"]').filter(has_text="cannot be read")).to_have_count(1)
    expect(saves(page).filter(has_text="cannot be read")).to_have_count(3)
    player.button("resume", page.locator('[data-id="a-number"]')).click()
    player.moment()
    player.leave()
    press(player, "statistics")
    expect(page.get_by_role("dialog")).to_contain_text("No finished hand")
    player.button("close").click()
    plays(player)
    for name in UNREADABLE:
        assert page.evaluate(KEPT, name) == STORED["stores"]["records"][name]
    for path in ("diagnostics.html", "learn.html"):
        page.goto(page.url.partition("?")[0].replace("index.html", path))
        expect(page.locator("h1")).to_be_visible()
        unharmed(page)


UNREADABLE = ("a-script", "of-another-name", "__proto__")
"""Of these matches no record can be read; they stay as they are."""

FRAMING = """<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,">
<iframe src="%s" width="360" height="640" allow="autoplay"></iframe>"""

MESSAGES: list[Any] = [
    {"id": "1", "type": "SET", "path": ["__pwned"], "value": {"type": "RAW", "value": 1}},
    {"id": "2", "type": "APPLY", "path": ["eval"], "argumentList": [{"type": "RAW", "value": "window.__pwned = 1"}]},
    {"id": "3", "type": "CONSTRUCT", "path": ["Function"], "argumentList": [{"type": "RAW", "value": "1"}]},
    {"id": "4", "type": "GET", "path": ["app"]},
    {"do": "new", "game": "yongzhou"},
    {"type": "SKIP_WAITING"},
    *("changed", SCRIPT, None, 5, [SCRIPT] * 1000),
]
"""What a window sends that hopes somebody listens."""

POST = """([messages, target]) => {
  const window_ = target === "frame" ? frames[0] : (window.popup ??= open(target));
  for (let times = 0; times < 3; times++) for (const message of messages) window_.postMessage(message, "*");
}"""

STATE = """() => {
  const { app } = document.querySelector("hp-page");
  const notices = { ...app.notices, toast: null }; // a note goes by itself
  return JSON.stringify([{ ...app, notices }, location.href, Object.keys(window).length]);
}"""


@pytest.fixture
def elsewhere(engine_site: Site, tmp_path: Path) -> Iterator[str]:
    """A page of another site that shows ours in a frame."""
    (tmp_path / "index.html").write_text(FRAMING % engine_site.url, "utf-8")
    server = serve.start(tmp_path, host="localhost", port=0)
    yield server.url
    server.close()


def test_nobody_listens_to_foreign_windows(open_page: OpenPage, engine_site: Site, elsewhere: str) -> None:
    """Messages of another window change nothing, in a frame or in a popup; in the frame a match is played."""
    page = open_page(PHONE, lang=LOCALES["en"], path=elsewhere, allow=[f"request left the origin: {elsewhere}"])
    frame = page.frames[1]
    frame.locator("hp-page").wait_for()
    player = Player(cast(Page, frame), "en")
    expect(frame.locator(".progress")).to_be_empty(timeout=PATIENCE_MS)
    frame.locator("hp-page").evaluate(KEEP)  # else the page would find out meanwhile whether it can be kept
    before = frame.evaluate(STATE)
    page.evaluate(POST, [MESSAGES, "frame"])
    with page.expect_popup() as opened:
        page.evaluate(POST, [MESSAGES, f"{engine_site.url}learn.html"])
    expect(opened.value.locator("h1")).to_be_visible()
    page.evaluate(POST, [MESSAGES, ""])
    assert frame.evaluate(STATE) == before
    unharmed(cast(Page, frame))
    unharmed(opened.value)
    opened.value.close()
    plays(player)
    unharmed(cast(Page, frame))
