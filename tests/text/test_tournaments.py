"""The catalogue of tournaments holds what they say, in both languages, and nothing else."""

from bot.tournaments.scoring import SCORING
from bot.tournaments.settings import FORMATS
from bot.tournaments.tiebreaks import TIE_BREAKS
from tests.text import sources
from tests.text.test_catalogues import entries

DECIDED_BY = ("points", "lot", "knockout", "out")
VERDICTS = ("in", "out", "open")


def reasons(*files: str) -> dict[str, set[str]]:
    """Every kind of reason in these files, with its parameters where they are written there."""
    found: dict[str, set[str]] = {}
    for file in files:
        for _, call, name in sources.calls(file):
            if name == "Why":
                given = {word.arg: word.value for word in call.keywords}
                keys = sources.dict_keys(given["args"]) if "args" in given else set()
                found |= dict.fromkeys(sources.texts(given["kind"]), keys)
            if name == "_because":
                found |= {kind: set() for kind in sources.texts(call.args[1])}
    return found


def test_there_is_an_entry_for_everything_and_nothing_else() -> None:
    wanted = {f"tournament_format-{one}" for one in FORMATS}
    wanted |= {f"tournament_scoring-{one}" for one in SCORING}
    wanted |= {f"tournament_tie-{one}" for one in (*TIE_BREAKS, *DECIDED_BY)}
    wanted |= {f"tournament-need-{one}" for one in VERDICTS}
    wanted |= {f"tournament-plan-{one}" for one in reasons("bot/tournaments/dry_run.py")}
    whys = reasons("bot/tournaments/pairing", "bot/tournaments/knockout.py")
    wanted |= {f"tournament-why-{one}" for one in whys}
    wanted |= {f"illegal-{one}" for one in sources.refusals("bot/tournaments")}
    wanted |= {f"notice-{one}" for one in sources.notices("bot/table", "tournament-")}
    assert set(entries("en", "tournaments.ftl")) == wanted


def test_reasons_give_their_sentences_what_they_need() -> None:
    known = entries("en", "tournaments.ftl")
    for kind, given in reasons("bot/tournaments/dry_run.py").items():
        assert known[f"tournament-plan-{kind}"] == given, kind
    for kind, given in reasons("bot/tournaments/pairing", "bot/tournaments/knockout.py").items():
        assert known[f"tournament-why-{kind}"] == given, kind
