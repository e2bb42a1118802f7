"""Verify: what a profile does, explored until it is proved, sampled, or shown to go wrong.

`parts` lists what is looked at, each a module of this folder; `running` goes through them;
`accounts` is what comes of it.
"""
