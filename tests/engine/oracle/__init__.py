"""An independent implementation of the rules for all games of the family: slow and simple.

It shares no code with hupai, so an error must be made twice to go unnoticed.
"""

from .eating import oracle_eatings, ordered_eatings
from .edges import oracle_edge
from .score import oracle_readings, oracle_score, oracle_waits

__all__ = ["oracle_eatings", "oracle_edge", "oracle_readings", "oracle_score", "oracle_waits", "ordered_eatings"]
