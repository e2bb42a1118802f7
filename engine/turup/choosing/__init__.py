"""Choosing: from a table's answers to the nearest named form, and the few lines that differ.

Nothing here prints or reads a line: who asks shows a step, and takes the answer back.
"""
