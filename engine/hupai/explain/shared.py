"""The vocabulary that every family shares, and how a family extends it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from hupai.explain.language import Text
from hupai.explain.later import Later
from hupai.explain.shared_names import NAMES
from hupai.explain.vocabulary import Vocabulary
from hupai.explain.wording import SHARED_SHOW, known_by, named
from hupai.table.json_object import Facts


def extended(own: Vocabulary) -> Vocabulary:
    """Return the shared vocabulary with the texts, names and words of a family's own.

    Texts and variants may be :class:`~hupai.explain.later.Later`; they are read when a sentence is first asked for.
    """
    kinds = {**NAMES, **own.names}
    # The family's names come first, in their order: the page lists the topics of the rule book in this order.
    together = {kind: {**names, **NAMES.get(kind, {}), **names} for kind, names in kinds.items()}
    known = known_by(together.get("group_short", {}))
    shown = {**SHARED_SHOW, "game": named(together, "game"), "known": known, **own.show}

    def all_texts() -> Mapping[str, Text]:
        from hupai.explain.shared_texts import TEXTS

        return {**TEXTS, **own.texts}

    def all_variants() -> Facts:
        from hupai.explain.shared_texts import VARIANTS

        return {**VARIANTS, **own.variants}

    return replace(own, texts=Later(all_texts), names=together, show=shown, variants=Later(all_variants))


SHARED: Final = extended(Vocabulary(texts={}, names={"game": {}}))
"""The vocabulary without any family."""
