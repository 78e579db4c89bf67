"""The worked hands of the rule book as somebody would ask a calculator about them, by their ids in the book.

A row is what the calculator is asked and what it has to answer. Where the book says "any", every way to win is a row.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

YONGZHOU, KAWUXING, YIBIN = "yongzhou-mahjong", "kawuxing", "yibin"
ANY_WAY = ("self", "discard", "rob")


@dataclass(frozen=True)
class Worked:
    """A hand, how it is won, and what the book says of that."""

    id: str
    game: str
    hand: str
    win: str
    by: str
    names: str
    """The ids of what it is worth, separated by spaces; empty for a hand that does not win."""
    pay_each: int | None
    fan: int | None = None
    laid: str = ""
    indicator: str | None = None
    seats_state: str = ""
    calls: tuple[str, ...] = ()
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def circumstances(self) -> dict[str, Any]:
        """What the tiles do not show."""
        given = {"indicator": self.indicator, "seats_state": self.seats_state, "calls": self.calls}
        return {name: value for name, value in given.items() if value}

    def typed(self) -> list[str]:
        """The command as a user types it."""
        words = ["score", "--game", self.game, "--laid", self.laid, "--hand", self.hand, "--by", self.by]
        for name, value in (("--win", self.win), ("--indicator", self.indicator), ("--seats-state", self.seats_state)):
            words += [name, value] if value else []
        for call in self.calls:
            words += ["--call", call]
        for option, value in self.options.items():
            words += ["--option", f"{option}={value}"]
        return words


def _yongzhou(
    id: str,
    indicator: str,
    hand: str,
    win: str,
    ways: tuple[str, ...],
    names: str,
    points: int | None,
    laid: str = "",
    **more: Any,
) -> list[Worked]:
    """One row for each way; who is robbed pays for all three."""
    return [
        Worked(
            f"{id} {by}",
            YONGZHOU,
            hand,
            win,
            by,
            names,
            points and points * (3 if by == "rob" else 1),
            laid=laid,
            indicator=indicator,
            **more,
        )
        for by in ways
    ]


# The wild of indicator 4p is 5p, that of 7s is 8s. With 红中 (7z) in the hand three others cannot lie in a kong.
YONGZHOU_HANDS = [
    *_yongzhou("Y-01", "4p", "123456m 234678s 9p", "9p", ("discard",), "ji_ben", 1),
    *_yongzhou("Y-02", "4p", "123456m 234678s 9p", "9p", ("self",), "ji_ben", 1),
    *_yongzhou("Y-03", "4p", "123456m 23s 678s 9p 5p", "4s", ("self",), "ji_ben", 1),
    *_yongzhou("Y-04", "4p", "123456m 678s 4p 7z 6p 9s", "9s", ("self", "discard"), "ji_ben", 1),
    *_yongzhou("Y-05", "4p", "123456m 678s 4p 5p 6p 9s", "9s", ("self", "discard"), "wang_gui_wei", 4),
    *_yongzhou("Y-06", "4p", "123456m 234678s 5p", "1z", ("self",), "wang_diao", 4),
    *_yongzhou("Y-07", "4p", "123456m 234678s 5p", "5p", ("self",), "wang_diao_wang", 8),
    *_yongzhou("Y-08", "4p", "123456m 234678s 5p", "1z", ("discard", "rob"), "ji_ben", 1),
    *_yongzhou("Y-09", "4p", "123456m 678s 99s 55p", "4z", ("self",), "wang_chuang", 4),
    *_yongzhou("Y-10", "4p", "123456m 678s 99s 55p", "5p", ("self",), "wang_chuang_wang", 8),
    *_yongzhou("Y-12", "4p", "123456m 78s 9p 5555p", "9p", ("self", "discard"), "si_da_tian_wang", 8),
    *_yongzhou("Y-13", "4p", "1m 33m 2255s 88p 11z 9m 5p", "1m", ("self",), "qi_qiao_dui", 2),
    *_yongzhou("Y-15", "4p", "1133m 2255s 88p 11z 9m", "9m", ("self", "discard"), "ying_qiao_dui", 8),
    *_yongzhou("Y-16", "4p", "111m 2255s 88p 11z 9m 5p", "1m", ("self", "discard"), "long_qiao_dui", 4),
    *_yongzhou("Y-17", "4p", "111m 2255s 88p 11z 9m 5p", "9m", ("self", "discard"), "long_qiao_dui", 4),
    *_yongzhou(
        *("Y-17 natural", "4p", "111m 2255s 88p 11z 9m 5p", "9m", ("self",), "qi_qiao_dui", 2),
        options={"long_natural_only": True},
    ),
    *_yongzhou("Y-18", "7s", "147m 369p 25s 1234z 6z", "5z", ANY_WAY, "xia_san_lan", 2),
    *_yongzhou("Y-18b joker", "7s", "147m 369p 2s 8s 1234z 6z", "5z", ANY_WAY, "xia_san_lan", 2),
    *_yongzhou(
        *("Y-18b face", "7s", "147m 369p 2s 8s 1234z 6z", "5z", ANY_WAY, "xia_san_lan", 2),
        options={"scatter_wild": "face"},
    ),
    *_yongzhou("Y-19", "7s", "147m 369p 2s 1234z 7z 6z", "5z", ANY_WAY, "qi_feng", 4),
    *_yongzhou("Y-19b", "7s", "147m 369p 2s 1234z 8s 6z", "5z", ANY_WAY, "xia_san_lan", 2),
    *_yongzhou("Y-20", "8m", "135m 369p 25s 12346z", "5z", ("self",), "", None),
    *_yongzhou("Y-20 gap", "8m", "135m 369p 25s 12346z", "5z", ANY_WAY, "xia_san_lan", 2, options={"lan_gap": 2}),
    *_yongzhou("Y-21", "3p", "19m 19p 19s 1234z 765z", "1z", ("self", "discard"), "shi_san_yao", 8),
    *_yongzhou("Y-23 红中", "9m", "23m 456s 456p 999p 44z", "7z", ANY_WAY, "ji_ben", 1),
    *_yongzhou("Y-23 1m", "9m", "23m 456s 456p 999p 44z", "1m", ("self",), "wang_gui_wei", 4),
    *_yongzhou("Y-23 1m", "9m", "23m 456s 456p 999p 44z", "1m", ("discard",), "", None),
    *_yongzhou("Y-24 ring", "4z", "123456m 234678s 7z", "7z", ("self", "discard"), "ji_ben", 1),
    *_yongzhou("Y-24 wild", "5z", "123456m 234678s 7z", "9p", ("self",), "wang_diao", 4),
    *_yongzhou("Y-28", "4p", "123456m 234678s 9p", "9p", (), "ji_ben", 1),
    *_yongzhou("Y-28", "4p", "12356m 234678s 99p", "4m", ("rob",), "ji_ben", 1),
    *_yongzhou("Y-30", "4p", "123456m 234678s 99p", "", ("deal",), "tian_hu", 4),
    *_yongzhou("Y-30 pairs", "4p", "1133m 2255s 88p 11z 99m", "", ("deal",), "ying_qiao_dui", 8),
]


def _kawuxing(id: str, hand: str, win: str, names: str, times: int, laid: str = "", **more: Any) -> list[Worked]:
    """A row for a drawn tile and one for a discard, which wins from ×2 on."""
    own = Worked(f"{id} self", KAWUXING, hand, win, "self", names, times, laid=laid, **more)
    wins = times > 1 or more.get("options", {}).get("min_discard") == 1
    other = Worked(
        f"{id} discard",
        KAWUXING,
        hand,
        win,
        "discard",
        names if wins else "",
        times if wins else None,
        laid=laid,
        **more,
    )
    return [own, other]


_XIANGYANG = {"profile": "xiangyang"}

# K-01 to K-04 are completed with groups that add nothing.
KAWUXING_HANDS = [
    *_kawuxing("K-01", "4556s 123678p 777z", "5s", "ka_wu_xing", 2),
    *_kawuxing("K-02", "4688s 123678p 777z", "5s", "ka_wu_xing", 2),
    *_kawuxing("K-03", "2245667s 123p 777z", "5s", "ka_wu_xing", 2),
    *_kawuxing("K-03 on 8", "2245667s 123p 777z", "8s", "pi_hu", 1),
    *_kawuxing("K-04", "2245556s 123p 777z", "5s", "ka_wu_xing an_si_gui", 8),
    *_kawuxing("K-04 on 2", "2245556s 123p 777z", "2s", "pi_hu", 1),
    *_kawuxing("K-05", "111222p 46p 333s 55s", "5p", "ka_wu_xing", 2),
    *_kawuxing("K-07", "123456s 6777789p", "5p", "pi_hu", 1),
    *_kawuxing("K-08", "666z 2234678s 777z", "5s", "pi_hu", 1),
    *_kawuxing("K-09", "112233p 66z 1144s 9s", "9s", "qi_dui", 4),
    *_kawuxing("K-10", "1122p 6666z 1144s 9s", "9s", "hao_hua", 8),
    *_kawuxing("K-11", "1122333s 445566p", "3s", "hao_hua", 8),
    *_kawuxing("K-11 one suit", "1122333445566s", "3s", "hao_hua qing_yi_se", 32),
    *_kawuxing("K-12 one suit", "1111223445555s", "3s", "chao_hao_hua qing_yi_se", 128),
    *_kawuxing("K-12", "1111223s 445555p", "3s", "chao_hao_hua", 32),
    *_kawuxing("K-13", "1111333s 445555p", "3s", "chao_chao_hao_hua", 128),
    *_kawuxing("K-13 one suit", "1111333445555s", "3s", "chao_chao_hao_hua qing_yi_se", 512),
    *_kawuxing("K-14", "7755z 66z 2244s 88p 9p", "9p", "san_yuan_qi_dui", 32),
    *_kawuxing("K-15", "111222333444p 5p", "5p", "peng_peng_hu qing_yi_se", 8),
    *_kawuxing("K-16", "1122334455667p", "7p", "qi_dui qing_yi_se", 16),
    *_kawuxing("K-17", "1234567891234p", "4p", "qing_yi_se", 4),
    *_kawuxing("K-18", "123456p 456s 666z 7z", "7z", "pi_hu", 1),
    *_kawuxing("K-18 min_discard=1", "123456p 456s 666z 7z", "7z", "pi_hu", 1, options={"min_discard": 1}),
    *_kawuxing("K-19", "111p 222p 333s 666z 5z", "5z", "peng_peng_hu", 2),
    *_kawuxing("K-22", "456789p 6777s 88s 9s", "7s", "an_si_gui", 4),
    *_kawuxing("K-22 strict", "456789p 6777s 88s 9s", "7s", "pi_hu", 1, options={"sigui": "strict"}),
    *_kawuxing("K-23", "8s", "8s", "shou_zhua_yi qing_yi_se", 16, "peng:111s gang:3333s angang:5555s jiagang:9999s"),
    *_kawuxing("K-24", "111p 23p 555z 777z 66z", "6z", "da_san_yuan", 8, options=_XIANGYANG),
    *_kawuxing("K-24 seed", "111p 23p 555z 777z 66z", "6z", "pi_hu", 1),
    *_kawuxing("K-25 seed", "111p 23p 555z 777z 66z", "4p", "pi_hu", 1),
    *_kawuxing("K-25 seed on 1", "111p 23p 555z 777z 66z", "1p", "an_si_gui", 4),
    *_kawuxing("K-25", "111p 23p 555z 777z 66z", "4p", "xiao_san_yuan", 4, options=_XIANGYANG),
    *_kawuxing("K-25 on 1", "111p 23p 555z 777z 66z", "1p", "an_si_gui xiao_san_yuan", 16, options=_XIANGYANG),
]

_PAIRS = "112233p 66z 1144s 9s"
_TRIPLETS = "111p 222p 333s 666z 5z"
_PLAIN = "123456p 456s 666z 7z"

KAWUXING_PAYMENTS = [
    Worked("K-30", KAWUXING, _PAIRS, "9s", "self", "qi_dui", 4),
    Worked("K-31", KAWUXING, _PAIRS, "9s", "self", "qi_dui", 8, seats_state="me:revealed"),
    Worked(
        "K-32",
        KAWUXING,
        _TRIPLETS,
        "5z",
        "discard",
        "peng_peng_hu",
        4,
        seats_state="me:revealed next:discarder",
    ),
    Worked("K-33", KAWUXING, _PLAIN, "7z", "self", "pi_hu", None, seats_state="next:revealed"),
    Worked(
        "K-34",
        KAWUXING,
        _PLAIN,
        "7z",
        "discard",
        "pi_hu",
        2,
        seats_state="me:revealed next:revealed,discarder",
    ),
    Worked(
        "K-34 both_revealed=4",
        KAWUXING,
        _PLAIN,
        "7z",
        "discard",
        "pi_hu",
        4,
        seats_state="me:revealed next:revealed,discarder",
        options={"both_revealed": 4},
    ),
    Worked("K-36", KAWUXING, "1234567891234p", "4p", "kong_discard", "qing_yi_se gang_shang_pao", 8),
    Worked("K-37", KAWUXING, "4688s 123678p 777z", "5s", "rob", "ka_wu_xing qiang_gang", 4),
]


def _yibin(id: str, hand: str, win: str, names: str, fan: int, times: int, **more: Any) -> Worked:
    """A row, by a discard unless another way is named; the indicator is 1m, so 2m is wild."""
    return Worked(id, YIBIN, hand, win, more.pop("by", "discard"), names, times, fan, **{"indicator": "1m", **more})


_PING = ("123456789s 2234p", "5p", "ping_hu wu_ting_yong", 2)

YIBIN_HANDS = [
    _yibin("B-01", *_PING, 2),
    _yibin("B-02", "12456789s 2m 2234p", "5p", "ping_hu", 1, 1),
    _yibin("B-03", "111222s 333777p 5p", "5p", "dui_dui_hu wu_ting_yong", 3, 4),
    _yibin("B-03 laid", "3335p", "5p", "dui_dui_hu wu_ting_yong", 3, 4, laid="peng:111s peng:222s peng:777p"),
    _yibin("B-04", "11335577s 22449p", "9p", "an_qi_dui wu_ting_yong", 3, 4),
    _yibin("B-05", "11115577s 22449p", "9p", "an_qi_dui gen wu_ting_yong", 4, 8),
    _yibin(
        *("B-05 long_qidui=5", "11115577s 22449p", "9p", "long_qi_dui wu_ting_yong", 5, 16), options={"long_qidui": 5}
    ),
    _yibin("B-07", "1232344567895s", "5s", "ping_hu qing_yi_se wu_ting_yong", 4, 8),
    _yibin("B-08", "1112223337779s", "9s", "dui_dui_hu qing_yi_se wu_ting_yong", 5, 16),
    _yibin(
        *("B-09", "9p", "9p", "dui_dui_hu jin_gou_diao wu_ting_yong", 4, 8),
        laid="peng:222s peng:333s peng:444p peng:666p",
    ),
    _yibin(
        *("B-11", "9s", "9s", "dui_dui_hu jin_gou_diao qing_yi_se wu_ting_yong", 6, 32),
        laid="peng:222s peng:333s peng:444s peng:666s",
    ),
    _yibin(
        *("B-12", "9s", "9s", "dui_dui_hu gen jin_gou_diao wu_ting_yong", 8, 32),
        laid="gang:2222s angang:3333s jiagang:4444p gang:6666p",
    ),
    _yibin("B-13", "123456789s 5s", "5s", "ping_hu ben_jin wu_ting_yong", 3, 4, laid="peng:111m"),
    _yibin(*("B-15", "123456s 2234p", "5p", "ping_hu gen wu_ting_yong gang_kai", 4, 8), by="kong", laid="gang:9999s"),
    _yibin("B-17", "123456789s 22345p", "", "ping_hu wu_ting_yong tian_hu", 6, 32, by="deal"),
    _yibin("B-21", "123456789s 2m 234p", "5p", "ping_hu", 1, 1),
    _yibin("B-30", *_PING, 2),
    _yibin("B-31", *_PING, 4, seats_state="me:piao previous:discarder"),
    _yibin("B-32", *_PING, 8, seats_state="me:piao previous:piao,discarder"),
    _yibin("B-33", *_PING, 2, by="self", seats_state="opposite:won"),
    _yibin("B-35 first", *_PING, 2),
    _yibin("B-35 second", "1232344567895s", "5s", "ping_hu qing_yi_se wu_ting_yong", 4, 8),
    _yibin("B-36", "12456789s 2234p 5p", "3s", "ping_hu wu_ting_yong", 2, 2),
    Worked("B-37", YIBIN, "123456789s 2234p", "2m", "discard", "", None, indicator="1m"),
]

ALL = [*YONGZHOU_HANDS, *KAWUXING_HANDS, *KAWUXING_PAYMENTS, *YIBIN_HANDS]

WAITS = [
    # id, game, hand, the tile turned up, the tiles that it waits for
    ("Y-03", YONGZHOU, "123456m 23s 678s 9p 5p", "4p", "1s 4s 5p 9p"),
    ("Y-25", YONGZHOU, "123m 111999s 333p 4p", "7m", "8m 2p 4p 5p"),
    ("K wait 1", KAWUXING, "1223344555677p", None, "5p 7p"),
    ("K wait 2", KAWUXING, "1234567888999p", None, "1p 3p 4p 6p 7p 8p 9p"),
    ("K wait 3", KAWUXING, "1122334567778p", None, "3p 6p 8p 9p"),
    ("K wait 4", KAWUXING, "7755z 123p 222s 666z", None, "5z 7z"),
    ("K wait 5", KAWUXING, "111222333p 1112s", None, "2s 3s"),
    ("K-03", KAWUXING, "2245667s 123p 777z", None, "5s 8s"),
    ("K-04", KAWUXING, "2245556s 123p 777z", None, "2s 5s"),
    ("K-08", KAWUXING, "666z 2234678s 777z", None, "2s 5s"),
    ("B-18", YIBIN, "1112222333s 777p", "1m", "2m 1s 3s 4s"),
]
