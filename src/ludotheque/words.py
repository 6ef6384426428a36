"""The words of the house: sentences rendered from the Fluent catalogue, in French or in English.

The catalogue is every `.ftl` file of `locale/fr` and `locale/en`, here and in the folder of each game from
another package; `web/src/words.ts` renders the same files in the browser, by the same rules.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

from ludotheque.core.sentence import Sentence

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

LANGUAGES = ("fr", "en")
LOCALE = Path(__file__).with_name("locale")

SOUNDED_H = re.compile(
    "(hakim|hamid|hamster|hamza|hannah?|hans|hardy|harold|harry|hass?an|heinrich|heinz|helmut|herisson|heron|heros"
    "|hibou|homard|huang|hussein|h)(?![a-z])"
)
"""Names and nicknames whose h is sounded, without accents. The list is open: any other h is taken as mute."""

UNSHOWN = re.compile("[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Signs that a terminal obeys instead of showing them, that end a line or turn its direction, or that are none."""

ENTRY, NAME = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE), re.compile(r"-?[a-zA-Z][\w-]*")
"""Where a message begins in Fluent source, and what may be the name of one."""

LONGEST, LARGEST = 2000, 10**15
"""What a sentence holds of a text or a number; Fluent refuses more, and figures beyond are nobody's."""


def de(name: str) -> str:
    """French "de" before a name: "de Malo", "d’Inès", "du Nautile"; `locale/de.json` is its table of cases."""
    for article, contracted in (("le ", "du "), ("les ", "des ")):
        if name.startswith(article):
            return contracted + name[len(article) :]
    return f"d’{name}" if _elides(_plain(name)) else f"de {name}"


def _plain(name: str) -> str:
    """The name in small letters without accents."""
    decomposed = unicodedata.normalize("NFD", name.strip().lower())
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter))


def _elides(plain: str) -> bool:
    if plain.startswith("h"):
        return not SOUNDED_H.match(plain)
    return bool(re.match(r"[aeiouœæ]|y[^aeiou]", plain))


def shown(value: int | str) -> int | str:
    """The argument as a sentence can hold it: a number, or one line of harmless signs, without its middle if long."""
    if isinstance(value, int) and abs(value) <= LARGEST:
        return value
    text = UNSHOWN.sub("\ufffd", str(value))
    return text if len(text) <= LONGEST else f"{text[: LONGEST // 2]}…{text[-LONGEST // 2 :]}"


def language(environ: Mapping[str, str]) -> str:
    """The language that an environment asks for by LC_ALL, LC_MESSAGES or LANG: French, or else English."""
    asked = next((environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environ.get(name)), "")
    return "fr" if asked.lower().startswith("fr") else "en"


def concatenated(lang: str, folders: Iterable[Path] = ()) -> str:
    """The whole catalogue in one language, as Fluent source; `folders`: the `locale` of other packages."""
    files = [path for folder in (LOCALE, *folders) for path in sorted((folder / lang).glob("*.ftl"))]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def entries(source: str) -> dict[str, str]:
    """The source of each message by its name; of two with one name the first, as Fluent does."""
    found: dict[str, str] = {}
    for entry in ENTRY.split(source)[1:]:
        found.setdefault(entry.partition("=")[0].rstrip(), entry)
    return found


class Catalogue:
    """The messages of one language. Each is read when it is first asked for: to read all takes half a second."""

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        # Fluent takes a moment to import, and a server that only hands out `concatenated` never needs it.
        from fluent.runtime import FluentBundle

        functions: dict[str, Any] = {"DE": de if lang == "fr" else str}  # Fluent takes plain text, typed as its own
        # No isolation marks: both languages run left to right, and the marks would show in a terminal.
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        self._unread = entries(concatenated(lang, folders))
        self._reading = RLock()

    def message(self, id: str) -> Message:
        """The message; KeyError if there is none."""
        with self._reading:
            self._read(id)
        return self._bundle.get_message(id)

    def format(self, pattern: Pattern, args: Mapping[str, int | str]) -> tuple[object, list[Exception]]:
        return self._bundle.format_pattern(pattern, dict(args))

    def _read(self, id: str) -> None:
        """Has Fluent read a message, and all that it names, unless it has."""
        from fluent.runtime import FluentResource

        entry = self._unread.pop(id, None)
        if entry is not None:
            self._bundle.add_resource(FluentResource(entry))
            for named in NAME.findall(entry):
                self._read(named)


_catalogue = cache(Catalogue)


class Words:
    """The catalogue in one language, the names at one table and the seat that reads, None for a spectator."""

    def __init__(
        self,
        lang: str,
        names: Sequence[str] = (),
        viewer: int | None = None,
        folders: Iterable[Path] = (),
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"language {lang!r}: expected one of {', '.join(LANGUAGES)}")
        self.lang = lang
        self._names = tuple(names)
        self._viewer = viewer
        self._catalogue = _catalogue(lang, tuple(folders))

    def say(self, id: str, /, **args: int | str) -> str:
        """A message with plain arguments; KeyError if unknown, ValueError if an argument is missing."""
        pattern = self._catalogue.message(id).value
        if pattern is None:
            raise ValueError(f"message {id} has attributes only")
        return self._format(id, pattern, args)

    def attribute(self, id: str, name: str, /, **args: int | str) -> str:
        """An attribute of a message, like the `help` of an option."""
        return self._format(f"{id}.{name}", self._catalogue.message(id).attributes[name], args)

    def sentence(self, sentence: Sentence) -> str:
        """The sentence as this viewer reads it: its `.you` where the viewer is its `seat`."""
        message = self._catalogue.message(sentence.id)
        spoken_to = self._viewer is not None and sentence.seats.get("seat") == self._viewer
        pattern = message.attributes.get("you") if spoken_to else None
        pattern = pattern or message.value
        if pattern is None:
            raise ValueError(f"message {sentence.id} has attributes only")
        return self._format(sentence.id, pattern, self._arguments(sentence))

    def name(self, seat: int) -> str:
        """The name at a seat; a seat without one is called by its number."""
        named = self._names[seat] if seat < len(self._names) else ""
        return named or self.say("page-seat-number", number=seat + 1)

    def _arguments(self, sentence: Sentence) -> dict[str, int | str]:
        args = dict(sentence.args)
        for key, seat in sentence.seats.items():
            args[key] = self.name(seat)
            args[f"{key}_you"] = "yes" if seat == self._viewer else "no"
        return args

    def _format(self, id: str, pattern: Pattern, args: Mapping[str, int | str]) -> str:
        text, errors = self._catalogue.format(pattern, {key: shown(value) for key, value in args.items()})
        if errors:
            raise ValueError(f"message {id} with {dict(args)}: {'; '.join(map(str, errors))}")
        return str(text)
