"""Every line that the command line prints names the same facts in both languages."""

from __future__ import annotations

from hupai.cli.words import WORDS
from hupai.guihuzi.terminal_words import WORDS as GUIHUZI_WORDS
from hupai.mahjong.terminal_words import WORDS as MAHJONG_WORDS
from hupai.zipai.terminal_words import WORDS as ZIPAI_WORDS
from tests.engine.source_scan import places
from tests.rows import assert_none


def test_every_line_has_the_same_places_in_both_languages():
    assert_none(
        f"{key}: {places(zh)} and {places(en)}"
        for words in (WORDS, ZIPAI_WORDS, GUIHUZI_WORDS, MAHJONG_WORDS)
        for key, (zh, en) in words.items()
        if places(zh) != places(en)
    )
