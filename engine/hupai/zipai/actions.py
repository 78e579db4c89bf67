"""What a seat may do: small ints inside the engine, short texts everywhere else.

``pass``, ``hu``, ``peng``, ``declare``, ``raise``, ``discard 3s``, ``chi 345s 123s``. 提, 偎 and 跑 are compulsory, so
they are events, never actions. Lists of actions are sorted, which makes a list of legal actions canonical.
"""

from __future__ import annotations

from hupai.table.errors import InvalidNotation
from hupai.table.typed_text import errors_from, reading
from hupai.zipai.cards import KING, Kind, code, parse_card, parse_cards
from hupai.zipai.eating import pack_way, way_shapes
from hupai.zipai.melds import shape, shape_number

Action = int

PASS: Action = 0
HU: Action = 1
CLAIM_PENG: Action = 2
DECLARE: Action = 3
RAISE: Action = 4
_DISCARD = 32
_CHI = 6

_WORDS = {"pass": PASS, "hu": HU, "peng": CLAIM_PENG, "declare": DECLARE, "raise": RAISE}
_NAMES = {action: word for word, action in _WORDS.items()}


def discard(kind: Kind) -> Action:
    """Return the action of discarding one card of ``kind``."""
    return _DISCARD + kind


def chi(way: int) -> Action:
    """Return the action of eating in this way (see :mod:`hupai.zipai.eating`)."""
    return way << _CHI


def is_discard(action: Action) -> bool:
    """Whether the action discards a card."""
    return _DISCARD <= action < 64


def is_chi(action: Action) -> bool:
    """Whether the action eats a card."""
    return action >= 64


def discarded(action: Action) -> Kind:
    """Return the kind a discard action plays."""
    return action - _DISCARD


def eaten_way(action: Action) -> int:
    """Return the way of an eating action."""
    return action >> _CHI


def verb(action: Action) -> str:
    """Return the action's first word."""
    if action >= 64:
        return "chi"
    if action >= _DISCARD:
        return "discard"
    return _NAMES[action]


def format_action(action: Action) -> str:
    """Return the action as text, the one form used outside the engine."""
    if action >= 64:
        shapes = " ".join(shape(number).text for number in way_shapes(action >> _CHI))
        return f"chi {shapes}"
    if action >= _DISCARD:
        return f"discard {code(action - _DISCARD)}"
    return _NAMES[action]


def parse_action(text: str) -> Action:
    """Return the action a text names; shapes may come in any order and any of the card notations.

    Raises InvalidNotation: ``unknown_action``, ``not_a_shape``, ``too_many_shapes``, or what the cards raise.
    """
    with reading(text, text=text) as read:
        return _action(read.text)


def _action(text: str) -> Action:
    words = text.split()
    if not words:
        raise InvalidNotation("unknown_action", position=0, text=text)
    head, rest = words[0], words[1:]
    if head in _WORDS and not rest:
        return _WORDS[head]
    if head == "discard" and len(rest) == 1:
        with errors_from(text.rindex(rest[0])):
            kind = parse_card(rest[0])
        return _DISCARD + KING if kind == KING else discard(kind)
    if head == "chi" and rest:
        return chi(_parse_way(text, rest))
    raise InvalidNotation("unknown_action", position=0, text=text)


def _parse_way(text: str, words: list[str]) -> int:
    if len(words) > 3:
        raise InvalidNotation("too_many_shapes", position=text.index(words[3]), limit=3)
    numbers = []
    end = text.index("chi") + 3
    for word in words:
        start = text.index(word, end)
        end = start + len(word)
        with errors_from(start):
            number = shape_number(parse_cards(word))
        if number is None:
            raise InvalidNotation("not_a_shape", position=start, meld=word)
        numbers.append(number)
    return pack_way(numbers)
