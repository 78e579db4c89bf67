"""The lessons of the zipai games."""
