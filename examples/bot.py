"""A Netrunner player of one page: npm run -s lastclick -- match --corp "python3 examples/bot.py" --runner level:1"""

import json
import sys

# What kind of option is worth how much when nothing else is known of it.
WORTH = {"score": 100, "access": 60, "trashAccessed": 50, "break": 45, "rez": 40, "play": 30, "install": 25,
         "trigger": 25, "use": 15, "removeTag": 22, "advance": 20, "gainCredit": 12, "drawCard": 11, "keep": 5,
         "yes": 5, "continue": 3, "pass": 2, "done": 2, "no": 1, "jackOut": 1}


def worth(option, view):
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


for line in sys.stdin:
    asked = json.loads(line)
    if asked["do"] == "choose":  # "new" and "over" want no answer
        best = max(asked["decision"]["options"], key=lambda option: worth(option, asked["view"]))
        print(json.dumps({"id": asked["id"], "option": best["key"]}), flush=True)
