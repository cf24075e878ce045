"""Reading zip archives from strangers: in memory, within limits, and no path, link or size taken on trust."""

import io
import stat
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Final

from tutor.grading.collecting.item import (
    MAX_ARCHIVE,
    MAX_METADATA,
    METADATA,
    Item,
    empty_folder,
    held,
    is_noise,
    refused,
)
from tutor.grading.collecting.naming import ARCHIVE, NOTEBOOK, has_suffix, is_code, printable
from tutor.grading.collecting.notebooks import MAX_NOTEBOOK, code_of
from tutor.sandbox.source import MAX_BYTES, UnusableError, too_large

_CENTRAL_ENTRY: Final = b"PK\x01\x02"
_ENCRYPTED: Final = 0x1
_UTF8_NAME: Final = 0x800
_METHODS: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)


@dataclass(frozen=True)
class Limits:
    """What an archive may hold: so many entries; so many bytes of code once unpacked, and `growth` times its own size.

    Up to `slack` bytes the growth does not matter: a few repetitive lines can pack a thousandfold.
    """

    entries: int
    code: int
    slack: int
    growth: int = 100


ONE_STUDENT: Final = Limits(entries=10_000, code=32 << 20, slack=4 << 20)
WHOLE_CLASS: Final = Limits(entries=200_000, code=2 << 30, slack=64 << 20)


def whole_archive(path: Path) -> Iterator[Item]:
    """Yield what is in an archive that an instructor named, and in the archives that its students sent.

    Raises:
        UnusableError: it is no archive, or goes beyond what a whole class would send.
    """
    try:
        with path.open("rb") as file:
            yield from _entries(file, path.stat().st_size, (), printable(path.name), WHOLE_CLASS)
    except OSError as error:
        raise UnusableError(f"cannot be read: {error.strerror or error}.") from None
    except UnusableError:
        raise
    except Exception:
        raise _damaged() from None


def sent_archive(item: Item) -> Iterator[Item]:
    """Yield what is in an archive that a student sent; what is wrong with it is an item of its own."""
    try:
        data = item.read(MAX_ARCHIVE)
        # Counted before the list is read, which would take half a kilobyte for each of a bomb's many entries.
        if data.count(_CENTRAL_ENTRY) > ONE_STUDENT.entries:
            raise _too_many(ONE_STUDENT)
        found = list(_entries(io.BytesIO(data), len(data), item.parts, item.where, ONE_STUDENT))
    except UnusableError as error:
        found = [refused(item.parts, item.where, str(error))]
    except Exception:  # zipfile raises a dozen kinds on bytes made to break it, and one archive must not end the rest
        found = [refused(item.parts, item.where, str(_damaged()))]
    yield from found or [refused(item.parts, item.where, "holds no files: pack your code.")]


def _entries(file: IO[bytes], size: int, parts: tuple[str, ...], where: str, limits: Limits) -> Iterator[Item]:
    with zipfile.ZipFile(file) as archive:
        wanted = [(entry, names) for entry in archive.infolist() if not any(map(is_noise, names := _names(entry)))]
        _require_modest([entry for entry, _ in wanted], size, limits)
        for entry, names in wanted:
            inside = tuple(name for name in names if name not in {"", ".."})
            if not inside:
                continue
            item = _item(archive, entry, (*parts, *inside), "/".join((where, *names)))
            if not has_suffix(item.name, ARCHIVE) or item.is_folder:
                yield item
            elif parts:
                yield refused(item.parts, item.where, "is an archive within an archive: hand in one, or the files.")
            else:
                yield from sent_archive(item)


def _names(entry: zipfile.ZipInfo) -> list[str]:
    name = entry.filename
    if not entry.flag_bits & _UTF8_NAME:
        # What macOS packs is UTF-8 but does not say so, and was read as the old code page.
        try:
            name = name.encode("cp437").decode()
        except UnicodeError:
            name = entry.filename
    return [printable(part) for part in name.replace("\\", "/").rstrip("/").split("/") if part != "."]


def _require_modest(entries: list[zipfile.ZipInfo], size: int, limits: Limits) -> None:
    if len(entries) > limits.entries:
        raise _too_many(limits)
    # A file above its own limit is not unpacked at all.
    sizes = [entry.file_size for entry in entries if is_code(entry.filename)]
    code = sum(size for size in sizes if size <= MAX_NOTEBOOK)
    if code > limits.code or code > max(limits.slack, limits.growth * size):
        raise UnusableError(f"would unpack from {size >> 10} KiB to {code >> 20} MiB: it was not unpacked.")


def _item(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, parts: tuple[str, ...], where: str) -> Item:
    if (reason := _refusal(entry)) is not None:
        return refused(parts, where, reason)
    if entry.is_dir():
        return empty_folder(parts, where)
    limit = _limit(parts[-1])
    if limit is None:
        return refused(parts, where, "is not Python.")
    if entry.file_size > limit:
        return refused(parts, where, str(too_large(limit)))
    try:
        with archive.open(entry) as file:
            data = file.read(limit)
        return held(parts, where, code_of(data) if has_suffix(parts[-1], NOTEBOOK) else data)
    except UnusableError as error:
        return refused(parts, where, str(error))
    except Exception:  # as for the whole archive
        return refused(parts, where, str(_damaged()))


def _refusal(entry: zipfile.ZipInfo) -> str | None:
    mode = entry.external_attr >> 16
    path = entry.filename.replace("\\", "/")
    if ".." in path.split("/") or path.startswith("/") or path[1:3] == ":/":
        return "has a path that leads out of its archive: it was not read."
    if stat.S_IFMT(mode) not in {0, stat.S_IFREG, stat.S_IFDIR}:
        return "is a link, or no ordinary file: hand in the file itself."
    if entry.flag_bits & _ENCRYPTED:
        return "is encrypted: pack it without a password."
    if entry.compress_type not in _METHODS:
        return "is packed by a method that is not read here: pack it as an ordinary zip."
    return None


def _limit(name: str) -> int | None:
    if name == METADATA:
        return MAX_METADATA
    if has_suffix(name, ARCHIVE):
        return MAX_ARCHIVE
    if has_suffix(name, NOTEBOOK):
        return MAX_NOTEBOOK
    return MAX_BYTES if is_code(name) else None


def _too_many(limits: Limits) -> UnusableError:
    return UnusableError(f"holds more than {limits.entries:,} files: hand in your code alone.")


def _damaged() -> UnusableError:
    return UnusableError("is damaged, or no zip archive: pack it again.")
