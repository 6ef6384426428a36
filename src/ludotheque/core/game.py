"""What a game is: facts about it and the questions it answers. Everything above reaches a game through this."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from ludotheque.core.edition import BOX, Edition, Misprint
from ludotheque.core.lesson import Lesson
from ludotheque.core.schema import Record, Row
from ludotheque.core.sentence import Refused, Sentence
from ludotheque.core.sight import Sight, sight_of, view
from ludotheque.core.tally import Tally
from ludotheque.core.usual import alone, in_the_open, no_piles, no_tally, random_action

if TYPE_CHECKING:
    from ludotheque.core.position import Positions

S = TypeVar("S", bound=Record)
OptionValue = str | bool | int
Options = dict[str, OptionValue]

RULES = [
    "setup",
    "to_act",
    "legal_actions",
    "apply_action",
    "is_terminal",
    "scores",
    "winners",
    "shown_to",
    "sample_hidden",
    "side_of",
    "is_secret",
    "choose",
]
"""The questions that are rules: they run plain or compiled."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game. `values`: what it may be, the default first."""

    name: str
    values: tuple[OptionValue, ...]

    def code(self, value: OptionValue) -> int:
        """The value as rules see it: integers and truth values as themselves, others by their place."""
        if all(isinstance(possible, int) for possible in self.values):
            return int(value)
        return next(i for i, v in enumerate(self.values) if v == value and type(v) is type(value))

    def check(self, value: object, game: str) -> OptionValue:
        """The value if it is one of those possible; raises Refused."""
        for possible in self.values:
            if possible == value and type(possible) is type(value):
                return possible
        raise self.refused(str(value), game)

    def read(self, text: str, game: str) -> OptionValue:
        """The value that `option_text` writes so; raises Refused."""
        for possible in self.values:
            if option_text(possible) == text:
                return possible
        raise self.refused(text, game)

    def refused(self, got: str, game: str) -> Refused:
        expected = ", ".join(map(option_text, self.values))
        args = {"game": game, "option": self.name, "got": got, "expected": expected}
        return Refused(Sentence("error-option-value", args))


def option_text(value: OptionValue) -> str:
    """An option's value as texts write it: `true`, `chase`, `3`."""
    return str(value).lower() if isinstance(value, bool) else str(value)


@dataclass(frozen=True, eq=False)
class Game(Generic[S]):
    """A game: a frozen record of facts and questions.

    Questions that are rules take a state `s` (a plain record, or inside compiled code its NumPy twin):

    - `setup(s, options, key)` fills a zeroed record from the row that `row_of` makes and eight key words;
    - `to_act(s)`: bit mask of the seats that owe a decision, from public facts only; zero at the end;
    - `legal_actions(s, seat, out)`: writes the legal action ids ascending, returns how many; reads nothing
      that the seat cannot see; none for a seat that owes nothing;
    - `apply_action(s, seat, action)`: in place; also writes what happened to the event fields;
    - `is_terminal(s)`; `scores(s, out)`: one a seat, as printed; `winners(s)`: bit mask of seats, 0 before the end;
    - `shown_to(s, seat)`: bit mask of the seats whose TEAM fields this seat sees, its own included;
    - `sample_hidden(s, seat, chance)`: completes an observation, in place, to a state among those that the seat
      considers possible, with a fresh generator drawn from `chance`.

    Three more have an answer that suits many games (`core.usual`):

    - `side_of(s, seat)`: who wins together has the same number, from 0 to 7; asked of whole states;
    - `is_secret(s, seat, action)`: whether the others do not see which action it is, as with cards laid face down;
    - `choose(s, seat, source, out, room)`: what the seat does where nobody thinks long, as where a search plays a game
      out: a bot's rules of thumb, put in its place. Reads nothing that the seat cannot see. `out` has room for all
      actions, `room` is a row of `room` numbers to think with.

    The others are plain Python and take an observation `o` opened by `open`; a seat of None is a spectator:

    - `reason(o, seat, action)`: None if allowed, else the sentence that says why not;
    - `tries(o, seat)`: ids of the actions that a player would try, allowed or not;
    - `facts(o, seat)`: what a table shows at a glance, as JSON; `over` in it is None before the end, then holds
      at least `scores`, one a seat, and `winners`, a list of seats;
    - `events(o, seat)`: what the last decision did, as sentences, with the viewer's private details;
    - `tally(s)`: of a whole state of a game that is over, as it was at any moment: how far it had come, and what each
      seat had by then of what the game counts, at the end the scores; None at every moment if the game says nothing
      else;
    - `piles(s)`: of a whole state, when a game is over: what lay where nobody saw it, each pile as
      {"pile": its name, "cards": as in `facts`, the next to be drawn first}; none if the game says nothing else;
    - `offer(o, seat, action)`: the action as a sentence for the list of actions;
    - `action_fields(o, action)`: the action's parts as JSON, `type` first; `action_text(o, action)` and
      `action_of(o, text)`: its language-free text and back (raises ValueError that says what was expected).

    A game that may be played with other cards and boards than those of its `edition` has two more:

    - `read_edition(text, file)`: the edition in the text of a file; raises Refused with a sentence that names the
      file, the row, what is there and what is expected (`core.edition.Sheet` does);
    - `misprints(figures)`: what no box of the game has among so many figures, whoever they come from.
    """

    name: str
    version: int
    state: type[S]
    """Its field `players` says how many seats play."""
    options: tuple[Option, ...]
    """One is `players`, with the numbers of seats; a game that knows teams has `teams`, true or false."""
    tables: tuple[Mapping[str, OptionValue], ...]
    """The seatings offered: players, teams where the game has them, and options that such a seating needs."""
    n_actions: int
    max_seats: int
    max_plies: int
    folder: Path

    setup: Callable[[S, Row, Row], None]
    to_act: Callable[[S], int]
    legal_actions: Callable[[S, int, Row], int]
    apply_action: Callable[[S, int, int], None]
    is_terminal: Callable[[S], bool]
    scores: Callable[[S, Row], None]
    winners: Callable[[S], int]
    shown_to: Callable[[S, int], int]
    sample_hidden: Callable[[S, int, Any], None]

    check_options: Callable[[Options], None]
    sides: Callable[[Options], tuple[int, ...]]
    reason: Callable[[S, int, int], Sentence | None]
    tries: Callable[[S, int], list[int]]
    facts: Callable[[S, int | None], dict[str, Any]]
    events: Callable[[S, int | None], list[Sentence]]
    offer: Callable[[S, int, int], Sentence]
    action_fields: Callable[[S, int], dict[str, Any]]
    action_text: Callable[[S, int], str]
    action_of: Callable[[S, str], int]
    messages: Callable[[], Sequence[str]]

    tally: Callable[[S], Tally | None] = no_tally
    piles: Callable[[S], list[dict[str, Any]]] = no_piles
    side_of: Callable[[S, int], int] = alone
    is_secret: Callable[[S, int, int], bool] = in_the_open
    choose: Callable[[S, int, Any, Row, Row], int] = random_action
    room: int = 0

    variants: tuple[Mapping[str, OptionValue], ...] = ({},)
    """Settings of options that make another game of it, for whoever plays them all: each is measured by itself."""
    edition: Edition = BOX
    """What is printed on cards and boards, where nothing else is asked for."""
    read_edition: Callable[[str, str], Edition] | None = None
    misprints: Callable[[Sequence[int]], Iterable[Misprint]] | None = None
    positions: Positions[S] | None = None
    """Reads and writes the game's position text; see `ludotheque.core.position`."""
    lesson: Lesson | None = None
    """How somebody learns it by playing; needs `positions`. See `ludotheque.core.lesson`."""
    earlier: tuple[Game[Any], ...] = ()
    """The game as earlier versions of its rules had it: what was begun under one of them goes on under it."""

    @property
    def rules(self) -> dict[str, Callable[..., Any]]:
        """The questions that are rules, by name."""
        return {name: getattr(self, name) for name in RULES}

    def under(self, version: int) -> Game[Any]:
        """The game under this version of its rules; raises Refused for one that it cannot be played under."""
        for game in (self, *self.earlier):
            if game.version == version:
                return game
        raise Refused(Sentence("error-rules-version", {"got": version, "expected": self.version}))

    def called_under(self, version: int) -> str:
        """What `find_game` knows the game by under this version: `korsar`, or `korsar@1` for an earlier one."""
        return self.name if version == self.version else f"{self.name}@{version}"

    @property
    def figures(self) -> tuple[int, ...]:
        """The figures of the game's own edition."""
        return self.edition.figures

    def is_sound(self, figures: Sequence[int]) -> bool:
        """Whether a box of the game may have these figures: they are its own, or pass its checks."""
        if tuple(figures) == self.figures:
            return True
        return self.misprints is not None and len(figures) == len(self.figures) and not any(self.misprints(figures))

    def options_of(self, given: Mapping[str, object]) -> Options:
        """Complete options from those given; raises Refused with a sentence that says what is wrong."""
        names = [option.name for option in self.options]
        for name in given:
            if name not in names:
                raise Refused(
                    Sentence("error-option-name", {"game": self.name, "got": name, "expected": ", ".join(names)})
                )
        options = {o.name: o.check(given.get(o.name, o.values[0]), self.name) for o in self.options}
        self.check_options(options)
        return options

    def row_of(self, options: Options, figures: Sequence[int] | None = None) -> list[int]:
        """What `setup` reads: each option's code in the order of `options`, then the edition's figures."""
        codes = [option.code(options[option.name]) for option in self.options]
        return codes + list(self.figures if figures is None else figures)

    def open(self, observation: bytes) -> S:
        """An observation (or a state) as a plain record."""
        return self.state.unpack(observation)

    def sight(self, s: S, seat: int | None) -> Sight:
        """Whose fields a viewer sees."""
        return sight_of(seat, lambda seat: self.shown_to(s, seat))

    def view(self, o: S, seat: int | None) -> dict[str, Any]:
        """The observation as JSON, from the schema: None for what the viewer does not see."""
        return view(o, self.sight(o, seat))
