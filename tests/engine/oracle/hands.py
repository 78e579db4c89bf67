"""Random hands to score, a good share of them winning: built from finished groups, then disturbed.

Only states that can occur at a table: a laid 碰 or 偎 has no fourth copy in the hand (it would have been a 跑
or 提), the fourth copy of a 臭偎 was passed, and no kind has more than four copies, the turned card included.
"""

import json
from dataclasses import asdict, dataclass, field
from random import Random

from .cards import KINDS, NAMES, RED, count, read, write
from .melds import mixed, sequences
from .score import read_laid

#: what random hands draw their options from (§15); a third of the hands keeps every default
OPTION_CHOICES = {
    "base_bonus": (0, 1), "xing": ("off", "fan", "gen"), "xing_offset": (-1, 0, 1), "xing_value": (1, 2, 3),
    "red_min": (10, 11, 12, 13), "red_to_dot": (0, 13, 14), "red_to_black": (0, 15, 16), "self_draw": (1, 2, 3),
    "tianhu": (1, 2), "min_huxi": (15, 18, 21), "cap_per_loser": (0, 100, 300, 600), "win_on_discard": (False, True),
}


@dataclass
class Case:
    """The arguments of one `score` call."""

    game: str
    laid: str
    hand: str
    win: str
    by: str
    options: dict = field(default_factory=dict)
    turned: str | None = None
    declared: bool = False

    def as_json(self):
        """One line that `compare --one` reads back."""
        return json.dumps(asdict(self), ensure_ascii=False)


def random_case(rng, choices=None):
    """A random hand that can occur at a table."""
    while True:
        case = build(rng, choices or OPTION_CHOICES)
        if case and can_occur(case):
            return case


def can_occur(case):
    """Whether the cards exist, are as many as §2 says, and no fourth copy lies beside its laid triple."""
    hand, kings = read(case.hand)
    melds = read_laid(case.laid)
    win = read(case.win)[0]
    turned = read(case.turned)[0] if case.turned not in (None, "empty") else []
    everything = hand + win + turned + [card for _, cards in melds for card in cards]
    if max(count(everything)) > 4 or kings + (case.win == "k") + (case.turned == "k") > 2:
        return False
    quads = sum(name in ("ti", "pao") for name, _ in melds) + count(hand).count(4)
    size = len(hand) + kings + sum(len(cards) for _, cards in melds)
    if size != (21 if case.by == "deal" else 20 + max(0, quads - 1)):
        return False
    for name, cards in melds:
        if name in ("peng", "wei", "chouwei") and cards[0] in hand:
            return False
        if name == "chouwei" and cards[0] in win + turned:
            return False
    return True


# ---- building ----

def build(rng, choices):
    """One try: groups, who has laid what, the winning card, kings, a disturbance, options."""
    if rng.random() < 0.04:
        return shuffled(rng, choices)
    kings = rng.choice((0, 0, 0, 1, 1, 2, 2))
    called = kings > 0 and rng.random() < 0.25
    quads = rng.choices((0, 1, 2, 3), (50, 35, 12, 3))[0]
    groups = build_groups(rng, quads, called and rng.choice(("wang_diao", "wang_chuang")))
    if groups is None:
        return None
    laid, hand, win = spread(rng, groups, rng.choice((0.0, 0.5, 1.0)))
    rng.shuffle(hand)
    by_deal = not called and rng.random() < 0.06
    if by_deal:
        hand += [win] if win else []
        win = None
        if laid and any(name not in ("ti", "pao") for name, _ in laid):
            hand += [card for name, cards in laid for card in cards if name not in ("ti", "pao")]
        laid = [("ti", cards) for name, cards in laid if name in ("ti", "pao")]
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
    if rng.random() < 0.25 and hand_kinds:
        hand_kinds[rng.randrange(len(hand_kinds))] = rng.choice(KINDS)
    by = "deal" if by_deal else pick_by(rng, kings)
    game = "yongzhou-plain" if kings == 0 and rng.random() < 0.5 else "yongzhou"
    return Case(game, laid_text(laid), write(hand_kinds, hand_kings).replace(" ", ""), win_text, by,
                pick_options(rng, game, by, choices), pick_turned(rng, game),
                (called and rng.random() < 0.8) or rng.random() < 0.03)


def shuffled(rng, choices):
    """Twenty cards as dealt and one more: hardly ever a win, but nothing about them was planned."""
    game = rng.choice(("yongzhou", "yongzhou-plain"))
    deck = NAMES * 4 + ["k", "k"] * (game == "yongzhou")
    rng.shuffle(deck)
    kinds, kings = read("".join(deck[:20]))
    by = pick_by(rng, kings)
    hand = write(kinds, kings).replace(" ", "")
    return Case(game, "", hand, deck[20], by, pick_options(rng, game, by, choices), pick_turned(rng, game))


def build_groups(rng, quads, called):
    """Finished groups: seven melds, or six with quads and a 将; 王钓 has no 将, 王闯 one meld fewer."""
    if called == "wang_diao":
        quads = max(quads, 1)
    melds = 7 if quads == 0 else 6
    if called == "wang_chuang":
        melds -= 1
    taste = rng.choices(("any", "black", "red", "one"), (55, 15, 18, 12))[0]
    wanted = ["quad"] * quads + ["meld"] * (melds - quads)
    if quads and called != "wang_diao":
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
    """Whether a group goes with the colour this hand is after (§9.1: none, one, ten red cards)."""
    if taste == "black":
        return red == 0
    if taste == "one":
        return red == 0 or (red == 1 and reds == 0)
    return taste == "any" or red > 0 or rng.random() < 0.3


def spread(rng, groups, openness):
    """Lay some groups, hold the others; a quad may still lack its fourth card, then the winning card."""
    laid, hand, win = [], [], None
    for name, cards in groups:
        where = rng.random()
        if name == "quad" and win is None and where < 0.3:
            win = cards[0]
            held = rng.choice(("hand", "wei", "wei", "peng"))
            if held == "hand":
                hand += cards[:3]
            else:
                laid.append((held, cards[:3]))
        elif name == "quad" and where < 0.9:
            laid.append((rng.choice(("ti", "pao")), cards))
        elif name == "triple" and where < 0.7 * openness:
            laid.append((rng.choice(("peng", "wei", "wei", "chouwei")), cards))
        elif name not in ("quad", "triple", "jiang") and where < 0.5 * openness:
            laid.append(("chi", cards))
        else:
            hand += cards
    rng.shuffle(laid)
    return laid, hand, win


def with_kings_inside(rng, hand, win, kings):
    """Kings take the place of random cards of the hand, sometimes of the winning card."""
    text = NAMES[win] if win is not None else ""
    if kings and win is not None and rng.random() < 0.1:
        text, kings = "k", kings - 1
    if len(hand) < kings:
        return None, None
    return (hand[kings:], kings), text


def with_kings_added(rng, hand, win, kings, groups):
    """A 王钓 or 王闯: the kings come beside the finished groups, the flip is any card or the other king."""
    spare = 2 if sum(name != "jiang" for name, _ in groups) == 5 + (not any(n == "quad" for n, _ in groups)) else 1
    inside = kings - spare
    if inside < 0:
        kings, inside = spare, 0
    if len(hand) < inside:
        return None, None
    text = "k" if kings == 1 and rng.random() < 0.35 else NAMES[win]
    return (hand[inside:], kings), text


def pick_by(rng, kings):
    """Who brought the card: king holders nearly always themselves (§7.3)."""
    weights = (94, 4, 2) if kings else (42, 43, 15)
    return rng.choices(("self", "other", "discard"), weights)[0]


def pick_options(rng, game, by, choices):
    """A third of the hands with defaults, the others with random options."""
    options = {}
    if rng.random() < 0.67:
        options = {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.5}
    if by == "discard" and rng.random() < 0.9:
        options["win_on_discard"] = True
    return options


def pick_turned(rng, game):
    """The card turned for 翻省: unknown, a card, a king, or an empty wall (§10.1)."""
    kind = rng.choices(("none", "card", "king", "empty"), (25, 55, 8, 12))[0]
    if kind == "card":
        return rng.choice(NAMES)
    if kind == "king" and game == "yongzhou":
        return "k"
    return "empty" if kind == "empty" else None


def laid_text(laid):
    """Laid groups in the written form."""
    names = {"er_qi_shi": "chi", "yi_er_san": "chi", "shun": "chi", "jiao": "chi"}
    return " ".join(f"{names.get(name, name)}:{write(cards)}" for name, cards in laid)


def cases(seed, number, choices=None):
    """`number` hands, the same for the same seed."""
    rng = Random(seed)
    return [random_case(rng, choices) for _ in range(number)]
