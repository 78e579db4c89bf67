"""Why a choice is better than another one: what can be counted after both. Each reason speaks for the choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.guihuzi.actions import CLAIM_PENG, CLAIM_WAI, PASS, Action, is_chi, is_discard, kind_of
from hupai.guihuzi.hand.whole_groups import finishing_copies, whole_groups
from hupai.guihuzi.turn.bans import discards_in, neighbours_for
from hupai.guihuzi.view.hand_layout import hand_xi
from hupai.guihuzi.view.observation import Observation
from hupai.guihuzi.view.own_table import own_table
from hupai.guihuzi.view.unseen import unseen_copies
from hupai.guihuzi.why.effects import effects, hand_after
from hupai.table.reason import Reason
from hupai.zipai.cards import KINDS, Kind, code


def compared(seen: Observation, best: Action, other: Action, rule: str) -> Iterator[Reason]:
    """Yield what speaks for the choice beside the other one."""
    if is_discard(best) and is_discard(other):
        yield from _discards(seen, kind_of(best), kind_of(other), rule)
    elif best == PASS and _owes_discard(other):
        yield from _unlocked(seen, other, rule)
    elif _owes_discard(best) and other == PASS:
        yield from _laid(seen, best, rule)


def _discards(seen: Observation, kind: Kind, kept: Kind, rule: str) -> Iterator[Reason]:
    mine, others = _without(seen.hand, kind), _without(seen.hand, kept)
    cards = {"card": code(kind), "kept": code(kept)}
    if hand_xi(mine) > hand_xi(others):
        yield Reason("bot_keeps_xi", rule, {**cards, "xi": hand_xi(mine) - hand_xi(others)})
    groups, fewer = whole_groups(mine), whole_groups(others)
    if groups > fewer:
        yield Reason("bot_keeps_whole", rule, {**cards, "groups": groups, "others": fewer})
    elif groups == fewer:
        unseen = unseen_copies(seen)
        live, less = finishing_copies(mine, unseen), finishing_copies(others, unseen)
        if live > less:
            yield Reason("bot_finishes_more", rule, {**cards, "live": live, "less": less})
    dead = neighbours_for(others, kept) & ~seen.dead_pairs
    if dead and not neighbours_for(mine, kind) & ~seen.dead_pairs:
        pairs = [code(low) + code(low + 1) for low in range(KINDS) if dead >> low & 1]
        yield Reason("bot_spares_pairs", rule, {**cards, "pairs": pairs})


def _unlocked(seen: Observation, claim: Action, rule: str) -> Iterator[Reason]:
    for effect in effects(own_table(seen), seen.seat, claim):
        if effect.code == "locks":
            yield Reason("bot_stays_unlocked", rule, {"card": code(seen.live), **effect.facts})


def _laid(seen: Observation, claim: Action, rule: str) -> Iterator[Reason]:
    """Compare whole groups, those on the table included: after the claim and its best discard, and without it."""
    hand, locked = hand_after(own_table(seen), seen.seat, claim)
    laid, others = len(seen.melds[seen.seat]), whole_groups(seen.hand)
    left = [whole_groups(_without(hand, kind)) for kind in discards_in(hand, locked)]
    if left and 1 + max(left) > others:
        facts = {"card": code(seen.live), "groups": laid + 1 + max(left), "others": laid + others}
        yield Reason("bot_lays_whole", rule, facts)


def _owes_discard(action: Action) -> bool:
    return is_chi(action) or action in (CLAIM_PENG, CLAIM_WAI)


def _without(hand: Sequence[int], kind: Kind) -> list[int]:
    return [count - (each == kind) for each, count in enumerate(hand)]
