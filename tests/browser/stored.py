"""What a browser stores for the page, read and written from outside, and the sheets that show it."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Frame, Locator, Page, expect

from tests.browser.player import Player

FIXTURES = Path(__file__).parents[1] / "fixtures"
STORED = FIXTURES / "stored"
"""What the pages of every version have kept, one file a version of the database: fixtures for ever."""
EXPORTS = FIXTURES / "exports"
"""What they have exported."""
QUIET = "licences/index.html"
"""A page of the site without a script: the same storage, and nobody who uses it."""

DUMP = """() => new Promise((done, failed) => {
  const opening = indexedDB.open("hupai");
  opening.onerror = failed;
  opening.onsuccess = () => {
    const db = opening.result;
    const step = db.transaction([...db.objectStoreNames]);
    const stores = {};
    for (const name of db.objectStoreNames) {
      stores[name] = {};
      step.objectStore(name).openCursor().onsuccess = event => {
        const cursor = event.target.result;
        if (!cursor) return;
        stores[name][cursor.key] = cursor.value;
        cursor.continue();
      };
    }
    step.oncomplete = () => { db.close(); done(JSON.stringify({ version: db.version, stores })); };
  };
})"""

FILL = """text => new Promise((done, failed) => {
  const { version, stores, local = {} } = JSON.parse(text);
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  const opening = indexedDB.open("hupai", version);
  opening.onerror = failed;
  opening.onupgradeneeded = () => Object.keys(stores).forEach(name => opening.result.createObjectStore(name));
  opening.onsuccess = () => {
    const db = opening.result;
    const step = db.transaction(Object.keys(stores), "readwrite");
    for (const [name, values] of Object.entries(stores))
      for (const [key, value] of Object.entries(values)) step.objectStore(name).put(value, key);
    step.oncomplete = () => { db.close(); done(); };
  };
})"""
"""Keeps what a text says. The page reads it, so that a name like __proto__ stays a name."""

READ = "async element => { while (!element.app.lobby.read) await new Promise(requestAnimationFrame); }"
"""Waits until the page has read what is stored: from then on it writes at once."""

SENTENCES = {
    "data": {"zh": "存档与搬家", "en": "Saves and moving"},
    "statistics": {"zh": "统计", "en": "Statistics"},
    "import": {"zh": "导入", "en": "Import"},
    "export": {"zh": "导出全部", "en": "Export everything"},
    "undo": {"zh": "撤销", "en": "Undo"},
}


def dump(page: Page | Frame) -> dict[str, Any]:
    """Return everything that is stored, with the version of the database; the list of games is left out."""
    held: dict[str, Any] = json.loads(page.evaluate(DUMP))
    held["stores"]["kept"].pop("games", None)
    return held


def fill(page: Page, held: dict[str, Any]) -> None:
    """Keep these drawers, and perhaps a local storage, as a page of another version would have left them."""
    page.evaluate(FILL, json.dumps(held))


def press(player: Player, name: str, within: Locator | None = None) -> None:
    """Press a button of the lobby or a sheet."""
    (within or player.page).get_by_role("button", name=SENTENCES[name][player.lang], exact=True).click()
    if name in ("data", "statistics"):  # its script is loaded only now
        expect(player.page.get_by_role("dialog", name=SENTENCES[name][player.lang])).to_be_visible()


def reload(page: Page) -> None:
    """Load the page again once all that was chosen on it is written: no person reloads within the same millisecond."""
    if page.locator("hp-page").count():
        page.locator("hp-page").evaluate(READ)
    dump(page)  # it is read after what the page has asked to be written
    page.reload()


def saves(page: Page) -> Locator:
    """Return the rows of the list of matches."""
    return page.locator(".saved:not(.over) .save")


def export(player: Player) -> str:
    """Export everything and return what the file holds; leaves the sheet open."""
    if not player.page.locator("dialog.data-sheet").is_visible():
        press(player, "data")
    with player.page.expect_download() as waiting:
        press(player, "export")
    assert waiting.value.suggested_filename.startswith("hupai-")
    return Path(waiting.value.path()).read_bytes().decode("utf-8")


def choose(player: Player, *texts: str | bytes, names: tuple[str, ...] = ()) -> None:
    """Choose files with these contents to import; opens the sheet first."""
    if not player.page.locator("dialog.data-sheet").is_visible():
        press(player, "data")
    files = [
        {
            "name": names[nth] if nth < len(names) else f"file-{nth}.jsonl",
            "mimeType": "application/octet-stream",
            "buffer": text if isinstance(text, bytes) else text.encode(),
        }
        for nth, text in enumerate(texts)
    ]
    player.page.locator("dialog.data-sheet input[type=file]").set_input_files(files)


def bring(player: Player, *texts: str) -> None:
    """Import files and wait until it is done; leaves the sheet open."""
    choose(player, *texts)
    offer = player.page.locator(".offer")
    press(player, "import", offer)
    expect(offer).to_have_count(0)


def lines_of(text: str) -> list[dict[str, Any]]:
    """Return the lines of an exported file."""
    return [json.loads(line) for line in text.splitlines()]


def summed(lines: list[str]) -> str:
    """Return lines as an exported file, under the checksum that belongs to them."""
    text = "".join(f"{line}\n" for line in lines)
    return text + json.dumps({"sum": hashlib.sha256(text.encode()).hexdigest()}) + "\n"
