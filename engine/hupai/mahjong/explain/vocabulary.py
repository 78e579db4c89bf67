"""The family's words: every template and name, and how its facts read.

>>> VOCABULARY.label("fan", "wang_diao")
{'zh': '王钓', 'en': 'wild bait (王钓)'}
>>> from hupai.table.seats import Reader
>>> VOCABULARY.narrate({"t": "discarded", "seat": 1, "tile": "3s"}, reader=Reader(0, 4))["en"]
'The next player discards the 3 of bamboo (三条).'
"""

from __future__ import annotations

from typing import Final

from hupai.explain.later import Later
from hupai.explain.shared import extended
from hupai.explain.vocabulary import Vocabulary
from hupai.mahjong.explain.account_wording import ACCOUNT_SHOW
from hupai.mahjong.explain.caption_texts import CAPTIONS
from hupai.mahjong.explain.event_texts import EVENTS, event_name
from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.wording import SHOW
from hupai.table.later import later_value

VOCABULARY: Final = extended(
    Vocabulary(
        texts=Later(later_value("hupai.mahjong.explain.texts", "TEXTS")),
        names=NAMES,
        show={**SHOW, **ACCOUNT_SHOW},
        variants=Later(later_value("hupai.mahjong.explain.texts", "VARIANTS")),
        events=EVENTS,
        captions=CAPTIONS,
        event_name=event_name,
        options=Later(later_value("hupai.mahjong.explain.option_names", "OPTIONS")),
        option_helps=Later(later_value("hupai.mahjong.explain.option_names", "HELPS")),
        option_values=Later(later_value("hupai.mahjong.explain.option_names", "VALUES")),
        option_units=Later(later_value("hupai.mahjong.explain.option_names", "COUNTED")),
    )
)
