"""What is wrong with a hand as somebody described it to a calculator: a sentence per code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

CALCULATOR: Final[dict[str, Text]] = {
    # --- the tiles ---
    "wrong_tile_count": (
        "手牌张数不对：桌上有{laid}组，手里应该是{expected}张，这里写了{count}张。胡的那张不算在手牌里，杠也算一组。",
        "The hand has the wrong number of tiles: {count} where {expected} belong beside {laid:laid meld|laid melds}. "
        "The winning tile is not part of it, and a kong is one meld.",
    ),
    "indicator_missing": (
        "这个玩法发完牌要翻一张，定哪种牌可以当任何牌：请写翻开的是哪张（indicator）。",
        "In this game a tile is turned up after the deal and names the wilds; say which one it was (indicator).",
    ),
    "indicator_unused": (
        "这个玩法发完牌不翻牌，不用写翻开的牌。",
        "In this game no tile is turned up after the deal; leave the indicator out.",
    ),
    "honour_indicator": (
        "按现在的选项，翻到{tile}这样的字牌要再翻一张：请写最后翻到的万、条或筒。",
        "By these options another tile is turned after an honour such as {tile}; name the suited tile that came at "
        "last.",
    ),
    "tile_at_deal": (
        "起手就胡，没有胡的那张牌：请把牌全写在手牌里，胡的牌留空。",
        "A win with the deal has no winning tile; put all the dealt tiles into the hand and leave that tile out.",
    ),
    "robbed_tile_held": (
        "{tile}抢不到：另外三张都在被抢的杠里，这里却还有一张。",
        "The tile {tile} cannot be robbed: its other three lie in the kong, but one of them is named here.",
    ),
    # --- the laid melds ---
    "meld_not_in_game": (
        "按这里的规则没有{meld}这种牌组。可以用：{known}。",
        "These rules do not know the meld {meld}; its kind must be one of {known}.",
    ),
    "wild_in_meld": (
        "牌组{meld}不行：这一局{tiles}可以当任何牌，吃、碰、杠都不能用。",
        "The meld {meld} cannot be: wilds form no chi, peng or kong, and wild in this hand: {tiles}.",
    ),
    "fei_without_wild": (
        "飞要有一张听用：加号后面写{tiles}。",
        "A fei has a wild: behind the plus sign belongs {tiles}.",
    ),
    "too_many_melds": (
        "桌上最多{most}组。",
        "A hand has at most {most} laid melds.",
    ),
    "melds_at_deal": (
        "起手就胡，桌上不会有牌组。",
        "Nothing can be laid yet when a hand wins with the deal.",
    ),
    "kong_not_laid": (
        "胡补的那张牌，桌上先要有杠：请在桌上的牌组里写上，例如 gang:5555p。",
        "A win on a replacement tile needs a laid kong; name it among the melds, as in gang:5555p.",
    ),
    # --- how it is won ---
    "unknown_by": (
        "没有“{by}”这种胡法。可以用：{known}。",
        "A winning tile cannot come “{by}”; it comes by one of {known}.",
    ),
    "call_impossible": (
        "“{call}”和这手牌、这种胡法对不上。",
        "The circumstance “{call}” cannot be with this hand and this way to win.",
    ),
    # --- how the seats stand ---
    "seat_word": (
        "“{word}”看不懂：请写座位、冒号和情况，例如 next:piao 或 me:revealed,piao。",
        "“{word}” is not understood; write a seat, a colon and its marks, as in next:piao or me:revealed,piao.",
    ),
    "unknown_place": (
        "这张桌子没有“{place}”这个座位。可以用：{known}。",
        "This table has no seat “{place}”; its seats are {known}.",
    ),
    "place_twice": (
        "座位“{place}”写了两次，请合成一处，情况用逗号隔开。",
        "The seat “{place}” is named twice; put its marks behind one colon, with commas between them.",
    ),
    "unknown_mark": (
        "没有“{mark}”这种情况。可以用：{known}。",
        "A seat cannot be “{mark}”; the marks are {known}.",
    ),
    "mark_twice": (
        "同一家的“{mark}”写了两次。",
        "The mark “{mark}” stands twice behind one seat.",
    ),
    "mark_not_in_game": (
        "按这里的规则没有“{mark}”这种情况。",
        "By these rules no seat can be “{mark}”.",
    ),
    "mark_impossible": (
        "这一家不会是“{mark}”：和这种胡法、和别处写的对不上。",
        "This seat cannot be “{mark}”: the way the tile came, or something else that was said, rules it out.",
    ),
    "too_many_won": (
        "已经胡了的最多{most}家，再多这一局就结束了。",
        "At most {most:seat has|seats have} won before; with more the hand would be over.",
    ),
    "discarder_missing": (
        "各家情况不同，付的分要看是谁的牌：请写明点炮的是哪一家，例如 previous:discarder。",
        "What is paid depends on whose tile it was; name that seat, as in previous:discarder.",
    ),
    # --- why a tile does not win ---
    "wild_not_won": (
        "{tile}是{name}，打出来谁也不能胡。",
        "The {tile} is a {name}, and nobody may win on a wild that is discarded.",
    ),
}
