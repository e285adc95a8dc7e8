"""A PNG made of horizontal bands, each compressed by itself, so that unchanged ones are kept."""

import struct
import zlib
from collections.abc import Iterable
from dataclasses import dataclass

from PIL import Image

_ADLER = 65521
_HEADER = b"\x89PNG\r\n\x1a\n"
_DEFLATE = b"\x78\x01"
_LAST_BLOCK = b"\x03\x00"


@dataclass(frozen=True)
class Band:
    """Some lines of a picture: compressed, with what is needed to join it to others."""

    data: bytes
    checksum: int
    length: int


def band(image: Image.Image, level: int) -> Band:
    """Compress lines of palette numbers; every line is marked as not filtered."""
    marked = Image.new("P", (image.width + 1, image.height), 0)
    marked.paste(image, (1, 0))
    lines = marked.tobytes()
    packer = zlib.compressobj(level, zlib.DEFLATED, -zlib.MAX_WBITS)
    data = packer.compress(lines) + packer.flush(zlib.Z_FULL_FLUSH)
    return Band(data, zlib.adler32(lines), len(lines))


def join(width: int, height: int, palette: bytes, bands: Iterable[Band]) -> bytes:
    """The whole PNG, eight bits to the pixel."""
    parts, checksum = [_DEFLATE], 1
    for one in bands:
        parts.append(one.data)
        checksum = _both(checksum, one.checksum, one.length)
    parts += [_LAST_BLOCK, struct.pack(">I", checksum)]
    size = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = (b"IHDR", size), (b"PLTE", palette), (b"IDAT", b"".join(parts)), (b"IEND", b"")
    return _HEADER + b"".join(_chunk(*chunk) for chunk in chunks)


def _chunk(kind: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(data, zlib.crc32(kind)))
    return struct.pack(">I", len(data)) + kind + data + check


def _both(first: int, second: int, length: int) -> int:
    """Adler-32 of two pieces of data, from those of each and the second one's length."""
    low, high = first & 0xFFFF, first >> 16
    more_low, more_high = second & 0xFFFF, second >> 16
    high = (high + more_high + length * (low - 1)) % _ADLER
    return high << 16 | (low + more_low - 1) % _ADLER
