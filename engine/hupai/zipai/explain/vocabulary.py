"""The family's words: every template and name, and how its facts read.

>>> VOCABULARY.sentence("too_few_huxi", {"huxi": 12, "min": 15})["en"]
'The hand is complete but has only 12 huxi; a win needs 15.'
>>> VOCABULARY.label("fan", "red")
{'zh': '红胡', 'en': 'red win'}
>>> from hupai.table.seats import Reader
>>> VOCABULARY.narrate({"t": "discarded", "seat": 1, "card": "3s"}, reader=Reader(0, 3))["en"]
'The next player plays small three (三).'
"""

from __future__ import annotations

from typing import Final

from hupai.explain.later import Later
from hupai.explain.shared import extended
from hupai.explain.vocabulary import Vocabulary
from hupai.table.later import later_value
from hupai.zipai.explain.caption_texts import CAPTIONS
from hupai.zipai.explain.event_texts import EVENTS, event_name
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.explain.wording import SHOW

VOCABULARY: Final = extended(
    Vocabulary(
        texts=Later(later_value("hupai.zipai.explain.texts", "TEXTS")),
        names=NAMES,
        show=SHOW,
        variants=Later(later_value("hupai.zipai.explain.texts", "VARIANTS")),
        events=EVENTS,
        captions=CAPTIONS,
        event_name=event_name,
        options=Later(later_value("hupai.zipai.explain.option_names", "OPTIONS")),
        option_helps=Later(later_value("hupai.zipai.explain.option_names", "HELPS")),
        option_values=Later(later_value("hupai.zipai.explain.option_names", "VALUES")),
        option_units=Later(later_value("hupai.zipai.explain.option_names", "COUNTED")),
        conflicts=Later(later_value("hupai.zipai.explain.notation_texts", "CONFLICTS")),
    )
)
