"""What Python does first of all: it stops collecting garbage, as a start makes none; the page lets it later."""

import gc

gc.disable()
