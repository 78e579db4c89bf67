"""Pictures of cards and tiles as SVG, for articles and diagrams: what is drawn, and how."""
