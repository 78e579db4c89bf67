"""How the learned bots are made: self-play, a fit, and promotion by the arena (``hupai train``)."""
