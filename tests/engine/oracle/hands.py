"""Random hands to score, many of them winning: built from finished groups, then disturbed.

Only states that can occur at a table: a laid 碰 or 偎 has no fourth copy in the hand (it would have been a 跑
or 提), the fourth copy of a 臭偎 was passed, no kind has more than four copies, the turned card included, and
who raised the hand or takes the dealer's shown card has laid nothing but what was dealt.
"""

import json
from dataclasses import asdict, dataclass, field
from random import Random

from .cards import KINDS, NAMES, RED, count, read, write
from .choices import GAMES, pick_kings, pick_limits, pick_options, pick_turned
from .exact_totals import exact
from .melds import mixed, sequences
from .payment import DEFAULTS
from .score import read_laid


@dataclass
class Case:
    """The arguments of one `score` call, and the wins that a hand at a table has left."""

    game: str
    laid: str
    hand: str
    win: str
    by: str
    options: dict = field(default_factory=dict)
    turned: str | None = None
    declared: bool = False
    calls: list = field(default_factory=list)
    limit: list | None = None
    above: int = 0

    def as_json(self):
        """One line that `compare --one` reads back."""
        return json.dumps(asdict(self), ensure_ascii=False)


def random_case(rng, game=None):
    """A random hand that can occur at a table, of one game or of any."""
    game = game or rng.choice(GAMES)
    while True:
        case = build(rng, game)
        if case and can_occur(case):
            return case


def cases(seed, number, game=None):
    """`number` hands; the same for the same seed."""
    rng = Random(seed)
    return [random_case(rng, game) for _ in range(number)]


def can_occur(case):
    """Whether the cards exist, their number is right (``win.shape``), and no laid triple has its fourth copy."""
    hand, kings = read(case.hand)
    melds = read_laid(case.laid)
    win = read(case.win)[0]
    turned = read(case.turned)[0] if case.turned not in (None, "empty") else []
    everything = hand + win + turned + [card for _, cards in melds for card in cards]
    deck = {**DEFAULTS[case.game], **case.options}["kings"]
    if max(count(everything)) > 4 or kings + (case.win == "k") + (case.turned == "k") > deck:
        return False
    quads = sum(name in ("ti", "pao") for name, _ in melds) + count(hand).count(4)
    size = len(hand) + kings + sum(len(cards) for _, cards in melds)
    if size != (21 if case.by == "deal" else 20 if case.by == "shown" else 20 + max(0, quads - 1)):
        return False
    if (case.by in ("deal", "shown") or "ju_shou" in case.calls) and any(name != "ti" for name, _ in melds):
        return False
    beside = {"peng": hand, "wei": hand, "chouwei": hand + win + turned}
    return not any(cards[0] in beside.get(name, ()) for name, cards in melds)


# ---- building ----


def build(rng, game):
    """One try: groups, laid melds, the winning card, kings, a disturbance, options."""
    chance = rng.random()
    if chance < 0.04:
        return shuffled(rng, game)
    if game == "paohuzi" and chance < 0.1:
        return three_or_five(rng, game)
    deck = pick_kings(rng, game)
    kings = min(deck, rng.choice((0, 0, 0, 1, 1, 2, 2, 3, 4))) if deck else 0
    called = kings > 0 and rng.random() < 0.25
    form = rng.choice(("wang_diao", "wang_chuang", "wang_zha")[: max(2, kings)]) if called else None
    dealt = 0 if called else rng.random()  # Hands without play: the dealer at once, others on the shown card.
    first = dealt > 0.8
    openness = 0.0 if first else rng.choice((0.0, 0.5, 1.0))
    another = False
    if DEFAULTS[game]["ka_hu"] and rng.random() < 0.75:
        groups, found = None, exact(rng, rng.choice((0, 10, 20)), first)
        if found is None:
            return None
        laid, hand, win, another = found
    else:
        groups = build_groups(rng, rng.choices((0, 1, 2, 3), (50, 35, 12, 3))[0], form)
        if groups is None:
            return None
        laid, hand, win = spread(rng, groups, openness, first)
    rng.shuffle(hand)
    by = (
        rng.choice(("other", "discard"))
        if another
        else "deal"
        if dealt > 0.94
        else "shown"
        if first and DEFAULTS[game]["dihu"]
        else pick_by(rng, game, kings)
    )
    if by == "deal":
        hand += [win] if win is not None else []
        win = None
    elif called:
        win = rng.choice(KINDS)
    elif win is None:
        if not hand:
            return None
        win = hand.pop()
    if called:
        hand, win_text = with_kings_added(rng, hand, win, kings, groups)
    else:
        hand, win_text = with_kings_inside(rng, hand, win, kings)
    if hand is None:
        return None
    hand_kinds, hand_kings = hand
    if rng.random() < 0.2 and hand_kinds:
        hand_kinds[rng.randrange(len(hand_kinds))] = rng.choice(KINDS)
    options = pick_options(rng, game, by, deck)
    return Case(
        game,
        laid_text(laid),
        written(hand_kinds, hand_kings),
        win_text,
        by,
        options,
        pick_turned(rng, game),
        (called and rng.random() < 0.8) or rng.random() < 0.03,
        **pick_limits(rng, game, by, laid, options),
    )


def shuffled(rng, game):
    """Twenty shuffled cards and one more: hardly ever a win, but nothing about them is constructed."""
    number = pick_kings(rng, game)
    deck = NAMES * 4 + ["k"] * number
    rng.shuffle(deck)
    kinds, kings = read("".join(deck[:20]))
    by = pick_by(rng, game, kings)
    options = pick_options(rng, game, by, number)
    return Case(game, "", written(kinds, kings), deck[20], by, options, pick_turned(rng, game))


def three_or_five(rng, game):
    """Twenty-one cards with three 提 or five 坎, or just fewer; often complete as well."""
    quads, triples = rng.choice(((3, 1), (3, 2), (2, 3), (0, 5), (0, 5), (1, 5), (0, 6), (0, 4)))
    kinds = rng.sample(KINDS, quads + triples)
    sets = [kind for place, kind in enumerate(kinds) for _ in range(4 if place < quads else 3)]
    left = [kind for kind in KINDS for _ in range(4 - sets.count(kind)) if kind not in kinds]
    if rng.random() < 0.4:  # whole melds beside them
        rest = [card for _ in range(3) for card in rng.choice(sequences() + mixed())[1]]
    else:
        rest = rng.sample(left, min(len(left), 21))
    hand = (sets + rest)[:21]
    laid = [("ti", (kind,) * 4) for kind in kinds[:quads] if rng.random() < 0.5]
    for _, cards in laid:
        hand = [card for card in hand if card != cards[0]]
    return Case(
        game, laid_text(laid), write(hand), "", "deal", pick_options(rng, game, "deal", 0), pick_turned(rng, game)
    )


def build_groups(rng, quads, called):
    """Finished groups: seven melds, or six with quads and a 将; 王钓 has no 将, 王闯 one meld fewer."""
    if called == "wang_diao":
        quads = max(quads, 1)
    if called == "wang_zha":
        quads = 0
    melds = 7 if quads == 0 else 6
    if called == "wang_chuang":
        melds -= 1
    if called == "wang_zha":
        melds = 5
    taste = rng.choices(("any", "black", "red", "one"), (55, 15, 18, 12))[0]
    wanted = ["quad"] * quads + ["meld"] * (melds - quads)
    if (quads and called != "wang_diao") or called == "wang_zha":
        wanted.append("jiang")
    left, groups, reds = [4] * 20, [], 0
    for form in wanted:
        for _ in range(30):
            name, cards = propose(rng, form)
            red = sum(card in RED for card in cards)
            if any(left[card] < cards.count(card) for card in cards) or not suits(rng, taste, red, reds):
                continue
            groups.append((name, cards))
            reds += red
            for card in cards:
                left[card] -= 1
            break
        else:
            return None
    return groups


def propose(rng, form):
    """A random group of a form; groups that score are proposed more often than chance would."""
    kind = rng.choice(KINDS)
    if form == "quad":
        return "quad", (kind,) * 4
    if form == "jiang":
        return "jiang", (kind,) * 2
    if rng.random() < 0.42:
        return "triple", (kind,) * 3
    if rng.random() < 0.45:
        return rng.choice([meld for meld in sequences() if meld[0] != "shun"])
    return rng.choice(sequences() + mixed())


def suits(rng, taste, red, reds):
    """Whether a group suits the colour this hand aims at: no, one or many red cards (``fan.red``, ``fan.black``)."""
    if taste == "black":
        return red == 0
    if taste == "one":
        return red == 0 or (red == 1 and reds == 0)
    return taste == "any" or red > 0 or rng.random() < 0.3


def spread(rng, groups, openness, only_dealt):
    """Lay some groups, hold the others; a quad may still lack its fourth card, then the winning card."""
    laid, hand, win = [], [], None
    for name, cards in groups:
        where = rng.random()
        if name == "quad" and win is None and where < 0.3 and not only_dealt:
            win = cards[0]
            held = rng.choice(("hand", "wei", "wei", "peng"))
            if held == "hand":
                hand += cards[:3]
            else:
                laid.append((held, cards[:3]))
        elif name == "quad" and where < 0.9:
            laid.append(("ti" if only_dealt else rng.choice(("ti", "pao")), cards))
        elif name == "triple" and where < 0.7 * openness:
            laid.append((rng.choice(("peng", "wei", "wei", "chouwei")), cards))
        elif name not in ("quad", "triple", "jiang") and where < 0.5 * openness:
            laid.append(("chi", cards))
        else:
            hand += cards
    rng.shuffle(laid)
    return laid, hand, win


def with_kings_inside(rng, hand, win, kings):
    """Put kings in place of random cards of the hand, sometimes of the winning card."""
    text = NAMES[win] if win is not None else ""
    if kings and win is not None and rng.random() < 0.1:
        text, kings = "k", kings - 1
    if len(hand) < kings:
        return None, None
    return (hand[kings:], kings), text


def with_kings_added(rng, hand, win, kings, groups):
    """A 王钓 or 王闯: kings beside the finished groups; the flip is any card or the other king."""
    melds, quads = sum(name != "jiang" for name, _ in groups), any(name == "quad" for name, _ in groups)
    spare = 3 if melds == 5 and not quads else 2 if melds == 5 + (not quads) else 1
    inside = kings - spare
    if inside < 0:
        kings, inside = spare, 0
    if len(hand) < inside:
        return None, None
    text = "k" if kings == 1 and rng.random() < 0.35 else NAMES[win]
    return (hand[inside:], kings), text


def pick_by(rng, game, kings):
    """Who brought the card: king holders nearly always themselves (``king.self_draw``)."""
    discards = 35 if DEFAULTS[game]["win_on_discard"] else 15
    return rng.choices(("self", "other", "discard"), (94, 4, 2) if kings else (42, 43, discards))[0]


def laid_text(laid):
    """Laid groups in the written form."""
    names = {"er_qi_shi": "chi", "yi_er_san": "chi", "shun": "chi", "jiao": "chi"}
    return " ".join(f"{names.get(name, name)}:{write(cards)}" for name, cards in laid)


def written(kinds, kings):
    """A hand in notation without spaces."""
    return write(kinds, kings).replace(" ", "")
