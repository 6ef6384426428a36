"""The seat table of a position: roles, characters, resilience, honour, hands and what lies in front."""

from __future__ import annotations

import re

from ludotheque.core.lists import parts
from ludotheque.core.naming import word
from ludotheque.core.position import Page, Said
from ludotheque.games.katana.cards import TOKENS, is_property
from ludotheque.games.katana.position.box import Box
from ludotheque.games.katana.roles import is_ninja, number_of
from ludotheque.games.katana.state import Camp, Card, Character, Property, Role, State

COLUMNS = ("role", "character", "resilience", "honour", "hand", "front")
Rows = dict[int, dict[str, Said]]
NINJAS = (Role.NINJA_1, Role.NINJA_2, Role.NINJA_3)
ROLES = {word(role): role for role in Role if role != Role.UNKNOWN}
CHARACTERS = {word(character): character for character in Character}
OWN_TURN = (
    Character.TOMOE, Character.NOBUNAGA, Character.GOEMON, Character.MUSASHI,
    Character.KOJIRO, Character.IEYASU, Character.HIDEYOSHI,
)  # fmt: skip
"""Their abilities count in their own turns only; the others' in those of other players."""
OTHER_TURNS = (Character.CHIYOME, Character.BENKEI, Character.GINCHIYO, Character.HANZO, Character.USHIWAKA)
MORE = re.compile(r"(\d{1,2}) more")


def read_roles(s: State, rows: Rows) -> None:
    """Each seat's role card (KA 2.6); those not said in the order Shogun, Samurai, Ninjas by their stars, Ronin."""
    left = role_cards(s.players)
    spare = len(left) - s.players
    for seat, row in rows.items():
        if "role" in row:
            s.role[seat] = take_role(s, row["role"], left, spare)
    ninjas = [role for role in left if is_ninja(role)]
    unused = set(ninjas[len(ninjas) - spare :])
    filling = iter(role for role in left if role not in unused)
    for seat in range(s.players):
        s.role[seat] = s.role[seat] or next(filling)
        if s.role[seat] == Role.SHOGUN:
            s.shogun = seat
    s.revealed[s.shogun] = Role.SHOGUN


def role_cards(players: int) -> list[Role]:
    """The role cards from which so many players may have theirs, all three Ninjas among them."""
    samurai = number_of(players, Camp.SHOGUN) - 1
    return [Role.SHOGUN, *[Role.SAMURAI] * samurai, *NINJAS, *[Role.RONIN] * number_of(players, Camp.RONIN)]


def take_role(s: State, said: Said, left: list[Role], spare: int) -> Role:
    role = said.one_of(ROLES)
    used_up = is_ninja(role) and sum(is_ninja(each) for each in left) == spare
    if role not in left or used_up:
        raise said.flaw("error-katana-role", role=said.text, players=s.players)
    left.remove(role)
    return role


def read_characters(s: State, rows: Rows) -> None:
    """Those not said are some whose abilities do not matter in this turn."""
    said: dict[int, Character] = {}
    for seat, row in rows.items():
        if "character" in row:
            said[seat] = character_of(row["character"], said)
    for seat in range(s.players):
        if seat not in said:
            fitting = (*OTHER_TURNS, *OWN_TURN) if seat == s.turn else OWN_TURN
            said[seat] = next(each for each in fitting if each not in said.values())
        s.character[seat] = said[seat]


def character_of(said: Said, others: dict[int, Character]) -> Character:
    if said.text not in CHARACTERS:
        raise said.flaw("error-katana-character", got=said.text)
    character = CHARACTERS[said.text]
    for seat, other in others.items():
        if other == character:
            raise said.flaw("error-katana-character-twice", seat=seat)
    return character


def read_points(s: State, page: Page, rows: Rows) -> None:
    """Resilience and honour; the box has the honour points that nobody has (KA 2.1)."""
    for seat in range(s.players):
        row = rows.get(seat, {})
        full = s.printed[s.character[seat]]
        start = s.shogun_honour if seat == s.shogun else s.others_honour
        s.resilience[seat] = row["resilience"].number(0, full) if "resilience" in row else full
        s.honour[seat] = row["honour"].number(0, TOKENS) if "honour" in row else start
    in_play = sum(s.honour)
    if in_play > TOKENS:
        said = next(row["honour"] for row in reversed(rows.values()) if "honour" in row)
        raise said.flaw("error-katana-tokens", got=in_play, box=TOKENS)
    s.box = page.number("box", 0, TOKENS - in_play, TOKENS - in_play)


def read_front(s: State, rows: Rows, box: Box) -> None:
    """The properties before each player; one Code of Bushido in all (KA 3.3)."""
    for seat, row in rows.items():
        for part in parts(row.get("front")):
            for card in box.take(part):
                if not is_property(card):
                    raise part.flaw("error-katana-no-property", card=word(Card(card)))
                s.placed[seat, card - Card.FOCUS] += 1
            if sum(s.placed[other, Property.BUSHIDO] for other in range(s.players)) > 1:
                raise part.flaw("error-katana-one-code")
