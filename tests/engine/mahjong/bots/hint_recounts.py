"""What the checks of hints recount: what a choice leaves, by the oracles and by trying it on the real table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from hupai.mahjong.actions import (
    CLAIM_FEI,
    CLAIM_GANG,
    CLAIM_PENG,
    HU,
    PASS,
    Action,
    is_chi,
    is_discard,
    is_reveal,
    tile_of,
)
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code
from hupai.mahjong.turn.machine import step
from hupai.table.reason import Reason
from tests.engine.mahjong.bots import ready_oracle
from tests.engine.mahjong.oracle.tiles import ALL_TILES
from tests.engine.mahjong.why import judge
from tests.engine.mahjong.why.trying import hidden_copies, tried


@dataclass(frozen=True)
class Said:
    """A sentence and the decision it was said about."""

    reason: Reason
    table: Table
    seat: int
    action: Action = -1
    """The choice it speaks for, -1 if it describes the position."""
    other: Action | None = None
    """The choice it is compared with."""
    ranking: tuple[tuple[Action, int], ...] = ()
    """The bot's own values."""

    def __getitem__(self, name: str) -> Any:
        return self.reason.facts[name]

    def has(self, name: str) -> bool:
        """Whether the sentence has this fact."""
        return name in self.reason.facts

    @property
    def hidden(self) -> list[int]:
        """The copies of each kind that the seat does not see."""
        return hidden_copies(self.table, self.seat)

    @property
    def against(self) -> Action | None:
        """The other choice, None if it ends the hand."""
        return None if self.other == HU else self.other


Check = Callable[[Said], bool]


def after(said: Said, action: Action) -> Table:
    """The table after the choice; a discard of a wild may have killed the hand."""
    t = tried(said.table, said.seat, action)
    if is_discard(action) and code(tile_of(action)) in judge.wilds_of(t) and t.rules.wild_discard == "dead_hand":
        t.dead[said.seat] = True
    if is_reveal(action):
        t.revealed[said.seat] = t.revealed[said.seat] or 1
    return t


def outcomes(said: Said, action: Action) -> dict[str, tuple[Table, list[str]]]:
    """The table and the waits by the discard that follows the choice, "" for none."""
    t = after(said, action)
    if len(judge.held(t, said.seat)) % 3 == 2:
        found = ready_oracle.ready_discards(t, said.seat)
        return {tile: (ready_oracle.without(t, said.seat, tile), waiting) for tile, waiting in found.items()}
    waiting = ready_oracle.waits(t, said.seat)
    if is_reveal(action):
        waiting = [tile for tile in waiting if judge.held(said.table, said.seat).count(tile) < 4]
    return {"": (t, waiting)}


def copies(said: Said, tiles: list[str]) -> int:
    """How many copies of these tiles are unseen."""
    hidden = said.hidden
    return sum(hidden[ALL_TILES.index(tile)] for tile in tiles)


def most(said: Said, action: Action) -> int:
    """The unseen copies that the hand waits for at best after the choice."""
    return max((copies(said, waiting) for _, waiting in outcomes(said, action).values()), default=0)


def distance(said: Said, action: Action) -> int | None:
    """How far the hand is from waiting after the choice."""
    return ready_oracle.distance(after(said, action), said.seat)


def improving(said: Said, action: Action) -> tuple[int, int]:
    """How many kinds, and how many unseen tiles, bring the hand nearer after the choice."""
    found = improving_tiles(said, action)
    return len(found), sum(found.values())


def improving_tiles(said: Said, action: Action) -> dict[str, int]:
    """The unseen copies of each tile that brings the hand nearer after the choice."""
    t, hidden = after(said, action), said.hidden
    now, found = ready_oracle.distance(t, said.seat), {}
    for tile in ready_oracle.deck_tiles(t):
        kind = ALL_TILES.index(tile)
        if hidden[kind]:
            drawn = t.clone()
            drawn.hands[said.seat][kind] += 1
            drawn.turn, drawn.taken = said.seat, -1
            then = ready_oracle.distance(drawn, said.seat)
            if now is not None and then is not None and then < now:
                found[tile] = hidden[kind]
    return found


def claims(action: Action | None) -> bool:
    """Whether the choice takes the lying tile."""
    return action is not None and (action in (CLAIM_PENG, CLAIM_GANG, CLAIM_FEI) or is_chi(action))


def throws(action: Action | None, tile: str) -> bool:
    """Whether the choice discards this tile."""
    return action is not None and (is_discard(action) or is_reveal(action)) and code(tile_of(action)) == tile


def plays(said: Said) -> bool:
    """The tile named is the one discarded, and ``kept`` is the other discard."""
    mine = not said.has("tile") or throws(said.action, said["tile"])
    return mine and (not said.has("kept") or throws(said.other, said["kept"]))


def any_tile_wins(said: Said, waiting: list[str]) -> bool:
    """Whether the hand waits for every tile of which a copy is unseen."""
    return all(tile in waiting for tile, copies in zip(ALL_TILES, said.hidden, strict=True) if copies)


def multiplier(t: Table, seat: int, tiles: list[str], tile: str) -> int:
    """What a drawn win multiplies the stake by; in 宜宾 its fan double it."""
    worth = judge.worth(t, seat, tiles, tile, "self")
    if t.rules.two_suits:
        return 1 << (min(worth, t.rules.cap) if t.rules.cap else worth) - 1
    return worth


def carried_out(said: Said, action: Action) -> Table:
    """The real table after the choice, with every other seat passing."""
    t = said.table.clone()
    while said.seat in t.pending and (others := [each for each in t.pending if each != said.seat]):
        step(t, others[0], PASS)
    step(t, said.seat, action)
    while t.pending and t.robbed >= 0:
        step(t, t.pending[0], PASS)
    return t


def takes(said: Said, action: Action | None) -> bool:
    """Whether the choice takes the lying tile, which is the one named."""
    return claims(action) and said["tile"] == code(said.table.live)


def waits_of_revealed(t: Table, seat: int) -> list[str]:
    """What a revealed hand waits for now."""
    copy = t.clone()
    if copy.turn == seat and copy.taken >= 0:
        copy.hands[seat][copy.taken] -= 1
        copy.taken = -1
    return ready_oracle.waits(copy, seat)


def wild_name(t: Table) -> str:
    """What the wilds of the game are called."""
    return "wang_ba" if t.rules.stand_in else "ting_yong"


def laid_suits(said: Said) -> set[str]:
    """The suits of the laid melds."""
    return {tile[1] for _, tile in judge.laid(said.table, said.seat)} & set("msp")


def suit_counts(said: Said) -> dict[str, int]:
    """How many natural tiles of each suit the hand holds."""
    t = said.table
    tiles = [tile for tile in judge.held(t, said.seat) if tile not in judge.wilds_of(t)]
    return {suit: sum(tile[1] == suit for tile in tiles) for suit in "msp"}


def shortest(said: Said, suit: str) -> bool:
    """Whether all suits are shown, and the suit is the shortest of those that the sentence compares.

    Without a word on laid suits those are all three, with it the ones that are not laid.
    """
    held, laid = suit_counts(said), laid_suits(said)
    compared = set("msp") - laid if said.has("laid") else set("msp")
    right = said.has("laid") == bool(laid) and (not laid or said["laid"] == len(laid))
    whole = said.table.rules.two_suits and all(held[each] or each in laid for each in held)
    return whole and right and suit in compared and said["count"] == held[suit] == min(held[each] for each in compared)
