"""What is wrong with a file before its keys are looked at."""

from __future__ import annotations

from turup.words.translation import marked as _

SENTENCES: dict[str, str] = {
    "missing-file": _("there is no file '{file}'; see how it is spelt and where it stands"),
    "folder-as-file": _("'{file}' is a folder; name a YAML file in it"),
    "special-file": _("'{file}' is not an ordinary file; copy it to one"),
    "unreadable-file": _("'{file}' cannot be read: {reason}"),
    "too-large": _("'{file}' has more than {most} bytes; no profile needs so many"),
    "too-deep": _(
        "more than {most} mappings and lists stand inside one another here; no profile needs so "
        "many"
    ),
    "too-many-values": _("more than {most} keys and values; no profile needs so many"),
    "binary-file": _("a NUL byte stands here; save the file as UTF-8 text"),
    "not-utf-8": _("the text is not UTF-8 but holds {found}; save the file as UTF-8"),
    "control-character": _("a control character ({character}) stands here; remove it"),
    "bidirectional-control": _(
        "a character that turns the direction of writing ({character}) stands here; remove it"
    ),
    "empty-file": _("the file says nothing; a profile begins with turup: 1"),
    "not-a-mapping": _(
        "the file holds {found}; a profile is a mapping of keys that begins with turup: 1"
    ),
    "second-document": _("a second document begins here; give it a file of its own"),
    "broken-yaml": _("this is not YAML: {reason}"),
    "tab-for-space": _("a tab stands where YAML takes only spaces; write spaces"),
    "anchor": _("anchors such as '{text}' are not read; write the value out each time"),
    "merge-key": _("'<<' is not read; name a parent in extends, or write the keys out"),
    "tag": _("the tag '{text}' is not read; write the value without it"),
    "duplicate-key": _("'{key}' is written twice, first on line {first_line}; keep one of them"),
    "key-not-a-word": _("{found} cannot be a key; write a word"),
    "empty-value": _("{key} has no value; write one, or leave the key out{slip}"),
    "ambiguous-word": _("'{text}' is a word to some readers of YAML and a switch to others{hint}"),
    "ambiguous-number": _("readers of YAML do not agree on what '{text}' is{hint}"),
    "not-whole": _("'{text}' is not a whole number in plain figures; write one, such as {instead}"),
    "huge-number": _("a number of more than {most} figures; write a shorter one"),
}

REASONS: dict[str, str] = {
    "no-colon": _("a key needs a colon and a space after it"),
    "second-colon": _("a second colon on one line; text with a colon stands in quotes"),
    "open-bracket": _("a bracket is opened here and not closed"),
    "no-comma": _("a comma or the closing bracket is missing before this place"),
    "comma-too-many": _("a comma too many stands here"),
    "bracket-too-many": _("a closing bracket too many stands here"),
    "colon-in-brackets": _(
        "a second colon; before it a comma or a closing bracket is missing, or quotes around text "
        "with a colon"
    ),
    "no-key": _("a colon stands here without a key before it"),
    "directive": _("a line that begins with % is a directive; no profile needs one, take it away"),
    "open-quote": _("a quotation mark is opened here and not closed"),
    "odd-start": _("no word begins with '{character}'; put it in quotes"),
    "indentation": _(
        "this line stands further left or right than those around it; line it up with them"
    ),
    "escape": _("no character has this escape; a backslash in double quotes is written twice"),
    "after-end": _("the text goes on after its end; take away the line that ends it"),
    "unclear": _("it cannot be read from here on; see what stands right before"),
}
