"""An independent, slow and obvious reading of the rule book for the two Yongzhou games; it shares no code
with hupai."""

from .eating import oracle_eatings, ordered_eatings
from .score import oracle_score, oracle_waits

__all__ = ["oracle_eatings", "oracle_score", "oracle_waits", "ordered_eatings"]
