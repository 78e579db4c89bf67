"""Events as sentences, for a terminal, a log or a screen reader.

>>> narrate({"t": "discarded", "seat": 1, "card": "3s"}, you=0)["en"]
'The next player plays small three (三).'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hupai.explain.event_texts import EVENTS
from hupai.explain.names import label
from hupai.explain.texts import sentence
from hupai.explain.wording import LANGUAGES, fact_words, seat_words


def narrate(event: Mapping[str, Any], *, you: int | None = None) -> dict[str, str]:
    """Return what an event tells in both languages, as the seat ``you`` reads it (None: somebody outside)."""
    name = _text_name(event)
    if name not in EVENTS:
        return sentence(str(event.get("t")))
    zh, en, en_you = EVENTS[name]
    own = you is not None and event.get("seat") == you
    texts = zip(LANGUAGES, (zh, en_you if own else en), strict=True)
    return {lang: _fill(text, event, lang, you) for lang, text in texts}


def _text_name(event: Mapping[str, Any]) -> str:
    """Return which of the texts tells this event."""
    kind = str(event.get("t"))
    if kind == "ti":
        return ("ti_start" if event.get("start") else "ti") + ("_hidden" if event.get("card") is None else "")
    if kind == "wei":
        return "chouwei" if event.get("chou") else ("wei_hidden" if event.get("card") is None else "wei")
    if kind == "limited" and not event.get("wins"):
        return "limited_out"
    if kind == "won":
        return str(event.get("special") or f"won_{event.get('by')}")
    return kind


def _fill(template: str, event: Mapping[str, Any], lang: str, you: int | None) -> str:
    words = {name: fact_words(name, value, lang, you) for name, value in event.items()}
    seat = event.get("seat")
    if isinstance(seat, int):
        words["who"] = seat_words(seat, lang, you)
    if event.get("t") == "declared":
        words["call"] = label("call", str(event["name"]))[lang]
    text = template.format(**words)
    return text[:1].upper() + text[1:]
