"""Is this hand complete, may it win, and by which reading of its cards does it pay most (``win.best``)?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from hupai.guihuzi.hand.readings import Reading, readings
from hupai.guihuzi.melds import (
    CHI,
    EQUAL,
    HALVES,
    KAN,
    LIU,
    PAIR,
    PENG,
    PIAO,
    RED_SHAPES,
    WAI,
    Meld,
    meld_cards,
)
from hupai.guihuzi.rules.ruleset import GROUPS, GuihuziRules
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_OTHER, BY_SELF, Price, WinFacts
from hupai.zipai.cards import COPIES, IS_RED, KINDS, NUMBERS, Kind

NINE, TEN = "nine", "ten"
"""The wins by pairs alone."""


@dataclass(frozen=True, slots=True)
class WinClaim:
    """A hand that claims a win."""

    hand: tuple[int, ...]
    """Copies of each kind in the hand, the winning card included."""
    melds: tuple[Meld, ...]
    card: Kind
    """The winning card, -1 where it lies in a group already or there is none."""
    by: int
    """BY_SELF … BY_DEAL."""
    haidi: bool = False
    untouched: bool = False
    """Whether the seat never discarded from its hand, the dealer's first card aside."""


@dataclass(frozen=True, slots=True)
class Win:
    """A hand that wins: its reading, its facts and its price."""

    reading: Reading
    """The groups in the hand; empty for a win by pairs."""
    facts: WinFacts
    price: Price


def best_win(rules: GuihuziRules, claim: WinClaim) -> Win | None:
    """Return the reading that pays most, None if the hand may not win. Equal ones are decided by their 硬息."""
    best: Win | None = None
    for win in wins(rules, claim):
        if best is None or _worth(win) > _worth(best):
            best = win
    return best


def _worth(win: Win) -> tuple[int, int, int]:
    return win.price.pay_each, win.price.total, win.facts.xi


def wins(rules: GuihuziRules, claim: WinClaim) -> Iterator[Win]:
    """Yield every reading with which the hand may win, in no order that means anything."""
    if claim.by == BY_DEAL and rules.jiuduiban and pair_count(claim.hand) >= 9 and not claim.melds:
        facts = _facts(rules, claim, (), NINE)
        yield Win((), facts, rules.price(rules, facts))
    if rules.ten_pairs and not claim.melds and pair_count(claim.hand) == 10:
        facts = _facts(rules, claim, (), TEN)
        yield Win((), facts, rules.price(rules, facts))
    if not is_whole(claim.hand, claim.melds):
        return
    for reading in readings(claim.hand):
        facts = _facts(rules, claim, reading, "")
        price = rules.price(rules, facts)
        if may_win(rules, facts, price):
            yield Win(reading, facts, price)


def is_whole(hand: Sequence[int], melds: Sequence[Meld]) -> bool:
    """Whether the hand has the number of cards of a complete one: twenty, and one more for each four laid."""
    return sum(hand) + 3 * len(melds) == 3 * GROUPS - 1


def pair_count(hand: Sequence[int]) -> int:
    """Return how many pairs the hand has; four equal cards are two."""
    return sum(count // 2 for count in hand)


def may_win(rules: GuihuziRules, facts: WinFacts, price: Price) -> bool:
    """Whether a reading may win: by its 硬息 and what else they need, or as 无息平 (``win.minimum``, ``win.merit``)."""
    if facts.flat and rules.wuxiping:
        return True
    if facts.xi < rules.min_xi:
        return False
    return not rules.needs_merit or facts.scoring == GROUPS or has_merit(facts, price)


def has_merit(facts: WinFacts, price: Price) -> bool:
    """Whether the hand has what five or six 硬息 need besides (``win.merit``)."""
    held = facts.kan + facts.wai + facts.liu + facts.inner + facts.outer
    return bool(held or facts.own_pair or price.named)


def _facts(rules: GuihuziRules, claim: WinClaim, reading: Reading, pairs: str) -> WinFacts:
    """Return what the price of one reading depends on."""
    hand, melds, card = claim.hand, claim.melds, claim.card
    half = next((group for group in reading if group[0] in HALVES), None)
    worth = [laid_xi(rules, meld) for meld in melds] + [group_xi(rules, group) for group in reading]
    own_flip = claim.by == BY_SELF
    completed = claim.by == BY_OTHER and hand[card] == 3
    kan = sum(group[0] == KAN and not (completed and group[1] == card) for group in reading)
    laid = [meld[0] for meld in melds]
    inner, outer = (0, 0) if pairs else fours(claim)
    flat = not melds and not pairs and not any(worth)
    owned = owned_cards(hand, melds)
    sizes = {kind // NUMBERS for kind, count in enumerate(owned) if count}
    return WinFacts(
        xi=sum(worth),
        scoring=sum(map(bool, worth)),
        equal=bool(reading) and all(group in EQUAL for group in (*laid, *(group[0] for group in reading))),
        kan=kan,
        wai=laid.count(WAI),
        liu=laid.count(LIU),
        own_pair=own_flip and half == (PAIR, card, card),
        inner=0 if flat else inner,
        outer=0 if flat else outer,
        red=sum(count for kind, count in enumerate(owned) if IS_RED[kind]),
        size=("small", "big")[sizes.pop()] if len(sizes) == 1 else "",
        flat=flat,
        one_left=claim.by in (BY_SELF, BY_OTHER) and sum(hand) == 2,
        waits=_wait_name(rules, claim),
        pairs=pairs,
        haidi=claim.haidi,
        tianhu=claim.by == BY_DEAL and pairs != NINE,
        baoting=claim.untouched and claim.by != BY_DEAL,
    )


def laid_xi(rules: GuihuziRules, meld: Meld) -> int:
    """Return the 硬息 of a laid group; a run has none (``xi.groups``)."""
    return 0 if meld[0] == CHI and meld[1] not in RED_SHAPES else rules.xi[meld[0]]


def group_xi(rules: GuihuziRules, group: tuple[int, int, int]) -> int:
    """Return the 硬息 of a group in the hand."""
    return 0 if group[0] == CHI and group[1] not in RED_SHAPES else rules.xi[group[0]]


def owned_cards(hand: Sequence[int], melds: Sequence[Meld]) -> list[int]:
    """Return how many of each kind a seat has in its hand and before it."""
    owned = list(hand[:KINDS])
    for meld in melds:
        for kind in meld_cards(meld):
            owned[kind] += 1
    return owned


def fours(claim: WinClaim) -> tuple[int, int]:
    """Return of how many values the seat has all four cards: all its own, and with one of another's (``xi.fours``).

    Another's are the card that a 碰 or 吃 claimed, and the winning card of another's flip.
    """
    owned = owned_cards(claim.hand, claim.melds)
    foreign = {meld[1] for meld in claim.melds if meld[0] in (PENG, PIAO)}
    foreign |= {meld[2] for meld in claim.melds if meld[0] == CHI}
    if claim.by == BY_OTHER:
        foreign.add(claim.card)
    full = [kind for kind, count in enumerate(owned) if count == COPIES]
    outer = sum(kind in foreign for kind in full)
    return len(full) - outer, outer


def _wait_name(rules: GuihuziRules, claim: WinClaim) -> str:
    """Return whether the hand waited for two neighbours or one number in both sizes, where the rules ask."""
    if claim.card < 0 or not (rules.shouqianshou or rules.beikaobei):
        return ""
    before = list(claim.hand)
    before[claim.card] -= 1
    waits = plain_waits(rules, before, claim.melds)
    if len(waits) != 2:
        return ""
    low, high = waits
    if rules.beikaobei and high - low == NUMBERS:
        return "twins"
    return "neighbours" if rules.shouqianshou and high - low == 1 and high != NUMBERS else ""


def plain_waits(rules: GuihuziRules, hand: list[int], melds: Sequence[Meld]) -> list[Kind]:
    """Return the kinds that give the hand enough 硬息 or ten pairs, ascending, whoever turns them."""
    owned = owned_cards(hand, melds)
    found = []
    for kind in range(KINDS):
        if owned[kind] == COPIES:
            continue
        hand[kind] += 1
        if (rules.ten_pairs and not melds and pair_count(hand) == 10) or most_xi(rules, hand, melds) >= rules.min_xi:
            found.append(kind)
        hand[kind] -= 1
    return found


def most_xi(rules: GuihuziRules, hand: Sequence[int], melds: Sequence[Meld]) -> int:
    """Return the most 硬息 of a complete hand, -1 for one that is not complete."""
    if not is_whole(hand, melds):
        return -1
    laid = sum(laid_xi(rules, meld) for meld in melds)
    return max((laid + sum(group_xi(rules, group) for group in reading) for reading in readings(hand)), default=-1)
