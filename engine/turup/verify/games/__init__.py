"""Games: in what two sets of rules differ as games, found by playing both side by side.

`pairing` gives both the same cards, `comparing` looks for the first thing that differs, `searching`
goes through many deals, and `shortening` makes the deal that shows a difference as short as it can.
"""
