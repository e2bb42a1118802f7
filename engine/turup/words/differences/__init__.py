"""Two profiles side by side: only what differs, as it is told at each of the two tables."""
