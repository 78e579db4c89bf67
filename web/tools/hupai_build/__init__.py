"""What `build.py` is made of: small modules, standard library only.

`steps` decides what has to run again; `python_env`, `node`, `browser` fetch the tools; `site` and the
modules beside it make `dist/`; `serve` serves it; `tasks` holds the four commands.
"""
