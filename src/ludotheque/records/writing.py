"""Writing a record: a finished game, a game from a position, or what one seat has seen so far."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any
from urllib.parse import quote

from ludotheque.core import position
from ludotheque.core.edition import Edition
from ludotheque.core.game import Game, Options, option_text
from ludotheque.core.modes import Rules, State, plain
from ludotheque.core.play import seats_in
from ludotheque.core.seal import commitment as commitment_of
from ludotheque.core.seal import deal_key
from ludotheque.core.sentence import Sentence
from ludotheque.records.record import FORMAT

SPECTATOR = -1
Choice = tuple[int, int]
"""A decision: seat and action id."""


def write_record(
    game: Game[Any],
    options: Options,
    edition: Edition,
    names: Sequence[str],
    seed: bytes,
    nonces: Sequence[bytes],
    decisions: Iterable[Choice],
) -> str:
    """The record text of a finished game.

    `options` are complete, `edition` the one it was dealt with, `names` one a seat (empty: none chosen),
    `seed` the server's, `nonces` one a seat (empty: none given), `decisions` all of them in order. Raises
    ValueError if these do not lead to the end of a game: the seed is told only then.
    """
    rules, s = dealt(game, options, edition, seed, nonces)
    played = played_lines(rules, s, decisions)
    if not rules.is_terminal(s):
        raise ValueError(f"a record with its seed is given out after the end of {game.name}, and it goes on")
    began = [*header(game, options, edition, names), *sealed(seed, nonces), "begin"]
    return closed([*began, *played, *ending(rules, s, len(names))])


def write_abandoned(
    game: Game[Any],
    options: Options,
    edition: Edition,
    names: Sequence[str],
    seed: bytes,
    nonces: Sequence[bytes],
    decisions: Iterable[Choice],
) -> str:
    """The record text of a game that nobody finished and nobody can go on with: as `write_record`, without a result.

    Raises ValueError if these do lead to the end of a game.
    """
    rules, s = dealt(game, options, edition, seed, nonces)
    played = played_lines(rules, s, decisions)
    if rules.is_terminal(s):
        raise ValueError(f"this game of {game.name} was played to its end; `write_record` writes its result too")
    return closed([*header(game, options, edition, names), *sealed(seed, nonces), "begin", *played, "abandoned"])


def dealt(
    game: Game[Any], options: Options, edition: Edition, seed: bytes, nonces: Sequence[bytes]
) -> tuple[Rules, State]:
    """The game's rules, and the state before the first decision."""
    rules = plain(game)
    s = rules.new_state()
    rules.setup(s, options, deal_key(seed, nonces), edition.figures)
    return rules, s


def sealed(seed: bytes, nonces: Sequence[bytes]) -> list[str]:
    """The promise, the seed that keeps it, and what seats added."""
    given = [f"nonce {seat} {nonce.hex()}" for seat, nonce in enumerate(nonces) if nonce]
    return [f"commitment {commitment_of(seed)}", f"seed {seed.hex()}", *given]


def write_from_position(
    game: Game[Any],
    options: Options,
    edition: Edition,
    names: Sequence[str],
    text: str,
    decisions: Iterable[Choice],
) -> str:
    """The record text of a game, over or not, that begins from a position text."""
    rules = plain(game)
    s = rules.load(position.read(game, text, options, edition.figures).pack())
    began = block("position", text)
    played = played_lines(rules, s, decisions)
    return closed([*header(game, options, edition, names), *began, "begin", *played, *ending(rules, s, len(names))])


def write_view(
    game: Game[Any],
    options: Options,
    edition: Edition,
    names: Sequence[str],
    commitment: str,
    seat: int | None,
    observations: Sequence[bytes],
    decisions: Sequence[Choice],
) -> str:
    """The record text of what one seat (None: a spectator) has seen of a game so far.

    `observations` are that seat's: one after the deal, then one after each decision. Nothing else gets in: of the
    decisions of others it says only whose they were, and what this seat was told about them.
    """
    if len(observations) != len(decisions) + 1:
        raise ValueError(f"{len(decisions)} decisions need one more observation, got {len(observations)}")
    began, *later = [game.open(each) for each in observations]
    lines = [f"commitment {commitment}", f"seen-by {'nobody' if seat is None else seat}"]
    if game.positions is not None:
        lines += block("position", "\n".join(game.positions.write_seen(began, seat)))
    lines.append("begin")
    for (who, action), before, after in zip(decisions, [began, *later], later, strict=False):
        lines.append(f"{who}: {game.action_text(before, action)}" if who == seat else f"{who}:")
        lines += [f"  {told_line(sentence)}" for sentence in game.events(after, seat)]
    return closed([*header(game, options, edition, names), *lines, "unfinished"])


def header(game: Game[Any], options: Options, edition: Edition, names: Sequence[str]) -> list[str]:
    """What is played, by which rules, and by whom."""
    for name in names:
        if not name.isprintable():
            raise ValueError(f"the name {name!r} does not fit into one line")
    return [
        f"ludotheque record {FORMAT}",
        f"game {game.name}",
        f"rules {game.version}",
        *([f"edition {edition.name}"] if edition.name != game.edition.name else []),
        *(f"option {name} {option_text(value)}" for name, value in options.items()),
        f"figures {' '.join(map(str, edition.figures))}".strip(),
        *(f"seat {seat} {name}".strip() for seat, name in enumerate(names)),
    ]


def played_lines(rules: Rules, s: State, decisions: Iterable[Choice]) -> list[str]:
    """Plays the decisions, in place, and writes each as a line; raises ValueError for one that is not legal."""
    lines: list[str] = []
    for seat, action in decisions:
        if not rules.to_act(s) >> seat & 1 or action not in rules.legal_actions(s, seat):
            raise ValueError(f"decision {len(lines) + 1}: seat {seat} may not do {action}")
        lines.append(f"{seat}: {rules.game.action_text(s, action)}")
        rules.apply_action(s, seat, action)
    return lines


def ending(rules: Rules, s: State, seats: int) -> list[str]:
    """The result; for a game that is not over the position it has come to."""
    if not rules.is_terminal(s):
        return ["unfinished", *block("position", position.write(rules.game, s))]
    return [
        "over",
        f"scores {' '.join(map(str, rules.scores(s)[:seats]))}",
        f"winners {' '.join(map(str, seats_in(rules.winners(s))))}",
    ]


def block(word: str, text: str) -> list[str]:
    """A text of several lines under a word, indented."""
    return [word, *(f"  {line}" for line in text.strip("\n").split("\n"))]


def told_line(sentence: Sentence) -> str:
    """`korsar-event-draw card=pirate colour=red strength=4 @seat=1`."""
    args = [f"{key}={quote(str(value), safe='')}" for key, value in sentence.args.items()]
    return " ".join([sentence.id, *args, *(f"@{key}={seat}" for key, seat in sentence.seats.items())])


def closed(lines: Sequence[str]) -> str:
    """The text with its last line: a check sum over all lines above."""
    return "\n".join([*lines, f"end {check_sum(lines)}", ""])


def check_sum(lines: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
