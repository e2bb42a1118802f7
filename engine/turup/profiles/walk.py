"""The walk over the events of one file: what it keeps, what it refuses, and where it stops.

Anchors, merge keys, tags, second documents and doubled keys are refused one by one, because
each of them lets a line mean something else than it says.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from turup.profiles.instead import key_and_value
from turup.profiles.limits import MAX_DEPTH, MAX_VALUES
from turup.profiles.node import Kind, Node, is_free
from turup.profiles.problems import Place, Problem
from turup.profiles.scalars import reading_of
from turup.profiles.source import unseen, without_unseen


@dataclass(slots=True)
class _Frame:
    """A mapping or list that is not finished; `key` waits for its value."""

    node: Node
    is_free: bool
    key: str | None = None
    is_key_good: bool = True


class Walk:
    """Takes events one by one and builds the tree, until it is over."""

    def __init__(self, shown: str) -> None:
        self.root: Node | None = None
        self.is_over = False
        self._shown = shown
        self._stack: list[_Frame] = []
        self._problems: list[Problem] = []
        self._values = 0
        self._documents = 0
        self._anchors: set[str] = set()

    def take(self, event: Any) -> None:
        """Take one event, by the name of its kind."""
        match type(event).__name__:
            case "ScalarEvent":
                self._take_scalar(event)
            case "MappingStartEvent":
                self._begin(event, "mapping")
            case "SequenceStartEvent":
                self._begin(event, "list")
            case "MappingEndEvent" | "SequenceEndEvent":
                self._put(self._stack.pop().node)
            case "AliasEvent":
                self._take_alias(event)
            case "DocumentStartEvent":
                self._begin_document(event)

    def ended(self) -> list[Problem]:
        """All problems, with that of a file which holds no mapping."""
        if self.root is None and not self._problems:
            self._problems.append(Problem("empty-file", Place(self._shown, 1, 1)))
        elif self.root is not None and self.root.kind != "mapping":
            if self.root.kind != "faulty":
                facts = {"found": self.root.kind}
                self._problems.append(Problem("not-a-mapping", self.root.place, facts))
            self.root = None
        return self._problems

    def has_problems(self) -> bool:
        """Whether anything was wrong so far."""
        return bool(self._problems)

    def give_up(self, problem: Problem) -> None:
        """Note what ends the walk; what stands before it is no whole tree."""
        # A key at which the reading ends has no value because it ends there.
        self._problems = [one for one in self._problems if one.place != problem.place]
        self._problems.append(problem)
        self.is_over, self.root = True, None

    def open_bracket(self) -> Place | None:
        """Where the innermost bracket stands that is not closed yet."""
        nodes = [frame.node for frame in self._stack if frame.node.style == "flow"]
        return nodes[-1].place if nodes else None

    def _note(self, name: str, place: Place, **facts: Any) -> None:
        """Note a problem."""
        self._problems.append(Problem(name, place, facts))

    def _place(self, event: Any) -> Place:
        """Where an event begins, counted from 1."""
        return Place(self._shown, event.start_mark.line + 1, event.start_mark.column + 1)

    def _path(self) -> str:
        """The dotted path of the value being read."""
        steps = (
            frame.key if frame.node.kind == "mapping" else str(len(frame.node.value))
            for frame in self._stack
        )
        return ".".join(step for step in steps if step is not None)

    def _begin_document(self, event: Any) -> None:
        """Begin a document; a second one is one too many."""
        self._documents += 1
        if self._documents > 1:
            self._note("second-document", self._place(event))
            self.is_over = True

    def _is_too_many(self, place: Place) -> bool:
        """Count a value; whether it is one too many."""
        self._values += 1
        if self._values > MAX_VALUES:
            self.give_up(Problem("too-many-values", place, {"most": MAX_VALUES}))
        return self.is_over

    def _begin(self, event: Any, kind: Kind) -> None:
        """Open a mapping or a list."""
        place = self._place(event)
        if self._is_too_many(place):
            return
        if len(self._stack) == MAX_DEPTH:
            self.give_up(Problem("too-deep", place, {"most": MAX_DEPTH}))
            return
        self._refuse_marks(event, place)
        style = "flow" if event.flow_style else "block"
        node = Node(kind, place, {} if kind == "mapping" else [], style)
        self._stack.append(_Frame(node, self._is_free()))

    def _is_free(self) -> bool:
        """Whether the value being read stands under a key of the author's own."""
        if not self._stack:
            return False
        frame = self._stack[-1]
        return frame.is_free or is_free(frame.key or "")

    def _refuse_marks(self, event: Any, place: Place) -> None:
        """Refuse an anchor or a tag on the value."""
        if event.anchor is not None:
            self._refuse_anchor(event.anchor, place)
        if event.tag is not None:
            text = event.tag.replace("tag:yaml.org,2002:", "!!")
            self._note("tag", place, key=self._path(), text=text)

    def _refuse_anchor(self, anchor: str, place: Place) -> None:
        """Complain once of each anchor, however often it is used."""
        if anchor not in self._anchors:
            self._anchors.add(anchor)
            self._note("anchor", place, text=anchor)

    def _take_alias(self, event: Any) -> None:
        """Refuse what stands for another value."""
        place = self._place(event)
        if not self._is_too_many(place):
            self._refuse_anchor(event.anchor, place)
            self._put(Node("faulty", place))

    def _take_scalar(self, event: Any) -> None:
        """Take a word as a key where one is due, otherwise as a value."""
        place = self._place(event)
        if self._is_too_many(place):
            return
        self._refuse_marks(event, place)
        is_key = self._is_key_due()
        node = Node("text", place, self._seen(event.value, place), event.style or "plain")
        if event.tag is not None:
            node.kind = "faulty"
        elif node.style == "plain" and (is_key or not self._is_free()):
            node = self._understood(node, is_key=is_key)
        self._put(node)

    def _is_key_due(self) -> bool:
        """Whether the next value is a mapping's key."""
        if not self._stack:
            return False
        return self._stack[-1].node.kind == "mapping" and self._stack[-1].key is None

    def _seen(self, text: str, place: Place) -> str:
        """The text without characters that an escape has smuggled in."""
        found = unseen(text)
        if found is None:
            return text
        self._note(found[0], place, character=found[1])
        return without_unseen(text)

    def _understood(self, node: Node, *, is_key: bool) -> Node:
        """A plain word as text or number, or faulty with its problem."""
        found = reading_of(node.value)
        if isinstance(found, str):
            return node
        if isinstance(found, int):
            return Node("number", node.place, found, "plain")
        name, facts = found
        if name == "empty-value" and (is_key or not self._stack or self._has_lost_key()):
            # An empty file is told as such, and an empty key as no key.
            return Node("faulty", node.place) if self._stack else self._nothing(node)
        path = self._path()
        if name == "empty-value":
            facts = {**facts, "instead": key_and_value(path.rpartition(".")[2], is_key=True)}
        self._note(name, node.place, key=path, **facts)
        return Node("faulty", node.place, node.value)

    def _has_lost_key(self) -> bool:
        """Whether the value being read belongs to a key that was no word."""
        return self._stack[-1].key == "" and not self._stack[-1].is_key_good

    def _nothing(self, node: Node) -> Node:
        """An empty document."""
        self._note("empty-file", Place(self._shown, 1, 1))
        return Node("faulty", node.place)

    def _put(self, node: Node) -> None:
        """Put a finished value where it belongs."""
        if not self._stack:
            self.root = node
            return
        frame = self._stack[-1]
        if frame.node.kind == "list":
            frame.node.value.append(node)
        elif frame.key is None:
            self._put_key(frame, node)
        else:
            if frame.is_key_good:
                frame.node.value[frame.key] = node
            frame.key = None

    def _put_key(self, frame: _Frame, node: Node) -> None:
        """Take a key; one that is no good takes its value with it."""
        frame.key = "" if node.value is None else str(node.value)
        frame.is_key_good = node.kind in ("text", "number") and self._is_new(frame, node)
        if frame.is_key_good:
            frame.node.places[frame.key] = node.place
        elif node.kind in ("mapping", "list") or node.value is None:
            frame.key = ""
            self._note("key-not-a-word", node.place, found=node.kind)

    def _is_new(self, frame: _Frame, node: Node) -> bool:
        """Whether a key stands for the first time, and is no merge key."""
        key = str(node.value)
        first = frame.node.places.get(key)
        if first is not None:
            self._note("duplicate-key", node.place, key=key, first_line=first.line)
        elif key == "<<" and node.style == "plain":
            self._note("merge-key", node.place)
        else:
            return True
        return False
