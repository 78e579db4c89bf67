"""From a finished hand to what each loser pays: 囤 (§8.3), 省 (§10.1), fans (§9.1), cap (§9.1).

A finished hand is a list of groups; kings are already the cards they stand for, in colour and for 省 (§7.2,
§10.1).
"""

from .cards import KINDS, RED, kind_of
from .melds import huxi

#: §15, the columns of the two Yongzhou games
COMMON = {
    "base_bonus": 0, "xing_offset": 1, "xing_value": 1, "red_min": 10, "red_to_dot": 0, "red_to_black": 0,
    "self_draw": 2, "tianhu": 1, "min_huxi": 15, "cap_per_loser": 0, "win_on_discard": False, "king_draw_penalty": 5,
}
DEFAULTS = {"yongzhou": {**COMMON, "xing": "fan"}, "yongzhou-plain": {**COMMON, "xing": "off"}}
#: §7.4, §9.1: these take the place of 自摸
KING_FANS = {"wang_diao": 4, "wang_diao_wang": 8, "wang_chuang": 8}


def colour_fan(red, options):
    """红胡, 一点朱, 黑胡, 红转点, 红转黑 (§9.1): one factor at most, 红转黑 above 红转点."""
    if red == 0:
        return 4
    if red == 1:
        return 3
    if options["red_to_black"] and red >= options["red_to_black"]:
        return 4
    if options["red_to_dot"] and red >= options["red_to_dot"]:
        return 3
    return 2 if red >= options["red_min"] else 1


def draw_fan(by, king_fan, options):
    """自摸, 天胡 (a 自摸, times its option) or the king fan replacing it (§7.4, §9.1, §13.8, §13.10)."""
    if king_fan:
        return KING_FANS[king_fan]
    if by == "deal":
        return options["self_draw"] * options["tianhu"]
    return options["self_draw"] if by == "self" else 1


def moved(kind, offset):
    """The card `offset` places on in the same size, 十→一 (§10.1)."""
    return kind - kind % 10 + (kind % 10 + offset) % 10


def xing_count(cards, win, turned, options):
    """How many 省 the complete hand holds (§10.1), six at most.

    翻省 without a known turned card is not counted. An empty wall leaves the winning card to decide, with the
    same offset ("use the successor for 翻省"). 跟省 is the winning card itself, no offset. Where a king
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
        return min(most, 6)
    return min(cards.count(moved(kind_of(decider), offset)), 6)


def settle(groups, by, win, turned, king_fan, options):
    """The result of one finished hand, or None below the minimum (§8.2)."""
    total = sum(huxi(group) for group in groups)
    if total < options["min_huxi"]:
        return None
    cards = [card for _, meld in groups for card in meld]
    red = sum(1 for card in cards if card in RED)
    tun = total // 3 - 4 + options["base_bonus"]
    xing = xing_count(cards, win, turned, options)
    multiplier = colour_fan(red, options) * draw_fan(by, king_fan, options)
    pay = (tun + xing * options["xing_value"]) * multiplier
    if options["cap_per_loser"]:
        pay = min(pay, options["cap_per_loser"])
    return {"wins": True, "huxi": total, "red": red, "tun": tun, "xing_count": xing, "multiplier": multiplier,
            "pay_each": pay}
