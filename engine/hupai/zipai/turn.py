"""The turn: what each action leads to, as one state machine (rule book §4–§7).

:func:`begin` deals and runs to the first decision, :func:`step` takes one answer and runs to the next. Both
change the table in place and report what happened to ``emit`` when given one; play-outs give none. ``step``
trusts its caller that the action is among the offers: :class:`hupai.zipai.game.Hand` checks.

A *window* opens over every card that lies for all to see. Everybody entitled owes one answer, in any
order; a claim settles as soon as no open answer could outrank it. Ranks: 胡 in seat order, then 跑 (which
happens by itself), then 碰, then 吃. A seat that let a card pass which no higher claim took may not claim
that kind again (过张, S0 臭牌).
"""

from __future__ import annotations

from collections.abc import Sequence

from hupai.table.events import Emit, Event
from hupai.table.seats import next_seat, order_from
from hupai.zipai.actions import (
    DECLARE as DECLARE_ACTION,
)
from hupai.zipai.actions import (
    HU,
    PASS,
    PENG,
    Action,
    chi,
    discard,
    discarded,
    eaten_way,
    is_chi,
)
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.eating import eatings, way_shapes
from hupai.zipai.finish import finish_exhausted, finish_won
from hupai.zipai.melds import CHI, CHOU, KAN, PAO, TI, WEI, set_huxi, shape
from hupai.zipai.melds import PENG as PENG_MELD
from hupai.zipai.readiness import changed, king_call, wins_now, wins_on
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.state import CLAIM, DECLARE, DISCARD, FLIP, PLAYED, SEATS, Table
from hupai.zipai.winning import BY_DEAL, BY_DISCARD, BY_OTHER, BY_SELF

DEALT = 20
_DISCARDS = tuple(discard(kind) for kind in range(KINDS))
_PAO_RANK, _PENG_RANK, _CHI_RANK = 4, 8, 12


def begin(
    rules: ZipaiRules, deck: Sequence[Kind], dealer: int, emit: Emit | None = None
) -> Table:
    """Deal the deck and return the table at its first decision (rule book §4.1).

    The deck's first twenty cards are the dealer's, the next twenty its 下家's, then the third seat's; the
    next is the shown card 亮张, the rest the wall.
    """
    t = Table(rules, dealer)
    order = order_from(dealer, SEATS)
    for index, seat in enumerate(order):
        hand = t.hands[seat]
        for kind in deck[index * DEALT : (index + 1) * DEALT]:
            hand[kind] += 1
        if emit:
            cards = [
                code(kind) for kind in sorted(deck[index * DEALT : (index + 1) * DEALT])
            ]
            emit(Event("dealt", {"seat": seat, "cards": cards, "count": DEALT}, ("cards",), seat))
    for seat in order:
        for kind in range(KINDS):
            if t.hands[seat][kind] == COPIES:
                _lay_dealt_quad(t, seat, kind, emit)
    shown = deck[SEATS * DEALT]
    t.hands[dealer][shown] += 1
    t.kings_shown[dealer] = int(shown == KING)
    t.wall = list(deck[SEATS * DEALT + 1 :])
    if emit:
        emit(Event("shown", {"seat": dealer, "card": code(shown)}))
    if shown != KING and t.hands[dealer][shown] == COPIES:
        _lay_dealt_quad(t, dealer, shown, emit)
    for seat in order:
        hand = t.hands[seat]
        t.skips[seat] = max(0, t.quads[seat] - 1)
        for kind in range(KINDS):
            if hand[kind] == 3:
                t.kan_huxi[seat] += set_huxi(KAN, kind)
            else:
                t.loose[seat] += hand[kind]
    _owe_discard(t, dealer, True, emit)
    return t


def step(t: Table, seat: int, action: Action, emit: Emit | None = None) -> None:
    """Apply one legal answer and run on to the next decision or the end."""
    phase = t.phase
    if phase == CLAIM:
        t.answers[seat] = action
        t.pending.remove(seat)
        _settle_window(t, emit)
        return
    t.pending = []
    if phase == DISCARD:
        if action == HU:
            _win_as_is(t, seat, emit)
        elif action == PASS:
            _stop_playing(t, seat, emit)
        else:
            _discard(t, seat, discarded(action), emit)
    elif phase == DECLARE:
        if action == DECLARE_ACTION:
            t.declared = king_call(t, seat)
            if emit:
                emit(Event("declared", {"seat": seat, "name": t.declared}))
        _flip(t, seat, emit)


# --- owing a discard ---------------------------------------------------------------------------


def _owe_discard(t: Table, seat: int, may_win: bool, emit: Emit | None) -> None:
    """Ask the seat for a discard, or move on where it makes none (rule book §4.4).

    ``may_win`` says the hand just changed in a way that entitles it to 胡: the deal, a king drawn, or a
    提, 偎, 跑 on a flipped card.
    """
    t.turn = seat
    t.live = -1
    if t.skips[seat]:
        t.skips[seat] -= 1
        _skip(t, seat, emit)
        return
    wins = may_win and wins_now(t, seat)
    t.phase = DISCARD
    if t.drawn == len(t.wall):
        # The last card was flipped: it wins now or the hand is a 黄庄 (rule book §4.3).
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            finish_exhausted(t, emit)
        return
    if t.dead[seat]:
        _draw(t, next_seat(seat, SEATS), emit)
        return
    if not t.loose[seat]:
        if wins:
            _ask(t, seat, [PASS, HU])
        else:
            _stop_playing(t, seat, emit)
        return
    hand = t.hands[seat]
    offers = [HU] if wins else []
    offers += [_DISCARDS[kind] for kind in range(KINDS) if 0 < hand[kind] < 3]
    _ask(t, seat, offers)


def _ask(t: Table, seat: int, offers: list[Action]) -> None:
    t.offers[seat] = offers
    t.pending = [seat]


def _skip(t: Table, seat: int, emit: Emit | None) -> None:
    """Let the seat keep its cards, as after a second quad (重跑, S0 八块); its 下家 draws."""
    if emit:
        emit(Event("skip", {"seat": seat}))
    _draw(t, next_seat(seat, SEATS), emit)


def _stop_playing(t: Table, seat: int, emit: Emit | None) -> None:
    """The seat owes a discard and has none: 死手 (rule book §7.5), or the wall is empty and it let 胡 go."""
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.dead[seat] = True
    if emit:
        emit(Event("dead", {"seat": seat}))
    _draw(t, next_seat(seat, SEATS), emit)


def _discard(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Play a card from the hand; its kind is 臭 for this seat from now on (rule book §5)."""
    t.hands[seat][kind] -= 1
    t.loose[seat] -= 1
    changed(t, seat)
    t.no_chi[seat] |= 1 << kind
    t.no_peng[seat] |= 1 << kind
    if emit:
        emit(Event("discarded", {"seat": seat, "card": code(kind)}))
    _open_window(t, seat, kind, PLAYED, emit)


# --- drawing -----------------------------------------------------------------------------------


def _draw(t: Table, seat: int, emit: Emit | None) -> None:
    """Let the seat draw; who waits with kings for any card may announce it first (rule book §7.4)."""
    t.live = -1
    if t.drawn == len(t.wall):
        finish_exhausted(t, emit)
        return
    t.turn = seat
    if t.hands[seat][KING] and king_call(t, seat):
        t.phase = DECLARE
        _ask(t, seat, [PASS, DECLARE_ACTION])
        return
    _flip(t, seat, emit)


def _flip(t: Table, seat: int, emit: Emit | None) -> None:
    """Turn the next wall card for the seat: king, announced win, 提, 偎, or a window (rule book §4.3)."""
    kind = t.wall[t.drawn]
    t.drawn += 1
    t.last, t.live_seat, t.live_from = kind, seat, FLIP
    hand = t.hands[seat]
    if kind == KING:
        t.kings_shown[seat] += 1
        if emit:
            emit(Event("king", {"seat": seat, "card": code(KING)}))
        if t.declared:
            finish_won(t, seat, BY_SELF, KING, KING, emit)
            return
        hand[KING] += 1
        changed(t, seat)
        _owe_discard(t, seat, True, emit)
        return
    if t.declared:
        if emit:
            emit(Event("flipped", {"seat": seat, "card": code(kind)}))
        finish_won(t, seat, BY_SELF, kind, kind, emit)
        return
    if hand[kind] == 3 or t.wei_mask[seat] >> kind & 1:
        if emit:
            emit(Event("ti", {"seat": seat, "card": code(kind), "start": False}))
        _grow(t, seat, kind, TI, seat, True, emit)
    elif hand[kind] == 2:
        _wei(t, seat, kind, emit)
    else:
        if emit:
            emit(Event("flipped", {"seat": seat, "card": code(kind)}))
        _open_window(t, seat, kind, FLIP, emit)


def _wei(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay the pair with the drawn card: 偎, or 臭偎 if its 碰 was once passed (S0 啸牌, 臭啸)."""
    stale = bool(t.no_peng[seat] >> kind & 1)
    group = CHOU if stale else WEI
    t.hands[seat][kind] = 0
    t.loose[seat] -= 2
    changed(t, seat)
    t.melds[seat].append((group, kind, kind, seat))
    t.laid_huxi[seat] += set_huxi(group, kind)
    if not stale:
        t.wei_mask[seat] |= 1 << kind
    if emit:
        hidden = ("card",) if t.rules.wei_hidden and not stale else ()
        emit(Event("wei", {"seat": seat, "card": code(kind), "chou": stale}, hidden, seat))
    _owe_discard(t, seat, True, emit)


def _grow(
    t: Table, seat: int, kind: Kind, group: int, source: int, may_win: bool, emit: Emit | None
) -> None:
    """Turn the seat's triple of ``kind`` into a 提 or 跑; from the second quad on no discard follows."""
    bit = 1 << kind
    melds = t.melds[seat]
    quad = (group, kind, kind, source)
    if t.hands[seat][kind] == 3:
        t.hands[seat][kind] = 0
        t.kan_huxi[seat] -= set_huxi(KAN, kind)
        melds.append(quad)
    else:
        before = WEI if t.wei_mask[seat] & bit else PENG_MELD
        index = next(i for i, meld in enumerate(melds) if meld[0] == before and meld[1] == kind)
        t.laid_huxi[seat] -= set_huxi(before, kind)
        t.wei_mask[seat] &= ~bit
        t.peng_mask[seat] &= ~bit
        melds[index] = quad
    t.laid_huxi[seat] += set_huxi(group, kind)
    t.quads[seat] += 1
    changed(t, seat)
    if t.quads[seat] > 1 and not t.dead[seat]:
        t.turn = seat
        _skip(t, seat, emit)
    else:
        _owe_discard(t, seat, may_win, emit)


def _lay_dealt_quad(t: Table, seat: int, kind: Kind, emit: Emit | None) -> None:
    """Lay a quad the seat was dealt: 起手提, before any card is played (S0 自动提牌)."""
    t.hands[seat][kind] = 0
    t.melds[seat].append((TI, kind, -1, seat))
    t.laid_huxi[seat] += set_huxi(TI, kind)
    t.quads[seat] += 1
    if emit:
        emit(Event("ti", {"seat": seat, "card": code(kind), "start": True}))


# --- a card lies for all to see ----------------------------------------------------------------


def _open_window(t: Table, seat: int, kind: Kind, source: int, emit: Emit | None) -> None:
    """Ask everybody entitled about the card that ``seat`` flipped or played (rule book §4.2, §4.3)."""
    t.live = t.last = kind
    t.live_seat, t.live_from = seat, source
    t.phase = CLAIM
    t.pao_seat = -1
    t.pending = []
    t.answers = [-1] * SEATS
    flipped = source == FLIP
    following = next_seat(seat, SEATS)
    others = (following, next_seat(following, SEATS))
    seats = (seat, *others) if flipped else others
    bit = 1 << kind
    offers: list[list[Action]] = [[] for _ in range(SEATS)]
    for other in seats:
        if flipped:
            if wins_on(t, other, kind, BY_SELF if other == seat else BY_OTHER):
                offers[other] = [HU]
        elif t.rules.win_on_discard and wins_on(t, other, kind, BY_DISCARD):
            offers[other] = [HU]
        if (
            t.hands[other][kind] == 3
            or t.wei_mask[other] & bit
            or (flipped and t.peng_mask[other] & bit)
        ):
            t.pao_seat = other
    may_win = any(offers)
    if not (flipped and t.drawn == len(t.wall)):
        for other in others:
            if (
                t.hands[other][kind] == 2
                and not (t.dead[other] or t.no_peng[other] & bit)
                and (t.loose[other] > 2 or t.skips[other])
            ):
                offers[other].append(PENG)
        for other in (seat, following) if flipped else (following,):
            if not (t.dead[other] or t.no_chi[other] & bit):
                offers[other] += _chi_offers(t, other, kind)
    t.offers = offers
    if t.pao_seat >= 0 and not may_win:
        _pao(t, t.pao_seat, emit)
        return
    # Where somebody may win, the others are asked even if a 跑 will take the card: what they are asked must not
    # tell them that it will.
    for other in seats:
        if offers[other]:
            offers[other].insert(0, PASS)
            t.pending.append(other)
    if not t.pending:
        _settle_window(t, emit)


def _chi_offers(t: Table, seat: int, kind: Kind) -> list[Action]:
    """Return the ways the seat may eat the card and still owe a discard it can make."""
    ways = eatings(t.hands[seat], kind)
    if not ways:
        return []
    loose = t.loose[seat]
    if t.skips[seat] or loose > 8:
        return [chi(way) for way in ways]
    # A way of n shapes takes 3n - 1 cards from the hand; one more must remain to be played.
    return [chi(way) for way in ways if loose > (2 if way < 64 else 5 if way < 4096 else 8)]


_NOBODY = 99


def _rank(t: Table, seat: int, action: Action) -> int:
    """Return the priority of a claim on the lying card; the lowest wins."""
    order = (seat - t.live_seat) % SEATS
    if action == HU:
        return order
    return _PENG_RANK if action == PENG else _CHI_RANK + order


def _settle_window(t: Table, emit: Emit | None) -> None:
    """Settle the window if no open answer could outrank what was claimed so far."""
    best, winner = _NOBODY, -1
    for seat in range(SEATS):
        answer = t.answers[seat]
        if answer > PASS:
            rank = _rank(t, seat, answer)
            if rank < best:
                best, winner = rank, seat
    if t.pao_seat >= 0 and best > _PAO_RANK:
        best, winner = _PAO_RANK, -1
    for seat in t.pending:
        if _rank(t, seat, t.offers[seat][1]) < best:
            return
    t.pending = []
    _mark_passed(t, best)
    if winner >= 0:
        _take(t, winner, t.answers[winner], emit)
    elif t.pao_seat >= 0:
        _pao(t, t.pao_seat, emit)
    else:
        _leave(t, emit)


def _mark_passed(t: Table, best: int) -> None:
    """Mark what seats let pass that no higher claim took from them: 过张 (rule book §5)."""
    bit = 1 << t.live
    for seat in range(SEATS):
        answer = t.answers[seat]
        if answer < 0:
            continue
        offers = t.offers[seat]
        if PENG in offers and answer != PENG and best > _PENG_RANK:
            t.no_peng[seat] |= bit
        if is_chi(offers[-1]) and not is_chi(answer) and best > _rank(t, seat, offers[-1]):
            t.no_chi[seat] |= bit


def _take(t: Table, seat: int, action: Action, emit: Emit | None) -> None:
    """Carry out the claim that won the window: 胡, 碰 or 吃."""
    kind, source = t.live, t.live_seat
    if action == HU:
        if t.live_from == PLAYED:
            by = BY_DISCARD
        else:
            by = BY_SELF if seat == source else BY_OTHER
        finish_won(t, seat, by, kind, kind, emit)
        return
    hand = t.hands[seat]
    if action == PENG:
        hand[kind] -= 2
        t.loose[seat] -= 2
        t.melds[seat].append((PENG_MELD, kind, kind, source))
        t.peng_mask[seat] |= 1 << kind
        t.laid_huxi[seat] += set_huxi(PENG_MELD, kind)
        if emit:
            emit(Event("peng", {"seat": seat, "card": code(kind), "from": source}))
    else:
        _eat(t, seat, eaten_way(action), emit)
    changed(t, seat)
    _owe_discard(t, seat, False, emit)


def _eat(t: Table, seat: int, way: int, emit: Emit | None) -> None:
    """Lay the shapes of an eating; the first holds the claimed card, the others are 比牌."""
    kind, source = t.live, t.live_seat
    hand = t.hands[seat]
    hand[kind] += 1
    claimed = kind
    numbers = way_shapes(way)
    for number in numbers:
        found = shape(number)
        for card in found.cards:
            hand[card] -= 1
        t.melds[seat].append((CHI, number, claimed, source))
        t.laid_huxi[seat] += found.huxi
        claimed, source = -1, seat
    t.loose[seat] -= 3 * len(numbers) - 1
    if emit:
        melds = [shape(number).text for number in numbers]
        emit(
            Event(
                "chi", {"seat": seat, "card": code(kind), "melds": melds, "from": t.live_seat}
            )
        )


def _pao(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out the compulsory 跑; only on a flipped card may the hand win with it (rule book §4.2)."""
    kind = t.live
    if emit:
        bit = 1 << kind
        grew = (
            "kan"
            if t.hands[seat][kind] == 3
            else ("wei" if t.wei_mask[seat] & bit else "peng")
        )
        emit(
            Event("pao", {"seat": seat, "card": code(kind), "from": t.live_seat, "grew": grew})
        )
    flipped = t.live_from == FLIP
    own = seat == t.live_seat
    may_win = flipped and (own or not t.hands[seat][KING])
    _grow(t, seat, kind, PAO, t.live_seat, may_win, emit)


def _leave(t: Table, emit: Emit | None) -> None:
    """Nobody wants the card: it stays before its seat, whose 下家 draws."""
    seat = t.live_seat
    t.discards[seat].append((t.live, t.live_from))
    if emit:
        emit(Event("unclaimed", {"seat": seat, "card": code(t.live)}))
    _draw(t, next_seat(seat, SEATS), emit)


def _win_as_is(t: Table, seat: int, emit: Emit | None) -> None:
    """Carry out a 胡 with everything in place: the deal, a drawn king, or a 提, 偎, 跑 just laid."""
    if not t.drawn:
        finish_won(t, seat, BY_DEAL, None, None, emit)
        return
    by = BY_SELF if t.live_seat == seat else BY_OTHER
    finish_won(t, seat, by, None, t.last, emit)
