"""Rules of passed tiles: what a player who passed a win may still win, and a passed 碰 or 杠."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.mahjong.explain.book_words import both, field_is, takes_discards, yibin_list
from hupai.mahjong.explain.headings import B_WIN

PAST: Final = chapter(
    "past",
    rule_by_case(
        "win.guo_hu",
        Case(
            "过胡：能胡却没胡，到自己下次摸牌以前，别人的牌都不能胡；自摸不受影响。",
            "After passing a win (过胡), a player may not win on another's tile until their next draw. Own "
            "draws are not affected.",
            both(takes_discards, field_is("guo_hu", "strict")),
        ),
        Case(
            "过胡：能胡却没胡，到自己下次摸牌以前，别人的牌要番数更大才能胡；自摸不受影响，"
            "牌墙剩下不到{forced_last}张也不受影响。",
            "After passing a win (过胡), a player may win on another's tile only with more fan until their next "
            "draw. Own draws are not affected, and with fewer than {forced_last} tiles in the wall any win counts.",
            both(takes_discards, yibin_list, field_is("guo_hu", "more")),
        ),
        Case(
            "过胡：能胡却没胡，到自己下次摸牌以前，别人的牌要付得更多才能胡：倍数连明牌翻的一起比，"
            "自摸过的按付得最多的那家比；自摸不受影响。",
            "After passing a win (过胡), a player may win on another's tile only for more than the passed win "
            "would have been paid until their next draw: multipliers are compared with doubling for revealed "
            "hands, and of a passed own draw with the payer who would owe most. Own draws are not affected.",
            both(takes_discards, field_is("guo_hu", "paid")),
        ),
        Case(
            "过胡：能胡却没胡，到自己下次摸牌以前，别人的牌要倍数更大才能胡（明牌不算在倍数里）；自摸不受影响。",
            "After passing a win (过胡), a player may win on another's tile only with a higher multiplier "
            "until their next draw; doubling for revealed hands does not count. Own draws are not affected.",
            both(takes_discards, field_is("guo_hu", "more")),
        ),
        Case(
            "过胡：能胡却没胡，以后照样能胡，没有限制。",
            "Passing a win (过胡) costs nothing: any later tile may still be won.",
            takes_discards,
        ),
        seed("M4", *B_WIN).saying(
            "自己未摸下一张牌的一圈内不能弃先胡后，加番或只剩不足四张牌时可以。",
            "Until one's next draw a passed win may not be followed by another, except with more fan or when "
            "fewer than four tiles are left.",
        ),
        practice(
            "永州过了胡，下次摸牌前都不能胡别人的牌；卡五星倍数更大才能胡，有的桌子没有限制，"
            "有的把明牌翻的倍数也算进去。",
            "In Yongzhou nothing of another player may be won until the next draw, in Ka Wu Xing only with a "
            "higher multiplier; some tables set no limit, and some count the doubling for revealed hands.",
        ),
    ),
    rule(
        "claim.again",
        "能碰、能杠却没要，以后照样可以碰、杠。",
        "A player who passes a peng or a kong may claim the same kind again later.",
        practice(),
    ),
)
