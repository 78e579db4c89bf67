"""What random hands and matches draw their options, turned cards and circumstances from (§15)."""

from .cards import NAMES
from .payment import DEFAULTS

GAMES = ("yongzhou", "yongzhou-plain", "paohuzi", "leiyang", "shaoyang")
#: options that change what a hand is worth, with the values the games offer
COMMON = {
    "min_huxi": (15, 18, 21), "base_bonus": (0, 1), "win_on_discard": (False, True), "xing": ("off", "fan", "gen"),
    "xing_offset": (-1, 0, 1), "xing_value": (1, 2, 3), "red_min": (10, 11, 12, 13), "red_to_dot": (0, 13, 14),
    "red_to_black": (0, 15, 16), "self_draw": (1, 2, 3), "tianhu": (1, 2), "cap_per_loser": (0, 100, 300, 600),
}
OPTIONS = {
    "yongzhou": COMMON,
    "yongzhou-plain": COMMON,
    "paohuzi": {**COMMON, "three_ti_five_kan": (True, False), "dihu": (0, 1, 2, 4), "tianhu": (1, 2, 4),
                "red_times": (1, 2, 3, 4), "dot_times": (1, 2, 3, 4, 6), "black_times": (1, 2, 4, 5, 8),
                "ming_tang": ("multiply", "add")},
    "leiyang": {"wu_hu": (True, False), "ka_hu": (True, False), "yi_dian_hong": (True, False),
                "win_on_discard": (True, True, False), "red_min": (10, 11, 12, 13), "ming_tang": ("multiply", "add"),
                "self_draw": (1, 2, 3), "tianhu": (1, 2), "haidi": (1, 2), "cap_per_loser": (0, 100, 300, 600)},
    "shaoyang": {"min_huxi": (10, 15), "tun_step": (5, 3, 1), "red_min": (10, 11, 12, 13), "red_times": (1, 2),
                 "black_times": (1, 2), "self_draw": (1, 2), "self_draw_tun": (0, 1), "win_on_discard": (False, True),
                 "cap_per_loser": (0, 100, 300, 600)},
}
#: options that change the play, not the price; of `fang_wei` the first value is the usual one
PLAYED = {
    "leiyang": {"ju_shou": (True, False), "fang_wei": (True, False), "chi_bian_da_bian": (True, False),
                "chi_bian_red": (True, False), "guo_hu": ("more", "free"), "long_value": (0, 1, 2)},
    "yongzhou": {"king_draw_penalty": (0, 5, 10, 15)},
    "shaoyang": {"fang_wei": (True, False)},
}
#: §11: what a discard may have left to win with, 绞 and softened runs included
LIMITS = (["red"], ["black", "dot"], ["wu_hu", "ka_hu"], ["red", "black", "dot", "wu_hu"], ["wu_hu"], [])


def pick_options(rng, game, by):
    """A third of the hands with defaults, the others with random options."""
    options = {}
    if rng.random() < 0.67:
        options = {name: rng.choice(values) for name, values in OPTIONS[game].items() if rng.random() < 0.5}
    if by == "discard" and not DEFAULTS[game]["win_on_discard"] and rng.random() < 0.9:
        options["win_on_discard"] = True
    return options


def played_options(rng, game):
    """Options for a match or a hand at a table: one in five is not its default."""
    choices = {**OPTIONS[game], **PLAYED.get(game, {})}
    return {name: rng.choice(values) for name, values in choices.items() if rng.random() < 0.2}


def pick_turned(rng, game):
    """The card turned for 翻省: unknown, a card, a king, or an empty wall (§10.1)."""
    if "xing" not in OPTIONS[game]:
        return None
    kind = rng.choices(("none", "card", "king", "empty"), (25, 55, 8, 12))[0]
    if kind == "card":
        return rng.choice(NAMES)
    if kind == "king" and DEFAULTS[game]["kings"]:
        return "k"
    return "empty" if kind == "empty" else None


def pick_limits(rng, game, by, laid, options):
    """What no card shows: a raised hand, the last card of the wall, limited wins, a payment to beat (§5, §11)."""
    if "wu_hu" not in OPTIONS[game]:
        return {}
    calls = []
    if by not in ("deal", "shown") and all(name == "ti" for name, _ in laid) and rng.random() < 0.6:
        calls.append("ju_shou")
    if by in ("self", "other") and options.get("haidi") == 2 and rng.random() < 0.5:
        calls.append("haidi")
    limit = rng.choice(LIMITS) if rng.random() < 0.2 else None
    return {"calls": calls, "limit": limit, "above": rng.choice((1, 2, 3, 4, 6, 9)) if rng.random() < 0.15 else 0}
