"""Answers to requests: JSON, and sentences for what is not done."""

from __future__ import annotations

import gzip
from typing import Any, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ludotheque.core.sentence import Sentence

T = TypeVar("T")
NOT_KEPT = {"Cache-Control": "no-store"}


class Failure(Struct, frozen=True):
    """Why a request was not done."""

    error: Sentence


class FileFailure(Failure, frozen=True):
    """Why a file is not accepted: the line that is wrong, its words if they are the matter, the names at that table."""

    line: int
    quote: str
    names: list[str]


class Rejected(Exception):
    """A request that is answered by a status and a sentence."""

    def __init__(self, status: int, sentence: Sentence) -> None:
        super().__init__(f"{status} {sentence.id}")
        self.status, self.sentence = status, sentence


def json(value: Any, status: int = 200) -> Response:  # Any: whatever msgspec can write
    """The value as JSON, kept by no cache."""
    return Response(msgspec.json.encode(value), status, NOT_KEPT, "application/json")


def zipped(value: Any, request: Request) -> Response:  # Any: whatever msgspec can write
    """The same for what is long and repeats itself, in less if whoever asks can read that."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return json(value)
    headers = {**NOT_KEPT, "Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
    return Response(gzip.compress(msgspec.json.encode(value), 5), 200, headers, "application/json")


def failure(status: int, sentence: Sentence) -> Response:
    return json(Failure(sentence), status)


async def bytes_of(request: Request, most: int) -> bytes:
    """All that the request carries; raises Rejected if that is too long."""
    body = bytearray()
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Rejected(413, Sentence("error-too-large", {"most": most}))
    return bytes(body)


async def body_of(request: Request, kind: type[T], most: int) -> T:
    """The request's JSON as a struct of that kind; raises Rejected if it is too long or anything else."""
    if request.headers.get("content-type", "").partition(";")[0].strip() != "application/json":
        raise Rejected(415, Sentence("error-not-json"))
    body = await bytes_of(request, most)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Rejected(400, Sentence("error-malformed")) from error
