"""举手 (``win.raise``): who waits right after the deal may say so, and what that is worth."""

from __future__ import annotations

from hupai.zipai.actions import RAISE, parse_action
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.rules.win_facts import BY_OTHER
from hupai.zipai.why.preview import effects
from tests.engine.decks import events, offered, play, until_hu
from tests.engine.leiyang_tables import drift_to_hu, table
from tests.engine.scenes import lazily, play_scene
from tests.rows import each_row

RAISER = "123s123b567s567b999s999b44s"
"""坎 3 + 6, 一二三 3 + 6; waits for 4s (碰 1: 19 胡息), 4b (绞: 18) and the fourth 9s or 9b."""
NINE = "999b111s67s456b456s789s345b"
"""Complete with 5s or 8s, but 9 胡息: waits for nothing."""
OTHER = "888s111b345b345s678b456s00s"
"""Waits for 0s: 3 + 6 + 1 胡息."""
ONE_RED = "888999111b345b456s345s68s"
"""Waits for 7s, its only red card: 18 胡息."""


def raised_win(wall="4s", answer="raise", seat=2, **options):
    """Let this seat raise, or not, and win on the first card of the wall, which seat 1 flips."""
    hands = ["0b", "", ""]
    hands[seat] = RAISER
    hand = play(table(*hands, wall=wall, apart="0b", **options), f"{seat} {answer}", "0 discard 0b")
    return play(until_hu(hand, seat), f"{seat} hu")


at_table = lazily(table)
win_after = lazily(raised_win)

# --- who may raise, and when ---------------------------------------------------------------------------


@each_row(
    "scene",
    {
        "闲家起手听牌; the dealer waits for the answers and then discards": (
            at_table("", RAISER, ""),
            "1 may only pass, raise; 0 may nothing; 2 may nothing; 0 may not discard 1s: opening_waits",
            "1 raise; asked 0; 0 may discard",
        ),
        "the dealer never raises: its own is 天胡": (
            at_table(RAISER, "", "", shown="0b"),
            "asked 0; 0 may not raise",
            lambda hand: hand.why_not(0, "raise") is not None,
        ),
        "one card is missing in seven groups, but they have 9 胡息": (
            at_table("", NINE, ""),
            "asked 0",
            lambda hand: hand.why_not(1, "raise") is not None,
        ),
        "a card of which one holds all copies is no wait: only a fifth 8b would fill the run": (
            at_table("", "8888b79b123b123s678s345s00s", ""),
            "1 laid ti:8888b; asked 0",
        ),
        "a card that wins only by an own flip is one: another's 8b makes 9 胡息, an own one 12": (
            at_table("", "999b88b345s567s890s345b456b", ""),
            "1 may only pass, raise",
        ),
        "several seats raise": (
            at_table("", RAISER, OTHER),
            "asked 1 2; 1 raise; 2 raise; told raised seat=1 | seat=2; 0 sees raised no yes yes",
        ),
        "several seats raise in any order": (
            at_table("", RAISER, OTHER),
            "2 raise; 1 raise; told raised seat=1 | seat=2; 0 sees raised no yes yes",
        ),
        "after the first discard it is too late": (
            at_table("0b", RAISER, "", wall="4b", apart="0b"),
            "1 pass; 0 discard 0b; until 4b; 1 may not raise: raise_not_open",
        ),
        "``quad.skip``: with two dealt quads 20 + 2 cards are needed, and the hand has 20": (
            at_table("", "1111s2222s123b456b789b33s", ""),
            "asked 0",
        ),
        "the second seat does not know whether the first one raised": (
            at_table("", RAISER, OTHER),
            "1 raise; no raised; 2 sees raised no no no; 2 sees answer -1; 1 sees legal none",
            lambda hand: hand.view(1).answer >= 0 and hand.view(2).legal,
            "2 pass; 2 sees raised no yes no",
        ),
        "a raised hand is public": (
            at_table("", RAISER, ""),
            "1 raise; 0 told raised seat=1; 1 told raised seat=1; 2 told raised seat=1; 2 sees raised no yes no",
        ),
        "ju_shou off: nobody is asked": (
            at_table("", RAISER, "", ju_shou=False),
            "asked 0; 1 may not raise: no_raise_here",
        ),
    },
)
def test_who_waits_after_the_deal_may_raise_before_the_first_discard(scene):
    """``win.raise``, ``turn.opening``."""
    play_scene(*scene)


# --- what others learn ---------------------------------------------------------------------------------


# --- what it is worth ----------------------------------------------------------------------------------


@each_row(
    "scene",
    {
        "not raised, the same hand makes 2 囤": (win_after(answer="pass"), "huxi_fans none; scores -2 -2 4"),
        "raised, but another wins": (
            at_table("4b", OTHER, RAISER),
            "1 raise; 2 pass; 0 discard 4b; 2 hu; 0 sees raised no yes no; huxi_fans none; scores -4 0 4",
        ),
        "by the own flip: 18 × 2 = 36, 8 囤, and 自摸 doubles these": (
            at_table("0b", RAISER, "", wall="4b", apart="0b"),
            "1 raise; 0 discard 0b; until 1 hu; 1 hu; huxi_fans ju_shou; scores -16 32 -16",
        ),
        "by a discard, whose player pays 2 × 8": (
            at_table("4s", RAISER, ""),
            "1 raise; 0 discard 4s; 1 hu; huxi_fans ju_shou; scores -16 16 0",
        ),
        "with the card that is laid first, as 偎": (
            at_table("0b", RAISER, "", wall="4s", apart="0b"),
            "1 raise; 0 discard 0b; 0 sees raised no yes no; until 1 hu; 1 hu; huxi 21; huxi_fans ju_shou",
        ),
        "with the card that is laid first, as 提": (
            at_table("0b", RAISER, "", wall="9s", apart="0b"),
            "1 raise; 0 discard 0b; until 1 hu; 1 hu; huxi 24; huxi_fans ju_shou",
        ),
        "several rounds later, if nothing was taken": (
            at_table("0b", "", RAISER, wall="0b0s0s4s", apart="0b0s"),
            "2 raise; 0 discard 0b; until 4s; 0 sees raised no no yes; 0 sees wall_left 15; until 2 hu; 2 hu",
            "huxi_fans ju_shou",
        ),
        "no more after a passed win: 偎 of 4s, 7b discarded; 4b then fills 5b 6b": (
            at_table("0b", RAISER, "", wall="4s4b", apart="0b", guo_hu="free"),
            "1 raise; 0 discard 0b; until 1 hu; 1 discard 7b; until 1 hu; 1 hu",
            "huxi 21; huxi_fans none; scores -3 6 -3",
        ),
    },
)
def test_a_raised_hand_doubles_its_own_win(scene):
    """``fan.ju_shou``."""
    play_scene(*scene)


@each_row("ming_tang, times, tun", [("multiply", 8, 44), ("add", 6, 32)])
def test_several_doublings_multiply_or_add(ming_tang, times, tun):
    """``fan.ming_tang``: 18 胡息, 一点红, 举手 and 海底 are ×8 or ×6: 144 or 108 胡息."""
    chosen = {"bottom": "7s", "apart": "1s67890s", "ming_tang": ming_tang, "haidi": 2}
    hand = drift_to_hu(play(table("1s77665544s", "7s891b", ONE_RED, **chosen), "2 raise", "0 discard 1s"), 2)
    play(hand, "2 hu")
    assert hand.view(0).wall_left == 0 and hand.result.by == BY_OTHER
    price = hand.result.win.price
    assert sorted(name for name, _ in price.huxi_fans) == ["dot", "haidi", "ju_shou"]
    assert (price.counted, price.huxi_times, price.tun, price.pay_each) == (18, times, tun, tun)


# --- how it is lost ------------------------------------------------------------------------------------


def play_on(seat):
    """A step: the seat plays the last card that it may."""
    return lambda hand: play(hand, f"{seat} {offered(hand, seat, 'discard')[-1]}")


@each_row(
    "seat, scene",
    {
        "a 碰": (2, (at_table("4s", "", RAISER), "2 raise; 0 discard 4s; 2 peng; no lowered", play_on(2))),
        "a 吃": (
            1,
            (at_table("8s", RAISER, "", apart="8s"), "1 raise; 0 discard 8s; 1 chi 678s; no lowered", play_on(1)),
        ),
        "a 偎 that completes the hand": (
            1,
            (
                at_table("0b", RAISER, "", wall="4s", apart="0b"),
                "1 raise; 0 discard 0b; until 1 hu; no lowered",
                play_on(1),
            ),
        ),
        "a forced 跑": (
            2,
            (at_table("9s", "", RAISER), "2 raise; 0 discard 9s; 2 pass; 2 laid pao:9999s; no lowered", play_on(2)),
        ),
        "重跑: a second quad, although no discard follows": (
            2,
            (
                at_table("0b", "", "1111s999b888s345b456b56s33s", wall="9b", apart="0b4s"),
                "2 may only pass, raise; 2 raise; 0 discard 0b; settle; told pao seat=2 card=9b …; told skip seat=2",
            ),
        ),
        "a dead hand: the own 4s wins, or leaves nothing to discard": (
            1,
            (
                at_table("0b", "111s333s555s666b888b999b44s", "", wall="4s", apart="0b4s"),
                "1 raise; 0 discard 0b; until 1 hu; 1 may only pass, hu; 1 pass; 0 sees dead no yes no",
            ),
        ),
    },
)
def test_taking_a_card_without_winning_ends_the_raise_for_all_to_see(seat, scene):
    """``win.raise``: the event follows the discard."""
    told = "; ".join(f"{other} told lowered seat={seat}; {other} sees raised no no no" for other in range(3))
    play_scene(*scene, told)


@each_row(
    "scene",
    {
        "a seat that never raised loses nothing": (
            at_table("4s", "", RAISER),
            "2 pass; 0 discard 4s; 2 peng",
            play_on(2),
            "no lowered",
        ),
        "what another takes does not matter": (
            at_table("0b", "00b8b", RAISER, wall="4s", apart="8b0b"),
            "2 raise; 0 discard 0b; 1 peng; 1 discard 8b; no lowered; 0 sees raised no no yes",
        ),
    },
)
def test_what_others_do_ends_no_raise(scene):
    play_scene(*scene)


# --- how long it counts: ``ju_shou_kept`` -----------------------------------------------------------------------


@each_row("kept, scores", [(False, (-2, 4, -2)), (True, (-8, 16, -8))])
def test_a_raised_hand_that_took_a_card_counts_double_only_where_it_is_kept(kept, scores):
    """``win.raise``: peng 444s, then 7b on 56b: 1 + 3 + 6 + 3 + 6 = 19 胡息, 2 囤; 38 are 8 囤."""
    hand = table("4s", RAISER, "", wall="7b", apart="47b", guo_hu="free", ju_shou_kept=kept)
    play(hand, "1 raise", "0 discard 4s", "1 peng", "1 discard 7b")
    assert hand.view(0).raised[1] is kept and bool(events(hand, "lowered")) is not kept
    play(until_hu(hand, 1), "0 pass", "1 hu")
    assert hand.result.win.huxi == 19 and hand.result.win.price.huxi_fans == (("ju_shou", 2),) * kept
    assert hand.result.scores == scores


@each_row("kept", [False, True])
def test_what_a_raise_costs_is_said_before_a_card_is_taken(kept):
    """``raise_lost`` is an effect of a discard only where the raise ends with it."""
    hand = table("4s", RAISER, "", guo_hu="free", ju_shou_kept=kept)
    said = VOCABULARY.sentence("raised", effects(hand.table, 1, RAISE)[0].facts)
    assert ("作废" in said["zh"]) is ("until" in said["en"]) is not kept
    play(hand, "1 raise", "0 discard 4s", "1 peng")
    codes = [effect.code for effect in effects(hand.table, 1, parse_action("discard 7b"))]
    assert ("raise_lost" in codes) is not kept
