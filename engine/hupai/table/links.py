"""The form of a link: one line that a person can read, edit and send. Every version must read it for ever.

    KIND?name=value&name=value

``KIND`` says what the link shows; the names may come in any order, each once. In a value, ``+`` is a space and ``%XX``
a byte of UTF-8, so that a link survives any transport. A whole address is accepted too: the link is the part after
``#``. Callers know what kinds and names mean; this module knows no card.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from hupai.table.errors import InvalidLink

LONGEST: Final = 8000
"""The longest link read, in characters; a long hand has a tenth of this."""

_FORM = re.compile(r"([a-z]+)\?(.*)", re.DOTALL)
_ESCAPE = re.compile(r"((?:%[0-9A-Fa-f]{2})+)")
_PLAIN = re.compile(r"[^A-Za-z0-9._~:,!$'()*/@;-]")


def is_link(text: str) -> bool:
    """Whether a text has the form of a link, or is an address that ends in one."""
    return _FORM.fullmatch(text.rstrip(), _start(text)) is not None


def format_link(kind: str, fields: Mapping[str, str]) -> str:
    """Return the link of this kind with these fields, in their order.

    >>> format_link("deal", {"game": "yongzhou", "play": "chi 1s2s"})
    'deal?game=yongzhou&play=chi+1s2s'
    """
    return f"{kind}?" + "&".join(f"{name}={_written(value)}" for name, value in fields.items())


def parse_link(text: str, kinds: Mapping[str, Iterable[str]]) -> tuple[str, dict[str, str]]:
    """Return a link's kind and fields; ``kinds`` lists the names allowed for each kind.

    Raises InvalidLink: ``not_a_link``, ``unknown_link``, ``link_field_unknown``, ``link_field_twice``,
    ``link_not_text``; the position is an index into the text.
    """
    start = _start(text)
    found = _FORM.fullmatch(text.rstrip(), start) if len(text) <= LONGEST else None
    if found is None:
        raise InvalidLink("not_a_link", position=0)
    kind = found[1]
    if kind not in kinds:
        raise InvalidLink("unknown_link", position=start, kind=kind[:40], known=sorted(kinds))
    fields: dict[str, str] = {}
    at = found.start(2)
    for part in found[2].split("&"):
        name, _, value = part.partition("=")
        if name not in kinds[kind]:
            raise InvalidLink("link_field_unknown", position=at, field=name[:40], known=sorted(kinds[kind]))
        if name in fields:
            raise InvalidLink("link_field_twice", position=at, field=name)
        fields[name] = _read(value, at + len(name) + 1)
        at += len(part) + 1
    return kind, fields


def _start(text: str) -> int:
    """Return where the link begins: after the address and any leading blanks."""
    after = text.rfind("#") + 1
    return after + len(text[after:]) - len(text[after:].lstrip())


# The page's Python has no urllib; these few lines replace it.


def _written(value: str) -> str:
    spaced = value.split(" ")
    return "+".join(_PLAIN.sub(lambda one: "".join(f"%{b:02X}" for b in one[0].encode()), word) for word in spaced)


def _read(value: str, position: int) -> str:
    try:
        return _ESCAPE.sub(lambda run: bytes.fromhex(run[0].replace("%", "")).decode(), value.replace("+", " "))
    except UnicodeDecodeError:
        raise InvalidLink("link_not_text", position=position) from None
