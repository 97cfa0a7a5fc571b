"""How many decisions a second Python gets with full views: python3 -m lastclick.bench --seconds 10"""

import argparse
import random
import time

from .engine import Engine


def measure(seconds, games, edition="1.4"):
    """Random games, two halves in turn: while the engine plays one half, Python reads the other's views."""
    choose = random.Random(1)
    decisions = over = 0
    with Engine() as engine:
        def fresh(number):
            return engine.new_game(seed=number, edition=edition)

        halves = [[fresh(2 * place + half) for place in range(games // 2)] for half in (0, 1)]
        number = games

        def send(half):
            return engine.send_steps([(game, choose.randrange(len(game.decision["options"]))) for game in half])

        begun = time.perf_counter()
        sent = [send(half) for half in halves]
        while time.perf_counter() - begun < seconds:
            for which in (0, 1):
                for place, step in enumerate(engine.receive_steps(sent[which])):
                    if step.error is not None:
                        raise RuntimeError(step.error)
                    decisions += 1
                    if step.decision is None:
                        over += 1
                        step.game.close()
                        halves[which][place] = fresh(number)
                        number += 1
                sent[which] = send(halves[which])
        spent = time.perf_counter() - begun
        for one in sent:
            engine.receive_steps(one)
    return {"decisions": decisions, "games": over, "seconds": spent, "perSecond": decisions / spent}


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--games", type=int, default=64, help="how many are played side by side")
    parser.add_argument("--edition", default="1.4", choices=["1.4", "26.03"])
    wanted = parser.parse_args()
    result = measure(wanted.seconds, max(2, wanted.games), wanted.edition)
    print("{decisions} decisions with full views in {seconds:.1f} s: {perSecond:.0f} a second; {games} games ended".format(**result))


if __name__ == "__main__":
    main()
