"""Whether and how a hand wins: the division and the values of the kings that pay most (``win.division``).

A complete hand has seven groups, or with k quads six groups including them and one pair, 将: 21 cards or 20 + k
(``win.shape``). The winning card may complete a set (碰 with another's card, 偎 with one's own), turn a triple into a
quad (跑, 提), or be used elsewhere beside the unchanged triple (破跑胡, ``win.before_pao``). A king stands for any card
and is given its value now (``king.stand``). What brings the winner most counts, then the higher 胡息.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hupai.zipai.cards import IS_RED, KINDS, KING, Kind, successor
from hupai.zipai.hand.king_readings import KingReading, king_readings
from hupai.zipai.hand.win_claim import (
    BLACK_WIN,
    DOT_WIN,
    KA_HU_WIN,
    NO_LIMIT,
    NO_XING,
    RED_WIN,
    THREE_TI_FIVE_KAN,
    WU_HU_WIN,
    XING_MOST_HELD,
    Win,
    WinClaim,
    WonGroup,
)
from hupai.zipai.hand.win_groups import UNGROUPED, division_of, groups_of, won_group
from hupai.zipai.melds import JIANG, KAN, PAO, TI, meld_cards, meld_huxi, set_huxi
from hupai.zipai.rules import settlement
from hupai.zipai.rules.fans import least_factor
from hupai.zipai.rules.ruleset import ZipaiRules
from hupai.zipai.rules.win_facts import BY_ANOTHER, BY_DEAL, Price, WinFacts


def xing_kind(rules: ZipaiRules, card: Kind | None, turned: Kind | None, *, wall_empty: bool) -> int:
    """Return the 省 kind after a win on ``card`` (None: 天胡), or NO_XING or XING_MOST_HELD (``xing.when``).

    跟省 takes the winning card, 翻省 the neighbour of the turned card, or of the winning card when the wall is empty.
    Where a king would decide, it is the kind the winner holds most of (``xing.king``).
    """
    if rules.xing == "off":
        return NO_XING
    if rules.xing == "gen":
        return XING_MOST_HELD if card is None or card == KING else card
    if wall_empty:
        turned = card
        if turned is None:
            return XING_MOST_HELD
    if turned is None:
        return NO_XING
    return XING_MOST_HELD if turned == KING else successor(turned, rules.xing_offset)


def best_win(rules: ZipaiRules, claim: WinClaim) -> Win | None:
    """Return the division of the claim's cards that brings the winner most, or None when it cannot win."""
    best: tuple[tuple[int, int, int], KingReading, Price, WinFacts, int] | None = None
    for reading, facts, kind in complete_readings(rules, claim):
        price = settlement.price(rules, facts)
        standing = reading_rank(rules, claim, price, facts.huxi, facts.xing)
        if (best is None or standing > best[0]) and not refusal(rules, claim, facts, price):
            best = (standing, reading, price, facts, kind)
    special = three_ti_five_kan(rules, claim)
    if best is None:
        return special
    if special is not None and reading_rank(rules, claim, special.price, special.huxi, special.xing) > best[0]:
        return special
    _, reading, price, facts, kind = best
    return Win(
        groups=groups_of(claim, reading, division_of(claim, reading, facts.huxi)),
        huxi=facts.huxi,
        red=facts.red,
        xing_kind=kind,
        xing=facts.xing,
        price=price,
    )


def may_win(rules: ZipaiRules, claim: WinClaim) -> bool:
    """Whether some division of the claim's cards wins: :func:`best_win` without asking which brings most."""
    found = any(not refused for _, refused in refused_prices(rules, claim))
    return found or three_ti_five_kan(rules, claim) is not None


def most_huxi(rules: ZipaiRules, claim: WinClaim) -> int | None:
    """Return the most 胡息 any complete reading has, enough or not; None when the hand is incomplete."""
    return max((facts.huxi for _, facts, _ in complete_readings(rules, claim)), default=None)


def enough_huxi(rules: ZipaiRules, huxi: int) -> bool:
    """Whether a complete hand with that many 胡息 wins (``win.minimum``, ``win.zero``; S2 1.9)."""
    return huxi >= rules.min_huxi or (huxi == 0 and rules.wu_hu)


def named_wins(rules: ZipaiRules, facts: WinFacts) -> int:
    """Return the named wins the hand is, as a set in bits; a limited hand needs one of its limit (``chi.edge``)."""
    found = 0
    if facts.red >= rules.red_min:
        found |= RED_WIN
    elif facts.red == 0:
        found |= BLACK_WIN
    elif facts.red == 1 and rules.yi_dian_hong:
        found |= DOT_WIN
    if facts.huxi == 0 and rules.wu_hu:
        found |= WU_HU_WIN
    if facts.huxi in (10, 20) and rules.ka_hu:
        found |= KA_HU_WIN
    return found


FEW_KINGS = 3
"""With this many kings or more, 按王限胡 lets a hand win only by a king win that was announced."""

TOO_FEW, LIMITED, NO_MORE, KING_LIMIT = "too_few", "limited", "no_more", "king_limit"
"""Why a complete hand does not win: too few 胡息, a limit, it pays no more than a win the seat passed, or it holds too
many kings for what it pays."""


def refusal(rules: ZipaiRules, claim: WinClaim, facts: WinFacts, price: Price) -> str:
    """Return why a complete hand does not win (one of the codes above), or an empty text if it does."""
    if not enough_huxi(rules, facts.huxi):
        return TOO_FEW
    if not kings_allow(rules, claim.kings, facts.king_fan, price.multiplier):
        return KING_LIMIT
    if claim.limit != NO_LIMIT and not named_wins(rules, facts) & claim.limit:
        return LIMITED
    return NO_MORE if price.pay_each <= claim.above else ""


def refused_prices(rules: ZipaiRules, claim: WinClaim) -> Iterator[tuple[Price, str]]:
    """Yield what every complete reading would pay, and why it does not win."""
    for _, facts, _ in complete_readings(rules, claim):
        price = settlement.price(rules, facts)
        yield price, refusal(rules, claim, facts, price)


def kings_allow(rules: ZipaiRules, kings: int, king_fan: str, factor: int) -> bool:
    """Whether 限胡 lets a hand with this number of kings win in this way and with this factor (``king.limit``)."""
    if rules.limits_kings_by == "shape":
        return kings < FEW_KINGS or bool(king_fan)
    return factor >= least_factor(rules, kings)


def reading_rank(rules: ZipaiRules, claim: WinClaim, price: Price, huxi: int, xing: int) -> tuple[int, int, int]:
    """Return the rank of a winning division among the others (``win.division``).

    What it brings the winner decides, then the 胡息, then what each would pay without a cap. Where all that the losers
    pay is the winner's, what each pays stands for the first; a sitter has a part of it, which is not the same part in
    every division (``pay.sitter``). ``xing`` are the 省.
    """
    units = xing * rules.xing_value
    brings = price.pay_each
    if rules.sits:
        brings = settlement.winners_take(rules, 0, 0 if claim.deals else 1, price, units)
    return brings, huxi, settlement.before_cap(price, units)


def win_facts_of(claim: WinClaim, reading: KingReading, groups: Sequence[WonGroup]) -> WinFacts:
    """Return what the price of a complete division depends on."""
    counts = _counts(claim, reading)
    return WinFacts(
        huxi=sum(group.huxi for group in groups),
        red=_red(counts),
        xing=xing_of(claim, counts)[0],
        by=claim.by,
        king_fan=reading.king_fan,
        quads=sum(group.group in (TI, PAO) for group in groups),
        calls=claim.calls,
    )


def _counts(claim: WinClaim, reading: KingReading) -> list[int]:
    """Return how many of each kind the complete hand has, kings as what they stand for."""
    counts = _all_cards(claim)
    for kind in reading.kings_as:
        counts[kind] += 1
    return counts


def _red(counts: Sequence[int]) -> int:
    return sum(count for kind, count in enumerate(counts) if IS_RED[kind])


def three_ti_five_kan(rules: ZipaiRules, claim: WinClaim) -> Win | None:
    """Return the dealer's 三提五坎 among the dealt cards, or None (``win.three_five``; S0 跑胡子规则 自动提牌).

    Three quads or five triples win whatever the other cards are. Their 胡息 count, and the colour of all cards.
    A claim that does not say which card was shown is taken to have them from the right cards.
    """
    if not rules.three_ti_five_kan or claim.by != BY_DEAL:
        return None
    sets = [(meld[0], meld[1], True) for meld in claim.laid]
    sets += [(KAN if claim.counts[kind] == 3 else TI, kind, False) for kind in range(KINDS) if claim.counts[kind] >= 3]
    kinds_of = [group for group, _, _ in sets]
    if kinds_of.count(TI) < 3 and kinds_of.count(KAN) < 5:
        return None
    whole = _all_cards(claim)
    if claim.shown >= 0 and not _from_the_right_cards(rules, whole, claim.shown):
        return None
    loose = [kind for kind in range(KINDS) for _ in range(claim.counts[kind]) if claim.counts[kind] < 3]
    loose += [KING] * claim.counts[KING]
    groups = [won_group(group, kind, 0, laid=laid) for group, kind, laid in sets]
    if loose:
        groups.append(WonGroup(UNGROUPED, tuple(loose), loose.count(KING), 0, laid=False, name="loose"))
    red = _red(whole)
    xing, kind = xing_of(claim, whole)
    huxi = sum(group.huxi for group in groups)
    facts = WinFacts(huxi, red, xing, claim.by, "", kinds_of.count(TI), claim.calls)
    price = settlement.price(rules, facts)
    return Win(tuple(groups), huxi, red, kind, xing, price, THREE_TI_FIVE_KAN)


def _from_the_right_cards(rules: ZipaiRules, whole: Sequence[int], shown: Kind) -> bool:
    """Whether 三提五坎 of all 21 cards is made of those that the rules name (``win.three_five``)."""
    dealt = [count - (kind == shown) for kind, count in enumerate(whole)]
    without_shown = shown == KING or dealt.count(4) >= 3 or dealt.count(3) >= 5
    return {"all": True, "dealt": without_shown, "shown": not without_shown}[rules.three_five_cards]


def complete_readings(rules: ZipaiRules, claim: WinClaim) -> Iterator[tuple[KingReading, WinFacts, int]]:
    """Yield every complete reading with its facts and 省 kind.

    Where more 胡息 always pay more, a reading comes once, with the most it can have; else once for each number.
    """
    if claim.kings and claim.by in BY_ANOTHER:
        return
    laid_quads = sum(meld[0] in (TI, PAO) for meld in claim.laid) + claim.counts[:KINDS].count(4)
    whole = _all_cards(claim)
    cards = sum(whole) + claim.kings
    fixed = _fixed_huxi(claim)
    every = rules.ka_hu or rules.wu_hu
    for reading, found in king_readings(claim):
        huxi = fixed
        for before, kind, after in reading.upgrades:
            huxi += set_huxi(after, kind) - set_huxi(before, kind)
        has_pair = has_quad = False
        for group, kind, _ in reading.extra:
            huxi += set_huxi(group, kind)
            has_pair, has_quad = group == JIANG, group == TI
        # Four cases of the loose cards: no pair, a pair, a pair and a king-made quad, that quad alone.
        for slot, gains in enumerate(found):
            if not gains:
                continue
            quads = laid_quads + len(reading.upgrades) + has_quad + (slot > 1)
            pairs = has_pair + (slot in (1, 2))
            if pairs != (quads > 0) or cards != (20 + quads if quads else 21):
                continue
            counts = list(whole)
            for kind in reading.kings_as:
                counts[kind] += 1
            red = _red(counts)
            xing, kind = xing_of(claim, counts)
            for gained in range(gains.bit_length() - 1, -1, -1):
                if gains >> gained & 1:
                    facts = WinFacts(huxi + gained, red, xing, claim.by, reading.king_fan, quads, claim.calls)
                    yield reading, facts, kind
                    if not every:
                        break


def _all_cards(claim: WinClaim) -> list[int]:
    """Return how many of each of the 20 kinds the complete hand holds, without the kings."""
    whole = list(claim.counts[:KINDS])
    for meld in claim.laid:
        for card in meld_cards(meld):
            whole[card] += 1
    if claim.card is not None and claim.card != KING:
        whole[claim.card] += 1
    return whole


def xing_of(claim: WinClaim, counts: Sequence[int]) -> tuple[int, int]:
    """Return how many 省 the complete hand has and for which kind."""
    if claim.xing == NO_XING:
        return 0, NO_XING
    kind = max(range(KINDS), key=lambda k: counts[k]) if claim.xing == XING_MOST_HELD else claim.xing
    return counts[kind], kind


def _fixed_huxi(claim: WinClaim) -> int:
    """Return the 胡息 that do not depend on the division: melds, 坎 and quads in the hand."""
    huxi = sum(map(meld_huxi, claim.laid))
    for kind in range(KINDS):
        if claim.counts[kind] == 3:
            huxi += set_huxi(KAN, kind)
        elif claim.counts[kind] == 4:
            huxi += set_huxi(TI, kind)
    return huxi
