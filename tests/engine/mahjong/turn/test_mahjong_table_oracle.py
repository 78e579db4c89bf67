"""What seats may do and owe in random hands with random options is what a second reading of the rule book says."""

from __future__ import annotations

from collections import Counter

import pytest

from hupai.mahjong.actions import format_action, is_angang, is_jiagang, is_reveal
from hupai.mahjong.games import kawuxing, yibin
from hupai.mahjong.melds import MELD_NAMES
from hupai.mahjong.state import PHASE_TURN, Table
from hupai.mahjong.tiles import code, kinds_in
from tests.engine.mahjong.oracle.table import flower_pigs, own_kongs, reveals
from tests.engine.mahjong.turn.test_mahjong_random_play import random_hands
from tests.engine.mahjong.why.judge import held, laid, wilds_of


def compare_turns(name: str, hands: int) -> Counter[str]:
    """Compare 明牌, 暗杠 and 补杠 on every turn of 卡五星; return how often each was offered, and refused."""
    seen: Counter[str] = Counter()

    def look(t: Table) -> None:
        if t.phase != PHASE_TURN or t.result is not None:
            return
        seat, rules = t.turn, t.rules
        tiles, melds, revealed = held(t, seat), laid(t, seat), t.revealed[seat] > 0
        waited = {code(kind) for other in range(t.seats) if other != seat for kind in kinds_in(t.open_waits[other])}
        offered = [action for action in t.offers[seat] if is_reveal(action)]
        expected = [] if revealed else [f"reveal {tile}" for tile in reveals(tiles, melds, waited)]
        assert sorted(map(format_action, offered)) == sorted(expected), (tiles, melds)
        seen["reveal"] += len(offered)
        if t.taken < 0 and t.discards:
            return
        kept = {code(kind) for kind in kinds_in(t.late[seat])} if rules.added_kong == "drawn" else set()
        fed = waited if rules.feed_rule == "no_feed_revealed" else set()
        kongs = own_kongs(
            tiles, melds, code(t.taken) if t.taken >= 0 else tiles[0], revealed=revealed, held_at_peng=kept, fed=fed
        )
        offered = [action for action in t.offers[seat] if is_angang(action) or is_jiagang(action)]
        expected = [f"{word} {tile}" for word, tile in kongs] if t.wall_left else []
        assert sorted(map(format_action, offered)) == expected, (tiles, melds, revealed)
        seen["kong of a revealed hand" if revealed else "kong"] += len(offered)
        every = own_kongs(tiles, melds, None, revealed=False, held_at_peng=())
        seen["refused"] += len(every) - len(offered)

    for _ in random_hands(kawuxing, name, hands, look):
        seen["hands"] += 1
    return seen


def test_who_may_reveal_and_lay_a_kong_is_what_the_oracle_says() -> None:
    seen = compare_turns("table oracle", 30)
    assert min(seen[name] for name in ("reveal", "kong", "kong of a revealed hand", "refused")) > 2, seen


@pytest.mark.long
def test_who_may_reveal_and_lay_a_kong_in_thousands_of_hands_is_what_the_oracle_says() -> None:
    assert compare_turns("long table oracle", 4000)["kong of a revealed hand"] > 100


def compare_pigs(name: str, hands: int) -> Counter[str]:
    """Compare who pays as 花猪 after exhausted walls of 宜宾; return how many did, dead hands apart."""
    seen: Counter[str] = Counter()
    for t, _ in random_hands(yibin, name, hands, lambda t: None):
        assert t.result is not None
        if not t.result.exhausted:
            continue
        wilds, seats = wilds_of(t), []
        for seat in range(t.seats):
            tiles = [tile for tile in held(t, seat) if tile not in wilds]
            tiles += [code(meld.kind) for meld in t.melds[seat]]
            seats.append((not t.playing[seat], any(tile.kind in t.wilds for tile in t.rivers[seat]), tiles))
        if t.rules.wild_discard == "forbid":
            seats = [(won, False, tiles) for won, _, tiles in seats]
        pigs = flower_pigs(seats, dead_pays=t.rules.dead_flower_pig)
        if sum(t.playing) < 2 or len(pigs) == t.seats:
            pigs = []
        payers = {payment.payer for payment in t.result.payments if payment.why == "hua_zhu"}
        assert payers == set(pigs), [MELD_NAMES[meld.group] for melds in t.melds for meld in melds]
        seen.update("dead" if seats[pig][1] else "alive" for pig in pigs)
    return seen


def test_who_pays_as_flower_pig_is_what_the_oracle_says() -> None:
    seen = compare_pigs("pigs", 120)
    assert seen["dead"] and seen["alive"], seen


@pytest.mark.long
def test_who_pays_as_flower_pig_after_thousands_of_hands_is_what_the_oracle_says() -> None:
    assert compare_pigs("many pigs", 4000)["dead"] > 20
