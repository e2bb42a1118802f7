"""Writes docs/keys.md, the table of every key, from the schemas alone.

Run it after changing a schema: `python docs/write_keys.py`.
With `--check` it writes nothing and exits 1 if the page is stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "keys.md"
SHAPES = "shapes.schema.json"
BRANCHES = ("anyOf", "oneOf")
HEAD = """\
<!-- Written by docs/write_keys.py from schemas/; change the schemas, not this page. -->

# The keys of a profile

A profile has a head, which says what it is and what it changes, and twelve sections with the rules.
Each has a table here, one line for each key and for each field of its records.
[How profiles are written](profiles.md) shows the keys at work.
`turup explain KEY` tells what stands here, with an example.

- `*` in a path stands for a name of the author's choosing, `[]` for a row of a list.
- **Neutral** is what is played when nobody mentions the rule.
  *Required* means that a finished profile must say it, itself or through its parent.
  *Required if* binds only where the condition holds.
- *Sheet only* marks a key that changes what a rule sheet and the messages say, and no deal.
- **Rows** are the numbers of [rows.yaml](rows.yaml), where each rule is told in a sentence.

Some kinds of value come back in many places:

{shapes}
A *guard* is a mapping of facts, such as `{{bid: {{at_least: 19}}}}`: all that it names must hold.
*Records by name* are a mapping too, and the names are yours.
The word `none` in place of a record takes an inherited one away.
"""
SHAPES_TOLD = ("range", "effect", "rank", "name")

HEAD_TEXT = """\
`turup: 1` comes first: it names the format.
A profile lays what it says itself over its `house-rules`, and those over the profile it `extends`.
Cases under `examples` have [a page of their own](worked-examples.md)."""
TABLE = "\n## {title}\n\n{text}\n\n| Key | Meaning |\n| --- | --- |\n"

Node = dict[str, Any]


@dataclass(frozen=True)
class Key:
    """A key, a field of a record, or a fact of a guard, with what the schema says of it."""

    path: str
    node: Node
    choices: list[Node] = field(default_factory=list)

    @property
    def rows(self) -> set[str]:
        """The rulebook rows of the key and of its choices."""
        rows = set(self.node.get("x-rows", []))
        return rows.union(*(choice.get("x-rows", []) for choice in self.choices))


@cache
def read_schema(name: str) -> Node:
    """One schema file."""
    schema: Node = json.loads((ROOT / "schemas" / name).read_text(encoding="utf-8"))
    return schema


def section_names() -> list[str]:
    """The twelve sections, in the order in which a profile names them."""
    properties = read_schema("profile.schema.json")["properties"]
    refs = {name: node.get("$ref", "") for name, node in properties.items()}
    return [name for name, ref in refs.items() if ref == f"{name}.schema.json"]


def all_keys() -> list[Key]:
    """Every key, field and fact of every section, in schema order."""
    return [key for section in section_names() for key in section_keys(section)]


def section_keys(section: str) -> Iterator[Key]:
    """The keys of one section, each followed by its fields."""
    schema = read_schema(f"{section}.schema.json")
    for name, node in schema["properties"].items():
        yield from walk(f"{section}.{name}", node, schema)


def walk(path: str, node: Node, schema: Node) -> Iterator[Key]:
    """A key and, below it, the fields of the record or guard it holds."""
    yield Key(path, node, list(choices_of(node)))
    for step, record in records_of(node, schema):
        for name, inner in record.get("properties", {}).items():
            yield from walk(f"{path}{step}.{name}", inner, schema)


def choices_of(node: Node) -> Iterator[Node]:
    """The choices of a key: words, and kinds of value that have a title of their own."""
    options = [option for keyword in BRANCHES for option in node.get(keyword, [])]
    if node.get("type") == "array":
        options += choices_of(node.get("items", {}))
    yield from (option for option in options if "const" in option or "title" in option)


def records_of(node: Node, schema: Node) -> Iterator[tuple[str, Node]]:
    """The records a value may be, each with the step that leads to its fields."""
    for option in [node, *(o for keyword in BRANCHES for o in node.get(keyword, []))]:
        if "properties" in (record := resolve(option, schema)):
            yield "", record
        if option.get("type") == "array":
            yield "[]", resolve(option.get("items", {}), schema)
        named = option.get("additionalProperties")
        if isinstance(named, dict):
            yield from ((".*", record) for _, record in records_of(named, schema))


def resolve(node: Node, schema: Node) -> Node:
    """What a reference inside a section points to; shared shapes stay closed."""
    ref = node.get("$ref", "")
    if not ref.startswith("#/$defs/"):
        return node
    found: Node = schema["$defs"][ref.removeprefix("#/$defs/")]
    return found


def kind_of(node: Node) -> str:
    """The kind of value a key takes, in words."""
    ref = node.get("$ref", "")
    if ref.startswith(SHAPES):
        return shape_title(ref)
    if ref:
        return str(ref).rpartition("/")[2].replace("_", " ")
    if any(keyword in node for keyword in BRANCHES):
        return union_kind(node)
    return plain_kind(node)


def shape_title(ref: str) -> str:
    """The title of a shared shape, such as a number or range."""
    shape = read_schema(SHAPES)["$defs"][ref.rpartition("/")[2]]
    return str(shape["title"]).lower()


def union_kind(node: Node) -> str:
    """A choice of words, alone or beside a number, a list or a record."""
    options = [option for keyword in BRANCHES for option in node.get(keyword, [])]
    kinds = ["choice" if "const" in option else kind_of(option) for option in options]
    return ", or ".join(dict.fromkeys(sorted(kinds, key="choice".__eq__)))


def plain_kind(node: Node) -> str:
    """A number with its bounds, a list, records by name, or text."""
    kind = node.get("type")
    if kind == "integer":
        return f"number {node['minimum']} to {node['maximum']}"
    if kind == "array":
        return f"list of {list_item(node['items'])}"
    if kind == "object":
        names = node["propertyNames"]["$ref"] if "propertyNames" in node else ""
        return "number by rank" if names.endswith("/rank") else "records by name"
    return "text"


def list_item(items: Node) -> str:
    """What a list holds."""
    if "$ref" in items and not items["$ref"].startswith(SHAPES):
        return "rows"
    options = [option for keyword in BRANCHES for option in items.get(keyword, [])]
    if any("const" in option for option in options):
        numbers = any(option.get("type") == "integer" for option in options)
        return "numbers and words" if numbers else "words"
    return "ranks"


def shape_lines() -> str:
    """The shared kinds of value, each in a sentence."""
    shapes = read_schema(SHAPES)["$defs"]
    told = (shapes[name] for name in SHAPES_TOLD)
    return "".join(f"- *{shape['title'].lower()}*: {shape['description']}\n" for shape in told)


def neutral_of(node: Node) -> str:
    """The neutral value, or that the key must be stated."""
    if "default" in node:
        value = node["default"]
        shown = ", ".join(map(str, value)) if isinstance(value, list) else str(value)
        return f"`{shown}`" + condition_of(node, " (where {})")
    if node.get("x-required"):
        return "**required**" + condition_of(node, " if {}")
    return "not stated"


def condition_of(node: Node, frame: str) -> str:
    """The condition under which a key has an effect."""
    parts = [told_condition(path, want) for path, want in node.get("x-when", {}).items()]
    return frame.format(" and ".join(parts)) if parts else ""


def told_condition(path: str, want: list[str] | str) -> str:
    """One condition as a clause."""
    if want == "filled":
        return f"`{path}` is filled"
    if isinstance(want, str):
        return f"the {path} has {want.replace('_', ' ')}"
    return f"`{path}` is " + " or ".join(f"`{word}`" for word in want)


def told_choice(choice: Node) -> str:
    """One choice with what it means."""
    word = choice.get("const")
    name = f"`{word}`" if word is not None else f"*{choice['title'].lower()}*"
    return f"{name}: {choice['description']}"


def told_example(value: Any) -> str:
    """An example as YAML on one line."""
    written = json.dumps(value).replace('"', "")
    return f"Such as `{written}`."


def page_line(key: Key) -> str:
    """The line of one key in its table."""
    sheet_only = "*Sheet only.*" if key.node.get("x-sheet-only") else ""
    texts = [
        f"{key.node['description']} {sheet_only}",
        *map(told_choice, key.choices),
        *map(told_example, key.node.get("examples", [])),
    ]
    cells = [
        f"`{key.path}`",
        kind_of(key.node),
        "<br>".join(text.strip() for text in texts),
        neutral_of(key.node),
        " ".join(sorted(key.rows)),
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def page_section(section: str) -> str:
    """The heading and the table of one section."""
    schema = read_schema(f"{section}.schema.json")
    lines = [f"\n## {section}\n", schema["description"], ""]
    lines += ["| Key | Value | Meaning | Neutral | Rows |", "| --- | --- | --- | --- | --- |"]
    lines += [page_line(key) for key in section_keys(section)]
    return "\n".join(lines) + "\n"


def page_head() -> str:
    """The table of what a profile says before its sections."""
    profile = read_schema("profile.schema.json")
    own = {
        name: node
        for name, node in profile["properties"].items()
        if name not in section_names() and name != "turup"
    }
    keys = (key for name, node in own.items() for key in head_keys(name, node, profile))
    return TABLE.format(title="The head", text=HEAD_TEXT) + "".join(map(head_line, keys))


def head_keys(name: str, node: Node, profile: Node) -> Iterator[Key]:
    """A key of the head with its fields; worked cases have a page of their own."""
    if name == "examples":
        node = {**node, "items": {}}
    yield from walk(name, node, profile)


def head_line(key: Key) -> str:
    """The line of a key of the head, which has no rows and no neutral value."""
    texts = [key.node["description"], *map(told_choice, key.choices)]
    return f"| `{key.path}` | {'<br>'.join(texts)} |\n"


def page() -> str:
    """The whole page."""
    sections = "".join(page_section(section) for section in section_names())
    return HEAD.format(shapes=shape_lines()) + page_head() + sections


def main(arguments: list[str]) -> int:
    """Writes the page, or with --check says whether it is stale."""
    if arguments not in ([], ["--check"]):
        sys.stderr.write("usage: python docs/write_keys.py [--check]\n")
        return 2
    if not arguments:
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    elif not PAGE.is_file() or PAGE.read_text(encoding="utf-8") != page():
        sys.stderr.write("docs/keys.md is stale; run: python docs/write_keys.py\n")
        return 1
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
