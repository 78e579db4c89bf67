"""Quizzes for pages of others: an author asks, the engine answers, and a page shows both without an engine.

>>> from hupai.quiz import made
>>> quiz = made('''
... game = "leiyang"
... [[step]]
... ask = "waits"
... laid = "ti:0000b wei:222s chi:123b"
... cards = "345s 345b 77s 99b"
... among = "679s 79b"
... ''')
>>> [answer["cards"] for answer in quiz["steps"][0]["answers"]]
[['7b', '7s', '9b', '9s']]
"""

from __future__ import annotations

from hupai.quiz.file import VERSION, made

__all__ = ["VERSION", "made"]
