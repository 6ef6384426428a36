"""The suite that every game must pass, a stranger's too.

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    @pytest.mark.parametrize("mode", [plain, compiled])
    def test_my_game_conforms(check, mode):
        check(mode(GAME), GAME.options_of({"players": 3}), seed=1)

Each check plays random games in the given mode and raises Nonconformity with what was got and what was
expected. `plain_and_compiled_agree` compares the two modes itself.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from ludotheque.core.chance import key_of
from ludotheque.core.game import Options
from ludotheque.core.modes import Plain, Rules, State, compiled, plain
from ludotheque.core.play import seats_in
from ludotheque.core.sentence import Sentence
from ludotheque.core.sight import Sight, noise
from ludotheque.core.tally import Tally

WORLDS = 4
"""Hidden worlds drawn for each state and seat."""
ENOUGH, GAMES_AT_MOST = 200, 40
"""Pairs of worlds that a comparison of deeds must rest on, and the games it may play to find them."""


class Nonconformity(AssertionError):
    """A promise of `Game` that a game does not keep."""


def expect(kept: bool, promise: str, **got: object) -> None:
    if not kept:
        found = ", ".join(f"{name} = {value!r}" for name, value in got.items())
        raise Nonconformity(f"{promise}; got {found}")


def dealt(rules: Rules, options: Options, seed: int) -> State:
    """A fresh game."""
    s = rules.new_state()
    rules.setup(s, options, key_of(seed))
    return s


def seats_of(options: Options) -> range:
    return range(int(options["players"]))


def acting(rules: Rules, s: State) -> list[int]:
    """The seats that owe a decision."""
    return seats_in(rules.to_act(s))


@dataclass(frozen=True)
class Moment:
    """A state in the middle of a random game, the seat that decides next, and what it will do."""

    state: State
    seat: int
    legal: list[int]
    action: int


def walk(rules: Rules, options: Options, seed: int) -> Iterator[Moment]:
    """A random game, moment by moment; the decision is made after each is looked at."""
    s, dice = dealt(rules, options, seed), random.Random(seed)
    while not rules.is_terminal(s):
        seat = dice.choice(acting(rules, s))
        legal = rules.legal_actions(s, seat)
        moment = Moment(s, seat, legal, dice.choice(legal))
        yield moment
        rules.apply_action(s, seat, moment.action)


def seeds_reproduce(rules: Rules, options: Options, seed: int) -> None:
    """The same options, key and decisions give the same bytes; another key gives another deal."""
    first, again = dealt(rules, options, seed), dealt(rules, options, seed)
    for moment in walk(rules, options, seed):
        expect(rules.dump(again) == rules.dump(moment.state), "the same key and decisions give the same bytes")
        rules.apply_action(again, moment.seat, moment.action)
    deals = {rules.dump(dealt(rules, options, seed + n)) for n in range(8)}
    expect(len(deals) == 8, "each key gives a deal of its own", different_deals=len(deals))
    expect(rules.dump(first) in deals, "setup fills a zeroed record")


def legal_actions_are_in_order(rules: Rules, options: Options, seed: int) -> None:
    """Ascending ids in range; some for each seat that owes a decision, none for the others."""
    for moment in walk(rules, options, seed):
        owing = acting(rules, moment.state)
        expect(owing != [], "somebody owes a decision before the end")
        for seat in range(rules.game.max_seats):
            legal = rules.legal_actions(moment.state, seat)
            expect(legal == sorted(set(legal)), "legal ids are ascending and distinct", seat=seat, legal=legal)
            expect(not legal or (legal[0] >= 0 and legal[-1] < rules.game.n_actions), "ids are in range", legal=legal)
            expect((legal != []) == (seat in owing), "who owes a decision has one", seat=seat, legal=legal)
    _nobody_acts_after_the_end(rules, moment)


def _nobody_acts_after_the_end(rules: Rules, last: Moment) -> None:
    expect(rules.is_terminal(last.state), "the walk ends with the game")
    expect(rules.to_act(last.state) == 0, "nobody owes a decision after the end", to_act=rules.to_act(last.state))
    for seat in range(rules.game.max_seats):
        expect(rules.legal_actions(last.state, seat) == [], "nothing is legal after the end", seat=seat)


def apply_refuses_nothing_legal(rules: Rules, options: Options, seed: int) -> None:
    """Each legal action can be done, and each one makes the game go on by one decision."""
    for moment in walk(rules, options, seed):
        before = rules.dump(moment.state)
        for action in moment.legal:
            s = rules.load(before)
            rules.apply_action(s, moment.seat, action)
            after = rules.game.open(rules.dump(s))
            was = rules.game.open(before)
            expect(after.ply == was.ply + 1, "a decision counts one", action=action, ply=after.ply)


def returns_come_at_the_end(rules: Rules, options: Options, seed: int) -> None:
    """Returns are zero before the end, then 1 for each winner, and somebody wins."""
    for moment in walk(rules, options, seed):
        expect(not any(rules.returns(moment.state)), "returns are zero before the end")
    returns, winners = rules.returns(moment.state), rules.winners(moment.state)
    expected = [float(winners >> seat & 1) for seat in range(rules.game.max_seats)]
    expect(returns == expected, "returns are 1 for each winner", returns=returns, winners=winners)
    expect(0 < winners < 1 << len(seats_of(options)), "a seat at the table wins", winners=winners)


def facts_tell_the_end(rules: Rules, options: Options, seed: int) -> None:
    """Every viewer's facts hold no `over` before the end, then the scores and winners that the rules count."""
    for i, moment in enumerate(walk(rules, options, seed)):
        for viewer, over in _told_ends(rules, moment.state, options) if i % 5 == 0 else ():
            expect(over is None, "nothing is over before the end", viewer=viewer, over=over)
    s = moment.state
    scores, winners = rules.scores(s)[: len(seats_of(options))], seats_in(rules.winners(s))
    for viewer, over in _told_ends(rules, s, options):
        expect(over is not None, "facts tell the end", viewer=viewer)
        expect(over["scores"] == scores, "facts tell the scores", viewer=viewer, told=over["scores"], scores=scores)
        expect(over["winners"] == winners, "facts tell the winners", told=over["winners"], winners=winners)


def _told_ends(rules: Rules, s: State, options: Options) -> Iterator[tuple[int | None, Any]]:
    """What each viewer's facts say of the end."""
    for viewer in (*seats_of(options), None):
        yield viewer, rules.game.facts(rules.game.open(rules.observe(s, viewer)), viewer).get("over")


def a_tally_ends_with_the_scores(rules: Rules, options: Options, seed: int) -> None:
    """Told at every moment or at none: periods from 1 that never go back, and at last what the rules count."""
    tallies = []
    for moment in walk(rules, options, seed):
        tallies.append(_tally(rules, moment.state))
    tallies.append(_tally(rules, moment.state))
    told = [tally for tally in tallies if tally is not None]
    expect(len(told) in (0, len(tallies)), "a tally is told at every moment or at none", told=len(told))
    if told:
        periods, scores = [tally.period for tally in told], rules.scores(moment.state)[: len(seats_of(options))]
        expect(periods[0] >= 1 and periods == sorted(periods), "periods go on from 1", periods=periods)
        expect(list(told[-1].counts) == scores, "a tally ends with the scores", got=told[-1], scores=scores)


def _tally(rules: Rules, s: State) -> Tally | None:
    return rules.game.tally(rules.game.open(rules.dump(s)))


def the_longest_game_holds(rules: Rules, options: Options, seed: int) -> None:
    """No game takes more decisions than `max_plies`."""
    plies = sum(1 for _ in walk(rules, options, seed))
    expect(plies <= rules.game.max_plies, f"a game has at most {rules.game.max_plies} decisions", plies=plies)


def a_state_is_a_value(rules: Rules, options: Options, seed: int) -> None:
    """A state is stored, copied, compared and hashed as its bytes, by no code of the game."""
    for moment in walk(rules, options, seed):
        data = rules.dump(moment.state)
        copy = rules.load(data)
        expect(rules.dump(copy) == data, "loading and dumping change nothing")
        opened = rules.game.open(data)
        expect(opened.pack() == data, "plain values are in range and pack to the same bytes")
        rules.apply_action(copy, moment.seat, moment.action)
        expect(rules.dump(moment.state) == data, "a copy is independent of what it was copied from")


def questions_do_not_peek(rules: Rules, options: Options, seed: int) -> None:
    """What a seat may not know changes no answer given to it: neither noise nor another world in its place."""
    dice = random.Random(seed)
    for moment in _every(5, walk(rules, options, seed)):
        data = rules.dump(moment.state)
        public = _public(rules, data)
        for seat in (*seats_of(options), None):
            answers = _answers(rules, data, seat)
            told = _told(rules, answers, seat)
            drowned = rules.game.open(data)
            sight = rules.game.sight(drowned, seat)
            noise(drowned, lambda field, sight=sight: sight.rows(field.seen), dice.randint)  # type: ignore[misc]
            other = _answers(rules, drowned.pack(), seat)
            same = other == answers and _told(rules, other, seat) == told
            expect(same, "noise in hidden fields changes nothing", seat=seat)
            # What is told is made of these answers alone, and so is the same in each world that gives the same.
            for world in () if seat is None else _worlds(rules, answers.observation, seat, dice):
                expect(_answers(rules, world, seat) == answers, "a swap changes nothing", seat=seat)
                expect(_public(rules, world) == public, "to_act, ply, phase are public", seat=seat)


class Answers(NamedTuple):
    """What a state answers for a viewer."""

    observation: bytes
    to_act: int
    legal: list[int]


def _answers(rules: Rules, data: bytes, seat: int | None) -> Answers:
    s = rules.load(data)
    return Answers(rules.observe(s, seat), rules.to_act(s), [] if seat is None else rules.legal_actions(s, seat))


def _told(rules: Rules, answers: Answers, seat: int | None) -> list[object]:
    """All that is said to the viewer."""
    game, o = rules.game, rules.game.open(answers.observation)
    said: list[object] = [game.facts(o, seat), game.events(o, seat), game.view(o, seat)]
    if seat is not None:
        legal = rules.legal_actions(rules.load(answers.observation), seat)
        expect(legal == answers.legal, "legality follows from what is seen", seat=seat, legal=legal)
        said += [game.reason(o, seat, action) for action in game.tries(o, seat)]
        said += [game.offer(o, seat, action) for action in legal]
    return said


def _public(rules: Rules, data: bytes) -> tuple[int, int, int]:
    s = rules.game.open(data)
    return rules.to_act(rules.load(data)), s.ply, s.phase


def _worlds(rules: Rules, observation: bytes, seat: int, dice: random.Random) -> list[bytes]:
    return [rules.sample_hidden(observation, seat, dice.getrandbits(32)) for _ in range(WORLDS)]


def _every(n: int, moments: Iterator[Moment]) -> Iterator[Moment]:
    for i, moment in enumerate(moments):
        if i % n == 0:
            yield moment


def deeds_do_not_peek(rules: Rules, options: Options, seed: int) -> None:
    """A deed in two worlds that look alike, and that shows the same in both, leaves them looking alike."""
    compared = 0
    for game in range(GAMES_AT_MOST):
        compared += _compare_deeds(rules, options, seed + game)
        if compared >= ENOUGH:
            return
    expect(False, f"at least {ENOUGH} pairs of worlds agree on what a deed shows", compared=compared)


def _compare_deeds(rules: Rules, options: Options, seed: int) -> int:
    """Compares deeds through one random game; returns how many pairs of worlds agreed on what they show."""
    dice, compared = random.Random(seed), 0
    for moment in _every(5, walk(rules, options, seed)):
        done = rules.load(rules.dump(moment.state))
        rules.apply_action(done, moment.seat, moment.action)
        for seat in seats_of(options):
            here = rules.observe(done, seat)
            for world in _worlds(rules, rules.observe(moment.state, seat), seat, dice):
                s = rules.load(world)
                if moment.action in rules.legal_actions(s, moment.seat):
                    rules.apply_action(s, moment.seat, moment.action)
                    there = rules.observe(s, seat)
                    # What looks alike shows the same.
                    if here == there or _shown(rules, here, seat) == _shown(rules, there, seat):
                        compared += 1
                        expect(here == there, "what the seat sees after the deed is the same", seat=seat)
    return compared


def _shown(rules: Rules, observation: bytes, seat: int) -> list[Sentence]:
    """What the deed showed to the seat that sees this after it."""
    return rules.game.events(rules.game.open(observation), seat)


def samples_look_the_same(rules: Rules, options: Options, seed: int) -> None:
    """A sampled world is a valid state that the seat sees exactly as the true one, and it can be played on."""
    dice = random.Random(seed)
    for moment in _every(3, walk(rules, options, seed)):
        for seat in seats_of(options):
            observation = rules.observe(moment.state, seat)
            world = rules.load(rules.sample_hidden(observation, seat, dice.getrandbits(32)))
            expect(rules.observe(world, seat) == observation, "a sampled world looks the same", seat=seat)
            rules.game.open(rules.dump(world)).pack()
            for actor in acting(rules, world):
                legal = rules.legal_actions(world, actor)
                expect(legal != [], "a sampled world can be played on", actor=actor)
                rules.apply_action(world, actor, dice.choice(legal))


def masks_hide_what_they_should(rules: Rules, options: Options, seed: int) -> None:
    """A spectator sees nothing that a seat does not see, and no observation is the whole state."""
    for moment in _every(5, walk(rules, options, seed)):
        data, o = rules.dump(moment.state), rules.game.open(rules.dump(moment.state))
        nobody = rules.observe(moment.state, None)
        expect(rules.game.sight(o, None) == Sight(0, 0), "a spectator is shown no hand")
        for seat in seats_of(options):
            seen = rules.observe(moment.state, seat)
            expect(seen != data, "nobody sees everything", seat=seat)
            expect(all(a in (0, b) for a, b in zip(nobody, seen, strict=True)), "a seat sees what a spectator sees")


def texts_read_back(rules: Rules, options: Options, seed: int) -> None:
    """Each legal action has a text and fields of its own, and its text reads back as the same action."""
    for moment in walk(rules, options, seed):
        o = rules.game.open(rules.observe(moment.state, moment.seat))
        texts = {rules.game.action_text(o, action): action for action in moment.legal}
        expect(len(texts) == len(moment.legal), "texts are distinct", texts=texts)
        for text, action in texts.items():
            expect(rules.game.action_of(o, text) == action, "an action's text reads back", text=text)
            expect("type" in rules.game.action_fields(o, action), "fields name their type", text=text)
            expect(rules.game.reason(o, moment.seat, action) is None, "no reason against a legal action", text=text)
        for action in rules.game.tries(o, moment.seat):
            legal = action in moment.legal
            expect((rules.game.reason(o, moment.seat, action) is None) == legal, "reasons agree with legality")


def plain_and_compiled_agree(rules: Rules, options: Options, seed: int) -> None:
    """Both modes give the same bytes after every decision, the same answers, and the same sampled worlds."""
    other: Any = compiled(rules.game) if isinstance(rules, Plain) else plain(rules.game)
    twin = dealt(other, options, seed)
    for moment in walk(rules, options, seed):
        data = rules.dump(moment.state)
        expect(other.dump(twin) == data, "both modes give the same bytes")
        expect(other.legal_actions(twin, moment.seat) == moment.legal, "both modes allow the same")
        expect(other.observe(twin, moment.seat) == rules.observe(moment.state, moment.seat), "both see the same")
        observation = rules.observe(moment.state, moment.seat)
        worlds = {r.sample_hidden(observation, moment.seat, seed) for r in (rules, other)}
        expect(len(worlds) == 1, "both modes sample the same world")
        other.apply_action(twin, moment.seat, moment.action)
    expect(other.dump(twin) == rules.dump(moment.state), "both modes give the same end")
    expect(other.scores(twin) == rules.scores(moment.state), "both modes count the same scores")
    expect(other.winners(twin) == rules.winners(moment.state), "both modes name the same winners")


Check = Callable[[Rules, Options, int], None]

CHECKS: tuple[Check, ...] = (
    seeds_reproduce,
    legal_actions_are_in_order,
    apply_refuses_nothing_legal,
    returns_come_at_the_end,
    facts_tell_the_end,
    a_tally_ends_with_the_scores,
    the_longest_game_holds,
    a_state_is_a_value,
    questions_do_not_peek,
    deeds_do_not_peek,
    samples_look_the_same,
    masks_hide_what_they_should,
    texts_read_back,
    plain_and_compiled_agree,
)
