"""Words: reasons and errors as sentences, names, and the rule book with its sources."""
