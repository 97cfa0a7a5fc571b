"""Last Click from Python: rules-exact Netrunner games, driven over the engine's line protocol.

    from lastclick import Engine, RandomAgent

    with Engine() as engine:
        game = engine.new_game(seed=1, edition="26.03")
        agent = RandomAgent(seed=1)
        while game.decision is not None:
            game.choose(agent.choose(game.decision, game.view(game.decision["seat"])))
        print(game.outcome)
"""

from .agents import Agent, RandomAgent, RuleAgent, answer_match
from .engine import Engine, EngineGone, RequestRefused
from .env import NetrunnerEnv, env
from .game import Game, Seat, Step

__all__ = [
    "Agent",
    "Engine",
    "EngineGone",
    "Game",
    "NetrunnerEnv",
    "RandomAgent",
    "RequestRefused",
    "RuleAgent",
    "Seat",
    "Step",
    "answer_match",
    "env",
]
