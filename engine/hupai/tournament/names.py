"""Names of the bots in a tournament, in Chinese and in pinyin; each is a surname and a given name."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text
from hupai.table.chance import Stream

_SURNAMES: Final = (
    "唐 Tang,李 Li,王 Wang,张 Zhang,刘 Liu,陈 Chen,杨 Yang,黄 Huang,周 Zhou,吴 Wu,蒋 Jiang,何 He,胡 Hu,罗 Luo,郑 Zheng,"
    "欧 Ou,伍 Wu,邓 Deng,谢 Xie,彭 Peng,曾 Zeng,肖 Xiao,邹 Zou,秦 Qin,魏 Wei,雷 Lei,石 Shi,龙 Long,段 Duan,文 Wen,"
    "易 Yi,廖 Liao,蔡 Cai,贺 He,夏 Xia,钟 Zhong,田 Tian,吕 Lü,孟 Meng,宋 Song"
)
"""Surnames that are common in the south of Hunan."""
_GIVEN: Final = (
    "建国 Jianguo,桂英 Guiying,国强 Guoqiang,秀兰 Xiulan,志明 Zhiming,小军 Xiaojun,美华 Meihua,春生 Chunsheng,"
    "玉梅 Yumei,德胜 Desheng,水生 Shuisheng,红梅 Hongmei,新民 Xinmin,凤英 Fengying,长江 Changjiang,满妹 Manmei,"
    "冬生 Dongsheng,丽萍 Liping,石头 Shitou,金莲 Jinlian,友良 Youliang,爱民 Aimin,云飞 Yunfei,桃花 Taohua,大勇 Dayong,"
    "菊香 Juxiang,贵生 Guisheng,燕子 Yanzi,宏伟 Hongwei,巧云 Qiaoyun"
)


def drawn_names(lot: Stream, count: int) -> list[Text]:
    """Return so many names, drawn by lot. No two are alike until every pair of surname and given name is taken."""
    names: list[Text] = [
        (f"{surname[0]}{given[0]}", f"{surname[1]} {given[1]}")
        for surname in (one.split(" ") for one in _SURNAMES.split(","))
        for given in (one.split(" ") for one in _GIVEN.split(","))
    ]
    drawn: list[Text] = []
    while len(drawn) < count:
        lot.shuffle(names)
        drawn += names[: count - len(drawn)]
    return drawn
