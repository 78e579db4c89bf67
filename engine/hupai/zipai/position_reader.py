"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hupai.table.position_fields import NOTHING, Part
from hupai.zipai.actions import parse_action
from hupai.zipai.cards import KINDS, KING, Kind, code
from hupai.zipai.eating import Way, pack_way
from hupai.zipai.games import GAMES
from hupai.zipai.games.base import conflicts
from hupai.zipai.hand.win_claim import NO_LIMIT, WIN_NAMES
from hupai.zipai.melds import (
    CHI,
    CHOU,
    GROUP_NAMES,
    PAO,
    PENG,
    SET_SIZE,
    TI,
    WEI,
    Meld,
    meld_cards,
    meld_huxi,
    shape,
    shape_number,
)
from hupai.zipai.position_cards import CardFields, CardForm
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
_ACTIONS: Final = "pass, hu, peng, declare, raise, discard.3s, chi.345s"


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


FORM: Final = CardForm(
    kinds=KINDS + 1,
    signs=SIGNS,
    sources={"": FLIP, "!": PLAYED},
    laid={GROUP_NAMES[group]: group for group in (TI, PAO, WEI, CHOU, PENG, CHI)},
    hidden={TI: HIDDEN_TI, WEI: HIDDEN_WEI},
    meld_cards=meld_cards,
    eaten_meld=_eaten_meld,
    equal_meld=_equal_meld,
)


class PositionReader(CardFields):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: ZipaiRules

    def __init__(self, text: str) -> None:
        super().__init__(text, "zipai", REQUIRED, OPTIONAL, FORM)
        self.rules = self.rules_of(GAMES, conflicts, "min_huxi=18,xing=gen")
        self.seats = self.rules.seats

    def observation(self) -> Observation:
        """Return what the fields say, each for itself; whether they fit each other is for the checks."""
        live, live_seat, live_from = self.live()
        melds = self.melds("peng:222s@1,chi:345s.4s@2/-/wei:*")
        eaten, way = self._eaten()
        shown, held_by = self._shown()
        seen = Observation(
            rules=self.rules,
            seat=self.seat("seat"),
            dealer=self.seat("dealer"),
            phase=self.choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=self.seat("turn"),
            hand=self.hand(),
            legal=self.legal(parse_action, _ACTIONS, "pass,peng,chi.345s"),
            cards=self._counts("cards"),
            melds=melds,
            discards=self.discards("3s,4b!/-/-"),
            huxi=tuple(sum(meld_huxi(meld) for meld in laid if meld[1] >= 0) for laid in melds),
            quads=tuple(sum(meld[0] in (TI, PAO) for meld in laid) for laid in melds),
            kings_shown=self._counts("kings"),
            dead=self.flags("dead"),
            skips=self._counts("skips"),
            wall_left=self.number("wall"),
            live=live,
            live_seat=live_seat,
            live_from=live_from,
            last=self.one_card("last", self.fields["last"]) if "last" in self.fields else -1,
            shown=shown,
            shown_held=False,
            declared=self.choice("declared", _DECLARED) if "declared" in self.fields else "",
            raised=self.flags("raised"),
            barred=self.flags("barred"),
            limits=self._limits(),
            no_chi=self.kind_set("no_chi"),
            no_peng=self.kind_set("no_peng"),
            above=self.number("above") if "above" in self.fields else 0,
            answer=self.answer(parse_action, _ACTIONS),
            eaten=eaten,
            eaten_way=way,
        )
        if held_by >= 0 and (held_by != seen.dealer or seen.seat == seen.dealer or seems_held(seen)):
            raise self.wrong("shown", self.fields["shown"], code(shown))
        return replace(seen, shown_held=held_by >= 0 or seems_held(seen))

    # --- pieces ------------------------------------------------------------------------------------

    def _counts(self, field: str) -> tuple[int, ...]:
        return self.numbers(field, "20,20,21") if field in self.fields else (0,) * self.seats

    def _shown(self) -> tuple[Kind, int]:
        """Return the shown card, and the seat that still has it where what lies on the table does not say so."""
        text, at = self.fields["shown"]
        card, mark, seat = text.partition("@")
        held_by = self.seat_in("shown", (seat, at + len(card) + 1)) if mark else -1
        return self.one_card("shown", (card, at)), held_by

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
        eaten = self.one_card("eaten", first)
        numbers = [shape_number(self.cards("eaten", part)) for part in others]
        shapes = [number for number in numbers if number is not None and eaten in shape(number).cards]
        if not 0 < len(shapes) == len(numbers) <= 3:
            raise self.wrong("eaten", whole, "4s.345s.234s")
        return eaten, pack_way(shapes)
