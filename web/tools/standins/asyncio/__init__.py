"""In the place of the library's asyncio: nobody waits inside the page's Python, which answers one question at a time.

Pyodide imports the package by name when it starts and asks it for nothing until something is awaited. The real one
would be a third of all that is loaded.
"""
