"""Reduced decks: small decks that keep what is special about a profile, so that all can be played.

`shapes` says which there are, `ranks` which cards they keep, `scaling` what becomes of numbers,
and `deriving` puts the keys together and asks the check, as for any other profile.
"""
