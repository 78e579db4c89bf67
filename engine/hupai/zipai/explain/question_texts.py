"""The questions that a player may ask at a decision, and the sentences of their answers."""

from __future__ import annotations

from typing import Final

from hupai.explain.choice_texts import ASKED, DEAD_CARDS, RED_NOW, SIGNS, WAITING
from hupai.explain.language import Text, Variant
from hupai.table.json_object import Facts

QUESTIONS: Final[dict[str, Text]] = {
    "ask_huxi": (
        "还差{lacking}胡息，哪些组能补？",
        "{lacking} huxi short: which groups could still bring them?",
    ),
    "ask_joins": (
        "再来哪些牌，就多成一组？",
        "Which cards would finish one more group?",
    ),
    "ask_red": (
        "红字有几张？打一张以后，{wins}怎么样？",
        "How many red cards are there, and what would the choice do to {wins}?",
    ),
    "ask_call": (
        "叫{name}和不叫，各得多少？",
        "What would declaring {name} pay, and what not?",
    ),
    **DEAD_CARDS,
    **WAITING,
    "ask_shown": (
        "亮张{card}还会来吗？",
        "Can the shown card, {card}, still come to me?",
    ),
    "ask_drawn": (
        "墩上还剩{count}张，这一局要是黄庄，我付多少？",
        "With {count:card|cards} left in the wall: what would a drawn hand cost me?",
    ),
    **ASKED,
}
"""The questions by code; each stands for itself and ends in a question mark."""

_GROUPS: Final[Text] = (
    "连摆出的成了{groups}组",
    "{groups:finished group|finished groups}, laid ones included",
)
_JOINS: Final[Text] = (
    f"{_GROUPS[0]}；再来{{kept}}就多一组：{{kinds}}种，没露面的{{live}}张。",
    f"{_GROUPS[1]}; {{kept}} would finish one more: {{kinds:kind|kinds}}, {{live}} unseen.",
)
_JOINS_NONE: Final[Text] = (
    f"{_GROUPS[0]}；没露面的牌里，没有哪一张能再凑成一组。",
    f"{_GROUPS[1]}; no unseen card would finish one more.",
)


def _after(choice: Text, outcome: Text) -> Text:
    return f"{choice[0]}：{outcome[0]}", f"{choice[1]}: {outcome[1]}"


_PLAYED: Final[Text] = ("打{card}", "After playing {card}")
_ANY_PLAYED: Final[Text] = ("打{card}里随便哪张", "After playing any of {card}")
_CHOSEN: Final[Text] = ("{action}", "{action}")
_THEN: Final[Text] = ("{action}，再打{then}", "{action}, then play {then}")

_PLAYED_BY: Final[Text] = ("{from}打的", "{from} played it")
_FLIPPED_BY: Final[Text] = ("{from}翻的", "{from} flipped it")
_LOST: Final[dict[str, Text]] = {
    "dead_let": ("你能{mine}没{mine}，不能再{mine}了", "you let the {mine} go; there is no more {mine} of it"),
    "dead_let_both": ("你没要，吃、碰都不行了", "you let it go; there is no more chi or peng of it"),
}
"""What letting a card pass has cost."""


def _let(came: Text, lost: Text) -> Text:
    return (
        f"{{card}}：墩上剩{{count}}张时{came[0]}，{lost[0]}。",
        f"{{card}}: {came[1]} with {{count:card|cards}} left in the wall, and {lost[1]}.",
    )


_REDS: Final[dict[str, Text]] = {
    "red_fewer": ("打红字{card}", "After playing the red {card}"),
    "red_same": ("打黑字", "After playing a black card"),
    "red_more": ("要了红字{card}", "With the red {card}, before the discard"),
}
"""What a choice does to the number of red cards."""

ANSWERS: Final[dict[str, Text]] = {
    "kings_aside": (
        "王能当任何牌，下面没算它。",
        "A king stands for any card; it is left out of account here.",
    ),
    "huxi_none": (
        "没露面的牌里，没有哪一张能马上成一组、多出胡息。",
        "No unseen card would by itself make a group that brings more huxi.",
    ),
    "huxi_quad": (
        "{card}再来一张：自己翻到是提，多{huxi}胡息，别人的是跑，多{less}胡息；没露面的还有{live}张。",
        "One more {card}: a ti by your own flip, {huxi} huxi more, and a pao with another player's, {less} more; "
        "{live} unseen.",
    ),
    "huxi_pao": (
        "翻出{card}就是跑，多{huxi}胡息；没露面的还有{live}张。",
        "A flip of {card} makes a pao, {huxi} huxi more; {live} unseen.",
    ),
    "huxi_pair": (
        "{card}再来一张：自己翻到是偎，多{huxi}胡息，碰别人的多{less}胡息；没露面的还有{live}张。",
        "One more {card}: a wei by your own flip, {huxi} huxi more, and a peng with another player's, {less} more; "
        "{live} unseen.",
    ),
    "huxi_wei": (
        "自己翻到{card}是偎，多{huxi}胡息；没露面的还有{live}张。",
        "Your own flip of {card} makes a wei, {huxi} huxi more; {live} unseen.",
    ),
    "huxi_chi": (
        "吃{card}，摆出{melds}，多{huxi}胡息；没露面的还有{live}张。",
        "A chi of {card} lays {melds}, {huxi} huxi more; {live} unseen.",
    ),
    "joins_played": _after(_PLAYED, _JOINS),
    "joins_played_none": _after(_PLAYED, _JOINS_NONE),
    "joins_chosen": _after(_CHOSEN, _JOINS),
    "joins_chosen_none": _after(_CHOSEN, _JOINS_NONE),
    "joins_others": (
        "别的打法还有{count}种，组更少，或者组一样多、能进的牌不比上面多；先点起一张再问，就只说那一张。",
        "{count:other choice has|other choices have} fewer groups, or as many with no more cards to come. Lift a card "
        "before asking, and the answer is about that one.",
    ),
    **RED_NOW,
    "red_exactly": (
        "胡牌时红字正好{count}张：{id}，×{times}。",
        "Exactly {count:red card|red cards} in a win: {id}, ×{times}.",
    ),
    "red_between": (
        "胡牌时红字{count}到{most}张：{id}，×{times}。",
        "From {count} to {most:red card|red cards} in a win: {id}, ×{times}.",
    ),
    "red_from": (
        "胡牌时红字有{count}张或更多：{id}，×{times}。",
        "{count:red card|red cards} or more in a win: {id}, ×{times}.",
    ),
    "red_fixed": (
        "摆出的和坎里的红字有{count}张，打不掉，{wins}做不成了。",
        "{count:red card|red cards}, laid or in a kan, cannot be played, so {wins} is out of reach.",
    ),
    **{
        code: (
            f"{zh}，红字{{red}}张；就这么多张胡，红黑不算名堂。",
            f"{en}: {{red:red card|red cards}}; that number is no fan.",
        )
        for code, (zh, en) in _REDS.items()
    },
    "call_pays": (
        "叫{name}，翻到{card}：每家付{points}分。",
        "Declaring {name}, with {card} flipped: {points:point|points} from each loser.",
    ),
    "call_fails": (
        "叫{name}，翻到{card}：胡息或者番数不够，接着打。",
        "Declaring {name}, with {card} flipped: too few huxi or too low a factor, and play goes on.",
    ),
    "silent_pays": (
        "不叫，翻到{card}：也能胡，每家付{points}分。",
        "Without declaring, with {card} flipped: a win all the same, {points:point|points} from each loser.",
    ),
    "silent_fails": (
        "不叫，翻到{card}：不胡。",
        "Without declaring, with {card} flipped: no win.",
    ),
    "call_no_xing": (
        "醒要胡了才翻，没算在里面。",
        "The bonus card (省) is turned only after a win and is not counted.",
    ),
    "dead_played": (
        "{card}：墩上剩{count}张时你打过，吃、碰都不行了。",
        "{card}: you played it with {count:card|cards} left in the wall, so no more chi or peng of it.",
    ),
    "dead_played_rest": (
        "{card}：墩上剩{count}张时你打过，从那时起不能再{mine}。",
        "{card}: you played it with {count:card|cards} left in the wall, and since then there is no {mine} of it.",
    ),
    **{code: _let(_PLAYED_BY, lost) for code, lost in _LOST.items()},
    "dead_barred": (
        "打{card}是放偎：这一局什么牌都不能再吃、碰。",
        "Playing {card}, which another player laid as a wei (放偎), ended chi and peng of any card for this hand.",
    ),
    "sign_raised": (
        "{from}举着手，起手的牌没动过：一定在听。",
        "The hand of {from} is raised and as it was dealt: it certainly waits.",
    ),
    "sign_laid": (
        "{from}摆了{count}组，手里{held}张；看得到的有{huxi}胡息，离起胡还差{lacking}胡息。",
        "{from}: {count:group|groups} laid, {held:card|cards} in hand, {huxi} huxi in sight, {lacking} short of a win.",
    ),
    **SIGNS,
    "choice_always_wins": (
        "手里没有王，能胡它就胡，不看次选估多少。",
        "Without a king in hand it takes every win, whatever it expects of the next best choice.",
    ),
    "choice_overrated": (
        "不胡的打法，它总是估高，所以先减{margin}分再和胡比。",
        "It overrates choices that let a win go, so it takes {margin} points off before it compares them with the win.",
    ),
    "choice_waits_fewer": (
        "光看听牌，次选多：没露面的{more}张，它选的{live}张。",
        "By waits alone the next best choice is ahead: {more} unseen, against {live}.",
    ),
    "choice_groups_fewer": (
        "光看成组，次选多：连摆出的{others}组，它选的{groups}组。",
        "By finished groups alone the next best choice is ahead: {others}, laid ones included, against {groups}.",
    ),
    "choice_joins_fewer": (
        "光看能再凑成一组的牌，次选多：没露面的{more}张，它选的{live}张。",
        "By cards that would finish one more group the next best choice is ahead: {more} unseen, against {live}.",
    ),
    "shown_held": (
        "它一定还在{from}那里：{from}打出来才会来，没露面的{live}张里没有算它。",
        "It must still be with {from}, in the hand or face down, and comes only if it is played; {live:other is|others "
        "are} unseen.",
    ),
    "shown_laid": (
        "它已经在{from}摆出的牌里，不会再来；没露面的{card}还有{live}张。",
        "It lies in a group before {from} and comes no more; {live} of {card} unseen.",
    ),
    "shown_played": (
        "{from}打过{card}，看过的那张可能已经打出来了；没露面的还有{live}张。",
        "{from} has played {card}, so the one you saw may be gone; {live} unseen.",
    ),
    "drawn_king_costs": (
        "手里就这{count}张王的话，黄庄一共付{points}分。",
        "With {count:king|kings} in hand at the end you would pay {points:point|points} in all.",
    ),
    "drawn_king_more": (
        "要是再翻到王，手里有{count}张，黄庄一共付{points}分。",
        "If you flip a king and have {count} in the end, you would pay {points:point|points} in all.",
    ),
    "drawn_king_brings": (
        "最后手里有{count}张王的话，黄庄一共收{points}分。",
        "With {count:king|kings} in hand at the end you would be paid {points:point|points} in all.",
    ),
    "drawn_king_even": (
        "最后手里有{count}张王的话，黄庄比王不进不出。",
        "With {count:king|kings} in hand at the end you would pay and be paid the same for kings.",
    ),
    "drawn_king_beside": (
        "黄庄只跟庄家比王：比庄家每多一张一共付{points}分，每少一张收{less}分。",
        "Your kings are compared with the dealer's alone: each one more costs {points:point|points} in all, each one "
        "fewer brings {less}.",
    ),
    "drawn_king_aside": (
        "黄庄两家比王：比对家每多一张付{points}分，每少一张收{points}分；去掉的牌里也可能有王。",
        "Your kings are compared with your opponent's: each one more costs {points:point|points}, each one fewer "
        "brings {points}. The cards laid aside may hold kings too.",
    ),
    "drawn_long_brings": (
        "桌上看得到的提都算龙：黄庄一共收{points}分。",
        "By the ti that can be read on the table (龙) you would be paid {points:point|points} in all.",
    ),
    "drawn_long_costs": (
        "桌上看得到的提都算龙：黄庄一共付{points}分。",
        "By the ti that can be read on the table (龙) you would pay {points:point|points} in all.",
    ),
    "drawn_long_hidden": (
        "{from}还有扣着的提，龙另算。",
        "A ti that lies face down before {from} is not counted.",
    ),
}
"""The sentences of the answers (:mod:`hupai.zipai.questions`)."""


def _several(facts: Facts) -> bool:
    return "choices" in facts


def _whatever(facts: Facts) -> bool:
    return "every" in facts


def _claimed(facts: Facts) -> bool:
    return "then" in facts


QUESTION_VARIANTS: Final[dict[str, Variant]] = {
    "ask_drawn": Variant(
        lambda facts: facts.get("count") == 0,
        "墩上没牌了，这一局要是黄庄，我付多少？",
        "With no card left in the wall: what would a drawn hand cost me?",
    ),
    "drawn_king_brings": Variant(
        lambda facts: facts.get("count") == 0,
        "手里没有王的话，黄庄一共收{points}分。",
        "Without a king in hand you would be paid {points:point|points} in all.",
    ),
    **{
        code: Variant(
            lambda facts: "id" in facts,
            f"{zh}，红字{{red}}张；就这么多张胡是{{id}}，×{{times}}。",
            f"{en}: {{red:red card|red cards}}, by that number {{id}}, ×{{times}}.",
        )
        for code, (zh, en) in _REDS.items()
    },
    **{code: Variant(lambda facts: "flipped" in facts, *_let(_FLIPPED_BY, lost)) for code, lost in _LOST.items()},
    "call_pays": Variant(
        _whatever,
        "叫{name}，翻到什么都胡，每家付{points}分。",
        "Declaring {name}: whatever is flipped wins {points:point|points} from each loser.",
    ),
    "silent_pays": Variant(
        _whatever,
        "不叫，翻到什么也都能胡，每家付{points}分。",
        "Without declaring, whatever is flipped wins all the same, {points:point|points} from each loser.",
    ),
    "silent_fails": Variant(
        _whatever,
        "不叫，翻到什么都不胡。",
        "Without declaring no flip wins.",
    ),
    "sign_laid": Variant(
        lambda facts: facts.get("lacking") == 0,
        "{from}摆了{count}组，手里{held}张；看得到的有{huxi}胡息，够胡了。",
        "{from}: {count:group|groups} laid, {held:card|cards} in hand, {huxi} huxi in sight, enough for a win.",
    ),
    "red_exactly": Variant(
        lambda facts: facts.get("count") == 0,
        "胡牌时一张红字也没有：{id}，×{times}。",
        "No red card in a win: {id}, ×{times}.",
    ),
    "joins_played": Variant(_several, *_after(_ANY_PLAYED, _JOINS)),
    "joins_played_none": Variant(_several, *_after(_ANY_PLAYED, _JOINS_NONE)),
    "joins_chosen": Variant(_claimed, *_after(_THEN, _JOINS)),
    "joins_chosen_none": Variant(_claimed, *_after(_THEN, _JOINS_NONE)),
    "drawn_long_brings": Variant(
        lambda facts: facts.get("points") == 0,
        "桌上看得到的提都算龙：有收有付，正好抵消。",
        "By the ti that can be read on the table (龙) what you would be paid is what you would pay.",
    ),
}
"""Other texts for a code, chosen by its facts."""
