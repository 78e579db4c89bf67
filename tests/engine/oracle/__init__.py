"""An independent, slow and obvious reading of the rule book for all games of the family.

It shares no code with hupai: where both agree, both have read the same sentence the same way.
"""

from .eating import oracle_eatings, ordered_eatings
from .edges import oracle_edge
from .score import oracle_readings, oracle_score, oracle_waits

__all__ = ["oracle_eatings", "oracle_edge", "oracle_readings", "oracle_score", "oracle_waits", "ordered_eatings"]
