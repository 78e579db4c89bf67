"""A preview, made from what a seat sees, is what happens if its action wins the window."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hupai.table.chance import Stream
from hupai.table.events import Event
from hupai.table.hand import Hand
from hupai.zipai.actions import CLAIM_PENG, HU, PASS, RAISE, Action, discard, discarded, is_discard, parse_action
from hupai.zipai.bots.situation_facts import situation
from hupai.zipai.cards import KINDS, parse_cards
from hupai.zipai.hand.win_claim import NO_LIMIT
from hupai.zipai.position import parse_position
from hupai.zipai.state import PHASE_CLAIM, PHASE_OPENING, Table
from hupai.zipai.turn.machine import step
from hupai.zipai.view.hand_layout import hand_huxi
from hupai.zipai.view.observation import Observation, limit_after, observe
from hupai.zipai.why.preview import Preview, Waits, preview_action, waits_of
from tests.engine.amounts import examples, richest
from tests.engine.decks import deal, last_card, play, until, until_hu
from tests.engine.leiyang_tables import table
from tests.engine.reasons_fuzz import random_position
from tests.engine.zipai_games import games

FIRST = ("discarded", "lowered", "barred", "limited")
"""Events of the choice itself; later events belong to the next seat."""


class Camera:
    """Records the table right after the choice."""

    def __init__(self, t: Table) -> None:
        self._t = t
        self.events: list[str] = []
        self.whose: object = None
        """The seat of the first event."""
        self.after: Table | None = None

    def see(self, event: Event) -> None:
        """Copy the table at the first event and at those that belong to it; a 跑 is reported before it is laid."""
        if not self.events or (event.type in FIRST and self.events[-1] in FIRST) or self.events == ["pao"]:
            self.after = self._t.clone()
        if not self.events:
            self.whose = event.facts.get("seat")
        self.events.append(event.type)


def others_passed(t: Table, seat: int) -> Table | None:
    """Return a copy in which only ``seat`` must still answer, or None if the window settles without it."""
    copy = t.clone()
    happened: list[Event] = []
    for other in [other for other in copy.pending if other != seat]:
        step(copy, other, PASS, happened.append)
        if happened:
            return None
    return copy


def won_window(t: Table, seat: int, action: Action) -> tuple[Table, str] | None:
    """Return the table right after the action if everybody else passes, and the first event; None if the claim lost."""
    copy = others_passed(t, seat)
    if copy is None:
        return None
    camera = Camera(copy)
    step(copy, seat, action, camera.see)
    first = camera.events[0] if camera.events else ""
    wanted = {PASS: ("unclaimed", "pao"), HU: ("won",), CLAIM_PENG: ("peng",)}.get(action, ("chi",))
    if t.phase == PHASE_CLAIM and (first not in wanted or (first != "unclaimed" and camera.whose != seat)):
        return None
    return (copy if camera.after is None or camera.events == ["pao"] else camera.after), first


def check_preview(t: Table, seat: int, action: Action) -> str:
    """Compare the preview with what happens; return the event that the choice led to, or an empty text."""
    seen = observe(t, seat)
    promised = preview_action(seen, action)
    assert preview_action(observe(t.clone(), seat), action) == promised
    happened = won_window(t, seat, action)
    if happened is None:
        return ""
    after, first = happened
    if action == HU:
        assert promised.above == seen.above and not promised.effects
        if after.rules.xing != "fan" and first == "won":
            copy = others_passed(t, seat)
            assert copy is not None
            step(copy, seat, action)
            assert copy.result is not None and copy.result.win is not None
            assert copy.result.winner == seat and copy.result.win.huxi == promised.huxi
        return first
    check_marks(after, seat, seen, promised, action)
    if first in ("peng", "chi", "pao"):
        check_discards(t, seat, action, promised)
    elif t.phase != PHASE_OPENING or action == RAISE:
        assert waits_of(after, seat) == promised.waits and not promised.by_discard
    return first


def check_marks(after: Table, seat: int, seen: Observation, promised: Preview, action: Action) -> None:
    """胡息, 臭牌, limits, bars, 过胡 and 举手 are as the preview said."""
    assert after.laid_huxi[seat] + hand_huxi(after.hands[seat]) == promised.huxi
    laid_before = sum(seen.huxi[seat : seat + 1])
    assert promised.gained == promised.huxi - laid_before - hand_huxi(seen.hand)
    assert after.no_chi[seat] == seen.no_chi | promised.no_chi and not seen.no_chi & promised.no_chi
    assert after.no_peng[seat] == seen.no_peng | promised.no_peng and not seen.no_peng & promised.no_peng
    assert after.above[seat] == promised.above
    assert after.limits[seat] == (seen.limits[seat] if promised.limit == NO_LIMIT else promised.limit)
    codes = [effect.code for effect in promised.effects]
    assert after.barred[seat] == (seen.barred[seat] or "bars_you" in codes)
    assert ("limits_wins" in codes) == (promised.limit != NO_LIMIT)
    assert ("discard_goes_dead" in codes) == (is_discard(action) and bool(promised.no_chi | promised.no_peng))
    assert ("raise_lost" in codes) == promised.ends_raise and (seen.raised[seat] or not promised.ends_raise)
    if not promised.ends_raise:
        assert after.raised[seat] == (seen.raised[seat] or action == RAISE)
    elif is_discard(action):
        assert not after.raised[seat]


def check_discards(t: Table, seat: int, action: Action, promised: Preview) -> None:
    """After a 吃 or 碰 every discard leaves the waits of the preview, and no other discard leaves any."""
    copy = others_passed(t, seat)
    assert copy is not None
    camera = Camera(copy)
    step(copy, seat, action, camera.see)
    if len(camera.events) > 1 or seat not in copy.pending or not is_discard(copy.offers[seat][-1]):
        assert not promised.by_discard
        if camera.events[1:2] == ["skip"]:
            assert camera.after is not None
            assert waits_of(camera.after, seat) == promised.waits
        return
    if HU in copy.offers[seat]:
        # After a 跑 that completes the hand, a discard passes another 胡, with a payment of its own.
        return
    previewed: dict[int, Waits] = dict(promised.by_discard)
    assert set(map(discard, previewed)) <= set(copy.offers[seat])
    hand = copy.hands[seat]
    barred = {kind for kind in range(KINDS) if 0 < hand[kind] < 3 and discard(kind) not in copy.offers[seat]}
    limited = {discarded(a) for a in copy.offers[seat] if limit_after(observe(copy, seat), discarded(a)) != NO_LIMIT}
    edges = [effect for effect in promised.effects if "edge" in effect.code]
    effects = {effect.code: set(parse_cards(effect.facts["card"])) for effect in edges}
    assert effects == {name: kinds for name, kinds in (("edge_ahead", barred), ("edge_limits_ahead", limited)) if kinds}
    for choice in copy.offers[seat]:
        again = copy.clone()
        camera = Camera(again)
        step(again, seat, choice, camera.see)
        assert camera.after is not None
        assert waits_of(camera.after, seat) == previewed.get(discarded(choice), ((), ()))


@given(st.sampled_from(sorted(games)), st.integers(0, 10**9), st.integers(0, 80))
@examples(50)
def test_a_preview_describes_what_happens(game: str, number: int, stop: int) -> None:
    """Every choice of every seat asked, in random hands of all games under random options."""
    t = random_position(games[game], f"foresight{number}", stop)
    for seat in t.pending:
        for action in t.offers[seat]:
            check_preview(t, seat, action)


@pytest.mark.parametrize("game", richest(sorted(games)))
def test_every_kind_of_choice_occurs_and_has_a_correct_preview(game: str) -> None:
    """chi, peng, discards, passes and wins all occur in play, and each does what its preview said."""
    met: set[str] = set()
    for number in range(40):
        t = random_position(games[game], f"every{number}", Stream(str(number), "stop").below(60))
        for seat in t.pending:
            for action in t.offers[seat]:
                met.add(check_preview(t, seat, action))
    assert {"chi", "peng", "discarded", "unclaimed"} <= met


def previewed(hand: Hand, seat: int, action: str) -> Preview:
    """The preview of an action given as text."""
    return preview_action(hand.view(seat), parse_action(action))


def test_the_preview_after_two_dealt_quads_says_that_no_discard_follows_a_claim() -> None:
    """``quad.skip``: no discard follows the first card taken; passing keeps the skip for later."""
    hand = play(deal("3s", "8888s9999b33s"), "0 discard 3s")
    taken, left = previewed(hand, 1, "peng"), previewed(hand, 1, "pass")
    assert [effect.code for effect in taken.effects] == ["no_discard_follows"] and not taken.by_discard
    assert [effect.code for effect in left.effects] == ["claims_lost"]


def test_the_preview_before_the_first_card_has_the_value_of_a_win() -> None:
    """地胡 on the shown 8s, and the dealer's 天胡: 21 胡息 each, more than the hand had before."""
    ready = "888999b123b123s456b456s67s"
    shown = previewed(deal("", ready, shown="8s", game="paohuzi"), 1, "hu")
    dealt = previewed(deal(ready, shown="8s", game="paohuzi"), 0, "hu")
    assert shown.huxi == dealt.huxi == 21
    assert shown.gained == dealt.gained == 0, "the run of 6, 7, 8 holds none"
    passed = previewed(deal("", ready, shown="8s", game="paohuzi"), 1, "pass")
    assert [effect.code for effect in passed.effects] == ["win_given_up"] and passed.waits[0]


def test_the_preview_of_passing_without_a_discard_says_that_the_hand_goes_dead() -> None:
    """``dead.hand``: seven groups and no card to play; a dead hand waits for nothing."""
    hand = deal("9b", "333444555666s78b78s11s40b", "", wall="2b9s2b3b1s", game="yongzhou-plain")
    play(hand, "0 discard 9b", "1 chi 789b", "1 discard 4b", "1 chi 789s", "1 discard 0b")
    while hand.legal(1) != ["pass", "hu"]:
        hand.act(hand.to_act[0], "pass")
    passed = previewed(hand, 1, "pass")
    assert passed.waits == ((), ())
    assert [effect.code for effect in passed.effects] == ["hand_goes_dead"]
    play(hand, "1 pass")
    assert hand.view(1).dead[1]


def test_the_preview_says_that_taking_a_card_ends_the_raise() -> None:
    """举手 (``win.raise``): the preview of 碰, 吃 and of the discard after it says that the doubling is lost."""
    waiting = "123s123b567s567b999s999b44s"
    for card, taken in (("4s", "peng"), ("8b", "chi 678b")):
        hand = play(table(card, waiting), "1 raise", f"0 discard {card}")
        assert previewed(hand, 1, taken).ends_raise and not previewed(hand, 1, "pass").ends_raise
        assert "raise_lost" in [effect.code for effect in previewed(hand, 1, taken).effects]
        assert "raise_lost" not in [effect.code for effect in previewed(hand, 1, "pass").effects]
        play(hand, f"1 {taken}")
        assert previewed(hand, 1, hand.legal(1)[0]).ends_raise


def test_a_discard_in_place_of_a_win_leaves_no_raised_hand_that_would_be_worth_more() -> None:
    """``win.raise``, ``win.guo_hu``: without the doubling none of eight waits exceeds the win that was let go."""
    seen = parse_position(
        "zipai:1 game:leiyang options:fang_wei=off,chi_bian_da_bian=off,chi_bian_red=off,win_on_discard=off,red_min=12,"
        "ming_tang=add,self_draw=1,haidi=2,long_value=0,ti_hidden=dealt,guo_zhang=both seat:2 dealer:1 phase:discard "
        "turn:2 wall:8 shown:1s cards:20,14,18 hand:3555888s22233444000b melds:-/chi:99s9b.9s@1,peng:111s@2/wei:888b@2 "
        "discards:7b,0s,7b/5b!,7b!,4s,5b,0s!/5b,0s,9s live:-@2 raised:2 last:8b legal:hu,discard.3s,discard.3b"
    )
    assert "seen_chances" not in [reason.code for reason in situation(seen)]
    kept = replace(seen, rules=replace(seen.rules, ju_shou_kept=True))
    assert [reason.facts["live"] for reason in situation(kept) if reason.code == "seen_chances"] == [8]


def test_the_preview_of_passing_a_win_shows_the_pao_and_its_discards() -> None:
    """撇跑胡: seat 1 may win the 8s or let its own 跑 happen; on the last wall card no discard follows."""
    ready = "888s999b123b123s456b456s00b"
    hand = until(play(deal("7b", ready, "", wall="1b8s", apart="8s", game="yongzhou-plain"), "0 discard 7b"), "8s")
    assert hand.legal(1) == ["pass", "hu"]
    passing = previewed(hand, 1, "pass")
    assert [effect.code for effect in passing.effects] == ["hu_given_up", "forced_pao"]
    assert passing.gained == 3 and passing.by_discard, "a 坎 of small cards is worth 3, the 跑 6"
    last = last_card(play(deal("7b", "", ready, bottom="8s", apart="8s", game="yongzhou-plain"), "0 discard 7b"))
    assert last.legal(2) == ["pass", "hu"]
    assert previewed(last, 2, "pass").gained == 3 and not previewed(last, 2, "pass").by_discard


def test_the_preview_of_a_chi_names_the_melds_that_must_be_laid_with_it() -> None:
    """``bi.compulsory``: eating 3s with 4s 5s forces 1s 2s 3s; without a second 3s nothing is forced."""
    hand = play(deal("3s", "12345s", apart="3s"), "0 discard 3s")
    (way,) = (action for action in hand.legal(1) if action.startswith("chi 123s 345s"))
    both = previewed(hand, 1, way)
    assert len(both.forced) == 1 and "bi_forced" in [effect.code for effect in both.effects]
    assert both.gained == 0, "123s was finished in the hand already"
    single = play(deal("3s", "45s", apart="123s"), "0 discard 3s")
    alone = previewed(single, 1, "chi 345s")
    assert alone.forced == () and "bi_forced" not in [effect.code for effect in alone.effects]


def test_the_preview_of_passing_a_complete_hand_says_what_the_next_win_must_exceed() -> None:
    """过胡 after an own 偎: the points are those of a self-draw, which the table then notes."""
    hand = table("7b", "888999b123b123s456b456s00b", wall="0b", apart="0b7b", ju_shou=False)
    until_hu(play(hand, "0 discard 7b"), 1)
    choice = next(action for action in hand.legal(1) if action.startswith("discard"))
    promised = previewed(hand, 1, choice)
    won = previewed(hand, 1, "hu")
    assert won.huxi == 27 and won.above == 0
    play(hand, f"1 {choice}")
    assert hand.view(1).above == promised.above > 0
    (cost,) = (effect for effect in promised.effects if effect.code == "next_must_pay_more")
    assert cost.facts == {"pay_each": promised.above}
