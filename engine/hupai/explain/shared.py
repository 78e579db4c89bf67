"""The vocabulary that every family shares, and how a family extends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hupai.explain.bot_texts import THOUGHT_VARIANTS, THOUGHTS
from hupai.explain.error_texts import DEALS, LINKS, OPTIONS, RECORDS, REQUESTS
from hupai.explain.language import Text
from hupai.explain.shared_names import NAMES
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import SHARED_SHOW, Show, named

_TEXTS: Final[Mapping[str, Text]] = {**THOUGHTS, **DEALS, **OPTIONS, **REQUESTS, **RECORDS, **LINKS}

_VARIANTS: Final = {
    **THOUGHT_VARIANTS,
    "unknown_option": (
        lambda facts: "known" not in facts,
        (
            "没有“{option}”这个选项。",
            "This game has no option called “{option}”.",
        ),
    ),
}


def extended(
    *,
    texts: Mapping[str, Text],
    names: Mapping[str, Mapping[str, Text]],
    show: Mapping[str, Show],
    variants: Mapping[str, Any] | None = None,
    **rest: Any,
) -> Vocabulary:
    """Return the shared vocabulary with these additions; ``rest`` are further fields of :class:`Vocabulary`."""
    kinds = {**NAMES, **names}
    # The family's names come first, in their order: the page lists the topics of the rule book in this order.
    together = {kind: {**own, **NAMES.get(kind, {}), **own} for kind, own in kinds.items()}
    shown = {**SHARED_SHOW, "game": named(together, "game"), **show}
    return Vocabulary(
        texts={**_TEXTS, **texts}, names=together, show=shown, variants={**_VARIANTS, **(variants or {})}, **rest
    )


SHARED: Final = extended(texts={}, names={"game": {}}, show={})
"""The vocabulary without any family."""
