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

from collections.abc import Mapping
from typing import Any, Final

from hupai.explain.language import Text
from hupai.explain.later import Later
from hupai.explain.shared import extended
from hupai.zipai.explain.caption_texts import CAPTIONS
from hupai.zipai.explain.event_texts import EVENTS, event_name
from hupai.zipai.explain.name_texts import NAMES
from hupai.zipai.explain.wording import SHOW


def _texts() -> Mapping[str, Text]:
    from hupai.zipai.explain.texts import TEXTS

    return TEXTS


def _variants() -> Mapping[str, Any]:
    from hupai.zipai.explain.texts import VARIANTS

    return VARIANTS


def _options() -> Mapping[str, Text]:
    from hupai.zipai.explain.option_names import OPTIONS

    return OPTIONS


def _option_helps() -> Mapping[str, Text]:
    from hupai.zipai.explain.option_names import HELPS

    return HELPS


def _option_values() -> Mapping[Any, Text]:
    from hupai.zipai.explain.option_names import VALUES

    return VALUES


def _option_units() -> Mapping[str, Text]:
    from hupai.zipai.explain.option_names import COUNTED

    return COUNTED


def _conflicts() -> Mapping[Any, Text]:
    from hupai.zipai.explain.notation_texts import CONFLICTS

    return CONFLICTS


VOCABULARY: Final = extended(
    texts=Later(_texts),
    names=NAMES,
    show=SHOW,
    variants=Later(_variants),
    events=EVENTS,
    captions=CAPTIONS,
    event_name=event_name,
    options=Later(_options),
    option_helps=Later(_option_helps),
    option_values=Later(_option_values),
    option_units=Later(_option_units),
    conflicts=Later(_conflicts),
)
