"""The special rules of 耒阳 and 跑胡子, implemented a second time from the public events of a hand.

:class:`SpecialRulesAccount` reads every decision and every event. It notes who raised, who is barred, what a discard
after a 吃 costs and what a passed win was worth, and is compared with the table.
"""

from __future__ import annotations

from typing import Any

from hupai.table.chance import Stream
from hupai.table.hand import Hand
from hupai.zipai.cards import IS_RED, KINDS, Kind, parse_card, parse_cards
from hupai.zipai.hand.win_claim import Win, WinClaim
from hupai.zipai.hand.winning import best_win
from hupai.zipai.melds import SHAPES
from hupai.zipai.rules.win_facts import BY_DEAL, BY_DISCARD, BY_OTHER, BY_SELF, BY_SHOWN
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING

RED, BLACK, DOT, ZERO, KA = 1, 2, 4, 8, 16
CHI_BIAN = {
    (1, 4): -1, (4, 1): ZERO | KA, (2, 5): RED, (7, 4): RED, (4, 7): BLACK | DOT, (5, 2): BLACK | DOT,
    (3, 6): 0, (5, 8): 0, (6, 9): 0, (6, 3): 0, (8, 5): 0, (9, 6): 0, (7, 10): 0, (10, 7): 0,
}  # fmt: skip
"""The table of ``chi.edge``: (eaten, played) to the wins that remain; 0 is forbidden, -1 free."""
SOFT = RED | BLACK | DOT | ZERO


class SpecialRulesAccount:
    """What the events so far mean, and what a seat may therefore win."""

    def __init__(self, hand: Hand) -> None:
        self.hand = hand
        self.rules = hand.rules
        self.raised = [False] * 3
        self.to_lower: list[int] = []
        """Seats whose raised hand has ended; the event must follow."""
        self.barred = [False] * 3
        self.limits = [-1] * 3
        self.above = [0] * 3
        self.weis: dict[Kind, int] = {}
        self.ti: list[tuple[int, Kind]] = []
        self.chi_bian: dict[Kind, int] = {}
        self.read = 0
        self.catch_up()

    def act(self, seat: int, action: str) -> None:
        """Play this action and note it."""
        legal = self.hand.legal(seat)
        if "hu" in legal and action != "hu" and self.rules.guo_hu == "more":
            won = self.best(seat)
            assert won is not None
            self.above[seat] = max(self.above[seat], won.price.pay_each)
        self.hand.act(seat, action)
        self.catch_up()

    def catch_up(self) -> None:
        """Read the events since the last call."""
        for event in self.hand.events_for(None)[self.read :]:
            self._note(event)
        self.read = len(self.hand.log)

    def _note(self, event: Any) -> None:
        kind, seat = event["t"], event.get("seat")
        if kind == "raised":
            self.raised[seat] = True
        elif kind == "ti":
            self.ti.append((seat, parse_card(event["card"])))
        elif kind == "wei" and not event["chou"]:
            self.weis[parse_card(event["card"])] = seat
        elif kind == "chi":
            self.chi_bian = self._chi_bian_of(parse_card(event["card"]), [parse_cards(text) for text in event["melds"]])
        elif kind == "discarded":
            card = parse_card(event["card"])
            limit = self.chi_bian.get(card, -1)
            assert limit != 0, "a forbidden card was played"
            if limit != -1:
                self.limits[seat] &= limit & self._played()
            self.chi_bian = {}
            if self.rules.fang_wei and self.weis.get(card, seat) != seat:
                self.barred[seat] = True
            self._lower(seat)
        elif kind in ("skip", "dead"):
            self._lower(seat)
            self.chi_bian = {}
        elif kind == "lowered":
            self.to_lower.remove(seat)

    def _lower(self, seat: int) -> None:
        if self.raised[seat] and not self.rules.ju_shou_kept:
            self.to_lower.append(seat)
            self.raised[seat] = False

    def _played(self) -> int:
        """The named wins that count under these options."""
        return RED | BLACK | DOT * self.rules.yi_dian_hong | ZERO * self.rules.wu_hu | KA * self.rules.ka_hu

    def _chi_bian_of(self, eaten: Kind, melds: list[list[Kind]]) -> dict[Kind, int]:
        found: dict[Kind, int] = {}
        if not self.rules.chi_bian_da_bian:
            return found
        size, number = eaten - eaten % 10, eaten % 10 + 1
        for meld in melds:
            if len({kind // 10 for kind in meld}) == 2:
                found[eaten % 10 + 10 - size] = 0
                continue
            low, middle, high = sorted(kind % 10 + 1 for kind in meld)
            if (middle, high) != (low + 1, low + 2) or number == middle:
                continue
            played = high + 1 if number == low else low - 1
            if not 1 <= played <= 10:
                continue
            limit = CHI_BIAN[number, played]
            if not self.rules.chi_bian_red and {number, played} == {7, 10}:
                limit = -1
            if limit == 0 and len(melds) > 1:
                limit = SOFT
            kind = size + played - 1
            found[kind] = found.get(kind, -1) & limit
        return found

    def best(self, seat: int) -> Win | None:
        """The best win that the seat has now by this account, whatever it is offered."""
        t = self.hand.table
        by, card = BY_OTHER, None if t.phase == PHASE_DISCARD else t.live
        if t.phase == PHASE_OPENING:
            by, card = (BY_DEAL, None) if seat == t.dealer else (BY_SHOWN, t.shown)
        elif t.phase == PHASE_CLAIM and t.live_from != FLIP:
            by = BY_DISCARD
        elif t.phase == PHASE_DISCARD and not t.drawn:
            by = BY_DEAL
        elif t.live_seat == seat:
            by = BY_SELF
        calls = (("ju_shou",) if self.raised[seat] else ()) + (("haidi",) if t.drawn and not t.wall_left else ())
        claim = WinClaim(
            laid=tuple(t.melds[seat]), counts=tuple(t.hands[seat]), card=card, by=by, limit=self.limits[seat],
            above=self.above[seat], calls=calls,
        )  # fmt: skip
        return best_win(self.rules, claim) if self.limits[seat] else None

    def check(self) -> None:
        """Compare the account with the table: the marks, and who is offered what."""
        t = self.hand.table
        assert t.raised == self.raised and not self.to_lower
        assert t.barred == self.barred
        assert t.limits == self.limits
        for seat in t.pending:
            assert self.hand.view(seat).above == self.above[seat]
            legal = self.hand.legal(seat)
            if self.barred[seat]:
                assert not any(action.split()[0] in ("chi", "peng") for action in legal)
            for action in legal:
                if action.startswith("discard"):
                    assert self.chi_bian.get(parse_card(action.split()[1]), -1) != 0
        if t.phase in (PHASE_CLAIM, PHASE_OPENING):
            self._check_wins()

    def _check_wins(self) -> None:
        t = self.hand.table
        for seat in range(3):
            if t.answers[seat] >= 0 or t.dead[seat]:
                continue
            played = t.phase == PHASE_CLAIM and t.live_from != FLIP
            if played and (seat == t.live_seat or not self.rules.win_on_discard):
                continue
            if t.phase == PHASE_OPENING and seat != t.dealer and not (self.rules.dihu and t.hands[t.dealer][t.shown]):
                continue
            if t.phase == PHASE_OPENING and seat == t.dealer and not self.rules.dihu:
                continue
            may = self.best(seat)
            asked = "hu" in self.hand.legal(seat)
            assert asked == (may is not None and (not t.skips[seat] or bool(may.special)))

    def check_result(self) -> None:
        """Compare what was paid with the account."""
        result = self.hand.result
        assert result is not None
        expected = {}
        for owner, kind in self.ti:
            for other in range(3):
                if other != owner and self.rules.long_value:
                    key = (other, owner, self.rules.long_value * (1 + kind // 10))
                    expected[key] = expected.get(key, 0) + 1
        paid: dict[tuple[int, int, int], int] = {}
        for pay in result.payments:
            if pay.why == "long":
                key = (pay.payer, pay.payee, pay.points)
                paid[key] = paid.get(key, 0) + 1
        assert paid == expected
        assert sum(result.scores) == 0
        if result.win is not None:
            assert result.winner is not None
            assert result.win.price.pay_each > self.above[result.winner]
            if self.limits[result.winner] != -1:
                assert self._names(result.win) & self.limits[result.winner]

    def _names(self, win: Win) -> int:
        cards = [kind for group in win.groups for kind in group.cards]
        red = sum(IS_RED[kind] for kind in cards if kind < KINDS)
        found = RED * (red >= self.rules.red_min) | BLACK * (red == 0) | DOT * (red == 1 and self.rules.yi_dian_hong)
        huxi = sum(group.huxi for group in win.groups)
        return found | ZERO * (huxi == 0 and self.rules.wu_hu) | KA * (huxi in (10, 20) and self.rules.ka_hu)


def lively_deck(chance: Stream) -> list[Kind]:
    """Return a deck of 80 cards in which every hand has many finished groups: 天胡, 举手 and 地胡 become frequent."""
    left = [4] * KINDS
    hands: list[list[Kind]] = [[], [], []]
    shapes = [shape.cards for shape in SHAPES if shape is not None] + 2 * [(kind,) * 3 for kind in range(KINDS)]
    for hand in hands:
        wanted = 12 + 3 * chance.below(3)
        while len(hand) < wanted:
            cards = chance.choice(shapes)
            if all(left[kind] >= cards.count(kind) for kind in cards):
                for kind in cards:
                    left[kind] -= 1
                hand += cards
    rest = [kind for kind in range(KINDS) for _ in range(left[kind])]
    chance.shuffle(rest)
    for hand in hands:
        while len(hand) < 20:
            hand.append(rest.pop())
    return [*hands[0], *hands[1], *hands[2], *rest]
