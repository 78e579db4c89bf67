"""The family's words: every template and name, and how its facts read.

>>> VOCABULARY.sentence("too_few_xi", {"xi": 4, "min": 5})["en"]
'There are only 4 xi, and a win needs 5.'
"""

from __future__ import annotations

from typing import Final

from hupai.explain.later import Later
from hupai.explain.shared import extended
from hupai.explain.vocabulary import Vocabulary
from hupai.guihuzi.explain.event_texts import CAPTIONS, EVENTS, event_name
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.explain.wording import SHOW
from hupai.table.later import later_value

VOCABULARY: Final = extended(
    Vocabulary(
        texts=Later(later_value("hupai.guihuzi.explain.texts", "TEXTS")),
        names=NAMES,
        show=SHOW,
        variants=Later(later_value("hupai.guihuzi.explain.texts", "VARIANTS")),
        events=EVENTS,
        captions=CAPTIONS,
        event_name=event_name,
        options=Later(later_value("hupai.guihuzi.explain.option_names", "OPTIONS")),
        option_helps=Later(later_value("hupai.guihuzi.explain.option_names", "HELPS")),
        option_values=Later(later_value("hupai.guihuzi.explain.option_names", "VALUES")),
        option_units=Later(later_value("hupai.guihuzi.explain.option_names", "COUNTED")),
        conflicts=Later(later_value("hupai.explain.duel_texts", "CONFLICTS")),
    )
)
