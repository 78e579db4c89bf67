"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.guihuzi.actions import parse_action
from hupai.guihuzi.games import GAMES
from hupai.guihuzi.melds import CHI, GROUP_NAMES, LIU, PENG, PIAO, SET_SIZE, WAI, Meld, meld_cards, shape_number
from hupai.guihuzi.rules.ruleset import GuihuziRules
from hupai.guihuzi.signs import SIGNS
from hupai.guihuzi.state import FLIP, PHASE_NAMES, PLAYED
from hupai.guihuzi.view.observation import HIDDEN_LIU, WAIT, Observation
from hupai.table.position_fields import NOTHING
from hupai.zipai.cards import KINDS, Kind
from hupai.zipai.position_cards import CardFields, CardForm

PHASES: Final[Mapping[int, str]] = {WAIT: "wait", **dict(enumerate(PHASE_NAMES))}
"""What a phase is called."""

REQUIRED: Final = ("game", "seat", "dealer", "phase", "turn", "wall", "cards", "hand")
OPTIONAL: Final = (
    *("options", "melds", "discards", "played", "live", "dead", "touched"),
    *("no_chi", "no_peng", "dead_pairs", "last", "answer", "legal"),
)
"""The fields of a position."""
_ACTIONS: Final = "pass, hu, peng, wai, piao, liu.9b, discard.3s, chi.345s"


def _eaten_meld(owner: int, cards: list[Kind], claimed: Kind, source: int) -> Meld | None:
    """Return a group laid by 吃; it names the card that was eaten and the seat it came from."""
    shape = shape_number(cards)
    return None if shape is None or source < 0 or claimed not in cards else (CHI, shape, claimed, source)


def _equal_meld(owner: int, group: int, cards: list[Kind], source: int) -> Meld | None:
    """Return a group of equal cards; only a 溜 may have no card that all saw come."""
    kind = cards[0]
    if len(cards) != SET_SIZE[group] or len(set(cards)) != 1:
        return None
    if group == LIU and source < 0:
        return LIU, kind, -1, owner
    fits = source >= 0 and (source != owner) == (group == PENG)
    return (group, kind, kind, source) if fits else None


FORM: Final = CardForm(
    kinds=KINDS,
    signs=SIGNS,
    sources={"": FLIP, "!": PLAYED},
    laid={GROUP_NAMES[group]: group for group in (LIU, PIAO, WAI, PENG, CHI)},
    hidden={LIU: HIDDEN_LIU},
    meld_cards=meld_cards,
    eaten_meld=_eaten_meld,
    equal_meld=_equal_meld,
)


class PositionReader(CardFields):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    rules: GuihuziRules

    def __init__(self, text: str) -> None:
        super().__init__(text, "guihuzi", REQUIRED, OPTIONAL, FORM)
        self.rules = self.rules_of(GAMES, lambda rules: [], "cap=200,piao=off")
        self.seats = self.rules.seats

    def observation(self) -> Observation:
        """Return what the fields say, each for itself; whether they fit each other is for the checks."""
        live, live_seat, live_from = self.live()
        last, laid_wai = self._last()
        return Observation(
            rules=self.rules,
            seat=self.seat("seat"),
            dealer=self.seat("dealer"),
            phase=self.choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=self.seat("turn"),
            hand=self.hand(),
            legal=self.legal(parse_action, _ACTIONS, "pass,peng,chi.345s"),
            cards=self.numbers("cards", ",".join(["19"] * self.seats)),
            melds=self.melds(self._example("peng:222s@1")),
            discards=self.discards(self._example("3s,4b!")),
            played=self._played(),
            dead=self.flags("dead"),
            untouched=tuple(not touched for touched in self.flags("touched")),
            wall_left=self.number("wall"),
            live=live,
            live_seat=live_seat,
            live_from=live_from,
            last=last,
            laid_wai=laid_wai,
            no_chi=self.kind_set("no_chi"),
            no_peng=self.kind_set("no_peng"),
            dead_pairs=self.kind_set("dead_pairs"),
            answer=self.answer(parse_action, _ACTIONS),
        )

    def _played(self) -> tuple[int, ...]:
        if "played" not in self.fields:
            return (0,) * self.seats
        parts = self.by_seat("played", self._example("3s4b"))
        return tuple(0 if part[0] == NOTHING else self.kind_set_in("played", part) for part in parts)

    def _last(self) -> tuple[Kind, bool]:
        if "last" not in self.fields:
            return -1, False
        text, at = self.fields["last"]
        return self.one_card("last", (text.removesuffix("+"), at)), text.endswith("+")

    def _example(self, first: str) -> str:
        """Return a field that has a piece for each seat, with one for the first."""
        return "/".join([first, *[NOTHING] * (self.seats - 1)])
