"""How many files of ours somebody has to read who follows one typed move."""

from pathlib import Path

from bench.walk import walked

MOST = 53
"""45 is the aim. How states are stored, how names are found, how statements are prepared, how
likely a line is a move, lists in a row, what is written in short and when a picture is left away
have got files of their own."""


async def test_a_typed_march_passes_few_files(tmp_path: Path) -> None:
    files = await walked(tmp_path)
    assert "bot/discord_ui/client.py" in files
    assert "bot/games/board_game/rules/march.py" in files
    assert len(files) <= MOST, sorted(files)
