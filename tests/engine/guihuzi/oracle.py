"""The rules of 沅江 and 南县 a second time, slowly and from the rule book: a whole hand that plays itself.

It shares no code with the engine. Cards are pairs (size, number), a group is a word and its cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from math import prod
from typing import Any

Card = tuple[str, int]
Laid = tuple[str, tuple[Card, ...], Card | None]
"""A group on the table: its word, its cards, and the card of it that was claimed from the table."""

RED = (2, 7, 10)


def read(text: str) -> list[Card]:
    """The cards of a text like `123s270b`."""
    found, pending = [], ""
    for char in text:
        if char in "sb":
            found += [(char, int(digit) or 10) for digit in pending]
            pending = ""
        else:
            pending += char
    return found


def written(card: Card) -> str:
    return f"{card[1] % 10}{card[0]}"


def written_all(cards: Any) -> str:
    cards = sorted(cards, key=lambda card: ("sb".index(card[0]), card[1]))
    return "".join(
        "".join(str(number % 10) for size, number in cards if size == each) + each
        for each in "sb"
        if any(size == each for size, _ in cards)
    )


def is_run(cards: Any) -> bool:
    sizes, numbers = {size for size, _ in cards}, sorted(number for _, number in cards)
    return len(sizes) == 1 and len(cards) == 3 and numbers == list(range(numbers[0], numbers[0] + 3))


def is_seven(cards: Any) -> bool:
    return len({size for size, _ in cards}) == 1 and sorted(number for _, number in cards) == [2, 7, 10]


def half_name(one: Card, two: Card) -> str | None:
    if one == two:
        return "pair"
    if one[0] != two[0]:
        return None
    low, high = sorted((one[1], two[1]))
    if low in RED and high in RED:
        return "half seven"
    return "half run" if high - low <= 2 else None


def readings(cards: list[Card]) -> Iterator[tuple[list[tuple[str, tuple[Card, ...]]], tuple[str, Card, Card]]]:
    """Every way to read the cards as whole groups and a half one."""
    small = sum(size == "s" for size, _ in cards)
    if len(cards) % 3 != 2 or small % 3 == 1:
        return  # groups are of one size: the half one is all that may be over
    seen = set()
    for i, j in combinations(range(len(cards)), 2):
        name = half_name(cards[i], cards[j])
        if name is None or (cards[i], cards[j]) in seen:
            continue
        seen.add((cards[i], cards[j]))
        rest = tuple(card for at, card in enumerate(cards) if at not in (i, j))
        for groups in whole(rest):
            yield groups, (name, cards[i], cards[j])


@lru_cache(100_000)
def whole(cards: tuple[Card, ...]) -> list[list[tuple[str, tuple[Card, ...]]]]:
    """Every way to read sorted cards as whole groups. The lists are kept: nobody changes them."""
    if not cards:
        return [[]]
    first, rest = cards[0], cards[1:]
    tried, found = set(), []
    for i, j in combinations(range(len(rest)), 2):
        group = (first, rest[i], rest[j])
        if group in tried:
            continue
        tried.add(group)
        name = "kan" if len(set(group)) == 1 else "run" if is_run(group) else "seven" if is_seven(group) else None
        if name:
            left = tuple(card for at, card in enumerate(rest) if at not in (i, j))
            found += [[(name, group), *others] for others in whole(left)]
    return found


def prices(
    game: str, options: dict[str, Any], hand: list[Card], laid: list[Laid], card: Card | None, by: str,
    *, last: bool, untouched: bool,
) -> list[int]:  # fmt: skip
    """What each loser would pay by every reading with which the hand wins; empty if it does not win."""
    hand = sorted(hand)
    found = []
    pairs = sum(count // 2 for count in Counter(hand).values())
    yuanjiang = game == "yuanjiang"
    if by == "deal" and yuanjiang and options["jiuduiban"] and pairs >= 9:
        found.append(capped(200, options))
    every = [*hand, *(each for _, cards, _ in laid for each in cards)]
    common = {"last": last, "untouched": untouched, "by": by, "every": every}
    if not yuanjiang and not laid and len(hand) == 20 and pairs == 10:
        found.append(nanxian_pairs(options, hand, card, laid, common))
    if len(hand) + 3 * len(laid) != 20:
        return found
    for groups, half in readings(hand):
        price = price_of(yuanjiang, options, groups, half, hand, laid, card, common)
        if price is not None:
            found.append(price)
    return found


def capped(points: int, options: dict[str, Any]) -> int:
    return min(points, options["cap"]) if options["cap"] else points


def size_of(cards: list[Card]) -> str | None:
    sizes = {size for size, _ in cards}
    return sizes.pop() if len(sizes) == 1 else None


def wait_of(options: dict[str, Any], hand: list[Card], laid: list[Laid], card: Card | None) -> str | None:
    """手牵手 or 背靠背."""
    if card is None or not (options["shouqianshou"] or options["beikaobei"]):
        return None
    before = sorted(hand)
    before.remove(card)
    owned = Counter([*before, *(each for _, cards, _ in laid for each in cards)])
    waits = []
    for size in "sb":
        for number in range(1, 11):
            then = sorted([*before, (size, number)])
            ten = not laid and sum(count // 2 for count in Counter(then).values()) == 10
            enough = any(xi_of(groups, half, laid) >= 5 for groups, half in readings(then))
            if owned[size, number] < 4 and (ten or enough):
                waits.append((size, number))
    if len(waits) != 2:
        return None
    (size, number), (other_size, other) = waits
    if options["beikaobei"] and size != other_size and number == other:
        return "twins"
    return "neighbours" if options["shouqianshou"] and size == other_size and abs(number - other) == 1 else None


def xi_of(groups: Any, half: Any, laid: list[Laid]) -> int:
    return (
        sum(name != "run" for name, _ in groups)
        + (half[0] != "half run")
        + sum(word != "chi" or is_seven(cards) for word, cards, _ in laid)
    )


def nanxian_pairs(options: dict[str, Any], hand: list[Card], card: Card | None, laid: Any, common: Any) -> int:
    big = options["table"] == "big"
    rare, feat, luck = (300, 100, 50) if big else (120, 60, 30)
    points = rare + (rare if size_of(hand) else 0) + (luck if common["last"] else 0)
    points += feat if common["by"] == "deal" or common["untouched"] else 0
    return points + (luck if wait_of(options, hand, laid, card) else 0)


def price_of(
    yuanjiang: bool, options: dict[str, Any], groups: Any, half: Any, hand: list[Card], laid: list[Laid],
    card: Card | None, common: Any,
) -> int | None:  # fmt: skip
    every, by = common["every"], common["by"]
    xi = xi_of(groups, half, laid)
    red = sum(number in RED for _, number in every)
    equal = half[0] == "pair" and all(name == "kan" for name, _ in groups) and all(word != "chi" for word, _, _ in laid)
    flat = xi == 0 and not laid
    # A triple that another's card completed is a 碰, unless that card can stand elsewhere.
    taken = by == "other" and hand.count(card) == 3
    kan = sum(name == "kan" and not (taken and cards[0] == card) for name, cards in groups)
    wai = sum(word == "wai" for word, _, _ in laid)
    liu = sum(word == "liu" for word, _, _ in laid)
    own_pair = by == "self" and half == ("pair", card, card)
    inner = outer = 0
    for each, count in Counter(every).items():
        if count == 4 and not flat:
            theirs = any(word in ("peng", "piao") and cards[0] == each for word, cards, _ in laid)
            theirs |= any(word == "chi" and claimed == each for word, _, claimed in laid)
            theirs |= by == "other" and card == each
            inner, outer = inner + (not theirs), outer + theirs
    one_left = by in ("self", "other") and len(hand) == 2
    ready = by != "deal" and common["untouched"]
    if yuanjiang:
        return yuanjiang_price(
            options, xi, red, equal, flat, kan, wai, liu, own_pair, inner, outer, one_left, ready, common
        )
    if xi < 5:
        return None
    wait = wait_of(options, hand, laid, card)
    return nanxian_price(options, xi, red, equal, kan, wai, own_pair, inner, outer, one_left, ready, wait, common)


def yuanjiang_price(
    options: Any, xi: int, red: int, equal: bool, flat: bool, kan: int, wai: int, liu: int, own_pair: bool,
    inner: int, outer: int, one_left: bool, ready: bool, common: Any,
) -> int | None:  # fmt: skip
    named: list[int] = []
    if xi == 7 and not equal:
        named.append(50)
    if equal:
        named.append(200 if red == 0 else 100)
    elif red == 0:
        named.append(100)
    if size_of(common["every"]):
        named.append(100)
    named += {1: [50], 13: [50], 14: [100]}.get(red, [200] if red >= 15 else [])
    named += [50] if options["diaodiaoshou"] and one_left else []
    named += [50] if flat else []
    if flat:
        if not options["wuxiping"]:
            return None
    elif xi < 5 or (xi < 7 and not (kan + wai + liu + inner + outer or own_pair or named)):
        return None
    points = 5 * (kan + wai + liu + own_pair)
    factor = 1
    if not named:
        points += 5
    elif options["combine"] == "add":
        points += sum(named)
    else:
        named.sort()
        points += named.pop(0)
        factor = prod(times * named.count(each) for each, times in ((50, 2), (100, 4), (200, 8)) if each in named)
    for holds in (common["last"], common["by"] == "deal", ready):
        factor *= 4 if holds else 1
    return capped(points * factor * 4**inner * 2**outer, options)


def nanxian_price(
    options: Any, xi: int, red: int, equal: bool, kan: int, wai: int, own_pair: bool, inner: int, outer: int,
    one_left: bool, ready: bool, wait: str | None, common: Any,
) -> int:  # fmt: skip
    big = options["table"] == "big"
    feats = sum((common["by"] == "deal", xi == 7 and not equal, red == 1, ready, one_left)) * (100 if big else 60)
    if equal:
        feats += (300 if big else 120) if red == 0 else (200 if big else 100)
    elif red == 0:
        feats += 150 if big else 80
    if size_of(common["every"]):
        feats += 300 if big else 120
    if red >= 13:
        feats += (150 + 30 * (red - 13)) if big else (80 + 10 * (red - 13))
    points = feats or (10 if big else 6)
    points += (kan + wai + own_pair) * (10 if big else 5)
    points += inner * (40 if big else 30) + outer * (30 if big else 20)
    points += (30 if big else 15) if xi == 6 else 0
    return points + ((50 if big else 30) * (common["last"] + bool(wait)))
