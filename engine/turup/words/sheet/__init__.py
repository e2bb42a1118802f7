"""The rule sheet: a profile told as one would tell it at the table, in the order of play."""
