"""The names of records that shipped profiles have, as they are said; a test holds them complete."""

from __future__ import annotations

from turup.words.translation import marked

RECORDS = {
    # Ends without play
    marked("all pass"),
    marked("never exposed"),
    # Why the cards are thrown in
    marked("absolute hand"),
    marked("all without points"),
    marked("bare seventh"),
    marked("defenders without trumps"),
    marked("eldest without points"),
    marked("first two without points"),
    marked("four jacks"),
    marked("hand without points"),
    marked("one suit"),
    marked("only dealer bid"),
    marked("side without trumps"),
    marked("spoilt trumps"),
    marked("weak declarer"),
    marked("weak eldest"),
    marked("weak hand"),
    marked("weak partner"),
    # Limits of bids
    marked("later speech"),
    marked("over partner"),
    marked("partner raised"),
    marked("second bid"),
    # High bids
    marked("honours"),
    # Doubles and what answers them
    marked("c"),
    marked("double"),
    marked("full set"),
    marked("redouble"),
    # Pairs
    marked("jack jodhi"),
    marked("jodhi"),
    marked("king queen"),
    marked("marriage"),
    marked("trump jack jodhi"),
    marked("trump jodhi"),
    marked("trump marriage"),
    # Solos
    marked("blind royals"),
    marked("blind thunee"),
    marked("half court"),
    marked("partner closed caps"),
    marked("royals"),
    marked("single hand"),
    marked("single hand show"),
    marked("tenny"),
    marked("thani"),
    marked("thunee"),
    # Claims
    marked("backward khanak"),
    marked("caps"),
    marked("court"),
    marked("khanak"),
    # Limits of leads
    marked("closed first trick"),
    marked("concealed trump"),
    marked("exhausted trumps"),
    # Irregular acts
    marked("revoke"),
    marked("false call"),
    marked("false pair"),
    marked("false claim"),
    marked("out of turn"),
    marked("signal"),
    marked("wrong cut"),
    marked("misdeal"),
    marked("reshuffle"),
}
