import { explain, type Game, type Seat, view } from '@lastclick/engine';
import { ANY_NUMBER, bidAndGuess, done, draw, gainCredits } from '@lastclick/engine/language';
import { current, expect, rule, scenario } from '@lastclick/testkit';
import { eventWith } from './test-cards.ts';

// One player bids, the other guesses (26.03 10.14.1).

const stackOf = (game: Game, seat: Seat) => view(game, seat, { position: true }).position?.state.stack ?? [];

const gamble = eventWith('Gamble', bidAndGuess('odd', ANY_NUMBER, [draw(1)], [gainCredits(done(2))]));
const rig = eventWith('Rig', bidAndGuess('number', 2, [gainCredits(100)], [draw(1)]));
const bets = (title: string, credits: number) => {
  const table = scenario({
    at: 'runner.action',
    cards: [gamble, rig],
    runner: { credits, grip: [title], stack: ['Diesel'] },
  });
  table.runner.plays(title);
  return table;
};

rule(current('10.14.1'), 'one player bids alone, and the other guesses; the bid is spent either way', () => {
  const wrong = bets('Gamble', 5);
  expect(wrong.keys).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3', 'bid 4', 'bid 5']);
  wrong.runner.takes('bid 3');
  expect([wrong.awaits, wrong.keys]).toEqual(['corp', ['guess even', 'guess odd']]);
  wrong.corp.takes('guess even');
  expect([wrong.runner.credits, wrong.runner.hand]).toEqual([5 - 3 + 6, []]);
  const right = bets('Gamble', 5);
  right.runner.takes('bid 3');
  right.corp.takes('guess odd');
  expect([right.runner.credits, right.runner.hand]).toEqual([2, ['Diesel']]);
  expect(right.happened('bidRevealed').map(({ side, amount }) => [side, amount])).toEqual([['runner', 3]]);
});

rule(current('10.14.3 10.14.4'), 'bids and what brings them to light rest on their own rules', () => {
  const table = bets('Gamble', 5);
  const asked = [table.decision?.rule];
  table.runner.takes('bid 3');
  asked.push(table.decision?.rule);
  table.corp.takes('guess odd');
  expect(asked).toEqual(['10.14.3', '1.2.1']); // no rule tells of guesses: the card does
  expect(table.happened('bidRevealed').map((event) => event.rule)).toEqual(['10.14.4']);
});

rule(
  current('10.14.3'),
  'what is bid is within what the card says and the player has, and so is the guess',
  () => {
    const table = bets('Rig', 1);
    expect(table.keys).toEqual(['bid 0', 'bid 1']);
    table.runner.takes('bid 1');
    expect(table.keys).toEqual(['guess 0', 'guess 1']);
    table.corp.takes('guess 1');
    expect(table.runner.credits).toBe(100);
    const rich = bets('Rig', 9);
    rich.runner.takes('bid 2');
    rich.corp.takes('guess 0');
    expect([rich.runner.credits, rich.runner.hand]).toEqual([7, ['Diesel']]);
  },
);

rule(current('10.14.1 10.14.3'), 'a guess can be asked about like any other move', () => {
  const table = bets('Gamble', 5);
  table.runner.takes('bid 3');
  const allowed = (move: string) => explain(table.game, 'corp', move).allowed;
  expect(['guess even', 'guess odd', 'guess 3'].map(allowed)).toEqual([true, true, false]);
  const number = bets('Rig', 1);
  number.runner.takes('bid 1');
  expect(['guess 1', 'guess 2'].map((move) => explain(number.game, 'corp', move).allowed)).toEqual([
    true,
    false,
  ]);
});

rule(current('10.14.2'), 'the one who guesses cannot know the bid', () => {
  const told = [0, 1, 2].map((bid) => {
    const table = bets('Rig', 5);
    table.runner.takes(`bid ${bid}`);
    return JSON.stringify([view(table.game, 'corp'), stackOf(table.game, 'corp'), table.keys]);
  });
  expect(new Set(told).size).toBe(1);
});
