"""Plots: what came of studies, drawn for a table to look at; only loaded when one is asked for."""
