"""Is this hand 胡, what does it pay, what does it wait for: the calculators behind ``hupai score`` and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.signs import WrittenGroup
from hupai.table.typed_text import errors_from, reading, typed
from hupai.zipai.as_json.score import WALL_EMPTY, refusal_json, win_as_json
from hupai.zipai.cards import (
    COPIES,
    KINDS,
    KING,
    Kind,
    checked_counts,
    code,
    format_cards,
    parse_card,
    parse_cards,
)
from hupai.zipai.eating import eatings as eating_ways
from hupai.zipai.eating import way_shapes
from hupai.zipai.explain.vocabulary import VOCABULARY
from hupai.zipai.hand.king_calls import king_call
from hupai.zipai.hand.near_readings import left_over, split_sets
from hupai.zipai.hand.seat_cards import single_seat_table
from hupai.zipai.hand.win_claim import NO_XING, WinClaim, laid_first
from hupai.zipai.hand.winning import KING_LIMIT, best_win, most_huxi, refused_prices, xing_kind
from hupai.zipai.melds import CHI, GROUP_NAMES, PAO, SET_SIZE, TI, Meld, meld_cards, shape, shape_number
from hupai.zipai.rules.ruleset import MAX_KINGS, ZipaiRules
from hupai.zipai.rules.win_facts import (
    BY_ANOTHER,
    BY_DEAL,
    BY_DISCARD,
    BY_NAMES,
    BY_OTHER,
    BY_SELF,
    BY_SHOWN,
    HAIDI,
    JU_SHOU,
)
from hupai.zipai.signs import SIGNS
from hupai.zipai.why.refused_wins import why_kings

MELD_NAMES = ("ti", "pao", "wei", "chouwei", "peng", "chi")
CALLS = (JU_SHOU, HAIDI)


class Circumstances(TypedDict, total=False):
    """What the cards of a win do not show."""

    turned: str | None
    """The card turned for 翻省, or ``empty`` for an empty wall; without it 翻省 counts nothing."""
    declared: bool
    """Whether 王钓 or 王闯 was announced; ignored for a hand that could not announce it."""
    calls: Sequence[str]
    """``ju_shou`` (the hand was raised) and ``haidi`` (the winning card was the last of the wall)."""


def score(rules: ZipaiRules, laid: str, hand: str, win: str, by: str, **circumstances: Unpack[Circumstances]) -> Json:
    """Return whether the hand wins on ``win`` and, proved line by line, what each loser pays (points).

    ``laid`` names melds (``ti:0000b chi:123b``), ``hand`` the cards held without the winning card, ``by`` how that
    card came: ``self``, ``other`` (another's flip), ``discard``, ``deal`` (天胡: ``win`` is empty) or ``shown`` (地胡:
    ``win`` is the dealer's shown card). A hand that does not win has ``wins`` false and ``why``. Raises
    InvalidNotation and InvalidRequest for anything that is not a hand of the game.
    """
    claim = win_claim_from(rules, laid, hand, win, by, **circumstances)
    if claim.by == BY_DISCARD and not rules.win_on_discard:
        return {"wins": False, "why": refusal_json("discard_not_won", {"card": code(_winning_card(win))})}
    if claim.by == BY_SHOWN and not rules.dihu:
        return {"wins": False, "why": refusal_json("shown_is_dealers", {"card": code(_winning_card(win))})}
    won = best_win(rules, claim)
    if won is None:
        called: Circumstances = {**circumstances, "declared": True}
        declared = win_claim_from(rules, laid, hand, win, by, **called)
        return {"wins": False, "why": _why_not_declared(rules, declared) or _why(rules, claim)}
    turned = circumstances.get("turned")
    return win_as_json(rules, claim, won, turned if turned is None or _is_empty(turned) else code(parse_card(turned)))


def win_claim_from(
    rules: ZipaiRules, laid: str, hand: str, win: str, by: str, **circumstances: Unpack[Circumstances]
) -> WinClaim:
    """Return the win claim that the arguments of :func:`score` describe, checked."""
    how, turned = _how(by), circumstances.get("turned")
    empty = turned is not None and _is_empty(turned)
    shown = None if turned is None or empty else parse_card(turned)
    melds, counts = _position(rules, laid, hand, win, "" if shown is None else code(shown))
    card = None if how == BY_DEAL else _winning_card(win)
    if how == BY_DEAL and typed(win).text.strip():
        raise InvalidNotation("no_card_at_deal", text=win)
    _check_size(melds, counts, how)
    xing = NO_XING
    if rules.xing == "gen" or turned is not None:
        xing = xing_kind(rules, card, shown, wall_empty=empty)
    declared = _declared(rules, melds, counts) if circumstances.get("declared") and how == BY_SELF else ""
    calls = _calls(rules, melds, how, circumstances.get("calls", ()))
    return _claim(melds, counts, card, how, xing, declared, calls)


def waits(rules: ZipaiRules, laid: str, hand: str, by: str | None = None) -> Json:
    """Return the cards the hand waits for, each with the 胡息 and points per loser it would bring.

    ``by`` is ``self``, ``other`` or ``discard``; it defaults to ``other``, and to ``self`` for a hand with a
    king, which wins no other way.
    """
    melds, counts = _position(rules, laid, hand, "")
    how = _how(by, BY_NAMES[:BY_DEAL]) if by else (BY_SELF if counts[KING] else BY_OTHER)
    _check_size(melds, counts, how)
    if how == BY_DISCARD and not rules.win_on_discard:
        return {"waits": []}
    found = []
    for kind in range(KINDS):
        owned = counts[kind] + sum(meld_cards(meld).count(kind) for meld in melds)
        if owned >= COPIES:
            continue
        xing = kind if rules.xing == "gen" else NO_XING
        won = best_win(rules, _claim(melds, counts, kind, how, xing, ""))
        if won is not None:
            found.append({"card": code(kind), "huxi": won.huxi, "pay_each": won.price.pay_each})
    return {"waits": found}


def eatings(hand: str, card: str) -> list[str]:
    """Return every way to eat ``card`` with ``hand``, as the shapes laid, 比牌 included: ``345s 123s``."""
    counts = checked_counts(hand, kings=MAX_KINGS)
    return [" ".join(shape(number).text for number in way_shapes(way)) for way in eating_ways(counts, parse_card(card))]


def parse_laid(text: str) -> list[Meld]:
    """Return the melds ``text`` names, e.g. ``ti:0000b wei:222s chi:123b``.

    Raises InvalidNotation: ``unknown_meld_kind``, ``wrong_meld``, or what the cards raise; the position
    counts from the start of ``text``.
    """
    with reading(text, text=text) as read:
        return [_laid(group) for group in SIGNS.written_groups(read.text, MELD_NAMES)]


def _laid(written: WrittenGroup) -> Meld:
    group = GROUP_NAMES.index(written.name)
    wrong = InvalidNotation("wrong_meld", position=written.start, meld=written.text)
    with errors_from(written.at):
        cards = parse_cards(written.cards)
    if group == CHI:
        number = shape_number(cards)
        if number is None:
            raise wrong
        return CHI, number, -1, -1
    if len(cards) != SET_SIZE[group] or len(set(cards)) != 1 or KING in cards:
        raise wrong
    return group, cards[0], -1, -1


def _is_empty(turned: str) -> bool:
    return typed(turned).text.strip() == WALL_EMPTY


def _how(by: str, known: tuple[str, ...] = BY_NAMES) -> int:
    if by not in known:
        raise InvalidRequest("unknown_by", by=str(by), known=list(known))
    return BY_NAMES.index(by)


def _winning_card(text: str) -> Kind:
    if not typed(text).text.strip():
        raise InvalidNotation("one_card_expected", position=0, text=text, count=0)
    return parse_card(text)


def _position(
    rules: ZipaiRules, laid: str, hand: str, win: str, turned: str = ""
) -> tuple[tuple[Meld, ...], list[int]]:
    """Return melds and hand counts; no kind may occur more often than in the deck."""
    melds = parse_laid(laid)
    counts = checked_counts(hand, kings=rules.kings)
    seen = list(counts)
    for meld in melds:
        for kind in meld_cards(meld):
            seen[kind] += 1
    for kind in [*parse_cards(win), *parse_cards(turned)]:
        seen[kind] += 1
    for kind, copies in enumerate(seen):
        limit = rules.kings if kind == KING else COPIES
        if copies > limit:
            text = " ".join(filter(None, (laid, hand, win, turned)))
            raise InvalidNotation("too_many_copies", card=code(kind), limit=limit, text=text)
    return tuple(melds), counts


def _check_size(melds: tuple[Meld, ...], counts: list[int], how: int) -> None:
    """Refuse a hand with a wrong number of cards, not counting the last one (``win.shape``).

    The number is 20, plus one for each quad after the first. At the deal the dealer has 21 and the others 20,
    whatever they hold (``deal.hands``).
    """
    quads = sum(meld[0] in (TI, PAO) for meld in melds) + counts[:KINDS].count(COPIES)
    cards = sum(len(meld_cards(meld)) for meld in melds) + sum(counts)
    expected = {BY_DEAL: 21, BY_SHOWN: 20}.get(how, 20 + max(0, quads - 1))
    if cards != expected:
        raise InvalidNotation("wrong_card_count", cards=cards, expected=expected)


def _declared(rules: ZipaiRules, melds: tuple[Meld, ...], counts: list[int]) -> str:
    """Return the king win that the hand may announce before its draw, with its dealt quads laid."""
    held = [0 if count == COPIES else count for count in counts[:KINDS]] + [counts[KING]]
    quads = [(TI, kind, -1, -1) for kind in range(KINDS) if counts[kind] == COPIES]
    return king_call(single_seat_table(rules, 0, [*melds, *quads], held), 0)


def _calls(rules: ZipaiRules, melds: Sequence[Meld], how: int, calls: Sequence[str]) -> tuple[str, ...]:
    """Return the calls of the win; refuse one that this hand cannot have (``win.raise``).

    The dealer never raises. Unless the raise is kept, a raised hand takes no card without winning, so only dealt
    quads lie before it.
    """
    for call in calls:
        if call not in CALLS:
            raise InvalidRequest("unknown_call", call=str(call), known=list(CALLS))
    may_raise = rules.ju_shou and (rules.ju_shou_kept or all(meld[0] == TI for meld in melds))
    for call in calls:
        if how in (BY_DEAL, BY_SHOWN) or (call == JU_SHOU and not may_raise):
            raise InvalidRequest("call_impossible", call=call)
    return tuple(call for call in CALLS if call in calls)


def _claim(
    melds: tuple[Meld, ...],
    counts: list[int],
    card: Kind | None,
    how: int,
    xing: int,
    declared: str,
    calls: tuple[str, ...] = (),
) -> WinClaim:
    """Return the win claim; a 偎 or 提 that an own flip makes is laid first (``turn.own_first``)."""
    claim = WinClaim(melds, tuple(counts), card, how, xing, declared, calls=calls, deals=how == BY_DEAL)
    return laid_first(claim)


def _why_not_declared(rules: ZipaiRules, declared: WinClaim) -> Json | None:
    """Return that the hand, which does not win as it is, wins if it declares its kings before the flip (``king.call``).

    Undeclared, a 偎 or 提 that the flip makes is laid first, and the kings have to complete what is left.
    """
    if not declared.declared or declared.card is None or best_win(rules, declared) is None:
        return None
    facts = {"name": declared.declared, "card": code(declared.card)}
    return VOCABULARY.reason_json(Reason("call_would_win", "king.call", facts))


def _why(rules: ZipaiRules, claim: WinClaim) -> Json:
    kings = claim.counts[KING] + (claim.card == KING)
    if kings and claim.by in BY_ANOTHER:
        return refusal_json("king_needs_own_flip", {})
    most = most_huxi(rules, claim)
    if most is None:
        return _why_not_complete(claim)
    held = [p.multiplier for p, refused in refused_prices(rules, claim) if refused == KING_LIMIT]
    if held:
        return VOCABULARY.reason_json(why_kings(rules, kings, max(held)))
    return refusal_json("too_few_huxi", {"huxi": most, "min": rules.min_huxi, "zero": rules.wu_hu})


def _why_not_complete(claim: WinClaim) -> Json:
    """Return which 坎 and 提 forbid the nearest reading of the cards, or what it leaves over."""
    split = split_sets(claim)
    if split:
        melds = [format_cards([kind] * count) for kind, count in split]
        return VOCABULARY.reason_json(Reason("sets_not_split", "kan.locked", {"melds": melds}))
    left = left_over(claim)
    if not left:
        return refusal_json("not_complete", {})
    return VOCABULARY.reason_json(Reason("cards_left_over", "win.shape", {"card": format_cards(left)}))
