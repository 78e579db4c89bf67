"""Tournaments: stages, draws by lot, standings after every hand, and a log from which all of it follows again.

>>> from hupai.tournament.presets import plan_named
>>> [stage.id for stage in plan_named("2015").stages]
['qualifying', 'semi_final', 'final']

A tournament knows no bot and plays nothing: it says who sits where, takes the results of hands, and ranks. Who plays
the hands (:mod:`hupai.tournament.hands`, a page, a cluster) is the caller's affair.
"""
