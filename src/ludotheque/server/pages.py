"""The page and its parts: files that the build of `web/` has left in `static/`."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

STATIC = Path(__file__).parents[1] / "static"
# A name under assets/ holds a hash of what is in it, so it is never asked for again.
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}
ASK_AGAIN = {"Cache-Control": "no-cache"}


class Pages:
    """The files of one folder; two of its methods are routes."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def asset(self, request: Request) -> Response:
        """A part of the page whose name changes with its content."""
        return file(self._folder / "assets", request.path_params["name"], FOR_EVER)

    async def page(self, request: Request) -> Response:
        """A file beside the page; any other path is the page, which finds its own way."""
        path: str = request.path_params["path"]
        is_file = "/" not in path and "." in path
        return file(self._folder, path if is_file else "index.html", ASK_AGAIN)


def file(folder: Path, name: str, headers: dict[str, str]) -> Response:
    """A file right in this folder; raises HTTPException for any other, and for hidden ones."""
    # Not Path.is_file, which raises for a name that is too long.
    if Path(name).name != name or name.startswith(".") or not os.path.isfile(folder / name):
        raise HTTPException(404)
    return FileResponse(folder / name, headers=headers)
