"""Training of the learned bots: self-play, a fit, and promotion by the arena (``hupai train``)."""
