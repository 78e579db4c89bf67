"""Is this hand 胡, what is it worth, what does it wait for: the calculator behind ``hupai score`` and the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hupai.registry import game_named
from hupai.score_json import WALL_EMPTY, because, win_as_json
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.zipai.cards import (
    COPIES,
    KINDS,
    KING,
    Kind,
    checked_counts,
    code,
    parse_card,
    parse_cards,
)
from hupai.zipai.claim import (
    BY_ANOTHER,
    BY_DEAL,
    BY_DISCARD,
    BY_NAMES,
    BY_OTHER,
    BY_SELF,
    BY_SHOWN,
    HAIDI,
    JU_SHOU,
    NO_XING,
    Claim,
)
from hupai.zipai.eating import eatings as eating_ways
from hupai.zipai.eating import way_shapes
from hupai.zipai.melds import CHI, GROUP_NAMES, PAO, SET_SIZE, TI, WEI, Meld, meld_cards, shape, shape_number
from hupai.zipai.readiness import king_call, lone_hand
from hupai.zipai.rules import ZipaiRules
from hupai.zipai.winning import best_win, most_huxi, xing_kind

LAID_NAMES = ("ti", "pao", "wei", "chouwei", "peng", "chi")
CALLS = (JU_SHOU, HAIDI)


def score(
    game: str,
    laid: str,
    hand: str,
    win: str,
    by: str,
    options: Mapping[str, Any] | None = None,
    turned: str | None = None,
    declared: bool = False,
    calls: Sequence[str] = (),
) -> dict[str, Any]:
    """Return whether the hand wins on ``win`` and, proved line by line, what each loser pays (points).

    ``laid`` names laid groups (``ti:0000b chi:123b``), ``hand`` the cards held without the winning card,
    ``by`` how it came: ``self``, ``other`` (another's flip), ``discard``, ``deal`` (天胡: ``win`` empty) or
    ``shown`` (地胡: ``win`` is the dealer's shown card).
    ``turned`` is the card turned for 翻省, or ``empty`` for an empty wall; without it 翻省 counts nothing.
    ``declared`` says 王钓 or 王闯 was announced; it is passed over for a hand that could not announce it.
    ``calls`` are what no card shows: ``ju_shou`` (the hand was raised) and ``haidi`` (the wall's last card).
    A hand that does not win has ``wins`` false and ``why``. Raises InvalidNotation, InvalidRules and
    InvalidRequest for what is no hand of the game.
    """
    rules, claim = claim_from(game, laid, hand, win, by, options, turned, declared, calls)
    if claim.by == BY_DISCARD and not rules.win_on_discard:
        return {"wins": False, "why": because("discard_not_won", {"card": win})}
    if claim.by == BY_SHOWN and not rules.dihu:
        return {"wins": False, "why": because("shown_is_dealers", {"card": win})}
    won = best_win(rules, claim)
    if won is None:
        return {"wins": False, "why": _why(rules, claim)}
    return win_as_json(rules, claim, won, turned)


def claim_from(
    game: str,
    laid: str,
    hand: str,
    win: str,
    by: str,
    options: Mapping[str, Any] | None = None,
    turned: str | None = None,
    declared: bool = False,
    calls: Sequence[str] = (),
) -> tuple[ZipaiRules, Claim]:
    """Return the rules and the claim that the arguments of :func:`score` describe."""
    rules = game_named(game).rules(**(options or {}))
    how = _how(by)
    empty = turned is not None and turned.strip() == WALL_EMPTY
    shown = None if turned is None or empty else parse_card(turned)
    melds, counts = _position(rules, laid, hand, win, "" if shown is None else code(shown))
    card = None if how == BY_DEAL else _winning_card(win)
    if how == BY_DEAL and win.strip():
        raise InvalidNotation("no_card_at_deal", text=win)
    _check_size(melds, counts, how)
    xing = NO_XING
    if rules.xing == "gen" or turned is not None:
        xing = xing_kind(rules, card, shown, wall_empty=empty)
    announced = _announced(rules, melds, counts) if declared and how == BY_SELF else ""
    return rules, _claim(melds, counts, card, how, xing, announced, _calls(rules, melds, how, calls))


def waits(
    game: str,
    laid: str,
    hand: str,
    options: Mapping[str, Any] | None = None,
    by: str | None = None,
) -> dict[str, Any]:
    """Return the cards the hand waits for, each with the 胡息 and points per loser it would bring.

    ``by`` is ``self``, ``other`` or ``discard``; it defaults to ``other``, and to ``self`` for a hand with a
    king, which wins no other way.
    """
    rules = game_named(game).rules(**(options or {}))
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
    """Return every way to eat ``card`` with ``hand``, as ``345s 123s``: the shapes laid, 比牌 included."""
    counts = checked_counts(hand, kings=2)
    return [
        " ".join(shape(number).text for number in way_shapes(way))
        for way in eating_ways(counts, parse_card(card))
    ]


def parse_laid(text: str) -> list[Meld]:
    """Return the laid groups ``text`` names, e.g. ``ti:0000b wei:222s chi:123b``.

    Raises InvalidNotation: ``unknown_meld_kind``, ``wrong_meld``, or what the cards raise; the position
    counts from the start of ``text``.
    """
    melds: list[Meld] = []
    position = 0
    for word in text.split():
        position = text.index(word, position)
        name, colon, cards_text = word.partition(":")
        if not colon or name not in LAID_NAMES:
            raise InvalidNotation(
                "unknown_meld_kind", position=position, kind=name, known=list(LAID_NAMES), text=text
            )
        group = GROUP_NAMES.index(name)
        cards = _cards_at(cards_text, text, position + len(name) + 1)
        if group == CHI:
            number = shape_number(cards)
            if number is None:
                raise InvalidNotation("wrong_meld", position=position, meld=word, text=text)
            melds.append((CHI, number, -1, -1))
        elif len(cards) != SET_SIZE[group] or len(set(cards)) != 1 or KING in cards:
            raise InvalidNotation("wrong_meld", position=position, meld=word, text=text)
        else:
            melds.append((group, cards[0], -1, -1))
        position += len(word)
    return melds


def _cards_at(cards_text: str, text: str, start: int) -> list[Kind]:
    try:
        return parse_cards(cards_text)
    except InvalidNotation as error:
        facts = {**error.facts, "text": text}
        raise InvalidNotation(
            error.code, position=start + (error.position or 0), **facts
        ) from None


def _how(by: str, known: tuple[str, ...] = BY_NAMES) -> int:
    if by not in known:
        raise InvalidRequest("unknown_by", by=str(by), known=list(known))
    return BY_NAMES.index(by)


def _winning_card(text: str) -> Kind:
    if not text.strip():
        raise InvalidNotation("one_card_expected", position=0, text=text, count=0)
    return parse_card(text)


def _position(
    rules: ZipaiRules, laid: str, hand: str, win: str, turned: str = ""
) -> tuple[tuple[Meld, ...], list[int]]:
    """Return laid groups and hand counts; no kind may occur more often than the deck has it."""
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
    """Refuse a hand whose number of cards, the last one aside, no such hand has (rule book §2).

    It is 20, plus one for each quad after the first; at the deal the dealer holds 21, the others 20, whatever they
    hold.
    """
    quads = sum(meld[0] in (TI, PAO) for meld in melds) + counts.count(COPIES)
    cards = sum(len(meld_cards(meld)) for meld in melds) + sum(counts)
    expected = {BY_DEAL: 21, BY_SHOWN: 20}.get(how, 20 + max(0, quads - 1))
    if cards != expected:
        raise InvalidNotation("wrong_card_count", cards=cards, expected=expected)


def _announced(rules: ZipaiRules, melds: tuple[Meld, ...], counts: list[int]) -> str:
    """Return the king win that the hand, its dealt quads laid, may announce before its draw."""
    held = [0 if count == COPIES else count for count in counts]
    quads = [(TI, kind, -1, -1) for kind in range(KINDS) if counts[kind] == COPIES]
    return king_call(lone_hand(rules, 0, [*melds, *quads], held), 0)


def _calls(rules: ZipaiRules, melds: Sequence[Meld], how: int, calls: Sequence[str]) -> tuple[str, ...]:
    """Return the circumstances of the win, checked: a call that this hand cannot have is refused.

    The dealer raises nothing, and a raised hand takes no card without winning: only dealt quads lie before it.
    """
    for call in calls:
        if call not in CALLS:
            raise InvalidRequest("unknown_call", call=str(call), known=list(CALLS))
    may_raise = rules.ju_shou and all(meld[0] == TI for meld in melds)
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
) -> Claim:
    """Return the claim, what an own flip makes by itself laid first: 偎 and 提 come before 胡 (rule book §4.3)."""
    held, laid, rest = list(counts), list(melds), card
    if card is not None and card != KING and how == BY_SELF and not declared:
        if held[card] in (2, 3):
            laid.append((WEI if held[card] == 2 else TI, card, card, -1))
            held[card], rest = 0, None
        elif (WEI, card) in [meld[:2] for meld in laid]:
            at = [meld[:2] for meld in laid].index((WEI, card))
            laid[at], rest = (TI, card, card, -1), None
    return Claim(tuple(laid), tuple(held), rest, how, xing, declared, calls=calls)


def _why(rules: ZipaiRules, claim: Claim) -> dict[str, Any]:
    kings = claim.counts[KING] + (claim.card == KING)
    if kings and claim.by in BY_ANOTHER:
        return because("king_needs_own_flip", {})
    most = most_huxi(rules, claim)
    if most is None:
        return because("not_complete", {})
    return because("too_few_huxi", {"huxi": most, "min": rules.min_huxi, "zero": rules.wu_hu})
