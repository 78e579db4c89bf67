"""Facts of an account in words: the items of a worth, the reasons for payments, what a payment is made of."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from hupai.explain.language import LANGUAGES, Number
from hupai.explain.wording import Show, named
from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.wording import SHOW
from hupai.table.json_object import Facts

_COMMA: Final = {"zh": "，", "en": ", "}


def _terms(terms: Sequence[Facts], lang: str) -> str:
    """Return the parts of a payment: 4分，明牌×2，飘×4, "4 points, ×2 for a revealed hand, ×4 for piao"."""
    from hupai.mahjong.explain.score_texts import TERMS

    index = LANGUAGES.index(lang)
    return _COMMA[lang].join(TERMS[term["id"]][index].format(n=Number(term["n"])) for term in terms)


ACCOUNT_SHOW: Final[Mapping[str, Show]] = {
    "id": named(NAMES, "fan"),
    "why": named(NAMES, "payment"),
    "cause": named(NAMES, "payment"),
    "stand_in": SHOW["tile"],
    "terms": _terms,
}
"""How facts of these names read in this family, besides those of :data:`hupai.mahjong.explain.wording.SHOW`."""
