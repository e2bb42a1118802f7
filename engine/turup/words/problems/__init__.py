"""The sentence of each problem, made from its facts.

Each name has one template; what follows from a fact that not every such problem has, a nearest
name or what to write instead, is added as a hint.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from turup.profiles.problems import Problem
from turup.words import ENGLISH, _, speaking
from turup.words.problems import cases, reading, resolving, sense
from turup.words.safe import safe

MANY_FIELDS = 11
"""So many keys are no help in a sentence."""
SENTENCES = {
    **reading.SENTENCES,
    **resolving.SENTENCES,
    **sense.SENTENCES,
    **cases.SENTENCES,
}


def line(problem: Problem) -> str:
    """A problem as one line: where, what, and its name."""
    place = problem.place
    where = safe(place.file) or "''"
    if place.line:
        where = f"{where}:{place.line}:{place.column}"
    text = sentence(problem)
    if problem.is_warning:
        text = _("warning: {sentence}").format(sentence=text)
    return f"{where}: {text} [{problem.name}]"


def sentence(problem: Problem) -> str:
    """What is wrong, and where it can be told, what to write instead; in English, all of it."""
    with speaking(ENGLISH):
        return _sentence(problem)


def _sentence(problem: Problem) -> str:
    template = _(SENTENCES[problem.name])
    facts = {name: shown(value) for name, value in problem.facts.items()}
    return template.format_map({**facts, **_derived(problem.facts, template)})


def shown(value: Any) -> str:
    """A fact in a sentence: text made safe, lists and mappings as YAML writes them."""
    if isinstance(value, tuple):
        return ", ".join(shown(inner) for inner in value)
    if isinstance(value, Mapping):
        entries = ", ".join(f"{shown(key)}: {shown(inner)}" for key, inner in value.items())
        return f"{{{entries}}}"
    if isinstance(value, list):
        return f"[{', '.join(shown(inner) for inner in value)}]"
    return safe(str(value))


def _derived(facts: Mapping[str, Any], template: str) -> dict[str, str]:
    """The parts of a sentence that are made from several facts, or from none."""
    found = {"hint": _hint(facts, template), "slip": _slip(facts)}
    if "found" in facts:
        found["found"] = resolving.kind(str(facts["found"])) or shown(facts["found"])
    if "expected" in facts:
        found["forms"] = _forms(facts)
    if "reason" in facts:
        reason = reading.REASONS.get(str(facts["reason"]))
        found["reason"] = (
            shown(facts["reason"])
            if reason is None
            else _(reason).format_map({"character": shown(facts["character"])})
        )
    if "written" in facts:
        found["decision"] = cases.decision(facts)
    if "around" in facts:
        found["around"] = shown(facts["around"]) or _("a profile")
    if "about" in facts:
        found["about"] = _begun(shown(facts["about"]).partition(". ")[0].rstrip("."))
    return found


def _hint(facts: Mapping[str, Any], template: str) -> str:
    """What was probably meant, or what there is."""
    if near := facts.get("nearest"):
        letter = facts.get("letter")
        told = (
            _("; did you mean '{nearest}', without the odd character {letter}?")
            if letter
            else _("; did you mean '{nearest}'?")
        )
        return told.format(nearest=shown(near), letter=letter)
    if instead := facts.get("instead"):
        return _("; write {instead}").format(instead=shown(instead))
    if belongs := facts.get("belongs"):
        return _("; it belongs at {belongs}").format(belongs=shown(belongs))
    if fillers := facts.get("fillers"):
        return _("; lay {fillers} first").format(fillers=_either([*map(shown, fillers)]))
    return "" if "{forms}" in template else _offered(facts)


def _offered(facts: Mapping[str, Any]) -> str:
    """What a key takes, or the words there are."""
    if "expected" in facts:
        return _("; write {choices}").format(choices=_forms(facts))
    choices = facts.get("choices")
    return _("; write {choices}").format(choices=_either([*map(shown, choices)])) if choices else ""


def _slip(facts: Mapping[str, Any]) -> str:
    """A key and its value as they were meant, where a colon or a space is missing."""
    instead = facts.get("instead")
    return _(", or write {instead}").format(instead=shown(instead)) if instead else ""


def _forms(facts: Mapping[str, Any]) -> str:
    """What a key takes: kinds of value, a mapping with its keys, and words."""
    kinds = [resolving.kind(kind) for kind in facts["expected"]]
    if 0 < len(facts.get("fields", ())) < MANY_FIELDS and "mapping" in facts["expected"]:
        place = facts["expected"].index("mapping")
        kinds[place] = _("{mapping} ({fields})").format(
            mapping=kinds[place], fields=", ".join(map(shown, facts["fields"]))
        )
    return _either([*kinds, *map(shown, facts["choices"])])


def _either(words: list[str]) -> str:
    """Several words of which one is to be chosen."""
    if len(words) < 2:
        return "".join(words)
    return _("{first} or {last}").format(first=", ".join(words[:-1]), last=words[-1])


def _begun(text: str) -> str:
    """A sentence as part of another."""
    return text[:1].lower() + text[1:]
