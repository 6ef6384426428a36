"""Chance: ChaCha8 as published, the same in both modes, and fair.

Test vectors: J. Strömbergson, "Test Vectors for the Stream Cipher ChaCha",
draft-strombergson-chacha-test-vectors-00 (2013), ChaCha8 with a 256-bit key: TC1 and TC2 with their zero nonce,
two blocks each. The last one is D. J. Bernstein's reference output that begins at block number -1, which only a
64-bit counter gets right; its second block is TC1's first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from ludotheque.core.chance import (
    MAX_SCRIPTED,
    WORD,
    Chance,
    key_of,
    next_word,
    pick,
    restart,
    shuffle,
    start,
    words_of,
)
from ludotheque.core.modes import Rules, compiled, plain
from ludotheque.core.rule import rule
from ludotheque.games.korsar import GAME

TC1 = (
    bytes(32),
    (
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e"
        "984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42"
        "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b"
        "5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    ),
)
TC2 = (
    b"\x01" + bytes(31),
    (
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea"
        "289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
        "b4355a7d93dd8867089ee643558b95754efa2bd1a8a1e2d75bcdb32015542638"
        "291941feb49965587c4fdfe219cf0ec132a6cd4dc067392e67982fe53278c0b4"
    ),
)
FROM_BLOCK_MINUS_ONE = (
    "df8a0bceca2fbb111f29978fa9a64407c68ced975ff55a24707265d0687e6aef"
    "b3597eac46e4b0a79b3a49c8b0f1775ac3edd7eb6a6d9bcb38f276517a79e014"
)


@rule
def draw_words(generators: Any, out: Any, n: int) -> None:
    for i in range(n):
        out[i] = next_word(generators[0])


@rule
def draw_picks(generators: Any, out: Any, n: int, sides: int) -> None:
    for i in range(n):
        out[i] = pick(generators[0], sides)


@rule
def shuffle_row(generators: Any, row: Any, n: int) -> None:
    shuffle(row, n, generators[0])


@rule
def restart_first(generators: Any, sources: Any) -> None:
    restart(generators[0], sources[0])


@rule
def start_first(generators: Any, key: Any) -> None:
    start(generators[0], key)


@rule
def count_from(generators: Any, block: int) -> None:
    generators[0].counter = block


@rule
def answer(generators: Any, answers: Any, n: int) -> None:
    for i in range(n):
        generators[0].script[i] = answers[i]
    generators[0].scripted = n


@pytest.fixture(params=[plain, compiled], ids=["plain", "compiled"])
def rules(request: pytest.FixtureRequest) -> Rules:
    mode: Callable[[Any], Rules] = request.param
    return mode(GAME)


def keyed(rules: Rules, key: bytes) -> Any:
    generators = rules.generators(0)
    rules.bind(start_first)(generators, rules.row(words_of(key)))
    return generators


def words(rules: Rules, generators: Any, n: int) -> list[int]:
    out = rules.row([0] * n)
    rules.bind(draw_words)(generators, out, n)
    return [int(word) for word in out]


def picks(rules: Rules, generators: Any, n: int, sides: int) -> list[int]:
    out = rules.row([0] * n)
    rules.bind(draw_picks)(generators, out, n, sides)
    return [int(answer) for answer in out]


def script(rules: Rules, generators: Any, *answers: int) -> None:
    rules.bind(answer)(generators, rules.row(answers), len(answers))


def text(drawn: list[int]) -> str:
    return b"".join(word.to_bytes(4, "little") for word in drawn).hex()


@pytest.mark.parametrize(("key", "stream"), [TC1, TC2], ids=["TC1", "TC2"])
def test_the_generator_is_chacha8(rules: Rules, key: bytes, stream: str) -> None:
    assert text(words(rules, keyed(rules, key), 32)) == stream


def test_blocks_are_counted_with_64_bits(rules: Rules) -> None:
    generators = keyed(rules, bytes(32))
    rules.bind(count_from)(generators, -1)
    assert text(words(rules, generators, 32)) == FROM_BLOCK_MINUS_ONE + TC1[1][:128]


def test_plain_and_compiled_draw_the_same(rules: Rules) -> None:
    other = plain(GAME)
    for seed in (0, 1, 2**70):
        assert words(rules, rules.generators(seed), 100) == words(other, other.generators(seed), 100)
        mine, theirs = rules.generators(seed), other.generators(seed)
        for sides in (1, 2, 6, 78, 1000, 2**31):
            assert picks(rules, mine, 20, sides) == picks(other, theirs, 20, sides)


def test_a_seed_stands_for_a_key_of_256_bits() -> None:
    assert len(key_of(1)) == 32
    assert key_of(1).hex() == "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"  # SHA-256 of "1"
    assert key_of(1) != key_of(2)


def test_a_key_is_read_as_little_endian_words() -> None:
    assert words_of(bytes(range(32)))[:2] == [0x03020100, 0x07060504]


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_key_of_another_length_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match=f"a key has 32 bytes, got {length}"):
        words_of(bytes(length))


@pytest.mark.parametrize("sides", [2, 3, 6, 7])
def test_every_answer_is_equally_likely(rules: Rules, sides: int) -> None:
    """Chi-square with up to 6 degrees of freedom, 0.1 %: 22.5."""
    n = 2100
    counts = Counter(picks(rules, rules.generators(sides), n, sides))
    assert set(counts) == set(range(sides))
    assert sum((count - n / sides) ** 2 / (n / sides) for count in counts.values()) < 22.5


def test_an_answer_uses_no_word_that_would_favour_the_low_ones(rules: Rules) -> None:
    """With three quarters of 2**32 sides, a quarter of all words are refused; the rest map one to one."""
    sides = 3 * 2**30
    drawn = words(rules, rules.generators(5), 400)
    kept = [word % sides for word in drawn if word >= (WORD + 1) % sides]
    assert len(kept) < 330
    assert picks(rules, rules.generators(5), len(kept), sides) == kept


def test_one_side_needs_no_luck(rules: Rules) -> None:
    assert picks(rules, rules.generators(1), 10, 1) == [0] * 10


def test_scripted_answers_come_first_and_in_order(rules: Rules) -> None:
    generators = rules.generators(8)
    script(rules, generators, 3, 0, 5)
    assert picks(rules, generators, 5, 6) == [3, 0, 5, *picks(rules, rules.generators(8), 2, 6)]


def test_a_script_may_be_as_long_as_there_is_room(rules: Rules) -> None:
    generators = rules.generators(8)
    script(rules, generators, *range(MAX_SCRIPTED))
    assert picks(rules, generators, MAX_SCRIPTED, 99) == list(range(MAX_SCRIPTED))


def test_a_shuffle_is_a_permutation_of_the_first_places_only(rules: Rules) -> None:
    row = rules.row([*range(78), 1000, 1001])
    rules.bind(shuffle_row)(rules.generators(2), row, 78)
    shuffled = [int(card) for card in row]
    assert sorted(shuffled[:78]) == list(range(78))
    assert shuffled[:78] != list(range(78))
    assert shuffled[78:] == [1000, 1001]


def test_every_order_is_equally_likely(rules: Rules) -> None:
    """Chi-square over the 6 orders of three cards, 5 degrees of freedom, 0.1 %: 20.5."""
    n, generators, counts = 1200, rules.generators(4), Counter[tuple[int, ...]]()
    shuffled = rules.bind(shuffle_row)
    for _ in range(n):
        row = rules.row([0, 1, 2])
        shuffled(generators, row, 3)
        counts[tuple(int(card) for card in row)] += 1
    assert len(counts) == 6
    assert sum((count - n / 6) ** 2 / (n / 6) for count in counts.values()) < 20.5


def test_a_shuffle_can_be_scripted(rules: Rules) -> None:
    """Fisher and Yates from the last place down: the answers are the places exchanged."""
    generators = rules.generators(4)
    script(rules, generators, 0, 0, 1)
    row = rules.row([10, 11, 12, 13])
    rules.bind(shuffle_row)(generators, row, 4)
    assert [int(card) for card in row] == [12, 11, 13, 10]


def test_a_generator_restarted_from_another_shares_nothing_with_it(rules: Rules) -> None:
    generators, source = rules.generators(1), rules.generators(2)
    script(rules, generators, 5)
    rules.bind(restart_first)(generators, source)
    key = b"".join(word.to_bytes(4, "little") for word in words(rules, rules.generators(2), 8))
    assert words(rules, generators, 20) == words(rules, keyed(rules, key), 20)
    assert words(rules, source, 8) == words(rules, rules.generators(2), 16)[8:]


def test_the_same_key_gives_the_same_sequence_from_its_beginning(rules: Rules) -> None:
    generators = keyed(rules, key_of(3))
    first = words(rules, generators, 21)
    rules.bind(start_first)(generators, rules.row(words_of(key_of(3))))
    assert words(rules, generators, 21) == first


def test_a_generator_lies_in_a_state_within_its_ranges() -> None:
    """Plain values are checked when packed: words of 32 bits, a counter that only grows."""
    rules = plain(GAME)
    generators = rules.generators(9)
    words(rules, generators, 1000)
    generator = generators[0]
    assert isinstance(generator, Chance)
    generator.pack()
    assert generator.counter == 63
    assert generator.left == 63 * 16 - 1000
