"""The lessons, the rule book and the glossary as data for the pages, made by asking the engine.

`python -m hupai_learn FOLDER` (with `engine/` and `web/tools/` on the path) writes them; `files.py` says what goes into
which file. What is right and what is wrong in a lesson, and most of the sentences that say why, come from the engine; a
page that shows them decides nothing.
"""
