"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from hupai.table.errors import EngineError, InvalidNotation
from hupai.table.position_fields import NOTHING, Part, PositionFields
from hupai.zipai.actions import Action, parse_action
from hupai.zipai.cards import KINDS, KING, Kind, code, parse_cards
from hupai.zipai.eating import Way, pack_way
from hupai.zipai.games import GAMES
from hupai.zipai.games.base import conflicts
from hupai.zipai.hand.win_claim import NO_LIMIT, WIN_NAMES
from hupai.zipai.melds import CHI, CHOU, GROUP_NAMES, PAO, PENG, SET_SIZE, TI, WEI, Meld, meld_huxi, shape, shape_number
from hupai.zipai.rules.fans import KING_SHAPES
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.signs import SIGNS
from hupai.zipai.state import FLIP, PHASE_NAMES, PLAYED
from hupai.zipai.view.observation import HIDDEN_TI, HIDDEN_WEI, WAIT, Observation
from hupai.zipai.view.shown_card import seems_held

NONE: Final = "none"
"""A limit that leaves no win."""
PHASES: Final[Mapping[int, str]] = {WAIT: "wait", **dict(enumerate(PHASE_NAMES))}
"""What a phase is called."""

REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "shown", "cards", "hand")
OPTIONAL: Final = (
    *("options", "melds", "discards", "live", "kings", "skips", "dead", "raised", "barred", "limits", "declared"),
    *("no_chi", "no_peng", "above", "last", "eaten", "answer", "legal"),
)
"""The fields of a position."""
_DECLARED: Final = {name: name for name in KING_SHAPES}
_LAID: Final = {GROUP_NAMES[group]: group for group in (TI, PAO, WEI, CHOU, PENG, CHI)}
_HIDDEN: Final = {TI: HIDDEN_TI, WEI: HIDDEN_WEI}
_MELD: Final = re.compile(r"([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?")
_LIVE: Final = re.compile(r"([^!@]+)(!?)(?:@([0-9]))?")


class PositionReader(PositionFields):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: ZipaiRules

    def __init__(self, text: str) -> None:
        super().__init__(text, "zipai", REQUIRED, OPTIONAL)
        self.rules = self.rules_of(GAMES, conflicts, "min_huxi=18,xing=gen")
        self.seats = self.rules.seats

    def observation(self) -> Observation:
        """Return what the fields say, each for itself; whether they fit each other is for the checks."""
        live, live_seat, live_from = self._live()
        melds = self._melds()
        eaten, way = self._eaten()
        shown, held_by = self._shown()
        seen = Observation(
            rules=self.rules,
            seat=self.seat("seat"),
            dealer=self.seat("dealer"),
            phase=self.choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=self.seat("turn"),
            hand=self._hand(),
            legal=self._legal(),
            cards=self._counts("cards"),
            melds=melds,
            discards=self._discards(),
            huxi=tuple(sum(meld_huxi(meld) for meld in laid if meld[1] >= 0) for laid in melds),
            quads=tuple(sum(meld[0] in (TI, PAO) for meld in laid) for laid in melds),
            kings_shown=self._counts("kings"),
            dead=self.flags("dead"),
            skips=self._counts("skips"),
            wall_left=self.number("wall"),
            live=live,
            live_seat=live_seat,
            live_from=live_from,
            last=self._kind("last"),
            shown=shown,
            shown_held=False,
            declared=self.choice("declared", _DECLARED) if "declared" in self.fields else "",
            raised=self.flags("raised"),
            barred=self.flags("barred"),
            limits=self._limits(),
            no_chi=self._kinds("no_chi"),
            no_peng=self._kinds("no_peng"),
            above=self.number("above") if "above" in self.fields else 0,
            answer=self._action("answer", *self.fields["answer"]) if "answer" in self.fields else -1,
            eaten=eaten,
            eaten_way=way,
        )
        if held_by >= 0 and (held_by != seen.dealer or seen.seat == seen.dealer or seems_held(seen)):
            raise self.wrong("shown", self.fields["shown"], code(shown))
        return replace(seen, shown_held=held_by >= 0 or seems_held(seen))

    # --- pieces ------------------------------------------------------------------------------------

    def _counts(self, field: str) -> tuple[int, ...]:
        return self.numbers(field, "20,20,21") if field in self.fields else (0,) * self.seats

    # --- cards -------------------------------------------------------------------------------------

    def _cards(self, field: str, part: Part) -> list[Kind]:
        """Return the cards of a piece of text, one at least, in the family's own notation."""
        found = self.in_notation(parse_cards, part)
        if not found:
            raise self.wrong(field, part, "123s270b")
        return found

    def _one_card(self, field: str, part: Part) -> Kind:
        found = self._cards(field, part)
        if len(found) != 1:
            raise self.wrong(field, part, "3s")
        return found[0]

    def _kind(self, field: str) -> Kind:
        return self._one_card(field, self.fields[field]) if field in self.fields else -1

    def _shown(self) -> tuple[Kind, int]:
        """Return the shown card, and the seat that still has it where what lies on the table does not say so."""
        text, at = self.fields["shown"]
        card, mark, seat = text.partition("@")
        held_by = self.seat_in("shown", (seat, at + len(card) + 1)) if mark else -1
        return self._one_card("shown", (card, at)), held_by

    def _kinds(self, field: str) -> int:
        if field not in self.fields:
            return 0
        found = self._cards(field, self.fields[field])
        if KING in found or len(set(found)) != len(found):
            raise self.wrong(field, self.fields[field], "123s270b")
        return sum(1 << kind for kind in found)

    def _hand(self) -> tuple[int, ...]:
        part = self.fields["hand"]
        held = [] if part[0] == NOTHING else self._cards("hand", part)
        return tuple(held.count(kind) for kind in range(KINDS + 1))

    def _discards(self) -> tuple[tuple[tuple[Kind, int], ...], ...]:
        if "discards" not in self.fields:
            return ((),) * self.seats
        return tuple(self._pile(part) for part in self.by_seat("discards", "3s,4b!/-/-"))

    def _pile(self, part: Part) -> tuple[tuple[Kind, int], ...]:
        if part[0] == NOTHING:
            return ()
        found = []
        for text, at in self.parts(part, ","):
            kind = self._one_card("discards", (text.removesuffix("!"), at))
            found.append((kind, PLAYED if text.endswith("!") else FLIP))
        return tuple(found)

    def _live(self) -> tuple[Kind, int, int]:
        if "live" not in self.fields:
            return -1, -1, FLIP
        part = self.fields["live"]
        found = _LIVE.fullmatch(part[0])
        if found is None or found[3] is None:
            raise self.wrong("live", part, "3s@0, 3s!@0, -@0")
        kind = -1 if found[1] == NOTHING else self._one_card("live", (found[1], part[1]))
        return kind, self.seat_in("live", (found[3], part[1] + found.start(3))), PLAYED if found[2] else FLIP

    # --- melds -------------------------------------------------------------------------------------

    def _melds(self) -> tuple[tuple[Meld, ...], ...]:
        if "melds" not in self.fields:
            return ((),) * self.seats
        rows = enumerate(self.by_seat("melds", "peng:222s@1,chi:345s.4s@2/-/wei:*"))
        return tuple(tuple(self._laid(owner, row)) for owner, row in rows)

    def _laid(self, owner: int, row: Part) -> Iterator[Meld]:
        if row[0] != NOTHING:
            for part in self.parts(row, ","):
                yield self._meld(owner, part)

    def _meld(self, owner: int, part: Part) -> Meld:
        text, at = part
        name, begins = self.named_group(SIGNS, list(_LAID), part)
        found = _MELD.fullmatch(text, begins)
        wrong = InvalidNotation("wrong_meld", position=at, meld=text[:60])
        if found is None or not found[1]:
            raise wrong
        group = _LAID[name]
        if found[1] == "*":
            if group not in _HIDDEN or found[2] is not None or found[3] is not None:
                raise wrong
            return _HIDDEN[group]
        cards = self._cards("melds", (found[1], at + found.start(1)))
        source = -1 if found[3] is None else self.seat_in("melds", (found[3], at + found.start(3)))
        meld: Meld | None
        if group == CHI:
            claimed = -1 if found[2] is None else self._one_card("melds", (found[2], at + found.start(2)))
            meld = _eaten_meld(owner, cards, claimed, source)
        else:
            meld = None if found[2] is not None else _equal_meld(owner, group, cards, source)
        if meld is None:
            raise wrong
        return meld

    # --- what a seat may still do ------------------------------------------------------------------

    def _limits(self) -> tuple[int, ...]:
        if "limits" not in self.fields:
            return (NO_LIMIT,) * self.seats
        return tuple(self._limit(part) for part in self.by_seat("limits", "-/red,dot/none"))

    def _limit(self, part: Part) -> int:
        if part[0] in (NOTHING, NONE):
            return NO_LIMIT if part[0] == NOTHING else 0
        found = 0
        for name, at in self.parts(part, ","):
            if name not in WIN_NAMES:
                raise self.wrong("limits", (name, at), ", ".join((*WIN_NAMES, NOTHING, NONE)))
            found |= 1 << WIN_NAMES.index(name)
        return found

    def _eaten(self) -> tuple[Kind, Way]:
        if "eaten" not in self.fields:
            return -1, 0
        whole = self.fields["eaten"]
        first, *others = self.parts(whole, ".")
        eaten = self._one_card("eaten", first)
        numbers = [shape_number(self._cards("eaten", part)) for part in others]
        shapes = [number for number in numbers if number is not None and eaten in shape(number).cards]
        if not 0 < len(shapes) == len(numbers) <= 3:
            raise self.wrong("eaten", whole, "4s.345s.234s")
        return eaten, pack_way(shapes)

    def _legal(self) -> tuple[Action, ...]:
        if "legal" not in self.fields:
            return ()
        part = self.fields["legal"]
        found = sorted(self._action("legal", *each) for each in self.parts(part, ","))
        if len(set(found)) != len(found):
            raise self.wrong("legal", part, "pass,peng,chi.345s")
        return tuple(found)

    def _action(self, field: str, text: str, at: int) -> Action:
        try:
            return parse_action(text.replace(".", " "))
        except EngineError:
            raise self.wrong(field, (text, at), "pass, hu, peng, declare, raise, discard.3s, chi.345s") from None


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
