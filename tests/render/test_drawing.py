"""What has been drawn is not drawn again, neither in this process nor in the next one."""

import io
import os
import time
from pathlib import Path

import pytest
from PIL import Image

from bot.render import cache, drawing, raster
from bot.render.cache import Recent, Shelf
from bot.render.drawing import Drawing, Patch
from tests.render.reading import difference, directly, watch

SHAPE = '<circle cx="5" cy="5" r="4" fill="#aa0000"/>'


@pytest.fixture
def shelf(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Shelf:
    """A shelf of one's own, and nothing in memory."""
    own = Shelf()
    own.open(tmp_path / "pictures")
    for module in (drawing, raster):
        monkeypatch.setattr(module, "SHELF", own)
    forget(monkeypatch)
    return own


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(raster, "_rasters", Recent(1_000_000))
    drawing._band.cache_clear()
    drawing._palette.cache_clear()


def made(*patches: Patch) -> Drawing:
    return Drawing(40, "#ffffff", ("#000000", "#ffffff", "#aa0000", "#00aa00"), list(patches))


def test_the_latest_are_remembered_up_to_a_weight() -> None:
    recent: Recent[str] = Recent(5, len)
    for word in ("aa", "bb", "c"):
        recent.put(word, word)
    assert recent.get("aa") == "aa"
    recent.put("dd", "dd")
    assert [recent.get(word) for word in ("aa", "bb", "c", "dd")] == ["aa", None, "c", "dd"]
    recent.put("dd", "d")
    recent.put("e", "e")
    assert recent.get("aa") == "aa"


def test_what_lasts_is_drawn_once_for_all_processes(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    picture = made(Patch(0, 0, 10, 10, SHAPE, lasting=True), Patch(20, 0, 10, 10, SHAPE))
    first = drawing._compose(picture)
    forget(monkeypatch)
    drawn = watch(monkeypatch)
    assert drawing._compose(picture) == first
    assert drawn == [(10, 10)]  # what belongs to one game alone is not kept on disk


def test_a_shape_is_drawn_once_for_all_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    shape = '<circle cx="5" cy="5" r="4" fill="currentColor"/>'
    picture = made(
        Patch(0, 0, 10, 10, shape, colour="#aa0000"), Patch(20, 20, 10, 10, shape, colour="#00aa00")
    )
    drawn = watch(monkeypatch)
    png = drawing.to_png(picture)
    assert len(drawn) == 1
    assert difference(opened(png), directly(drawing.to_svg(picture))) < 0.5


def test_plain_grounds_are_not_rasterised(monkeypatch: pytest.MonkeyPatch) -> None:
    inner = Patch(2, 2, 5, 5, fill="#00aa00")
    picture = made(Patch(10, 10, 100, 15, fill="#aa0000", inside=(inner,)))
    drawn = watch(monkeypatch)
    png = drawing.to_png(picture)
    assert not drawn
    assert difference(opened(png), directly(drawing.to_svg(picture))) < 0.1


def test_drawing_ahead_fills_the_shelf_piece_by_piece(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    lasting = [Patch(n, n, 10 + n, 10, SHAPE, lasting=True) for n in range(3)]
    ground = Patch(0, 0, 400, 40, SHAPE, static=True)
    picture = made(ground, *lasting, Patch(0, 0, 9, 9, SHAPE))
    assert len(list(drawing.draw_ahead(picture))) == 5  # four pieces and a palette
    forget(monkeypatch)
    drawn = watch(monkeypatch)
    assert not list(drawing.draw_ahead(picture))
    drawing.make_ready(made(ground, *lasting))
    assert not drawn


def test_a_spoilt_file_is_drawn_again(shelf: Shelf, monkeypatch: pytest.MonkeyPatch) -> None:
    picture = made(Patch(0, 0, 10, 10, SHAPE, lasting=True))
    first = drawing._compose(picture)
    assert shelf.folder
    for path in shelf.folder.iterdir():
        path.write_bytes(path.read_bytes()[:7])
    forget(monkeypatch)
    assert drawing._compose(picture) == first


def test_without_a_folder_or_room_on_disk_pictures_are_still_drawn(
    shelf: Shelf, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    nowhere = Shelf()
    nowhere.open(tmp_path / "file" / "folder")
    assert nowhere.folder is None
    nowhere.put("key", b"value")
    assert nowhere.get("key") is None
    assert not nowhere.has("key")
    gone = Shelf(tmp_path / "gone")
    gone.put("key", b"value")
    assert gone.get("key") is None


def test_what_nobody_wanted_for_long_is_thrown_away(shelf: Shelf) -> None:
    assert shelf.folder
    shelf.put("old", b"old")
    shelf.put("new", b"new")
    long_ago = time.time() - (cache._UNUSED + 1) * 24 * 3600
    (path,) = [p for p in shelf.folder.iterdir() if p == shelf._path("old")]
    os.utime(path, (long_ago, long_ago))
    shelf.open(shelf.folder)
    assert shelf.get("old") is None
    assert shelf.get("new") == b"new"


def test_what_is_used_stays_on_the_shelf(shelf: Shelf) -> None:
    assert shelf.folder
    shelf.put("key", b"value")
    (path,) = shelf.folder.iterdir()
    yesterday = time.time() - 2 * 24 * 3600
    os.utime(path, (yesterday, yesterday))
    assert shelf.get("key") == b"value"
    assert path.stat().st_mtime > yesterday + 3600


def opened(png: bytes) -> Image.Image:
    return Image.open(io.BytesIO(png))
