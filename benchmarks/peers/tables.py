"""The tables of docs/performance.md."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from statistics import median

from benchmarks.peers.measuring import Line
from benchmarks.peers.work import PLAY, PLAYOUTS, SEARCH, Count

OURS = "Ludothèque"
SIMULATIONS_ASKED = 60_000
RATIO_ASKED = 1.5


def page_of(lines: Sequence[Line], conditions: str) -> str:
    """What was measured, under its conditions."""
    parts = [
        conditions,
        "### Random play\n\n" + table(PLAY_HEADS, map(play_cells, of_kind(lines, PLAY))),
        "### Search, beside the random playouts of its worlds\n\n" + table(SEARCH_HEADS, search_rows(lines)),
        "### Expected of the search\n\n" + expectations(lines),
    ]
    failed = [line for line in lines if line.failure]
    if failed:
        parts.append("### What did not install or run\n\n" + "".join(map(failure, failed)))
    return "\n".join(parts)


def of_kind(lines: Iterable[Line], kind: str) -> list[Line]:
    """Those of a kind, and those that failed before anybody knew what they are."""
    return [line for line in lines if line.kind in (kind, "")]


PLAY_HEADS = ("program", "game", "how", "players", "actions", "decisions a game", "decisions/s", "games/s", "decisions")


def play_cells(line: Line) -> list[str]:
    if not line.counts:
        return [*heading(line), "", "", "", "did not run, see below", "", ""]
    decisions = sum(count.decisions or 0 for count in line.counts)
    games = sum(count.rounds for count in line.counts)
    return [
        *heading(line),
        *size(line),
        f"{decisions / games:.1f}" if games else "none ended",
        spread(line, lambda count: (count.decisions or 0) / count.seconds),
        rounded(median(count.rounds / count.seconds for count in line.counts)),
        grouped(decisions),
    ]


SEARCH_HEADS = (
    "program", "game", "how", "players", "actions", "decisions a playout", "simulations/s", "playouts/s",
    "time of a simulation : playout", "simulations",
)  # fmt: skip


def search_rows(lines: Sequence[Line]) -> list[list[str]]:
    return [search_cells(line, playouts_of(line, lines)) for line in of_kind(lines, SEARCH)]


def search_cells(line: Line, bare: Line | None) -> list[str]:
    if not line.counts:
        return [*heading(line), "", "", "", "did not run, see below", "", "", ""]
    cells = [*heading(line), *size(line)]
    rates = spread(line, rate)
    simulations = grouped(sum(count.rounds for count in line.counts))
    if bare is None or not bare.counts:
        return [*cells, "", rates, "did not run, see below", "", simulations]
    left = sum(count.decisions or 0 for count in bare.counts) / sum(count.rounds for count in bare.counts)
    return [*cells, f"{left:.1f}", rates, spread(bare, rate), f"{ratio(line, bare):.2f}", simulations]


def playouts_of(search: Line, lines: Iterable[Line]) -> Line | None:
    found = (line for line in lines if (line.title, line.game, line.kind) == (search.title, search.game, PLAYOUTS))
    return next(found, None)


def rate(count: Count) -> float:
    return count.rounds / count.seconds


def ratio(search: Line, bare: Line) -> float:
    """The time of a simulation over that of a playout, repetition by repetition: the median."""
    pairs = zip(search.counts, bare.counts, strict=False)
    return median(rate(playouts) / rate(simulations) for simulations, playouts in pairs)


def expectations(lines: Sequence[Line]) -> str:
    """What was wanted of our search, and whether it is there."""
    found = ""
    for line in lines:
        bare = playouts_of(line, lines)
        if line.title != OURS or line.kind != SEARCH or not line.counts:
            continue
        if line.game == "korsar":
            speed = median(map(rate, line.counts))
            found += wanted(
                f"{line.game}, {line.players} players: {rounded(speed)} simulations/s",
                f"at least {grouped(SIMULATIONS_ASKED)}",
                speed >= SIMULATIONS_ASKED,
            )
        if bare is not None and bare.counts:
            times = ratio(line, bare)
            said = f"{line.game}, {line.players} players: {times:.2f} times the time of the bare playouts"
            found += wanted(said, f"at most {RATIO_ASKED}", times <= RATIO_ASKED)
    return found or "Our search was not measured.\n"


def wanted(said: str, asked: str, there: bool) -> str:
    return f"- {said} ({asked}: {'yes' if there else '**no**'})\n"


def failure(line: Line) -> str:
    what = ", ".join(part for part in (line.title, line.game, line.how) if part)
    return f"- {what}: {' '.join(line.failure.split())}\n"


def heading(line: Line) -> list[str]:
    return [line.title, line.game, line.how]


def size(line: Line) -> list[str]:
    return [str(line.players), str(line.actions) if line.actions is not None else "not numbered"]


def spread(line: Line, value: Callable[[Count], float]) -> str:
    """The median of the repetitions, and the lowest and the highest one."""
    values = [value(count) for count in line.counts]
    return f"**{rounded(median(values))}** [{rounded(min(values))}–{rounded(max(values))}]"


def rounded(value: float) -> str:
    """To three figures."""
    return grouped(round(float(f"{value:.3g}"))) if value >= 100 else f"{value:.3g}"


def grouped(value: int) -> str:
    return f"{value:,}"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |\n" for cells in lines)
