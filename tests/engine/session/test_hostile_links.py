"""Links that are meant to do harm: each is refused in a sentence that is safe to show."""

from __future__ import annotations

from hupai.table.errors import InvalidLink
from hupai.zipai.explain.vocabulary import VOCABULARY
from tests.engine.facade_client import Client, new_match
from tests.hostile import HIDDEN, LINKS
from tests.rows import each_row

LONGEST_SENTENCE = 2000


def clean(text: str) -> bool:
    """Whether a text has visible characters only."""
    return not set(text) & set(HIDDEN.replace("[31m", ""))


@each_row("link", LINKS)
def test_a_hostile_link_is_refused_in_a_sentence(link: str) -> None:
    error = Client().refused(do="read", link=link)
    assert error["code"] not in ("internal", "not_json")
    for text in error["text"].values():
        assert text and clean(text) and len(text) < LONGEST_SENTENCE


def test_sentences_quote_visible_characters_only() -> None:
    """What an error quotes cannot reverse the line or control a terminal."""
    error = InvalidLink("link_field_unknown", position=3, field=HIDDEN, known=[HIDDEN], text=HIDDEN)
    assert all(clean(text) for text in VOCABULARY.error_sentence(error).values())
    assert all(clean(text) for text in VOCABULARY.sentence(HIDDEN).values())
    assert all("game" in text for text in VOCABULARY.sentence("link_field_missing", {"field": "game"}).values())


def test_a_hostile_request_changes_nothing() -> None:
    """The running match goes on unchanged."""
    p = new_match(seed="mine")
    p.until_asked()
    before = p.ask(do="save")["record"]
    for link in LINKS.values():
        p.refused(do="read", link=link)
        p.refused(do="load", record=link)
        p.refused(do=link)
        p.refused(do="act", action=link)
    assert p.ask(do="save")["record"] == before
