"""What an older page has stored is read, or left alone, by this one: run under Node, without a browser."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from hupai_build import node
from hupai_build.paths import WEB

EVENT = {"t": "flipped", "seat": 1, "card": "3s"}
TOLD = {**EVENT, "text": {"zh": "下家翻出“三”。", "en": "The next player flips small three (三)."}}
VIEW = {"seat": 0, "hand": ["3s"]}
BOTH = {"zh": "一", "en": "one"}


def answer(module: str, source: str) -> Any:
    """Return what an expression about a module of the page, there as `page`, gives."""
    path = json.dumps((WEB / "src" / module).as_uri())
    code = f"const page = await import({path}); console.log(JSON.stringify({source}));"
    command = [str(node.node()), "--input-type=module", "-e", code]
    return json.loads(subprocess.run(command, capture_output=True, encoding="utf-8", check=True).stdout)


def drawn(log: list[dict[str, Any]]) -> Any:
    """Return the table that is drawn from a cache with this log."""
    cache = json.dumps(json.dumps({"id": "1", "record": "r", "view": VIEW, "log": log}))
    storage = f"globalThis.localStorage = {{ getItem: () => {cache} }}"
    return answer("storage/table_cache.js", f"({storage}, page.cachedTable('1', 'r'))")


def test_a_table_that_an_older_page_cached_is_drawn_without_its_log() -> None:
    """Its events have no sentences; the engine tells them again once it is there."""
    assert drawn([TOLD]) == {"id": "1", "record": "r", "view": VIEW, "log": [TOLD]}
    assert drawn([TOLD, EVENT]) == {"id": "1", "record": "r", "view": VIEW, "log": []}


def test_games_that_an_older_page_stored_are_asked_for_again() -> None:
    """They lack the families with the names of what is drawn."""
    game = {"id": "yongzhou", "name": BOTH, "about": BOTH, "options": []}
    older = {"version": "0.2.0", "games": [game], "bots": [{"id": "strong", "name": BOTH}]}
    family = {"id": "zipai", "page": "zipai", "bots": ["strong"], "names": {"fan": {"red": BOTH}}}
    newer = {**older, "games": [{**game, "family": "zipai"}], "families": [family]}
    for games, taken in ((older, False), (newer, True)):
        assert answer("storage/validators.js", f"page.isGames({json.dumps(games)})") is taken
