"""Bots: players who read the rules and their cards, and nothing of how a profile is called.

`simple` plays as a sound club player does; `memory` is what he remembers of the play; his choices
are rule functions like the others, so they are the same compiled.
"""
