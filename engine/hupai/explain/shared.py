"""The vocabulary that every family shares, and how a family extends it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hupai.explain.language import Text
from hupai.explain.later import Later
from hupai.explain.shared_names import NAMES
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import SHARED_SHOW, Show, known_by, named
from hupai.table.json_object import Facts

Texts = Mapping[str, Text]
Variants = Facts


def extended(
    *,
    texts: Texts,
    names: Mapping[str, Mapping[str, Text]],
    show: Mapping[str, Show],
    variants: Variants | None = None,
    **rest: Any,
) -> Vocabulary:
    """Return the shared vocabulary with these additions; ``rest`` are further fields of :class:`Vocabulary`.

    Texts and variants may be :class:`~hupai.explain.later.Later`; they are read when a sentence is first asked for.
    """
    kinds = {**NAMES, **names}
    # The family's names come first, in their order: the page lists the topics of the rule book in this order.
    together = {kind: {**own, **NAMES.get(kind, {}), **own} for kind, own in kinds.items()}
    known = known_by(together.get("group_short", {}))
    shown = {**SHARED_SHOW, "game": named(together, "game"), "known": known, **show}

    def all_texts() -> Texts:
        from hupai.explain.shared_texts import TEXTS

        return {**TEXTS, **texts}

    def all_variants() -> Variants:
        from hupai.explain.shared_texts import VARIANTS

        return {**VARIANTS, **(variants or {})}

    return Vocabulary(texts=Later(all_texts), names=together, show=shown, variants=Later(all_variants), **rest)


SHARED: Final = extended(texts={}, names={"game": {}}, show={})
"""The vocabulary without any family."""
