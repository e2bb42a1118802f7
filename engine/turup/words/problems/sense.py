"""What the checks of sense say: what is wrong, and what to write instead."""

# Longer than other modules because each sentence stands here once, for whoever translates them.
from __future__ import annotations

from turup.words.translation import marked as _

SENTENCES: dict[str, str] = {
    # Deck
    "undivided-deck": _(
        "the deck's {cards} cards cannot go round {seats} seats evenly, {left} would be left "
        "over; change table.seats or the ranks in deck.order"
    ),
    "uneven-hands": _(
        "deal.stages gives each of {seats} seats {dealt} cards, {used} in all, but the deck "
        "holds {cards}; each seat must get {hand}, for instance in packets of {packets}"
    ),
    "worthless-deck": _(
        "the cards in deck.order are worth no points at all, so no bid could be made; give "
        "some of them points in deck.points"
    ),
    "points-differ-from-total": _(
        "deck.total says {total}, but the cards are worth {whole} ({each} for each of "
        "{copies} suits); correct deck.points, or write total: {whole}"
    ),
    "points-for-absent-rank": _(
        "{rank} is worth {points} in {key}, but no {rank} is in deck.order; put it into"
        " the order or take its points away"
    ),
    "rank-twice": _(
        "{rank} stands twice in deck.order; write each rank once, and packs: 2 where every "
        "card is there twice"
    ),
    "trump-suit-concealed": _(
        "deck.trump gives trumps an order or points of their own, but trump.indicator is "
        "{indicator}; write announced, or take deck.trump away"
    ),
    "trump-order-of-others": _(
        "deck.trump.order names {trumps}, but the ranks in deck.order are {plain}; name the "
        "same ranks, each once"
    ),
    "same-in-trumps": _(
        "{key} says the same as {plain}, which holds for trumps anyway; take it away"
    ),
    "suit-too-long": _(
        "a suit has {width} cards ({ranks} ranks in {packs} packs), but 16 is the most; name "
        "at most {most} ranks in deck.order"
    ),
    # Table
    "odd-sides": _(
        "{seats} seats cannot be parted into two sides; seat {fewer} or {more}, or write "
        "sides: lone_declarer"
    ),
    "nobody-against": _(
        "of two players the one holds every card that the other can name, so that nobody would "
        "be against them; seat three or more, or write sides: lone_declarer"
    ),
    "partner-twice": _(
        "with two packs two players could hold the card by which the declarer finds his partner; "
        "write packs: 1, or sides: lone_declarer"
    ),
    "partner-not-dealt": _(
        "the cards of a second half are not dealt yet when the declarer names one, so that nobody "
        "might hold it; deal them all before the play, or write sides: lone_declarer"
    ),
    # Stages
    "no-auction": _(
        "deal.stages has no auction, so nobody would be declarer; write 'auction' after the "
        "first packet"
    ),
    "no-play": _("deal.stages has no play; end the list with 'play'"),
    "stage-twice": _(
        "deal.stages names '{stage}' twice; each stage comes once, only packets may come again, "
        "and 'play' and 'solo' with a packet between"
    ),
    "play-not-last": _(
        "deal.stages goes on with '{after}' after the play; put 'play' at the end (after a first "
        "play only packets and 'play' may come)"
    ),
    "stage-before-auction": _(
        "deal.stages has '{stage}' before the auction, when there is no declarer yet; put it "
        "after 'auction'"
    ),
    "auction-without-cards": _(
        "deal.stages has the auction before any card is dealt; put a packet, such as "
        "{packet}, before 'auction'"
    ),
    "no-trump-stage": _(
        "a bid is a number alone, and deal.stages has no stage at which trump is named; write"
        " 'trump' after 'auction', or let the bid name the suit with forms: [number_suit]"
    ),
    "idle-trump-stage": _(
        "every bid names its trump ({forms}), so nothing is left for the stage 'trump'; take "
        "it out of deal.stages"
    ),
    # Auction
    "minimum-above-maximum": _(
        "auction.minimum is {minimum}, but auction.maximum is only {maximum}; lower the one "
        "or raise the other"
    ),
    "minimum-above-deck": _(
        "auction.minimum is {bid}, but the deck holds only {deck} card points; lower it to at"
        " most {most}"
    ),
    "maximum-above-deck": _(
        "auction.maximum is {bid}, but the deck holds only {deck} card points, and even with "
        "a pair no bid above {most} could be made; lower it to at most {most}"
    ),
    "step-misses-maximum": _(
        "bids go from {minimum} in steps of {step} and pass over the maximum {maximum}; make "
        "auction.maximum {below} or {above}, or choose another step"
    ),
    "too-many-bids": _(
        "bids go from {minimum} to {maximum}, and there are {count} of them, but {most} are the "
        "most; make auction.step {wider} or more, or bring the two closer together"
    ),
    "step-misses-row": _(
        "bids go from {low} in steps of {step} and pass over {begins}, where the next row of "
        "auction.step begins; let it begin at {below} or {above}, or choose another step"
    ),
    "step-from-maximum": _(
        "a row of auction.step begins at {high}, which is the highest bid; take the row away"
    ),
    "dealer-not-last": _(
        "auction.all_pass gives the dealer the minimum once all others have passed, but with "
        "opener: dealer he speaks first; write opener: eldest, or another choice of all_pass"
    ),
    "duel-not-final": _(
        "{key} is {choice}, but in a duel of bids each of the two goes on until he passes, and is "
        "then out; write {word}, or turns: in_order"
    ),
    "doubles-in-duel": _(
        "doubles are said in the auction, but in a duel of bids the word goes to and fro between "
        "two players; write when: own_stage, or turns: in_order"
    ),
    "match-in-one-round": _(
        "auction.raise lets the player who was outbid hold his bid, but in a single round the "
        "word never comes back to him; write raise: equal_once, or rounds: until_passes"
    ),
    "unbid-trump-unnamed": _(
        "auction.all_pass is {choice}, and deal.stages has no stage at which he could fix trump; "
        "write 'trump' after 'auction', or all_pass: no_trump"
    ),
    "last-trick-forgotten": _(
        "with the last trick a side can capture {all}, but auction.maximum is {total}, as if "
        "the last trick counted nothing; raise it to {all}, or let it stand if that is meant"
    ),
    "floor-above-maximum": _(
        "the limit '{limit}' asks for at least {floor}, but bids end at {maximum}; lower it, "
        "or write minimum: no_bid if the seat may not bid at all"
    ),
    "floor-below-minimum": _(
        "the limit '{limit}' asks for at least {floor}, but no bid is below {minimum} anyway;"
        " raise it above {minimum} or take the limit away"
    ),
    "nobody-may-open": _(
        "the limit '{limit}' bars every seat while nobody has bid, so the bidding could not "
        "begin; let it ask for something that some hands lack, or bind by: eldest only"
    ),
    "no-partner": _(
        "the limit '{limit}' speaks of a partner's bid, but at this table nobody has a "
        "partner before the bidding is over; take the limit away"
    ),
    "speaks-first": _(
        "the limit '{limit}' binds the {seat} when the standing bid is his {standing}'s, but "
        "in a single round he speaks before anybody has bid; bind by: anyone, or take it away"
    ),
    "form-not-used": _(
        "the limit '{limit}' speaks of bids of the form {form}, but auction.forms has only "
        "{forms}; add {form} to it, or take the limit away"
    ),
    "question-has-no-form": _(
        "whoever asks his partner makes no bid, so a guard cannot ask for its form; take it away"
    ),
    "idle-own-bid": _(
        "the limit '{limit}' speaks of a seat whose own bid stands; it bids again only in a "
        "second auction, or from a number on after a double said in the bidding or when it was "
        "asked by its partner; have one of them, or take the limit away"
    ),
    # Second auction
    "second-without-stage": _(
        "auction.second says how the bidding is opened again, but deal.stages has no "
        "'second_auction'; put it after the last packet"
    ),
    "second-too-early": _(
        "deal.stages has 'second_auction' before {before}; it is held on the full hand, and "
        "over a contract whose trump is fixed, so put it after both"
    ),
    "second-above-maximum": _(
        "auction.second.minimum is {minimum}, but bids end at {highest}; lower it to at most "
        "{highest}"
    ),
    "second-below-first": _(
        "auction.second.minimum is {minimum}, but the first auction begins at {lowest}, so no bid "
        "above its contract is lower anyway; raise it to at least {least}"
    ),
    "second-unheld": _(
        "the limit '{limit}' asks for the {auction} auction, but there is only one; say how the "
        "second goes in auction.second, or take the fact away"
    ),
    # Trump
    "exposed-from-beyond-bids": _(
        "trump.exposed_from is {bid}, but no bid goes above {most}; write {most} or less, or none"
    ),
    "spare-card-played": _(
        "{key} is {choice}, but the indicator is a spare card that belongs to no hand and "
        "cannot be played; write {instead}, or indicator: own_card"
    ),
    "no-trump-face-down": _(
        "trump.besides has {choice}, but where there are no trumps none is found among cards "
        "laid face down; take it away, or let trump be called for with exposed_by: may_call"
    ),
    "points-face-down": _(
        "{guard} asks for own_points, but where cards stay face down nobody knows how many card "
        "points a side has taken; take it away, or let trump be called for with exposed_by: "
        "may_call"
    ),
    "void-deal-with-own-card": _(
        "trump.never_exposed is void_deal, but an indicator of the declarer's own is his last"
        " card if nobody calls, so trump always comes out; write last_trick, or indicator: "
        "spare_card"
    ),
    "later-card-beyond-hand": _(
        "trump can be left to card {nth}, but each seat gets only {hand} cards; name a card "
        "that is dealt after trump is fixed, {hand} at most"
    ),
    "later-card-already-dealt": _(
        "trump can be left to card {nth}, but when trump is fixed each seat holds {held} "
        "cards already; name a later one, or fix trump earlier in deal.stages"
    ),
    "suit-bid-concealed": _(
        "the bid names the suit aloud, but trump.indicator is {indicator}; write announced"
    ),
    "mixed-forms": _(
        "auction.forms mixes number with {other}; a number alone leaves trump to be fixed "
        "later, so let either every bid name its trump or none"
    ),
    "only-no-trump": _(
        "auction.forms has {forms} alone, so there would never be a trump; write "
        "[number_suit, {forms}]"
    ),
    # Doubling
    "step-misnamed": _(
        "the step '{step}' answers '{after}', which is no step; did you mean '{near}'?"
    ),
    "answers-no-step": _(
        "the step '{step}' answers '{after}', but there is no such step; add '{after}', or "
        "take 'after' away if '{step}' opens the ladder"
    ),
    "steps-in-circle": _(
        "the steps {circle} answer one another in a circle, so none of them opens the ladder;"
        " let one of them have no 'after'"
    ),
    "steps-without-stage": _(
        "'{step}' is said at a stage of its own, but deal.stages has no 'doubling'; put it "
        "after 'trump', or write when: in_auction"
    ),
    "doubles-in-one-round": _(
        "doubles are said in the auction, but each seat speaks only once, so the declarer's "
        "side cannot answer and the last bid cannot be doubled; write rounds: until_passes, "
        "or when: own_stage"
    ),
    "tallies-never-both": _(
        "the step '{step}' waits for two tallies that never stand together: the stake changes"
        " hands, so both together are always {together}; ask for one of them only"
    ),
    "step-not-dearer": _(
        "the step '{step}' makes the stake {stake}, but it was {before} already; let it raise"
        " the stake"
    ),
    "step-above-limit": _(
        "the step '{step}' makes the stake {stake} or more, but doubling.limit is {limit}, so"
        " it can never be said; raise the limit, lower the step or take it away"
    ),
    "c-above-limit": _(
        "'{step}' stakes {stake}, but doubling.limit is {limit}: with auto-double the stake "
        "stops there and C can never be called; leave one of the two out, or raise the limit "
        "to {stake} as the house rule c-with-auto-double does"
    ),
    "limit-below-stakes": _(
        "doubling.limit is {limit}, but some bids stake {stake} before anybody doubles; raise"
        " the limit to at least {stake}, or lower the row in scoring.stakes"
    ),
    "c-without-double": _(
        "'{step}' stakes the game without answering a double; write after: double"
    ),
    "c-not-the-game": _(
        "'{step}' stakes {stake}, but the game is won at {win_at}; C stakes the whole game, "
        "so write doubling.steps.{step}.stake: {right}"
    ),
    # Play
    "lead-limit-unseen": _(
        "the lead limit '{limit}' binds anyone while trump lies concealed, but only the "
        "declarer knows what trump is; write by: declarer, or add trump: exposed to its 'if'"
    ),
    "nothing-concealed": _(
        "the lead limit '{limit}' binds while trump lies concealed, but an announced trump "
        "never does; take the limit away"
    ),
    "jack-absent": _(
        "play.jack_discard speaks of jacks, but deck.order has none; take it away, or put J into "
        "the order"
    ),
    "no-partner-winning": _(
        "play.void speaks of a partner who is winning the trick, but two players have no partners; "
        "write must_ruff"
    ),
    # Pair
    "exempt-rank-absent": _(
        "play.exempt_trumps names {rank}, but deck.order has no {rank}; take it away"
    ),
    "pair-rank-absent": _(
        "'{kind}' needs {rank}, but deck.order has no {rank}; name ranks that are in play, or"
        " write kinds: none"
    ),
    "same-pair-twice": _("'{kind}' is made of the same cards as '{other}'; take one of them away"),
    "pair-of-one-card": _(
        "'{kind}' is a single card, which whoever holds it could show; name a second rank, or "
        "write suit: each_suit"
    ),
    "no-plain-suit": _(
        "'{kind}' lies in a suit that is not trump, but the deck has one suit alone; write suit: "
        "trump, or add to deck.suits"
    ),
    "pair-shown-by-nobody": _(
        "neither side may show a pair; give pair.declarer or pair.defenders a window, or "
        "write kinds: none"
    ),
    "pair-of-two-hands": _(
        "the cards of a pair may lie in two hands, but pair.declared is {declared}, and no player "
        "can see what his partner holds; write declared: by_itself, or holder: one_hand"
    ),
    "window-never-opens": _(
        "pair.{side} may show after a trick won before the exposure, but an announced trump "
        "is open from the start; choose another window, such as after_exposure"
    ),
    "pair-floor-too-high": _(
        "pair.floor is {floor}, but bids go only to {high}, so a pair could lower no target; "
        "lower it below {high}, or write floor: minimum"
    ),
    "pair-cap-too-low": _(
        "pair.cap is {cap}, but no bid is below {low}, so a pair could raise no target; raise"
        " it above {low}, or write cap: total"
    ),
    "pair-worth-one": _(
        "'{kind}' is worth 1, but pair.effect is {effect}, and once is no change; write 2 or more"
    ),
    "pair-makes-bid": _(
        "'{kind}' is worth {worth} and the lowest bid is {low}, so showing it makes the bid at "
        "once; lower it, write floor: minimum, or let it stand if that is meant"
    ),
    "pair-longer-than-hand": _(
        "'{kind}' is made of {count} cards, but no more than {most} can lie together; take {most} "
        "at most"
    ),
    "held-as-dealt-twice": _(
        "pair.held: at_deal asks what a hand was dealt, and deal.stages deals again after a first "
        "half; write held: now, or a single play"
    ),
    "pair-never-worth": _(
        "every row of pair.{side}.worth is none, so this side can never show; give a row a "
        "number, or write {side}: none"
    ),
    # Solo
    "solo-without-stage": _(
        "'{contract}' is called outside the auction, but deal.stages has no 'solo'; put it "
        "before 'play', or before the last packet where it is called on the first"
    ),
    "solo-before-last-packet": _(
        "'{contract}' is called on the full hand, but deal.stages offers the solos while a "
        "packet of {packet} is still to come; put 'solo' after it too"
    ),
    "solo-after-last-packet": _(
        "'{contract}' is called on the first packet, but deal.stages offers the solos only "
        "when all cards are dealt; put 'solo' before the last packet too"
    ),
    "blind-with-full-hand": _(
        "'{contract}' is played blind, but not called on the first packet, so there are no "
        "cards to leave unseen; write when: first_packet, or blind: 0"
    ),
    "blind-too-long": _(
        "'{contract}' is blind until {blind} tricks are won, but its caller sees only {seen} "
        "cards; write {seen} at most"
    ),
    "nobody-caught": _(
        "'{contract}' says what it costs when the partner is caught, but no trick of his is; "
        "write partner: must_not_win, or leave caught out"
    ),
    "priority-of-equals": _(
        "no stage offers contracts of which one wins more than another, so none is the "
        "highest; write first_in_turn"
    ),
    "solo-longer-than-hand": _(
        "'{contract}' is played over {tricks} tricks, but a hand has only {hand} cards; write"
        " {hand} at most, or none for all"
    ),
    "solo-before-declarer": _(
        "'{contract}' is for the declarer or his side and is called in the auction, when there "
        "is no declarer yet; write when: full_hand, or by: anyone"
    ),
    "certainty-too-early": _(
        "'{contract}' asks whether the hand is sure, but in the auction only {held} of {hand}"
        " cards are dealt; write when: full_hand"
    ),
    "sure-hand-thrown-in": _(
        "'{contract}' is for a hand that is sure of every trick, but the redeal '{redeal}' "
        "throws in a hand of one suit before it can be called; give the redeal how: asked"
    ),
    "claim-without-pair": _(
        "'{claim}' counts on a pair, but there are none; name some in pair.kinds, or let the "
        "claim be without"
    ),
    "claim-without-mark": _(
        "'{claim}' asks how much is lacking to win the match, but match.win_at is none; set it, "
        "or take short_of_win away"
    ),
    "claim-lifts-nothing": _(
        "'{claim}' lifts the mark that wins the match to {lifted}, but it is {mark} already; "
        "write a higher win_at, or take it away"
    ),
    "claim-out-of-reach": _(
        "'{claim}' is a claim of every trick, so it can never be made once the other side has "
        "taken one; take other_tricks away, or write 0"
    ),
    "no-partner-out": _(
        "'{contract}' lays the partner's hand down, but at this table a caller has no "
        "partner; write partner: plays"
    ),
    # Scoring
    "stakes-fall": _(
        "bids from {begins} win {win}, but lower ones win {before}; let higher bids win more, or "
        "let it stand if that is meant"
    ),
    "under-half-not-dearer": _(
        "scoring.under_half costs no more than failing does anyway, which is {lose} or more; "
        "raise it, or write under_half: none"
    ),
    "sweep-not-dearer": _(
        "scoring.all_tricks brings no more than making the bid does anyway, which is {win} or "
        "more; raise it, or write all_tricks: none"
    ),
    "last-trick-above-deck": _(
        "the last trick counts {extra} card points, more than all cards together ({total}); "
        "is it a slip?"
    ),
    "counters-need-nothing": _(
        "scoring.counters_need is {need}, but bids go up to {high}, and such a bid leaves the "
        "counting side nothing to capture; write at least {least}, or lower auction.maximum"
    ),
    "counters-beyond-reach": _(
        "after a bid of {bid} the counting side needs {need} card points, but it can capture at "
        "most {most}; lower scoring.counters_need"
    ),
    "no-target-to-move": _(
        "pair.effect is {effect}, but where more than half of what counts is needed no target "
        "can be moved; write effect: points or times_stake"
    ),
    "half-of-same": _(
        "scoring.under_half halves the target, but no pair moves it here, so it is the bid; "
        "write of: bid"
    ),
    "band-gap": _(
        "the first row of {table} begins at {begins}, but bids begin at {low}, so those up to"
        " {last} have no row; take 'from' out of the first row, or add a row before it"
    ),
    "first-row-has-from": _(
        "the first row of {table} begins at {begins}, but the first row always begins at the "
        "lowest bid, {low}; take its 'from' away"
    ),
    "row-without-from": _(
        "row {row} of {table} does not say where it begins; give it a 'from' above that of "
        "the row before"
    ),
    "band-overlap": _(
        "a row of {table} begins at {begins}, but the row before it begins at {before}; write"
        " the rows in rising order, each bid once"
    ),
    "row-beyond-bids": _(
        "a row of {table} begins at {begins}, but bids end at {high}; take the row away, or "
        "begin it at {high} at the latest"
    ),
    "row-never-used": _(
        "the row before from: {begins} in {table} is never used, because bids begin at {low};"
        " take it away, and 'from' out of the row that is then first, or begin the next row "
        "above {low}"
    ),
    # Penalties
    "costs-nothing": _(
        "penalties.{act} neither ends the deal nor costs a game point; write lose or another "
        "price, or penalties.{act}: none"
    ),
    # Match
    "match-cannot-end": _("the match has no end; write win_at, lose_at, at_zero or length"),
    "nothing-ever-falls": _(
        "{key} is {value}, but with paid: winners_score no tally is ever lowered; write "
        "win_at instead, or paid: declarer_scores or losers_pay"
    ),
    "lose-at-below-zero": _(
        "match.lose_at is {lose_at}, but with at_zero: {at_zero} no tally falls below "
        "nothing; take one of the two away"
    ),
    "win-at-above-all": _(
        "match.win_at is {win_at}, but the stake changes hands and there are only {all} in "
        "all; lower it to at most {all}, or take it away"
    ),
    "won-at-start": _(
        "match.start is {start} and match.win_at is {win_at}, so every side has won before "
        "the first deal; start lower or win later"
    ),
    "nothing-to-lose": _(
        "match.at_zero is {at_zero}, but every side begins with nothing; give it a start, "
        "such as 12"
    ),
    "given-for-nothing": _(
        "scoring.paid is winners_give, but with at_zero: {at_zero} nobody wins by giving; write "
        "at_zero: wins, or paid: losers_pay"
    ),
    "rid-without-giving": _(
        "match.at_zero is wins, but with paid: {paid} a side is rid of its game points by losing; "
        "write paid: winners_give, or at_zero: loses"
    ),
    "sets-without-mark": _(
        "match.sets counts marks, but neither win_at nor lose_at sets one; write the tally "
        "that opens a set, such as win_at: 6, or take the sets away"
    ),
    # Next dealer and redeals
    "nobody-wins-solo": _(
        "deal.next_dealer is solo_winner, but there are no solo contracts to be won; lay a house "
        "rule such as single-hand, or take it away"
    ),
    "endless-redeal": _(
        "the redeal '{redeal}' is due with any cards at all, if: {wanted}, so no deal would "
        "be played; ask for something that only some hands are"
    ),
    "trumps-before-exposure": _(
        "the redeal '{redeal}' counts trumps when: {when}, before trump is known to the "
        "table; write when: exposure"
    ),
    "redeal-unseen": _(
        "the redeal '{redeal}' must be asked for, but whose: {whose} looks at several hands "
        "and nobody sees them all; write how: automatic, or look at one hand"
    ),
    "asked-at-exposure": _(
        "the redeal '{redeal}' must be asked for at the exposure, but then a trick lies open "
        "and nobody is asked; write how: automatic"
    ),
    "redeal-before-sides": _(
        "the redeal '{redeal}' looks at whose: {whose} before there is a declarer; write "
        "when: exposure, or look at seats instead of a side"
    ),
    "redeal-of-nobody": _(
        "the redeal '{redeal}' does not say whose cards it looks at or who may ask for it; "
        "write whose, such as whose: any_seat"
    ),
    "nobody-asked": _(
        "the redeal '{redeal}' looks at the cards of a partner who was asked to bid, but nobody "
        "asks one here; fill auction.ask_partner, or choose other cards"
    ),
    "whose-for-nothing": _(
        "the redeal '{redeal}' looks at no cards and nobody has to ask for it, so whose: {whose} "
        "changes nothing; take it away"
    ),
    "redeal-before-contract": _(
        "the redeal '{redeal}' asks for '{fact}' when: {when}, before it is settled; choose a "
        "later moment, or move the stages"
    ),
    "certainty-of-side": _(
        "the redeal '{redeal}' asks whether a hand is sure, but whose: {whose} takes several "
        "hands together; write whose: any_seat"
    ),
    # Guards
    "empty-range": _(
        "no number is at least {at_least} and below {below}, so '{fact}' can never hold; "
        "'below' must be larger than 'at_least'"
    ),
    "asks-too-much": _(
        "'{fact}' is to be {asked}, but it is never more than {most}; lower it, or take it away"
    ),
    "asks-too-little": _(
        "'{fact}' is to be {asked}, but it is never less than {least}; raise it, or take it away"
    ),
    "asks-nothing": _("'{fact}: {asked}' always holds; take it away"),
}
"""By the name of the problem; its facts fill the named places."""
