"""The names of everything that a hand can be worth something for, by the id of its item."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.mahjong.explain.book_words import HAND_NAMES

FAN_NAMES: Final[Mapping[str, Text]] = {
    **HAND_NAMES,
    "ji_ben": ("基础", "plain hand (基础)"),
    "qi_shou_si_wang": ("起手四王", "four wilds dealt (起手四王)"),
    "dian_pao_jia_ban": ("点炮加半", "half more for a discard"),
    "pi_hu": ("屁胡", "plain hand (屁胡)"),
    "ka_wu_xing": ("卡五星", "ka wu xing (卡五星)"),
    "ming_si_gui": ("明四归", "four alike with a peng (明四归)"),
    "an_si_gui": ("暗四归", "four alike in the hand (暗四归)"),
    "shou_zhua_yi": ("手抓一", "one tile in the hand (手抓一)"),
    "qi_dui": ("七对", "seven pairs (七对)"),
    "hao_hua": ("豪华七对", "seven pairs with one four (豪华七对)"),
    "chao_hao_hua": ("超豪华七对", "seven pairs with two fours (超豪华七对)"),
    "chao_chao_hao_hua": ("超超豪华七对", "seven pairs with three fours (超超豪华七对)"),
    "san_yuan_qi_dui": ("三元七对", "seven pairs with all dragons (三元七对)"),
    "xiao_san_yuan": ("小三元", "two triplets and a pair of dragons (小三元)"),
    "da_san_yuan": ("大三元", "triplets of all dragons (大三元)"),
    "hai_di": ("海底", "last tile (海底)"),
    "gang_shang_pao": ("杠上炮", "discard right after a kong (杠上炮)"),
    "ping_hu": ("平胡", "plain hand (平胡)"),
    "dui_dui_hu": ("对对胡", "all triplets (对对胡)"),
    "an_qi_dui": ("暗七对", "seven pairs (暗七对)"),
    "long_qi_dui": ("龙七对", "seven pairs with four alike (龙七对)"),
    "jin_gou_diao": ("金钩吊", "one tile in the hand (金钩吊)"),
    "jin_gou_pao": ("金钩炮", "discarder with one tile left (金钩炮)"),
    "wu_ting_yong": ("无听用", "no wild (无听用)"),
    "ting_yong": ("别的听用", "further wilds (听用)"),
    "ben_jin": ("本金", "three of the kind turned up (本金)"),
    "gen": ("根", "four of a kind (根)"),
    "di_hu": ("地胡", "earthly win (地胡)"),
}
"""What a list of worths may count, by id."""
