"""The words of the mahjong family: every name a page looks up, a sentence for every code, sentences that read."""

from __future__ import annotations

import re

from hupai.explain.duel_texts import MATCH_END
from hupai.mahjong.actions import format_action, parse_action
from hupai.mahjong.explain.bot_texts import THOUGHTS
from hupai.mahjong.explain.event_texts import EVENTS, event_name
from hupai.mahjong.explain.fact_texts import FACTS
from hupai.mahjong.explain.name_texts import NAMES
from hupai.mahjong.explain.score_texts import LINES, TERMS
from hupai.mahjong.explain.texts import TEXTS
from hupai.mahjong.explain.vocabulary import VOCABULARY
from hupai.mahjong.family import FAMILY
from hupai.mahjong.melds import MELD_NAMES
from hupai.mahjong.rules.win_claim import BY_NAMES
from hupai.mahjong.state import PHASE_NAMES
from hupai.session.looking_up import SHOWN_NAMES
from hupai.table.seats import Reader
from tests.engine.source_scan import coded, places
from tests.rows import each_row

VERBS = (
    *("pass", "hu", "peng", "gang", "fei", "piao", "nopiao", "chi 234s", "discard 3s", "reveal 3s"),
    *("angang 5p", "jiagang 5p", "ti 3s"),
)


def test_names_that_a_page_looks_up_are_complete() -> None:
    """Games, melds and groups, verbs, ways to win, phases."""
    games = {game.id for game in FAMILY.games}
    assert set(VOCABULARY.identifiers("game")) == set(VOCABULARY.identifiers("game_about")) == games
    groups = {*MELD_NAMES, "run", "triplet", "pair", "loose"}
    assert set(NAMES["group"]) == set(NAMES["group_short"]) == groups >= set(NAMES["group_badge"])
    assert set(NAMES["verb"]) == {text.split()[0] for text in VERBS}
    assert set(NAMES["by"]) == set(BY_NAMES)
    assert set(NAMES["phase"]) == set(PHASE_NAMES)
    assert {"verb", "group", "fan", "by", "payment", "phase"} <= set(SHOWN_NAMES) & set(NAMES)
    for bot in FAMILY.bots:
        assert VOCABULARY.label("bot", bot) and VOCABULARY.label("bot_about", bot)


def test_both_languages_of_a_factor_name_the_same_facts() -> None:
    assert TERMS
    for zh, en in TERMS.values():
        assert places(zh) == places(en), (zh, en)


NAMED_APART = {"alt_less_fan", "alt_less_times", "alt_less_points", "feeds_revealed_hand", "must_feed_revealed"}
"""Codes that the source puts together or keeps in a variable."""


def test_every_code_of_the_family_has_a_sentence_and_every_sentence_a_code() -> None:
    """Refusals, effects, what happened, what is wrong with a text; accounts and bots put their codes together."""
    codes = {code for _, code, _ in coded("mahjong")}
    assert set(VOCABULARY.texts) | set(MATCH_END) >= codes  # no duel is played at this table
    assert set(TEXTS) <= codes | NAMED_APART | set(LINES) | set(THOUGHTS) | set(FACTS)


@each_row("text", VERBS)
def test_an_action_is_worded_in_both_languages(text: str) -> None:
    assert format_action(parse_action(text)) == text
    for lang in ("zh", "en"):
        words = VOCABULARY.fact_words("action", text, lang)
        assert words and not re.search("[0-9][msp]", words), words


def test_events_are_told_to_their_own_seat_as_you() -> None:
    event = {"t": "jiagang", "seat": 2, "tile": "5p"}
    assert VOCABULARY.narrate(event, reader=Reader(2, 4)) == {
        "zh": "你补杠五筒。",
        "en": "You add the 5 of dots (五筒) to your peng for a kong.",
    }
    assert VOCABULARY.narrate(event, reader=Reader(0, 4)) == {
        "zh": "对家补杠五筒。",
        "en": "The player opposite adds the 5 of dots (五筒) to a peng for a kong.",
    }
    assert VOCABULARY.narrate({"t": "drew", "seat": 1, "tile": None, "left": 9, "replaces": True})["zh"] == (
        "1号位杠后补了一张牌。"
    )


def test_the_wilds_are_called_what_the_game_calls_them() -> None:
    turned = {"t": "indicator", "tile": "4p", "turned": ["4p"], "wilds": ["5p"]}
    assert VOCABULARY.narrate({**turned, "name": "wang_ba", "stand_in": "7z"})["zh"] == (
        "翻开四筒，王霸是五筒，红中当五筒用。"
    )
    assert VOCABULARY.narrate({**turned, "name": "ting_yong", "stand_in": None})["zh"] == "翻开四筒，听用是五筒。"
    assert VOCABULARY.narrate(turned)["en"] == (
        "The 4 of dots (四筒) is turned up, which makes the 5 of dots (五筒) wild."
    )


def test_a_payment_is_told_with_what_it_is_made_of() -> None:
    facts = {
        "from": 1,
        "to": 0,
        "points": 32,
        "why": "zimo",
        "terms": [{"id": "worth", "n": 4}, {"id": "ming_pai", "n": 2}, {"id": "piao", "n": 4}],
    }
    assert VOCABULARY.sentence("line_payment_of", facts, reader=Reader(0, 3)) == {
        "zh": "下家付你32分（自摸）：4分，明牌×2，飘×4。",
        "en": "From the next player to you: 32 points (own draw), namely 4 points, ×2 for a revealed hand, "
        "×4 for piao (飘).",
    }


def test_every_event_text_has_an_event() -> None:
    told = {event_name({"t": name}) for name in ("dealt", "peng", "chi", "gang", "angang", "jiagang", "fei", "ti")}
    told |= {event_name({"t": name}) for name in ("swapped", "robbed", "revealed", "dead", "birds", "paid")}
    told |= {event_name({"t": name}) for name in ("discarded", "exhausted", "hand_over", "indicator")}
    told |= {event_name({"t": "indicator", "name": "wang_ba", "stand_in": tile}) for tile in (None, "7z")}
    told |= {event_name({"t": "won", "by": by}) for by in BY_NAMES}
    told |= {event_name({"t": "piao", "piao": piao}) for piao in (True, False)}
    told |= {event_name({"t": "drew", "tile": tile, "replaces": after}) for tile in (None, "1m") for after in (0, 1)}
    assert told == set(EVENTS)
