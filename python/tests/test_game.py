import unittest

from lastclick import Engine, EngineGone, RandomAgent, RequestRefused, RuleAgent


def played(game, agents):
    while game.decision is not None:
        seat = game.decision["seat"]
        game.choose(agents[seat].choose(game.decision, game.view(seat)))
    return game.outcome


class GameTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_random_games_end_in_both_editions_and_the_same_seed_plays_the_same(self):
        for edition in ("1.4", "26.03"):
            records = []
            for _ in range(2):
                game = self.engine.new_game(seed=7, edition=edition)
                outcome = played(game, {"corp": RandomAgent(1), "runner": RandomAgent(2)})
                self.assertIn(outcome["winner"], ("corp", "runner", "draw"))
                self.assertEqual(game.options, [])
                records.append(game.record())
                game.close()
            self.assertEqual(records[0], records[1])

    def test_a_seat_sees_its_own_hand_and_not_the_others(self):
        game = self.engine.new_game(seed=1)
        corp, runner = game.seat("corp"), game.seat("runner")
        self.assertEqual(len(corp.view()["corp"]["hq"]["cards"]), 5)
        self.assertNotIn("cards", runner.view()["corp"]["hq"])
        self.assertIn("cards", game.view()["runner"]["grip"])
        self.assertTrue(corp.decides)
        self.assertIn("options", corp.decision)
        self.assertNotIn("options", runner.decision)

    def test_a_seat_plays_its_own_decisions_only(self):
        game = self.engine.new_game(seed=1)
        with self.assertRaises(RequestRefused) as refused:
            game.seat("runner").choose("keep")
        self.assertEqual(refused.exception.problem, "notYourDecision")
        game.seat("corp").choose("keep")
        self.assertTrue(game.seat("runner").decides)
        self.assertEqual(game.options, ["keep", "mulligan"])

    def test_bad_choices_are_refused_with_a_reason_and_change_nothing(self):
        game = self.engine.new_game(seed=1)
        with self.assertRaises(RequestRefused) as refused:
            game.choose("win")
        self.assertEqual(refused.exception.problem, "badOption")
        self.assertIn("keep, mulligan", str(refused.exception))
        self.assertEqual(game.options, ["keep", "mulligan"])
        with self.assertRaises(RequestRefused):
            self.engine.new_game(corp={"identity": "nobody", "cards": {}})

    def test_games_can_be_forked_saved_loaded_replayed_and_explained(self):
        game = self.engine.new_game(seed=3)
        game.choose("keep")
        copy = game.fork()
        copy.choose("keep")
        self.assertEqual(game.options, ["keep", "mulligan"])
        self.assertNotEqual(copy.options, game.options)
        self.assertEqual(self.engine.load(copy.save()).view(), copy.view())
        self.assertEqual(self.engine.replay(copy.record()).view(), copy.view())
        self.assertEqual(self.engine.replay(copy.record(), up_to=1).view(), game.view())
        verdict = copy.explain("purge", "runner")
        self.assertFalse(verdict["allowed"])
        self.assertTrue(verdict["message"])

    def test_a_position_and_a_card(self):
        game = self.engine.scenario({
            "at": "corp.action",
            "corp": {"identity": "The Syndicate: Profit over Principle", "credits": 3},
            "runner": {"identity": "The Catalyst: Convention Breaker"},
        })
        self.assertEqual(game.view("corp")["corp"]["credits"], 3)
        self.assertEqual(self.engine.card("Hedge Fund")["cost"], 5)

    def test_many_games_step_at_once_as_they_would_one_by_one(self):
        together = [self.engine.new_game(seed=number) for number in range(6)]
        alone = [self.engine.new_game(seed=number) for number in range(6)]
        for _ in range(40):
            choices = [(game, len(game.options) - 1) for game in together if game.decision is not None]
            steps = self.engine.step(choices, events=True)
            for step, (_, option) in zip(steps, choices):
                twin = alone[together.index(step.game)]
                self.assertEqual(step.events, twin.choose(option))
                self.assertEqual(step.decision, twin.decision)
                if step.decision is not None:
                    self.assertEqual(step.view, twin.view(step.decision["seat"]))

    def test_a_refused_choice_among_many_stands_alone(self):
        first, second = self.engine.new_game(seed=1), self.engine.new_game(seed=2)
        refused, played_on = self.engine.step([(first, "win"), (second, "keep")])
        self.assertEqual(refused.error["problem"], "badOption")
        self.assertEqual(first.decision["seat"], "corp")
        self.assertIsNone(played_on.error)
        self.assertEqual(second.decision["seat"], "runner")

    def test_rules_of_thumb_beat_chance(self):
        won = 0
        for number in range(12):
            mine = "corp" if number % 2 == 0 else "runner"
            other = "runner" if mine == "corp" else "corp"
            game = self.engine.new_game(seed=f"rules-{number}")
            won += played(game, {mine: RuleAgent(), other: RandomAgent(number)})["winner"] == mine
            game.close()
        self.assertGreaterEqual(won, 9)


class EngineTest(unittest.TestCase):
    def test_an_engine_that_is_not_there_says_so(self):
        with self.assertRaises(EngineGone):
            Engine(command=["no-such-program-anywhere"])

    def test_an_engine_that_ends_says_so(self):
        engine = Engine()
        game = engine.new_game()
        engine._process.kill()
        with self.assertRaises(EngineGone):
            game.choose("keep")
        engine.close()

    def test_a_closed_engine_says_so(self):
        engine = Engine()
        engine.close()
        with self.assertRaises(EngineGone):
            engine.new_game()


if __name__ == "__main__":
    unittest.main()
