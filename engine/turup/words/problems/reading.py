"""What is wrong with a file before its keys are looked at."""

from __future__ import annotations

from turup.words.translation import marked as _

SENTENCES: dict[str, str] = {
    "missing-file": _("there is no file '{file}'"),
    "folder-as-file": _("'{file}' is a folder; name a YAML file in it"),
    "special-file": _("'{file}' is not an ordinary file; copy it to one"),
    "unreadable-file": _("'{file}' cannot be read: {reason}"),
    "too-large": _("'{file}' has more than {most} bytes; no profile needs so many"),
    "too-deep": _("more than {most} mappings and lists stand inside one another here"),
    "too-many-values": _("more than {most} keys and values; no profile needs so many"),
    "binary-file": _("a NUL byte stands here; save the file as UTF-8 text"),
    "not-utf-8": _("the text is not UTF-8 but holds {found}; save the file as UTF-8"),
    "control-character": _("a control character ({character}) stands here; remove it"),
    "bidirectional-control": _(
        "a character that turns the direction of writing ({character}) stands here; remove it"
    ),
    "empty-file": _("the file says nothing; a profile begins with turup: 1"),
    "not-a-mapping": _("the file holds {found}; a profile is a mapping of keys"),
    "second-document": _("a second document begins here; give it a file of its own"),
    "broken-yaml": _("this is not YAML: {reason}"),
    "tab-for-space": _("a tab stands where YAML takes only spaces"),
    "anchor": _("anchors such as '{text}' are not read; write the value out each time"),
    "merge-key": _("'<<' is not read; name a parent in extends, or write the keys out"),
    "tag": _("the tag '{text}' is not read; write the value without it"),
    "duplicate-key": _("'{key}' is written twice, first on line {first_line}"),
    "key-not-a-word": _("{found} cannot be a key; a key is a word"),
    "empty-value": _("{key} has no value; write one, or leave the key out"),
    "ambiguous-word": _("'{text}' is a word to some readers of YAML and a switch to others{hint}"),
    "ambiguous-number": _("readers of YAML do not agree on what '{text}' is{hint}"),
    "not-whole": _("'{text}' is not a whole number written in plain figures"),
    "huge-number": _("a number of more than {most} figures; no rule needs so many"),
}

REASONS: dict[str, str] = {
    "no-colon": _("a key needs a colon and a space after it"),
    "second-colon": _("a second colon on one line; text with a colon stands in quotes"),
    "open-bracket": _("a bracket is opened here and not closed, or a comma is missing"),
    "open-quote": _("a quotation mark is opened here and not closed"),
    "odd-start": _("no word begins with '{character}'; put it in quotes"),
    "indentation": _("this line stands further left or right than those around it"),
    "escape": _("no character has this escape"),
    "after-end": _("the text goes on after its end"),
    "unclear": _("it cannot be read from here on"),
}
