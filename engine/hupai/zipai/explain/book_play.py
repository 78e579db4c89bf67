"""Rules of the turn, of claims and of compulsory melds."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, Rule, practice, rule, seed
from hupai.zipai.explain.headings import (
    FUGUI_PLAY,
    KINDS,
    LECTURE,
    PLAY,
    S1_KINDS,
    S1_PLAY,
    S2_BASICS,
    S2_PLAY,
    SPECIAL,
    STANDARD,
)
from hupai.zipai.explain.rule_words import has_kings

TURN: Final[tuple[Rule, ...]] = (
    Rule(
        "turn.opening",
        "turn",
        (
            Case(
                (
                    "庄家打第一张牌之前：起手四张相同的先提；听牌的闲家可以举手；庄家牌成了可以胡（天胡），庄家不胡，"
                    "闲家能胡亮张的可以胡（地胡）。",
                    "Before the dealer's first discard, dealt ti are laid; the others, where they wait for a card "
                    "already, may raise their hands (举手); the dealer may win with the cards dealt (天胡), and if "
                    "the dealer does not, another player may win on the shown card (地胡).",
                ),
                lambda rules: rules.dihu > 0 and rules.ju_shou,
            ),
            Case(
                (
                    "庄家打第一张牌之前：起手四张相同的先提；庄家牌成了可以胡（天胡），庄家不胡，"
                    "闲家能胡亮张的可以胡（地胡）。",
                    "Before the dealer's first discard, dealt ti are laid; the dealer may win with the cards dealt "
                    "(天胡), and if the dealer does not, another player may win on the shown card (地胡).",
                ),
                lambda rules: rules.dihu > 0,
            ),
            Case(
                (
                    "庄家打第一张牌之前：起手四张相同的先提；听牌的闲家可以举手；庄家牌成了可以胡（天胡）。",
                    "Before the dealer's first discard, dealt ti are laid; the others, where they wait for a card "
                    "already, may raise their hands (举手); the dealer may win with the cards dealt (天胡).",
                ),
                lambda rules: rules.ju_shou,
            ),
            Case(
                (
                    "庄家打第一张牌之前：起手四张相同的先提；庄家牌成了可以胡（天胡）。",
                    "Before the dealer's first discard, dealt ti are laid; the dealer may win with the cards dealt "
                    "(天胡).",
                ),
            ),
        ),
        (
            seed("S0", *STANDARD, "自动提牌"),
            seed("S2", "名堂", "4.8 天胡"),
            seed("S2", "名堂", "4.9 举手"),
            practice(),
        ),
    ),
    rule(
        "turn.order",
        "turn",
        "按逆时针轮流；庄家先打一张，之后没人要牌就由下家从墩上翻牌。",
        "Play goes counter-clockwise. The dealer discards first; whenever nobody wants a card, the next player flips "
        "one from the wall.",
        seed("S0", *LECTURE, "打牌"),
    ),
    Rule(
        "turn.flip",
        "turn",
        (
            Case(
                (
                    "从墩上翻出的牌（王除外）不能进手里：要么马上用上，要么留在桌面。",
                    "A card flipped from the wall, unless it is a king, never enters a hand: it is used at once or "
                    "stays on the table.",
                ),
                has_kings,
            ),
            Case(
                (
                    "从墩上翻出的牌不能进手里：要么马上用上，要么留在桌面。",
                    "A card flipped from the wall never enters a hand: it is used at once or stays on the table.",
                ),
            ),
        ),
        (seed("S1", *S1_PLAY), seed("S0", *LECTURE, "打牌")),
    ),
    rule(
        "turn.window",
        "turn",
        "每张亮在桌上的牌，有资格要的人都要表态：要或者过。",
        "Whenever a card lies face up, each player who may claim it answers: claim or pass.",
        seed("S2", *S2_PLAY, "2.6 摸牌"),
        practice(),
    ),
    Rule(
        "turn.priority",
        "turn",
        (
            Case(
                (
                    "胡先于跑，跑先于碰，碰先于吃；翻出的牌几个人都能胡，翻牌的人先，然后他的下家，再上家；打出的牌，"
                    "打牌人的下家先，再上家；同样是吃，翻牌的人先于下家。",
                    "A win goes before pao, pao before peng, peng before chi. Among winners on a flipped card the one "
                    "who flipped comes first, then the next player, then the previous one; on a discard the player "
                    "after whoever played it comes first. Among eaters the one who flipped comes before the next "
                    "player.",
                ),
                lambda rules: rules.win_on_discard,
            ),
            Case(
                (
                    "胡先于跑，跑先于碰，碰先于吃；同样是胡，翻牌的人先，然后下家，再上家；同样是吃，"
                    "翻牌的人先于下家。",
                    "A win goes before pao, pao before peng, peng before chi. Among winners the one who flipped comes "
                    "first, then the next player, then the previous one; among eaters the one who flipped comes "
                    "before the next player.",
                ),
            ),
        ),
        (
            seed("S0", *PLAY, "特殊"),
            seed("S0", *PLAY, "撇跑胡"),
            seed("S0", *PLAY, "吃牌"),
            seed("S2", *S2_PLAY, "2.6 摸牌"),
        ),
    ),
    rule(
        "turn.own_first",
        "turn",
        "自己翻牌成提或偎最优先，别人不能要这张牌，也不能胡它。",
        "A ti or wei of the player who flipped comes before everything: nobody else may claim or win that card.",
        seed("S1", *S1_PLAY, "提或偎和牌跑或碰"),
        seed("S2", *S2_PLAY, "2.6 摸牌"),
    ),
    Rule(
        "turn.discard",
        "turn",
        (
            Case(
                (
                    "吃、碰、偎和第一次提、跑之后要打一张牌；坎里的牌和王不能打。",
                    "After a chi, peng, wei and the first ti or pao a card is discarded; cards of a kan and kings may "
                    "not be.",
                ),
                has_kings,
            ),
            Case(
                (
                    "吃、碰、偎和第一次提、跑之后要打一张牌；坎里的牌不能打。",
                    "After a chi, peng, wei and the first ti or pao a card is discarded; cards of a kan may not be.",
                ),
            ),
        ),
        (seed("S1", *S1_PLAY), seed("S0", *LECTURE, "打牌")),
    ),
    rule(
        "turn.second_quad",
        "turn",
        "从第二次提或跑起是重跑（八块）：不用打牌，由下家翻牌。",
        "From the second ti or pao on there is no discard; the next player flips (重跑, 八块).",
        seed("S0", *PLAY, "重跑"),
        seed("S1", *S1_PLAY),
        seed("S2", *S2_PLAY, "2.8 重跑"),
    ),
    rule(
        "turn.last_card",
        "turn",
        "墩上最后一张只能胡、提、偎、跑，不能吃、碰；没人胡就是黄庄。",
        "The last card of the wall may be won or become a ti, wei or pao, but not a chi or peng; if nobody wins on it "
        "the hand is drawn.",
        seed("S0", *PLAY, "黄庄"),
        practice(),
    ),
    rule(
        "turn.end",
        "turn",
        "有人胡，或者墩上的牌翻完没人胡（黄庄，又叫荒庄），一局就结束。",
        "A hand ends when somebody wins, or when the wall is used up without a winner (黄庄, also 荒庄).",
        seed("S0", *PLAY, "黄庄"),
        seed("S2", *S2_BASICS, "1.3 黄庄"),
    ),
    rule(
        "dead.hand",
        "turn",
        "该打牌却没有能打的牌，又不能胡，就是死手：这一局不能再胡、碰、吃，偎、提、跑照旧，不用打牌。",
        "Whoever owes a discard, has none that may be played and cannot win has a dead hand: no win, peng or chi for "
        "the rest of the hand, while wei, ti and pao still happen, without a discard.",
        seed("S0", *SPECIAL),
        practice(),
    ),
)

CLAIMS: Final[tuple[Rule, ...]] = (
    rule(
        "ti.compulsory",
        "claims",
        "手里有一坎或已经偎了的牌，自己翻到第四张必须提。",
        "A player who flips the fourth card of their own kan or wei must lay a ti.",
        seed("S0", *PLAY, "倾"),
        seed("S1", *S1_KINDS, "偎后跑和提"),
        seed("S2", *S2_PLAY, "2.3 提牌"),
    ),
    Rule(
        "wei.compulsory",
        "claims",
        (
            Case(
                (
                    "手里有一对，自己翻到第三张必须偎，三张都扣着，不给人看。",
                    "A player who flips the third card of a pair in hand must lay a wei, all three face down.",
                ),
                lambda rules: rules.wei_hidden,
            ),
            Case(
                (
                    "手里有一对，自己翻到第三张必须偎，两张扣着，一张亮着。",
                    "A player who flips the third card of a pair in hand must lay a wei, two cards face down and one "
                    "face up.",
                ),
            ),
        ),
        (
            seed("S0", *PLAY, "啸牌", says=("偎牌不亮。", "A wei is not shown.")),
            seed("S0", *FUGUI_PLAY, "【啸牌】", says=("偎牌不亮。", "A wei is not shown.")),
            seed("S1", *S1_PLAY, "偎", says=("偎牌不亮。", "A wei is not shown.")),
            seed("S2", *S2_PLAY, "2.1偎牌", says=("偎牌亮一张。", "One card of a wei is shown.")),
            practice(("邵阳亮一张。", "Shaoyang shows one card.")),
        ),
    ),
    Rule(
        "wei.stale",
        "claims",
        (
            Case(
                (
                    "放过碰的牌后来偎成是臭偎：两张扣着，一张亮着，胡息和偎一样，但打牌时不能再成提或跑；胡的时候加王可以成提。",
                    "A wei of a card whose peng was passed is stale: two cards face down, one shown. It is worth as "
                    "much as a wei but becomes no ti or pao during play; a king can make it a ti in a win.",
                ),
                has_kings,
            ),
            Case(
                (
                    "放过碰的牌后来偎成是臭偎：两张扣着，一张亮着，胡息和偎一样，但不能再成提或跑。",
                    "A wei of a card whose peng was passed is stale: two cards face down, one shown. It is worth as "
                    "much as a wei but never becomes a ti or pao.",
                ),
            ),
        ),
        (
            seed("S0", *PLAY, "臭啸"),
            seed("S1", *S1_PLAY, "臭偎"),
            seed("S2", *S2_PLAY, "2.2 臭偎"),
        ),
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
        seed("S2", *S2_PLAY, "2.7 忍碰"),
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
        "A discard may be eaten (chi) only by the next player; a flipped card by whoever flipped it and the next "
        "player.",
        seed("S0", *PLAY, "吃牌"),
        seed("S1", *S1_PLAY, "吃"),
        seed("S2", *S2_PLAY, "2.9 吃牌"),
    ),
    rule(
        "bi.compulsory",
        "claims",
        "吃牌时手里还有同样的牌，每一张都要再组一组一起摆下（比牌，又叫下火）；有一张比不了就不能吃。",
        "Every other copy of the eaten card in the hand must be laid with it in further melds (比, also 下火); if one "
        "cannot, the chi is not allowed.",
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
        "吃、碰以后必须还有一张能打的牌，不然不能吃、碰；这一次不用打牌的除外。",
        "After a chi or peng a card that may be discarded must remain, or the claim is not allowed; unless no discard "
        "follows this time.",
        practice(),
    ),
)
