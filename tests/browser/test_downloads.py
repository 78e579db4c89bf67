"""Each file that a start needs fails, breaks off, is garbled or stalls: it is fetched again, or not needed."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.broken import HURRIED, ODD, Faults, tampered
from tests.browser.hosting import Host
from tests.browser.player import LOCALES, PATIENCE_MS, Player
from tests.browser.stored import QUIET
from tests.browser.support import PHONE, OpenPage, now_and_later
from tests.browser.test_boot_ways import STARTED, last_start, played

PROGRAM = ("pyodide/pyodide.asm.js", "pyodide/pyodide.asm.wasm")
"""What every way to start needs."""
ARCHIVES = ("boot/python.pack", "boot/engine.pack")
PLAIN = ("pyodide/python_stdlib.zip", "pyodide/pyodide-lock.json", "wheels/micropip", "wheels/hupai")
"""What only the plain way needs."""


def visit(page: Page, way: str = "") -> Player:
    """Open the table, after another page of the site was open to prepare the faults."""
    root = page.url.partition("?")[0].removesuffix(QUIET)
    page.goto(root + (f"?boot={way}" if way else ""))
    return Player(page)


def test_a_file_that_does_not_come_whole_is_asked_for_again(open_page: OpenPage) -> None:
    """All files fail, break off or are garbled at once; the second time they arrive, and the start succeeds."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["Failed to load resource", "favicon"])
    for kinds in (("fail", "cut", "cut", "fail"), ("garbled", "garbled", "fail", "cut")):
        faults = Faults(page)
        for how, file in zip(kinds, (*PROGRAM, *ARCHIVES), strict=True):
            faults.add(how, file)
        visit(page, "trimmed")
        page.evaluate(STARTED)
        assert sorted(faults.seen) == sorted((*PROGRAM, *ARCHIVES)), kinds
        assert (last_start(page)["way"], last_start(page)["failed"]) == ("trimmed", []), kinds
    played(Player(page))


def test_a_download_that_breaks_off_goes_on_where_it_was(open_page: OpenPage, host: Host) -> None:
    """From a host that lets browsers ask for the rest of a file: nothing that has come is sent again."""
    host.breaking = (PROGRAM[-1], ARCHIVES[1])
    there = f"request left the origin: {host.site.origin}/"
    page = open_page(PHONE, path=f"{host.site.url}?boot=trimmed", allow=[there, "ERR_CONTENT_LENGTH_MISMATCH"])
    page.evaluate(STARTED)
    assert (last_start(page)["way"], last_start(page)["failed"]) == ("trimmed", [])
    for file in host.breaking:
        first, *others = (sent for sent in host.sent if sent.path == file)
        assert first.since == 0 and others
        assert min(sent.since for sent in others) > 0
        assert first.bytes + sum(sent.bytes for sent in others) < 1.01 * (host.folder / file).stat().st_size


def test_where_nothing_comes_any_more_the_next_way_asks_anew(open_page: OpenPage) -> None:
    """All downloads stall: after a while without a byte the plain way starts and fetches its files again."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["zh"], path=QUIET, allow=["console error", "page error"])
    tampered(page, HURRIED)
    faults = Faults(page)
    faults.add("stall", *PROGRAM, ARCHIVES[0])
    faults.add("cut", *PLAIN)
    played(visit(page))
    assert sorted(faults.seen) == sorted((*PROGRAM, ARCHIVES[0], *PLAIN))
    start = last_start(page)
    assert start["way"] == "plain"
    assert [(failed["way"], failed["why"][:11]) for failed in start["failed"]] == [("trimmed", "nothing for")]


REST = "pyodide/pyodide.rest-"
"""The rest of the program, which play does not need."""


@now_and_later(
    "missing",
    {"archive": [ARCHIVES[1], PLAIN[0]], "rest": [ARCHIVES[1], REST], "wheel": [PLAIN[3]]},
    "archive",
)
def test_what_never_comes_is_told_in_one_sentence(open_page: OpenPage, missing: list[str]) -> None:
    """The sentence says to check the network, and the button tries again.

    An archive of the right length with wrong bytes counts as missing.
    """
    page = open_page(PHONE, pyodide=True, lang=LOCALES["en"], path=QUIET, allow=["console error", "page error"])
    for file in missing:
        page.route(f"**/{file}*", lambda route: route.abort())
    garbled = Faults(page)
    if ARCHIVES[1] not in missing:
        garbled.add("garbled", ARCHIVES[0])
    visit(page)
    alert = page.locator(".progress.failed")
    expect(alert).to_contain_text("because a file did not arrive", timeout=PATIENCE_MS)
    expect(alert).to_contain_text("check the network")
    for file in missing:
        page.unroute(f"**/{file}*")
    assert garbled.seen == ([] if ARCHIVES[1] in missing else [ARCHIVES[0]])
    alert.get_by_role("button", name="Try again").click()
    Player(page, "en").start()


def test_the_rest_of_the_program_is_fetched_when_it_is_needed_and_its_lack_is_told(open_page: OpenPage) -> None:
    """Play does without. Where it does not come, the engine starts again, and the match goes on from where it was."""
    page = open_page(PHONE, pyodide=True, lang=LOCALES["en"], path=QUIET, allow=["console error", "page error"])
    faults = Faults(page)
    faults.add("fail", REST)
    visit(page)
    player = Player(page, "en")
    player.hurry()
    player.start(hands=4, deal=3)
    player.reach("discard")
    table = player.position()
    assert faults.seen == []
    page.locator("hp-page").evaluate(ODD)
    expect(page.locator(".toast")).to_contain_text("did not arrive")
    assert faults.seen == [REST]
    player.moment()
    assert player.position() == table
    assert page.locator("hp-page").evaluate(ODD).startswith("Error: not_json")
