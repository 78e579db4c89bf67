"""Rules of the turn, of claims and of compulsory melds."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case, seed
from hupai.zipai.explain.headings import (
    FUGUI_PLAY,
    KINDS,
    LECTURE,
    PLAY,
    S1_KINDS,
    S1_PLAY,
    S2_BASICS,
    S2_FANS,
    S2_PLAY,
    SPECIAL,
    STANDARD,
)
from hupai.zipai.explain.rule_words import has_kings

TURN: Final = chapter(
    "turn",
    rule_by_case(
        "turn.opening",
        Case(
            "庄家打第一张牌之前：起手四张相同的先提；听牌的闲家可以举手；庄家能胡的可以胡（天胡），庄家不胡，"
            "闲家能胡亮张的可以胡（地胡）。",
            "Before the dealer's first discard, dealt ti are laid. Another player whose hand waits for a card "
            "already may raise it (举手). The dealer may win with the cards dealt (天胡); if the dealer does "
            "not, another player may win on the shown card (地胡).",
            lambda rules: rules.dihu > 0 and rules.ju_shou,
        ),
        Case(
            "庄家打第一张牌之前：起手四张相同的先提；庄家能胡的可以胡（天胡），庄家不胡，"
            "闲家能胡亮张的可以胡（地胡）。",
            "Before the dealer's first discard, dealt ti are laid. The dealer may win with the cards dealt "
            "(天胡); if the dealer does not, another player may win on the shown card (地胡).",
            lambda rules: rules.dihu > 0,
        ),
        Case(
            "庄家打第一张牌之前：起手四张相同的先提；听牌的闲家可以举手；庄家能胡的可以胡（天胡）。",
            "Before the dealer's first discard, dealt ti are laid. Another player whose hand waits for a card "
            "already may raise it (举手). The dealer may win with the cards dealt (天胡).",
            lambda rules: rules.ju_shou,
        ),
        Case(
            "庄家打第一张牌之前：起手四张相同的先提；庄家能胡的可以胡（天胡）。",
            "Before the dealer's first discard, dealt ti are laid. The dealer may win with the cards dealt (天胡).",
        ),
        seed("S0", *STANDARD, "自动提牌"),
        seed("S2", *S2_FANS, "4.8 天胡"),
        seed("S2", *S2_FANS, "4.9 举手").saying(
            "闲家起手就能胡某一张的，可以举手。",
            "A player other than the dealer who waits for a card from the start may raise the hand.",
        ),
        practice(),
    ),
    rule(
        "turn.order",
        "按逆时针轮流，庄家先打一张；桌上的牌没人要，就由打出或翻出它的人的下家从墩上翻下一张。",
        "Play goes counter-clockwise, and the dealer discards first. If nobody takes the card on the table, the player "
        "after the one who discarded or flipped it flips the next one from the wall.",
        seed("S0", *LECTURE, "打牌"),
    ),
    rule_by_case(
        "turn.flip",
        Case(
            "从墩上翻出的牌（王除外）不能进手里：要么马上用上，要么留在桌面。",
            "A card flipped from the wall, unless it is a king, never enters a hand: it is used at once or "
            "stays on the table.",
            has_kings,
        ),
        Case(
            "从墩上翻出的牌不能进手里：要么马上用上，要么留在桌面。",
            "A card flipped from the wall never enters a hand: it is used at once or stays on the table.",
        ),
        seed("S1", *S1_PLAY),
        seed("S0", *LECTURE, "打牌"),
    ),
    rule(
        "turn.window",
        "桌上亮出一张牌，要得起的人都要说：要，还是过。",
        "Whenever a card lies face up, each player who may claim it has to answer: claim or pass.",
        seed("S2", *S2_PLAY, "2.6 摸牌").saying(
            "翻出的牌先给大家看，别人不碰、不跑才能吃。",
            "A flipped card is shown first, and eaten only if nobody takes it for a peng or a pao.",
        ),
        practice("要得起的人都要答话，是通行打法。", "That each of them has to answer is common practice."),
    ),
    rule_by_case(
        "turn.priority",
        Case(
            "胡先于跑，跑先于碰，碰先于吃。几个人都能胡：翻出的牌，翻牌的人先，然后他的下家，再上家；打出的牌，"
            "打牌人的下家先，再上家。两个人都能吃，翻牌的人先于下家。",
            "A win comes before a pao, a pao before a peng, a peng before a chi. If several players can win on "
            "a flipped card, the one who flipped it comes first, then the next player, then the previous one; "
            "on a discard the player after the one who discarded it comes first. If two can eat a flipped "
            "card, the one who flipped it comes first.",
            lambda rules: rules.win_on_discard,
        ),
        Case(
            "胡先于跑，跑先于碰，碰先于吃。几个人都能胡，翻牌的人先，然后他的下家，再上家；两个人都能吃，"
            "翻牌的人先于下家。",
            "A win comes before a pao, a pao before a peng, a peng before a chi. If several players can win, "
            "the one who flipped the card comes first, then the next player, then the previous one; if two can "
            "eat it, the one who flipped it comes first.",
        ),
        seed("S0", *PLAY, "特殊"),
        seed("S0", *PLAY, "撇跑胡"),
        seed("S0", *PLAY, "吃牌"),
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
        seed("S2", *S2_PLAY, "2.6 摸牌"),
    ),
    rule(
        "turn.own_first",
        "自己翻牌成提或偎最优先，别人不能要这张牌，也不能胡它。",
        "A ti or wei of the player who flipped the card comes before everything else: nobody else may claim that "
        "card or win on it.",
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
        seed("S2", *S2_PLAY, "2.6 摸牌"),
    ),
    rule_by_case(
        "turn.discard",
        Case(
            "吃、碰、偎以后，和第一次提或跑以后，要打一张牌；坎里的牌和王不能打。",
            "After a chi, a peng, a wei or a first ti or pao the player discards a card, which may be neither "
            "one of a kan nor a king.",
            has_kings,
        ),
        Case(
            "吃、碰、偎以后，和第一次提或跑以后，要打一张牌；坎里的牌不能打。",
            "After a chi, a peng, a wei or a first ti or pao the player discards a card, which may not be one "
            "of a kan.",
        ),
        seed("S1", *S1_PLAY),
        seed("S0", *LECTURE, "打牌"),
    ),
    rule(
        "turn.second_quad",
        "从第二次提或跑起（起手提也算一次）是重跑，又叫八块：不打牌，由下家翻牌。",
        "From a player's second ti or pao on, dealt ti included, there is no discard: the next player flips (重跑, "
        "also 八块).",
        seed("S0", *PLAY, "重跑"),
        seed("S0", "永州跑胡子牌型介绍", "八块"),
        seed("S0", *LECTURE, "打牌"),
        seed("S1", *S1_PLAY),
        seed("S2", *S2_PLAY, "2.8 重跑"),
    ),
    rule(
        "turn.last_card",
        "墩上最后一张只能胡、提、偎、跑，不能吃、碰；没人胡就是黄庄。",
        "The last card of the wall may be won, or become a ti, wei or pao, but nobody may peng or eat it; if nobody "
        "wins on it, the hand is drawn.",
        seed("S0", *PLAY, "黄庄"),
        practice(),
    ),
    rule(
        "turn.end",
        "有人胡，或者墩上的牌翻完没人胡（黄庄，又叫荒庄、臭庄），一局就结束。",
        "A hand ends when somebody wins, or when the wall is used up without a winner: a drawn hand (黄庄, also 荒庄 "
        "or 臭庄).",
        seed("S0", *PLAY, "黄庄"),
        seed("S2", *S2_BASICS, "1.3 黄庄"),
    ),
    rule(
        "dead.hand",
        "该打牌却没有能打的牌，又没有胡，就是死手：这一局不能再胡、碰、吃；偎、提、跑照旧，以后也不打牌。",
        "A player who owes a discard, has no card that may be discarded and does not win has a dead hand: no win, peng "
        "or chi for the rest of the hand. Wei, ti and pao still happen, but without a discard.",
        seed("S0", *SPECIAL).saying(
            "手里的牌全成坎、没有牌打时，两张王算死手。",
            "With nothing but kan in hand and no card to discard, two kings make a dead hand.",
        ),
        practice(),
    ),
)

CLAIMS: Final = chapter(
    "claims",
    rule(
        "ti.compulsory",
        "手里有一坎或已经偎了的牌，自己翻到第四张必须提。",
        "A player who flips the fourth card of their own kan or wei must lay a ti.",
        seed("S0", *PLAY, "倾"),
        seed("S1", *S1_KINDS, "偎后跑和提"),
        seed("S2", *S2_PLAY, "2.3 提牌"),
    ),
    rule_by_case(
        "wei.compulsory",
        Case(
            "手里有一对，自己翻到第三张必须偎，三张都扣着，不给人看。",
            "A player who flips a third card to a pair in hand must lay a wei, all three cards face down.",
            lambda rules: rules.wei_hidden,
        ),
        Case(
            "手里有一对，自己翻到第三张必须偎，两张扣着，一张亮着。",
            "A player who flips a third card to a pair in hand must lay a wei, two cards face down and one face up.",
        ),
        seed("S0", *PLAY, "啸牌").saying("偎牌不亮。", "A wei is not shown."),
        seed("S0", *FUGUI_PLAY, "【啸牌】").saying("偎牌不亮。", "A wei is not shown."),
        seed("S1", *S1_PLAY, "偎").saying("偎牌不亮。", "A wei is not shown."),
        seed("S2", *S2_PLAY, "2.1偎牌").saying("偎牌亮一张。", "One card of a wei is shown."),
        practice("邵阳亮一张。", "Shaoyang shows one card."),
    ),
    rule_by_case(
        "wei.stale",
        Case(
            "放过碰的牌，后来自己翻到又偎，是臭偎（又叫臭啸）：两张扣着，一张亮着，胡息和偎一样，"
            "但打牌当中不能再成提或跑；胡的时候加王可以成提。",
            "If a player let a peng pass and later lays a wei of that card, it is a stale wei (臭偎, also "
            "臭啸): two cards face down, one face up. It is worth as much as any wei but cannot become a ti or "
            "pao during play; in a win a king can make it a ti.",
            has_kings,
        ),
        Case(
            "放过碰的牌，后来自己翻到又偎，是臭偎（又叫臭啸）：两张扣着，一张亮着，胡息和偎一样，但不能再成提或跑。",
            "If a player let a peng pass and later lays a wei of that card, it is a stale wei (臭偎, also 臭啸): "
            "two cards face down, one face up. It is worth as much as any wei but cannot become a ti or pao.",
        ),
        seed("S0", *PLAY, "臭啸"),
        seed("S1", *S1_PLAY, "臭偎"),
        seed("S2", *S2_PLAY, "2.2 臭偎"),
        practice(),
    ),
    rule(
        "pao.compulsory",
        "手里有坎或已经偎了的牌，别人打出或翻出第四张，必须跑；碰过的牌，只有从墩上翻出的第四张才跑，不管谁翻。"
        "四张全亮。跑是自动的，不会走跑（该跑没跑）。",
        "When another player discards or flips the fourth card of one's kan or wei, it must become a pao; a laid peng "
        "becomes one only with a flipped card, whoever flips it. All four lie face up. A pao is laid automatically, so "
        "nobody misses one (走跑).",
        seed("S0", *PLAY, "跑牌").saying("可以跑；没有跑叫走跑。", "One may lay a pao; missing it is called 走跑."),
        seed("S0", *LECTURE).saying(
            "碰了的牌，自己或别人摸到第四张必须跑，四张全亮。",
            "The fourth card of a laid peng, flipped by oneself or another, must become a pao, all face up.",
        ),
        seed("S1", *S1_KINDS, "偎后跑和提").saying(
            "偎了的牌，第四张必跑。", "The fourth card of a wei must become a pao."
        ),
        seed("S1", *S1_KINDS, "碰的跑法"),
        seed("S2", *S2_PLAY, "2.5 跑牌").saying(
            "可以跑；没有跑叫走跑。", "One may lay a pao; missing it is called 走跑."
        ),
        seed("S2", *S2_PLAY, "2.7 忍碰").saying("不能忍提、忍偎、忍跑。", "Ti, wei and pao cannot be passed up."),
    ),
    rule(
        "peng.pair",
        "别人打出或翻出的牌，自己手里有一对就可以碰，也可以不碰；碰牌全亮。",
        "A player who holds a pair may take the same card when another player discards or flips it. This is a peng, "
        "laid face up, and it is optional.",
        seed("S0", *PLAY, "碰牌"),
        seed("S1", *S1_PLAY, "碰"),
        seed("S2", *S2_PLAY, "2.4 碰牌"),
    ),
    rule(
        "chi.who",
        "吃：用手里两张牌和桌上那张组成一句话或绞牌，亮着摆下，可吃可不吃。打出的牌只有下家能吃；"
        "翻出的牌，翻牌的人和他的下家能吃。",
        "To eat a card (chi, 吃) is to lay it face up with two cards of the hand as a run, two-seven-ten or mixed "
        "three; eating is optional. A discard may be eaten only by the next player, a flipped card by the player who "
        "flipped it or by the next player.",
        seed("S0", *PLAY, "吃牌"),
        seed("S1", *S1_PLAY, "吃"),
        seed("S2", *S2_PLAY, "2.9 吃牌"),
    ),
    rule(
        "bi.compulsory",
        "吃了以后手里还剩同样的牌，也都要组成一句话或绞牌一起摆下（比牌，又叫下火）；有一张比不了就不能这样吃。",
        "If copies of the eaten card remain in the hand, all of them must be laid at once in further melds (bi 比, "
        "also 下火), each a run, two-seven-ten or mixed three; if that is impossible, that chi is not allowed.",
        seed("S0", *PLAY, "下火"),
        seed("S1", *S1_PLAY, "比"),
        seed("S2", *S2_PLAY, "2.11 比牌"),
    ),
    rule(
        "chi.kan",
        "手里有一坎，就不能吃同样的牌；坎里的牌也不能拿去吃别的牌。",
        "A player with a kan in hand may not eat its fourth card, nor use cards of the kan to eat another card.",
        seed("S0", *KINDS, "坎"),
        seed("S2", *S2_BASICS, "1.5 一坎牌"),
    ),
    rule(
        "chi.discard",
        "吃、碰以后手里必须还有一张能打的牌，不然不能吃、碰；起手不止一提、这一次不打牌的除外。",
        "A chi or peng is allowed only if a card that may be discarded remains; this does not apply if several dealt "
        "ti let the player skip that discard.",
        practice(),
    ),
)
