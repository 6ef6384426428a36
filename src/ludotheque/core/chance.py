"""Seeded draws: one cryptographically strong generator for all that the rules leave to chance.

ChaCha8 (Bernstein 2008, the block function of RFC 8439 with 8 rounds) keyed with 256 bits. Plain and compiled
code draw the same numbers. A scenario may script the answers of the next draws: they are taken first.
"""

from __future__ import annotations

import hashlib
from typing import Annotated

from ludotheque.core.rule import rule
from ludotheque.core.schema import Field, Record, Row

WORD = 0xFFFFFFFF
BLOCK = 16
MAX_SCRIPTED = 16


class Chance(Record):
    """A generator; hidden from everybody in a game's state."""

    key: Annotated[Row, Field("i8", 8, least=0, most=WORD, doc="the key, as little-endian words")]
    counter: Annotated[int, Field("i8", least=0, doc="blocks made so far")]
    block: Annotated[Row, Field("i8", BLOCK, least=0, most=WORD, doc="the block being used up")]
    left: Annotated[int, Field("i1", least=0, most=BLOCK, doc="words of the block not used yet")]
    script: Annotated[Row, Field("i2", MAX_SCRIPTED, doc="answers given to the next draws, in order")]
    scripted: Annotated[int, Field("i1", least=0, most=MAX_SCRIPTED, doc="how many answers are given")]


def key_of(seed: int) -> bytes:
    """The 256-bit key that stands for an integer seed: SHA-256 of its decimal digits."""
    return hashlib.sha256(str(seed).encode()).digest()


def words_of(key: bytes) -> list[int]:
    """The key as eight little-endian words; raises ValueError unless it has 32 bytes."""
    if len(key) != 32:
        raise ValueError(f"a key has 32 bytes, got {len(key)}")
    return [int.from_bytes(key[i : i + 4], "little") for i in range(0, 32, 4)]


@rule
def start(chance: Chance, key: Row) -> None:
    """Sets the generator to the beginning of the key's sequence. `key`: eight words of 32 bits."""
    for i in range(8):
        chance.key[i] = key[i]
    chance.counter = 0
    chance.left = 0
    chance.scripted = 0


@rule
def restart(chance: Chance, source: Chance) -> None:
    """Keys the generator afresh with words drawn from another one."""
    for i in range(8):
        chance.key[i] = next_word(source)
    chance.counter = 0
    chance.left = 0
    chance.scripted = 0


@rule
def pick(chance: Chance, n: int) -> int:
    """A number from 0 to n - 1, each equally likely (n from 1 to 2**31), or the next scripted answer."""
    if chance.scripted > 0:
        return next_scripted(chance)
    unfair = (WORD + 1) % n
    word = next_word(chance)
    while word < unfair:
        word = next_word(chance)
    return word % n


@rule
def next_scripted(chance: Chance) -> int:
    answer = chance.script[0]
    chance.scripted -= 1
    for i in range(chance.scripted):
        chance.script[i] = chance.script[i + 1]
    return answer


@rule
def shuffle(row: Row, n: int, chance: Chance) -> None:
    """Shuffles the first n places of the row (Fisher and Yates)."""
    for i in range(n - 1, 0, -1):
        j = pick(chance, i + 1)
        swapped = row[i]
        row[i] = row[j]
        row[j] = swapped


@rule
def next_word(chance: Chance) -> int:
    """The next 32 bits of the sequence."""
    if chance.left == 0:
        refill(chance)
    chance.left -= 1
    return chance.block[BLOCK - 1 - chance.left]


@rule
def refill(chance: Chance) -> None:
    """Makes the next block: 8 rounds over constants, key, counter and a zero nonce."""
    block = chance.block
    set_input(chance, block)
    for _ in range(4):
        quarter(block, 0, 4, 8, 12)
        quarter(block, 1, 5, 9, 13)
        quarter(block, 2, 6, 10, 14)
        quarter(block, 3, 7, 11, 15)
        quarter(block, 0, 5, 10, 15)
        quarter(block, 1, 6, 11, 12)
        quarter(block, 2, 7, 8, 13)
        quarter(block, 3, 4, 9, 14)
    add_input(chance, block)
    chance.counter += 1
    chance.left = BLOCK


@rule
def set_input(chance: Chance, block: Row) -> None:
    for i in range(BLOCK):
        block[i] = 0
    add_input(chance, block)


@rule
def add_input(chance: Chance, block: Row) -> None:
    """Adds the generator's input block: "expand 32-byte k", the key, a 64-bit counter, a zero nonce."""
    block[0] = (block[0] + 0x61707865) & WORD
    block[1] = (block[1] + 0x3320646E) & WORD
    block[2] = (block[2] + 0x79622D32) & WORD
    block[3] = (block[3] + 0x6B206574) & WORD
    for i in range(8):
        block[4 + i] = (block[4 + i] + chance.key[i]) & WORD
    block[12] = (block[12] + (chance.counter & WORD)) & WORD
    block[13] = (block[13] + (chance.counter >> 32)) & WORD


@rule
def quarter(block: Row, a: int, b: int, c: int, d: int) -> None:
    block[a] = (block[a] + block[b]) & WORD
    block[d] = rotated(block[d] ^ block[a], 16)
    block[c] = (block[c] + block[d]) & WORD
    block[b] = rotated(block[b] ^ block[c], 12)
    block[a] = (block[a] + block[b]) & WORD
    block[d] = rotated(block[d] ^ block[a], 8)
    block[c] = (block[c] + block[d]) & WORD
    block[b] = rotated(block[b] ^ block[c], 7)


@rule
def rotated(word: int, n: int) -> int:
    return ((word << n) | (word >> (32 - n))) & WORD
