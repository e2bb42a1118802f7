"""That a check found nothing wrong, in words."""

from __future__ import annotations

from typing import Any

from turup.words import _, ngettext
from turup.words.safe import safe


def report_line(report: Any) -> str:
    """That nothing is wrong, and how far that was looked into."""
    parts = []
    if report.spec != report.target:
        parts.append(_("as {spec}").format(spec=safe(report.spec)))
    if report.cases:
        told = ngettext("{count} worked case holds", "{count} worked cases hold", report.cases)
        parts.append(told.format(count=report.cases))
    if report.deals:
        told = ngettext("{count} deal played", "{count} deals played", report.deals)
        parts.append(told.format(count=report.deals))
    detail = f" ({', '.join(parts)})" if parts else ""
    return _("{target}: no problems{detail}").format(target=safe(report.target), detail=detail)
