"""Why something is not allowed, and what an allowed action causes: a sentence for each code."""

from __future__ import annotations

from typing import Final

from hupai.explain.language import Text, Variant
from hupai.zipai.explain.card_texts import CARDS, NOT_IN_DECK

REFUSALS: Final[dict[str, Text]] = {
    "hand_over": ("这一局已经完了。", "This hand is over."),
    "no_such_choice": ("没有“{action}”这样的打法。", "There is no such choice as “{action}”."),
    "hand_dead": (
        "这手牌死了：这一局不能再要牌，也不能胡。",
        "This hand is dead: it claims no card and cannot win any more.",
    ),
    "answered_already": ("已经答过了，在等别人。", "The answer is given; others are still asked."),
    "not_your_turn": (
        "现在轮到{turn}，还没有轮到你。",
        "The turn belongs to {turn}; wait until something is asked of you.",
    ),
    "no_discard_owed": ("现在不该打牌。", "No discard is owed now."),
    "card_not_in_hand": ("手里没有{card}。", "There is no {card} in the hand."),
    "wall_is_empty": (
        "墩上没有牌了：最后一张只能胡、歪、溜。",
        "The wall is empty: the last card may only be won, or laid as a wai or liu.",
    ),
    "locked_by_chi": (
        "{card}锁住了：吃{eaten}摆了{meld}，这一局不能打它。",
        "{card} is locked: after eating {eaten} for {meld} it may not be discarded in this hand.",
    ),
    "locked_by_set": (
        "{card}锁住了：桌上已经摆了三张，剩下的不能打。",
        "{card} is locked: three of it lie before you, and the last one may not be discarded.",
    ),
    "must_discard": ("要先打一张牌。", "A card must be discarded first."),
    "not_asked": ("现在没有问到这里。", "Nothing is asked of this seat now."),
    "nothing_lies": ("桌上没有等人要的牌。", "No card lies to be claimed."),
    "own_discard": ("{card}是自己打的，不能再要回来。", "{card} is your own discard; nobody takes that back."),
    "needs_flip": (
        "{card}是手里打出来的：歪、溜、飘只用自己翻的牌。",
        "{card} was played from a hand: a wai, liu or piao takes one's own flip.",
    ),
    "needs_own_flip": (
        "{card}是别人翻的：歪、溜、飘只用自己翻的牌。",
        "{card} is another player's flip: a wai, liu or piao takes one's own.",
    ),
    "no_pair_to_wai": ("手里没有一对{card}，不能歪。", "A wai of {card} needs two of it in the hand."),
    "piao_not_played": ("这个打法没有飘。", "These rules have no piao."),
    "no_peng_to_piao": ("没有碰过{card}，不能飘。", "A piao of {card} needs a peng of it on the table."),
    "no_liu_in_hand": (
        "手里没有四张一样的，也没有歪过的牌的第四张，不能溜。",
        "A liu from the hand needs four of a kind in it, or the fourth card of a wai.",
    ),
    "no_four": ("手里没有四张{card}，不能溜。", "A liu needs all four of {card}."),
    "no_three": (
        "手里没有三张{card}，也没有歪过它，不能溜。",
        "A liu of {card} needs three of it in the hand, or a wai of it.",
    ),
    "liu_only_for_discard": (
        "手里的{card}只有在该打牌的时候才能溜。",
        "The liu of {card} from the hand takes the place of a discard that is owed.",
    ),
    "peng_own_flip": (
        "{card}是自己翻的，成三张叫歪，不叫碰。",
        "{card} is your own flip; with two in the hand it makes a wai, not a peng.",
    ),
    "no_pair_to_peng": ("手里没有一对{card}，不能碰。", "A peng of {card} needs two of it in the hand."),
    "peng_after_discard": (
        "打过{card}，这一局不能再碰它。",
        "You discarded {card}, so a peng of it is gone for this hand.",
    ),
    "peng_after_pass": (
        "放过{card}没有碰（或者没有歪），这一局不能再碰它。",
        "You let {card} go when it could be laid, so a peng of it is gone for this hand.",
    ),
    "chi_after_discard": (
        "打过{card}，这一局不能再吃它。",
        "You discarded {card}, so eating it is gone for this hand.",
    ),
    "chi_after_pass": (
        "放过{card}没有吃，这一局不能再吃它。",
        "You let {card} go when you could eat it, so eating it is gone for this hand.",
    ),
    "dead_pair_passed": (
        "{pair}这门臭了：放过{then}没有吃，就不能再用它吃{card}。",
        "{pair} is a dead pair: it let {then} go, so it may not eat {card}.",
    ),
    "dead_pair_discarded": (
        "{pair}这门臭了：打过{then}，就不能再用它吃{card}。",
        "{pair} is a dead pair: you discarded {then}, so it may not eat {card}.",
    ),
    "chi_over_limit": (
        "没有息的一句话最多吃{limit}句，已经吃满了。",
        "A player eats at most {limit:run|runs} without xi, and that is reached.",
    ),
    "no_discard_left": (
        "要了{card}以后没有牌可以打，所以不能要。",
        "After taking {card} no card could be discarded, so it is not allowed.",
    ),
    "chi_not_your_discard": (
        "{card}是打出来的，只有下家能吃。",
        "{card} was discarded; only the player after its owner may eat it.",
    ),
    "chi_not_your_flip": (
        "翻出的{card}只有翻牌的人和他的下家能吃。",
        "A flipped {card} may be eaten by whoever flipped it and by the player after.",
    ),
    "no_cards_to_chi": (
        "手里没有两张能和{card}成一句的牌。",
        "No two cards in the hand make a run or a two-seven-ten with {card}.",
    ),
    "chi_without_card": ("{meld}里没有{card}。", "{meld} does not contain {card}."),
    "hu_not_dealt": ("起手牌还不能胡。", "The dealt cards do not win."),
    "hu_on_flips_only": ("只能胡翻出来的牌。", "A hand wins on a flipped card only."),
    "hu_on_discard": (
        "{card}是手里打出来的，打出的牌不能胡。",
        "{card} was played from a hand, and discards are never won.",
    ),
    "hand_incomplete": (
        "牌还不成：要六门整的，加最后一门半句。",
        "The hand is not complete: it takes six whole groups and a half one.",
    ),
    "too_few_xi": ("只有{xi}个硬息，要{min}个才能胡。", "There are only {xi} xi, and a win needs {min}."),
    "xi_without_merit": (
        "有{xi}个硬息，可是没有坎、歪、溜、四张、单歪，也没有名堂，不能胡。",
        "There are {xi} xi, but no kan, wai, liu, four of a kind, pair of the own flip or feat, so it does not win.",
    ),
}

EFFECTS: Final[dict[str, Text]] = {
    "hu_given_up": ("这张不胡；以后翻出同样的牌还可以胡。", "This lets a win go; later flips may still be won."),
    "win_given_up": ("现在不胡，以后还能胡。", "You do not win now but may still win later."),
    "last_win_given_up": (
        "墩上没牌了，现在不胡，这一局就没得胡了。",
        "The wall is used up: let this win go and there is no other in this hand.",
    ),
    "no_discard_follows": ("这样不用打牌，下家接着翻。", "No discard follows; the next player draws."),
    "discard_goes_dead": ("以后不能再吃、碰{card}。", "Eating or peng of {card} is gone for this hand."),
    "pairs_go_dead": (
        "{pairs}能吃{card}，打了它这门就臭了，另一头也不能吃。",
        "{pairs} could eat {card}; after this discard the pair is dead at its other end too.",
    ),
    "locks": ("要了以后不能打{locked}。", "After this you may not discard {locked}."),
    "chi_lost": (
        "这张要是没被别人先要走，这一局就不能再吃{card}。",
        "Unless somebody claims it first, {card} may not be eaten any more in this hand.",
    ),
    "peng_lost": ("放过以后不能再碰{card}。", "After this there is no peng of {card} in this hand."),
    "wai_lost": ("放过以后不能再碰{card}，再翻到还可以歪。", "After this there is no peng of {card}; a wai stays."),
    "four_lost": (
        "这是最后一张{card}，放过就再也凑不成四张。",
        "This is the last {card}: let go now, it never makes four.",
    ),
    "pairs_lost": (
        "这张要是没被别人先要走，{pairs}这门也臭了，另一头也不能吃。",
        "Unless somebody claims the card first, {pairs} becomes a dead pair: it may not eat at its other end either.",
    ),
    "hand_goes_dead": (
        "这样没有牌可以打，手就死了，这一局不能胡。",
        "This leaves nothing to discard: the hand is dead and cannot win.",
    ),
}

HAPPENED: Final[dict[str, Text]] = {
    "no_discard_left_dead": (
        "手里的牌都锁住了，没有一张能打。",
        "Every card left in the hand is locked, so none may be discarded.",
    ),
    "outranked": (
        "{seat}的“{taken}”排在“{mine}”前面。",
        "{taken} by {seat} comes before {mine}.",
    ),
}

NOTATION: Final[dict[str, Text]] = {
    **CARDS,
    "unknown_card": (
        "“{char}”不是牌。请写一二三…十、壹贰叁…拾，或者 123s（小字）、270b（大字，0 是十）。",
        "“{char}” is not a card; write 一二三…十, 壹贰叁…拾, or 123s (small), 270b (big, 0 is ten).",
    ),
    "no_such_card": NOT_IN_DECK,
    "unknown_action": (
        "看不懂动作“{text}”。可以写 pass、hu、wai、liu 9b、piao、peng、discard 3s、chi 345s。",
        "“{text}” is not an action; write pass, hu, wai, liu 9b, piao, peng, discard 3s or chi 345s.",
    ),
    "not_a_shape": (
        "{meld}不能成一门：吃的牌要组成一句话或者二七十。",
        "The cards {meld} are not a group: a chi makes a run or a two-seven-ten.",
    ),
    "wrong_meld": (
        "看不懂这门牌{meld}。请写种类和牌，例如 liu:9999b、wai:222s@0、chi:123b.1b@2。",
        "A laid group cannot be {meld}; write its kind and its cards, such as liu:9999b, wai:222s@0 or chi:123b.1b@2.",
    ),
    "unknown_meld_kind": (
        "没有“{kind}”这种门子。可以用：{known}。",
        "There is no kind of group called “{kind}”; the kinds are {known}.",
    ),
    "wrong_card_count": (
        "牌数不对：桌上和手里一共{cards}张，应该是{expected}张（听牌时 19 张，每摆一个四张多一张）。",
        "The number of cards is wrong: {cards} in all where {expected} belong. A waiting hand has 19, and one more for "
        "every four laid.",
    ),
    "no_card_at_deal": (
        "起手胡没有胡的牌：请把起手的牌全写在手牌里，胡的牌留空。",
        "A win as dealt has no winning card; put all the dealt cards into the hand and leave that card out.",
    ),
    "call_impossible": (
        "这手牌不会有“{call}”：起手胡没有这种情况。",
        "This hand cannot have “{call}”: a win as dealt has no such circumstance.",
    ),
    "position_meld_unseen": (
        "在这个位置上，{meld}不会是这个样子：别家从手里溜的牌扣着（写 liu:*），其余的看得见。",
        "This seat cannot see the group {meld} like that: what another laid as a liu from the hand lies face down "
        "(liu:*), all else is seen.",
    ),
    "position_bans_wrong": (
        "打过{card}的人不能再吃、碰它：请把它写进“{field}”。",
        "Whoever discarded {card} may neither eat it nor take it by peng: name it in “{field}”.",
    ),
    "position_pair_wrong": (
        "打过{card}，手里的{pair}就臭了：请把小的那张写进“{field}”。",
        "Once {card} was discarded, {pair} in the hand became a dead pair: name its lower card in “{field}”.",
    ),
}

LINES: Final[dict[str, Text]] = {
    "line_group": ("{name}“{cards}”：{huxi}息。", "{name}, {cards}: {huxi} xi."),
    "line_huxi": ("一共{huxi}个硬息。", "{huxi} xi in all."),
    "line_item": ("{id}：加{points}分。", "{id}: {points:point|points} more."),
    "line_sum": ("一共{points}分。", "{points:point|points} together."),
    "line_times": ("{id}：乘{times}。", "{id}: ×{times}."),
    "line_pay": ("每家付{pay_each}分。", "Each loser pays {pay_each:point|points}."),
    "line_cap": ("封顶，每家只付{cap}分。", "The cap: {cap:point|points} per loser, no more."),
}
"""The lines of the account, ``line_`` before the line's name."""

THOUGHTS: Final[dict[str, Text]] = {
    "bot_plays_to_wait": (
        "打了{card}就听{wanted}，还有{live}张没露面。",
        "Without {card} the hand waits for {wanted}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_keeps_waiting": (
        "这样听{wanted}，还有{live}张没露面。",
        "The hand then waits for {wanted}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_plays_to_own_flip": (
        "打了{card}，自己翻到{wanted}就能胡，还有{live}张没露面。",
        "Without {card} the hand wins on its own flip of {wanted}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_keeps_own_flip": (
        "这样自己翻到{wanted}能胡，还有{live}张没露面。",
        "The hand then wins on its own flip of {wanted}, of which {live:copy is|copies are} unseen.",
    ),
    "bot_rates_discard": (
        "照它自己的算法，打{card}最合算。",
        "By its own reckoning playing {card} is worth most.",
    ),
    "bot_rates_pass": (
        "照它自己的算法，不要最合算。",
        "By its own reckoning passing is worth most.",
    ),
    "bot_rates_claim": (
        "照它自己的算法，这样要{card}最合算。",
        "By its own reckoning taking {card} in this way is worth most.",
    ),
    "bot_keeps_groups": (
        "{card}搭不上别的牌。",
        "{card} goes with nothing else in the hand.",
    ),
    "bot_keeps_xi": (
        "打{kept}比打{card}少{xi}个硬息。",
        "Playing {kept} would leave {xi} xi fewer than playing {card}.",
    ),
    "bot_keeps_whole": (
        "打了{card}手里还有{groups}门成的，打{kept}只剩{others}门。",
        "After {card} the hand holds {groups:whole group|whole groups}, after {kept} only {others}.",
    ),
    "bot_finishes_more": (
        "打了{card}，还有{live}张没露面的牌能凑成一门；打{kept}只有{less}张。",
        "After {card}, {live:unseen card|unseen cards} would finish a group; after {kept} only {less}.",
    ),
    "bot_spares_pairs": (
        "打{kept}会让{pairs}这门臭了，打{card}不会。",
        "Playing {kept} would make {pairs} a dead pair; playing {card} makes none.",
    ),
    "bot_stays_unlocked": (
        "要了{card}，手里的{locked}就锁住不能打了。",
        "Taking {card} would lock {locked} in the hand.",
    ),
    "bot_lays_whole": (
        "要了{card}，连桌上的一共有{groups}门成的，不要只有{others}门。",
        "Taking {card} makes {groups:whole group|whole groups} with those on the table; passing leaves {others}.",
    ),
    "bot_takes_xi": (
        "摆下{card}有硬息。",
        "Laying {card} is worth xi.",
    ),
}
"""Why a bot chose its action, by reason code."""

FACTS: Final[dict[str, Text]] = {
    "fact_waits": (
        "这手牌听{wanted}，还有{live}张没露面。",
        "The hand waits for {wanted}, of which {live:copy is|copies are} unseen.",
    ),
    "fact_own_flip": (
        "{wanted}要自己翻到才能胡，还有{live}张没露面。",
        "The hand wins on {wanted} only by its own flip; {live:copy is|copies are} unseen.",
    ),
    "fact_xi": ("现在有{xi}个硬息，要{min}个才能胡。", "The hand has {xi} xi; a win needs {min}."),
    "fact_locked": ("锁住不能打的牌：{locked}。", "Locked, never to be discarded: {locked}."),
    "fact_dead_pairs": ("臭了的门子：{pairs}。", "Dead pairs: {pairs}."),
    "fact_wall": ("墩上还有{n}张。", "The wall has {n:card|cards} left."),
}
"""What a deciding player can see, by reason code."""

VARIANTS: Final[dict[str, Variant]] = {
    "fact_waits": Variant(
        lambda facts: facts.get("live") == 0,
        "这手牌听{wanted}，可是都露面了。",
        "The hand waits for {wanted}, but all copies have been seen.",
    ),
    "fact_own_flip": Variant(
        lambda facts: facts.get("live") == 0,
        "{wanted}要自己翻到才能胡，可是都露面了。",
        "The hand wins on {wanted} only by its own flip, but all copies have been seen.",
    ),
    "fact_wall": Variant(
        lambda facts: facts.get("n") == 0,
        "墩上一张牌也没有了。",
        "No card is left in the wall.",
    ),
}
"""Other texts for a code, chosen by its facts."""
