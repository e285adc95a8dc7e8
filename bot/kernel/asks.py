"""Questions to a seat. Four kinds, closed: every front end shows them, every bot answers them.

`Illegal` is how the rules refuse an answer, `Broken` what a bug in them raises.
"""

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Params = Mapping[str, Any]
"""What a sentence needs to be complete; the sentence itself is in the catalogues."""


class Illegal(Exception):
    """An answer the rules do not allow: a catalogue key and its parameters; nothing has changed."""

    def __init__(self, reason: str, **params: Any) -> None:
        """Name the catalogue entry that tells the player what was wrong and what would be right."""
        super().__init__(reason)
        self.reason = reason
        self.params: Params = params

    def __str__(self) -> str:
        """For logs and scenario reports; players read the catalogue's words."""
        detail = ", ".join(f"{key}={value!r}" for key, value in self.params.items())
        return f"{self.reason}({detail})" if detail else self.reason


class Broken(Exception):
    """An invariant does not hold: a bug in the rules, never a player's fault."""


Args = dict[str, Any]

Purpose = Literal["choice", "act", "source", "target", "cost", "order", "consent", "wish"]
"""What a question is for.

`act`: whether to do something now, and what. `source`: where from. `target`: whom or what it
concerns, or where to. `cost`: what is paid, given up or lost. `order`: what comes first.
`consent`: whether to allow what somebody else wants. `wish`: what one would like of things that
all are given, the best first; stand-ins leave the best to people. `choice`: anything else.
"""
HINTS = frozenset(
    {
        "purpose",
        "quiet",
        "open_to_all",
        "undoable",
        "open_ended",
        "stays",
        "named_value",
        "other_value",
        "spared_value",
    }
)
"""Fields that say how a question is meant. They help whoever shows or reads it; the rules take
no notice of them."""


class Option(BaseModel):
    """One thing to choose; `label` is a catalogue key or a name such as `territory:pyke`."""

    model_config = ConfigDict(extra="forbid")

    id: str
    label: str
    args: Args = Field(default_factory=dict)
    note: str | None = None
    """Catalogue key of a short remark that helps to decide; uses the same parameters."""


class Question(BaseModel):
    """What all kinds of ask have in common."""

    model_config = ConfigDict(extra="forbid")

    id: int = 0
    seat: int
    topic: str
    """What is asked: names its sentence in the catalogue, the frame's check, standing orders."""
    which: str = ""
    """Tells apart what is asked of one seat on one topic in one step, such as a card's name."""
    about: Args = Field(default_factory=dict)
    """What the player needs to know to decide: parameters of its sentence."""
    public: str
    """What everybody may know is being waited for."""
    veiled: bool = False
    """Whether a missing choice must not show: then even the only legal answer is waited for.

    The table gives it after a while that tells nothing.
    """
    answer: Any = None
    """Given, but may be changed until the last one is in; nobody else sees it."""
    purpose: Purpose = "choice"
    quiet: Any = None
    """The whole answer that does nothing: what `pass` and `no` mean here. None: there is none."""
    open_to_all: bool = False
    """Whether everybody may read the question and its options: they tell nothing hidden."""
    undoable: bool = False
    """Nothing asks for it any more; saved games have it."""

    @property
    def owed(self) -> bool:
        """Whether the game still waits for this seat here."""
        return self.answer is None


class Choose(Question):
    """Some of these options, between min and max of them; `ordered` if their order matters."""

    kind: Literal["choose"] = "choose"
    options: list[Option]
    min: int = 1
    max: int = 1
    ordered: bool = False
    at_once: list[str] = Field(default_factory=list)
    """Options that wait for nobody: taking one ends the step. Other answers are dropped unseen."""
    open_ended: list[str] = Field(default_factory=list)
    """Options that say little without the answer to the question they lead to."""
    default: list[str]

    def ends_step(self, value: Any) -> bool:
        """Whether this answer, in its plain form, takes effect before the others are in."""
        return any(option in self.at_once for option in value)

    def check(self, value: Any) -> Any:
        """The value in its plain form (a list of option ids), or Illegal."""
        chosen = [value] if isinstance(value, str) else value
        if not isinstance(chosen, list) or not all(isinstance(item, str) for item in chosen):
            raise Illegal("not-a-choice")
        ids = {option.id for option in self.options}
        for item in chosen:
            if item not in ids:
                raise Illegal("no-such-option", option=str(item)[:100])
        if len(set(map(str, chosen))) != len(chosen):
            raise Illegal("chosen-twice")
        if not self.min <= len(chosen) <= self.max:
            exact = self.min == self.max
            raise Illegal("wrong-number", min=self.min, max=self.max, exact=exact, got=len(chosen))
        if self.ordered:
            return chosen
        rank = {option.id: place for place, option in enumerate(self.options)}
        return sorted(chosen, key=lambda item: rank[str(item)])

    @property
    def forced(self) -> Any:
        """The only legal answer, if there is just one."""
        if self.min == self.max == len(self.options) and not (self.ordered and self.max > 1):
            return [option.id for option in self.options]
        return None


class Amount(Question):
    """A number in a range."""

    kind: Literal["amount"] = "amount"
    min: int
    max: int
    default: int
    stays: int = 0
    """Of things that leave a place: how many more are there that can never leave it."""

    def check(self, value: Any) -> Any:
        """The number, or Illegal."""
        exact = self.min == self.max
        if not isinstance(value, int) or isinstance(value, bool):
            raise Illegal("not-a-number", min=self.min, max=self.max, exact=exact)
        if not self.min <= value <= self.max:
            raise Illegal("out-of-range", min=self.min, max=self.max, exact=exact)
        return value

    @property
    def forced(self) -> Any:
        """The only legal number, if there is just one."""
        return self.min if self.min == self.max else None


class Key(BaseModel):
    """One thing that gets a value in an Assign: a number up to `most`, or one of `allowed`."""

    model_config = ConfigDict(extra="forbid")

    id: str
    label: str
    args: Args = {}
    note: str | None = None
    most: int | None = None
    allowed: list[str] | None = None


class Limit(BaseModel):
    """At most so many of these values in one Assign (order tokens, stars)."""

    model_config = ConfigDict(extra="forbid")

    values: list[str]
    at_most: int
    reason: str
    """Catalogue key of the rule, for the refusal."""


class Assign(Question):
    """A value for each of several keys, checked as a whole.

    With `values` empty it hands out numbers whose sum is `total`; otherwise each key gets one of
    `values` (all of them, or those its `allowed` names), within the limits. Keys may be left out
    where `complete` is false, or where numbers are handed out (then they get nothing).

    With `ordered` the keys of the answer stay in the order in which the player gave them.
    """

    kind: Literal["assign"] = "assign"
    keys: list[Key]
    values: list[Option] = []
    limits: list[Limit] = []
    total: int = 0
    complete: bool = True
    ordered: bool = False
    default: dict[str, Any]
    named_value: str = ""
    """The value that somebody means who names a key and says no value; else empty."""
    other_value: str = ""
    """The value of the keys that are not named then."""
    spared_value: str = ""
    """The value of `these` where somebody says "all but these"."""

    def in_order(self, given: dict[str, Any]) -> dict[str, Any]:
        """Return what was given in the order that counts: the question's, or the player's own."""
        known = [key.id for key in self.keys]
        order = [one for one in given if one in known] if self.ordered else known
        return {one: given[one] for one in order if one in given}

    def check(self, value: Any) -> Any:
        """The assignment with keys in the ask's order or the player's, or Illegal."""
        if not isinstance(value, dict):
            raise Illegal("not-an-assignment")
        keys = {key.id: key for key in self.keys}
        for name in value:
            if name not in keys:
                raise Illegal("no-such-key", key=str(name)[:100])
        plain = self._numbers(value) if not self.values else self._tokens(value)
        return {name: plain[name] for name in value if name in plain} if self.ordered else plain

    def _numbers(self, value: dict[str, Any]) -> dict[str, Any]:
        plain: dict[str, Any] = {}
        total = 0
        for key in self.keys:
            number = value.get(key.id, 0)
            if not isinstance(number, int) or isinstance(number, bool) or number < 0:
                raise Illegal("not-a-share", key=key.label, **key.args)
            if key.most is not None and number > key.most:
                raise Illegal("share-too-large", key=key.label, max=key.most, **key.args)
            if number:
                plain[key.id] = number
            total += number
        if total != self.total:
            raise Illegal("wrong-total", total=self.total, got=total)
        return plain

    def _tokens(self, value: dict[str, Any]) -> dict[str, Any]:
        known = {option.id for option in self.values}
        plain: dict[str, Any] = {}
        for key in self.keys:
            if key.id not in value:
                if self.complete:
                    raise Illegal("key-missing", key=key.label, **key.args)
                continue
            token = value[key.id]
            if not isinstance(token, str) or token not in known:
                raise Illegal("no-such-value", key=key.label, **key.args)
            if key.allowed is not None and token not in key.allowed:
                raise Illegal("value-not-allowed", key=key.label, **key.args)
            plain[key.id] = token
        for limit in self.limits:
            used = sum(1 for token in plain.values() if token in limit.values)
            if used > limit.at_most:
                raise Illegal(limit.reason, max=limit.at_most, got=used)
        return plain

    @property
    def forced(self) -> Any:
        """The only legal assignment, if numbers are handed out and one key takes them all."""
        if self.values:
            return None
        if self.total == 0:
            return {}
        if len(self.keys) == 1:
            return {self.keys[0].id: self.total}
        return None


class Proposal(BaseModel):
    """What lies on the table in a talk: who put it there, and which terms."""

    model_config = ConfigDict(extra="forbid")

    number: int
    by: int
    terms: list[str]


class Offer(Question):
    """A talk: any party proposes terms, the others take them, refuse, or propose their own."""

    kind: Literal["offer"] = "offer"
    parties: list[int]
    terms: list[Option]
    proposal: Proposal | None = None
    default: dict[str, Any] = {"refuse": True}

    def check(self, value: Any) -> Any:
        """`{propose: [terms]}`, `{accept: number}` or `{refuse: true}`; else Illegal."""
        if not isinstance(value, dict) or len(value) != 1:
            raise Illegal("not-an-offer")
        (act, what), *_ = value.items()
        if act == "refuse" and what is True:
            return {"refuse": True}
        if act == "accept":
            return self._accept(what)
        if act == "propose" and isinstance(what, list):
            return self._propose(what)
        raise Illegal("not-an-offer")

    def _accept(self, number: Any) -> Any:
        if self.proposal is None or self.proposal.number != number or isinstance(number, bool):
            raise Illegal("offer-withdrawn")
        if self.proposal.by == self.seat:
            raise Illegal("own-offer")
        return {"accept": number}

    def _propose(self, terms: list[Any]) -> Any:
        known = [option.id for option in self.terms]
        for term in terms:
            if term not in known:
                raise Illegal("no-such-option", option=str(term)[:100])
        if len(set(map(str, terms))) != len(terms):
            raise Illegal("chosen-twice")
        return {"propose": [term for term in known if term in terms]}

    @property
    def owed(self) -> bool:
        """A party waits for the others once its own proposal lies on the table."""
        mine = self.proposal is not None and self.proposal.by == self.seat
        return self.answer is None and not mine

    @property
    def forced(self) -> Any:
        """A talk is never decided in advance."""
        return None


Ask = Annotated[Choose | Amount | Assign | Offer, Field(discriminator="kind")]
AnyAsk = Choose | Amount | Assign | Offer


def copy_for(offer: Offer, seat: int) -> Offer:
    """The same talk, as another party is asked to join it."""
    data: dict[str, Any] = offer.model_dump()
    return Offer.model_validate(data | {"seat": seat})
