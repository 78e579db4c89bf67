"""An independent implementation of the rules for all games of the family: slow and simple.

It shares no code with hupai, so an error must be made twice to go unnoticed.
"""

from .chi_bian import oracle_chi_bian
from .eating import oracle_eatings, ordered_eatings
from .score import oracle_readings, oracle_score, oracle_waits

__all__ = ["oracle_chi_bian", "oracle_eatings", "oracle_readings", "oracle_score", "oracle_waits", "ordered_eatings"]
