"""Sense of the forms of a bid, and of the limits that ask how one is worded or whose it is."""

from __future__ import annotations

from turup.profiles.sense.told import Found, Record, Told, guard_of

SUIT_FORMS = ("number_suit", "suit_number")


def mixed_forms(told: Told) -> Found:
    """Either every bid leaves trump to be fixed later, or none does, and some name a suit."""
    forms = told.items("auction.forms")
    if "number" in forms and len(forms) > 1:
        other = next(form for form in forms if form != "number")
        yield told.problem("mixed-forms", "auction.forms", other=other)
    elif "number" not in forms and not any(form in forms for form in SUIT_FORMS):
        named = ", ".join(map(str, forms))
        yield told.problem("only-no-trump", "auction.forms", forms=named)


def form_not_used(told: Told, name: str, limit: Record) -> Found:
    """A limit on one form of a bid needs that form, and others beside it."""
    form, forms = guard_of(limit).get("form"), told.items("auction.forms")
    path = f"auction.limits.{name}.if.form"
    if form is None:
        return
    if form not in forms:
        facts = {"limit": name, "form": form, "forms": ", ".join(map(str, forms))}
        idle = f"auction.limits.{name}", "auction.forms"
        yield from told.without_effect("form-not-used", path, idle, **facts)
    elif len(forms) == 1 and told.is_written(path):
        yield told.warning("asks-nothing", path, fact="form", asked=form)


def question_has_no_form(told: Told) -> Found:
    """Whoever asks his partner makes no bid, so there is none to be worded."""
    path = "auction.ask_partner.if.form"
    if told.is_told(path):
        yield told.problem("question-has-no-form", path)


def idle_own_bid(told: Told, name: str, limit: Record) -> Found:
    """Who holds the bid speaks again in a second auction, or when he is brought the word.

    A double said in the bidding brings it, and so does an answer to a partner's question.
    """
    path = f"auction.limits.{name}.if.standing"
    if guard_of(limit).get("standing") != "self":
        return
    is_again = bool(told.record("auction.second"))
    is_raise = limit.get("minimum") != "no_bid" and "form" not in guard_of(limit)
    is_doubled = told.value("doubling.when") == "in_auction" and told.record("doubling.steps")
    is_brought = is_doubled or told.record("auction.ask_partner")
    if not is_again and not (is_raise and is_brought):
        idle = f"auction.limits.{name}", "auction.second"
        yield from told.without_effect("idle-own-bid", path, idle, limit=name)
