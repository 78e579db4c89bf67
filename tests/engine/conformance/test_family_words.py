"""The words of every family: names, options and sentences in both languages, and captions shorter than sentences."""

from __future__ import annotations

import re

import pytest

from hupai.explain.vocabulary import Vocabulary
from hupai.registry import families, family_named
from hupai.table.family import Family
from tests.engine.source_scan import places

FAMILIES = [family_named(name) for name in families()]

each_family = pytest.mark.parametrize("family", FAMILIES, ids=families())
each_vocabulary = pytest.mark.parametrize("words", [family.vocabulary() for family in FAMILIES], ids=families())


@each_vocabulary
def test_names_are_chinese_and_english(words: Vocabulary) -> None:
    for kind, names in words.names.items():
        for zh, en in names.values():
            assert re.search("[\u4e00-\u9fff]", zh) and re.search("[a-z0-9]", en), (kind, zh, en)
            assert not re.search("[，。；：！？（）]", en) and not re.search("[,;:!?()]", zh), (kind, zh, en)


@each_vocabulary
def test_texts_name_the_same_facts_in_both_languages_and_end_as_sentences(words: Vocabulary) -> None:
    for code, (zh, en) in words.texts.items():
        assert places(zh) == places(en), code
        marks = ("？", "?") if code.startswith("ask_") else ("。", ".")
        ends = ("{reason}", "{reason}") if zh.endswith("{reason}") else marks
        assert (zh.endswith(ends[0]), en.endswith(ends[1])) == (True, True), (code, zh, en)


@each_vocabulary
def test_what_is_said_of_an_event_names_the_same_facts(words: Vocabulary) -> None:
    """English may name fewer than Chinese; the one who did it is “you” for itself."""
    for said in (words.events, words.captions):
        for name, text in said.items():
            zh, en, en_you = (places(part) - {"who"} for part in (text.zh, text.en, text.en_you))
            assert en_you == en <= zh <= places(words.events[name].zh), name


@each_vocabulary
def test_captions_are_short_and_end_without_a_full_stop(words: Vocabulary) -> None:
    """Each belongs to an event with a sentence, which is longer in both languages."""
    assert words.captions and set(words.captions) <= set(words.events)
    for name, caption in words.captions.items():
        sentence = words.events[name]
        assert len(caption.zh) < len(sentence.zh), name
        assert len(caption.en) < len(sentence.en) and len(caption.en_you) < len(sentence.en_you), name
        for text in (caption.zh, caption.en, caption.en_you):
            assert text[-1] not in "。.！!", name


@each_family
def test_every_option_has_words_for_itself_and_its_values(family: Family) -> None:
    words = family.vocabulary()
    for game in family.games:
        rows = [words.option_row(option) for option in game.options]
        for lang, mark in (("zh", "。"), ("en", ".")):
            assert all(row["help"][lang].endswith(mark) for row in rows), game.id
            for labels in ([row["label"] for row in rows], *([c["label"] for c in row["choices"]] for row in rows)):
                said = [label[lang] for label in labels]
                assert all(said) and len(set(said)) == len(said), (game.id, said)


@each_family
def test_no_words_of_options_are_left_over(family: Family) -> None:
    words = family.vocabulary()
    options = [option for game in family.games for option in game.options]
    assert set(words.options) == set(words.option_helps) == {option.name for option in options}
    values = {(option.name, value, type(value)) for option in options for value in option.choices}
    named = {(name, value, type(value)) for name, value in words.option_values}
    assert named <= values
    assert set(words.option_units) == {name for name, _, kind in values - named if kind is int}


@each_vocabulary
def test_the_words_of_options_have_the_marks_of_their_language(words: Vocabulary) -> None:
    for texts in (words.options, words.option_helps, words.option_values, words.option_units):
        for zh, en in texts.values():
            assert zh != en or zh == "×{n}"
            assert not re.search("[，。；：、（）“”！？]", en), en
            assert not re.search("[,;:?!()]", zh.replace("{n:", "")), zh
