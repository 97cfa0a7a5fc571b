import random
import unittest

from lastclick import Engine, RequestRefused, env


class EnvTest(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls):
        cls.engine.close()

    def test_a_game_in_the_shape_of_the_aec_api(self):
        table = env(engine=self.engine, edition="26.03")
        table.reset(seed=42)
        self.assertEqual(table.agents, table.possible_agents)
        choose, acted, total = random.Random(1), 0, {"corp": 0, "runner": 0}
        for agent in table.agent_iter():
            observation, reward, termination, truncation, info = table.last()
            total[agent] += reward
            self.assertIn(observation, table.observation_space(agent))
            self.assertEqual(observation["observation"]["seat"], agent)
            if termination or truncation:
                self.assertIn("outcome", info)
                table.step(None)
                continue
            self.assertEqual(sum(observation["action_mask"]), len(observation["options"]))
            self.assertEqual(len(observation["action_mask"]), table.action_space(agent).n)
            other = "runner" if agent == "corp" else "corp"
            self.assertEqual(table.observe(other)["options"], [])
            table.step(choose.randrange(len(observation["options"])))
            acted += 1
        self.assertEqual(table.agents, [])
        self.assertGreater(acted, 20)
        self.assertEqual(sorted(total.values()), [-1, 1])
        with self.assertRaises(RuntimeError):
            table.step(0)

    def test_the_same_seed_deals_the_same_and_another_another(self):
        table = env(engine=self.engine)
        seen = []
        for seed in (5, 5, 6):
            table.reset(seed=seed)
            seen.append(table.observe("corp"))
        self.assertEqual(seen[0], seen[1])
        self.assertNotEqual(seen[0], seen[2])

    def test_actions_are_places_or_keys_and_others_are_refused(self):
        table = env(engine=self.engine)
        table.reset(seed=1)
        with self.assertRaises(RequestRefused):
            table.step(99)
        with self.assertRaises(ValueError):
            table.step(None)
        table.step("keep")
        self.assertEqual(table.agent_selection, "runner")
        table.step(0)
        self.assertEqual(table.agent_selection, "corp")

    def test_places_are_sampled_by_a_mask(self):
        table = env(engine=self.engine)
        table.reset(seed=1)
        space = table.action_space("corp")
        space.seed(1)
        mask = table.observe("corp")["action_mask"]
        self.assertEqual({space.sample(mask) for _ in range(50)}, {0, 1})
        self.assertNotIn(space.n, space)

    def test_too_long_a_game_is_cut_short(self):
        table = env(engine=self.engine, max_decisions=5)
        table.reset(seed=1)
        for agent in table.agent_iter():
            _, reward, termination, truncation, _ = table.last(observe=False)
            self.assertFalse(termination)
            self.assertEqual(reward, 0)
            table.step(None if truncation else 0)
        self.assertEqual(table.decisions, 5)

    def test_it_can_be_looked_at(self):
        table = env(engine=self.engine, render_mode="ansi")
        table.reset(seed=1)
        self.assertIn("corp: 0 points, 5 credits", table.render())


if __name__ == "__main__":
    unittest.main()
