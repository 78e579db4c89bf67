"""Why an action is refused: a sentence for each reason code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text

REFUSALS: Final[dict[str, Text]] = {
    # --- the hand and the game -------------------------------------------------------------------
    "hand_over": (
        "这一局已经打完了，请开下一局。",
        "This hand is over; deal the next one to play on.",
    ),
    "no_chi_here": (
        "这里不能吃牌。",
        "There is no chi here.",
    ),
    "no_fei_here": (
        "这个玩法没有飞和提。",
        "This game has neither fei nor ti.",
    ),
    "no_reveal_here": (
        "这个玩法不明牌。",
        "Hands are not revealed (明牌) in this game.",
    ),
    "no_piao_here": (
        "这里不飘。",
        "There is no piao (飘) here.",
    ),
    "piao_is_fixed": (
        "这里是定飘，家家都飘，不用选。",
        "Here everybody plays with piao (定飘); there is nothing to choose.",
    ),
    "not_in_this_deck": (
        "这副牌里没有{tile}。",
        "This deck has no {tile}.",
    ),
    "piao_first": (
        "还没发牌：先选飘不飘。",
        "The tiles are not dealt yet; first choose whether to play with piao (飘).",
    ),
    "piao_answered": (
        "你已经选过飘不飘了，等别人选完再发牌。",
        "You have chosen about piao (飘) already; the deal waits for the others.",
    ),
    "piao_settled": (
        "飘不飘要在发牌以前选，这一局已经定了。",
        "Piao (飘) is chosen before the deal and settled for this hand.",
    ),
    "already_won": (
        "你这一局已经胡了，离了桌，等下一局。",
        "You have won and left this hand; wait for the next one.",
    ),
    "dealt_wilds_first": (
        "你起手四王：先选胡还是过。",
        "You were dealt four wilds (起手四王); first choose whether to win.",
    ),
    "opening_waits": (
        "庄家打第一张以前还有人要答复，请等一下。",
        "Before the dealer's first turn another player still has to answer; wait a moment.",
    ),
    # --- whose turn it is ------------------------------------------------------------------------
    "not_your_turn": (
        "现在轮到{turn}，还没轮到你，请等一下。",
        "The turn belongs to {turn}; wait until it is yours.",
    ),
    "tile_unsettled": (
        "{tile}还没定归谁，请等一下。",
        "It is not settled yet who takes the {tile}; wait a moment.",
    ),
    "answer_first": (
        "{tile}在等你答复：先选要还是过。",
        "The {tile} waits for your answer; claim it or pass first.",
    ),
    "already_answered": (
        "{tile}你已经答过了，等别人答复。",
        "You have answered about the {tile} already; wait for the others.",
    ),
    "wins_by_itself": (
        "{tile}你能胡，会自动胡，不用再选。",
        "The {tile} wins for you automatically; there is nothing to choose.",
    ),
    "must_discard": (
        "轮到你打牌，不能过：请打一张。",
        "It is your turn, so you cannot pass; discard a tile.",
    ),
    "nothing_to_pass": (
        "现在没有牌在等你答复，不用过。",
        "No tile waits for your answer now, so there is nothing to pass.",
    ),
    "no_tile_lies": (
        "现在桌上没有可以要的牌，等别人打牌。",
        "No tile lies there to claim now; wait for a discard.",
    ),
    "own_tile": (
        "{tile}是你自己出的，自己不能要。",
        "You put the {tile} down yourself, and nobody claims their own tile.",
    ),
    "only_won": (
        "{from}的{tile}只能抢来胡，不能碰、杠、吃。",
        "The {tile} goes into a meld of {from}; it can be won, but not claimed for a meld.",
    ),
    # --- the own tiles ---------------------------------------------------------------------------
    "hand_dead": (
        "你打过听用，停胡了：这一局只能摸牌打牌。",
        "You discarded a wild, so your hand is out (停胡): it only draws and discards.",
    ),
    "tile_not_held": (
        "你手里没有{tile}。",
        "You hold no {tile}.",
    ),
    "revealed_discards_drawn": (
        "你明了牌，摸什么打什么：只能打刚摸的{tile}。",
        "Your hand is revealed, so you discard what you draw: the {tile}.",
    ),
    "old_tiles_first": (
        "你停胡了，要先打完那时手里的牌，{tile}是后来摸的。",
        "You are out (停胡), so the tiles held at that moment go first; the {tile} came later.",
    ),
    "wild_kept": (
        "手里还有别的牌，不能打{name}。",
        "No {name} is discarded as long as you hold another tile.",
    ),
    "feeds_revealed": (
        "{to}明牌听{tile}，这张不能给他。",
        "The revealed hand of {to} waits for the {tile}, so it may not be played now.",
    ),
    "already_revealed": (
        "你已经明牌了。",
        "Your hand is revealed already.",
    ),
    "not_waiting_after": (
        "打了{tile}没有听牌，不能明牌。",
        "After discarding the {tile} your hand does not wait for anything, so it cannot be revealed.",
    ),
    "reveal_all_held": (
        "打了{tile}只听{waits}，都在自己手里，不能明牌。",
        "After discarding the {tile} your hand waits only for {waits}, all of which you hold yourself, so it cannot be "
        "revealed.",
    ),
    # --- claims and kongs ------------------------------------------------------------------------
    "last_discard": (
        "牌墙空了，{tile}只能胡，不能碰、杠、吃。",
        "The wall is empty, so the {tile} may only be won.",
    ),
    "wild_not_claimed": (
        "刚打出的{tile}是{name}，谁也不能要。",
        "The {tile} just discarded is a {name}; nobody may claim or win it.",
    ),
    "no_pair": (
        "碰{tile}要手里有一对，你没有。",
        "A peng needs a pair of the {tile} in your hand, and you do not have one.",
    ),
    "revealed_no_peng": (
        "你明了牌，不能再碰。",
        "Your hand is revealed, and a revealed hand makes no peng.",
    ),
    "no_three": (
        "杠别人打的{tile}要手里有三张，你没有。",
        "A kong with this discard needs three of the {tile} in your hand, and you do not have them.",
    ),
    "peng_grows_by_draw": (
        "你碰过{tile}，第四张要自己摸到才能杠。",
        "Your peng of the {tile} becomes a kong only with a tile from your own draw.",
    ),
    "no_four": (
        "暗杠要手里有四张{tile}，你没有。",
        "A concealed kong needs four of the {tile} in your hand, and you do not have them.",
    ),
    "no_peng_laid": (
        "你没有碰过{tile}，不能往上加杠。",
        "You have no peng of the {tile} that could become a kong.",
    ),
    "fourth_was_held": (
        "碰{tile}的时候，第四张已经在你手里，不是后来摸的，不能蓄杠。",
        "You held the fourth {tile} already when you made the peng; only one drawn afterwards makes it a kong.",
    ),
    "fei_grows_not": (
        "{tile}是飞的，先提回{name}才能加杠。",
        "Your {tile} is a fei; it cannot become a kong before its {name} is swapped back.",
    ),
    "wild_in_no_kong": (
        "{name}不能杠，四张也不行。",
        "A {name} forms no kong, not even four of them.",
    ),
    "kong_needs_draw": (
        "自己摸了牌才能杠；刚要了别人的牌，先打一张。",
        "This kong follows your own draw; you have just claimed a tile, so discard one first.",
    ),
    "nothing_replaces": (
        "牌墙空了，杠了没有牌补，不能杠{tile}。",
        "The wall is empty, and a kong of the {tile} would leave nothing to draw in its place.",
    ),
    "kong_changes_waits": (
        "你明牌听{waits}，杠{tile}会变了听的牌，不能杠。",
        "Your revealed hand waits for {waits}; a kong of the {tile} would change that.",
    ),
    "fei_needs_tile": (
        "飞{tile}要手里有一张{tile}，你没有。",
        "A fei needs one {tile} in your hand, and you hold none.",
    ),
    "fei_needs_wild": (
        "飞要用一张{name}，你手里没有。",
        "A fei takes a {name}, and you hold none.",
    ),
    "no_fei_laid": (
        "你没有飞过{tile}，没有什么可提。",
        "You have no fei of the {tile} whose wild could be swapped back.",
    ),
    "not_next_seat": (
        "{tile}是{from}打的，只有那家的下家才能吃。",
        "The {tile} was discarded by {from}, and only the player after that seat may chi it.",
    ),
    "honours_no_run": (
        "{tile}是字牌，凑不成顺子，不能吃。",
        "The {tile} is an honour; honours form no run, so there is no chi.",
    ),
    "run_without_tile": (
        "{tiles}里没有打出的{tile}，不能这样吃。",
        "The run {tiles} does not contain the discarded {tile}.",
    ),
    "wild_in_no_run": (
        "{tile}是{name}，不能用来吃。",
        "The {tile} is a {name}, and wilds form no chi.",
    ),
    "stand_in_not_held": (
        "{tile}是王霸，吃的时候要用红中来当，你手里没有红中。",
        "The {tile} is the wild; in a chi only a red dragon takes its place, and you hold none.",
    ),
    "no_run": (
        "手里没有两张能和{tile}凑成顺子的牌，不能吃。",
        "No two tiles of your hand form a run with the {tile}, so there is no chi.",
    ),
    # --- wins ------------------------------------------------------------------------------------
    "no_tile_to_win": (
        "现在没有牌可以胡；你听{waits}。",
        "There is no tile to win now; your hand waits for {waits}.",
    ),
    "not_ready": (
        "还没有听牌，至少还差{left}张。",
        "Your hand does not wait yet: it is at least {left:tile|tiles} away.",
    ),
    "not_waited_for": (
        "{tile}胡不了，你听的是{waits}。",
        "The {tile} does not complete your hand, which waits for {waits}.",
    ),
    "claimed_first": (
        "刚要了别人的牌，要先打一张，不能胡。",
        "You have just claimed a tile, so you discard one first and cannot win.",
    ),
    "three_suits": (
        "牌成了，可是三门花色都有，缺一门才能胡。",
        "The hand is complete but has all three suits, and a win must lack one (缺门).",
    ),
    "three_suits_laid": (
        "你桌上的牌三门花色都有，没有缺门，这一局胡不了。",
        "Your melds on the table have all three suits, so this hand cannot win any more (缺门).",
    ),
    "waits_three_suits": (
        "来{waits}就成牌，可是那样三门花色都有，缺一门才能胡。",
        "With {waits} the hand would be complete but have all three suits, and a win must lack one (缺门).",
    ),
    "too_few_fan": (
        "牌成了，可是只有{fan}番，{min}番起胡。",
        "The hand is complete but makes only {fan} fan; a win needs {min}.",
    ),
    "waits_too_few_fan": (
        "来{waits}就成牌，可是不够{min}番，不能胡。",
        "With {waits} the hand would be complete, but not worth the {min} fan that a win needs.",
    ),
    "waits_all_held": (
        "只听{waits}，可是都在自己手里或者翻开了，等不到。",
        "The hand waits only for {waits}, and all of these are your own or turned up.",
    ),
    "below_minimum": (
        "牌成了，可是只有{multiplier}倍，胡别人的牌要{min}倍；自摸不限。",
        "The hand is complete but worth only ×{multiplier}; another's tile needs ×{min}, an own draw has no minimum.",
    ),
    "self_draw_only": (
        "这里只能自摸，不能胡别人的{tile}。",
        "Here only own draws win, so the {tile} of another player does not.",
    ),
    "wild_hand_draws": (
        "手里有{name}，只能自摸，不能胡别人的{tile}。",
        "You hold a {name}, so only your own draws win, not the {tile} of another player.",
    ),
    "wild_is_itself": (
        "烂牌和十三幺里，{name}只算印着的那张，这手牌没有成。",
        "In scattered tiles and thirteen orphans a {name} is only the tile printed on it, so the hand is not complete.",
    ),
    "scattered_too_near": (
        "下三烂同一门的数至少要差{min}，你的牌有挨得太近的。",
        "In scattered tiles (下三烂) the numbers of a suit must be at least {min} apart, and some of yours are nearer.",
    ),
    "win_was_passed": (
        "你过了胡：到自己下次摸牌以前，不能胡别人的{tile}。",
        "You passed a win (过胡), so until your next draw you may not win another's tile, the {tile} either.",
    ),
    "worth_no_more": (
        "你过了{above}番的胡：到下次摸牌以前，别人的牌要更大才能胡，这次是{fan}番。",
        "You passed a win of {above} fan (过胡); until your next draw another's tile must make more, and this one "
        "makes {fan}.",
    ),
}
