"""What goes into which file: a page loads only the lesson that is open, and only the rule book of its family."""

from __future__ import annotations

from hupai.registry import families
from hupai_learn.also import also
from hupai_learn.book import book, book_games
from hupai_learn.examples import examples
from hupai_learn.glossary import glossary
from hupai_learn.lessons import content, lessons, outline
from hupai_learn.steps import Json
from hupai_learn.zipai.guided_hand import guided_hand


def files() -> dict[str, Json]:
    """Return the content of every file by its name, without ``.json``."""
    made = lessons()
    shown = examples(made)
    return {
        "lessons": {"lessons": [outline(lesson) for lesson in made]},
        **{f"lesson-{lesson['id']}": content(lesson) for lesson in made},
        "book": {"games": book_games()},
        **{f"book-{family}": book(family, shown.get(family, {})) for family in families()},
        "glossary": glossary(),
        "also": also(),
        "first-hand": guided_hand(),
    }
