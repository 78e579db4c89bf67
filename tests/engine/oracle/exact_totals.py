"""Hands worth an exact number of 胡息, for 无胡 (0), 小卡胡 (10) and 大卡胡 (20), which random hands rarely are."""

from .cards import KINDS
from .melds import HUXI, huxi, mixed, sequences

SEQUENCES = sequences() + mixed()
#: (how it lies, cards) of every group of a complete hand, by its value
BY_WORTH = {worth: [("chi", meld[1]) for meld in SEQUENCES if huxi(meld) == worth] for worth in (0, 1, 3, 6)}
for _name in ("peng", "wei", "kan"):
    for _kind in KINDS:
        BY_WORTH[HUXI[_name][_kind >= 10]].append((_name, (_kind,) * 3))
JIANG = [("jiang", (kind,) * 2) for kind in KINDS]
QUADS = [(name, (kind,) * 4) for name in ("ti", "pao") for kind in KINDS]
#: three 绞 that are also three 一二三 or 二七十: 0 胡息 or twelve to fifteen
KNOTS = [
    [("chi", tuple(sorted((kind, kind, other)))) for kind, other in zip(one, two, strict=True)]
    for small, big in (((0, 1, 2), (10, 11, 12)), ((1, 6, 9), (11, 16, 19)))
    for one, two in ((small, big), (big, small))
]


def exact(rng, target, first):
    """(laid, hand, winning card or None, whether another brings it) of a hand that can be read as worth `target`.

    `first`: nothing but dealt 提 may be laid yet. Some hands can be read as worth more, by knots or because the
    winning card is the fourth of a triple. None where a try fails.
    """
    groups = [rng.choice(QUADS)] if target > 6 and rng.random() < 0.3 else []
    left, number = target - sum(huxi(group) for group in groups), 6 - len(groups) + (not groups)
    quads = len(groups)
    if rng.random() < 0.25:
        groups += rng.choice(KNOTS)
    worths = composed(rng, left, number - len(groups) + quads)
    if worths is None:
        return None
    groups += [rng.choice(BY_WORTH[worth]) for worth in worths] + [rng.choice(JIANG) for _ in range(quads)]
    fourth = fourth_card(rng, groups) if rng.random() < 0.25 else None
    cards = [card for _, group in groups for card in group]
    if any(cards.count(card) > 4 for card in cards):
        return None
    return dealt_out(rng, groups, first, fourth)


def composed(rng, total, number):
    """That many group values that add up to `total`, or None after some tries."""
    for _ in range(60):
        worths = rng.choices((0, 1, 3, 6), (5, 2, 3, 2), k=number) if total else [0] * number
        if sum(worths) == total:
            return worths
    return None


def fourth_card(rng, groups):
    """Let a group of value 0 hold the fourth card of a triple; return that card, or None if there is no such pair."""
    triples = [cards[0] for name, cards in groups if name in ("wei", "kan", "peng")]
    places = [place for place, group in enumerate(groups) if group in BY_WORTH[0]]
    if not triples or not places:
        return None
    kind = rng.choice(triples)
    groups[rng.choice(places)] = rng.choice([group for group in BY_WORTH[0] if group[1].count(kind) == 1])
    return kind


def dealt_out(rng, groups, first, fourth):
    """Lay the groups or take them in hand; None if one may not be laid yet."""
    laid, hand, win = [], [], fourth
    for name, cards in groups:
        if first and name in ("pao", "wei"):
            return None
        if name == "peng" and win is None and (first or rng.random() < 0.3):
            win = cards[0]
            hand += cards[:2]
        elif name == "peng" and first:
            return None
        elif name in ("ti", "pao", "wei", "peng") or (
            name == "chi" and not first and fourth not in cards and rng.random() < 0.3
        ):
            laid.append((name, cards))
        else:
            hand += cards
    if fourth is not None:
        hand.remove(fourth)
    rng.shuffle(laid)
    return laid, hand, win, win is not None
