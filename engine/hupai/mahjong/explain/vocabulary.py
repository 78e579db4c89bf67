"""The family's words: every template and name, and how its facts read.

>>> VOCABULARY.label("fan", "wang_diao")
{'zh': '王钓', 'en': 'wild bait (王钓)'}
>>> from hupai.table.seats import Reader
>>> VOCABULARY.narrate({"t": "discarded", "seat": 1, "tile": "3s"}, reader=Reader(0, 4))["en"]
'The next player discards the 3 of bamboo (三条).'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from hupai.explain.language import Text
from hupai.explain.later import Later
from hupai.explain.shared import extended
from hupai.mahjong.explain.account_wording import ACCOUNT_SHOW
from hupai.mahjong.explain.caption_texts import CAPTIONS
from hupai.mahjong.explain.event_texts import EVENTS, event_name
from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.wording import SHOW


def _texts() -> Mapping[str, Text]:
    from hupai.mahjong.explain.texts import TEXTS

    return TEXTS


def _variants() -> Mapping[str, Any]:
    from hupai.mahjong.explain.texts import VARIANTS

    return VARIANTS


def _options() -> Mapping[str, Text]:
    from hupai.mahjong.explain.option_names import OPTIONS

    return OPTIONS


def _option_helps() -> Mapping[str, Text]:
    from hupai.mahjong.explain.option_names import HELPS

    return HELPS


def _option_values() -> Mapping[Any, Text]:
    from hupai.mahjong.explain.option_names import VALUES

    return VALUES


def _option_units() -> Mapping[str, Text]:
    from hupai.mahjong.explain.option_names import COUNTED

    return COUNTED


VOCABULARY: Final = extended(
    texts=Later(_texts),
    names=NAMES,
    show={**SHOW, **ACCOUNT_SHOW},
    variants=Later(_variants),
    events=EVENTS,
    captions=CAPTIONS,
    event_name=event_name,
    options=Later(_options),
    option_helps=Later(_option_helps),
    option_values=Later(_option_values),
    option_units=Later(_option_units),
)
