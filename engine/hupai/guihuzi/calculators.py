"""Is this hand 胡, what does it pay, what does it wait for: the calculators behind ``hupai score`` and the page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack

from hupai.guihuzi.as_json.score import win_as_json
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.hand.winning import WinClaim, best_win, most_xi, owned_cards
from hupai.guihuzi.melds import CHI, GROUP_NAMES, PENG, SET_SIZE, WAI, Meld, lays_four, meld_cards, shape_number
from hupai.guihuzi.rules.ruleset import DEALT, GuihuziRules
from hupai.guihuzi.rules.win_facts import BY_DEAL, BY_NAMES, BY_OTHER, BY_WAI
from hupai.guihuzi.signs import SIGNS
from hupai.table.errors import InvalidNotation, InvalidRequest
from hupai.table.json_object import Json
from hupai.table.reason import Reason
from hupai.table.signs import WrittenGroup
from hupai.table.typed_text import errors_from, reading, typed
from hupai.zipai.cards import COPIES, KINDS, Kind, checked_counts, code, parse_card, parse_cards

MELD_NAMES = GROUP_NAMES[: CHI + 1]
HAIDI, BAOTING = "haidi", "baoting"
CALLS = (BAOTING, HAIDI)


class Circumstances(TypedDict, total=False):
    """What the cards of a win do not show."""

    calls: Sequence[str]
    """``baoting`` (no card was ever discarded from the hand) and ``haidi`` (the winning card was the last of the
    wall)."""


def score(rules: GuihuziRules, laid: str, hand: str, win: str, by: str, **circumstances: Unpack[Circumstances]) -> Json:
    """Return whether the hand wins on ``win`` and, line by line, what each loser pays (points).

    ``laid`` names melds (``wai:222s chi:123b``; the first card of a 吃 counts as the eaten one), ``hand`` the cards
    held without the winning card, ``by`` how that card came: ``self``, ``other`` (another's flip), ``wai`` (laid as a
    歪) or ``deal`` (``win`` is empty). A hand that does not win has ``wins`` false and ``why``.

    Raises InvalidNotation and InvalidRequest for anything that is not a hand of the game.
    """
    claim = win_claim_from(rules, laid, hand, win, by, **circumstances)
    won = best_win(rules, claim)
    if won is None:
        return {"wins": False, "why": VOCABULARY.reason_json(_why(rules, claim))}
    return win_as_json(rules, claim, won)


def win_claim_from(
    rules: GuihuziRules, laid: str, hand: str, win: str, by: str, **circumstances: Unpack[Circumstances]
) -> WinClaim:
    """Return the win claim that the arguments of :func:`score` describe, checked."""
    how = _how(by, BY_NAMES)
    melds, counts = _position(laid, hand, win)
    calls = circumstances.get("calls", ())
    for call in calls:
        if call not in CALLS:
            raise InvalidRequest("unknown_call", call=str(call), known=list(CALLS))
    if how == BY_DEAL:
        if typed(win).text.strip():
            raise InvalidNotation("no_card_at_deal", text=win)
        dealt = sum(counts)
        if melds or dealt not in (DEALT, DEALT + 1):
            raise InvalidNotation("wrong_card_count", cards=dealt + _laid_cards(melds), expected=DEALT + 1)
        if calls:
            raise InvalidRequest("call_impossible", call=str(calls[0]))
        return WinClaim(tuple(counts), (), -1, how)
    card = _one_card(win)
    _check_size(melds, counts)
    haidi, untouched = HAIDI in calls, BAOTING in calls
    if how != BY_WAI:
        counts[card] += 1
        return WinClaim(tuple(counts), tuple(melds), card, how, haidi, untouched)
    if counts[card] < 2:
        raise InvalidRequest("no_pair_to_wai", card=code(card))
    counts[card] -= 2
    return WinClaim(tuple(counts), (*melds, (WAI, card, card, 0)), -1, how, haidi, untouched)


def waits(rules: GuihuziRules, laid: str, hand: str, by: str | None = None) -> Json:
    """Return the cards the hand waits for, each with the 硬息 and points per loser it would bring.

    ``by`` is ``self`` or ``other``; it defaults to ``other``.
    """
    how = _how(by, BY_NAMES[: BY_OTHER + 1]) if by else BY_OTHER
    melds, counts = _position(laid, hand, "")
    _check_size(melds, counts)
    owned = owned_cards(counts, melds)
    found = []
    for kind in range(KINDS):
        if owned[kind] == COPIES:
            continue
        whole = list(counts)
        whole[kind] += 1
        won = best_win(rules, WinClaim(tuple(whole), tuple(melds), kind, how))
        if won is not None:
            found.append({"card": code(kind), "huxi": won.facts.xi, "pay_each": won.price.pay_each})
    return {"waits": found}


def parse_laid(text: str) -> list[Meld]:
    """Return the melds ``text`` names, e.g. ``liu:9999b wai:222s chi:123b``.

    Raises InvalidNotation: ``unknown_meld_kind``, ``wrong_meld``, or what the cards raise; the position counts from the
    start of ``text``.
    """
    with reading(text, text=text) as read:
        return [_laid(group) for group in SIGNS.written_groups(read.text, MELD_NAMES)]


def _laid(written: WrittenGroup) -> Meld:
    group = GROUP_NAMES.index(written.name)
    wrong = InvalidNotation("wrong_meld", position=written.start, meld=written.text)
    with errors_from(written.at):
        cards = parse_cards(written.cards)
    if group == CHI:
        shape = shape_number(cards)
        if shape is None:
            raise wrong
        return CHI, shape, cards[0], 1
    if len(cards) != SET_SIZE[group] or len(set(cards)) != 1 or cards[0] >= KINDS:
        raise wrong
    return group, cards[0], cards[0], int(group == PENG)


def _how(by: str, known: Sequence[str]) -> int:
    if by not in known:
        raise InvalidRequest("unknown_by", by=str(by), known=list(known))
    return BY_NAMES.index(by)


def _one_card(text: str) -> Kind:
    if not typed(text).text.strip():
        raise InvalidNotation("one_card_expected", position=0, text=text, count=0)
    card = parse_card(text)
    if card >= KINDS:
        raise InvalidNotation("no_such_card", position=0, card=code(card))
    return card


def _position(laid: str, hand: str, win: str) -> tuple[list[Meld], list[int]]:
    """Return melds and hand counts; no kind may occur more often than in the deck."""
    melds = parse_laid(laid)
    counts = checked_counts(hand, kings=0)[:KINDS]
    seen = owned_cards(counts, melds)
    for kind in parse_cards(win):
        if kind < KINDS:
            seen[kind] += 1
    for kind, copies in enumerate(seen):
        if copies > COPIES:
            text = " ".join(filter(None, (laid, hand, win)))
            raise InvalidNotation("too_many_copies", card=code(kind), limit=COPIES, text=text)
    return melds, counts


def _laid_cards(melds: Sequence[Meld]) -> int:
    return sum(len(meld_cards(meld)) for meld in melds)


def _check_size(melds: Sequence[Meld], counts: Sequence[int]) -> None:
    """Refuse a waiting hand with a wrong number of cards: nineteen, and one more for each four (``win.shape``)."""
    cards = _laid_cards(melds) + sum(counts)
    expected = DEALT + sum(map(lays_four, melds))
    if cards != expected:
        raise InvalidNotation("wrong_card_count", cards=cards, expected=expected)


def _why(rules: GuihuziRules, claim: WinClaim) -> Reason:
    xi = most_xi(rules, claim.hand, claim.melds)
    if xi < 0:
        return Reason("hand_incomplete", "win.shape")
    if xi < rules.min_xi:
        return Reason("too_few_xi", "win.minimum", {"xi": xi, "min": rules.min_xi})
    return Reason("xi_without_merit", "win.merit", {"xi": xi})
