"""An editor without a window: it opens texts in yaml-language-server and asks what it offers."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Coroutine, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from lsprotocol import types as lsp
from pygls.lsp.client import LanguageClient

FOLDER = Path(__file__).parents[1] / "editor"
SERVER = FOLDER / "node_modules" / "yaml-language-server" / "bin" / "yaml-language-server"
PATIENCE = 60
OFFLINE = {"yaml.schemaStore.enable": False}
Answer = TypeVar("Answer")


def why_not() -> str:
    """Why the language server cannot be run here; empty where it can."""
    if shutil.which("node") is None:
        return "Node.js is not installed"
    if not SERVER.is_file():
        return "yaml-language-server is not installed; run: npm ci --prefix tests/editor"
    return ""


def skip_or_fail() -> None:
    """Leaves the test out where there is no language server, but never in CI."""
    if reason := why_not():
        (pytest.fail if os.environ.get("CI") else pytest.skip)(reason)


class Editor:
    """What an editor does with a folder: it opens texts, and is told, offered and explained things.

    Its calls wait for the answers; settings are written as in VS Code's settings file.
    """

    def __init__(self, folder: Path, settings: Mapping[str, Any]) -> None:
        self._folder, self._settings = folder, {**OFFLINE, **settings}
        self._told: dict[str, asyncio.Future[list[lsp.Diagnostic]]] = {}
        self._runner = asyncio.Runner()
        self._client = LanguageClient("turup-tests", "1")
        self._listen()
        self._run(self._start())

    def told(self, texts: Mapping[str, str]) -> dict[str, list[lsp.Diagnostic]]:
        """What is wrong with each of some texts, by address."""
        return self._run(self._open(texts))

    def offered(self, uri: str, place: lsp.Position) -> list[lsp.CompletionItem]:
        """What may be written at a place of an open text."""
        params = lsp.CompletionParams(lsp.TextDocumentIdentifier(uri), place)
        answer = self._run(self._client.text_document_completion_async(params))
        return list(answer.items if isinstance(answer, lsp.CompletionList) else answer or ())

    def explained(self, uri: str, place: lsp.Position) -> str:
        """What is shown when the pointer rests at a place of an open text."""
        params = lsp.HoverParams(lsp.TextDocumentIdentifier(uri), place)
        answer = self._run(self._client.text_document_hover_async(params))
        contents = answer.contents if answer else ""
        return contents.value if isinstance(contents, lsp.MarkupContent) else str(contents)

    def leave(self) -> None:
        """Ends the server."""
        self._run(self._stop())
        self._runner.close()

    def _run(self, work: Coroutine[Any, Any, Answer]) -> Answer:
        return self._runner.run(asyncio.wait_for(work, PATIENCE))

    def _listen(self) -> None:
        """Hears what the server says and asks of its own accord."""

        # Plain functions: the library leaves notes on what it is given, which no method takes.
        @self._client.feature(lsp.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def is_told(params: lsp.PublishDiagnosticsParams) -> None:
            told = self._told.get(params.uri)
            if told and not told.done():
                told.set_result(list(params.diagnostics))

        @self._client.feature(lsp.WORKSPACE_CONFIGURATION)
        def is_asked(params: lsp.ConfigurationParams) -> list[Any]:
            return [self._section(item.section or "") for item in params.items]

    def _section(self, name: str) -> dict[str, Any] | None:
        """The settings below a name: `yaml.hover: true` is the hover of the section yaml."""
        found: dict[str, Any] = {}
        for key, value in self._settings.items():
            if key.startswith(f"{name}."):
                inner = found
                *steps, last = key.removeprefix(f"{name}.").split(".")
                for step in steps:
                    inner = inner.setdefault(step, {})
                inner[last] = value
        return found or None

    async def _start(self) -> None:
        await self._client.start_io("node", str(SERVER), "--stdio")
        await self._client.initialize_async(
            lsp.InitializeParams(
                process_id=os.getpid(),
                root_uri=self._folder.as_uri(),
                capabilities=lsp.ClientCapabilities(
                    workspace=lsp.WorkspaceClientCapabilities(configuration=True)
                ),
            )
        )
        self._client.initialized(lsp.InitializedParams())

    async def _open(self, texts: Mapping[str, str]) -> dict[str, list[lsp.Diagnostic]]:
        for uri, text in texts.items():
            self._told[uri] = asyncio.get_running_loop().create_future()
            document = lsp.TextDocumentItem(uri=uri, language_id="yaml", version=1, text=text)
            self._client.text_document_did_open(lsp.DidOpenTextDocumentParams(document))
        return {uri: await self._told[uri] for uri in texts}

    async def _stop(self) -> None:
        await self._client.shutdown_async(None)
        self._client.exit(None)
        await self._client.stop()
