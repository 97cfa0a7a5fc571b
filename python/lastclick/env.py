"""A game as a learner's environment, in the shape of PettingZoo's AEC API; PettingZoo need not be installed.

An observation is a dictionary: `observation` is the seat's view, `options` the options it can choose among (empty
for who does not decide), `action_mask` a 1 for every one of them. An action is the place of an option, or its key.
"""

import random

from .engine import Engine

# More options than any decision has: an action space needs a size.
ACTIONS = 1024


class Places:
    """The numbers from 0 to n - 1, as an action space."""

    def __init__(self, n):
        self.n = n
        self._random = random.Random()

    def seed(self, seed=None):
        self._random.seed(seed)
        return [seed]

    def sample(self, mask=None):
        """Any number, or any whose place in the mask is 1."""
        allowed = range(self.n) if mask is None else [place for place, open in enumerate(mask) if open]
        if not allowed:
            raise ValueError("nothing can be chosen")
        return self._random.choice(allowed)

    def contains(self, place):
        return isinstance(place, int) and 0 <= place < self.n

    __contains__ = contains

    def __repr__(self):
        return f"Places({self.n})"


class Views:
    """What an observation looks like: a dictionary with a view, a mask and options."""

    def contains(self, observation):
        return isinstance(observation, dict) and {"observation", "action_mask", "options"} <= observation.keys()

    __contains__ = contains

    def __repr__(self):
        return "Views()"


class NetrunnerEnv:
    """Corp and Runner take turns deciding; whoever wins is rewarded 1, who loses -1, both 0 in a draw."""

    metadata = {"name": "lastclick_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(self, engine=None, *, max_decisions=10_000, render_mode=None, **setup):
        self._owns_engine = engine is None
        self._engine = Engine() if engine is None else engine
        self._setup = setup
        self._max_decisions = max_decisions
        self.render_mode = render_mode
        self.possible_agents = ["corp", "runner"]
        self.observation_spaces = {agent: Views() for agent in self.possible_agents}
        self.action_spaces = {agent: Places(ACTIONS) for agent in self.possible_agents}
        self.agents = []
        self.game = None
        self._unseeded = 0

    # The shape of PettingZoo's AEC API ---------------------------------------------------------------------------

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    def reset(self, seed=None, options=None):
        """Deals a new game; the same seed and options deal the same. `options` override what the maker was given."""
        if self.game is not None:
            self.game.close()
        if seed is None:
            self._unseeded += 1
            seed = f"unseeded-{self._unseeded}"
        self.game = self._engine.new_game(**{**self._setup, **(options or {}), "seed": seed})
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.decisions = 0
        self.agent_selection = self.game.decision["seat"]

    def observe(self, agent):
        awaited = self.game.decision
        decides = awaited is not None and awaited["seat"] == agent
        options = awaited["options"] if decides else []
        mask = [1] * len(options) + [0] * (ACTIONS - len(options))
        return {"observation": self.game.view(agent), "action_mask": mask, "options": options}

    def last(self, observe=True):
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action):
        """Plays an option by place or key for who is asked; None from an agent whose game is over."""
        if self.game is None:
            raise RuntimeError("reset() before step()")
        if not self.agents:
            raise RuntimeError("the game is over: reset() begins another")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._leave(agent, action)
            return
        if action is None:
            raise ValueError("an action is needed: the place of an option, or its key")
        if isinstance(action, str):
            self.game.choose(action)
        else:
            self.game.choose(int(action))
        self._cumulative_rewards[agent] = 0
        self.decisions += 1
        self.rewards = dict.fromkeys(self.agents, 0)
        if self.game.decision is None:
            self._finish()
        else:
            self.agent_selection = self.game.decision["seat"]
            if self.decisions >= self._max_decisions:
                self.truncations = dict.fromkeys(self.agents, True)
        for each, reward in self.rewards.items():
            self._cumulative_rewards[each] += reward

    def agent_iter(self, max_iter=2**63):
        """Who acts next, until the game is over for both."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def render(self):
        """The position in a few lines, as the referee sees it."""
        seen = self.game.view()
        corp, runner = seen["corp"], seen["runner"]
        text = (
            f"turn {seen['turn']['number']} ({seen['turn']['phase']})\n"
            f"corp: {corp['agendaPoints']} points, {corp['credits']} credits, {corp['hq']['count']} cards in HQ\n"
            f"runner: {runner['agendaPoints']} points, {runner['credits']} credits, "
            f"{runner['grip']['count']} cards in the grip"
        )
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def state(self):
        """Everything there is to see of the position."""
        return self.game.view()

    def close(self):
        if self._owns_engine:
            self._engine.close()
        elif self.game is not None:
            self.game.close()
        self.game = None

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    # -------------------------------------------------------------------------------------------------------------

    def _finish(self):
        winner = self.game.outcome["winner"]
        self.terminations = dict.fromkeys(self.agents, True)
        for agent in self.agents:
            self.rewards[agent] = 0 if winner == "draw" else 1 if agent == winner else -1
            self.infos[agent] = {"outcome": self.game.outcome}

    def _leave(self, agent, action):
        if action is not None:
            raise ValueError("the game is over: None is the only action left")
        self.agents.remove(agent)
        for kept in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del kept[agent]
        if self.agents:
            self.agent_selection = self.agents[0]


def env(**settings):
    """An environment; settings are those of `Engine.new_game` (decks, edition, priority) and `max_decisions`."""
    return NetrunnerEnv(**settings)
