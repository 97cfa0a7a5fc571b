import {
  agenda,
  anyoneMay,
  asset,
  choose,
  click,
  event,
  from,
  gainCredits,
  giveTags,
  inZone,
  loseCredits,
  may,
  operation,
  opponentMay,
  runnerMay,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { runOn } from '../access/making-runs.ts';

// Whose an ability is: the player it is meant for, the Corp for agendas, the owner outside the play area.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

/** "[click]: gain 3 credits. Only the Runner can use this ability." */
const openTill = asset({
  ...corpCard,
  trash: 1,
  id: 'open_till',
  title: 'Open Till',
  text: [opponentMay([click()], gainCredits(3))],
});

rule(
  both('1.13.5a', '1.14.4b'),
  'an ability that only the Runner can use is the Runner’s, on a card of the Corp',
  () => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [openTill],
      corp: { credits: 5, servers: [{ server: 'remote-1', root: [{ card: 'Open Till', rezzed: true }] }] },
      runner: { credits: 5 },
    });
    table.runner.uses('Open Till');
    expect(table.runner.credits).toBe(5 + 3); // "you" is the Runner
    expect([table.corp.credits, table.runner.clicks]).toEqual([5, 4 - 1]);
    const corpTurn = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [openTill],
      corp: { credits: 5, servers: [{ server: 'remote-1', root: [{ card: 'Open Till', rezzed: true }] }] },
    });
    expect(corpTurn.awaits).toBe('corp');
    expect(corpTurn.moves.filter((move) => move.includes('Open Till'))).toEqual([]);
  },
);

/** "[click]: gain 2 credits. The Runner may draw 1 card. Any player can use this ability." */
const market = asset({
  ...corpCard,
  trash: 1,
  id: 'market',
  title: 'Market',
  text: [anyoneMay([click()], gainCredits(2), runnerMay(giveTags(1)), may(loseCredits(1, 'opponent')))],
});

rule(
  both('1.13.5', '1.14.4 1.14.5'),
  'an ability any player can use is that of who uses it, and who it names decides',
  () => {
    const at = (where: 'corp.action' | 'runner.action') =>
      scenario({
        at: where,
        cards: [market],
        corp: { credits: 5, servers: [{ server: 'remote-1', root: [{ card: 'Market', rezzed: true }] }] },
        runner: { credits: 5 },
      });
    const mine = at('corp.action');
    mine.corp.uses('Market');
    expect([mine.corp.clicks, mine.corp.credits, mine.runner.credits]).toEqual([2, 7, 5]);
    expect(mine.awaits).toBe('runner'); // the Runner may
    mine.runner.accepts();
    expect([mine.runner.tags, mine.awaits]).toEqual([1, 'corp']); // you may
    mine.corp.accepts();
    expect([mine.corp.credits, mine.runner.credits]).toEqual([7, 4]);

    const theirs = at('runner.action');
    theirs.runner.uses('Market');
    expect([theirs.runner.clicks, theirs.runner.credits, theirs.corp.credits]).toEqual([3, 7, 5]);
    theirs.runner.declines();
    expect(theirs.awaits).toBe('runner'); // you may, and "you" is the Runner now
    theirs.runner.accepts();
    expect([theirs.runner.tags, theirs.corp.credits]).toEqual([0, 4]);
  },
);

rule(both('1.13.5', '1.14.4'), 'while it is not active nobody uses it', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [market],
    corp: { servers: [{ server: 'remote-1', root: ['Market'] }] },
  });
  expect(table.moves.some((move) => move.includes('Market'))).toBe(false);
});

const consolation = agenda({
  ...corpCard,
  advancement: 3,
  points: 1,
  id: 'consolation',
  title: 'Consolation',
  text: [when({ deed: 'steal', card: 'this' }, gainCredits(4), trash(choose(inZone('hq'))))],
});

rule(
  current('1.14.4a'),
  'the ability of an agenda is the Corp’s, although it lies in the Runner’s score area',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [consolation],
      corp: {
        credits: 1,
        hq: ['IPO', 'Sprint'],
        servers: [{ server: 'remote-1', root: ['Consolation'] }],
      },
      runner: { credits: 1 },
    });
    runOn(table, 'remote-1');
    expect(table.runner.scored).toEqual(['Consolation']);
    expect([table.corp.credits, table.runner.credits]).toEqual([1 + 4, 1]);
    expect(table.awaits).toBe('corp'); // the Corp chooses, as the controller
    table.corp.chooses('Sprint');
    expect(table.corp.hand).toEqual(['IPO']);
    expect(table).toBeSettled();
  },
);

/** Work where cards usually do nothing: in a discard pile. */
const pension = operation({
  ...corpCard,
  id: 'pension',
  title: 'Pension',
  play: [gainCredits(1)],
  text: [from('archives', when({ deed: 'turnBegins' }, gainCredits(2)))],
});
const memento = event({
  ...runnerCard,
  id: 'memento',
  title: 'Memento',
  play: [gainCredits(1)],
  text: [from('heap', when({ deed: 'turnBegins' }, gainCredits(3)))],
});

rule(
  both('1.13.2c', '1.14.2c'),
  'cards in discard piles are their owner’s: their turn, their credits',
  () => {
    const after = (phase: 'runner.discard' | 'corp.discard') => {
      const table = scenario({
        at: phase,
        cards: [pension, memento],
        corp: { credits: 0, archives: ['Pension'] },
        runner: { credits: 0, heap: ['Memento'] },
      });
      while (table.decision?.kind === 'window') table.bothPass();
      expect(table.decision?.kind).toBe('action');
      return [table.awaits, table.corp.credits, table.runner.credits];
    };
    expect(after('runner.discard')).toEqual(['corp', 2, 0]);
    expect(after('corp.discard')).toEqual(['runner', 0, 3]);
  },
);
