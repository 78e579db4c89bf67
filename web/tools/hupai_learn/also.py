"""The page “Also called 跑胡子”: what articles and links say under the names of our games, from docs/site/also.toml."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import hupai
from hupai_learn.steps import Json
from hupai_learn.text import Said

SOURCE: Final = Path(__file__).parents[3] / "docs" / "site" / "also.toml"


def also(source: Path = SOURCE) -> Json:
    """Return the page as data: its parts with their entries, the words beside them, and the figures."""
    written = tomllib.loads(source.read_text("utf-8"))
    figures = written["figures"]
    values = {name: tomllib.loads(one["prints"]) for name, one in figures.items()}
    parts = written["part"].items()
    return {
        **{name: written[name] for name in ("title", "intro", "words", "verdict")},
        "parts": [
            {**part, "id": name, "entries": [_entry(one, values, written["from"]) for one in part["entries"]]}
            for name, part in parts
        ],
        "figures": {name: {**one, "prints": one["prints"].strip()} for name, one in figures.items()},
    }


def _entry(entry: Json, values: Mapping[str, Any], by: Said) -> Json:
    """Return an entry with the names of its games, its articles and figures, and each objection in both languages."""
    made = dict(entry)
    if "games" in entry:
        made["games"] = [{"id": game, "name": _name(game)} for game in entry["games"]]
    if "found" in entry:
        made["found"] = {lang: text.format_map(values) for lang, text in entry["found"].items()}
        numbers = {"zh": "、".join(map(str, entry["from"])), "en": ", ".join(map(str, entry["from"]))}
        made["from"] = {lang: text.format(n=numbers[lang]) for lang, text in by.items()}
    if "clash" in entry:
        clash = entry["clash"]
        made["clash"] = [{"zh": zh, "en": en} for zh, en in zip(clash["zh"], clash["en"], strict=True)]
    return made


def _name(game: str) -> Said:
    found: Said = hupai.games[game].family.vocabulary().label("game", game)
    return found
