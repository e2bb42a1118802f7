"""The whole application, with every command."""

from turup.commands.application import COMMANDS, application

app = application(*COMMANDS)
