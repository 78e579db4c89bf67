"""From positions and what they brought to weights: ridge regression on sparse features.

numpy and scipy do the arithmetic; only training needs them (``pip install hupai[train]``).
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from hupai.bots.features import AMOUNT, SIZE
from hupai.table.errors import InvalidRequest

if TYPE_CHECKING:
    import numpy

POINT = 1000
"""Weights are thousandths of a point."""
STEPS = 300
"""Steps of the solver at most; it needs some hundred."""
CLOSE = 1e-5
"""How far the solution may be from exact, relative to the right-hand side."""


def libraries() -> tuple[Any, Any, Any]:
    """Return numpy, scipy.sparse and scipy.sparse.linalg; InvalidRequest ``missing_library`` where they are not."""
    # Imported here: only training needs them, and a command that trains nothing starts without them.
    try:
        import numpy
        from scipy import sparse
        from scipy.sparse import linalg
    except ImportError:
        raise InvalidRequest("missing_library", library="scipy", extra="train") from None
    return numpy, sparse, linalg


class Examples:
    """What many hands have to teach: a sparse matrix of features, a row a position, and the points each came to."""

    def __init__(self, batches: Sequence[Mapping[str, Any]]) -> None:
        np, sparse, _ = libraries()
        sizes = _joined(batches, "sizes", "uint16")
        amounts = _joined(batches, "amounts", "int32")
        columns = _joined(batches, "features", "uint16").astype(np.int32)
        self.points = _joined(batches, "points", "int32").astype(np.float64)
        self.nexts = _joined(batches, "nexts", "uint16").astype(np.int64)
        ends = np.cumsum(sizes, dtype=np.int64)
        values = np.ones(len(columns), np.float32)
        by_degrees = len(amounts) // max(len(sizes), 1)
        values[(ends[:, None] - by_degrees + np.arange(by_degrees)).ravel()] = amounts / AMOUNT
        self.rows = sparse.csr_matrix((values, columns, np.concatenate(([0], ends))), shape=(len(sizes), SIZE))

    def returns(self, weights: Sequence[int] | None, trust: float) -> numpy.ndarray:
        """Return what each position is to be worth: the hand's points, or partly what ``weights`` say of later ones.

        ``trust`` is how much of every step is left to what came later (1: all, which is the points themselves).
        Less of it makes the targets steadier and a little prejudiced.
        """
        np, _, _ = libraries()
        found = self.points.copy()
        if weights is None or trust >= 1:
            return found
        worth = self.rows @ (np.asarray(weights) / POINT)
        for at in range(len(found) - 1, -1, -1):
            if self.nexts[at]:
                later = at + self.nexts[at]
                found[at] = (1 - trust) * worth[later] + trust * found[later]
        return found


def _joined(batches: Sequence[Mapping[str, Any]], name: str, kind: Any) -> numpy.ndarray:
    np, _, _ = libraries()
    parts = [np.frombuffer(zlib.decompress(base64.b64decode(batch[name])), kind) for batch in batches]
    found: numpy.ndarray = np.concatenate(parts) if parts else np.zeros(0, kind)
    return found


def fit(
    examples: Sequence[Examples], *, ridge: float, trust: float, weights: Sequence[int] | None
) -> tuple[list[int], float]:
    """Return new weights in thousandths of a point, and the share of the points' variance they account for.

    ``weights`` are those of the fit before, whose values the targets lean on; None: the points alone are the targets.
    """
    np, sparse, linalg = libraries()
    rows = sparse.vstack([each.rows for each in examples]).tocsr()
    wanted = np.concatenate([each.returns(weights, trust) for each in examples])
    turned = rows.T.tocsr()
    scale = np.asarray(rows.multiply(rows).sum(axis=0)).ravel() + ridge
    normal = linalg.LinearOperator((SIZE, SIZE), matvec=lambda x: turned @ (rows @ x) + ridge * x, dtype=np.float64)
    rough = linalg.LinearOperator((SIZE, SIZE), matvec=lambda x: x / scale, dtype=np.float64)
    solution, _ = linalg.cg(normal, turned @ wanted, rtol=CLOSE, maxiter=STEPS, M=rough)
    points = np.concatenate([each.points for each in examples])
    left = points - rows @ solution
    explained = 1 - float((left**2).mean() / points.var())
    return [round(float(value) * POINT) for value in solution], explained
