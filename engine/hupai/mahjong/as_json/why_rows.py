"""Why not: for each sort of action a game has, whether a seat may do it now, as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    PASS,
    Action,
    angang,
    format_action,
    jiagang,
    reveal,
    ti,
    verb,
)
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.melds import FEI, PENG
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import Kind, code, tiles_of
from hupai.mahjong.why.refusals import why_no_chi, why_not
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.seats import Reader, Seat

_WORDS: Final = {"hu": HU, "pass": PASS, "peng": CLAIM_PENG, "gang": CLAIM_GANG, "fei": CLAIM_FEI}


def why_rows(t: Table, seat: Seat, reader: Reader | None) -> Json:
    """Return, for each sort of action the game has, whether the seat may do it now, and why not.

    Of a sort that names a tile the reason is that of the tile which comes nearest to it.
    """
    legal = t.offers[seat] if seat in t.pending else []
    rows = [_row(t, seat, word, legal, reader) for word in sorts(t.rules)]
    return {"tile": code(t.live) if t.live >= 0 else None, "rows": rows}


def sorts(rules: MahjongRules) -> list[str]:
    """Return the first words of the actions that the game has during play, without the discard."""
    optional = {"reveal": rules.reveal, "fei": rules.fei, "ti": rules.fei, "chi": rules.chi}
    known = ("hu", "reveal", "peng", "gang", "angang", "jiagang", "fei", "ti", "chi", "pass")
    return [word for word in known if optional.get(word, True)]


def _row(t: Table, seat: Seat, word: str, legal: list[Action], reader: Reader | None) -> Json:
    offered = [format_action(action) for action in legal if verb(action) == word]
    reason = None if offered else _why_no(t, seat, word)
    return VOCABULARY.why_row(word, offered, reason, reader)


def _why_no(t: Table, seat: Seat, word: str) -> Reason | None:
    if word == "chi":
        return why_no_chi(t, seat)
    return why_not(t, seat, _WORDS[word] if word in _WORDS else _nearest(t, seat, word))


def _nearest(t: Table, seat: Seat, word: str) -> Action:
    """Return the action of this sort that lacks the least."""
    hand, melds = t.hands[seat], t.melds[seat]
    if word == "reveal":
        return reveal(t.taken if t.turn == seat and t.taken >= 0 else _most(t, seat, range(len(hand))))
    if word == "angang":
        return angang(_most(t, seat, [kind for kind in range(len(hand)) if kind not in t.wilds]))
    groups = (PENG, FEI) if word == "jiagang" else (FEI,)
    laid = [meld.kind for group in groups for meld in melds if meld.group == group]
    kind = _most(t, seat, laid or range(len(hand)))
    return jiagang(kind) if word == "jiagang" else ti(kind)


def _most(t: Table, seat: Seat, kinds: Iterable[Kind]) -> Kind:
    """Return the first kind of which the seat holds the most tiles; before the deal any of the deck."""
    held = t.hands[seat]
    return max(kinds, key=lambda kind: held[kind]) if any(held) else tiles_of(deck_of_rules(t.rules))[0]
