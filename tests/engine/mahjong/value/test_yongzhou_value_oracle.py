"""The worth of random 永州麻将 hands is what a slow oracle says, and the highest of all readings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random

from hupai.mahjong.games.yongzhou import OPTIONS, RULES
from hupai.mahjong.melds import ANGANG, CHI, GANG, JIAGANG, MELD_NAMES, PENG, Meld, is_run_start, meld_tiles
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_DEAL, BY_DISCARD, BY_NAMES, BY_ROB, BY_SELF, Reading, WinClaim, WinValue
from hupai.mahjong.tiles import COPIES, DECK_112, KINDS, RANKS, RED, SUITED, Kind, code, counts_of, held_kinds
from hupai.mahjong.value.yongzhou import best_value, readings
from tests.engine.amounts import few_or_many
from tests.engine.mahjong.oracle.value_yongzhou import points

HONOURS = range(SUITED, KINDS)
ORPHANS = [0, 8, 9, 17, 18, 26, *HONOURS]

EVERY_ITEM = {
    *("ji_ben", "qi_qiao_dui", "long_qiao_dui", "ying_qiao_dui", "xia_san_lan", "qi_feng", "shi_san_yao", "wang_diao"),
    *("wang_diao_wang", "wang_chuang", "wang_chuang_wang", "wang_gui_wei", "shuang_wang_gui_wei", "san_wang_gui_wei"),
    *("si_wang_gui_wei", "si_da_tian_wang", "qing_yi_se", "hun_yi_se", "tian_hu", "peng_peng_hu", "gang_kai"),
    *("gang_shang_wang_diao", "gang_shang_wang_chuang", "zi_mo", "qiang_gang", "men_qing", "quan_qiu_ren"),
    *("dian_pao_jia_ban", "qi_shou_si_wang"),
}

COMPARED = ("score", "tiles", "scatter_wild", "lan_gap", "guiwei", "long_natural_only", "four_wild_deal", "qing_qi_dui")
"""The options that concern the worth of a hand."""


class Made:
    """A hand in the making: tiles as they play, and where the wilds are."""

    def __init__(self, rng: Random, wild: Kind) -> None:
        self.rng = rng
        self.wild = wild
        self.melds: list[Meld] = []
        self.plain: list[Kind] = []
        """Tiles that may become wilds."""
        self.printed: list[Kind] = []
        """Tiles that stay as they are."""
        self.wilds = rng.choice((0, 0, 1, 1, 1, 2, 2, 3, 4))
        """Wilds that stand for plain tiles."""

    def tiles(self) -> list[Kind]:
        """The tiles as they are printed."""
        self.rng.shuffle(self.plain)
        stood_for = self.wilds if self.rng.random() < 0.9 else 0
        kept = [RED if kind == self.wild else kind for kind in self.plain[stood_for:]]
        return [*self.printed, *kept, *[self.wild] * min(stood_for, len(self.plain))]

    def group(self) -> list[Kind]:
        """A run or a triplet, often near the wild."""
        first = self.rng.choice((0, 9, 18))
        if self.wild < SUITED and self.rng.random() < 0.6:
            first = self.wild - self.wild % RANKS
        run = self.rng.randrange(first, first + 7)
        if self.rng.random() < 0.65:
            return [run, run + 1, run + 2]
        return [self.rng.choice((run, run + 2, *HONOURS)) if self.rng.random() < 0.5 else run] * 3


Maker = Callable[[Made], None]


def _melds(made: Made) -> None:
    """Melds and a pair, some melds laid."""
    often = made.rng.choice((0, 0, 0.3, 1))
    for _ in range(4):
        _lay_or_hold(made, made.group(), often)
    made.plain += [made.rng.choice([made.rng.randrange(KINDS), *made.group()])] * 2


def _triplets(made: Made) -> None:
    often = made.rng.choice((0, 0.3, 1))
    *tripled, pair = made.rng.sample(range(KINDS), 5)
    for kind in tripled:
        _lay_or_hold(made, [kind] * 3, often)
    made.plain += [pair] * 2


def _one_suit(made: Made) -> None:
    """Melds and a pair of one suit, now and then with honours."""
    first = made.rng.choice((0, 9, 18))
    for _ in range(4):
        run = made.rng.randrange(first, first + 7)
        _lay_or_hold(made, made.rng.choice(([run, run + 1, run + 2], [run] * 3)), made.rng.choice((0, 0.3)))
    made.plain += [made.rng.choice((first, first + 8, 27, 30))] * 2


def _left_over(made: Made) -> None:
    """Complete groups, one or two wilds left over, and any tile."""
    number = made.rng.choice((1, 2))
    for _ in range(5 - number):
        _lay_or_hold(made, made.group(), made.rng.choice((0, 0, 0.4)))
    if number == 2:
        made.plain += [made.rng.randrange(KINDS)] * 2
    made.wilds = min(made.wilds, 4 - number)
    made.printed += [made.wild] * number
    _any_last(made)


def _left_over_pairs(made: Made) -> None:
    """Six pairs, a wild left over, and any tile."""
    made.plain += [kind for kind in made.rng.choices(range(KINDS), k=6) for _ in range(2)]
    made.wilds = min(made.wilds, 3)
    made.printed.append(made.wild)
    _any_last(made)


def _any_last(made: Made) -> None:
    near = [*made.plain, made.rng.randrange(KINDS)]
    made.printed.append(made.rng.choice((made.wild, *near)))


def _homes(made: Made) -> None:
    """Runs with wilds at home."""
    made.wilds = min(made.wilds, 1)
    starts = [first for first in range(max(made.wild - 2, 0), made.wild + 1) if is_run_start(first)]
    starts = [first for first in starts if first // RANKS == made.wild // RANKS]
    runs = made.rng.choice((1, 2, 2, 3, 4)) if starts and made.wild < SUITED else 0
    for first in [made.rng.choice(starts) for _ in range(runs)]:
        made.printed += range(first, first + 3)
    for _ in range(4 - runs):
        _lay_or_hold(made, made.group(), 0.3)
    made.plain += [made.rng.randrange(KINDS)] * 2
    made.wilds = min(made.wilds, 4 - runs)


def _pairs(made: Made) -> None:
    made.plain += [kind for kind in made.rng.choices(range(KINDS), k=7) for _ in range(2)]


def _scattered(made: Made) -> None:
    """Honours, and tiles of each suit two or three ranks apart; sometimes all honours as they are printed."""
    if made.rng.random() < 0.5:
        made.printed += [*HONOURS, *made.rng.choice(([], [], [RED]))]
        room = 14 - len(made.printed)
    else:
        held = made.rng.sample(HONOURS, made.rng.choice((5, 6, 7)))
        made.plain += held
        room = 14 - len(held)
    suited: list[Kind] = []
    for first in (0, 9, 18):
        rank = made.rng.choice((0, 0, 1, 2))
        while rank < RANKS:
            suited.append(first + rank)
            rank += made.rng.choice((2, 3, 3, 3, 4))
    made.plain += made.rng.sample(suited, min(room, len(suited)))
    made.wilds = min(made.wilds, 3)


def _orphans(made: Made) -> None:
    made.plain += [*ORPHANS, made.rng.choice(ORPHANS)]


def _four_wilds(made: Made) -> None:
    """Four wilds and any tiles."""
    made.printed += [made.wild] * 4 + made.rng.choices(range(KINDS), k=made.rng.choice((9, 10)))
    made.wilds = 0


def _lay_or_hold(made: Made, tiles: list[Kind], often: float) -> None:
    """Lay a group with some probability. The wild's kind is laid as 红中."""
    if made.rng.random() >= often:
        made.plain += tiles
    elif tiles[0] != tiles[1]:
        made.melds.append(Meld(CHI, tiles[0]))
    else:
        kind = RED if tiles[0] == made.wild else tiles[0]
        made.melds.append(Meld(made.rng.choice((PENG, GANG, ANGANG, JIAGANG)), kind))


MAKERS: tuple[Maker, ...] = (
    *(_melds, _melds, _triplets, _one_suit, _left_over, _left_over, _left_over_pairs),
    *(_homes, _homes, _pairs, _scattered, _orphans, _four_wilds),
)


def random_claims(seed: str, number: int) -> Iterator[tuple[MahjongRules, WinClaim]]:
    """Hands that are mostly complete, with rules and all that a claim may tell."""
    rng = Random(seed)
    made = 0
    while made < number:
        hand = Made(rng, rng.choice((rng.randrange(SUITED), rng.randrange(SUITED), 4, 22, rng.choice(HONOURS))))
        rng.choice(MAKERS)(hand)
        kinds = hand.tiles()
        if rng.random() < 0.15:
            kinds[rng.randrange(len(kinds))] = rng.randrange(KINDS)
        shown = [kind for meld in hand.melds for kind in _laid_tiles(meld, hand.wild)]
        if hand.wild in shown or max(counts_of([*kinds, *shown])) > COPIES:
            continue
        made += 1
        yield _rules(rng, [*kinds, *shown]), _claim(rng, hand, kinds)


def _laid_tiles(meld: Meld, wild: Kind) -> list[Kind]:
    """The tiles of a meld as they are printed: in a run 红中 is the wild's kind."""
    return [RED if meld.group == CHI and kind == wild else kind for kind in meld_tiles(meld)]


def _rules(rng: Random, kinds: list[Kind]) -> MahjongRules:
    chosen = {option.name: rng.choice(option.choices) for option in OPTIONS if option.name in COMPARED}
    if not all(DECK_112[kind] for kind in kinds) or rng.random() < 0.5:
        chosen["tiles"] = 136
    if rng.random() < 0.3:
        chosen["score"] = "highest"
    return replace(RULES, **chosen)  # type: ignore[arg-type]


def _claim(rng: Random, hand: Made, kinds: list[Kind]) -> WinClaim:
    """The claim of the hand; the last tile is often the one that was made last, or a wild."""
    by = rng.choice((BY_SELF, BY_SELF, BY_SELF, BY_DISCARD, BY_ROB, *(() if hand.melds else (BY_DEAL,))))
    last = rng.choice([kind for kind in (*hand.printed[-1:], hand.wild, *rng.sample(kinds, 2)) if kind in kinds])
    return WinClaim(
        tuple(counts_of(kinds)),
        tuple(hand.melds),
        -1 if by == BY_DEAL else last,
        by,
        wild=hand.wild,
        after_kong=rng.random() < 0.3,
    )


def told_to_the_oracle(rules: MahjongRules, claim: WinClaim) -> int:
    """What the oracle says of the claim."""
    return points(
        [code(kind) for kind in held_kinds(claim.hand)],
        [(MELD_NAMES[meld.group], [code(kind) for kind in _laid_tiles(meld, claim.wild)]) for meld in claim.melds],
        code(claim.last) if claim.last >= 0 else None,
        BY_NAMES[claim.by],
        code(claim.wild),
        {name: getattr(rules, name) for name in COMPARED},
        claim.after_kong,
    )


def compare(seed: str, number: int) -> tuple[Counter[str], Counter[bool]]:
    """Compare so many hands with the oracle; return how often each item was there, and how many hands win."""
    items: Counter[str] = Counter()
    wins: Counter[bool] = Counter()
    for rules, claim in random_claims(seed, number):
        value = best_value(rules, claim)
        assert (value.multiplier if value else 0) == told_to_the_oracle(rules, claim), (rules, claim, value)
        wins[value is not None] += 1
        items.update({item.id for item in value.items} if value else ())
    return items, wins


@few_or_many("number", 300, 20_000)
def test_hands_are_worth_what_the_oracle_says(number: int) -> None:
    items, wins = compare("worth", number)
    assert wins[True] > number // 2 and wins[False] > number // 15, wins
    assert len(items) > 20 if number == 300 else set(items) == EVERY_ITEM and min(items.values()) > 10, items


def groups_sorted(value: WinValue) -> WinValue:
    """The same worth with its groups in ascending order."""
    return replace(value, reading=Reading(value.reading.shape, tuple(sorted(value.reading.groups))))


def compare_readings(seed: str, number: int) -> Counter[str]:
    """Compare the best worth with all readings; return how many hands win, with how many wilds, and by their worths."""
    seen: Counter[str] = Counter()
    for rules, claim in random_claims(seed, number):
        every = list(map(groups_sorted, readings(rules, claim)))
        best = best_value(rules, claim)
        if best is None:
            assert every == [], (rules, claim)
            continue
        assert best.multiplier == max(value.multiplier for value in every), (rules, claim, best)
        assert groups_sorted(best) in every, (rules, claim, best)
        seen["wins"] += 1
        seen[f"{claim.hand[claim.wild]} wilds"] += 1
        seen["several worths"] += len({value.multiplier for value in every}) > 1
    return seen


@few_or_many("number", 200, 10_000)
def test_the_worth_is_the_highest_of_all_readings(number: int) -> None:
    seen = compare_readings("readings", number)
    assert seen["wins"] > number // 2 and seen["several worths"] > 30, seen
    assert all(seen[f"{wilds} wilds"] > 8 for wilds in range(COPIES + 1)), seen
