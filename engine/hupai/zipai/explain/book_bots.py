"""Not rules of a game: the ids under which bots give their reasons."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case

_STRONG: Final = (
    "高手对手：把每样做完以后的局面折成分数，取最高的一样，相近的几样再看下一张牌能给各自添多少分；怎么折分是自己跟自己打牌学来的。"
    "能胡就胡，手里有王才拿胡的分数去比：接着打更值就不胡。只看自己看得到的牌。",
    "The strong bot turns the position after each choice into points and takes the best; to choices that are close "
    "it adds what the next card may bring each of them. How it counts was learned by playing against itself. It "
    "wins when it can; only with a king in hand it compares what the win pays, and plays on where that is worth "
    "more. It looks at nothing but what its seat sees.",
)
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
        "入门对手：能胡就胡，能举手就举，不叫王就胡不了才叫王，不然选做完以后手里的牌最搭得上的一样。",
        "The beginner wins or raises its hand when it can, declares a king only where the hand cannot win without, and "
        "otherwise does what leaves the best-fitting cards.",
        practice(),
    ),
    rule(
        "bot.regular",
        "熟手对手：算每样做完以后听什么、还有几张没露面、能胡多大，没听牌就看哪些组还成得了，胡息够不够，打牌尽量不喂别人；只看得到的牌，"
        "不猜别人手里有什么。",
        "The regular works out what the hand waits for after each choice, how many copies are unseen and what they "
        "pay; before that, which groups can still come about and whether the huxi suffice. It avoids discards that "
        "others can use, by what all have seen, and does not guess what they hold.",
        practice(),
    ),
    rule_by_case(
        "bot.strong",
        Case(
            f"{_STRONG[0]}四张王的局运气占得多，估分没比熟手的打法高出2分，就照熟手的打。",
            f"{_STRONG[1]} With four kings luck weighs most: there it does what the regular would, unless "
            "another choice is rated two points higher.",
            lambda rules: rules.kings >= 4,
        ),
        Case(*_STRONG),
        practice(),
    ),
    rule(
        "bot.expert",
        "大师对手：先像高手那样估分，再按看到的一切推想别家的手牌和墩上的牌，把相近的几样在同样的牌里各试打几十遍，打到自己下次要选时再估分，两样合起来取最好的。",
        "The expert first rates like the strong bot. Then it imagines the hidden cards in many ways that fit all it "
        "saw, likelier ones more often, tries the close choices in each of them as far as its own next choice, rates "
        "what it has by then, and takes what is best by both.",
        practice(),
    ),
)
