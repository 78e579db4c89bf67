"""Not rules of a game: the ids under which bots give their reasons."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import chapter, practice, rule

BOTS: Final = chapter(
    "bot",
    rule(
        "bot.random",
        "随机对手：从能做的事里随便选一样。",
        "The random bot takes any allowed action, each equally likely.",
        practice(),
    ),
    rule(
        "bot.beginner",
        "入门对手：能胡就胡，从不明牌、飘，不然选做完以后离听最近、牌最搭得上的一样。",
        "The beginner wins when it can, never reveals its hand or plays with piao, and otherwise does what leaves its "
        "hand nearest to waiting.",
        practice(),
    ),
    rule(
        "bot.regular",
        "熟手对手：算每样做完以后离听还差几张、能进的牌还有几张没露面、胡了值多少；只看得到的牌，不猜别人手里有什么。",
        "The regular works out after each choice how far the hand is from waiting, how many unseen tiles bring it "
        "nearer, and what its wins are worth. It goes by what it sees and does not guess what others hold.",
        practice(),
    ),
    rule(
        "bot.strong",
        "高手对手：跟自己打过好几千把，从输赢里学会给做完以后的局面打分：自己离听多近、胡了值多少，打出去的牌会不会点炮，"
        "别家大概到哪一步了，取分最高的。卡五星不用学来的分，改按没露面的牌一轮轮推算：明牌和不明牌各值多少，哪张会点炮。"
        "只看自己看得到的牌。",
        "The strong bot has played thousands of hands against itself and learned from their results to rate the "
        "position after each choice: how near its hand is and what it may win, what the discard may cost, and how far "
        "the others seem to be. It takes the best. In Ka Wu Xing it reckons instead, over the tiles left, what waiting "
        "brings with the hand shown or hidden. It looks at nothing but what its seat sees.",
        practice(),
    ),
    rule(
        "bot.expert",
        "大师对手：先像高手那样估分，再照看到的一切推想别家的牌和牌墙，把相近的几样在同样的牌里试打，两样合起来取最好的。",
        "The expert first rates like the strong bot. Then it imagines the hidden tiles in ways that fit all it saw, "
        "tries the close choices in each of them, and takes what is best by both.",
        practice(),
    ),
)
"""The rules that bots' reasons cite; they are not in the book that players read."""
