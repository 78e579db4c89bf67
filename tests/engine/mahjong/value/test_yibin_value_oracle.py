"""The worth of a hand of 宜宾麻将 agrees with the slow oracle, and with the best of all its readings."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from hupai.mahjong.games.yibin import RULES
from hupai.mahjong.hand.divisions import Division, group_kinds
from hupai.mahjong.melds import FEI, MELD_NAMES, PENG, Meld, meld_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.waiting import worth_waited_for
from hupai.mahjong.rules.wilds import three_suits, wild_kinds, without_wilds
from hupai.mahjong.rules.win_claim import BY_DISCARD, BY_NAMES, WinClaim
from hupai.mahjong.tiles import COPIES, KINDS, SUITED, code, counts_of, held_kinds
from hupai.mahjong.value.yibin import best_value, readings
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.oracle.value_yibin import wild_tiles, yibin_fan, yibin_multiplier
from tests.engine.mahjong.yibin_by_ranks import most_gained
from tests.engine.mahjong.yibin_hands import yibin_hands


def oracle(rules: MahjongRules, claim: WinClaim) -> int | None:
    """The oracle's fan of a claim."""
    fan: int | None = yibin_fan(
        [code(kind) for kind in held_kinds(claim.hand)],
        [(MELD_NAMES[meld.group], code(meld.kind)) for meld in claim.melds],
        code(claim.indicator),
        wilds=rules.wilds,
        long_qidui=rules.long_qidui,
        min_fan=rules.min_fan,
        by=BY_NAMES[claim.by],
        after_kong=claim.after_kong,
        first_round=claim.first_round,
        single=claim.discarder_holds_one,
        zimo_bonus=rules.zimo_bonus,
        jingoupao=rules.jingoupao,
        gen_wilds=rules.gen_wilds,
        ben_jin=rules.ben_jin,
        wild_fan=rules.wild_fan,
        discarded=claim.ben_jin_discarded,
    )
    return fan


def compare(seed: str, number: int) -> Counter[str]:
    """Compare hands with the oracle; return how many win, and how often each item counts in them."""
    seen: Counter[str] = Counter()
    for rules, claim in yibin_hands(seed, number):
        value, expected = best_value(rules, claim), oracle(rules, claim)
        assert (value.fan if value else None) == expected, (rules, claim)
        if value and expected:
            assert value.fan == sum(item.amount for item in value.items)
            assert value.multiplier == yibin_multiplier(expected, rules.cap)
            seen.update({"win", *(item.id for item in value.items)})
            seen[f"{len(claim.melds)} melds"] += 1
            seen[f"{sum(claim.hand[kind] for kind in wild_kinds(rules, claim.indicator))} wilds"] += 1
    return seen


@few_or_many("number", 300, 20_000)
def test_hands_are_worth_what_the_oracle_says(number: int) -> None:
    seen = compare("yibin", number)
    assert number // 2 < seen["win"] < number - number // 30, seen
    assert all(seen[f"{number} melds"] for number in range(5)), seen
    assert all(seen[f"{number} wilds"] > 10 for number in range(4)), seen
    items = [
        *("ping_hu", "dui_dui_hu", "an_qi_dui", "long_qi_dui", "jin_gou_diao", "qing_yi_se", "wu_ting_yong", "gen"),
        *("ben_jin", "tian_hu", "di_hu", "gang_kai", "gang_shang_pao", "qiang_gang", "zi_mo", "jin_gou_pao"),
        "ting_yong",
    ]
    assert not [item for item in items if not seen[item]], seen


def sorted_groups(groups: Division) -> Division:
    return tuple(sorted(groups))


def compare_with_readings(seed: str, number: int, most_wilds: int) -> Counter[int]:
    """Compare hands with the best of all their readings; return how many win by their number of wilds."""
    wins: Counter[int] = Counter()
    for rules, claim in yibin_hands(seed, number, most_wilds):
        wilds = sum(claim.hand[kind] for kind in wild_kinds(rules, claim.indicator))
        if wilds > max(4, len(claim.melds) + 2):
            # Too many readings to try all of them.
            continue
        value, every = best_value(rules, claim), list(readings(rules, claim))
        assert (value.fan if value else 0) == max([each.fan or 0 for each in every], default=0), (rules, claim)
        if value:
            groups = sorted_groups(value.reading.groups)
            same = [each for each in every if sorted_groups(each.reading.groups) == groups]
            assert len(same) == 1 and same[0].items == value.items, (rules, claim)
            natural = [group for group in value.reading.groups if len(group.wilds) < len(group_kinds(group))]
            assert value.reading.groups[: len(natural)] == tuple(natural)
            wins[wilds] += 1
    return wins


def test_the_highest_worth_is_that_of_the_best_reading() -> None:
    wins = compare_with_readings("yibin readings", 300, 3)
    assert all(wins[wilds] > 5 for wilds in range(4)), wins


@pytest.mark.long
def test_the_highest_worth_is_that_of_the_best_reading_with_up_to_five_wilds() -> None:
    wins = compare_with_readings("many yibin readings", 20_000, 5)
    assert all(wins[wilds] for wilds in range(6)), wins


def compare_by_ranks(seed: str, number: int) -> Counter[str]:
    """Compare the melds of hands with up to twelve wilds with what is found rank by rank."""
    seen: Counter[str] = Counter()
    for rules, claim in yibin_hands(seed, number, 12):
        value = best_value(replace(rules, min_fan=0, shapes=replace(rules.shapes, seven_pairs=False)), claim)
        if three_suits(claim.hand, claim.melds, wild_kinds(rules, claim.indicator)):
            assert value is None
            continue
        natural, wilds = without_wilds(claim.hand, wild_kinds(rules, claim.indicator))
        laid = counts_of(kind for meld in claim.melds for kind in _read_as(meld))
        fei = counts_of(meld.kind for meld in claim.melds if meld.group == FEI)
        own = [held + lies - wild for held, lies, wild in zip(natural, laid, fei, strict=True)]
        enough = [rules.gen_wilds == "any" or count >= 3 for count in own]
        counted = claim.indicator if rules.ben_jin == "triplet" else -KINDS
        found = []
        for runs in (False, True):
            gain = most_gained(natural, laid, enough, wilds, 4 - len(claim.melds), counted, runs=runs)
            found += [gain + 2 - runs] if gain is not None else []
        assert (value is None) == (not found), (rules, claim)
        if value is not None:
            items = {item.id: item.amount for item in value.items}
            laid_ben_jin = any(meld.group == PENG and meld.kind == claim.indicator for meld in claim.melds)
            ben_jin = items.get("ben_jin", 0) - laid_ben_jin if rules.ben_jin == "triplet" else 0
            shape = 2 if "dui_dui_hu" in items else 1
            assert shape + items.get("gen", 0) + ben_jin == max(found), (rules, claim)
            seen[f"{min(wilds, 5)} wilds"] += 1
    return seen


def _read_as(meld: Meld) -> tuple[int, ...]:
    return (meld.kind,) * 3 if meld.group == FEI else meld_tiles(meld)


@few_or_many("number", 120, 5000)
def test_with_many_wilds_the_melds_are_worth_what_is_found_rank_by_rank(number: int) -> None:
    seen = compare_by_ranks("many wilds", number)
    assert all(seen[f"{wilds} wilds"] for wilds in range(6)), seen


def compare_waits(seed: str, number: int) -> Counter[bool]:
    """Compare what hands of thirteen tiles wait for; return how many are ready and how many are not."""
    ready: Counter[bool] = Counter()
    for place, (rules, claim) in enumerate(yibin_hands(seed, number, 1)):
        held = held_kinds(claim.hand)
        away = held[place % len(held)]
        hand = [count - (kind == away) for kind, count in enumerate(claim.hand)]
        wilds = wild_kinds(rules, claim.indicator)
        found = worth_waited_for(rules, wilds, hand, claim.melds, [claim.indicator])
        assert found == oracle_wait(rules, hand, claim), (rules, hand, claim)
        ready[found > 0] += 1
    return ready


@few_or_many("number", 24, 1000)
def test_a_hand_waits_for_the_highest_multiplier_that_the_oracle_finds(number: int) -> None:
    ready = compare_waits("yibin waits", number)
    assert ready[True] > number // 2 and ready[False] > 3, ready


def oracle_wait(rules: MahjongRules, hand: list[int], claim: WinClaim) -> int:
    """The highest multiplier over every tile that the seat does not hold four times."""
    best = 0
    for kind in range(SUITED):
        laid = sum({"fei": 2, "peng": 3}.get(MELD_NAMES[meld.group], 4) for meld in claim.melds if meld.kind == kind)
        laid += sum(meld.wild == kind for meld in claim.melds)
        if hand[kind] + laid + (kind == claim.indicator) < COPIES:
            filled = tuple(count + (other == kind) for other, count in enumerate(hand))
            fan = oracle(rules, WinClaim(filled, claim.melds, kind, BY_DISCARD, claim.wild, claim.indicator))
            best = max(best, yibin_multiplier(fan, rules.cap) if fan else 0)
    return best


def test_the_oracle_knows_the_wilds() -> None:
    for kind in range(SUITED):
        for number in (4, 8, 12):
            ours = [code(wild) for wild in wild_kinds(replace(RULES, wilds=number), kind)]
            assert wild_tiles(code(kind), number) == ours
