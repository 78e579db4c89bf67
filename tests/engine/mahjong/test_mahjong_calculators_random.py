"""The mahjong calculators on random hands: waits as a slow oracle finds them, and wins of hands that were played."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import hupai
from hupai.mahjong.games import kawuxing, yibin, yongzhou
from hupai.mahjong.notation import format_melds, format_tiles, parse_tile
from hupai.mahjong.result import WonHand
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_NAMES, WinClaim
from hupai.mahjong.state import Table
from hupai.mahjong.tiles import code, held_kinds, next_in_order
from hupai.mahjong.turn.machine import begin, step
from hupai.registry import game_named
from hupai.table.seats import PLACES
from tests.engine.amounts import amount, few_or_many
from tests.engine.mahjong.oracle import complete
from tests.engine.mahjong.turn.test_mahjong_random_play import drawn_rules, some_action, stacked_deck

each_game = pytest.mark.parametrize("game", [yongzhou, kawuxing, yibin], ids=lambda game: game.ID)
HANDS = amount(25, 400)
MOST = 800
"""Played hands of each game: so many, and more until wins came in every way."""


# --- waits -----------------------------------------------------------------------------------------------


def oracle_says(rules: MahjongRules, hand: list[str], wilds: list[str], laid: list[str], tile: str) -> bool:
    """Whether the slow oracle lets the hand win when it draws this tile."""
    held = [*hand, tile]
    natural = [each for each in held if each not in wilds]
    number = len(held) - len(natural)
    if rules.two_suits and len({each[1] for each in (*natural, *laid)}) > 2:
        return False
    gap = rules.lan_gap if rules.shapes.scattered_gap else 0
    reds = natural.count("7z") if rules.stand_in and wilds != ["7z"] else 0
    rest = [each for each in natural if each != "7z" or not reds]
    readings = [[*rest, *["7z"] * faces, *wilds[:1] * (reds - faces)] for faces in range(reds + 1)]
    melds = [[*rest, *wilds[:1] * reds]]
    without_groups = {"pairs": False, "orphans": rules.shapes.thirteen_orphans, "gap": gap}
    return any(complete(each, number, len(laid), pairs=True) for each in melds) or (
        not laid and any(complete(each, number, 0, **without_groups) for each in readings)
    )


def random_waiting_hand(game: Any, rng: Random) -> tuple[dict[str, int], str, list[str], list[str], list[str]]:
    """Options, an indicator, a hand near a win with up to eight wilds, the wild tiles, and laid triplets."""
    options = {"wilds": rng.choice((4, 8))} if game is yibin else {}
    deck = list(map(code, sorted(set(game_named(game.ID).family.play.deck(game.RULES)))))
    left = [tile for tile in deck for _ in range(4)]
    shown, wilds = "", []
    if game.RULES.indicator:
        shown = rng.choice(deck)
        left.remove(shown)
        for _ in range(options.get("wilds", 4) // 4):
            wilds.append(code(next_in_order(parse_tile(wilds[-1] if wilds else shown))))
    held = [wild for wild in wilds for _ in range(left.count(wild))]
    hand = rng.sample(held, min(rng.choice((0, 0, 1, 2, 3, 4, 6, 8)), len(held)))
    for wild in hand:
        left.remove(wild)
    laid: list[str] = []
    suits = rng.sample(sorted({tile[1] for tile in deck} - {"z"}), 2)
    while room := 13 - len(hand) - 3 * len(laid):
        tile = rng.choice([each for each in left if each[1] in suits or rng.random() < 0.15])
        run = [f"{int(tile[0]) + up}{tile[1]}" for up in range(3)]
        group = rng.choice(([tile] * 3, [tile] * 2, [tile], run))
        if len(group) > room or any(group.count(each) > left.count(each) for each in group):
            continue
        for each in group:
            left.remove(each)
        if group == [tile] * 3 and tile not in wilds and rng.random() < 0.3:
            laid.append(tile)
        else:
            hand += group
    return options, shown, hand, wilds, laid


def compare_waits(game: Any, seed: str, number: int) -> Counter[int]:
    """Compare what so many hands wait for with the oracle; return how many waiting hands hold how many wilds."""
    rng = Random(seed)
    waiting: Counter[int] = Counter()
    deck = list(map(code, sorted(set(game_named(game.ID).family.play.deck(game.RULES)))))
    for _ in range(number):
        options, shown, hand, wilds, laid = random_waiting_hand(game, rng)
        melds = " ".join(f"peng:{tile[0] * 3}{tile[1]}" for tile in laid)
        given = {"indicator": shown} if shown else {}
        found = hupai.waits(game.ID, melds, " ".join(hand), options, **given)["waits"]
        own = [*hand, *laid * 3, shown]
        expected = [tile for tile in deck if own.count(tile) < 4 and oracle_says(game.RULES, hand, wilds, laid, tile)]
        assert [row["tile"] for row in found] == expected, (shown, hand, laid)
        assert all(row["left"] == 4 - own.count(row["tile"]) for row in found)
        waiting[sum(hand.count(tile) for tile in wilds)] += bool(expected)
    return waiting


@few_or_many("number", 50, 1000)
@each_game
def test_waits_of_random_hands_are_those_of_the_oracle(game: Any, number: int) -> None:
    waiting = compare_waits(game, f"waits of {game.ID}", number)
    assert sum(waiting.values()) > number // 20
    assert max(waiting) == {yibin: 8, yongzhou: 4, kawuxing: 0}[game]


# --- hands that were played -------------------------------------------------------------------------------


def described(t: Table, won: WonHand, supplier: int | None) -> dict[str, Any]:
    """A win of a played hand in the words of the calculator; ``supplier`` discarded what became the last 杠."""
    claim: WinClaim = won.claim
    counts = list(claim.hand)
    if claim.last >= 0:
        counts[claim.last] -= 1
    by = BY_NAMES[claim.by]
    if claim.after_kong:
        by = "kong_discard" if claim.by == BY_DISCARD else "kong"
    before = [other.seat for other in t.wins if other.moment < won.moment]
    marks: dict[int, list[str]] = {seat: [] for seat in range(t.seats)}
    for seat in range(t.seats):
        marks[seat] += ["revealed"] * bool(t.revealed[seat]) + ["piao"] * t.piao[seat] + ["won"] * (seat in before)
    if won.source is not None:
        marks[won.source].append("discarder")
    together = [other.seat for other in t.wins if other.moment == won.moment]
    if by == "kong_discard" and t.rules.gangpao_payer == "supplier" and supplier not in (None, *together):
        marks[supplier].append("supplier")
    places = ("me", *PLACES[t.seats])
    words = [f"{places[(seat - won.seat) % t.seats]}:{','.join(own)}" for seat, own in marks.items() if own]
    first = claim.first_round and claim.by != BY_DEAL and not claim.melds and not claim.after_kong
    calls = ["first_round"] * first + ["discarder_holds_one"] * claim.discarder_holds_one
    if claim.ben_jin_discarded and claim.hand[claim.indicator] + claim.ben_jin_discarded == 3:
        calls.append("three_ben_jin")
    calls += ["last_tile"] * (claim.last_of_wall and by not in ("rob", "deal"))
    return {
        "laid": format_melds(claim.melds),
        "hand": format_tiles(held_kinds(counts)),
        "win": code(claim.last) if claim.last >= 0 else "",
        "by": by,
        "calls": calls,
        "seats_state": " ".join(words),
        **({"indicator": code(t.indicator)} if t.indicator >= 0 else {}),
    }


@pytest.mark.more
@each_game
def test_wins_of_played_hands_are_worth_and_paid_the_same(game: Any) -> None:
    rng = Random(f"played {game.ID}")
    ways: Counter[str] = Counter()
    for number in range(MOST):
        rules = drawn_rules(game, rng)
        t = begin(rules, stacked_deck(rules, rng), rng.randrange(rules.seats))
        suppliers: list[int | None] = []
        while t.pending:
            seat, supplier = rng.choice(t.pending), t.supplier
            step(t, seat, some_action(t, seat, rng))
            suppliers += [supplier] * (len(t.wins) - len(suppliers))
        options = {option.name: getattr(rules, option.name) for option in game.OPTIONS}
        places = ("me", *PLACES[t.seats])
        for won, supplier in zip(t.wins, suppliers, strict=True):
            asked = described(t, won, supplier)
            found = hupai.score(game.ID, options=options, **asked)
            assert found["wins"] and found["multiplier"] == won.value.multiplier, asked
            assert found["names"] == [item.id for item in won.value.items]
            paid = {
                places[(payment.payer - won.seat) % t.seats]: payment.points
                for payment in won.payments
                if payment.why != "bird"
            }
            assert {row["seat"]: row["points"] for row in found["pays"]} == paid, asked
            ways[asked["by"]] += 1
        if number >= HANDS and {"self", "discard", "kong"} <= set(ways) and {"rob", "kong_discard"} & set(ways):
            return
    raise AssertionError(ways)
