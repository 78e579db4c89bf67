"""The fit: weights from positions and the points they brought, by ridge regression on sparse features.

numpy and scipy do the arithmetic; only training needs them (``pip install hupai[train]``).
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING

from hupai.bots.base import POINT
from hupai.table.errors import InvalidRequest
from hupai.table.json_object import Facts

if TYPE_CHECKING:
    import numpy

STEPS = 300
"""The most steps of the solver; it needs about a hundred."""
CLOSE = 1e-5
"""Tolerance of the solver, relative to the right-hand side."""


def libraries() -> tuple[ModuleType, ModuleType, ModuleType]:
    """Return numpy, scipy.sparse and scipy.sparse.linalg; InvalidRequest ``missing_library`` without them."""
    # Imported here: only training needs them.
    try:
        import numpy
        from scipy import sparse
        from scipy.sparse import linalg
    except ImportError:
        raise InvalidRequest("missing_library", library="scipy", extra="train") from None
    return numpy, sparse, linalg


class Examples:
    """Training examples: a sparse matrix of features with a row per position, and the points each position brought."""

    def __init__(self, batches: Sequence[Facts], *, size: int, amount: int) -> None:
        """``size`` is the number of features, ``amount`` the divisor of the amounts of graded features."""
        np, sparse, _ = libraries()
        self.size = size
        sizes = _joined(batches, "sizes", "uint16")
        amounts = _joined(batches, "amounts", "int32")
        columns = _joined(batches, "features", "uint16").astype(np.int32)
        self.points = _joined(batches, "points", "int32").astype(np.float64)
        self.nexts = _joined(batches, "nexts", "uint16").astype(np.int64)
        ends = np.cumsum(sizes, dtype=np.int64)
        values = np.ones(len(columns), np.float32)
        graded = len(amounts) // max(len(sizes), 1)
        values[(ends[:, None] - graded + np.arange(graded)).ravel()] = amounts / amount
        self.rows = sparse.csr_matrix((values, columns, np.concatenate(([0], ends))), shape=(len(sizes), size))

    def returns(self, weights: Sequence[int] | None, trust: float) -> numpy.ndarray:
        """Return the target of each position: the points of the hand, blended with the values of later positions.

        Each step back takes a share ``trust`` from the target of the next position and the rest from its value by
        ``weights``. With 1, targets are the points themselves; less reduces variance and adds some bias.
        """
        np, _, _ = libraries()
        found = self.points.copy()
        if weights is None or trust >= 1:
            return found
        values = self.rows @ (np.asarray(weights) / POINT)
        for at in range(len(found) - 1, -1, -1):
            if self.nexts[at]:
                later = at + self.nexts[at]
                found[at] = (1 - trust) * values[later] + trust * found[later]
        return found


def _joined(batches: Sequence[Facts], name: str, kind: str) -> numpy.ndarray:
    np, _, _ = libraries()
    parts = [np.frombuffer(zlib.decompress(base64.b64decode(batch[name])), kind) for batch in batches]
    found: numpy.ndarray = np.concatenate(parts) if parts else np.zeros(0, kind)
    return found


def fit(
    examples: Sequence[Examples], *, ridge: float, trust: float, weights: Sequence[int] | None
) -> tuple[list[int], float]:
    """Return new weights in thousandths of a point, and the share of the points' variance they explain.

    ``weights`` of an earlier fit enter into the targets; with None, the targets are the points.
    """
    np, sparse, linalg = libraries()
    size = examples[0].size
    rows = sparse.vstack([each.rows for each in examples]).tocsr()
    wanted = np.concatenate([each.returns(weights, trust) for each in examples])
    turned = rows.T.tocsr()
    scale = np.asarray(rows.multiply(rows).sum(axis=0)).ravel() + ridge
    normal = linalg.LinearOperator((size, size), matvec=lambda x: turned @ (rows @ x) + ridge * x, dtype=np.float64)
    rough = linalg.LinearOperator((size, size), matvec=lambda x: x / scale, dtype=np.float64)
    solution, _ = linalg.cg(normal, turned @ wanted, rtol=CLOSE, maxiter=STEPS, M=rough)
    points = np.concatenate([each.points for each in examples])
    left = points - rows @ solution
    explained = 1 - float((left**2).mean() / points.var())
    return [round(float(value) * POINT) for value in solution], explained
