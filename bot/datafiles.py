"""Facts as data files under `data/`, checked when loaded; what is wrong is said in one line."""

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

DATA = Path(__file__).resolve().parent.parent / "data"

M = TypeVar("M", bound=BaseModel)


class DataError(Exception):
    """A file that cannot be used: says which, where in it, and what is wrong."""


def load(path: Path, model: type[M]) -> M:
    """Read a JSON file into its model."""
    try:
        text = path.read_bytes()
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror}") from None
    try:
        return model.model_validate_json(text)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(map(str, first["loc"])) or "the file"
        raise DataError(f"{path}: {where}: {first['msg']}") from None
