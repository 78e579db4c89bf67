"""The words of the 鬼胡子 family: every name a page looks up, a sentence for every code and every action."""

from __future__ import annotations

import re

from hupai.guihuzi.actions import format_action, parse_action
from hupai.guihuzi.explain.name_texts import NAMES
from hupai.guihuzi.explain.reason_texts import FACTS, LINES, THOUGHTS
from hupai.guihuzi.explain.texts import TEXTS
from hupai.guihuzi.explain.vocabulary import VOCABULARY
from hupai.guihuzi.family import FAMILY
from hupai.guihuzi.rules.win_facts import BY_NAMES
from hupai.guihuzi.state import PHASE_NAMES
from hupai.session.looking_up import SHOWN_NAMES
from hupai.table.seats import Reader
from tests.engine.source_scan import coded
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
