"""Catanatron's work: whole games of four of its random players."""

from __future__ import annotations

from catanatron import Color, Game, RandomPlayer

from benchmarks.peers.work import PLAY, Ready, Work, timed

SEATS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def games() -> Ready:
    def play() -> tuple[int, int]:
        game = Game([RandomPlayer(color) for color in SEATS])
        game.play()
        return 1, len(game.state.actions)

    return Ready(len(SEATS), None, lambda: timed(play))


def works() -> list[Work]:
    return [Work(PLAY, "catan", "Python, Game.play", games)]
