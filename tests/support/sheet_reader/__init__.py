"""Reading a rule sheet: from the text anybody can see back to the profile it was made of.

The tables of sentences a sheet is written with are the grammar it is read by. A line must be a
sentence of the scope it stands in, and of no more than one; what no line says is neutral.
"""

from sheet_reader import in_html, in_markdown, in_text
from sheet_reader.reading import loaded, read
from sheet_reader.unread import Unread

__all__ = ["Unread", "in_html", "in_markdown", "in_text", "loaded", "read"]
