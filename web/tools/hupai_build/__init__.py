"""The modules behind `build.py`; they use only the standard library.

`steps` decides what has to run again; `python_env`, `node`, `browser` fetch the tools; `site` makes `dist/` with the
other modules, `single` the single file; `serve` serves the site; `packages` makes what is published apart from it;
`tasks` has the commands.
"""
