"""Archives that were made to harm, or are merely broken, cost nobody but their student."""

import io
import stat
import struct
import zipfile
from collections.abc import Callable

import pytest

from tutor.grading.collecting import archives

GRPO, SAMPLE = "grpo_advantages", "dynamic_sample"
BOB = {f"bob/{GRPO}.py": "b = 1\n"}


def made(*entries: tuple[zipfile.ZipInfo | str, str | bytes]) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for info, content in entries:
            archive.writestr(info, content)
    return buffer.getvalue()


def with_mode(name: str, mode: int) -> zipfile.ZipInfo:
    info = zipfile.ZipInfo(name)
    info.external_attr = mode << 16
    return info


def encrypted() -> bytes:
    data = bytearray(made((f"{GRPO}.py", "x = 1\n")))
    for signature, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        data[data.index(signature) + offset] |= 1
    return bytes(data)


def with_method(number: int) -> bytes:
    data = bytearray(made((f"{GRPO}.py", "x = 1\n")))
    for signature, offset in ((b"PK\x03\x04", 8), (b"PK\x01\x02", 10)):
        struct.pack_into("<H", data, data.index(signature) + offset, number)
    return bytes(data)


def with_a_wrong_byte() -> bytes:
    data = bytearray(made((f"{GRPO}.py", "x = 1\n" * 9)))
    data[data.index(b".py") + 5] ^= 0xFF
    return bytes(data)


def that_claims_to_be_small() -> bytes:
    data = bytearray(made((f"{GRPO}.py", "#" * (8 << 20))))
    struct.pack_into("<I", data, data.index(b"PK\x01\x02") + 24, 100)
    return bytes(data)


HARMFUL = {
    "no archive": (b"Rar!", "is damaged, or no zip archive"),
    "nothing at all": (b"", "is damaged, or no zip archive"),
    "cut off": (made((f"{GRPO}.py", "x = 1\n"))[:-9], "is damaged, or no zip archive"),
    "a wrong byte": (with_a_wrong_byte(), "is damaged"),
    "a size that is a lie": (that_claims_to_be_small(), "is damaged"),
    "encrypted": (encrypted(), "is encrypted"),
    "a method of its own": (with_method(14), "is packed by a method"),
    "a bomb in one file": (made((f"{GRPO}.py", b"\0" * (64 << 20))), "is larger than 1 MiB"),
    "a bomb in many files": (made(*((f"{i}/{GRPO}.py", "#" * (1 << 20)) for i in range(6))), "would unpack from"),
    "very many files": (made(*((f"{i}.txt", "") for i in range(10_001))), "holds more than 10,000 files"),
    "a link": (made((with_mode(f"{GRPO}.py", stat.S_IFLNK | 0o777), "../checks.py")), "is a link"),
    "a pipe": (made((with_mode(f"{GRPO}.py", stat.S_IFIFO | 0o666), "")), "is a link, or no ordinary file"),
    "a way out": (made((f"../../{GRPO}.py", "x = 1\n")), "leads out of its archive"),
    "a way out for Windows": (made((f"..\\..\\{GRPO}.py", "x = 1\n")), "leads out of its archive"),
    "the root": (made((f"/etc/{GRPO}.py", "x = 1\n")), "leads out of its archive"),
    "a drive": (made((f"C:\\{GRPO}.py", "x = 1\n")), "leads out of its archive"),
    "an archive in it": (made(("inner.zip", made((f"{GRPO}.py", "x = 1\n")))), "is an archive within an archive"),
}


@pytest.mark.parametrize(("data", "words"), HARMFUL.values(), ids=HARMFUL)
def test_it_is_refused_in_a_row_that_says_why(data: bytes, words: str, download, rows) -> None:
    found = rows(download({"eve.zip": data, **BOB}))
    assert found["bob", GRPO].submission.source == "b = 1\n"
    eve = found["eve", GRPO].submission
    assert eve.source == ""
    assert words in str(eve.problem)
    assert str(eve.problem).startswith("class/" if "class/" in str(eve.problem) else "class.zip/")


A_CLASS_MAY = {"a bomb in many files", "very many files", "an archive in it"}


@pytest.mark.parametrize("kind", sorted(HARMFUL.keys() - A_CLASS_MAY))
def test_it_is_refused_when_the_instructor_names_it(kind: str, tmp_path, rows) -> None:
    data, words = HARMFUL[kind]
    (tmp_path / "eve.zip").write_bytes(data)
    found = rows(tmp_path / "eve.zip", only=GRPO)
    assert len(found) == 1
    ((_, entry),) = found.items()
    assert words in str(entry.submission.problem)


def test_a_bomb_is_not_unpacked_before_it_is_refused(monkeypatch: pytest.MonkeyPatch, folder, rows) -> None:
    def never(*arguments: object) -> None:
        raise AssertionError("something was unpacked")

    path = folder({"eve.zip": HARMFUL["a bomb in many files"][0]})
    monkeypatch.setattr(zipfile.ZipFile, "open", never)
    assert "would unpack from" in str(rows(path, only=GRPO)["eve", GRPO].submission.problem)


def test_very_many_files_are_refused_before_their_list_is_read(monkeypatch: pytest.MonkeyPatch, folder, rows) -> None:
    path = folder({"eve.zip": HARMFUL["very many files"][0]})
    monkeypatch.delattr(archives.zipfile, "ZipFile")
    assert "holds more than" in str(rows(path, only=GRPO)["eve", GRPO].submission.problem)


def test_an_archive_too_large_to_be_a_hand_in(folder, rows) -> None:
    path = folder({"eve.zip": b"\0" * ((16 << 20) + 1)})
    assert "is larger than 16 MiB" in str(rows(path, only=GRPO)["eve", GRPO].submission.problem)


@pytest.mark.parametrize("name", ["eve.zip", "eve/homework.zip"])
def test_an_archive_with_nothing_in_it(name: str, folder, rows, zipped) -> None:
    found = rows(folder({name: zipped({"__MACOSX/": "", ".DS_Store": "x"}), **BOB}))
    assert found["eve", GRPO].submission.problem == f"class/{name} holds no files: pack your code."


def test_what_is_beside_a_bad_file_counts(download, rows) -> None:
    data = made((f"../{GRPO}.py", "x = 1\n"), (f"{SAMPLE}.py", "s = 1\n"))
    found = rows(download({"eve.zip": data}))
    assert found["eve", SAMPLE].submission.source == "s = 1\n"
    assert found["eve", SAMPLE].submission.others == {}


def test_an_archive_larger_than_its_code_is_welcome(folder, zipped: Callable[..., bytes], rows) -> None:
    files = {"video.mp4": b"\0" * (40 << 20), f"{GRPO}.py": "x = 1\n"}
    assert rows(folder({"ada.zip": zipped(files)}))["ada", GRPO].submission.source == "x = 1\n"


def test_names_that_macos_and_windows_pack(folder, rows) -> None:
    name = f"homework/émilie__{GRPO}.py"
    packed_by_macos = made((name, "x = 1\n"))
    # The bit that says that names are UTF-8, which macOS leaves out.
    data = bytearray(packed_by_macos)
    for signature, offset in ((b"PK\x03\x04", 7), (b"PK\x01\x02", 9)):
        data[data.index(signature) + offset] &= ~0x08
    windows = made((f"homework\\zoé__{GRPO}.py", "x = 1\n"))
    for archive in (bytes(data), windows):
        assert rows(folder({"ada.zip": archive}, str(len(archive))))["ada", GRPO].submission.source == "x = 1\n"
