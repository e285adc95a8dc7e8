"""R24: what an attachment may lie on."""

from bot.games.lcg.facts import keyword_value
from bot.games.lcg.state import LcgState
from bot.games.lcg.values import keywords, traits


def may_attach(state: LcgState, attachment: int, host: int) -> bool:
    """R24.1, R21.10: whether this card may lie on that one."""
    rule = state.fact(attachment).attach_to
    piece = state.board.get(attachment)
    if piece is not None and piece.as_type == "attachment" and rule is None:
        # An event that became an attachment: its own effect said what it lies on.
        return not _refuses(state, host, attachment)
    if rule is None or host not in state.board:
        return False
    if piece is None and not _has_room(state, attachment, host):
        return False
    fact = state.fact(host)
    if state.board[host].as_type or fact.type != rule.type:
        return False
    if rule.faction and not fact.belongs(rule.faction):
        return False
    if rule.traits_any and not traits(state, host) & set(rule.traits_any):
        return False
    return not _refuses(state, host, attachment)


def _has_room(state: LcgState, attachment: int, host: int) -> bool:
    """Whether an attachment may be put here that has more to say about where it goes."""
    rule, name = state.fact(attachment).attach_to, state.fact(attachment).name
    if rule is None:
        return False
    if rule.opponent and not state.opposed(state.owners[attachment], state.board[host].controller):
        return False
    borne = [one for one in state.attachments(host) if state.fact(one).name == name]
    return rule.most is None or len(borne) < rule.most


def _refuses(state: LcgState, host: int, attachment: int) -> bool:
    """Whether the host says "no attachments" about this one."""
    mine = traits(state, attachment)
    for keyword in keywords(state, host):
        name, value = keyword_value(keyword)
        if name == "no_attachments" and (not value or value in mine):
            return True
        if name == "no_attachments_except" and value not in mine:
            return True
    return False


def hosts(state: LcgState, attachment: int) -> list[int]:
    """Every card in play that this attachment may be put on."""
    return [card for card in state.board if may_attach(state, attachment, card)]


def misplaced(state: LcgState) -> list[int]:
    """R24.3: attachments that lie where they must not."""
    facts, codes, board = state.cards, state.codes, state.board
    return [
        card
        for card, piece in board.items()
        if (facts[codes[card]].type == "attachment" or piece.as_type == "attachment")
        and not (piece.host in board and may_attach(state, card, piece.host))
    ]
