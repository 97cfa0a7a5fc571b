"""The engine as a process of its own: requests go to it line by line, answers come back in the same order."""

import json
import os
import shutil
import subprocess
from collections import deque
from pathlib import Path

from .game import Game, Step


class RequestRefused(Exception):
    """The engine refused a request, which changed nothing: `problem` for programs, `where`, and a sentence."""

    def __init__(self, error):
        self.problem = error["problem"]
        self.where = error["where"]
        super().__init__(f"{self.problem}: {error['message']}")


class EngineGone(Exception):
    """The engine's process has ended, was closed, or could not be started."""


def _default_command():
    """LASTCLICK_COMMAND, the repository this file lies in, or a `lastclick` that can be found."""
    given = os.environ.get("LASTCLICK_COMMAND")
    if given:
        return given.split()
    root = Path(__file__).resolve().parents[2]
    main = root / "packages" / "cli" / "src" / "main.ts"
    if main.exists():
        own = root / "node_modules" / ".bin" / "node"
        return [str(own) if own.exists() else "node", str(main), "stdio"]
    found = shutil.which("lastclick")
    if found:
        return [found, "stdio"]
    raise EngineGone("no engine found: set LASTCLICK_COMMAND to the command that speaks its line protocol")


def _close_pipes(process):
    try:
        process.stdin.close()
    except BrokenPipeError:
        pass
    process.stdout.close()


class Engine:
    """One running engine; it can hold many games at once. Close it, or use it in a `with` block."""

    def __init__(self, command=None, cards=None):
        words = list(command) if command is not None else _default_command()
        if cards is not None:
            words += ["--cards", str(cards)]
        try:
            self._process = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", bufsize=1 << 16
            )
        except OSError as error:
            raise EngineGone(f"the engine could not be started: {error}") from error
        self._number = 0
        self._awaited = deque()
        self._arrived = {}

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    # Requests ---------------------------------------------------------------------------------------------------

    def send(self, do, **fields):
        """Sends a request without waiting for its answer; `receive` takes the number returned here."""
        if self._process is None:
            raise EngineGone("the engine was closed")
        self._number += 1
        line = json.dumps({"id": self._number, "do": do, **fields}, separators=(",", ":"))
        try:
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (BrokenPipeError, ValueError) as error:
            raise self._gone() from error
        self._awaited.append(self._number)
        return self._number

    def receive(self, number):
        """The answer to a request that was sent; raises RequestRefused where it was refused."""
        while number not in self._arrived:
            if number not in self._awaited:
                raise ValueError(f"no answer to request {number} is awaited")
            line = self._process.stdout.readline() if self._process is not None else ""
            if line == "":
                raise self._gone()
            self._arrived[self._awaited.popleft()] = json.loads(line)
        answer = self._arrived.pop(number)
        if not answer["ok"]:
            raise RequestRefused(answer["error"])
        return answer

    def request(self, do, **fields):
        """Sends a request and waits for its answer (docs/PROTOCOL.md has them all)."""
        return self.receive(self.send(do, **fields))

    def _gone(self):
        process, self._process = self._process, None
        if process is None:
            return EngineGone("the engine was closed")
        code = process.wait()
        _close_pipes(process)
        return EngineGone(f"the engine has ended (exit code {code})")

    # Games ------------------------------------------------------------------------------------------------------

    def new_game(self, corp="sample", runner="sample", *, edition="1.4", seed="0", priority="useful", **more):
        """Deals a game. A deck is `{"identity": …, "cards": {title: count}}`, or "sample"."""
        setup = {"edition": edition, "seed": seed, "priority": priority, "corp": corp, "runner": runner, **more}
        return Game(self, self.request("new", setup=setup))

    def scenario(self, scenario):
        """A game that begins in the middle, at any position (docs/PROTOCOL.md)."""
        return Game(self, self.request("new", setup={"scenario": scenario}))

    def load(self, save):
        return Game(self, self.request("load", save=save))

    def replay(self, record, up_to=None):
        return Game(self, self.request("replay", record=record, **({} if up_to is None else {"upTo": up_to})))

    def card(self, name):
        """A card's printed facts, and its text as `description`."""
        answer = self.request("card", card=name)
        return {**answer["card"], "description": answer["description"]}

    # Many games at once -----------------------------------------------------------------------------------------

    def send_steps(self, choices, *, views=True, events=False):
        """Sends one choice for each of many games in one request; `receive_steps` takes what is returned."""
        pairs = list(choices)
        steps = [{"game": game.name, "option": option} for game, option in pairs]
        number = self.send("step", steps=steps, views=views, events=events)
        return number, [game for game, _ in pairs]

    def receive_steps(self, sent):
        """What became of each choice: a `Step` with the view of who decides next. A refused one has an `error`."""
        number, games = sent
        return [Step(game, told) for game, told in zip(games, self.receive(number)["results"])]

    def step(self, choices, *, views=True, events=False):
        """One choice for each of many games: far fewer words over the pipe than one game at a time."""
        return self.receive_steps(self.send_steps(choices, views=views, events=events))

    def close(self):
        """Ends the process. Games that were not saved are gone."""
        process, self._process = self._process, None
        if process is None:
            return
        _close_pipes(process)
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
