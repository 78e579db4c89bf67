"""The text of a mahjong position: its fields, and tiles as they are written in them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final

from hupai.mahjong.games import GAMES
from hupai.mahjong.notation import checked_counts, parse_tiles
from hupai.mahjong.rules.ruleset import MahjongRules, deck_of_rules
from hupai.mahjong.tiles import Kind, code
from hupai.table.errors import InvalidNotation
from hupai.table.position_fields import NOTHING, Part, PositionFields
from hupai.table.seats import Seat

UNSEEN: Final = "?"
"""A tile that the seat does not see."""
ALL: Final = "all"
"""过胡 that bars every win on a discard."""

REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "tiles", "hand")
OPTIONAL: Final = (
    *("options", "turned", "birds", "taken", "melds", "discards", "robbed", "live", "open", "piao", "dead", "revealed"),
    *("kongs", "last", "wins", "paid", "due", "first", "passed", "late", "answer", "legal"),
)
"""The fields of a position."""


class PositionText(PositionFields):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: MahjongRules

    def __init__(self, text: str) -> None:
        super().__init__(text, "mahjong", REQUIRED, OPTIONAL)
        self.rules = self.rules_of(GAMES, lambda rules: [], "cap=4,chi=on")
        self.seats = self.rules.seats
        self._deck = deck_of_rules(self.rules)

    def source(self, field: str, part: Part) -> tuple[Part, Seat | None]:
        """Return what stands before ``@`` and the seat behind it, None if there is none."""
        text, at = part
        before, sign, after = text.partition("@")
        return (before, at), self.seat_in(field, (after, at + len(before) + 1)) if sign else None

    def tiles(self, field: str, part: Part) -> list[Kind]:
        """Return the tiles of a piece of text, one at least, in the family's own notation and of the game's deck."""
        found = self.in_notation(parse_tiles, part)
        if not found:
            raise self.wrong(field, part, "123m45s7z")
        self.in_notation(partial(checked_counts, deck=self._deck), part)
        return found

    def check_in_deck(self, kinds: Iterable[Kind], at: int) -> None:
        """Refuse tiles that the game does not have; ``at`` is where they are written."""
        for kind in kinds:
            if not self._deck[kind]:
                raise InvalidNotation("not_in_deck", position=at, tile=code(kind))

    def one_tile(self, field: str, part: Part) -> Kind:
        """Return the one tile of a piece of text."""
        found = self.tiles(field, part)
        if len(found) != 1:
            raise self.wrong(field, part, "3s")
        return found[0]

    def tiles_or_none(self, field: str) -> list[Kind]:
        """Return the tiles of a field, none if it is left out or says so."""
        if field not in self.fields or self.fields[field][0] == NOTHING:
            return []
        return self.tiles(field, self.fields[field])
