"""What a seat may do: small ints inside the engine, short texts everywhere else.

``pass``, ``hu``, ``peng``, ``wai``, ``piao``, ``discard 3s``, ``liu 9b``, ``chi 345s``. Lists of actions are sorted,
which makes a list of legal actions canonical.
"""

from __future__ import annotations

from hupai.guihuzi.melds import SHAPE_TEXTS, shape_number
from hupai.table.errors import InvalidNotation
from hupai.table.typed_text import errors_from, reading
from hupai.zipai.cards import KING, Kind, code, parse_card, parse_cards

Action = int

PASS: Action = 0
HU: Action = 1
CLAIM_PENG: Action = 2
CLAIM_WAI: Action = 3
CLAIM_PIAO: Action = 4
_DISCARD, _LIU, _CHI = 32, 64, 96

_WORDS = {"pass": PASS, "hu": HU, "peng": CLAIM_PENG, "wai": CLAIM_WAI, "piao": CLAIM_PIAO}
_NAMES = {action: word for word, action in _WORDS.items()}


def discard(kind: Kind) -> Action:
    """Return the action of discarding one card of ``kind``."""
    return _DISCARD + kind


def liu(kind: Kind) -> Action:
    """Return the action of laying the four cards of ``kind``, or the fourth beside one's 歪."""
    return _LIU + kind


def chi(shape: int) -> Action:
    """Return the action of eating the lying card to this shape."""
    return _CHI + shape


def is_discard(action: Action) -> bool:
    """Whether the action discards a card."""
    return _DISCARD <= action < _LIU


def is_liu(action: Action) -> bool:
    """Whether the action lays a 溜."""
    return _LIU <= action < _CHI


def is_chi(action: Action) -> bool:
    """Whether the action eats a card."""
    return action >= _CHI


def kind_of(action: Action) -> Kind:
    """Return the kind that a discard plays or a 溜 lays."""
    return action % 32


def eaten_shape(action: Action) -> int:
    """Return the shape of an eating action."""
    return action - _CHI


def verb(action: Action) -> str:
    """Return the action's first word."""
    if action >= _CHI:
        return "chi"
    if action >= _LIU:
        return "liu"
    return "discard" if action >= _DISCARD else _NAMES[action]


def format_action(action: Action) -> str:
    """Return the action as text, the one form used outside the engine."""
    if action >= _CHI:
        return f"chi {SHAPE_TEXTS[action - _CHI]}"
    if action >= _DISCARD:
        return f"{verb(action)} {code(kind_of(action))}"
    return _NAMES[action]


def parse_action(text: str) -> Action:
    """Return the action a text names; cards may come in any order and any of their notations.

    Raises InvalidNotation: ``unknown_action``, ``not_a_shape``, or what the cards raise.
    """
    with reading(text, text=text) as read:
        return _action(read.text)


def _action(text: str) -> Action:
    words = text.split()
    if len(words) == 1 and words[0] in _WORDS:
        return _WORDS[words[0]]
    if len(words) != 2 or words[0] not in ("discard", "liu", "chi"):
        raise InvalidNotation("unknown_action", position=0, text=text)
    head, rest = words
    start = text.rindex(rest)
    with errors_from(start):
        if head != "chi":
            kind = parse_card(rest)
            if kind == KING:
                raise InvalidNotation("no_such_card", position=0, card=code(kind))
            return discard(kind) if head == "discard" else liu(kind)
        shape = shape_number(parse_cards(rest))
    if shape is None:
        raise InvalidNotation("not_a_shape", position=start, meld=rest)
    return chi(shape)
