"""王 in play: hidden or shown, never discarded, own flip only, 王钓 王钓王 王闯 (the ``king.`` rules)."""

from __future__ import annotations

from hupai.table.chance import Stream
from hupai.zipai.actions import DECLARE, PASS, discard
from hupai.zipai.cards import parse_card
from hupai.zipai.determinize.sample import sample
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.turn.machine import step
from hupai.zipai.why.preview import effects, preview_action
from tests.engine.decks import deal, drain, events, let_pass, play
from tests.engine.positions import TWO_KINGS_LIMITED, possible
from tests.engine.scenes import dealt, lazily, play_scene
from tests.rows import each_row

WANG_DIAO = "0000b888999b111s456b456sk"
"""A quad, five finished groups, a king: 12 + 6 + 6 + 3 = 27 胡息, four red. Any card completes it."""
WANG_CHUANG = "888999b111s270b456b456skk"
"""Six finished groups without a quad and both kings: 6 + 6 + 3 + 6 = 21 胡息, three red. Any card completes it."""
WANG_CHUANG_QUAD = "0000b888999b456b456s11skk"
"""A quad, four more finished groups, the pair and both kings: 12 + 6 + 6 = 24 胡息."""
KING_READY = "888999b123b123s456b456s6sk"
"""The king stands in a run with 6s, or 6s and another card form one: no 王钓 without a quad."""


READY = "888999b123b123s456b456s67s"
"""5s and 8s complete it, and so does a king: 21 胡息."""


# --- kings in play --------------------------------------------------------------------------------------


@each_row(
    "scene",
    {
        "``king.drawn``: dealt kings stay hidden": (
            dealt("k", "k"),
            "2 sees kings_shown 0 0 0; 0 told dealt seat=1 cards=none …; 1 told dealt seat=0 cards=none …",
            lambda hand: hand.view(0).hand[20] == 1,
        ),
        "``king.drawn``: a flipped one is shown, taken in hand, and an ordinary card discarded": (
            dealt("0b", wall="k"),
            "0 discard 0b; settle; 0 told king seat=1 card=k; 1 told king seat=1 card=k; 2 told king seat=1 card=k",
            "0 sees kings_shown 0 1 0; 0 sees live -1; asked 1; 1 may discard; 1 may not hu; 1 may not pass",
            "1 may not discard k: king_never_discarded",
            lambda hand: hand.view(1).hand[20] == 1,
        ),
        "no 碰 with a king": (dealt("3s", "3sk", apart="3s"), "0 discard 3s; 1 may not peng"),
        "no 碰 with two": (dealt("3s", "3skk", apart="3s"), "0 discard 3s; 1 may not peng"),
        "no 吃": (dealt("3s", "4s777b888b999b000b111b5bkk"), "0 discard 3s; 1 may not chi"),
        "no 偎": (dealt("0b", "8sk", wall="8s"), "0 discard 0b; settle; no wei; no ti"),
        "no 提": (dealt("0b", "8skk", wall="8s"), "0 discard 0b; settle; no wei; no ti"),
        "no 跑: pair and king are no 坎": (dealt("8s", "", "88sk"), "0 discard 8s; settle; no pao"),
    },
)
def test_a_king_stays_in_the_hand_and_takes_part_in_no_claim(scene):
    """``king.stand``."""
    play_scene(*scene)


@each_row(
    "scene",
    {
        "not by another's flip": (
            dealt("0b", "7b", KING_READY, wall="7s"),
            "0 discard 0b; until 7s; 2 may not hu: king_needs_own_flip",
        ),
        "the same hand with 8s for the king": (
            dealt("0b", "7b", KING_READY[:-1] + "8s", wall="7s"),
            "0 discard 0b; until 7s; 2 may hu",
        ),
        "nor after a 跑 of another's card, with 6s and the king as 将": (
            dealt("0b", "", KING_READY, wall="8b"),
            "0 discard 0b; settle; 2 laid pao:8888b; asked 2; 2 may not hu",
        ),
        "by an own flip, the king standing for a card of the run": (
            dealt("0b", KING_READY, wall="7s", xing="off"),
            "0 discard 0b; until 1 hu; 1 hu; by self; fans self_draw×2",
        ),
        "after an own 提": (
            dealt("0b", KING_READY, wall="8b", xing="off"),
            "0 discard 0b; until 1 hu; 1 laid ti:8888b; 1 hu; huxi 27",
        ),
        "``king.drawn``: with the king that it draws": (
            dealt("0b", READY, wall="k", xing="off"),
            "0 discard 0b; until 1 hu; 1 may discard 6s; 1 hu; told won seat=1 card=k by=self from=1",
            "fans self_draw×2; huxi 21",
        ),
        "``king.drawn``: that one may be kept instead": (
            dealt("0b", READY, "7b", wall="k5s"),
            "0 discard 0b; until 1 hu; 1 discard 6s; until 5s; 1 may not hu",
        ),
        "``fan.tianhu``: with the dealt cards, as plain 自摸": (
            dealt(KING_READY, shown="7s", xing="off"),
            "0 hu; by deal; fans self_draw×2",
        ),
        "``king.groups``: a king makes the laid 偎 a 提, 12 for 6, and the pair of 4s is the 将": (
            dealt("7b", "99b888b123b123s456b678s4s0sk", wall="9b3b3b4s", xing="off"),
            "0 discard 7b; 1 discard 0s; 1 laid wei:999b; until 1 hu; 1 hu; huxi 27",
            lambda hand: [(group.name, group.kings) for group in hand.result.win.groups if group.kings] == [("ti", 1)],
        ),
    },
)
def test_a_king_holder_wins_by_its_own_flip_only(scene):
    """``king.self_draw``."""
    play_scene(*scene)


# --- 王钓, 王钓王, 王闯 ---------------------------------------------------------------------------------


def before_the_draw(cards, wall="", **options):
    """Seat 1 holds these cards; everybody passes until it must announce or has drawn. Return whether it was asked."""
    hand = play(deal("7b", cards, "", wall=wall, xing="off", **options), "0 discard 7b")
    while not any(event["seat"] == 1 for kind in ("flipped", "king", "ti", "wei") for event in drawn(hand, kind)):
        if "declare" in hand.legal(1):
            return hand, True
        let_pass(hand)
    return hand, False


def drawn(hand, kind):
    """Events of this type, without the quads that were dealt."""
    return [event for event in events(hand, kind) if not event.get("start")]


def announce(cards, wall, **options):
    """Seat 1 holds these cards and is asked to announce before its draw."""
    hand, asked = before_the_draw(cards, wall, **options)
    assert asked
    return hand


asked = lazily(announce)


@each_row("cards, name", [(WANG_DIAO, "wang_diao"), (WANG_CHUANG, "wang_chuang"), (WANG_CHUANG_QUAD, "wang_chuang")])
def test_the_announcement_is_offered_before_the_own_draw(cards, name):
    """``king.call``: asked before the seat's own next draw, and nobody sees that it was."""
    hand = announce(cards, "2s")
    assert hand.legal(1) == ["pass", "declare"]
    assert hand.view(1).wall_left == 21, "nothing has been drawn"
    play(hand, "1 declare")
    assert events(hand, "declared", seen_by=2) == [{"seat": 1, "name": name}]


@each_row("wall, huxi, red", [("2s", 27, 6), ("3b", 27, 4), ("8b", 27, 4), ("1s", 27, 4)])
def test_announced_wang_diao_wins_on_whatever_is_flipped(wall, huxi, red):
    """``fan.wang_diao``: ×4; even on a card that would be a 提 of a 坎: it pairs with the king."""
    hand = play(announce(WANG_DIAO, wall), "1 declare")
    assert hand.over and hand.result.winner == 1 and hand.result.declared
    assert hand.result.win.price.fans == (("wang_diao", 4),), "the fan replaces 自摸"
    assert hand.result.win.huxi == huxi and hand.result.win.red == red
    assert not drawn(hand, "ti") and not drawn(hand, "wei")


def test_announced_wang_diao_completed_by_the_other_king_is_wang_diao_wang():
    """``fan.wang_diao_wang``: ×8."""
    play_scene(asked(WANG_DIAO, "k"), "1 declare; fans wang_diao_wang×8; told king seat=1 card=k")


@each_row("wall, huxi", [("2s", 24), ("2b", 27), ("3s", 24), ("0b", 27)])
def test_announced_wang_chuang_scores_a_triple_of_the_drawn_card(wall, huxi):
    """``fan.wang_chuang``: three copies, 3 small or 6 big; ×8."""
    play_scene(asked(WANG_CHUANG, wall), f"1 declare; fans wang_chuang×8; huxi {huxi}")


def test_wang_chuang_counts_the_kings_as_the_drawn_card_for_colour():
    """``fan.wang_chuang``: no red and a black card is 黑胡 ×4 × 王闯 ×8 = ×32."""
    cards = "999b111b888b111s456b456skk"
    play_scene(asked(cards, "3s"), "1 declare; fans black×4 wang_chuang×8; times 32")
    play_scene(asked(cards, "2s"), "1 declare; fans wang_chuang×8; red 3")


def test_wang_chuang_with_a_quad_five_finished_groups_and_the_pair():
    """``fan.wang_chuang``: five melds including the quad, a 将 and both kings."""
    play_scene(asked(WANG_CHUANG_QUAD, "3s"), "1 declare; fans wang_chuang×8; huxi 27")


@each_row(
    "scene",
    {
        "declined, an ordinary 自摸 ×2 is still possible": (
            asked(WANG_DIAO, "2s"),
            "1 pass; until 1 hu; 1 hu; fans self_draw×2",
            lambda hand: not hand.result.declared,
        ),
        "``turn.own_first``: declined, 提 and 偎 come first": (
            asked(WANG_DIAO, "8b"),
            "1 pass",
            lambda hand: [event["card"] for event in drawn(hand, "ti")] == ["8b"] and not hand.over,
        ),
        "declined, it is asked again before the next own draw": (
            asked(WANG_DIAO, "2s7s3s9s"),
            "1 pass; 1 declare; 1 sees wall_left 17; winner 1; fans wang_diao×4",
        ),
        "two kings, one in a group and one for the pair, are 王钓": (
            asked("0000b888999b111s456b45skk", "9s"),
            "1 declare; told declared seat=1 name=wang_diao; fans wang_diao×4",
        ),
        "王钓 that is sure pays as 王闯 where the card brings enough for it": (
            asked("111s123b456b456s789b789skk", "5b"),
            "1 declare; told declared seat=1 name=wang_chuang; fans wang_chuang×8",
        ),
        "and as 王钓 where it does not": (
            asked("111s123b456b456s789b789skk", "5s"),
            "1 declare; told declared seat=1 name=wang_chuang; fans wang_diao×4",
        ),
    },
)
def test_an_announcement_may_be_declined_and_is_what_it_is(scene):
    """``king.call``, ``fan.wang_diao``."""
    play_scene(*scene)


OPEN = "123b123s456b456s789b789skk"
"""Six finished groups and both kings: 6 + 3 = 9 胡息; a small triple makes 12, a big one 15."""


@each_row(
    "cards, options, offered",
    {
        "王闯, its triple counted small: 9 + 3 is too few though 9 + 6 would do": (
            "123b123s456b456s789b789skk",
            {},
            False,
        ),
        "王闯, 12 + 3 is enough": ("123b123b456b456s789b789skk", {}, True),
        "``win.minimum``: 王钓 with 9 胡息": ("1111s345s456b678s678b345bk", {}, False),
        "``win.minimum``: 王钓 with 15": ("1111s345s456b678s888b345bk", {}, True),
        "``quad.skip``: not while a discard is free": ("0000b9999b888b111s456bkk2s", {}, False),
        "an open 王闯 asks for no 胡息": (OPEN, {"wang_chuang": "open"}, True),
        "an open 王闯 with a card left over": ("123b123s456b456s789b78skk1s", {"wang_chuang": "open"}, False),
        "an open 王闯 with one king": ("123b123s456b456s789b789sk", {"wang_chuang": "open"}, False),
        "without a king": ("888999b123b123s456b456s67s", {}, False),
    },
)
def test_an_announcement_is_offered_if_every_card_would_win_or_as_the_players_agree(cards, options, offered):
    """``king.call``."""
    hand, asked = before_the_draw(cards, **options)
    assert asked is offered
    if not offered and (options or "k" not in cards):
        assert hand.why_not(1, "declare").code == ("call_not_ready" if options else "no_king")


def test_an_open_wang_chuang_wins_where_the_card_brings_enough():
    """``king.call``: 9 + 6 = 15 胡息 on a big card, ×8."""
    play_scene(asked(OPEN, "5b", wang_chuang="open"), "1 declare; winner 1; huxi 15; fans wang_chuang×8")


def test_an_open_wang_chuang_that_falls_short_is_dropped_and_play_goes_on():
    """``king.call``: 9 + 3 = 12 胡息 on a small card; it lies as any other flip, and the seat is asked again later."""
    hand = announce(OPEN, "5s", wang_chuang="open")
    assert [effect.code for effect in effects(hand.table, 1, DECLARE)] == ["call_may_fail"]
    play(hand, "1 declare")
    assert events(hand, "declared") == [{"seat": 1, "name": "wang_chuang"}] and not hand.over
    assert [event["card"] for event in drawn(hand, "flipped")] == ["5s"]
    assert all(hand.view(seat).declared == "" for seat in range(3))
    while "declare" not in hand.legal(1):
        let_pass(hand)
    assert hand.legal(1) == ["pass", "declare"]


def test_an_open_wang_chuang_that_every_card_wins_is_told_as_sure():
    """``king.call``: the effect says that any card wins."""
    hand = announce(WANG_CHUANG, "", wang_chuang="open")
    assert [effect.code for effect in effects(hand.table, 1, DECLARE)] == ["any_card_wins"]


def test_a_choice_tells_the_king_win_that_it_makes_ready():
    """``king.call``: it is asked about before the seat's next own flip."""
    seen = possible(TWO_KINGS_LIMITED)
    told = {action: preview_action(seen, action).effects for action in seen.legal}
    ahead = {action: reason.facts for action, found in told.items() for reason in found if reason.code == "call_ahead"}
    assert ahead == {discard(parse_card("9b")): {"name": "wang_chuang"}}
    t = sample(seen, Stream("ahead", "sample"))
    step(t, seen.seat, discard(parse_card("9b")))
    while DECLARE not in t.offers[seen.seat]:
        asked = t.pending[0]
        step(t, asked, PASS if PASS in t.offers[asked] else t.offers[asked][0])
    assert king_call(t, seen.seat) == "wang_chuang"
    assert not any(effect.code == "call_ahead" for effect in effects(t, seen.seat, PASS))


# --- 黄庄 -----------------------------------------------------------------------------------------------


@each_row(
    "hands, penalty, scores",
    [
        (("k", "", "k"), 5, (-5, 10, -5)),
        (("kk", "", ""), 5, (-20, 10, 10)),
        (("", "kk", ""), 10, (20, -40, 20)),
        (("", "k", "k"), 15, (30, -15, -15)),
        (("kk", "", ""), 0, (0, 0, 0)),
    ],
)
def test_in_a_drawn_hand_each_king_costs_points_to_everyone_with_fewer(hands, penalty, scores):
    """``pay.kings``: pairwise difference; one king each pays nothing to the other."""
    hand = drain(deal(*hands, king_draw_penalty=penalty))
    assert hand.result.winner is None
    assert hand.result.scores == scores
    assert all(payment.why == "king" and payment.points > 0 for payment in hand.result.payments)


def test_kings_flipped_during_the_hand_cost_their_holder_too():
    """``pay.kings``."""
    hand = drain(play(deal("0bk", wall="k"), "0 discard 0b"))
    assert hand.result.scores == (-5, -5, 10)
