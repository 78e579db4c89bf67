"""Writes what the engine knows of pictures for the script that draws the same ones: `python picture_data.py OUT`.

OUT/pictures.json has sizes, themes, words, and the decks of all families; OUT/FACE.json has the outlines of a face;
OUT/editing.json says what a hand of each game may be put together from, OUT/scenes.json how positions are drawn.
"""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any

from hupai import markdown, svg
from hupai.explain.language import Text
from hupai.explain.shared import SHARED
from hupai.explain.vocabulary import IN_TEXT_AT
from hupai.explain.wording import JOIN
from hupai.mahjong.described.seats_state import SIGNS as SEAT_SIGNS
from hupai.picture import describing, drawing, looks, parts, position, printed
from hupai.picture.deck import PictureDeck, PrintedCard
from hupai.registry import families, family_named, vocabulary_of
from hupai.registry import games as all_games
from hupai.table.errors import InvalidRules
from hupai.table.game import Game
from hupai.table.options import Value, value_text
from hupai.table.signs import WRONGS, Signs

LOOKS = {
    **{name.lower(): value for name, value in vars(looks).items() if name.isupper() and name != "THEMES"},
    "before": drawing.BEFORE,
    "after": drawing.AFTER,
}
COPIES = 4
"""How many a deck has of a card if it does not say otherwise."""
SHARED_ERRORS = ("group_size_wrong", "picture_text_too_long", "unknown_game", "wrong_argument")
_ZIPAI_ERRORS = ("unknown_card", "size_missing", "size_alone", "ten_is_zero", "too_many_copies", "unknown_meld_kind")
ERRORS = {
    "zipai": _ZIPAI_ERRORS,
    "guihuzi": _ZIPAI_ERRORS,
    "mahjong": ("unknown_tile", "suit_missing", "suit_alone", "no_such_honour", "too_many_copies", "unknown_meld_kind"),
}
"""What may be wrong with a picture's notation, by family."""
POSITION_ERRORS = (
    *("not_a_position", "position_version", "position_character_wrong", "position_field_unknown"),
    *("position_field_twice", "position_field_missing", "position_field_wrong"),
)
"""What else may be wrong with a position."""


_ZIPAI_SAID = ("“{char}”", "{name} ({char})")
SAID = {"zipai": _ZIPAI_SAID, "guihuzi": _ZIPAI_SAID, "mahjong": ("{name}", "{name} ({chinese})")}
"""How a card's name in a sentence follows from its name in a list: ``char`` is the last character of the Chinese name,
``chinese`` the whole. It only saves room: a card of which this is not true has its own."""


def deck_json(deck: PictureDeck) -> dict[str, Any]:
    """Return a deck as JSON, with how its cards are drawn and what may be wrong with its notation."""
    texts = vocabulary_of(deck.family).texts
    return {
        "family": deck.family,
        "fact": deck.fact,
        "cards": {code: _packed(card, SAID[deck.family]) for code, card in deck.cards.items()},
        "said": SAID[deck.family],
        "groups": dict(deck.groups),
        "copies": {code: copies for code, copies in deck.copies.items() if copies != COPIES},
        "face": asdict(deck.shape),
        "errors": {code: texts[code] for code in ERRORS[deck.family]},
    }


def signs_json(signs: Signs) -> dict[str, Any]:
    """Return the signs of a family as JSON."""
    tables = {name: dict(getattr(signs, name)) for name in ("cards", "ranks", "suits", "sizes", "groups")}
    errors = {wrong: signs.refused(wrong, 0, "").code for wrong in WRONGS}
    return {**tables, "plain": signs.plain, "slip": signs.slip, "absent": " ".join(signs.absent), "errors": errors}


def _packed(card: PrintedCard, said: Text) -> list[str]:
    """Return a card as its mark, its colour and its names; those in a sentence only if ``said`` does not give them."""
    chinese = card.name[0]
    follows = tuple(
        template.format(name=name, char=chinese[-1:], chinese=chinese)
        for template, name in zip(said, card.name, strict=True)
    )
    return [card.index, card.colour, *card.name, *(card.said if follows != card.said else ())]


def drawn() -> dict[str, PictureDeck]:
    """Return the deck of every family that has pictures."""
    found = {name: family_named(name).pictures for name in families()}
    return {name: pictures() for name, pictures in found.items() if pictures}


def data() -> dict[str, Any]:
    """Return all that is not an outline."""
    decks = drawn()
    return {
        "games": {game.id: game.family.id for game in all_games.values()},
        "looks": LOOKS,
        "themes": looks.THEMES,
        "labels": parts.LABELS,
        "small": parts.SMALL,
        "longest": parts.LONGEST,
        "most_in_group": parts.MOST_IN_GROUP,
        "words": describing.WORDS,
        "join": [JOIN["zh"], JOIN["en"]],
        "copies": COPIES,
        "errors": {code: SHARED.texts[code] for code in SHARED_ERRORS},
        "at": IN_TEXT_AT,
        "titles": {"hand": svg.HAND, "meld": parts.GROUPS},
        "decks": {family: deck_json(deck) for family, deck in decks.items()},
        "signs": {family: signs_json(deck.signs) for family, deck in decks.items()},
        "faces": {family: deck.faces for family, deck in decks.items()},
    }


def scenes() -> dict[str, Any]:
    """Return what pictures of positions need besides."""
    return {
        "forms": {family: asdict(deck.position) for family, deck in drawn().items()},
        "own": position.OWN,
        "places": position.PLACES,
        "words": position.WORDS,
        "errors": {code: SHARED.texts[code] for code in POSITION_ERRORS},
        "title": svg.POSITION,
        "names": markdown.NAMES,
    }


def editing() -> dict[str, Any]:
    """Return what a hand of each game may have: copies that differ from the deck's, its sorts of groups, a turned card.

    A game has what any of its house rules allows. Where they are known, its copies are the usual ones, changed by each
    value of ``rules``. The cards of groups are those of the family; the games of a family share them.
    """
    melds: dict[str, dict[str, list[str]]] = {}
    games = {}
    for game in all_games.values():
        if not game.family.pictures:
            continue
        deck: PictureDeck = game.family.pictures()
        known = melds.setdefault(game.family.id, {})
        allowed = [deck.material(rules) for rules in _all_rules(game)]
        copies = {code: max(each.copies[code] for each in allowed) for code in deck.cards}
        games[game.id] = {
            "copies": {code: most for code, most in copies.items() if most != deck.copies[code]},
            "melds": list(dict.fromkeys(kind for each in allowed for kind in each.melds)),
            "turns": any(each.turns for each in allowed),
            **_copies_by_rules(game, deck),
        }
        for kind, found in (row for each in allowed for row in each.melds.items()):
            known[kind] = list(dict.fromkeys([*known.get(kind, []), *found]))
    return {"games": games, "melds": melds, "letters": "".join(sorted(_letters()))}


def _copies_by_rules(game: Game, deck: PictureDeck) -> dict[str, Any]:
    """Return the ``usual`` copies, and under ``rules`` those of values that have others; nothing if none has."""
    usual = deck.material(game.base).copies
    rules: dict[str, dict[str, dict[str, int]]] = {}
    for option, value, changed in _changed_rules(game):
        copies = deck.material(changed).copies
        differing = {code: copies[code] for code in deck.cards if copies[code] != usual[code]}
        if differing:
            rules.setdefault(option, {})[value_text(value)] = differing
    named = sorted({code for values in rules.values() for copies in values.values() for code in copies})
    return {"usual": {code: usual[code] for code in named}, "rules": rules} if rules else {}


def _letters() -> set[str]:
    """Return all characters of signs that are not ASCII: what a link to a hand may have."""
    signs = [deck.signs for deck in drawn().values()]
    tables = [table for each in signs for table in (each.cards, each.ranks, each.suits, each.sizes, each.groups)]
    return {char for table in (*tables, SEAT_SIGNS) for sign in table for char in sign if not char.isascii()}


def _all_rules(game: Game) -> Iterator[Any]:
    """Yield a game's usual rules, and those with each value of each option, as far as it may stand alone."""
    yield game.base
    yield from (rules for _, _, rules in _changed_rules(game))


def _changed_rules(game: Game) -> Iterator[tuple[str, Value, Any]]:
    """Yield each value of each option that may stand alone, with the rules that have it."""
    for option in game.options:
        for value in option.choices:
            with contextlib.suppress(InvalidRules):
                yield option.name, value, game.rules(**{option.name: value})


def main(folder: Path) -> None:
    """Write all files into the folder."""
    outlines = {face: printed.outlines(face) for deck in drawn().values() for face in deck.faces}
    files = {"pictures": data(), "editing": editing(), "scenes": scenes(), **outlines}
    for name, content in files.items():
        text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (folder / f"{name}.json").write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
