"""A Netrunner player: npm run -s lastclick -- match --corp "python3 examples/bot.py" --runner level:1

How it rates its options is a page of Python: RuleAgent in python/lastclick/agents.py. Write an agent of your own
with the same one method, and seat it here.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))

from lastclick import RuleAgent, answer_match

answer_match(RuleAgent())
