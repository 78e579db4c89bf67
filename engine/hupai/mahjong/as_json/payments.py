"""The payments of a hand as JSON: who pays whom, by which rule, and what the sum is made of."""

from __future__ import annotations

from typing import Final

from hupai.mahjong.explain.item_rules import PAYMENT_RULES
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.melds import MELD_NAMES
from hupai.mahjong.result import HandResult, WonHand
from hupai.mahjong.rules.exhausted_payments import FLOWER_PIG
from hupai.mahjong.rules.kong_payments import KONG_PRICES
from hupai.mahjong.rules.pair_factors import piao_factor, revealed_factor
from hupai.mahjong.rules.ruleset import MahjongRules
from hupai.mahjong.rules.win_claim import BY_ROB
from hupai.table.json_object import Json
from hupai.table.payments import Payment
from hupai.table.seats import Reader

Term = tuple[str, int]
"""A part of a sum: ``worth``, ``hits``, ``price``, ``stake``, ``pig``, ``best`` begin it; ``ming_pai``, ``piao``,
``shares``, ``chain`` multiply; ``cap`` is the most that it can be up to there."""

_WINS: Final = ("zimo", "win")


class PaymentAccount:
    """The payments of a result, each with its rule and its terms."""

    def __init__(self, rules: MahjongRules, result: HandResult) -> None:
        self.rules = rules
        self.result = result
        self._wins = {id(payment): won for won in result.wins for payment in won.payments}

    def rows(self) -> list[Json]:
        """Return every payment in the order they were made."""
        return [self.row(payment) for payment in self.result.payments]

    def row(self, payment: Payment) -> Json:
        """Return one payment with its rule."""
        return {**payment.facts(), "rule": self._rule(payment)}

    def lines(self, reader: Reader | None) -> list[Json]:
        """Return every payment with its terms and its sentence."""
        return [self._line(payment, reader) for payment in self.result.payments]

    def _line(self, payment: Payment, reader: Reader | None) -> Json:
        terms = [{"id": name, "n": number} for name, number in self.terms(payment)]
        facts = {**payment.facts(), "terms": terms}
        code = "line_payment" if len(terms) == 1 else "line_payment_of"
        text = VOCABULARY.sentence(code, facts, reader=reader)
        return {"line": "payment", "rule": self._rule(payment), **facts, "text": text}

    def terms(self, payment: Payment) -> list[Term]:
        """Return what the payment is made of; the first term begins it."""
        if payment.why in _WINS:
            return self._win_terms(payment)
        if payment.why == "bird":
            shares = self._shares(payment)
            return [("hits", payment.points // shares), *([("shares", shares)] if shares > 1 else [])]
        if payment.why in MELD_NAMES:
            price = KONG_PRICES[self.rules.kong_points][MELD_NAMES.index(payment.why)]
            chain = payment.points // price
            return [("price", price), *([("chain", chain)] if chain > 1 else [])]
        if payment.why == "reveal":
            return [("stake", payment.points)]
        piao = self._draw_piao(payment)
        first = ("pig", FLOWER_PIG) if payment.why == "hua_zhu" else ("best", payment.points // piao)
        return [first, *([("piao", piao)] if piao > 1 else [])]

    def _win_terms(self, payment: Payment) -> list[Term]:
        """Return the worth of the win, doubled for 明牌, capped, multiplied for 飘, by everybody's share."""
        rules, standings = self.rules, self.result.standings
        value = self._won(payment).value
        owed = value.multiplier
        terms: list[Term] = [("worth", owed)]
        revealed = revealed_factor(rules, standings[payment.payee], standings[payment.payer])
        if revealed > 1:
            owed *= revealed
            terms.append(("ming_pai", revealed))
        if rules.cap and value.fan is None and owed > rules.cap:
            owed = rules.cap
            terms.append(("cap", rules.cap))
        piao = piao_factor(rules, standings[payment.payee], standings[payment.payer])
        if piao > 1:
            terms.append(("piao", piao))
        shares = payment.points // (owed * piao)
        return [*terms, *([("shares", shares)] if shares > 1 else [])]

    def _won(self, payment: Payment) -> WonHand:
        return self._wins[id(payment)]

    def _shares(self, payment: Payment) -> int:
        """Return how many shares the payer of a bird pays: as many as of the win."""
        won = self._won(payment)
        win = next(each for each in won.payments if each.why in _WINS and each.payer == payment.payer)
        return next((number for name, number in self._win_terms(win) if name == "shares"), 1)

    def _draw_piao(self, payment: Payment) -> int:
        """Return what 飘 multiplies a payment after an exhausted wall by."""
        if not self.rules.piao_on_draw:
            return 1
        standings = self.result.standings
        return piao_factor(self.rules, standings[payment.payer], standings[payment.payee])

    def _rule(self, payment: Payment) -> str:
        """Return the rule that the payment follows: that of who pays, where it is special."""
        if payment.why in _WINS:
            won = self._won(payment)
            if won.by == BY_ROB:
                return "pay.rob"
            if won.source is not None and payment.payer != won.source:
                return "pay.gang_shang_pao"
            if any(name == "shares" for name, _ in self._win_terms(payment)):
                return "pay.feeder"
        if payment.why in MELD_NAMES and len(self.terms(payment)) > 1:
            return "pay.kong_chain"
        return PAYMENT_RULES[payment.why]
