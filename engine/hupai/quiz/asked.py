"""One question as its author wrote it: the fields are read one by one, and one that nobody reads is a mistake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches

from hupai.picture.deck import PictureDeck
from hupai.quiz.words import Said
from hupai.table.errors import InvalidRequest
from hupai.table.game import Game
from hupai.table.json_object import Json


@dataclass
class Asked:
    """The fields of a question."""

    game: Game
    number: int
    """Which step it is, from 1."""
    values: Json
    read: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        if not isinstance(self.values, dict):
            raise self.wrong("step", "[[step]]")

    def wrong(self, name: str, expected: str) -> InvalidRequest:
        """Return the error for a field."""
        return InvalidRequest("quiz_field_wrong", step=self.number, field=name[:40], expected=expected)

    @property
    def deck(self) -> PictureDeck:
        """The cards that the game's pictures are drawn with."""
        return deck_of(self.game)

    def text(self, name: str, usual: str | None = None) -> str:
        """Return a text; without a usual one the field must be there."""
        self.read.add(name)
        value = self.values.get(name, usual)
        if not isinstance(value, str):
            raise self.wrong(name, '"…"')
        return value

    def rule(self) -> str:
        """Return the identifier of a rule that the game's rule book has."""
        value, book = self.text("rule"), self.game.family.rulebook()
        if value not in book:
            raise self.wrong("rule", ", ".join(get_close_matches(value, book.identifiers())) or "hupai rules")
        return value

    def words(self, name: str) -> Said:
        """Return a text in both languages."""
        self.read.add(name)
        value = self.values.get(name)
        if not isinstance(value, dict) or set(value) != {"zh", "en"} or not all(map(_is_text, value.values())):
            raise self.wrong(name, '{ zh = "…", en = "…" }')
        return {"zh": value["zh"], "en": value["en"]}

    def one_of(self, name: str, known: Sequence[str], usual: str | None = None) -> str:
        """Return a text that is one of some."""
        value = self.text(name, usual)
        if value not in known:
            raise self.wrong(name, ", ".join(known))
        return value

    def parts(self, name: str) -> list[Asked]:
        """Return the tables of a list, one at least."""
        self.read.add(name)
        value = self.values.get(name)
        if not isinstance(value, list) or not value:
            raise self.wrong(name, "[{ … }]")
        return [Asked(self.game, self.number, one) for one in value]

    def check_all_read(self) -> None:
        """Refuse a field that no question of this sort has."""
        for name in self.values:
            if name not in self.read:
                raise self.wrong(name, ", ".join(sorted(self.read)))


def deck_of(game: Game) -> PictureDeck:
    """Return the cards of a game's pictures; InvalidRequest ``no_pictures`` for one without."""
    if game.family.pictures is None:
        raise InvalidRequest("no_pictures", game=game.id)
    found: PictureDeck = game.family.pictures()
    return found


def _is_text(value: object) -> bool:
    return isinstance(value, str)
