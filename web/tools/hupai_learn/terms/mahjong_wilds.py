"""Terms of the wilds: 王霸 in 永州, 听用 in 宜宾."""

from __future__ import annotations

from typing import Final

from hupai_learn.terms.term import Term

WILDS: Final[tuple[Term, ...]] = (
    Term(
        "wild",
        "王霸",
        "wángbà",
        "永州：翻开的牌的下一张，四张都能当任何牌。",
        "the wild of Yongzhou: the tile after the one turned up; all four stand for any tile",
        "wild.next",
    ),
    Term(
        "red dragon",
        "红中",
        "hóngzhōng",
        "永州的红中替王霸那种牌：五筒是王霸，红中就当平常的五筒；它自己不是王霸。",
        "the red dragon: in Yongzhou it plays as an ordinary tile of the wild's kind and is no wild itself",
        "wild.stand_in",
    ),
    Term(
        "wild bait",
        "王钓",
        "wáng diào",
        "别的都成了，只剩一张王霸：自己摸哪张都胡；摸到王霸是王钓王。",
        "wild bait: all else is complete and one wild is left, so that any own draw wins; wang diao wang if a wild "
        "is drawn",
        "worth.wang_diao",
    ),
    Term(
        "wild charge",
        "王闯",
        "wáng chuǎng",
        "三组、一对将和两张王霸：自己摸哪张都凑成一组；摸到王霸是王闯王。",
        "wild charge: three melds, a pair and two wilds left, which make a meld of any own draw; wang chuang wang "
        "if a wild is drawn",
        "worth.wang_chuang",
    ),
    Term(
        "wild at home",
        "王归位",
        "wáng guī wèi",
        "胡的牌里，王霸在顺子里当它自己；有两组是双王归位。",
        "wild at home: in the win a wild stands in a run for the very tile printed on it; with two runs 双王归位",
        "worth.gui_wei",
    ),
    Term(
        "four heavenly kings",
        "四大天王",
        "sì dà tiān wáng",
        "胡的牌里有四张王霸。",
        "a complete hand with all four wilds",
        "worth.si_da_tian_wang",
    ),
    Term(
        "wild",
        "听用",
        "tīngyòng",
        "宜宾：本金的下一张，能当任何牌，不算哪一门。",
        "the wild of Yibin: the number after the tile turned up; it stands for any tile and has no suit",
        "yibin/wild.any",
    ),
    Term(
        "kind turned up, three of the kind turned up",
        "本金",
        "běnjīn",
        "宜宾翻开的那种牌：碰了三张或手里一坎，加番。",
        "in Yibin the kind of the tile turned up; a peng or a triplet of it adds fan",
        "worth.ben_jin",
    ),
    Term(
        "fei",
        "飞",
        "fēi",
        "别人打的一张，加自己一张同样的和一张听用，凑成三张收下。",
        "to claim a discard with one equal tile and one wild",
        "wild.fei",
    ),
    Term(
        "ti",
        "提",
        "tí",
        "轮到自己，拿一张同样的牌换回飞里的听用；飞变成碰。",
        "on one's turn to swap an equal tile for the wild of a fei, which becomes a peng",
        "wild.ti",
    ),
    Term(
        "robbed ti",
        "抢提",
        "qiǎng tí",
        "胡别人提上去的那张，算点炮。",
        "to win on the tile that another puts down in a ti, as on a discard",
        "wild.ti_win",
    ),
    Term(
        "out, out of the running",
        "停胡",
        "tínghú",
        "打过听用的人：这一局不能再要牌，也不能胡。",
        "whoever discards a wild in Yibin: no claim and no win for the rest of the hand",
        "yibin/wild.discard",
    ),
)
