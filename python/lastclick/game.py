"""A game, and what one seat may do and see of it."""


class Game:
    """A game the engine holds, seen by who runs it. `decision` is what it waits for, None once it is over."""

    def __init__(self, engine, told):
        self.engine = engine
        self.name = told["game"]
        self.decision = None
        self.outcome = None
        self._heard(told)

    def _heard(self, told):
        self.decision = told["decision"]
        self.outcome = told.get("outcome")

    def _request(self, do, **fields):
        return self.engine.request(do, game=self.name, **fields)

    @property
    def options(self):
        """The keys that can be chosen now."""
        return [] if self.decision is None else [option["key"] for option in self.decision["options"]]

    def choose(self, option):
        """Plays an option, by key or by place; returns what happened, in full."""
        told = self._request("choose", option=option)
        self._heard(told)
        return told["events"]

    def view(self, seat=None):
        """What "corp", "runner" or "spectator" may know; everything when no seat is named."""
        return self._request("view", **_named(seat))["view"]

    def explain(self, move, seat=None):
        """Whether a move is allowed, or the first requirement that fails, with its rule."""
        return self._request("explain", move=move, **_named(seat))["verdict"]

    def seat(self, side):
        """The game as one side has it: nothing that it may not know."""
        return Seat(self, side)

    def fork(self):
        """An independent copy."""
        return Game(self.engine, self._request("fork"))

    def save(self):
        return self._request("save")["save"]

    def record(self):
        return self._request("record")["record"]

    def close(self):
        """Forgets the game."""
        self._request("close")


class Seat:
    """One side's seat at a game."""

    def __init__(self, game, side):
        self.game = game
        self.side = side

    @property
    def decides(self):
        return self.game.decision is not None and self.game.decision["seat"] == self.side

    @property
    def decision(self):
        """What this seat has to decide; of the other's decision only its kind and rule. None once it is over."""
        return self.game._request("decision", seat=self.side)["decision"]

    def view(self):
        return self.game.view(self.side)

    def choose(self, option):
        """Plays an option; refused unless this seat decides. Returns what happened as this seat may see it."""
        told = self.game._request("choose", option=option, seat=self.side)
        awaited = told["decision"]
        if awaited is not None and "options" not in awaited:
            told = {**told, **self.game._request("decision")}
        self.game._heard(told)
        return told["events"]

    def explain(self, move):
        return self.game.explain(move, self.side)


class Step:
    """What became of one choice among many: the game's next decision and the view of who decides it."""

    __slots__ = ("decision", "error", "events", "game", "outcome", "view")

    def __init__(self, game, told):
        self.game = game
        self.error = told.get("error")
        self.view = told.get("view")
        self.events = told.get("events")
        if self.error is None:
            game._heard(told)
        self.decision = game.decision
        self.outcome = game.outcome


def _named(seat):
    return {} if seat is None else {"seat": seat}
