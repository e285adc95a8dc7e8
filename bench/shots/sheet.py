"""The contact sheet: an index page with every screenshot, and what does not fit a screen."""

from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path

from bench.shots.gallery import Shot

HEAD = """<!doctype html><meta charset="utf-8"><title>Every question</title>
<style>
body { background: #111; color: #ddd; font: 15px sans-serif; margin: 20px; }
.row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; padding-bottom: 24px; }
figure { margin: 0; } figcaption { color: #999; padding: 4px 0; } .high { color: #f88; }
img { display: block; max-width: none; }
</style>
"""


def sheet(folder: Path, shown: Mapping[str, Mapping[str, Iterable[Shot]]]) -> Path:
    """Write the index: by game, by question, one row of shots; the way to it."""
    lines = [HEAD]
    for game, kinds in shown.items():
        lines.append(f"<h1>{escape(game)}</h1>")
        for kind, shots in kinds.items():
            lines.append(f'<h2 id="{escape(game)}/{escape(kind)}">{escape(kind)}</h2>')
            lines += ['<div class="row">', *(_figure(folder, shot) for shot in shots), "</div>"]
    index = folder / "index.html"
    index.write_text("\n".join(lines), encoding="utf-8")
    return index


def _figure(folder: Path, shot: Shot) -> str:
    file = shot.file.relative_to(folder).as_posix()
    said = f"{shot.language}, {shot.width} px: page of {shot.page} px on a screen of {shot.screen}"
    look = "" if shot.fits else ' class="high"'
    return (
        f'<figure><figcaption{look}>{said}</figcaption><a href="{file}">'
        f'<img loading="lazy" src="{file}" alt="{escape(file)}"></a></figure>'
    )
