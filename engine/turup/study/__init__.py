"""Study: many deals at once, with the rules compiled."""
