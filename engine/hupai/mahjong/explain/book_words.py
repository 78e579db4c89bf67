"""What the rule texts of the family share: conditions on the rules, and the words and numbers a text may use."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from typing import Final

from hupai.explain.language import LANGUAGES, Number, Text
from hupai.mahjong.hand.shapes import COMPLETE
from hupai.mahjong.melds import MELD_NAMES
from hupai.mahjong.rules.birds import bird_seat
from hupai.mahjong.rules.exhausted_payments import FLOWER_PIG
from hupai.mahjong.rules.kong_payments import KONG_PRICES
from hupai.mahjong.rules.pair_factors import REVEALED_FACTOR
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import ValueItem
from hupai.mahjong.tiles import RANKS
from hupai.mahjong.value import kawuxing, yibin
from hupai.mahjong.value.yongzhou_scores import HIGHEST, JI_BEN, PRODUCT, QI_SHOU_SI_WANG, SCALES
from hupai.table.json_object import Json

Condition = Callable[[MahjongRules], bool]

# --- conditions ----------------------------------------------------------------------------------


def yongzhou_list(rules: MahjongRules) -> bool:
    """Whether hands are worth what they are in 永州."""
    return rules.valuation.whole == "worth.score"


def kawuxing_list(rules: MahjongRules) -> bool:
    """Whether hands are worth what they are in 卡五星."""
    return rules.valuation.whole == "worth.product"


def yibin_list(rules: MahjongRules) -> bool:
    """Whether hands are worth what they are in 宜宾."""
    return rules.valuation.whole == "worth.fan"


def has_honours(rules: MahjongRules) -> bool:
    """Whether 下三烂, 七风到位 and 十三幺 can be won: the list is that of 永州, and the deck has all honours."""
    return yongzhou_list(rules) and rules.tiles == 136


def wang_ba(rules: MahjongRules) -> bool:
    """Whether the wilds are called 王霸."""
    return rules.indicator and rules.stand_in


def ting_yong(rules: MahjongRules) -> bool:
    """Whether the wilds are called 听用."""
    return rules.indicator and not rules.stand_in


def blood_battle(rules: MahjongRules) -> bool:
    """Whether a hand goes on after a win."""
    return rules.wins_to_end > 1


def takes_discards(rules: MahjongRules) -> bool:
    """Whether tiles of other players may be won."""
    return not rules.self_draw_only


def both(*conditions: Condition) -> Condition:
    """Return the condition that all of these hold."""
    return lambda rules: all(condition(rules) for condition in conditions)


def field_is(name: str, *values: object) -> Condition:
    """Return the condition that a field of the rules has one of these values."""
    return lambda rules: getattr(rules, name) in values


def listed(name: str) -> Condition:
    """Return the condition that the list of 永州 that is played has this id, and that it can be won."""
    return lambda rules: yongzhou_list(rules) and name in _worths(rules)


# --- words ---------------------------------------------------------------------------------------

_POINTS: Final[Text] = ("{n}分", "{n:point|points}")
_TIMES: Final[Text] = ("{n}倍", "×{n}")
_FAN: Final[Text] = ("{n}番", "{n} fan")


class Amount:
    """What something is worth, as words: ``{worth[wang_diao]:zh}`` or ``{worth[wang_diao]:en}``."""

    def __init__(self, number: int, unit: Text) -> None:
        self._number = Number(number)
        self._unit = unit

    def __format__(self, lang: str) -> str:
        return self._unit[LANGUAGES.index(lang)].format(n=self._number)


HAND_NAMES: Final[Mapping[str, Text]] = {
    "qi_qiao_dui": ("七巧对", "seven pairs (七巧对)"),
    "long_qiao_dui": ("龙巧对", "seven pairs with four alike (龙巧对)"),
    "ying_qiao_dui": ("硬巧对", "seven pairs without a wild (硬巧对)"),
    "xia_san_lan": ("下三烂", "scattered tiles (下三烂)"),
    "qi_feng": ("七风到位", "scattered tiles with all honours (七风到位)"),
    "shi_san_yao": ("十三幺", "thirteen orphans (十三幺)"),
    "wang_diao": ("王钓", "wild bait (王钓)"),
    "wang_diao_wang": ("王钓王", "wild bait for a wild (王钓王)"),
    "wang_chuang": ("王闯", "wild charge (王闯)"),
    "wang_chuang_wang": ("王闯王", "wild charge for a wild (王闯王)"),
    "wang_gui_wei": ("王归位", "wild at home (王归位)"),
    "shuang_wang_gui_wei": ("双王归位", "two wilds at home (双王归位)"),
    "san_wang_gui_wei": ("三王归位", "three wilds at home (三王归位)"),
    "si_wang_gui_wei": ("四王归位", "four wilds at home (四王归位)"),
    "si_da_tian_wang": ("四大天王", "four heavenly kings (四大天王)"),
    "qing_yi_se": ("清一色", "one suit (清一色)"),
    "hun_yi_se": ("混一色", "one suit with honours (混一色)"),
    "tian_hu": ("天胡", "heavenly win (天胡)"),
    "peng_peng_hu": ("碰碰胡", "all triplets (碰碰胡)"),
    "gang_kai": ("杠开", "win on a replacement tile (杠开)"),
    "gang_shang_wang_diao": ("杠上王钓", "wild bait on a replacement tile (杠上王钓)"),
    "gang_shang_wang_chuang": ("杠上王闯", "wild charge on a replacement tile (杠上王闯)"),
    "men_qing": ("门清", "nothing laid (门清)"),
    "quan_qiu_ren": ("全求人", "everything laid (全求人)"),
    "zi_mo": ("自摸", "own draw (自摸)"),
    "qiang_gang": ("抢杠", "robbed kong (抢杠)"),
}
"""What the lists of 永州 contain, by id."""

_NEED_HONOURS: Final = frozenset(("xia_san_lan", "qi_feng", "shi_san_yao"))

_KAWUXING_ITEMS: Final[tuple[ValueItem, ...]] = (
    *(kawuxing.PI_HU, kawuxing.PENG_PENG_HU, kawuxing.KA_WU_XING, kawuxing.MING_SI_GUI, kawuxing.AN_SI_GUI),
    *(kawuxing.SHOU_ZHUA_YI, kawuxing.QING_YI_SE, *kawuxing.PAIRS_BY_FOURS, kawuxing.SAN_YUAN_QI_DUI),
    *(kawuxing.XIAO_SAN_YUAN, kawuxing.DA_SAN_YUAN, kawuxing.GANG_KAI, kawuxing.GANG_SHANG_PAO),
    *(kawuxing.QIANG_GANG, kawuxing.HAI_DI, ValueItem("ming_pai", REVEALED_FACTOR)),
)

_YIBIN_ITEMS: Final[tuple[ValueItem, ...]] = (
    *(yibin.PING_HU, yibin.DUI_DUI_HU, yibin.AN_QI_DUI, yibin.JIN_GOU_DIAO, yibin.QING_YI_SE, yibin.WU_TING_YONG),
    *(yibin.BEN_JIN, yibin.TIAN_HU, yibin.DI_HU, yibin.GANG_KAI, yibin.GANG_SHANG_PAO, yibin.QIANG_GANG),
)


class WorthTable:
    """The list of 永州 that is played, as words: ``{worths:zh}`` or ``{worths:en}``, the highest worth first."""

    def __init__(self, rules: MahjongRules) -> None:
        self._worths = _worths(rules)
        self._unit = _unit(rules)

    def __format__(self, lang: str) -> str:
        index = LANGUAGES.index(lang)
        by_amount: dict[int, list[str]] = {}
        for name, amount in self._worths.items():
            by_amount.setdefault(amount, []).append(HAND_NAMES[name][index])
        colon, comma, end = ("：", "、", "；") if lang == "zh" else (": ", ", ", "; ")
        return end.join(
            f"{Amount(amount, self._unit):{lang}}{colon}{comma.join(names)}"
            for amount, names in sorted(by_amount.items(), reverse=True)
        )


def _worths(rules: MahjongRules) -> dict[str, int]:
    """Return what the list of 永州 has of hands that can be won with this deck."""
    worths = SCALES[rules.score].worth
    return {name: worth for name, worth in worths.items() if has_honours(rules) or name not in _NEED_HONOURS}


def _unit(rules: MahjongRules) -> Text:
    return _TIMES if SCALES[rules.score].counts == PRODUCT else _POINTS


def _amounts(rules: MahjongRules) -> dict[str, Amount]:
    """Return what each id is worth in the game."""
    if yongzhou_list(rules):
        unit = _unit(rules)
        found = {name: Amount(worth, unit) for name, worth in _worths(rules).items()}
        return {**found, **{item.id: Amount(item.amount, _POINTS) for item in (JI_BEN, QI_SHOU_SI_WANG)}}
    items, unit = (_KAWUXING_ITEMS, _TIMES) if kawuxing_list(rules) else (_YIBIN_ITEMS, _FAN)
    return {item.id: Amount(item.amount, unit) for item in items}


def only_highest(rules: MahjongRules) -> bool:
    """Whether the list of 永州 that is played counts the highest item alone."""
    return yongzhou_list(rules) and SCALES[rules.score].counts == HIGHEST


def halves_discards(rules: MahjongRules) -> bool:
    """Whether in the list of 永州 that is played a discard costs half as much again."""
    return yongzhou_list(rules) and SCALES[rules.score].discard_half


def rule_words(rules: MahjongRules) -> Json:
    """Return the values a rule text may use.

    They are every field of the rules; ``{wall}`` and ``{complete}`` (tiles in the wall, tiles of a complete hand);
    ``{others}`` (how many play besides one seat); ``{worth[id]:zh}`` and ``{worths:zh}`` (what hands are worth);
    ``{kong[gang]}`` (what a payer of that 杠 pays); ``{flower_pig}``; ``{bird_ranks}`` (the numbers of birds that hit).
    """
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    numbers = {name: Number(value) for name, value in values.items() if type(value) is int}
    prices = {MELD_NAMES[group]: Number(price) for group, price in KONG_PRICES[rules.kong_points].items()}
    hits = [str(rank + 1) for rank in range(RANKS) if bird_seat(rules, 0, rank) == 0]
    return {
        **values,
        **numbers,
        "wall": Number(rules.wall_size),
        "complete": Number(COMPLETE),
        "others": Number(rules.seats - 1),
        "worth": _amounts(rules),
        "worths": WorthTable(rules),
        "kong": prices,
        "flower_pig": Number(FLOWER_PIG),
        "bird_ranks": "/".join(hits),
    }
