"""Random options, turned cards and circumstances for the oracle's hands and matches."""

from random import Random

from .cards import NAMES
from .payment import DEFAULTS

GAMES = tuple(DEFAULTS)
#: Options that change the value of a hand, with the values that the games offer.
COMMON = {
    "min_huxi": (15, 18, 21),
    "base_bonus": (0, 1),
    "win_on_discard": (False, True),
    "xing": ("off", "fan", "gen"),
    "xing_offset": (-1, 0, 1),
    "xing_value": (1, 2, 3),
    "red_min": (10, 11, 12, 13),
    "red_to_dot": (0, 13, 14),
    "red_to_black": (0, 15, 16),
    "self_draw": (1, 2, 3),
    "tianhu": (1, 2),
    "cap_per_loser": (0, 100, 300, 600),
}
YONGZHOU = {"base_bonus": (0, 1, 2, 3, 4), "cap_per_loser": (0, 100, 300, 600, 800, 1000)}
OPTIONS = {
    "yongzhou": {
        **COMMON,
        **YONGZHOU,
        "kings": (2, 2, 2, 2, 2, 2, 0, 1, 3, 4),
        "wang_chuang": ("sure", "open"),
        "king_limit": ("usual", "off", "off", "fan", "shape"),
    },
    "yongzhou-plain": {**COMMON, **YONGZHOU},
    "paohuzi": {
        **COMMON,
        "three_ti_five_kan": (True, False),
        "dihu": (0, 1, 2, 4),
        "tianhu": (1, 2, 4),
        "red_times": (1, 2, 3, 4),
        "dot_times": (1, 2, 3, 4, 6),
        "black_times": (1, 2, 4, 5, 8),
        "ming_tang": ("multiply", "add"),
    },
    "leiyang": {
        "wu_hu": (True, False),
        "ka_hu": (True, False),
        "yi_dian_hong": (True, False),
        "win_on_discard": (True, True, False),
        "red_min": (10, 11, 12, 13),
        "ming_tang": ("multiply", "add"),
        "self_draw": (1, 2, 3),
        "tianhu": (1, 2),
        "haidi": (1, 2),
        "cap_per_loser": (0, 100, 300, 600),
        "ju_shou_kept": (False, True),
    },
    "shaoyang": {
        "min_huxi": (10, 15),
        "tun_step": (5, 3, 1),
        "red_min": (10, 11, 12, 13),
        "red_times": (1, 2),
        "black_times": (1, 2),
        "self_draw": (1, 2),
        "self_draw_tun": (0, 1),
        "win_on_discard": (False, True),
        "cap_per_loser": (0, 100, 300, 600),
    },
}
GUO_ZHANG = {"guo_zhang": ("each", "both")}
#: Options that change the play but not the price; the first value of `fang_wei` is the usual one.
PLAYED = {
    "leiyang": {
        "ju_shou": (True, False),
        "fang_wei": (True, False),
        "chi_bian_da_bian": (True, False),
        "chi_bian_red": (True, False),
        "guo_hu": ("more", "free"),
        "long_value": (0, 1, 2),
        **GUO_ZHANG,
    },
    "yongzhou": {"king_draw_penalty": (0, 5, 10, 15), **GUO_ZHANG},
    "yongzhou-plain": GUO_ZHANG,
    "paohuzi": {"three_five_cards": ("all", "dealt", "shown"), **GUO_ZHANG},
    "shaoyang": {"fang_wei": (True, False)},
}
#: The games that two may play, and how many cards they may lay aside.
BURIED = {"yongzhou": (0, 10, 20)}
#: The games of which four may sit down, and what they choose for the one who sits.
SITTING = {
    "yongzhou": {
        "sitter_share": ("losers", "losers", "winner"),
        "sitter_dealer_share": (False, True),
        "sitter_floor": (False, True),
        "sitter_huangzhuang": ("none", "dealer"),
    },
}
#: What a discard may have left to win with (``chi.edge``), mixed threes and softened runs included.
LIMITS = (["red"], ["black", "dot"], ["wu_hu", "ka_hu"], ["red", "black", "dot", "wu_hu"], ["wu_hu"], [])


def pick_kings(rng, game):
    """How many kings the deck has: often as many as usual, else any number that players may choose."""
    return rng.choice(OPTIONS[game]["kings"]) if "kings" in OPTIONS[game] else DEFAULTS[game]["kings"]


def pick_options(rng, game, by, kings):
    """Default options for a third of the hands, random ones for the others, and so many kings in the deck."""
    options = {}
    if rng.random() < 0.67:
        options = {name: rng.choice(values) for name, values in OPTIONS[game].items() if rng.random() < 0.5}
    options.pop("kings", None)
    if kings != DEFAULTS[game]["kings"]:
        options["kings"] = kings
    if by == "discard" and not DEFAULTS[game]["win_on_discard"] and rng.random() < 0.9:
        options["win_on_discard"] = True
    return options


def played_options(rng, game):
    """Options for a match or a hand at a table: one in five is not its default."""
    choices = {**OPTIONS[game], **PLAYED.get(game, {})}
    return {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.2}


def duel_options(rng, game):
    """Options for two, with or without cards laid aside."""
    return {**played_options(rng, game), "seats": 2, "buried": rng.choice(BURIED[game])}


def sitting_options(rng, game):
    """Options for four of whom one sits; there must be 醒, and a floor needs a cap."""
    options = {**played_options(rng, game), "seats": 4}
    if options.get("xing") == "off":
        del options["xing"]
    options |= {name: rng.choice(values) for name, values in SITTING[game].items()}
    if not options.get("cap_per_loser"):
        del options["sitter_floor"]  # a part of the cap
    return options


def pick_turned(rng, game):
    """The card turned for 翻省 (``xing.turned``): unknown, a card, a king, or none from an empty wall."""
    if "xing" not in OPTIONS[game]:
        return None
    kind = rng.choices(("none", "card", "king", "empty"), (25, 55, 8, 12))[0]
    if kind == "card":
        return rng.choice(NAMES)
    if kind == "king" and DEFAULTS[game]["kings"]:
        return "k"
    return "empty" if kind == "empty" else None


def pick_limits(rng, game, by, laid, options):
    """What no card shows: a raised hand, the last wall card, limited wins, a payment to beat (``win.guo_hu``)."""
    flipped = by in ("self", "other")
    if "wu_hu" not in OPTIONS[game]:
        own = Random(str(laid))  # a chance of its own, so that all else about the hands stays the same
        return {"calls": ["haidi"] if flipped and own.random() < 0.2 else []}
    calls = []
    if by not in ("deal", "shown") and all(name == "ti" for name, _ in laid) and rng.random() < 0.6:
        calls.append("ju_shou")
    if flipped and {**DEFAULTS[game], **options}["haidi"] == 2 and rng.random() < 0.5:
        calls.append("haidi")
    limit = rng.choice(LIMITS) if rng.random() < 0.2 else None
    return {"calls": calls, "limit": limit, "above": rng.choice((1, 2, 3, 4, 6, 9)) if rng.random() < 0.15 else 0}
