"""What a choice leads to, counted again from what the seat saw: groups, 胡息, waits, what a win pays.

Nothing here calls the code that makes the sentences of hints. Groups are found by trying all, and wins come from the
oracle. It is slow and obvious on purpose.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from hupai.zipai.actions import CLAIM_PENG, HU, Action, discarded, eaten_way, is_chi, is_discard
from hupai.zipai.cards import COPIES, KINDS, KING, Kind, code
from hupai.zipai.eating import way_shapes
from hupai.zipai.hand.win_claim import NO_LIMIT, WIN_NAMES
from hupai.zipai.melds import CHI, GROUP_NAMES, KAN, PAO, PENG, TI, WEI, Meld, meld_cards, set_huxi, shape
from hupai.zipai.state import FLIP, PHASE_CLAIM, PHASE_DISCARD, PHASE_OPENING
from hupai.zipai.view.observation import Observation
from tests.engine.oracle import oracle_chi_bian, oracle_score
from tests.engine.oracle.cards import write
from tests.engine.oracle.melds import huxi as group_huxi
from tests.engine.oracle.melds import mixed, sequences
from tests.engine.oracle.payment import COMMON, DEFAULTS, priced, refused
from tests.engine.oracle.score import finished_hands, read_laid

# --- what the seat saw -------------------------------------------------------------------------------


def unseen(seen: Observation) -> list[int]:
    """Return how many copies of each kind this seat has not seen: those it cannot see, without the 亮张 it saw."""
    found = hidden(seen)
    if seen.shown_held:
        found[seen.shown] -= 1
    return found


def hidden(seen: Observation) -> list[int]:
    """Return how many copies of each kind lie where this seat cannot look."""
    found = [COPIES] * KINDS + [seen.rules.kings]
    known = [kind for kind, count in enumerate(seen.hand) for _ in range(count)]
    known += [kind for row in seen.discards for kind, _ in row]
    known += [card for melds in seen.melds for meld in melds if meld[1] >= 0 for card in meld_cards(meld)]
    if seen.live >= 0:
        known.append(seen.live)
    for kind in known:
        found[kind] -= 1
    return found


def loose(hand: list[int]) -> tuple[int, ...]:
    """Return the cards of which the hand holds one or two, as counts."""
    return tuple(count if count < 3 else 0 for count in hand[:KINDS])


def without(cards: tuple[int, ...], *kinds: Kind) -> tuple[int, ...] | None:
    """Return the cards that are left, None if these are not among them."""
    left = list(cards)
    for kind in kinds:
        left[kind] -= 1
    return tuple(left) if min(left) >= 0 else None


SHAPES = [tuple(sorted(cards)) for _, cards in sequences() + mixed()]
GROUPS = SHAPES + [(kind,) * 3 for kind in range(KINDS)]


@lru_cache(maxsize=200_000)
def most_groups(cards: tuple[int, ...]) -> int:
    """Return the most groups of three that these cards form at once."""
    first = next((kind for kind in range(KINDS) if cards[kind]), None)
    if first is None:
        return 0
    rest = without(cards, first)
    assert rest is not None
    best = most_groups(rest)
    for group in GROUPS:
        if group[0] == first:
            left = without(cards, *group)
            if left is not None:
                best = max(best, 1 + most_groups(left))
    return best


@lru_cache(maxsize=200_000)
def most_shape_huxi(cards: tuple[int, ...]) -> int:
    """Return the most 胡息 that 一二三 and 二七十 among these cards are worth at once."""
    worth = [(group, group_huxi((name, group))) for name, group in sequences() if group_huxi((name, group))]
    best = 0
    for group, huxi in worth:
        left = without(cards, *group)
        if left is not None:
            best = max(best, huxi + most_shape_huxi(left))
    return best


# --- what a choice leads to ----------------------------------------------------------------------------


@dataclass(frozen=True)
class Left:
    """A hand and its melds after a choice, before anything else happens."""

    hand: list[int]
    melds: list[Meld]
    limit: list[str] | None
    above: int
    raised: bool
    skips: int
    """Discards the seat need not make; while there are any it cannot win. A dead hand counts as such."""
    discard: Kind = -1
    """What was played after a claim."""

    def huxi(self) -> int:
        """Return the 胡息 of the melds and of the finished groups in the hand."""
        kan = sum(set_huxi(KAN, kind) for kind in range(KINDS) if self.hand[kind] == 3)
        return laid_huxi(self.melds) + kan + most_shape_huxi(loose(self.hand))

    def groups(self) -> int:
        """Return how many groups are finished, laid or in the hand."""
        return len(self.melds) + sum(count >= 3 for count in self.hand[:KINDS]) + most_groups(loose(self.hand))

    def missing(self, seen: Observation) -> list[Kind]:
        """Return the kinds with unseen copies of which one more card makes one more group."""
        sets = {meld[1] for meld in self.melds if meld[0] != CHI}
        cards, live = loose(self.hand), unseen(seen)
        found = []
        for kind in range(KINDS):
            if live[kind] and self.hand[kind] < 3 and kind not in sets:
                more = tuple(count + (other == kind) for other, count in enumerate(cards))
                if most_groups(more) > most_groups(cards):
                    found.append(kind)
        return found


def laid_huxi(melds: list[Meld]) -> int:
    """Return the 胡息 of melds that can be read."""
    groups = read_laid(" ".join(meld_text(meld) for meld in melds if meld[1] >= 0))
    return sum(group_huxi(group) for group in groups)


def meld_text(meld: Meld) -> str:
    """Return a meld as the oracle reads it."""
    return f"{GROUP_NAMES[meld[0]]}:{write(list(meld_cards(meld))).replace(' ', '')}"


def names_of_limit(limit: int) -> list[str] | None:
    """Return the names of the wins that are left, None for all."""
    return None if limit == NO_LIMIT else [name for bit, name in enumerate(WIN_NAMES) if limit >> bit & 1]


def now(seen: Observation) -> Left:
    """Return the hand as it is, before the choice."""
    seat = seen.seat
    limit = names_of_limit(seen.limits[seat])
    return Left(list(seen.hand), list(seen.melds[seat]), limit, seen.above, seen.raised[seat], seen.skips[seat])


def is_claim(action: Action | None) -> bool:
    """Whether the action takes the lying card as a group."""
    return action is not None and (action == CLAIM_PENG or is_chi(action))


def edge(seen: Observation, eaten: Kind, way: int, kind: Kind) -> set[str] | None:
    """Return the wins that discarding the kind after this 吃 leaves, None for all, by the oracle."""
    if not seen.rules.chi_bian_da_bian or eaten < 0 or not way:
        return None
    melds = [shape(number).cards for number in way_shapes(way)]
    found: set[str] | None = oracle_chi_bian(eaten, melds, kind, red_too=seen.rules.chi_bian_red)
    return found


def played(seen: Observation, left: Left, kind: Kind, eaten: Kind, way: int, claimed: bool) -> Left:
    """Return the hand after playing the kind."""
    hand = list(left.hand)
    hand[kind] -= 1
    wins = edge(seen, eaten, way, kind)
    played_wins = {"red", "black"}
    played_wins |= {"dot"} if seen.rules.yi_dian_hong else set()
    played_wins |= {"wu_hu"} if seen.rules.wu_hu else set()
    played_wins |= {"ka_hu"} if seen.rules.ka_hu else set()
    limit = left.limit
    if wins is not None:
        limit = sorted(wins & played_wins & (set(limit) if limit is not None else played_wins))
    return Left(hand, left.melds, limit, left.above, False, left.skips, kind if claimed else -1)


def taken(seen: Observation, action: Action) -> Left:
    """Return the hand after a 碰 or 吃, before the discard."""
    before = now(seen)
    hand, melds = before.hand, before.melds
    if action == CLAIM_PENG:
        hand[seen.live] -= 2
        melds.append((PENG, seen.live, seen.live, seen.live_seat))
    else:
        hand[seen.live] += 1
        for number in way_shapes(eaten_way(action)):
            melds.append((CHI, number, -1, -1))
            for card in shape(number).cards:
                hand[card] -= 1
    return Left(hand, melds, before.limit, above_after(seen), False, before.skips)


def above_after(seen: Observation) -> int:
    """Return what the next win must exceed once the win that is offered now is declined."""
    if HU not in seen.legal or seen.rules.guo_hu != "more":
        return seen.above
    return max(seen.above, win_now(seen, xing=False)[1])


def after(seen: Observation, action: Action) -> list[Left]:
    """Return the hands that the choice can lead to: after a claim one for each discard that may follow."""
    before = replace(now(seen), above=above_after(seen))
    if is_discard(action):
        return [played(seen, before, discarded(action), seen.eaten, seen.eaten_way, claimed=False)]
    if not is_claim(action):
        return [with_pao(seen, before)]
    left = taken(seen, action)
    if left.skips:
        return [replace(left, skips=left.skips - 1)]
    way = eaten_way(action) if is_chi(action) else 0
    kinds = [kind for kind in range(KINDS) if left.hand[kind] in (1, 2)]
    allowed = [kind for kind in kinds if edge(seen, seen.live, way, kind) != set()]
    return [played(seen, left, kind, seen.live, way, claimed=True) for kind in allowed]


def with_pao(seen: Observation, left: Left) -> Left:
    """Return the hand after passing: dead if there is no card to play, with the 跑 that follows if one does."""
    kind = seen.live
    if seen.phase == PHASE_DISCARD:
        return replace(left, skips=left.skips + 1)
    if seen.phase != PHASE_CLAIM or (seen.live_seat == seen.seat and seen.live_from != FLIP):
        return left
    sets = [meld for meld in left.melds if meld[:2] == (WEI, kind) or (meld[:2] == (PENG, kind) and not seen.live_from)]
    if left.hand[kind] < 3 and not sets:
        return left
    hand, melds = list(left.hand), [meld for meld in left.melds if meld not in sets]
    hand[kind] = 0
    melds.append((PAO, kind, kind, seen.live_seat))
    quads = sum(meld[0] in (TI, PAO) for meld in melds)
    owes = quads == 1 and not left.skips and seen.wall_left > 0
    return replace(left, hand=hand, melds=melds, raised=False, skips=left.skips + owes)


# --- wins, by the oracle ---------------------------------------------------------------------------------


def options_of(seen: Observation) -> dict[str, object]:
    """Return the rules as the oracle names them."""
    return {name: getattr(seen.rules, name) for name in COMMON if hasattr(seen.rules, name)}


def calls_of(seen: Observation, *, raised: bool) -> list[str]:
    """Return what no card shows: a raised hand, the last card of the wall."""
    return (["ju_shou"] if raised else []) + (["haidi"] if not seen.wall_left else [])


def wins(seen: Observation, left: Left, kind: Kind, by: str) -> bool:
    """Whether the hand wins on the card if it comes so."""
    if seen.dead[seen.seat] or cannot_complete(left, kind):
        return False
    held = write([k for k in range(KINDS) for _ in range(left.hand[k])], left.hand[KING]).replace(" ", "")
    laid = " ".join(map(meld_text, left.melds))
    options = tuple(sorted({**options_of(seen), "xing": "off"}.items()))
    calls, limit = tuple(calls_of(seen, raised=left.raised)), None if left.limit is None else tuple(left.limit)
    return _wins(seen.rules.game, laid, held, code(kind), by, options, calls, limit, left.above)


@lru_cache(maxsize=200_000)
def _wins(
    game: str,
    laid: str,
    held: str,
    win: str,
    by: str,
    options: tuple[tuple[str, object], ...],
    calls: tuple[str, ...],
    limit: tuple[str, ...] | None,
    above: int,
) -> bool:
    found = oracle_score(game, laid, held, win, by, dict(options), calls=calls, limit=limit, above=above)
    return bool(found["wins"])


def cannot_complete(left: Left, kind: Kind) -> bool:
    """Whether this card and the kings certainly do not complete the loose cards.

    The card is one of them, or it grows a set of three.
    """
    kings, cards = left.hand[KING], loose(left.hand)
    sets = {meld[1] for meld in left.melds if meld[0] != CHI}
    hands = [tuple(count + (other == kind) for other, count in enumerate(cards))]
    if left.hand[kind] == 3 or kind in sets:
        hands.append(cards)
    return not any(divides(hand, kings, 1) for hand in hands)


TOGETHER = GROUPS + [(kind,) * size for kind in range(KINDS) for size in (2, 4)]
WITH = [[group for group in TOGETHER if kind in group] for kind in range(KINDS)]
"""The groups and pairs that each kind can be in."""


@lru_cache(maxsize=200_000)
def divides(cards: tuple[int, ...], kings: int, pairs: int) -> bool:
    """Whether the cards are groups and so many pairs at most, kings taking the places of what lacks or left over."""
    first = next((kind for kind in range(KINDS) if cards[kind]), None)
    if first is None:
        return True
    for group in WITH[first]:
        rest, lacking = list(cards), 0
        for kind in group:
            if rest[kind]:
                rest[kind] -= 1
            else:
                lacking += 1
        pair = len(group) == 2
        if lacking <= kings and pair <= pairs and divides(tuple(rest), kings - lacking, pairs - pair):
            return True
    return False


def waits(seen: Observation, left: Left) -> tuple[list[Kind], list[Kind]]:
    """Return the kinds on which the hand wins, of which it does not have all copies, and those by own flip only."""
    if left.skips:
        return [], []
    had = list(left.hand)
    for meld in left.melds:
        for card in meld_cards(meld):
            had[card] += 1
    kinds, own = [], []
    for kind in range(KINDS):
        by_other = had[kind] < COPIES and wins(seen, left, kind, "other")
        by_self = had[kind] < COPIES and wins(seen, left, kind, "self")
        if by_other or by_self:
            kinds.append(kind)
        if by_self and not by_other:
            own.append(kind)
    return kinds, own


ANY_FLIP = ("other", "self")
"""How a card that completes a hand may come: as a flip of another seat, and as one's own."""


def unseen_waits(seen: Observation, left: Left) -> tuple[list[Kind], int]:
    """Return the waits of which a copy is unseen, and how many copies there are."""
    if left.skips:
        return [], 0
    live = unseen(seen)
    kinds = [kind for kind in range(KINDS) if live[kind] and any(wins(seen, left, kind, by) for by in ANY_FLIP)]
    return kinds, sum(live[kind] for kind in kinds)


def most_waits(seen: Observation, action: Action) -> int:
    """Return for how many unseen copies the hand can wait after the choice."""
    return max(unseen_waits(seen, left)[1] for left in after(seen, action))


def win_now(seen: Observation, *, xing: bool = True) -> tuple[bool, int]:
    """Return whether the seat wins now, and what each loser pays; 翻省 is left out."""
    best = best_win_now(seen, xing)
    return (False, 0) if best is None else (True, best["pay_each"])


def best_win_now(seen: Observation, xing: bool = True) -> dict[str, Any] | None:
    """Return the priced win of the seat that pays most; None if it does not win."""
    seat, hand = seen.seat, list(seen.hand)
    by, win = "self" if seen.live_seat == seat else "other", ""
    if seen.phase == PHASE_CLAIM:
        win = code(seen.live)
        by = by if seen.live_from == FLIP else "discard"
    elif seen.phase == PHASE_OPENING and seat != seen.dealer:
        by, win = "shown", code(seen.shown)
    elif seen.wall_left == seen.rules.wall_size:
        by = "deal"
    held = write([k for k in range(KINDS) for _ in range(hand[k])], hand[KING]).replace(" ", "")
    options = options_of(seen) if xing else {**options_of(seen), "xing": "off"}
    laid = " ".join(map(meld_text, seen.melds[seat]))
    decides = win or (code(seen.last) if seen.last >= 0 else "")
    best: dict[str, Any] | None = None
    full = {**DEFAULTS[seen.rules.game], **options}
    for groups, king_fan in finished_hands(laid, held, win, by, full, bool(seen.declared)):
        special = any(name == "loose" for name, _ in groups)
        calls = calls_of(seen, raised=seen.raised[seat])
        result = priced(groups, by, decides, None, king_fan, full, calls, special)
        if refused(result, full, names_of_limit(seen.limits[seat]), seen.above) is None:
            best = max(best or result, result, key=lambda one: (one["pay_each"], one["huxi"]))
    return best
