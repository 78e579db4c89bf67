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

from hupai.explain.shared import extended
from hupai.zipai.explain.bot_texts import THOUGHTS
from hupai.zipai.explain.caption_texts import CAPTIONS
from hupai.zipai.explain.effect_texts import EFFECTS, HAPPENED, VARIANTS
from hupai.zipai.explain.event_texts import EVENTS, event_name
from hupai.zipai.explain.fact_texts import FACT_VARIANTS, FACTS
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.explain.notation_texts import CONFLICTS, NOTATION
from hupai.zipai.explain.option_names import COUNTED, HELPS, OPTIONS, VALUES
from hupai.zipai.explain.reason_texts import REFUSALS
from hupai.zipai.explain.score_texts import ALTERNATIVES, LINES
from hupai.zipai.explain.wording import SHOW

VOCABULARY: Final = extended(
    texts={**REFUSALS, **EFFECTS, **HAPPENED, **THOUGHTS, **FACTS, **LINES, **ALTERNATIVES, **NOTATION},
    names=NAMES,
    show=SHOW,
    variants={**VARIANTS, **FACT_VARIANTS},
    events=EVENTS,
    captions=CAPTIONS,
    event_name=event_name,
    options=OPTIONS,
    option_helps=HELPS,
    option_values=VALUES,
    option_units=COUNTED,
    conflicts=CONFLICTS,
)
