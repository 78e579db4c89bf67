"""Rules of the cards, the deal, the turn, claims, passed cards and quads."""

from __future__ import annotations

from typing import Final

from hupai.explain.book import Case, Rule, practice, rule, seed

YONGZHOU = ("永州双王扯胡子规则",)
KINDS = (*YONGZHOU, "二、牌型介绍")
PLAY = (*YONGZHOU, "玩法规则")
STANDARD = ("跑胡子规则", "二、游戏玩法")
FUGUI = ("富贵互娱-浅谈永州扯胡子游戏的玩法及规则",)
LECTURE = ("永州扯胡子规则资料讲解",)
S1_KINDS = ("组牌规则",)
S1_PLAY = ("牌型规则",)
S2_BASICS = ("基本规则",)
S2_PLAY = ("规则",)

CARDS: Final[tuple[Rule, ...]] = (
    Rule(
        "deck.cards",
        "cards",
        (
            Case(
                (
                    "一副{deck}张：小字一到十、大字壹到拾各四张，另有两张王。",
                    "The deck has {deck} cards: four each of small 一 to 十 and big 壹 to 拾, and two kings 王.",
                ),
                lambda rules: rules.kings > 0,
            ),
            Case(
                (
                    "一副{deck}张：小字一到十、大字壹到拾各四张，没有王。",
                    "The deck has {deck} cards: four each of small 一 to 十 and big 壹 to 拾, and no kings.",
                ),
            ),
        ),
        (
            seed("S0", *YONGZHOU, "一、基本规则"),
            seed("S0", *STANDARD, "1、牌面"),
            seed("S2", *S2_BASICS, "1.1 牌数"),
        ),
    ),
    rule(
        "deck.colours",
        "cards",
        "二、七、十和贰、柒、拾是红字，其余是黑字。",
        "The 2, 7 and 10 of both sizes are red; all other cards are black.",
        seed("S0", *STANDARD, "2、牌的颜色"),
        seed("S1", "牌的颜色"),
    ),
    rule(
        "group.set",
        "cards",
        "相同的牌：两张是对，起手三张是坎，四张是提或跑；别人的牌凑成三张是碰，自己翻牌凑成三张是偎。",
        "Equal cards: two are a pair, three from the deal a kan, four a ti or pao; three with another's card "
        "are a peng, three with one's own draw a wei.",
        seed("S0", *KINDS),
        seed("S1", *S1_KINDS, "三张同牌"),
    ),
    rule(
        "chi.shape",
        "cards",
        "不同的牌可以组成：同样大小的顺子（一二三也在内）、二七十，或者同一数字大小混搭的绞牌（两大一小、两小一大）。",
        "Unequal cards form a run of one size (one-two-three among them), two-seven-ten of one size, or a mixed "
        "three: the same number, two of one size and one of the other.",
        seed("S0", *KINDS, "一句话"),
        seed("S0", *KINDS, "绞牌"),
        seed("S1", *S1_KINDS, "顺子"),
        seed("S1", *S1_KINDS, "大小三搭"),
    ),
    rule(
        "kan.locked",
        "cards",
        "起手三张相同的牌是一坎，不能拆开、不能打出，也不能和别的牌组合。",
        "Three equal cards in the hand are a kan: it is never split, discarded or used in another group.",
        seed("S0", *KINDS, "坎"),
        seed("S1", *S1_PLAY, "坎"),
        seed("S2", *S2_BASICS, "1.5 一坎牌"),
    ),
)

DEAL: Final[tuple[Rule, ...]] = (
    rule(
        "deal.hands",
        "deal",
        "三个人打，每人先砌二十张，庄家再得一张亮张，墩上留{wall}张。",
        "Three play; each is dealt twenty cards, the dealer then gets one more, face up; "
        "{wall} cards stay in the wall.",
        seed("S0", *KINDS, "砌牌"),
        seed("S0", *STANDARD, "砌牌"),
        seed("S1", *S1_PLAY),
    ),
    rule(
        "deal.shown",
        "deal",
        "庄家的第二十一张是亮张，给大家看过再进庄家的手，算庄家自己摸的。",
        "The dealer's twenty-first card is shown to all, then joins the dealer's hand and counts as the dealer's draw.",
        seed("S0", *LECTURE, "亮张"),
        seed("S0", *STANDARD, "亮张"),
        seed("S1", *S1_PLAY),
    ),
    rule(
        "deal.dealer_first",
        "deal",
        "第一局的庄家由抽签决定。",
        "The first dealer is drawn by lot.",
        seed("S0", *STANDARD, "定庄"),
        seed("S0", *LECTURE, "定庄"),
        seed("S2", *S2_BASICS, "1.2 坐庄", says=("开局房主坐庄。", "The host deals first.")),
    ),
    rule(
        "deal.next",
        "deal",
        "谁胡牌，下一局谁坐庄；黄庄由庄家的下家坐庄。",
        "The winner deals next; after a drawn hand the player after the dealer does.",
        seed("S0", *LECTURE, "定庄"),
        seed("S2", *S2_BASICS, "1.2 坐庄"),
        seed(
            "S0",
            *STANDARD,
            "定庄",
            says=(
                "荒庄由庄家继续坐庄，连续三次荒庄才由下家坐庄。",
                "After a drawn hand the dealer stays; only after three in a row the next player deals.",
            ),
        ),
    ),
    rule(
        "quad.dealt",
        "deal",
        "起手有四张相同的牌，打第一张牌之前必须提出来，摆给大家看。",
        "Four equal cards in a dealt hand are laid as a ti for all to see before the first card is played.",
        seed("S0", *KINDS, "倾"),
        seed("S0", *STANDARD, "自动提牌"),
        seed("S1", *S1_PLAY, "提", says=("起手提不亮牌。", "A ti from the deal is not shown.")),
        seed("S0", *FUGUI, "二、玩法规则", "【倾牌】", says=("三张扣着，一张亮着。", "Three face down, one shown.")),
    ),
    rule(
        "quad.skip",
        "deal",
        "起手不止一提时，每多一提就少打一次牌：要牌之后不打，由下家翻牌。",
        "Whoever was dealt several quads skips one discard for each after the first; the next player draws instead.",
        seed("S0", *STANDARD, "自动提牌"),
        practice(),
    ),
)

TURN: Final[tuple[Rule, ...]] = (
    rule(
        "turn.order",
        "turn",
        "按逆时针轮流；庄家先打一张，之后没人要牌就由下家从墩上翻牌。",
        "Play goes counter-clockwise. The dealer discards first; whenever nobody wants a card, the next player "
        "turns one from the wall.",
        seed("S0", *LECTURE, "打牌"),
    ),
    rule(
        "turn.flip",
        "turn",
        "从墩上翻出的牌（王除外）不能进手里：要么马上用上，要么留在桌面。",
        "A card turned from the wall never enters a hand (kings do): it is used at once or stays on the table.",
        seed("S1", *S1_PLAY),
        seed("S0", *LECTURE, "打牌"),
    ),
    rule(
        "turn.window",
        "turn",
        "每张亮在桌上的牌，有资格要的人都要表态：要或者过。",
        "Over every card that lies for all to see, each player entitled to it answers: claim or pass.",
        seed("S2", *S2_PLAY, "2.6 摸牌"),
        practice(),
    ),
    rule(
        "turn.priority",
        "turn",
        "胡先于跑，跑先于碰，碰先于吃；同样是胡，翻牌的人先，然后下家，再上家；同样是吃，翻牌的人先于下家。",
        "A win goes before pao, pao before peng, peng before chi. Among winners the one who flipped comes first, then "
        "the next player, then the previous one; among eaters the one who flipped comes before the next player.",
        seed("S0", *PLAY, "特殊"),
        seed("S0", *PLAY, "撇跑胡"),
        seed("S0", *PLAY, "吃牌"),
        seed("S2", *S2_PLAY, "2.6 摸牌"),
    ),
    rule(
        "turn.own_first",
        "turn",
        "自己翻牌成提或偎最优先，别人不能要这张牌，也不能胡它。",
        "A ti or wei of the player who drew comes before everything: nobody else may claim or win that card.",
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
    ),
    rule(
        "turn.discard",
        "turn",
        "吃、碰、偎和第一次提、跑之后要打一张牌；坎里的牌和王不能打。",
        "After a chi, peng, wei and the first ti or pao a card is discarded; cards of a kan and kings may not be.",
        seed("S1", *S1_PLAY),
        seed("S0", *LECTURE, "打牌"),
    ),
    rule(
        "turn.second_quad",
        "turn",
        "从第二次提或跑起是重跑（八块）：不用打牌，由下家翻牌。",
        "From the second ti or pao on there is no discard; the next player draws (重跑, 八块).",
        seed("S0", *PLAY, "重跑"),
        seed("S1", *S1_PLAY),
        seed("S2", *S2_PLAY, "2.8 重跑"),
    ),
    rule(
        "turn.last_card",
        "turn",
        "墩上最后一张只能胡、提、偎、跑，不能吃、碰；没人胡就是黄庄。",
        "The last card of the wall may be won or become a ti, wei or pao, but not a chi or peng; "
        "if nobody wins on it the hand is drawn.",
        seed("S0", *PLAY, "黄庄"),
        practice(),
    ),
    rule(
        "turn.end",
        "turn",
        "有人胡，或者墩上的牌翻完没人胡（黄庄），一局就结束。",
        "A hand ends when somebody wins, or when the wall is used up without a winner (黄庄).",
        seed("S0", *PLAY, "黄庄"),
        seed("S2", *S2_BASICS, "1.3 黄庄"),
    ),
    rule(
        "dead.hand",
        "turn",
        "该打牌却没有能打的牌，又不能胡，就是死手：这一局不能再胡、碰、吃，偎、提、跑照旧，不用打牌。",
        "Whoever owes a discard, has none that may be played and cannot win has a dead hand: no win, peng or chi "
        "for the rest of the hand, while wei, ti and pao still happen, without a discard.",
        seed("S0", "永州扯胡子特殊规则"),
        practice(),
    ),
)

CLAIMS: Final[tuple[Rule, ...]] = (
    rule(
        "ti.compulsory",
        "claims",
        "手里有一坎或已经偎了的牌，自己翻到第四张必须提；三张扣着，一张亮着。",
        "A player who turns the fourth card of their own kan or wei must lay a ti: three cards face down, one face up.",
        seed("S0", *PLAY, "倾"),
        seed("S1", *S1_KINDS, "偎后跑和提"),
        seed("S2", *S2_PLAY, "2.3 提牌"),
        seed("S0", *FUGUI, "二、玩法规则", "【倾牌】", says=("提的牌不明示。", "A drawn ti stays face down.")),
    ),
    rule(
        "wei.compulsory",
        "claims",
        "手里有一对，自己翻到第三张必须偎，扣在桌上不给人看。",
        "A player who turns the third card of a pair in hand must lay a wei, face down.",
        seed("S0", *PLAY, "啸牌"),
        seed("S1", *S1_PLAY, "偎"),
        seed("S2", *S2_PLAY, "2.1偎牌", says=("偎牌明示一张。", "One card of a wei is shown.")),
    ),
    rule(
        "wei.stale",
        "claims",
        "放过碰的牌后来偎成是臭偎：两张扣着，一张亮着，胡息和偎一样，但不能再成提或跑。",
        "A wei of a card whose peng was passed is stale: two cards face down, one shown. It is worth as much as a wei "
        "but never becomes a ti or pao.",
        seed("S0", *PLAY, "臭啸"),
        seed("S1", *S1_PLAY, "臭偎"),
        seed("S2", *S2_PLAY, "2.2 臭偎"),
    ),
    rule(
        "pao.compulsory",
        "claims",
        "手里有坎或已经偎了的牌，别人打出或翻出第四张必须跑；碰过的牌只有从墩上翻出第四张才跑。四张全亮。",
        "The fourth card of a kan in hand or of a wei must become a pao when another plays or flips it; a laid peng "
        "grows only on a flipped card. All four lie face up.",
        seed("S0", *PLAY, "跑牌"),
        seed("S1", *S1_KINDS, "碰的跑法"),
        seed("S2", *S2_PLAY, "2.5 跑牌"),
    ),
    rule(
        "peng.pair",
        "claims",
        "别人打出或翻出的牌，自己手里有一对就可以碰，也可以不碰；碰牌全亮。",
        "With a pair in hand one may take the same card from anybody's discard or flip: a peng, laid face up.",
        seed("S0", *PLAY, "碰牌"),
        seed("S1", *S1_PLAY, "碰"),
        seed("S2", *S2_PLAY, "2.4 碰牌"),
    ),
    rule(
        "chi.who",
        "claims",
        "打出的牌只有下家能吃；翻出的牌，翻牌的人和他的下家能吃。",
        "A discard may be eaten (chi) only by the next player; a flipped card by whoever flipped it "
        "and the next player.",
        seed("S0", *PLAY, "吃牌"),
        seed("S1", *S1_PLAY, "吃"),
        seed("S2", *S2_PLAY, "2.9 吃牌"),
    ),
    rule(
        "bi.compulsory",
        "claims",
        "吃牌时手里还有同样的牌，每一张都要再组一组一起摆下（比牌，又叫下火）；有一张比不了就不能吃。",
        "Every other copy of the eaten card in the hand must be laid with it in further melds (比, also 下火); "
        "if one cannot, the chi is not allowed.",
        seed("S0", *PLAY, "下火"),
        seed("S1", *S1_PLAY, "比"),
        seed("S2", *S2_PLAY, "2.11 比牌"),
    ),
    rule(
        "chi.kan",
        "claims",
        "手里有一坎的牌不能吃同样的牌，坎里的牌也不能拿去吃。",
        "A player who holds a kan may not eat that card, and the cards of a kan serve in no chi.",
        seed("S0", *KINDS, "坎"),
        seed("S2", *S2_BASICS, "1.5 一坎牌"),
    ),
    rule(
        "chi.discard",
        "claims",
        "吃、碰以后必须还有一张能打的牌，不然不能吃、碰。",
        "After a chi or peng a card that may be discarded must remain, or the claim is not allowed.",
        practice(),
    ),
)

PAST: Final[tuple[Rule, ...]] = (
    rule(
        "past.chi",
        "past",
        "可以吃而不吃，这张牌就成了臭牌，这一局不能再吃；被更大的动作要走的不算。",
        "A card one could eat but let pass may not be eaten again in the hand, unless a higher claim took it.",
        seed("S0", *PLAY, "臭牌"),
        seed("S1", *S1_PLAY, "臭牌"),
        seed("S2", *S2_PLAY, "2.10 过张"),
    ),
    rule(
        "past.peng",
        "past",
        "可以碰而不碰（忍碰），这一局不能再碰这张牌；以后自己翻到就是臭偎。",
        "A card one could peng but let pass may not be taken by peng again in the hand; drawing it later gives "
        "a stale wei.",
        seed("S0", *PLAY, "忍碰"),
        seed("S0", *PLAY, "臭牌"),
        seed("S2", *S2_PLAY, "2.10 过张"),
    ),
    rule(
        "past.discard",
        "past",
        "自己打出过的牌，这一局不能再吃、碰；胡、偎、提、跑不受影响。",
        "A card one has discarded may be neither eaten nor taken by peng later; winning, wei, ti and pao stay open.",
        practice(),
    ),
)
