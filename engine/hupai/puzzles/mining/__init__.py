"""Making puzzles from sealed self-play, and checking them. No page needs this package."""
