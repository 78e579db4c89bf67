"""Sentences for reasons, events and errors in two languages, names, and the engine of rule books."""
