"""What is wrong with keys, and with the way files are laid over one another."""

from __future__ import annotations

import turup.words
from turup.words.translation import marked as _

SENTENCES: dict[str, str] = {
    # Each file by itself.
    "unknown-key": _("{around} has no key '{name}'{hint}"),
    "unknown-choice": _("{key} cannot be '{value}', only {forms}{hint}"),
    "wrong-type": _("{key} is {found}, but takes {forms}{hint}"),
    "out-of-range": _("{key} is {value}; write a number from {least} to {most}"),
    "too-few": _("{key} has too few entries ({count}); write at least {bound}"),
    "too-many": _("{key} has too many entries ({count}); write at most {bound}"),
    "listed-twice": _("'{value}' stands twice in {key}; take one away"),
    "bad-name": _(
        "'{value}' is no name; take lower-case letters, figures and underscores, and not the "
        "word none{hint}"
    ),
    "unknown-rank": _("'{value}' is no rank{hint}"),
    "no-text": _("{key} is empty; write some text"),
    "too-long": _("{key} has {count} characters; write at most {bound}"),
    "newer-format": _(
        "the profile is written in format {value}, and this program reads {known}; "
        "it needs a newer turup"
    ),
    "unknown-format": _("there is no format '{value}'; write turup: {known}"),
    "missing-key": _("{key} must be stated ({about}); write {forms}"),
    "twins-without-tie-rule": _(
        "the deck has equal cards, so {key} must be stated ({about}); write {forms}"
    ),
    # Names of profiles and overlays.
    "unknown-profile": _("there is no profile '{name}'{hint}"),
    "unknown-overlay": _("there is no overlay '{name}'{hint}"),
    "overlay-as-profile": _("'{name}' is an overlay, not a profile{hint}"),
    "profile-as-overlay": _(
        "'{name}' is a profile; only an overlay can be laid over another profile, so name it in "
        "extends"
    ),
    "not-a-profile": _(
        "{mark} stands in this file, so it is no profile; give it to {command}, and name a "
        "profile here"
    ),
    "unfinished-spec": _("a name is missing; write a profile, as in 28 or 28+doubling"),
    "path-outside": _(
        "'{name}' lies outside the folder of this file; move it into that folder or below"
    ),
    "circular-extends": _("the profile comes back to itself: {circle}; take one extends away"),
    "chain-too-long": _(
        "more than {most} profiles extend one another; let this one extend another, or none"
    ),
    # How they are laid over one another.
    "overlay-twice": _("the overlay '{name}' is laid twice; name it once"),
    "unmet-need": _("the overlay '{name}' needs {needs}, which nothing before it fills{hint}"),
    "unknown-path": _("a profile has no key '{path}'{hint}"),
    "overlay-conflict": _(
        "{key} is {value} here, but {other_value} in the overlay {other}; "
        "drop one of them, or write the key yourself"
    ),
    "idle-override": _(
        "the overlay overrides {path} but does not write it; write it, or take it out of overrides"
    ),
    "idle-overlay": _(
        "the overlay '{name}' changes nothing here, because {setting} is {setting_value}; leave it "
        "out, or change that"
    ),
    "only-in-overlay": _("'{key}' is for overlays alone; leave it out"),
    "not-in-overlay": _("'{key}' is not for overlays; write it in the profile that uses this one"),
    "nothing-to-remove": _(
        "nothing named '{name}' was inherited, so its none takes nothing away{hint}"
    ),
    "no-effect": _(
        "{key} has no effect, because {setting} is {setting_value}; take it away, or change that"
    ),
    "parent-changed": _(
        "{profile} had the fingerprint {was} and now has {now}; look again at what is taken "
        "from it: {keys}"
    ),
    "key-changed": _(
        "{key} of {profile} was {before} and is now {value}; see which you want, and pin again"
    ),
}

_KINDS: dict[str, str] = {
    "number": _("a whole number"),
    "text": _("text"),
    "list": _("a list"),
    "mapping": _("a mapping"),
    "nothing": _("nothing"),
    "faulty": _("nothing"),
}


def kind(name: str) -> str:
    """What a kind of value is called, or nothing where it is no kind."""
    return turup.words._(_KINDS[name]) if name in _KINDS else ""
