"""Events, offers and reasons as sentences, with private details for their viewer only."""

from __future__ import annotations

import pytest

from ludotheque.core.sentence import Sentence
from ludotheque.games.korsar import GAME
from ludotheque.games.korsar.events import Event
from ludotheque.games.korsar.reasons import Reason
from tests.games.korsar.situation import Situation


def event(kind: str, args: dict[str, int | str], seats: dict[str, int]) -> Sentence:
    return Sentence(f"korsar-event-{kind}", args, seats)


def told(sentence: Sentence, kind: str, args: dict[str, int | str], seats: dict[str, int]) -> bool:
    """Whether the sentence says this, and perhaps more."""
    said = event(kind, {**sentence.args, **args}, seats)
    return said == sentence


def test_only_who_draws_learns_which_card(situation: Situation) -> None:
    """KO 2.10"""
    s = situation(players=3, turn=1, hands={}, deck="red 4, ship 5, captain blue, admiral, blue 1")
    s.play("1: draw")
    seats = {"seat": 1}
    hidden = [event("draw", {"card": "none"}, seats)]
    assert s.events(1) == [event("draw", {"card": "pirate", "colour": "red", "strength": 4}, seats)]
    assert s.events(0) == s.events(2) == s.events(None) == hidden
    s.play("2: draw")
    assert s.events(2) == [event("draw", {"card": "ship", "gold": 5}, {"seat": 2})]
    s.play("0: draw")
    assert s.events(0) == [event("draw", {"card": "captain", "colour": "blue"}, {"seat": 0})]
    s.play("1: draw")
    assert s.events(1) == [event("draw", {"card": "admiral"}, {"seat": 1})]
    assert s.events(0) == [event("draw", {"card": "none"}, {"seat": 1})]


@pytest.mark.parametrize("partner_sees_hand", [True, False])
def test_a_partner_who_sees_the_hand_learns_the_draw(situation: Situation, partner_sees_hand: bool) -> None:
    """KO-R44"""
    s = situation(
        players=4, teams=True, turn=0, hands={}, deck="red 4, red 3, blue 1", partner_sees_hand=partner_sees_hand
    )
    s.play("0: draw")
    seen = {seat: s.events(seat)[0].args["card"] for seat in (0, 1, 2, None)}
    assert seen == {0: "pirate", 1: "pirate" if partner_sees_hand else "none", 2: "none", None: "none"}


def test_a_ship_laid_is_announced_with_its_gold(situation: Situation) -> None:
    """KO 2.4"""
    s = situation(players=2, turn=0, hands={0: "ship 5"})
    s.play("0: ship 5")
    [laid] = s.events(None)
    assert (laid.id, laid.args, laid.seats["seat"]) == ("korsar-event-lay-ship", {"gold": 5}, 0)


def test_a_pirate_is_announced_with_both_strengths(situation: Situation) -> None:
    """KO 2.5"""
    s = situation(players=3, turn=1, hands={1: "red 3"}, ships=["6 of 0: 1 red 2, 2 blue 4"])
    s.play("1: pirate red 3 > ship 0")
    args: dict[str, int | str] = {"card": "pirate", "colour": "red", "strength": 3, "total": 5, "against": 4, "gold": 6}
    assert told(s.events(0)[0], "pirate", args, {"seat": 1, "owner": 0})


def test_a_character_and_whom_it_chases_are_announced(situation: Situation) -> None:
    """KO-R19"""
    s = situation(
        players=3,
        turn=1,
        hands={1: "captain red"},
        ships=["6 of 0: 1 red 2, 2 blue 4, 2 captain blue"],
    )
    s.play("1: captain red > ship 0")
    played, chased = s.events(None)
    assert told(played, "captain", {"card": "captain", "colour": "red", "gold": 6}, {"seat": 1, "owner": 0})
    assert told(chased, "chase", {"card": "captain", "colour": "blue", "gold": 6}, {"seat": 2, "by": 1})
    s = situation(players=2, turn=0, hands={0: "admiral"}, ships=["6 of 0: 1 red 2"])
    s.play("0: admiral > ship 0")
    [played] = s.events(1)
    assert told(played, "admiral", {"card": "admiral", "gold": 6}, {"seat": 0, "owner": 0})


@pytest.mark.parametrize(
    ("held", "text", "args"),
    [
        ("red 3", "pirate red 3", {"card": "pirate", "colour": "red", "strength": 3}),
        ("captain red", "captain red", {"card": "captain", "colour": "red"}),
        ("admiral", "admiral", {"card": "admiral"}),
    ],
)
def test_a_discard_is_open(situation: Situation, held: str, text: str, args: dict[str, int | str]) -> None:
    """KO-R28"""
    s = situation(players=2, turn=0, hands={0: f"{held}, blue 1", 1: "ship 2"}, deck="")
    s.play(f"0: discard {text}")
    assert s.events(1) == [event(f"discard-{args['card']}", args, {"seat": 0})]


def test_each_ship_collected_is_one_event_with_its_owner(situation: Situation) -> None:
    """KO-R07"""
    s = situation(players=2, turn=1, hands={}, ships=["6 of 0", "3 of 1: 0 red 1"])
    s.play("1: draw")
    collected = [e for e in s.events(None) if e.id == "korsar-event-collect"]
    assert [(e.args["gold"], e.seats["seat"], e.seats["owner"]) for e in collected] == [(6, 0, 0), (3, 0, 1)]


def test_the_end_tells_why_and_what_each_still_got(situation: Situation) -> None:
    """KO 2.8"""
    s = situation(
        players=2,
        turn=0,
        hands={0: "red 1", 1: "ship 2"},
        ships=["6 of 0: 1 red 2", "3 of 1: 0 green 1, 1 blue 1"],
        deck="",
    )
    s.play("0: discard pirate red 1")
    kinds = [e.id.removeprefix("korsar-event-") for e in s.events(1)]
    assert kinds[:4] == ["discard-pirate", "end", "final-collect", "left"]
    end, final, left = s.events(None)[1:4]
    assert (end.args["reason"], end.seats["seat"]) == ("discarded", 0)
    assert (final.args["gold"], final.seats) == (6, {"seat": 1, "owner": 0})
    assert (left.args["gold"], left.seats) == (3, {"owner": 1})


def test_events_of_the_decision_before_are_forgotten(situation: Situation) -> None:
    """Nothing of a draw stays behind for later eyes."""
    s = situation(players=2, turn=0, hands={1: "ship 2"}, deck="red 4, red 3")
    s.play("0: draw", "1: ship 2")
    o = s.now
    assert sum(o.details.cells) == 0
    assert o.n_events == 1
    assert [o.events[i].values() for i in range(1, 40)] == [[0] * 7] * 39


def test_every_sentence_of_the_game_is_listed(situation: Situation) -> None:
    """Every event, reason, offer that random games tell has its message among those the catalogue must hold."""
    listed, told = set(GAME.messages()), set()
    for seed in range(6):
        s = situation.deal(
            seed,
            players=4,
            teams=seed % 2 == 0,
            min_attack="match" if seed % 3 == 0 else "any",
            pirates_after_character="forbidden" if seed < 3 else "allowed",
        )
        while s.turn >= 0:
            seat, o = s.turn, s.seen(s.turn)
            legal = s.rules.legal_actions(s.state, seat)
            told |= {GAME.offer(o, seat, action).id for action in legal}
            reasons = [GAME.reason(o, seat, action) for action in GAME.tries(o, seat)]
            told |= {reason.id for reason in reasons if reason}
            s.rules.apply_action(s.state, seat, legal[(s.now.ply * 5 + seed) % len(legal)])
            told |= {sentence.id for sentence in s.events(seat)}
    assert told <= listed
    assert {"korsar-event-collect", "korsar-event-end", "korsar-reason-own-colour"} <= told
    assert len(listed) == len(GAME.messages())
    assert {f"korsar-reason-{r.name.lower().replace('_', '-')}" for r in Reason if r} <= listed
    assert len([m for m in listed if m.startswith("korsar-event-")]) >= len(Event)


@pytest.mark.parametrize(
    ("text", "kind", "args", "seats"),
    [
        ("draw", "draw", {}, {}),
        ("ship 2", "lay-ship", {"gold": 2}, {}),
        (
            "pirate red 3 > ship 0",
            "play-pirate",
            {"colour": "red", "strength": 3, "total": 4, "against": 4, "outcome": "tie", "gold": 6},
            {"owner": 0},
        ),
        (
            "captain red > ship 0",
            "play-captain",
            {"colour": "red", "outcome": "hold", "gold": 6},
            {"owner": 0},
        ),
        (
            "admiral > ship 1",
            "play-admiral",
            {"outcome": "chase", "gold": 7, "chased_card": "captain", "chased_colour": "blue"},
            {"owner": 1, "chased": 2},
        ),
    ],
)
def test_an_offer_says_what_the_action_does_there(
    situation: Situation, text: str, kind: str, args: dict[str, int | str], seats: dict[str, int]
) -> None:
    s = situation(
        players=3,
        turn=1,
        hands={1: "red 3, captain red, admiral, ship 2"},
        ships=["6 of 0: 1 red 1, 2 blue 4", "7 of 1: 2 blue 1, 2 captain blue"],
    )
    o = s.seen(1)
    offer = GAME.offer(o, 1, GAME.action_of(o, text))
    assert offer.id == f"korsar-action-{kind}"
    assert dict(offer.args) | args == offer.args
    assert offer.seats == seats


@pytest.mark.parametrize(
    ("held", "text", "kind"),
    [
        ("red 3", "discard pirate red 3", "discard-pirate"),
        ("captain red", "discard captain red", "discard-captain"),
        ("admiral", "discard admiral", "discard-admiral"),
    ],
)
def test_a_discard_is_offered_by_its_card(situation: Situation, held: str, text: str, kind: str) -> None:
    s = situation(players=2, turn=0, hands={0: held, 1: "ship 2"}, deck="")
    o = s.seen(0)
    assert GAME.offer(o, 0, GAME.action_of(o, text)).id == f"korsar-action-{kind}"


def test_a_player_tries_every_card_of_his_on_every_ship_in_sight(situation: Situation) -> None:
    s = situation(players=2, turn=0, hands={0: "red 1, red 1, captain blue, ship 2", 1: "ship 3"}, ships=["5 of 1"] * 2)
    o = s.seen(0)
    assert [GAME.action_text(o, action) for action in GAME.tries(o, 0)] == [
        "pirate red 1 > ship 0",
        "captain blue > ship 0",
        "pirate red 1 > ship 1",
        "captain blue > ship 1",
        "ship 2",
        "draw",
    ]
