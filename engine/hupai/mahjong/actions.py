"""What a seat may do: small ints inside the engine, short texts everywhere else.

``pass``, ``hu``, ``peng``, ``gang`` (takes a discard) and ``fei`` answer a lying tile, and so does ``chi 234s``, which
names the run. On the own turn there are ``discard 3s``, ``reveal 3s`` (明牌 with that discard), ``angang 5p``,
``jiagang 5p``, ``ti 3s`` (that tile for the wild of a 飞) and ``hu``. Before the deal a seat answers ``piao`` or
``nopiao``; a record has letters only in the first word. Lists of actions are sorted, which makes a list of legal
actions canonical.
"""

from __future__ import annotations

from hupai.mahjong.melds import is_run_start
from hupai.mahjong.notation import parse_tile, parse_tiles
from hupai.mahjong.tiles import SUIT_LETTERS, Kind, code, rank_of, suit_of
from hupai.table.errors import InvalidNotation
from hupai.table.typed_text import errors_from, reading

Action = int

PASS: Action = 0
HU: Action = 1
CLAIM_PENG: Action = 2
CLAIM_GANG: Action = 3
CLAIM_FEI: Action = 4
PIAO: Action = 5
NO_PIAO: Action = 6

_WORDS = {
    "pass": PASS,
    "hu": HU,
    "peng": CLAIM_PENG,
    "gang": CLAIM_GANG,
    "fei": CLAIM_FEI,
    "piao": PIAO,
    "nopiao": NO_PIAO,
}
_NAMES = {action: word for word, action in _WORDS.items()}

_PLACE = 6
"""An action that names a tile has the tile's kind in its low bits and the place of its verb above them."""
_LOW = (1 << _PLACE) - 1
_VERBS = ("", "chi", "discard", "reveal", "angang", "jiagang", "ti")
_CHI, _DISCARD, _REVEAL, _ANGANG, _JIAGANG, _TI = range(1, len(_VERBS))


def chi(first: Kind) -> Action:
    """Return the action of taking the lying tile for the run that begins with ``first``."""
    return _CHI << _PLACE | first


def discard(kind: Kind) -> Action:
    """Return the action of discarding a tile of ``kind``."""
    return _DISCARD << _PLACE | kind


def reveal(kind: Kind) -> Action:
    """Return the action of revealing the hand (明牌) and discarding a tile of ``kind``."""
    return _REVEAL << _PLACE | kind


def angang(kind: Kind) -> Action:
    """Return the action of laying four tiles of ``kind`` from the hand: 暗杠."""
    return _ANGANG << _PLACE | kind


def jiagang(kind: Kind) -> Action:
    """Return the action of adding the fourth tile of ``kind`` to the own 碰: 补杠."""
    return _JIAGANG << _PLACE | kind


def ti(kind: Kind) -> Action:
    """Return the action of swapping a tile of ``kind`` for the wild of the own 飞: 提."""
    return _TI << _PLACE | kind


def is_chi(action: Action) -> bool:
    """Whether the action takes the lying tile for a run."""
    return action >> _PLACE == _CHI


def is_discard(action: Action) -> bool:
    """Whether the action discards a tile and reveals nothing."""
    return action >> _PLACE == _DISCARD


def is_reveal(action: Action) -> bool:
    """Whether the action reveals the hand with a discard."""
    return action >> _PLACE == _REVEAL


def is_angang(action: Action) -> bool:
    """Whether the action lays a 暗杠."""
    return action >> _PLACE == _ANGANG


def is_jiagang(action: Action) -> bool:
    """Whether the action adds a tile to an own 碰."""
    return action >> _PLACE == _JIAGANG


def is_ti(action: Action) -> bool:
    """Whether the action swaps a tile for the wild of a 飞."""
    return action >> _PLACE == _TI


def tile_of(action: Action) -> Kind:
    """Return the kind that an action names; of a 吃 the lowest kind of the run; -1 for an action that names none."""
    return action & _LOW if action >> _PLACE else -1


def verb(action: Action) -> str:
    """Return the action's first word."""
    return _VERBS[action >> _PLACE] or _NAMES[action]


def format_action(action: Action) -> str:
    """Return the action as text, the one form used outside the engine.

    >>> format_action(discard(11)), format_action(chi(10))
    ('discard 3s', 'chi 234s')
    """
    if action <= _LOW:
        return _NAMES[action]
    kind = action & _LOW
    if is_chi(action):
        rank = rank_of(kind)
        return f"chi {rank}{rank + 1}{rank + 2}{SUIT_LETTERS[suit_of(kind)]}"
    return f"{verb(action)} {code(kind)}"


def parse_action(text: str) -> Action:
    """Return the action a text names; tiles may be in any notation and those of a run in any order.

    Raises InvalidNotation: ``unknown_action``, ``not_a_run``, or what the tiles raise; the position counts from the
    start of ``text``.
    """
    with reading(text, text=text) as read:
        return _action(read.text)


def _action(text: str) -> Action:
    words = text.split()
    head, rest = (words[0], words[1:]) if words else ("", [])
    if head in _WORDS and not rest:
        return _WORDS[head]
    if head not in _VERBS[1:] or not rest:
        raise InvalidNotation("unknown_action", position=0, text=text)
    start = text.index(rest[0], text.index(head) + len(head))
    with errors_from(start):
        return _VERBS.index(head) << _PLACE | _kind_named(head, text[start:])


def _kind_named(head: str, written: str) -> Kind:
    """Return the kind that the tiles after a verb name: their own, or for a 吃 the lowest of the run."""
    if head != "chi":
        return parse_tile(written)
    kinds = sorted(parse_tiles(written))
    if len(kinds) != 3 or not is_run_start(kinds[0]) or kinds != [kinds[0] + step for step in range(3)]:
        raise InvalidNotation("not_a_run", position=0, tiles=written)
    return kinds[0]
