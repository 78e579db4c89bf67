"""Names in both languages: games, fans, groups, verbs, ways to win, phases, payments, topics."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from hupai.explain.language import Text
from hupai.zipai.games import GAMES

NAMES: Final[Mapping[str, Mapping[str, Text]]] = {
    "game": {module.ID: module.NAME for module in GAMES},
    "game_about": {module.ID: module.ABOUT for module in GAMES},
    "bot_about": {
        "regular": (
            "知道自己听什么，会数没露面的牌，看着胡息打，不随便喂牌。",
            "Knows what its hand waits for, counts the copies still unseen, minds the huxi and feeds nobody lightly.",
        ),
    },
    "fan": {
        "red": ("红胡", "red win"),
        "red_to_dot": ("红转点", "many reds, paid like one"),
        "red_to_black": ("红转黑", "many reds, paid like none"),
        "dot": ("一点朱", "one red card"),
        "black": ("黑胡", "black win"),
        "self_draw": ("自摸", "own flip"),
        "tianhu": ("天胡", "heavenly win"),
        "dihu": ("地胡", "win on the shown card"),
        "ju_shou": ("举手", "raised hand"),
        "haidi": ("海底", "last card of the wall"),
        "wang_diao": ("王钓", "king's bait"),
        "wang_diao_wang": ("王钓王", "king baits king"),
        "wang_chuang": ("王闯", "king's charge"),
        "wang_chuang_wang": ("王闯王", "king charges king"),
        "wang_zha": ("王炸", "king's blast"),
        "wang_zha_wang": ("王炸王", "king blasts king"),
    },
    "group": {
        "ti": ("提", "ti (four of one's own)"),
        "pao": ("跑", "pao (four)"),
        "wei": ("偎", "wei (three, own flip)"),
        "chouwei": ("臭偎", "stale wei"),
        "kan": ("坎", "kan (three in hand)"),
        "peng": ("碰", "peng (three)"),
        "chi": ("吃", "chi"),
        "jiang": ("将", "pair"),
        "er_qi_shi": ("二七十", "two-seven-ten"),
        "yi_er_san": ("一二三", "one-two-three"),
        "shun": ("顺子", "run"),
        "jiao": ("绞牌", "mixed three"),
        "loose": ("散牌", "loose cards"),
    },
    "group_short": {
        "ti": ("提", "ti"),
        "pao": ("跑", "pao"),
        "wei": ("偎", "wei"),
        "chouwei": ("臭偎", "stale wei"),
        "kan": ("坎", "kan"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "jiang": ("将", "pair"),
        "er_qi_shi": ("二七十", "two-seven-ten"),
        "yi_er_san": ("一二三", "one-two-three"),
        "shun": ("顺子", "run"),
        "jiao": ("绞牌", "mixed three"),
        "loose": ("散牌", "loose cards"),
    },
    "group_badge": {
        "chouwei": ("臭", "stale"),
        "er_qi_shi": ("二七十", "2·7·10"),
        "yi_er_san": ("一二三", "1·2·3"),
        "jiao": ("绞牌", "mixed"),
        "loose": ("散牌", "loose"),
    },
    "verb": {
        "discard": ("打", "play"),
        "pass": ("过", "pass"),
        "hu": ("胡", "win (hu)"),
        "peng": ("碰", "peng"),
        "chi": ("吃", "chi"),
        "declare": ("叫王", "declare the king"),
        "raise": ("举手", "raise the hand"),
    },
    "by": {
        "self": ("自摸", "own flip"),
        "other": ("胡别人翻出的牌", "another player's flip"),
        "discard": ("点炮", "another player's discard"),
        "deal": ("天胡", "the deal"),
        "shown": ("地胡", "the dealer's shown card"),
    },
    "phase": {
        "opening": ("开局", "opening"),
        "discard": ("出牌", "discard"),
        "claim": ("要不要这张牌", "claim"),
        "declare": ("叫不叫王", "declare"),
        "over": ("一局结束", "over"),
    },
    "call": {
        "wang_diao": ("王钓", "king's bait"),
        "wang_chuang": ("王闯", "king's charge"),
        "wang_zha": ("王炸", "king's blast"),
    },
    "set": {
        "four_kings_sitting": ("四王坐醒", "Four kings, one sits out"),
        "duel_aside": ("单挑去牌", "A duel with cards aside"),
        "as_in_apps": ("手机上的打法", "As most apps play"),
    },
    "game_with": {
        "yongzhou_kings_0": ("永州无王扯胡子", "Yongzhou with no kings"),
        "yongzhou_kings_1": ("永州单王扯胡子", "Yongzhou with one king"),
        "yongzhou_kings_3": ("永州三王扯胡子", "Yongzhou with three kings"),
        "yongzhou_kings_4": ("永州四王扯胡子", "Yongzhou with four kings"),
    },
    "payment": {
        "sitter": ("吃醒", "to the sitter, for the bonus cards"),
        "sitter_dealer": ("庄家无醒胡，分一家给坐醒的", "to the sitter, as the dealer won without bonus cards"),
        "sitter_floor": ("坐醒保底", "to the sitter, up to the least share"),
        "win": ("胡牌", "for the win"),
        "discard": ("点炮，一家付两家的", "for the win, for both losers"),
        "king": ("黄庄赔王", "for kings in a drawn hand"),
        "long": ("龙", "for a ti (龙)"),
    },
    "win": {
        "red": ("红胡", "a red win"),
        "black": ("黑胡", "a black win"),
        "dot": ("一点朱", "one red card"),
        "wu_hu": ("无胡", "no huxi (无胡)"),
        "ka_hu": ("卡胡", "exactly 10 or 20 huxi (卡胡)"),
    },
    "counted": {
        "xiao_ka_hu": ("小卡胡", "exactly ten (小卡胡)"),
        "da_ka_hu": ("大卡胡", "exactly twenty (大卡胡)"),
        "wu_hu": ("无胡", "none at all (无胡)"),
    },
    "special": {
        "three_ti_five_kan": ("三提五坎", "three ti or five kan"),
    },
    "together": {
        "multiply": ("相乘", "multiplied"),
        "add": ("相加", "added"),
    },
    "topic": {
        "cards": ("牌", "The cards"),
        "deal": ("砌牌与坐庄", "The deal"),
        "turn": ("轮流", "The turn"),
        "claims": ("吃、碰、偎、跑、提", "Claims and compulsory groups"),
        "past": ("臭牌", "Passed cards"),
        "kings": ("王", "Kings"),
        "win": ("胡牌", "Winning"),
        "huxi": ("胡息", "Huxi"),
        "fan": ("名堂", "Fan"),
        "xing": ("醒（省）", "Bonus cards"),
        "pay": ("付分", "Payment"),
    },
}
"""Chinese and English by kind and identifier."""
