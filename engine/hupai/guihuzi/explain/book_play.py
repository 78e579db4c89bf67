"""The rule book: cards, deal, turn, claims, and what a seat may no longer do."""

from __future__ import annotations

from typing import Final

from hupai.explain.rulebook import Case, chapter, practice, rule, rule_by_case
from hupai.table.duel import DUEL

CARDS: Final = chapter(
    "cards",
    rule(
        "deck.cards",
        "八十张字牌：小字一到十，大字壹到拾，各四张。没有王，也没有别的牌。",
        "Eighty cards: small one to ten and big one to ten, four of each. There are no kings and no other cards.",
        practice(),
    ),
    rule(
        "deck.colours",
        "二、七、十不论大小都是红字，其余是黑字。",
        "Two, seven and ten of both sizes are red, the others black.",
        practice(),
    ),
)

DEAL: Final = chapter(
    "deal",
    rule("deal.seats", "{seats}个人打。", "There are {seats:player|players}.", practice()),
    rule(
        "deal.hands",
        "庄家二十张，别家各十九张，剩下{wall}张做墩。庄家的最后一张不亮出来。",
        "The dealer gets twenty cards, the others nineteen each; {wall} are left for the wall. The dealer's last card "
        "is not shown.",
        practice(),
    ),
    rule_by_case(
        "deal.buried",
        Case(
            "两个人打，发完牌从墩上去掉{buried}张，扣在一边，谁也不看，这一局不用。",
            "{buried:card|cards} of the wall are laid aside face down after the deal; nobody sees them, and "
            "they are not used in this hand.",
            lambda rules: rules.buried > 0,
        ),
        Case(
            "两个人打不去牌，没有发的都留在墩上。",
            "When two play, no cards are laid aside: all that are not dealt stay in the wall.",
            lambda rules: rules.seats == DUEL,
        ),
        practice(),
    ),
    rule(
        "deal.direction",
        "按逆时针轮流，下家坐在右手边。",
        "Turns go counter-clockwise: the next player sits on the right.",
        practice(),
    ),
    rule(
        "deal.next",
        "第一局随机定庄。谁胡谁坐下一局的庄；荒庄由庄家的下家坐庄。",
        "The first dealer is drawn by lot. The winner deals next; after a drawn hand the player after the dealer does.",
        practice(
            "有的地方荒庄由摸最后一张的人坐庄。", "In places whoever drew the last card deals after a drawn hand."
        ),
    ),
    rule(
        "session.length",
        "一场打{hands_per_session}局。",
        "A match has {hands_per_session:hand|hands}.",
        practice(),
    ),
)

TURN: Final = chapter(
    "turn",
    rule(
        "turn.opening",
        "起手先看有没有人能胡，然后庄家打第一张；手里有四张一样的，可以溜下来代替打牌。",
        "First whoever may win with the dealt cards is asked; then the dealer discards, or lays four equal cards as a "
        "liu instead.",
        practice(),
    ),
    rule(
        "turn.flip",
        "轮到谁，谁翻墩上的头一张，大家都看得到。翻出来的牌不进手，要么当场用掉，要么摆在桌上。",
        "Whoever is to move flips the top card of the wall for all to see. A flip never enters a hand: it is used at "
        "once or stays on the table.",
        practice(
            "南县有人家翻的牌先给能歪、能溜的人看，他不要才亮给大家。",
            "In Nanxian a flip that its player may lay as a wai or liu is in places shown to the others only if he "
            "does not.",
        ),
    ),
    rule(
        "turn.wai",
        "自己翻的牌，手里有两张一样的，可以歪：三张摆下来，再打一张；歪了就成的，当场可以胡。要不要歪随自己。",
        "With two of one's own flip in the hand one may lay the three as a wai and then discard; a hand that is "
        "complete with it may win at once. Nobody has to.",
        practice(),
    ),
    rule(
        "turn.liu",
        "四张一样的全是自己的叫溜：手里三张加自己翻的一张；歪过的加自己翻的或者手里的第四张；手里四张的只能在该打牌的时候溜。溜了不打牌，下家接着翻。"
        "从手里溜的四张扣着。",
        "Four equal cards, all one's own, make a liu: three in the hand with one's own flip, or a wai with the fourth, "
        "flipped or in the hand. Cards from the hand are laid only in place of a discard that is owed. After a liu "
        "there is no discard; the next player draws. Four cards laid from the hand lie face down.",
        practice(
            "益阳有的写法是轮到自己时溜手里的四张代替翻牌，那样手里会少一张，这里不这样打。",
            "One text from Yiyang lays the four instead of a draw. That would leave the hand a card short, and is "
            "not played here.",
        ),
    ),
    rule_by_case(
        "turn.piao",
        Case(
            "自己翻到碰过的第四张，可以飘，添到碰上；飘了不打牌。",
            "One's own flip may join one's peng of it as the fourth: a piao. No discard follows.",
            lambda rules: rules.piao,
        ),
        Case("没有飘。", "There is no piao: the fourth card does not join a peng."),
        practice(),
    ),
    rule(
        "turn.window",
        "每张亮出来的牌，能要的人各答一次，要或者不要。",
        "Each card that lies open is offered to those who may claim it; each answers once.",
        practice(),
    ),
    rule(
        "turn.priority",
        "翻牌的人歪、溜、飘最先，然后是胡，再是碰，最后是吃；一样的，离翻牌的人近的先。",
        "The wai, liu and piao of whoever flipped come first, then winning, then peng, then chi; among equals whoever "
        "is nearer in turn order.",
        practice(),
    ),
    rule(
        "turn.open",
        "吃、碰、飘的牌都亮着；歪和溜扣着，翻出来的那张大家看见过。",
        "What is laid by chi, peng or piao lies open. A wai or liu lies face down; all have seen the flip in it.",
        practice(
            "沅江有的房间歪、溜的那张也不给别人看（暗歪溜）。",
            "Some rooms of Yuanjiang hide the flip of a wai or liu as well.",
        ),
    ),
    rule(
        "turn.discard",
        "吃、碰、歪以后要打一张牌。坎可以拆开打。",
        "After a chi, peng or wai a card is discarded. Three equal cards in the hand may be split.",
        practice(),
    ),
    rule(
        "turn.last_card",
        "墩上的最后一张只能胡、歪、溜，不能吃、碰。",
        "The last card of the wall may be won, or laid as a wai or liu; nobody eats it or takes it by peng.",
        practice(),
    ),
    rule(
        "turn.end",
        "翻完最后一张没有人胡，就是荒庄，谁也不付分。",
        "If nobody wins the last card, the hand is drawn and nobody pays.",
        practice(),
    ),
    rule(
        "dead.hand",
        "该打牌却一张都不能打，手就死了：这一局不能再要牌，也不能胡，轮到时翻的牌摆着给别人。",
        "Who owes a discard and may play no card has a dead hand: it claims nothing and cannot win any more; its flips "
        "lie for the others.",
        practice(),
    ),
)

CLAIMS: Final = chapter(
    "claims",
    rule(
        "peng.pair",
        "别人翻的或者打的牌，手里有两张一样的，可以碰。",
        "With two of a card that another flipped or discarded one may take it by peng.",
        practice(),
    ),
    rule(
        "chi.shapes",
        "吃牌要用手里两张，跟它成一句话（同样大小连着三张）或者成二七十。没有绞牌。",
        "To eat a card, two cards of the hand make a run with it (three in sequence, one size) or a two-seven-ten. "
        "There are no groups of mixed sizes.",
        practice(),
    ),
    rule(
        "chi.who",
        "翻出来的，翻牌的人和他的下家能吃；打出来的，只有下家能吃。",
        "A flip may be eaten by whoever flipped it and by the player after; a discard only by the player after.",
        practice(
            "沅江有的房间只能吃自己翻的牌（自揭自吃）。",
            "Some rooms of Yuanjiang let a player eat only their own flips.",
        ),
    ),
    rule_by_case(
        "chi.limit",
        Case(
            "没有息的一句话，一局最多吃{eat_limit}句；二七十不算。",
            "In a hand one eats at most {eat_limit:run|runs} without xi; a two-seven-ten does not count.",
            lambda rules: rules.eat_limit > 0,
        ),
        Case("没有息的一句话，吃几句都可以。", "Any number of runs may be eaten."),
        practice(
            "沅江多半最多吃两句，南县多半不限；也有两处都限两句的。",
            "Yuanjiang mostly allows two and Nanxian any number; in places both allow two.",
        ),
    ),
    rule(
        "claim.discard",
        "吃或者碰了以后要有牌可以打（或者能溜），不然不能要。",
        "A chi or peng is allowed only if a card can be discarded, or a liu laid, afterwards.",
        practice(),
    ),
)

PAST: Final = chapter(
    "past",
    rule(
        "past.discard",
        "自己打过的牌，这一局不能再吃、碰；胡、歪、溜还可以。",
        "What one has discarded may neither be eaten nor taken by peng again in this hand; winning, wai and liu stay.",
        practice(),
    ),
    rule(
        "past.chi",
        "能吃却没吃，这张牌就臭了，这一局不能再吃；被排在前面的人要走的不算。",
        "A card that one could eat and let go may not be eaten again in this hand, unless a claim of higher priority "
        "took it.",
        practice(),
    ),
    rule(
        "past.pair",
        "臭门子：打过一张，或者放过一张没吃，手里挨着的两张要是能吃它，这两张就臭了，另一头也不能吃。"
        "比方手里有三四和六七，放过五：三四不能吃二，六七不能吃八；一三吃二不受影响。",
        "Dead pairs: two neighbours in the hand that could have eaten a card which one discarded or let go may not eat "
        "at their other end either. With 3-4 and 6-7 in the hand and 5 let go, 3-4 may not eat 2 and 6-7 may not eat "
        "8, while 1-3 may still eat 2.",
        practice(),
    ),
    rule(
        "past.peng",
        "能碰却没碰，这一局不能再碰这张牌；被排在前面的人要走的不算。",
        "A card that one could take by peng and let go cannot be taken by peng again in this hand, unless a claim of "
        "higher priority took it.",
        practice(),
    ),
    rule(
        "past.wai",
        "能歪却没歪，这一局不能再碰这张牌；再翻到还可以歪。",
        "Whoever could lay a wai and did not makes no peng of it later in this hand; a wai stays possible.",
        practice("有的服务器上也不能再歪。", "On one server there is no wai of it either."),
    ),
    rule(
        "past.lock",
        "锁牌：吃了一张，手里跟它一样的，和那两张原来也能吃的另一头，这一局都不能打；碰过、歪过的牌，手里剩下的也不能打。锁住的牌还可以用来成门子。",
        "Locked cards: after eating a card, cards equal to it and those that would complete the same two cards at "
        "the other end may not be discarded in this hand; nor may what is left of a peng or wai. They may be used.",
        practice(),
    ),
    rule(
        "past.hu",
        "能胡没胡没有罚，以后翻出同样的牌还可以胡。",
        "Passing a win costs nothing: the same card may be won later.",
        practice(),
    ),
)
