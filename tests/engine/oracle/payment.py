"""From a finished hand to what each loser pays: 囤, 省, fans, 卡胡, cap (the ``pay.``, ``xing.`` and ``fan.`` rules).

A finished hand is a list of groups; kings are already the cards they stand for, in colour and for 省
(``king.stand``). This module also decides what may be won at all: the minimum (``win.minimum``), 无胡 (``win.zero``),
the wins that 吃边打边 has left (``chi.edge``), and a payment that must beat a passed one (``win.guo_hu``).
"""

from math import prod

from .cards import KINDS, RED, kind_of
from .melds import huxi

#: Every option as the games without special rules have it.
COMMON = {
    "seats": 3,
    "sitter_share": "losers",
    "sitter_dealer_share": False,
    "buried": 0,
    "kings": 0,
    "min_huxi": 15,
    "base_bonus": 0,
    "win_on_discard": False,
    "xing": "off",
    "xing_offset": 1,
    "xing_value": 1,
    "red_min": 10,
    "red_times": 2,
    "dot_times": 3,
    "black_times": 4,
    "yi_dian_hong": True,
    "red_to_dot": 0,
    "red_to_black": 0,
    "ming_tang": "multiply",
    "self_draw": 2,
    "tianhu": 1,
    "dihu": 0,
    "haidi": 1,
    "three_ti_five_kan": False,
    "wu_hu": False,
    "ka_hu": False,
    "cap_per_loser": 0,
    "on_the_huxi": False,
    "scale": "family",
    "tun_step": 3,
    "self_draw_tun": 0,
    "guo_zhang": "each",
    "wang_chuang": "sure",
    "king_limit": "off",
    "three_five_cards": "all",
    "ju_shou_kept": False,
}
#: The four games of the sources, and Shaoyang. `on_the_huxi`: 名堂 double the 胡息, and the game's own 囤 follow from
#: that (``fan.huxi``); `scale`: how 胡息 make 囤.
DEFAULTS = {
    "yongzhou": {**COMMON, "kings": 2, "xing": "fan", "king_limit": "usual"},
    "yongzhou-plain": COMMON,
    "paohuzi": {**COMMON, "tianhu": 2, "dihu": 2, "three_ti_five_kan": True},
    "leiyang": {
        **COMMON,
        "min_huxi": 10,
        "win_on_discard": True,
        "red_min": 13,
        "dot_times": 2,
        "black_times": 2,
        "tianhu": 2,
        "wu_hu": True,
        "ka_hu": True,
        "on_the_huxi": True,
        "scale": "leiyang",
    },
    "shaoyang": {
        **COMMON,
        "min_huxi": 10,
        "red_min": 13,
        "black_times": 2,
        "yi_dian_hong": False,
        "self_draw": 1,
        "on_the_huxi": True,
        "scale": "steps",
        "tun_step": 5,
    },
}
#: These take the place of 自摸 (``king.call``).
KING_FANS = {
    "wang_diao": 4,
    "wang_diao_wang": 8,
    "wang_chuang": 8,
    "wang_chuang_wang": 16,
    "wang_zha": 16,
    "wang_zha_wang": 32,
}
#: 举手 is one of the doublings (``fan.ju_shou``).
RAISED = 2


# ---- fans ----


def colour_fan(red, options):
    """红胡, 一点朱, 黑胡, 红转点, 红转黑 (the ``fan.`` rules): one factor at most, 红转黑 above 红转点.

    >>> colour_fan(1, DEFAULTS["yongzhou"]), colour_fan(1, DEFAULTS["leiyang"]), colour_fan(12, DEFAULTS["leiyang"])
    (3, 2, 1)
    """
    if red == 0:
        return options["black_times"]
    if red == 1:
        return options["dot_times"] if options["yi_dian_hong"] else 1
    if options["red_to_black"] and red >= options["red_to_black"]:
        return options["black_times"]
    if options["red_to_dot"] and red >= options["red_to_dot"]:
        return options["dot_times"]
    return options["red_times"] if red >= options["red_min"] else 1


def together(factors, options):
    """What several fans come to: their product, or their sum (``fan.ming_tang``); a factor 1 is no fan.

    >>> [together([2, 2, factor], {"ming_tang": "add"}) for factor in (1, 2)]
    [4, 6]
    """
    real = [factor for factor in factors if factor != 1]
    if options["ming_tang"] == "add":
        return sum(real) if real else 1
    return prod(real)


def draw_fans(by, king_fan, options):
    """自摸, 天胡 (a 自摸 with its own factor), 地胡, or the king fan in place of 自摸 (the ``fan.`` rules)."""
    own = [options["self_draw"]] if by in ("self", "deal") else []
    if king_fan:
        own = [KING_FANS[king_fan]]
    return own + [options["tianhu"]] * (by == "deal") + [options["dihu"]] * (by == "shown")


# ---- 囤 ----


def tun_of(total, options, by="other"):
    """囤 by the game's scale, with 带底 and the unit that 自摸 adds.

    >>> [tun_of(total, {**DEFAULTS["leiyang"], "base_bonus": 1}) for total in (15, 17)]
    [2, 3]
    >>> shaoyang = {**DEFAULTS["shaoyang"], "self_draw_tun": 1}
    >>> [tun_of(total, shaoyang, by) for total in (10, 14, 15) for by in ("other", "self")]
    [2, 3, 2, 3, 3, 4]
    """
    scale = {"family": family_tun, "leiyang": leiyang_tun, "steps": lambda huxi: huxi // options["tun_step"]}
    own = options["self_draw_tun"] if by in ("self", "deal") else 0
    return scale[options["scale"]](total) + options["base_bonus"] + own


def family_tun(total):
    """One third of the 胡息 less four (``pay.tun``).

    >>> [family_tun(total) for total in (15, 17, 18, 21, 24)]
    [1, 1, 2, 3, 4]
    """
    return total // 3 - 4


def leiyang_tun(total):
    """11–15 make 1, 16–19 make 2, from 21 one more every 3 (``pay.tun``); 20 without 大卡胡 goes with 16–19.

    A plain 10 (卡胡 off) goes with 11–15.

    >>> [leiyang_tun(total) for total in (10, 11, 15, 16, 19, 20, 21, 23, 24, 32, 38, 48)]
    [1, 1, 1, 2, 2, 2, 3, 3, 4, 6, 8, 12]
    """
    for least, tun in ((21, (total - 21) // 3 + 3), (16, 2), (10, 1)):
        if total >= least:
            return tun
    raise ValueError(f"{total} 胡息 have no 囤")


def counted(total, options):
    """胡息 after 无胡 (0 counts 21) and 卡胡 (10 counts 16, 20 counts 24) (``pay.wu_hu``, ``pay.ka_hu``)."""
    if total == 0 and options["wu_hu"]:
        return 21
    return {10: 16, 20: 24}.get(total, total) if options["ka_hu"] else total


# ---- 省 ----


def moved(kind, offset):
    """The card `offset` places on in the same size, 十→一 (``xing.turned``)."""
    return kind - kind % 10 + (kind % 10 + offset) % 10


def xing_count(cards, win, turned, options):
    """How many 省 the complete hand holds (``xing.value``), kings that stand for it included.

    翻省 without a known turned card is not counted. An empty wall leaves the winning card to decide, with the
    same offset. 跟省 is the winning card itself, no offset. Where a king
    decides, or there is no winning card (天胡), it is the value the winner holds most of.
    """
    if options["xing"] == "off" or (options["xing"] == "fan" and turned is None):
        return 0
    most = max(cards.count(kind) for kind in KINDS)
    if options["xing"] == "fan" and turned != "empty":
        decider, offset = turned, options["xing_offset"]
    else:
        decider, offset = win, options["xing_offset"] if options["xing"] == "fan" else 0
    if not decider or decider == "k":
        return most
    return cards.count(moved(kind_of(decider), offset))


# ---- the result ----


def enough(total, options):
    """Whether the 胡息 reach the minimum, or are exactly none with 无胡 (``win.minimum``, ``win.zero``)."""
    return total >= options["min_huxi"] or (total == 0 and options["wu_hu"])


def names_of(total, red, options):
    """Which named wins of a limit (``chi.edge``) this hand is; 名堂 that are switched off do not count."""
    found = {"red"} if red >= options["red_min"] else set()
    if red == 0:
        found.add("black")
    if red == 1 and options["yi_dian_hong"]:
        found.add("dot")
    if total == 0 and options["wu_hu"]:
        found.add("wu_hu")
    if total in (10, 20) and options["ka_hu"]:
        found.add("ka_hu")
    return found


def priced(groups, by, win, turned, king_fan, options, calls=(), special=False):
    """What a finished hand pays; whether it may win is not checked."""
    total = sum(huxi(group) for group in groups if group[0] != "loose")
    cards = [card for _, meld in groups for card in meld]
    red = sum(1 for card in cards if card in RED)
    colour, worth = colour_fan(red, options), counted(total, options)
    xing = xing_count(cards, win, turned, options)
    result = {"huxi": total, "red": red, "counted": worth, "huxi_times": 1, "xing_count": xing, "special": special}
    if options["on_the_huxi"]:  # ``fan.huxi``: colour, 天胡, 举手 (and 海底) on the 胡息, 自摸 on the 囤
        doublings = [
            colour,
            options["tianhu"] if by == "deal" else 1,
            RAISED if "ju_shou" in calls else 1,
            options["haidi"] if "haidi" in calls else 1,
        ]
        result["huxi_times"] = together(doublings, options)
        result["multiplier"] = options["self_draw"] if by in ("self", "deal") else 1
        result["tun"] = tun_of(worth * result["huxi_times"], options, by) if enough(total, options) else 0
    else:
        result["multiplier"] = together([colour, *draw_fans(by, king_fan, options)], options)
        result["tun"] = tun_of(total, options, by)
    bonus = xing * options["xing_value"] * result["multiplier"]
    pay, cap = result["tun"] * result["multiplier"] + bonus, options["cap_per_loser"]
    # A loser owes the sitter the 醒 once more, under the same cap (``pay.sitter``).
    owed = pay + bonus if options["seats"] == 4 and options["sitter_share"] == "losers" else pay
    result |= {"bonus": bonus, "pay_each": cap if cap and owed > cap else pay, "capped": 0 < cap < owed}
    brings = result["pay_each"]
    if options["seats"] == 4:
        deals = options.get("deals", by == "deal")
        _, _, brings = beside_sitter(result["tun"], bonus, result["multiplier"], options, deals)
    return {**result, "brings": brings, "uncapped": pay}


def beside_sitter(units, bonus, factor, options, deals):
    """What each of the two losers pays in all, what the sitter gets and what the winner keeps (``pay.sitter``).

    `bonus` are the points of the 醒, `deals` says whether the dealer won.

    >>> rules = {**DEFAULTS["yongzhou"], "cap_per_loser": 300}
    >>> beside_sitter(3, 3 * 64, 64, rules, False), beside_sitter(4, 2 * 128, 128, rules, False)
    ((300, 108, 492), (300, 0, 600))
    """
    cap = options["cap_per_loser"]
    if options["sitter_share"] == "winner":
        paid = units * factor + bonus
        paid = min(paid, cap) if cap else paid
        share = bonus // 2
    elif cap and units * factor + 2 * bonus > cap:
        paid, share = cap, max(cap - units * factor, 0)
    else:
        paid, share = units * factor + 2 * bonus, 2 * bonus
    if options["sitter_dealer_share"] and not bonus and deals:
        share = paid
    if options.get("sitter_floor") and paid == cap:  # the winner adds what is short
        share = max(share, cap // 3)
    return paid, share, 2 * paid - share


def held_back(result, options, kings, king_fan):
    """Whether 限胡 forbids the win of a hand with so many kings, the drawn one included (``king.limit``).

    >>> rules = {**DEFAULTS["yongzhou"], "kings": 4}
    >>> [held_back({"multiplier": times}, rules, 3, None) for times in (4, 8)]
    [True, False]
    >>> [held_back({"multiplier": 64}, {**rules, "king_limit": "shape"}, 3, fan) for fan in (None, "wang_diao")]
    [True, False]
    """
    mode = options["king_limit"]
    if mode == "usual":
        mode = "fan" if options["kings"] == 4 else "off"
    if mode == "fan":
        return kings > 0 and result["multiplier"] < 2**kings
    return mode == "shape" and kings > 2 and not king_fan


def refused(result, options, limit=None, above=0, kings=0, king_fan=None):
    """Why a priced hand may not win: `few`, `kings`, `limited` or `above`; None if it may."""
    if not result["special"] and not enough(result["huxi"], options):
        return "few"
    if held_back(result, options, kings, king_fan):
        return "kings"
    if limit is not None and not names_of(result["huxi"], result["red"], options) & set(limit):
        return "limited"
    return "above" if above and result["pay_each"] <= above else None
