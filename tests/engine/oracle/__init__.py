"""An independent, slow and obvious reading of the rule book for the two Yongzhou games.

It shares no code with hupai: where both agree, both have read the same sentence the same way.
"""

from .eating import oracle_eatings, ordered_eatings
from .score import oracle_score, oracle_waits

__all__ = ["oracle_eatings", "oracle_score", "oracle_waits", "ordered_eatings"]
