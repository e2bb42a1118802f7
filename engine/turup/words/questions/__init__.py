"""Questions: what a table is asked about its rules, and the readings it can pick from."""
