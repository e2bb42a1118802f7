"""What is said around the questions: how to answer, why something is asked, and what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from turup.words import _, ngettext
from turup.words.names import summary, title
from turup.words.questions.question import marked
from turup.words.safe import safe
from turup.words.scene import listed
from turup.words.sheet.sections import SECTIONS

MOST_NAMED = 6
WELCOME = marked(
    "Some questions about your table; what an answer settles is not asked. Type what stands before "
    "an answer, or d (don't know), b (back), ? (why ask), e (enough) or q (quit)."
)
ENOUGH = marked("That is enough; what is left open stays as in the nearest named form.")
NOTHING_WRITTEN = marked("Nothing was written.")
NOBODY_ASKED = marked(
    "turup choose asks at a terminal; without one, give it the answers: --answers FILE"
)
ONE_OF = marked("Answer with a number from 1 to {last}, or with d, b, ?, e or q.")
SOME_OF = marked("Answer with numbers from 1 to {last}, such as 1 2, with nothing for none of them,"
                 " or with d, b, ?, e or q.")  # fmt: skip
A_NUMBER = marked("Answer with a whole number in figures, or with d, b, ?, e or q.")
TAKEN = marked("{file} is there already.")
TOO_LONG = marked("That is too long for an answer.")
NO_WAY_BACK = marked("This is the first question.")
WHERE_TO = marked(
    "Into which file shall the sheet go? (such as our-rules.html; nothing shows it here)"
)
NO_SENSE = marked("That makes no sense with what was answered before:")
YES, NO = marked("Yes."), marked("No.")
OUR_TABLE, YOUR_ANSWERS = marked("Our table"), marked("your answers")
TOPICS = marked("What else does your table have house rules about? (several, or nothing)")
RULES = marked("{section}: which of these does your table play? (several, or none)")


def heading(number: int, text: str) -> str:
    """A question with its number."""
    return _("{number}. {question}").format(number=number, question=text)


def option(key: str, text: str) -> str:
    """A reading behind what to type for it."""
    return _("{key}) {reading}").format(key=key, reading=text)


def numbers(offered: Sequence[str]) -> str:
    """Numbers of which one is to be typed, or any other."""
    if not offered:
        return _("Type the number.")
    return _("Type the number: {numbers}, or another.").format(numbers=", ".join(offered))


def rule_question(name: str, words: str) -> str:
    """Whether a house rule is played."""
    told = _("Do you play with {name}: {summary}?")
    return told.format(name=safe(title(name)), summary=safe(summary(words)))


def rule_told(name: str, words: str) -> str:
    """A house rule on a list."""
    told = _("{name}: {summary}")
    return told.format(name=safe(title(name)), summary=safe(summary(words)))


def section_title(section: str) -> str:
    """What a section is called at the table."""
    return _(SECTIONS[section].TITLE)


def names_of(names: Sequence[str]) -> str:
    """Some names in a row; of many the first."""
    if len(names) <= MOST_NAMED:
        return listed(names)
    more = len(names) - MOST_NAMED
    told = ngettext("{names} and {count} more", "{names} and {count} more", more)
    return told.format(names=", ".join(names[:MOST_NAMED]), count=more)


def why_key(left: Sequence[str], played: Mapping[str, Sequence[str]]) -> Iterator[str]:
    """What is left, and what each reading would leave."""
    told = ngettext(
        "{count} named form is likely so far: {names}.",
        "{count} named forms are likely so far: {names}.",
        len(left),
    )
    yield told.format(count=len(left), names=names_of(left))
    if len(left) > 1:
        yield _("This tells them apart:")
    for text, forms in played.items():
        if forms:
            yield _("  {names}: {reading}").format(names=names_of(forms), reading=text)


def why_rule(form: str, played: Sequence[str]) -> Iterator[str]:
    """Why a house rule is asked about."""
    told = _("Your game comes nearest to {form}, where this is not played.")
    yield told.format(form=form)
    if played:
        yield _("It is played in {names}.").format(names=names_of(played))


def why_topics(form: str) -> Iterator[str]:
    """Why it is asked what else there is."""
    told = _("Your game comes nearest to {form}; what you play besides is laid over it.")
    yield told.format(form=form)


def nearest(spec: str, name: str, words: str) -> str:
    """The form that was found."""
    told = _("The nearest named form is {name}, {title}: {summary}.")
    return told.format(name=safe(spec), title=safe(title(name)), summary=safe(summary(words)))


def with_rules(told: Sequence[str]) -> str:
    """The house rules that are laid over the form."""
    return ngettext("House rule: {rules}.", "House rules: {rules}.", len(told)).format(
        rules="; ".join(told)
    )


def same() -> str:
    """That a table plays a form as it is."""
    return _("Your answers are as it is played there.")


def as_near(names: Sequence[str]) -> str:
    """The forms that the answers fit as well as the one that was found."""
    return _("What you answered fits these as well: {names}.").format(names=names_of(names))


def written(file: str, *, is_page: bool = False) -> str:
    """That a file was written, and of a page what to do with it."""
    told = (
        _("Written: {file}; open it in a browser to print it") if is_page else _("Written: {file}")
    )
    return told.format(file=safe(file))
