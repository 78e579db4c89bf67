"""The lessons of the mahjong games."""
