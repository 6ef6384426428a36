"""Games and situations as texts: position, scenario, record. `docs/record-format.md` describes all three."""

from ludotheque.records.reading import read_record
from ludotheque.records.replaying import Moment, moments, verify
from ludotheque.records.running import Outcome, run_case
from ludotheque.records.scenario import Case, read_cases
from ludotheque.records.sentences import Teller
from ludotheque.records.writing import write_abandoned, write_from_position, write_record, write_view

__all__ = [
    "Case",
    "Moment",
    "Outcome",
    "Teller",
    "moments",
    "read_cases",
    "read_record",
    "run_case",
    "verify",
    "write_abandoned",
    "write_from_position",
    "write_record",
    "write_view",
]
