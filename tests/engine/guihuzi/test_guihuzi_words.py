"""The words of the 鬼胡子 family: every name a page looks up, a sentence for every code, captions shorter than them."""

from __future__ import annotations

import re

from hupai.guihuzi.actions import format_action, parse_action
from hupai.guihuzi.explain.event_texts import CAPTIONS, EVENTS
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.explain.option_names import COUNTED, HELPS, OPTIONS
from hupai.guihuzi.explain.question_texts import QUESTIONS
from hupai.guihuzi.explain.reason_texts import FACTS, LINES, THOUGHTS
from hupai.guihuzi.explain.texts import TEXTS
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.family import FAMILY
from hupai.guihuzi.rules.win_facts import BY_NAMES
from hupai.guihuzi.state import PHASE_NAMES
from hupai.session.looking_up import SHOWN_NAMES
from hupai.table.seats import Reader
from tests.engine.source_scan import coded, places
from tests.rows import assert_none, each_row

VERBS = ("pass", "hu", "wai", "piao", "peng", "liu 9b", "chi 234s", "discard 3s")


def test_names_that_a_page_looks_up_are_complete() -> None:
    """Games, groups, verbs, ways to win, phases, bots."""
    games = {game.id for game in FAMILY.games}
    assert set(VOCABULARY.identifiers("game")) == set(VOCABULARY.identifiers("game_about")) == games
    assert set(NAMES["group"]) == set(NAMES["group_short"]) >= set(NAMES["group_badge"])
    assert set(NAMES["verb"]) == {text.split()[0] for text in VERBS}
    assert set(NAMES["by"]) == set(BY_NAMES)
    assert set(NAMES["phase"]) == set(PHASE_NAMES)
    assert {"verb", "group", "fan", "by", "payment", "phase"} <= set(SHOWN_NAMES) & set(NAMES)
    for bot in FAMILY.bots:
        assert VOCABULARY.label("bot", bot) and VOCABULARY.label("bot_about", bot)


@each_row("name", [name for names in NAMES.values() for name in names.values()])
def test_names_are_chinese_and_english(name: tuple[str, str]) -> None:
    zh, en = name
    assert re.search("[\u4e00-\u9fff]", zh) and re.search("[a-z0-9]", en)
    assert not re.search("[，。；：！？（）]", en) and not re.search("[,;:!?()]", zh)


def test_every_option_and_value_has_a_label_and_a_help() -> None:
    options = [option for game in FAMILY.games for option in game.options]
    assert set(OPTIONS) == set(HELPS) == {option.name for option in options}
    assert set(COUNTED) <= set(OPTIONS)
    for option in options:
        labels = [VOCABULARY.value_label(option.name, value) for value in option.choices]
        for lang in ("zh", "en"):
            assert len({row[lang] for row in labels}) == len(labels), option.name


def test_captions_are_short_and_end_without_a_full_stop() -> None:
    assert set(CAPTIONS) <= set(EVENTS)
    for name, caption in CAPTIONS.items():
        sentence = EVENTS[name]
        assert len(caption.zh) < len(sentence.zh), name
        assert len(caption.en) < len(sentence.en) and len(caption.en_you) < len(sentence.en_you), name
        for text in (caption.zh, caption.en, caption.en_you):
            assert text[-1] not in "。.！!", name


def test_the_two_languages_of_a_text_name_the_same_facts() -> None:
    for code, (zh, en) in TEXTS.items():
        assert places(zh) == places(en), (zh, en)
        ends = ("？", "?") if code in QUESTIONS else ("。", ".")
        assert (zh[-1], en[-1]) == ends, (zh, en)
    for text in (*EVENTS.values(), *CAPTIONS.values()):
        named = [places(part) - {"who"} for part in (text.zh, text.en, text.en_you)]
        assert named[1] == named[2] and named[1] <= named[0], text


NAMED_APART = {"chi_not_your_discard", "chi_not_your_flip", "dead_pair_passed", "dead_pair_discarded"}
"""Codes that the source chooses in a variable."""
CARDS = ("zipai/cards.py", "zipai/signs.py", "zipai/position_cards.py", "zipai/questions/possible_waits.py")
"""Where zipai reads the family's cards, and speaks of them."""


def test_every_code_of_the_family_has_a_sentence_and_every_sentence_a_code() -> None:
    cards = {code for file, code, _ in coded("zipai") if file in CARDS}
    codes = cards | {code for _, code, _ in coded("guihuzi")}
    assert_none(sorted(codes - set(VOCABULARY.texts)))
    assert_none(sorted(set(TEXTS) - codes - NAMED_APART - set(LINES) - set(THOUGHTS) - set(FACTS)))


@each_row("text", VERBS)
def test_an_action_is_worded_in_both_languages(text: str) -> None:
    assert format_action(parse_action(text)) == text
    for lang in ("zh", "en"):
        words = VOCABULARY.fact_words("action", text, lang)
        assert words and not re.search("[0-9][sb]", words), words


def test_events_are_told_to_their_own_seat_as_you() -> None:
    event = {"t": "liu", "seat": 2, "card": "9b", "grew": "wai"}
    assert VOCABULARY.narrate(event, reader=Reader(2, 3)) == {
        "zh": "你的歪添上第四张，溜“玖”。",
        "en": "You add the fourth to your wai: a liu of big nine (玖).",
    }
    assert VOCABULARY.narrate({**event, "card": None, "grew": "hand"}, reader=Reader(1, 3))["zh"] == (
        "下家从手里溜了四张，全扣着。"
    )
