"""A refusal arrives whole in another process."""

from __future__ import annotations

import pickle

import pytest

from ludotheque.core.sentence import Flaw, Refused, Sentence

SAID = Sentence("error-arena-bot", {"got": "nobody"}, {"seat": 2})


@pytest.mark.parametrize("refused", [Refused(SAID), Flaw(SAID, 3, quote="x", names=("Inès",))])
def test_a_refusal_is_the_same_on_the_other_side(refused: Refused) -> None:
    arrived = pickle.loads(pickle.dumps(refused))
    assert type(arrived) is type(refused)
    assert vars(arrived) == vars(refused)
    assert str(arrived) == str(refused) == "error-arena-bot {'got': 'nobody'}"
