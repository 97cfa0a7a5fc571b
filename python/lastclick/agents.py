"""Players. An agent has one method: `choose(decision, view)` returns the key of an option."""

import json
import random
import sys


class Agent:
    """Chooses among the options of a decision, from what its seat may know."""

    def choose(self, decision, view):
        raise NotImplementedError


class RandomAgent(Agent):
    """Any option, each as likely as the others; the same seed chooses the same."""

    def __init__(self, seed=0):
        self._random = random.Random(seed)

    def choose(self, decision, view):
        return self._random.choice(decision["options"])["key"]


# What kind of option is worth how much when nothing else is known of it.
WORTH = {"score": 100, "access": 60, "trashAccessed": 50, "break": 45, "rez": 40, "play": 30, "install": 25,
         "trigger": 25, "use": 15, "removeTag": 22, "advance": 20, "gainCredit": 12, "drawCard": 11, "keep": 5,
         "yes": 5, "continue": 3, "pass": 2, "done": 2, "no": 1, "jackOut": 1}


class RuleAgent(Agent):
    """A page of rules of thumb: it scores, breaks, protects its servers and runs where nothing is in the way."""

    def choose(self, decision, view):
        return max(decision["options"], key=lambda option: self.worth(option, view))["key"]

    def worth(self, option, view):
        """Rates one option, looking at what this seat may know."""
        side, key = view[view["seat"]], option["key"]
        hand = side["hq" if view["seat"] == "corp" else "grip"]
        cards = {card["object"]: card for card in hand.get("cards", [])}
        card = cards.get(option["card"], {})
        rating = WORTH.get(option["kind"], 10)
        if option["kind"] in ("gainCredit", "drawCard"):
            few = side["credits"] < 5 if option["kind"] == "gainCredit" else hand["count"] < 4
            rating += 14 if few else 0
        elif option["kind"] == "install" and view["seat"] == "corp":
            where = key.split()[-1]
            server = next((s for s in view["corp"]["servers"] if s["server"] == where), {"ice": [], "root": []})
            if card.get("type") == "ice":  # one or two pieces everywhere, central servers first
                rating += 8 - 6 * len(server["ice"]) + (3 if where in ("hq", "rd") else 0)
            elif card.get("type") == "agenda":  # never where the Runner just walks in
                rating += 9 if server["ice"] and not server["root"] else -24
        elif option["kind"] == "run":  # unprotected servers, and those where something is being advanced
            server = next(s for s in view["corp"]["servers"] if s["server"] == key.split()[-1])
            waiting = sum(1 + 3 * card["counters"].get("advancement", 0) for card in server["root"])
            rating += 12 * (not server["ice"]) + 4 * waiting - 3 * len(server["ice"]) + (key != "run archives")
            rating -= 20 * (hand["count"] < 3)  # cards in hand are what damage takes first
        return rating


def answer_match(agent, asked=sys.stdin, answers=sys.stdout):
    """Lets an agent play in `lastclick match`: reads questions line by line and answers them."""
    for line in asked:
        question = json.loads(line)
        if question["do"] == "choose":  # "new" and "over" want no answer
            option = agent.choose(question["decision"], question["view"])
            print(json.dumps({"id": question["id"], "option": option}), file=answers, flush=True)
