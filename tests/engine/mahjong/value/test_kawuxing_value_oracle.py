"""The worth of random 卡五星 hands is what a slow second reading of the rules says, and the highest of all readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import prod
from random import Random

from hupai.mahjong.games.kawuxing import RULES
from hupai.mahjong.melds import ANGANG, GANG, JIAGANG, MELD_NAMES, PENG, Meld, is_run_start
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_NAMES, BY_ROB, BY_SELF, STANDARD, WinClaim
from hupai.mahjong.tiles import COPIES, DECK_84, KINDS, Kind, code, counts_of, held_kinds
from hupai.mahjong.value.kawuxing import best_value, readings
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.oracle.value_kawuxing import multiplier

DRAGONS = range(31, KINDS)
SUITS = (range(9, 18), range(18, 27))
FIVES = (13, 22)

EVERY_ITEM = {
    *("pi_hu", "peng_peng_hu", "ka_wu_xing", "ming_si_gui", "an_si_gui", "shou_zhua_yi", "qing_yi_se", "qi_dui"),
    *("hao_hua", "chao_hao_hua", "chao_chao_hao_hua", "san_yuan_qi_dui", "xiao_san_yuan", "da_san_yuan", "gang_kai"),
    *("gang_shang_pao", "qiang_gang", "hai_di"),
}


Made = tuple[list[Meld], list[Kind]]
"""Laid melds and the tiles in the hand."""

Maker = Callable[[Random, Sequence[Kind]], Made]


def random_claims(seed: str, number: int, *only: Maker) -> Iterator[tuple[MahjongRules, WinClaim]]:
    """Hands that are mostly complete, with rules and all that a claim may tell; all sorts unless some are named."""
    rng = Random(seed)
    made = 0
    while made < number:
        maker = rng.choice(only or (_melds, _melds, _near_five, _triplets, _dragons, _pairs))
        laid, kinds = maker(rng, rng.choice((range(9, 18), range(18, 27), [*SUITS[0], *SUITS[1], *DRAGONS])))
        if rng.random() < 0.25:
            kinds[rng.randrange(len(kinds))] = rng.choice((*SUITS[0], *SUITS[1], *DRAGONS))
        counts = counts_of(kinds)
        shown = counts_of([meld.kind for meld in laid for _ in range(3 if meld.group == PENG else COPIES)])
        if any(count + more > most for count, more, most in zip(counts, shown, DECK_84, strict=True)):
            continue
        made += 1
        yield _rules(rng), _claim(rng, counts, laid)


def _rules(rng: Random) -> MahjongRules:
    return replace(
        RULES,
        sigui=rng.choice(("last_tile", "last_tile", "any", "strict", "revealed_is_ming")),
        profile=rng.choice(("seed", "xiangyang")),
        cap=rng.choice((0, 0, 0, 8, 16, 32)),
    )


def _claim(rng: Random, counts: list[int], laid: list[Meld]) -> WinClaim:
    """The claim of the hand; the last tile is often a 5 or one of four alike."""
    held = held_kinds(counts)
    pengs = [meld.kind for meld in laid if meld.group == PENG]
    special = [kind for kind in held if kind in FIVES or counts[kind] == COPIES or kind in pengs]
    by = rng.choice((BY_SELF, BY_SELF, BY_DISCARD, BY_DISCARD, BY_ROB) if laid else (BY_SELF, BY_DISCARD, BY_DEAL))
    return WinClaim(
        tuple(counts),
        tuple(laid),
        -1 if by == BY_DEAL else rng.choice(special if special and rng.random() < 0.7 else held),
        by,
        after_kong=by != BY_DEAL and rng.random() < 0.3,
        last_of_wall=by in (BY_SELF, BY_DISCARD) and rng.random() < 0.2,
        revealed=rng.random() < 0.5,
    )


def _melds(rng: Random, kinds: Sequence[Kind]) -> Made:
    """Runs and triplets of these kinds and a pair; some triplets are laid."""
    runs = [[kind, kind + 1, kind + 2] for kind in kinds if is_run_start(kind)]
    triplets = [[kind] * 3 for kind in kinds]
    return _lay(rng, [rng.choice(rng.choice((runs, runs, triplets))) for _ in range(4)], rng.choice(kinds))


def _near_five(rng: Random, kinds: Sequence[Kind]) -> Made:
    """Groups of the tiles around a 5, so that many divisions compete: 345 345 66 is also 33 456 456."""
    five = rng.choice(FIVES)
    around = [[five - 2, five - 1, five], [five - 1, five, five + 1], [five, five + 1, five + 2]]
    triplets = [[kind] * 3 for kind in (five - 1, five, five + 1)]
    twice, pair = rng.choice(((around[0], five + 1), (around[2], five - 1), (around[1], five), (around[1], 31)))
    groups = rng.choice(([twice, twice, *rng.sample([*around, *triplets, [33] * 3], 2)], [*triplets, around[2]]))
    return _lay(rng, groups, pair, often=0.1)


def _triplets(rng: Random, kinds: Sequence[Kind]) -> Made:
    """Four triplets and a pair, often all laid."""
    *tripled, pair = rng.sample(list(kinds), 5)
    return _lay(rng, [[kind] * 3 for kind in tripled], pair, often=0.7)


def _dragons(rng: Random, kinds: Sequence[Kind]) -> Made:
    """Two or three triplets of dragons, any other groups, and perhaps a pair of the third."""
    tripled = rng.sample(DRAGONS, rng.choice((2, 2, 3)))
    first = rng.choice([kind for kind in kinds if is_run_start(kind)])
    others = [[first, first + 1, first + 2], [first] * 3][: 4 - len(tripled)]
    return _lay(rng, [*([kind] * 3 for kind in tripled), *others], rng.choice((*DRAGONS, first + 2)))


def _pairs(rng: Random, kinds: Sequence[Kind]) -> Made:
    """Seven pairs, some of them equal, and now and then all dragons among them."""
    fours = rng.sample(list(kinds), rng.choice((0, 0, 1, 2, 3)))
    other = [kind for kind in kinds if kind not in fours]
    pairs = [*fours, *fours, *rng.sample(other, 7 - 2 * len(fours))]
    if rng.random() < 0.2:
        pairs[-3:] = DRAGONS
    return [], [kind for kind in pairs for _ in range(2)]


def _lay(rng: Random, groups: list[list[Kind]], pair: Kind, often: float = 0.35) -> Made:
    """Lay some of the triplets."""
    laid: list[Meld] = []
    hand = [pair, pair]
    for group in groups:
        if group[0] == group[1] and rng.random() < often:
            laid.append(Meld(rng.choice((PENG, PENG, GANG, ANGANG, JIAGANG)), group[0]))
        else:
            hand += group
    return laid, hand


def told_to_the_oracle(rules: MahjongRules, claim: WinClaim) -> int:
    """What the oracle says of the claim."""
    return multiplier(
        [code(kind) for kind in held_kinds(claim.hand)],
        [(MELD_NAMES[meld.group], code(meld.kind)) for meld in claim.melds],
        code(claim.last) if claim.last >= 0 else None,
        BY_NAMES[claim.by],
        sigui=rules.sigui,
        profile=rules.profile,
        cap=rules.cap,
        revealed=claim.revealed,
        after_kong=claim.after_kong,
        last_of_wall=claim.last_of_wall,
    )


def compare(seed: str, number: int) -> tuple[Counter[str], int]:
    """Compare so many hands with the oracle; return how often each item was there, and how many hands win."""
    seen: Counter[str] = Counter()
    winning = 0
    for rules, claim in random_claims(seed, number):
        value = best_value(rules, claim)
        assert (value.multiplier if value else 0) == told_to_the_oracle(rules, claim), (rules, claim, value)
        if value:
            winning += 1
            seen.update({item.id for item in value.items})
    return seen, winning


@few_or_many("number", 300, 20_000)
def test_hands_are_worth_what_the_oracle_says(number: int) -> None:
    seen, winning = compare("worth", number)
    assert number // 2 < winning < number - number // 30
    assert set(seen) == EVERY_ITEM and min(seen.values()) > number // 200 - 1, seen


def compare_readings(claims: Iterator[tuple[MahjongRules, WinClaim]]) -> Counter[str]:
    """Compare the best worth with all readings; return how often readings of all shapes, and of melds, differ."""
    differ: Counter[str] = Counter()
    for rules, claim in claims:
        every = list(readings(rules, claim))
        best = best_value(rules, claim)
        if best is None:
            assert every == [], (rules, claim)
            continue
        assert best in every, (rules, claim, best)
        assert best.multiplier == max(value.multiplier for value in every)
        worths = [prod(item.amount for item in value.items) for value in every]
        assert prod(item.amount for item in best.items) == max(worths), (rules, claim, best)
        melds = {worth for worth, value in zip(worths, every, strict=True) if value.reading.shape == STANDARD}
        differ += Counter(all=len(set(worths)) > 1, melds=len(melds) > 1)
    return differ


def test_the_worth_is_the_highest_of_all_readings() -> None:
    assert compare_readings(random_claims("readings", 600))["all"] > 20


def test_the_worth_is_the_highest_where_many_divisions_compete() -> None:
    assert compare_readings(random_claims("divisions", 500, _near_five))["melds"] > 60


def test_every_multiplier_is_the_product_of_its_items_up_to_the_cap() -> None:
    for rules, claim in random_claims("products", 500):
        for value in readings(rules, claim):
            product = prod(item.amount for item in value.items)
            assert value.multiplier == (min(product, rules.cap) if rules.cap else product)
