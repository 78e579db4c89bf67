"""The fields of a position's text, each read as what it stands for, with the place of whatever cannot be read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from hupai.mahjong.actions import Action, jiagang, parse_action, ti
from hupai.mahjong.melds import ANGANG, Meld, meld_tiles
from hupai.mahjong.notation import parse_melds
from hupai.mahjong.position_text import ALL, UNSEEN, PositionText
from hupai.mahjong.rules.wilds import wild_kinds
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_NAMES, BY_ROB
from hupai.mahjong.state import LAID, LIES, NO_LIMIT, NO_WIN, PHASE_NAMES, WON, Discard
from hupai.mahjong.tiles import Kind, counts_of
from hupai.mahjong.view.observation import WAIT, Observation
from hupai.table.errors import InvalidNotation
from hupai.table.payments import Payment
from hupai.table.position_fields import NOTHING, Part
from hupai.table.seats import Seat

PHASES: Final[Mapping[int, str]] = {WAIT: "wait", **dict(enumerate(PHASE_NAMES))}
"""What a phase is called."""
FATE_MARKS: Final[Mapping[int, str]] = {LIES: "", LAID: "~", WON: "!"}
"""What marks a discard that was laid in a meld or won."""
FLAGS: Final = ("after_kong", "first_round", "last_of_wall", "discarder_holds_one")
"""What a win may be besides its tiles, by the names of the fields of a WinClaim."""

_ROBBED: Final = {"jiagang": jiagang, "ti": ti}
_FATES: Final = {mark: fate for fate, mark in FATE_MARKS.items() if mark}
_ACTIONS: Final = "pass, hu, peng, gang, discard.3s, angang.5p, chi.345s"


class Win(NamedTuple):
    """A win as it is written; what it is worth follows from the rest of the position."""

    seat: Seat
    by: int
    source: Seat | None
    tile: Kind
    moment: int
    flags: frozenset[str]
    place: int
    """The index it begins at."""


class PositionReader(PositionText):
    """The text of a position, split into its fields; every method raises InvalidNotation with the place."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.wins: list[Win] = self._wins()
        """The wins as they are written."""

    def observation(self) -> Observation:
        """Return what the fields say, each for itself, and without wins and the worth of a win.

        Whether they fit each other is for the checks; what the wins are worth is worked out afterwards.
        """
        seat, turn = self.seat("seat"), self.seat("turn")
        hand = tuple(counts_of(self.tiles_or_none("hand")))
        melds, meld_from = self._melds()
        rivers = self._rivers()
        live, live_seat, robbed = self._live()
        chain, supplier = self._kongs()
        revealed, open_waits = self._revealed()
        dead = self.flags("dead")
        winners = {win.seat for win in self.wins}
        playing = tuple(other not in winners for other in range(self.seats))
        open_hands = self._open_hands()
        if revealed[seat] or not playing[seat]:
            open_hands = (*open_hands[:seat], hand, *open_hands[seat + 1 :])
        turned = tuple(self.tiles_or_none("turned"))
        taken = self._taken()
        first = tuple(counts_of(self.tiles_or_none("first"))) if dead[seat] or "first" in self.fields else ()
        return Observation(
            rules=self.rules,
            seat=seat,
            dealer=self.seat("dealer"),
            phase=self.choice("phase", {name: phase for phase, name in PHASES.items()}),
            turn=turn,
            drew=taken is not None,
            hand=hand,
            taken=taken if taken is not None and turn == seat else -1,
            open_taken=taken if taken is not None and (turn != seat or open_hands[turn]) else -1,
            legal=self.legal(parse_action, _ACTIONS, "pass,peng,discard.3s"),
            tiles=self.numbers("tiles", ",".join(["13"] * self.seats)),
            open_hands=open_hands,
            melds=melds,
            meld_from=meld_from,
            rivers=rivers,
            wall_left=self.number("wall"),
            turned=turned,
            wilds=wild_kinds(self.rules, turned[-1]) if turned else (),
            birds=tuple(self.tiles_or_none("birds")),
            live=live,
            live_seat=live_seat,
            robbed=robbed,
            playing=playing,
            wins=(),
            piao=self.flags("piao"),
            revealed=revealed,
            open_waits=open_waits,
            dead=dead,
            first=first,
            passed=self._passed(),
            worth=NO_LIMIT,
            late=sum({1 << kind for kind in self.tiles_or_none("late")}),
            claimed=any(melds) or bool(self.wins),
            discards=sum(map(len, rivers)) - (self.number("robbed") if "robbed" in self.fields else 0),
            last_drawer=self.seat("last") if "last" in self.fields else None,
            after_kong=chain > 0,
            supplier=supplier,
            chain=chain,
            payments=self._payments("paid"),
            due=self._payments("due"),
            answer=self.answer(parse_action, _ACTIONS),
        )

    # --- tiles -------------------------------------------------------------------------------------

    def _taken(self) -> Kind | None:
        """Return the tile that was drawn for this turn: -1 if the seat does not see it, None if there is none."""
        if "taken" not in self.fields:
            return None
        return -1 if self.fields["taken"][0] == UNSEEN else self.one_tile("taken", self.fields["taken"])

    def _open_hands(self) -> tuple[tuple[int, ...], ...]:
        if "open" not in self.fields:
            return ((),) * self.seats
        parts = self.by_seat("open", "-/123m44s/-")
        return tuple(() if part[0] == NOTHING else tuple(counts_of(self.tiles("open", part))) for part in parts)

    def _rivers(self) -> tuple[tuple[Discard, ...], ...]:
        if "discards" not in self.fields:
            return ((),) * self.seats
        return tuple(tuple(self._river(part)) for part in self.by_seat("discards", "3s,5p~/-/7z!"))

    def _river(self, part: Part) -> Iterator[Discard]:
        if part[0] == NOTHING:
            return
        for text, at in self.parts(part, ","):
            fate = _FATES.get(text[-1:], LIES)
            yield Discard(self.one_tile("discards", (text if fate == LIES else text[:-1], at)), fate)

    def _live(self) -> tuple[Kind, Seat, Action]:
        if "live" not in self.fields:
            return -1, -1, -1
        (text, at), seat = self.source("live", self.fields["live"])
        word, dot, tile = text.rpartition(".")
        if seat is None or (dot and word not in _ROBBED):
            raise self.wrong("live", self.fields["live"], "3s@0, jiagang.3s@0, ti.3s@0")
        kind = self.one_tile("live", (tile, at + len(word) + len(dot)))
        return kind, seat, _ROBBED[word](kind) if dot else -1

    # --- melds -------------------------------------------------------------------------------------

    def _melds(self) -> tuple[tuple[tuple[Meld, ...], ...], tuple[tuple[Seat, ...], ...]]:
        """Return the melds of each seat, and for each the seat that its claimed tile came from."""
        if "melds" not in self.fields:
            return ((),) * self.seats, ((),) * self.seats
        parts = enumerate(self.by_seat("melds", "peng:222s@1,angang:9999p/-/-"))
        rows = [list(self._laid(owner, part)) for owner, part in parts]
        melds = tuple(tuple(meld for meld, _ in row) for row in rows)
        return melds, tuple(tuple(source for _, source in row) for row in rows)

    def _laid(self, owner: Seat, row: Part) -> Iterator[tuple[Meld, Seat]]:
        if row[0] == NOTHING:
            return
        for part in self.parts(row, ","):
            (text, at), source = self.source("melds", part)
            found = self.in_notation(parse_melds, (text, at))
            own = [meld.group == ANGANG for meld in found]
            if len(found) != 1 or own[0] != (source is None) or source == owner:
                raise InvalidNotation("wrong_meld", position=at, meld=part[0][:60])
            self.check_in_deck(meld_tiles(found[0]), at)
            yield found[0], owner if source is None else source

    # --- what happened -----------------------------------------------------------------------------

    def _wins(self) -> list[Win]:
        found: list[Win] = []
        for part in self.items("wins"):
            found.append(self._win(part, found[-1].moment if found else 0))
        return found

    def _win(self, part: Part, moment: int) -> Win:
        """Return a win; ``moment`` is that of the win before it."""
        text, at = part
        example = self.wrong("wins", part, "2.discard.3s@0, +1.discard.3s@0, 1.self.5p.after_kong, 0.deal")
        same = text.startswith("+")
        words, source = self.source("wins", (text[same:], at + same))
        pieces = list(self.parts(words, "."))
        seat = self.seat_in("wins", pieces[0])
        if len(pieces) < 2 or pieces[1][0] not in BY_NAMES or (same and not moment):
            raise example
        by = BY_NAMES.index(pieces[1][0])
        if (by in (BY_DISCARD, BY_ROB)) != (source is not None) or len(pieces) < 3 - (by == BY_DEAL):
            raise example
        tile = -1 if by == BY_DEAL else self.one_tile("wins", pieces[2])
        flags = [name for name, _ in pieces[3 - (by == BY_DEAL) :]]
        if not set(flags) <= set(FLAGS) or len(set(flags)) != len(flags):
            raise example
        return Win(seat, by, source, tile, moment + (not same), frozenset(flags), at)

    def _payments(self, field: str) -> tuple[Payment, ...]:
        return tuple(self._payment(field, part) for part in self.items(field))

    def _payment(self, field: str, part: Part) -> Payment:
        pieces = list(self.parts(part, "."))
        if len(pieces) != 4 or not pieces[3][0].replace("_", "").isalpha():
            raise self.wrong(field, part, "0.2.1.win")
        payer, payee = (self.seat_in(field, piece) for piece in pieces[:2])
        return Payment(payer, payee, self.number_in(field, pieces[2]), pieces[3][0])

    def _kongs(self) -> tuple[int, Seat | None]:
        if "kongs" not in self.fields:
            return 0, None
        number, supplier = self.source("kongs", self.fields["kongs"])
        return self.number_in("kongs", number), supplier

    def _revealed(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Return the order in which the seats revealed their hands, and what each of them waits for."""
        order, waits = [0] * self.seats, [0] * self.seats
        for place, part in enumerate(self.items("revealed"), 1):
            pieces = list(self.parts(part, "."))
            if len(pieces) != 2:
                raise self.wrong("revealed", part, "2.58s")
            seat = self.seat_in("revealed", pieces[0])
            if order[seat]:
                raise self.wrong("revealed", part, "2.58s")
            order[seat] = place
            waits[seat] = sum({1 << kind for kind in self.tiles("revealed", pieces[1])})
        return tuple(order), tuple(waits)

    def _passed(self) -> int:
        if "passed" not in self.fields:
            return NO_LIMIT
        return NO_WIN if self.fields["passed"][0] == ALL else self.number("passed")
