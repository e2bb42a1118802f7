"""How much a profile may hold; each limit is far above what any table needs.

They keep a file from anywhere, however built, from costing more than a moment.
"""

MAX_BYTES = 1_048_576
"""The size of one file, asked before it is read."""

MAX_DEPTH = 32
"""Mappings and lists inside one another."""

MAX_VALUES = 20_000
"""Keys, values, mappings and lists of one file, counted together."""

MAX_CHAIN = 16
"""Files that extend one another, the first and the last included."""

MAX_DIGITS = 15
"""Figures of one number."""
