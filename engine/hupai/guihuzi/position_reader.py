"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from hupai.guihuzi.actions import Action, parse_action
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.melds import CHI, GROUP_NAMES, LIU, PENG, PIAO, SET_SIZE, WAI, Meld, shape_number
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.signs import SIGNS
from hupai.guihuzi.state import FLIP, PHASE_NAMES, PLAYED
from hupai.guihuzi.view.observation import HIDDEN_LIU, WAIT, Observation
from hupai.table.errors import EngineError, InvalidNotation
from hupai.table.position_fields import NOTHING, Part, PositionFields
from hupai.zipai.cards import KINDS, KING, Kind, parse_cards

PHASES: Final[Mapping[int, str]] = {WAIT: "wait", **dict(enumerate(PHASE_NAMES))}
"""What a phase is called."""

REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "cards", "hand")
OPTIONAL: Final = (
    *("options", "melds", "discards", "played", "live", "dead", "touched"),
    *("no_chi", "no_peng", "dead_pairs", "last", "answer", "legal"),
)
"""The fields of a position."""
_LAID: Final = {GROUP_NAMES[group]: group for group in (LIU, PIAO, WAI, PENG, CHI)}
_MELD: Final = re.compile(r"([^.@]*)(?:\.([^@]*))?(?:@([0-9]))?")
_LIVE: Final = re.compile(r"([^!@]+)(!?)@([0-9])")


class PositionReader(PositionFields):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: GuihuziRules

    def __init__(self, text: str) -> None:
        super().__init__(text, "guihuzi", REQUIRED, OPTIONAL)
        self.rules = self.rules_of(GAMES, lambda rules: [], "cap=200,piao=off")
        self.seats = self.rules.seats

    def observation(self) -> Observation:
        """Return what the fields say, each for itself; whether they fit each other is for the checks."""
        live, live_seat, live_from = self._live()
        last, laid_wai = self._last()
        return Observation(
            rules=self.rules,
            seat=self.seat("seat"),
            dealer=self.seat("dealer"),
            phase=self.choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=self.seat("turn"),
            hand=self._hand(),
            legal=self._legal(),
            cards=self.numbers("cards", ",".join(["19"] * self.seats)),
            melds=self._melds(),
            discards=self._discards(),
            played=self._played(),
            dead=self.flags("dead"),
            untouched=tuple(not touched for touched in self.flags("touched")),
            wall_left=self.number("wall"),
            live=live,
            live_seat=live_seat,
            live_from=live_from,
            last=last,
            laid_wai=laid_wai,
            no_chi=self._kinds("no_chi"),
            no_peng=self._kinds("no_peng"),
            dead_pairs=self._kinds("dead_pairs"),
            answer=self._action("answer", *self.fields["answer"]) if "answer" in self.fields else -1,
        )

    # --- cards -------------------------------------------------------------------------------------

    def _cards(self, field: str, part: Part) -> list[Kind]:
        """Return the cards of a piece of text, one at least, in the family's own notation."""
        found = self.in_notation(parse_cards, part)
        if not found or KING in found:
            raise self.wrong(field, part, "123s270b")
        return found

    def _one_card(self, field: str, part: Part) -> Kind:
        found = self._cards(field, part)
        if len(found) != 1:
            raise self.wrong(field, part, "3s")
        return found[0]

    def _kinds(self, field: str) -> int:
        return self._kinds_in(field, self.fields[field]) if field in self.fields else 0

    def _kinds_in(self, field: str, part: Part) -> int:
        found = self._cards(field, part)
        if len(set(found)) != len(found):
            raise self.wrong(field, part, "123s270b")
        return sum(1 << kind for kind in found)

    def _played(self) -> tuple[int, ...]:
        if "played" not in self.fields:
            return (0,) * self.seats
        parts = self.by_seat("played", "/".join(["3s4b", *["-"] * (self.seats - 1)]))
        return tuple(0 if part[0] == NOTHING else self._kinds_in("played", part) for part in parts)

    def _last(self) -> tuple[Kind, bool]:
        if "last" not in self.fields:
            return -1, False
        text, at = self.fields["last"]
        return self._one_card("last", (text.removesuffix("+"), at)), text.endswith("+")

    def _hand(self) -> tuple[int, ...]:
        part = self.fields["hand"]
        held = [] if part[0] == NOTHING else self._cards("hand", part)
        return tuple(held.count(kind) for kind in range(KINDS))

    def _discards(self) -> tuple[tuple[tuple[Kind, int], ...], ...]:
        if "discards" not in self.fields:
            return ((),) * self.seats
        parts = self.by_seat("discards", "/".join(["3s,4b!", *["-"] * (self.seats - 1)]))
        return tuple(self._pile(part) for part in parts)

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
        if found is None:
            raise self.wrong("live", part, "3s@0, 3s!@0, -@0")
        kind = -1 if found[1] == NOTHING else self._one_card("live", (found[1], part[1]))
        return kind, self.seat_in("live", (found[3], part[1] + found.start(3))), PLAYED if found[2] else FLIP

    # --- melds -------------------------------------------------------------------------------------

    def _melds(self) -> tuple[tuple[Meld, ...], ...]:
        if "melds" not in self.fields:
            return ((),) * self.seats
        rows = enumerate(self.by_seat("melds", "/".join(["peng:222s@1", *["-"] * (self.seats - 1)])))
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
            if group != LIU or found[2] is not None or found[3] is not None:
                raise wrong
            return HIDDEN_LIU
        cards = self._cards("melds", (found[1], at + found.start(1)))
        source = -1 if found[3] is None else self.seat_in("melds", (found[3], at + found.start(3)))
        meld: Meld | None
        if group == CHI:
            claimed = -1 if found[2] is None else self._one_card("melds", (found[2], at + found.start(2)))
            shape = shape_number(cards)
            meld = None if shape is None or source < 0 or claimed not in cards else (CHI, shape, claimed, source)
        else:
            meld = None if found[2] is not None else _equal_meld(owner, group, cards, source)
        if meld is None:
            raise wrong
        return meld

    # --- what a seat may do ------------------------------------------------------------------------

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
            raise self.wrong(field, (text, at), "pass, hu, peng, wai, piao, liu.9b, discard.3s, chi.345s") from None


def _equal_meld(owner: int, group: int, cards: list[Kind], source: int) -> Meld | None:
    """Return a group of equal cards; only a 溜 may have no card that all saw come."""
    kind = cards[0]
    if len(cards) != SET_SIZE[group] or len(set(cards)) != 1:
        return None
    if group == LIU and source < 0:
        return LIU, kind, -1, owner
    fits = source >= 0 and (source != owner) == (group == PENG)
    return (group, kind, kind, source) if fits else None
