"""The form of a link: one line that a person can read, edit and send. Every version must read it for ever.

    KIND?name=value&name=value

``KIND`` says what the link shows; the names may come in any order, each once. In a value, ``+`` is a space and ``%XX``
a byte of UTF-8, so that a link survives any transport. A whole address is accepted too: the link is the part after
``#``. So is what messengers make of it: encoded once more, with entities, with characters that nobody sees, and with
words or fields of their own behind it. Callers know what kinds and names mean; this module knows no card. The page's
script ``shared/sent_link.js`` does the same.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from typing import Final

from hupai.table.errors import InvalidLink
from hupai.table.typed_text import without_unseen

LONGEST: Final = 8000
"""The longest link read, in characters; a long hand has a tenth of this."""

_FORM = re.compile(r"([a-z]+)\?(.*)", re.DOTALL)
_BEGIN = re.compile(r"(?:^|#)\s*([a-z]+)(?:\?|%(?:25)*3f)", re.IGNORECASE)
_ESCAPE = re.compile(r"((?:%[0-9A-Fa-f]{2})+)")
_PLAIN = re.compile(r"[^A-Za-z0-9._~:,!$'()*/@;-]")
_AND = re.compile(r"&(?:amp|#38|#x26);", re.IGNORECASE)
_FIELDS = re.compile(r"&|(?:\?|%3f)(?=[A-Za-z_]+=)", re.IGNORECASE)
_OTHERS = re.compile(
    r"utm_\w+|[fg]bclid|from|isappinstalled|nsukey|sukey|scene|subscene|clicktime|enterid|sessionid|share_\w+|spm|mid"
)
"""Fields that messengers and sites for sharing add."""
_END = re.compile(r"[\"'<>()\[\]{}“”‘’（）【】「」《》。，、；：！？…\t-\r\u3000]|(?<=[!-~]) +(?=[^ -~])")
"""What the last value has not, unless it is free: words of the message begin there."""
_BEHIND: Final = ".,;:!?"
"""What a message may have right behind a link."""


def is_link(text: str) -> bool:
    """Whether a text has the form of a link, or is an address that ends in one."""
    return _FORM.fullmatch(_link_in(text)) is not None


def format_link(kind: str, fields: Mapping[str, str]) -> str:
    """Return the link of this kind with these fields, in their order.

    >>> format_link("deal", {"game": "yongzhou", "play": "chi 1s2s"})
    'deal?game=yongzhou&play=chi+1s2s'
    """
    return f"{kind}?" + "&".join(f"{name}={_written(value)}" for name, value in fields.items())


def parse_link(text: str, kinds: Mapping[str, Iterable[str]], free: Collection[str] = ()) -> tuple[str, dict[str, str]]:
    """Return a link's kind and fields; ``kinds`` lists the names allowed for each kind, ``free`` those of any text.

    Raises InvalidLink: ``not_a_link``, ``unknown_link``, ``link_field_unknown``, ``link_field_twice``,
    ``link_not_text``; the position is an index into the text, left out where a messenger has changed it.
    """
    link = _link_in(text)
    found = _FORM.fullmatch(link) if len(text) <= LONGEST else None
    if found is None:
        raise InvalidLink("not_a_link", position=0)
    start = text.find(link)

    def place(at: int) -> int | None:
        return start + at if start >= 0 else None

    kind = found[1]
    if kind not in kinds:
        raise InvalidLink("unknown_link", position=place(0), kind=kind[:40], known=sorted(kinds))
    fields: dict[str, str] = {}
    at = found.start(2)
    for part in _FIELDS.split(found[2]):
        name, _, value = part.partition("=")
        if name not in kinds[kind]:
            if _OTHERS.fullmatch(name):
                break
            raise InvalidLink("link_field_unknown", position=place(at), field=name[:40], known=sorted(kinds[kind]))
        if name in fields:
            raise InvalidLink("link_field_twice", position=place(at), field=name)
        fields[name] = _read(value, place(at + len(name) + 1))
        at += len(part) + 1
    last = next(reversed(fields), "")
    for name in fields.keys() - set(free):
        fields[name] = without_unseen(fields[name])
    if last and last not in free:
        end = _END.search(fields[last])
        fields[last] = fields[last][: end.start() if end else None].rstrip(_BEHIND)
    return kind, fields


def _link_in(text: str) -> str:
    """Return the link in a text, without what messengers add: the address before it, a second ``#`` with its words."""
    clean = _AND.sub("&", without_unseen(text)).strip()
    begins = list(_BEGIN.finditer(clean))
    link = clean[begins[-1].start(1) :] if begins else clean.rpartition("#")[2]
    link = link.partition("#")[0].rstrip()
    for _ in range(2):
        if "=" not in link and re.search("%(?:25)*3d", link, re.IGNORECASE):
            link = _ESCAPE.sub(lambda run: bytes.fromhex(run[0].replace("%", "")).decode(errors="replace"), link)
    return re.sub(r"^([a-z]+)%(?:25)*3f", r"\1?", link, flags=re.IGNORECASE)


# The page's Python has no urllib; these few lines replace it.


def _written(value: str) -> str:
    spaced = value.split(" ")
    return "+".join(_PLAIN.sub(lambda one: "".join(f"%{b:02X}" for b in one[0].encode()), word) for word in spaced)


def _read(value: str, position: int | None) -> str:
    try:
        return _ESCAPE.sub(lambda run: bytes.fromhex(run[0].replace("%", "")).decode(), value.replace("+", " "))
    except UnicodeDecodeError:
        raise InvalidLink("link_not_text", position=position) from None
