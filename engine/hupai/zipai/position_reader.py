"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final

from hupai.table.errors import EngineError, InvalidNotation, InvalidRules
from hupai.table.options import Value, apply_options, parse_value
from hupai.zipai.actions import Action, parse_action
from hupai.zipai.cards import KINDS, KING, Kind, parse_cards
from hupai.zipai.eating import Way, pack_way
from hupai.zipai.games import GAMES
from hupai.zipai.games.base import conflicts
from hupai.zipai.hand.win_claim import NO_LIMIT, WIN_NAMES
from hupai.zipai.melds import CHI, CHOU, GROUP_NAMES, PAO, PENG, SET_SIZE, TI, WEI, Meld, meld_huxi, shape, shape_number
from hupai.zipai.rules.fans import WANG_CHUANG, WANG_DIAO
from hupai.zipai.rules.ruleset import SEATS, ZipaiRules
from hupai.zipai.state import FLIP, PHASE_NAMES, PLAYED
from hupai.zipai.view.observation import HIDDEN_TI, HIDDEN_WEI, WAIT, Observation

VERSION: Final = "1"
"""The version of the text's form, in its first field."""
NOTHING: Final = "-"
"""No cards, no melds, no card, no limit."""
NONE: Final = "none"
"""A limit that leaves no win."""
LONGEST: Final = 4000
"""Characters of the longest position read; a long hand has a fifth of it."""
PHASES: Final[Mapping[int, str]] = {WAIT: "wait", **dict(enumerate(PHASE_NAMES))}
"""What a phase is called."""

_REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "shown", "cards", "hand")
_OPTIONAL: Final = (
    *("options", "melds", "discards", "live", "kings", "skips", "dead", "raised", "barred", "limits", "declared"),
    *("no_chi", "no_peng", "above", "last", "eaten", "answer", "legal"),
)
_LAID: Final = {GROUP_NAMES[group]: group for group in (TI, PAO, WEI, CHOU, PENG, CHI)}
_HIDDEN: Final = {TI: HIDDEN_TI, WEI: HIDDEN_WEI}
_MELD: Final = re.compile(r"([^:]*):([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?")
_LIVE: Final = re.compile(r"([^!@]+)(!?)(?:@([0-9]))?")
_NUMBER: Final = re.compile(r"[0-9]{1,6}")

Part = tuple[str, int]
"""A piece of the text and the index it begins at."""


class PositionReader:
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    def __init__(self, text: str) -> None:
        self.fields: dict[str, Part] = {}
        """The value of each field, and where it begins."""
        self._end = len(text)
        words = [(found[0], found.start()) for found in re.finditer(r"[^ ]+", text[: LONGEST + 1])]
        if not words or not words[0][0].startswith("zipai:") or len(text) > LONGEST:
            raise InvalidNotation("not_a_position", position=0, expected=f"zipai:{VERSION}")
        version = words[0][0].removeprefix("zipai:")
        if version != VERSION:
            raise InvalidNotation("position_version", position=words[0][1], version=version[:40], known=[VERSION])
        for word, at in words[1:]:
            self._add(word, at)
        for name in _REQUIRED:
            if name not in self.fields:
                raise InvalidNotation("position_field_missing", position=len(text), field=name)

    def _add(self, word: str, at: int) -> None:
        name, colon, value = word.partition(":")
        if name not in _REQUIRED and name not in _OPTIONAL:
            known = [*_REQUIRED, *_OPTIONAL]
            raise InvalidNotation("position_field_unknown", position=at, field=name[:40], known=known)
        if name in self.fields:
            raise InvalidNotation("position_field_twice", position=at, field=name)
        self.fields[name] = value, at + len(name) + len(colon)

    def observation(self) -> Observation:
        """Return what the fields say, each for itself; whether they fit each other is for the checks."""
        live, live_seat, live_from = self._live()
        melds = self._melds()
        eaten, way = self._eaten()
        return Observation(
            rules=self._rules(),
            seat=self._seat("seat"),
            dealer=self._seat("dealer"),
            phase=self._choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=self._seat("turn"),
            hand=self._hand(),
            legal=self._legal(),
            cards=self._counts("cards"),
            melds=melds,
            discards=self._discards(),
            huxi=tuple(sum(meld_huxi(meld) for meld in laid if meld[1] >= 0) for laid in melds),
            quads=tuple(sum(meld[0] in (TI, PAO) for meld in laid) for laid in melds),
            kings_shown=self._counts("kings"),
            dead=self._flags("dead"),
            skips=self._counts("skips"),
            wall_left=self._number("wall"),
            live=live,
            live_seat=live_seat,
            live_from=live_from,
            last=self._kind("last"),
            shown=self._kind("shown"),
            declared=self._choice("declared", {name: name for name in (WANG_DIAO, WANG_CHUANG)}, ""),
            raised=self._flags("raised"),
            barred=self._flags("barred"),
            limits=self._limits(),
            no_chi=self._kinds("no_chi"),
            no_peng=self._kinds("no_peng"),
            above=self._number("above") if "above" in self.fields else 0,
            answer=self._action("answer", *self.fields["answer"]) if "answer" in self.fields else -1,
            eaten=eaten,
            eaten_way=way,
        )

    # --- errors ------------------------------------------------------------------------------------

    def place(self, field: str) -> int:
        """Return where the value of a field begins; the end of the text for one that is left out."""
        return self.fields[field][1] if field in self.fields else self._end

    def _wrong(self, field: str, part: Part, expected: str) -> InvalidNotation:
        """Return the error for a value that a field cannot have; ``expected`` is an example or a range."""
        value, at = part
        return InvalidNotation("position_field_wrong", position=at, field=field, value=value[:60], expected=expected)

    # --- pieces ------------------------------------------------------------------------------------

    def _parts(self, part: Part, separator: str) -> Iterator[Part]:
        text, at = part
        for piece in text.split(separator):
            yield piece, at
            at += len(piece) + len(separator)

    def _by_seat(self, field: str, example: str) -> list[Part]:
        found = list(self._parts(self.fields[field], "/"))
        if len(found) != SEATS:
            raise self._wrong(field, self.fields[field], example)
        return found

    def _number(self, field: str) -> int:
        return self._number_in(field, self.fields[field])

    def _number_in(self, field: str, part: Part) -> int:
        if not _NUMBER.fullmatch(part[0]):
            raise self._wrong(field, part, "0, 1, 2 …")
        return int(part[0])

    def _seat(self, field: str) -> int:
        return self._seat_in(field, self.fields[field])

    def _seat_in(self, field: str, part: Part) -> int:
        if part[0] not in map(str, range(SEATS)):
            raise self._wrong(field, part, f"0–{SEATS - 1}")
        return int(part[0])

    def _counts(self, field: str) -> tuple[int, ...]:
        if field not in self.fields:
            return (0,) * SEATS
        found = tuple(self._number_in(field, part) for part in self._parts(self.fields[field], ","))
        if len(found) != SEATS:
            raise self._wrong(field, self.fields[field], "20,20,21")
        return found

    def _flags(self, field: str) -> tuple[bool, ...]:
        if field not in self.fields:
            return (False,) * SEATS
        seats = [self._seat_in(field, part) for part in self._parts(self.fields[field], ",")]
        if len(set(seats)) != len(seats):
            raise self._wrong(field, self.fields[field], "0,2")
        return tuple(seat in seats for seat in range(SEATS))

    def _choice(self, field: str, choices: Mapping[str, Any], default: Any = None) -> Any:
        if field not in self.fields and default is not None:
            return default
        part = self.fields[field]
        if part[0] not in choices:
            raise self._wrong(field, part, ", ".join(choices))
        return choices[part[0]]

    # --- cards -------------------------------------------------------------------------------------

    def _cards(self, field: str, part: Part) -> list[Kind]:
        """Return the cards of a piece of text, one at least, in the family's own notation."""
        text, at = part
        try:
            found = parse_cards(text)
        except InvalidNotation as error:
            facts = {name: value for name, value in error.facts.items() if name != "text"}
            raise InvalidNotation(error.code, position=at + (error.position or 0), **facts) from None
        if not found:
            raise self._wrong(field, part, "123s270b")
        return found

    def _one_card(self, field: str, part: Part) -> Kind:
        found = self._cards(field, part)
        if len(found) != 1:
            raise self._wrong(field, part, "3s")
        return found[0]

    def _kind(self, field: str) -> Kind:
        return self._one_card(field, self.fields[field]) if field in self.fields else -1

    def _kinds(self, field: str) -> int:
        if field not in self.fields:
            return 0
        found = self._cards(field, self.fields[field])
        if KING in found or len(set(found)) != len(found):
            raise self._wrong(field, self.fields[field], "123s270b")
        return sum(1 << kind for kind in found)

    def _hand(self) -> tuple[int, ...]:
        part = self.fields["hand"]
        held = [] if part[0] == NOTHING else self._cards("hand", part)
        return tuple(held.count(kind) for kind in range(KINDS + 1))

    def _discards(self) -> tuple[tuple[tuple[Kind, int], ...], ...]:
        if "discards" not in self.fields:
            return ((),) * SEATS
        return tuple(self._pile(part) for part in self._by_seat("discards", "3s,4b!/-/-"))

    def _pile(self, part: Part) -> tuple[tuple[Kind, int], ...]:
        if part[0] == NOTHING:
            return ()
        found = []
        for text, at in self._parts(part, ","):
            kind = self._one_card("discards", (text.removesuffix("!"), at))
            found.append((kind, PLAYED if text.endswith("!") else FLIP))
        return tuple(found)

    def _live(self) -> tuple[Kind, int, int]:
        if "live" not in self.fields:
            return -1, -1, FLIP
        part = self.fields["live"]
        found = _LIVE.fullmatch(part[0])
        if found is None or found[3] is None:
            raise self._wrong("live", part, "3s@0, 3s!@0, -@0")
        kind = -1 if found[1] == NOTHING else self._one_card("live", (found[1], part[1]))
        return kind, self._seat_in("live", (found[3], part[1] + found.start(3))), PLAYED if found[2] else FLIP

    # --- melds -------------------------------------------------------------------------------------

    def _melds(self) -> tuple[tuple[Meld, ...], ...]:
        if "melds" not in self.fields:
            return ((),) * SEATS
        rows = enumerate(self._by_seat("melds", "peng:222s@1,chi:345s.4s@2/-/wei:*"))
        return tuple(tuple(self._laid(owner, row)) for owner, row in rows)

    def _laid(self, owner: int, row: Part) -> Iterator[Meld]:
        if row[0] != NOTHING:
            for part in self._parts(row, ","):
                yield self._meld(owner, part)

    def _meld(self, owner: int, part: Part) -> Meld:
        text, at = part
        found = _MELD.fullmatch(text)
        wrong = InvalidNotation("wrong_meld", position=at, meld=text[:60])
        if found is None:
            raise wrong
        if found[1] not in _LAID:
            raise InvalidNotation("unknown_meld_kind", position=at, kind=found[1][:40], known=list(_LAID))
        group = _LAID[found[1]]
        if found[2] == "*":
            if group not in _HIDDEN or found[3] is not None or found[4] is not None:
                raise wrong
            return _HIDDEN[group]
        cards = self._cards("melds", (found[2], at + found.start(2)))
        source = -1 if found[4] is None else self._seat_in("melds", (found[4], at + found.start(4)))
        meld: Meld | None
        if group == CHI:
            claimed = -1 if found[3] is None else self._one_card("melds", (found[3], at + found.start(3)))
            meld = _eaten_meld(owner, cards, claimed, source)
        else:
            meld = None if found[3] is not None else _equal_meld(owner, group, cards, source)
        if meld is None:
            raise wrong
        return meld

    # --- what a seat may still do ------------------------------------------------------------------

    def _limits(self) -> tuple[int, ...]:
        if "limits" not in self.fields:
            return (NO_LIMIT,) * SEATS
        return tuple(self._limit(part) for part in self._by_seat("limits", "-/red,dot/none"))

    def _limit(self, part: Part) -> int:
        if part[0] in (NOTHING, NONE):
            return NO_LIMIT if part[0] == NOTHING else 0
        found = 0
        for name, at in self._parts(part, ","):
            if name not in WIN_NAMES:
                raise self._wrong("limits", (name, at), ", ".join((*WIN_NAMES, NOTHING, NONE)))
            found |= 1 << WIN_NAMES.index(name)
        return found

    def _eaten(self) -> tuple[Kind, Way]:
        if "eaten" not in self.fields:
            return -1, 0
        whole = self.fields["eaten"]
        first, *others = self._parts(whole, ".")
        eaten = self._one_card("eaten", first)
        numbers = [shape_number(self._cards("eaten", part)) for part in others]
        shapes = [number for number in numbers if number is not None and eaten in shape(number).cards]
        if not 0 < len(shapes) == len(numbers) <= 3:
            raise self._wrong("eaten", whole, "4s.345s.234s")
        return eaten, pack_way(shapes)

    def _legal(self) -> tuple[Action, ...]:
        if "legal" not in self.fields:
            return ()
        part = self.fields["legal"]
        found = sorted(self._action("legal", *each) for each in self._parts(part, ","))
        if len(set(found)) != len(found):
            raise self._wrong("legal", part, "pass,peng,chi.345s")
        return tuple(found)

    def _action(self, field: str, text: str, at: int) -> Action:
        try:
            return parse_action(text.replace(".", " "))
        except EngineError:
            raise self._wrong(field, (text, at), "pass, hu, peng, declare, raise, discard.3s, chi.345s") from None

    # --- rules -------------------------------------------------------------------------------------

    def _rules(self) -> ZipaiRules:
        game, at = self.fields["game"]
        modules = {module.ID: module for module in GAMES}
        if game not in modules:
            raise InvalidNotation("unknown_game", position=at, game=game[:40], known=list(modules))
        module = modules[game]
        known = {option.name: option for option in module.OPTIONS}
        chosen: dict[str, Value] = {}
        for text, place in self._parts(self.fields["options"], ",") if "options" in self.fields else ():
            name, equals, value = text.partition("=")
            if not equals:
                raise self._wrong("options", (text, place), "min_huxi=18,xing=gen")
            if name in chosen:
                raise InvalidNotation("option_twice", position=place, option=name[:40])
            chosen[name[:40]] = parse_value(known[name], value[:40]) if name in known else value[:40]
        try:
            rules: ZipaiRules = apply_options(module.RULES, module.OPTIONS, chosen, conflicts)
        except InvalidRules as error:
            at = self.fields["options"][1]
            raise InvalidNotation("position_options_wrong", position=at, **error.facts) from None
        return rules


def _eaten_meld(owner: int, cards: list[Kind], claimed: Kind, source: int) -> Meld | None:
    """Return a group laid by 吃; one laid with it as 比牌 holds no claimed card and comes from its owner."""
    number = shape_number(cards)
    if number is None or (claimed < 0) != (source < 0) or (claimed >= 0 and claimed not in cards):
        return None
    return CHI, number, claimed, owner if claimed < 0 else source


def _equal_meld(owner: int, group: int, cards: list[Kind], source: int) -> Meld | None:
    """Return a group of equal cards; only a 提 may have no card that all saw come."""
    kind = cards[0]
    if len(cards) != SET_SIZE[group] or len(set(cards)) != 1 or kind == KING:
        return None
    if group == TI and source < 0:
        return TI, kind, -1, owner
    fits = {PAO: source >= 0, PENG: source >= 0 and source != owner}.get(group, source == owner)
    return (group, kind, kind, source) if fits else None
