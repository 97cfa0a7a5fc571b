import type { GameEvent } from '@lastclick/engine';
import {
  access,
  accessing,
  action,
  addToHand,
  breach,
  cannot,
  choose,
  click,
  credits,
  draw,
  endingRun,
  endTheRun,
  gainCredits,
  ifSuccessful,
  installOn,
  insteadOf,
  insteadOfBreaching,
  inZone,
  losesText,
  mayInsteadOfBreaching,
  of,
  paid,
  placeCounters,
  prevent,
  random,
  reveal,
  run,
  spendHosted,
  spendHostedOnAnything,
  stays,
  stealing,
  succeeding,
  together,
  topOf,
  trashing,
  trashSource,
  turnEnding,
  using,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { describe, test } from 'vitest';
import { finishRun, goOn } from './run-table.ts';
import {
  assetWith,
  eventWith,
  iceThat,
  programWith,
  resourceWith,
  rezzed,
  upgradeWith,
} from './test-cards.ts';

// What a run comes with, what replaces its steps, and breaches and accesses that abilities make.

const events = (table: Table, kind: GameEvent['kind']) => table.happened(kind).map(({ detail }) => detail);

describe('the text of a run', () => {
  rule(both('9.9.1', '9.10.1'), 'it lasts although the card that made the run is gone', () => {
    const fuse = resourceWith('Fuse', {
      text: [
        action(
          [click(), trashSource],
          run('hq', ifSuccessful(gainCredits(7)), when(endingRun(), gainCredits(20))),
        ),
      ],
    });
    const table = scenario({ at: 'runner.action', cards: [fuse], runner: { credits: 0, rig: ['Fuse'] } });
    table.runner.uses('Fuse');
    finishRun(table);
    expect([table.runner.discardPile, table.runner.credits]).toEqual([['Fuse'], 27]);
    table.runner.takes('run hq');
    finishRun(table);
    expect(table.runner.credits).toBe(27); // another run has no such text
  });

  rule(both('9.9.1', '9.10.1'), 'static abilities and interrupts of it end with it', () => {
    const raid = eventWith('Raid', {
      play: [
        run('hq', cannot(stealing()), {
          ability: 'would',
          to: { deed: 'endRun', by: 'opponent', first: 'run' },
          steps: [prevent('all')],
        }),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      cards: [raid, iceThat('Gate', [endTheRun])],
      corp: {
        hq: ['Offworld Office'],
        servers: [{ server: 'hq', ice: [rezzed('Gate'), rezzed('Gate')] }],
      },
      runner: { grip: ['Raid', 'Raid'] },
    });
    table.runner.plays('Raid');
    finishRun(table);
    // The first end is prevented, the second not.
    expect(table.happened('prevented')).toHaveLength(1);
    expect(events(table, 'runSuccessful')).toEqual([]);
    const open = scenario({
      at: 'runner.action',
      cards: [raid, iceThat('Gate', [endTheRun])],
      corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [rezzed('Gate')] }] },
      runner: { grip: ['Raid'] },
    });
    open.runner.plays('Raid');
    finishRun(open);
    expect([events(open, 'runSuccessful'), open.runner.points]).toEqual([['hq'], 0]);
    open.runner.takes('run hq');
    finishRun(open);
    expect(events(open, 'runSuccessful')).toEqual(['hq']); // Gate ends this one
  });

  /** Goes on until the Runner has a window of the run. */
  const toWindow = (table: Table) => {
    while (table.decision?.kind !== 'window' || table.awaits !== 'runner') goOn(table);
    return table.runner;
  };
  const toAction = (table: Table) => {
    while (table.decision?.kind !== 'action') goOn(table);
    return table.runner;
  };
  /** Uses a card in the next window, with whatever credits there are. */
  const use = (table: Table, title: string) => {
    toWindow(table).uses(title);
    while (table.decision?.kind === 'pay') goOn(table);
  };
  /** Places credits on itself as it runs, and leaves some there. */
  const fund = eventWith('Fund', {
    play: [together(placeCounters('credits', 4), run('hq', spendHostedOnAnything()))],
  });
  const spender = resourceWith('Spender', { text: [paid([credits(3)], draw(1))] });
  /** The Fund stays in play for the turn, with what is left on it. */
  const stayingFund = { ...fund, text: [stays(turnEnding())] };
  const funded = (credits = 0) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [stayingFund, spender],
      runner: { credits, grip: ['Fund'], rig: ['Spender'] },
    });
    table.runner.plays('Fund');
    return table;
  };

  rule(both('1.10.4c', '1.10.4c'), 'credits on a card are spent during its run, and in no other', () => {
    const table = funded();
    expect(toWindow(table).explain('use Spender 1')).toMatchObject({ allowed: true });
    use(table, 'Spender');
    expect(table.runner.seen.playing.map(({ counters }) => counters.credits)).toEqual([1]);
    toAction(table).takes('gain credit');
    toAction(table).takes('gain credit');
    toAction(table).takes('run hq');
    // Two credits in the pool and one on the Fund would be enough.
    expect(toWindow(table).explain('use Spender 1')).toMatchObject({ because: 'notEnoughCredits' });
  });

  rule(both('9.9.1', '9.10.1'), 'they are spent although the card has lost its abilities', () => {
    const blank = upgradeWith('Blank', { text: [losesText({ type: 'event' }, 'printed')] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [fund, spender, blank],
      corp: { servers: [{ server: 'remote-1', root: [rezzed('Blank')] }] },
      runner: { credits: 0, grip: ['Fund'], rig: ['Spender'] },
    });
    table.runner.plays('Fund');
    use(table, 'Spender');
    expect(table.happened('drawn')).toHaveLength(1);
  });

  rule(both('9.9.1', '9.10.1'), 'credits on a card that is gone are gone', () => {
    const lent = resourceWith('Lent', {
      text: [action([click(), trashSource], run('hq', spendHostedOnAnything()))],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [lent, spender],
      runner: { credits: 0, grip: ['Diesel'], rig: [{ card: 'Lent', credits: 9 }, 'Spender'] },
    });
    table.runner.uses('Lent');
    expect(toWindow(table).explain('use Spender 1')).toMatchObject({ because: 'notEnoughCredits' });
  });

  rule(both('1.10.4b', '1.10.4b'), 'a run may come with credits for some deeds alone', () => {
    const narrow = eventWith('Narrow', {
      play: [
        together(placeCounters('credits', 9), run('remote', spendHosted(trashing({}, { accessed: true })))),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [narrow, spender],
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
      runner: { credits: 0, grip: ['Narrow'], rig: ['Spender'] },
    });
    table.runner.plays('Narrow');
    expect(toWindow(table).explain('use Spender 1')).toMatchObject({ because: 'notEnoughCredits' });
    while (!table.moves.includes('trash PAD Campaign')) goOn(table);
    table.runner.takes(table.keys.find((key) => key.startsWith('trash')) ?? '');
    while (table.decision?.kind === 'pay') goOn(table);
    expect([table.corp.discardPile, table.runner.credits]).toEqual([['PAD Campaign'], 0]);
  });

  rule(both('1.10.4c', '1.10.4c'), 'Concerto: as many credits as the revealed card costs', () => {
    const concerto = eventWith('Concerto', {
      play: [
        reveal(topOf('stack')),
        placeCounters('credits', of('that', 'cost')),
        addToHand('that'),
        run('any', spendHostedOnAnything()),
      ],
    });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [concerto, spender],
      runner: { credits: 0, grip: ['Concerto'], stack: ['Sure Gamble', 'Diesel'], rig: ['Spender'] },
    });
    table.runner.plays('Concerto');
    table.runner.takes('run archives');
    expect(table.runner.hand).toEqual(['Sure Gamble']);
    use(table, 'Spender');
    expect(toWindow(table).explain('use Spender 1')).toMatchObject({ because: 'notEnoughCredits' });
    expect(table.runner.seen.playing.map(({ counters }) => counters.credits)).toEqual([2]);
  });

  rule(both('9.9.1', '9.10.1'), 'Cold Read: a program used in the run goes with it', () => {
    const coldRead = eventWith('Cold Read', {
      play: [
        together(
          placeCounters('credits', 4),
          run(
            'any',
            spendHostedOnAnything(),
            when(endingRun(), {
              effect: 'trash',
              what: choose({ in: 'installed', type: 'program', done: { deed: using(), per: 'run' } }),
              unpreventable: true,
            }),
          ),
        ),
      ],
    });
    const tool = (title: string) => programWith(title, { text: [paid([credits(1)], draw(1))] });
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [coldRead, tool('Tool'), tool('Idle Tool')],
      runner: { credits: 0, grip: ['Cold Read'], rig: ['Tool', 'Idle Tool'] },
    });
    table.runner.plays('Cold Read');
    table.runner.takes('run archives');
    use(table, 'Tool');
    toAction(table);
    expect(table.runner.discardPile.toSorted()).toEqual(['Cold Read', 'Tool']);
  });

  test('what belongs to a card is refused in it', () => {
    const made =
      (...text: Parameters<typeof run> extends [unknown, ...infer A] ? A : never) =>
      () =>
        scenario({ cards: [eventWith('Odd', { play: [run('hq', ...text)] })], at: 'runner.action' });
    expect(made(paid([], gainCredits(1)))).toThrow('belongs to a card, not to a run');
    expect(made(installOn({ type: 'ice' }))).toThrow('belongs to a card, not to a run');
    expect(made({ ability: 'instead', to: { deed: 'breach' } })).toThrow('either another number');
    expect(made(when({ deed: 'endRun', by: 'opponent' }, gainCredits(1)))).toThrow('only as it is about to');
  });
});

describe('instead of breaching', () => {
  const INSTEAD = both('6.7.3b', '6.7.4b');
  const siphon = (text: Parameters<typeof run>[1]) => eventWith('Siphon', { play: [run('hq', text)] });
  const playing = (text: Parameters<typeof run>[1], more: readonly ReturnType<typeof assetWith>[] = []) => {
    const table = scenario({
      at: 'runner.action',
      cards: [siphon(text), ...more],
      corp: {
        hq: ['Offworld Office'],
        rd: ['Send a Message', 'Hedge Fund'],
        servers: more.map((card, index) => ({ server: `remote-${index + 1}`, root: [rezzed(card.title)] })),
      },
      runner: { credits: 0, grip: ['Siphon'] },
    });
    table.runner.plays('Siphon');
    return table;
  };

  rule(INSTEAD, 'something else is done once the run is successful', () => {
    const table = playing(insteadOfBreaching(gainCredits(9)));
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([9, 0]);
    expect(events(table, 'runSuccessful')).toEqual(['hq']);
    table.runner.takes('run hq');
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([9, 2]);
  });

  rule(INSTEAD, 'not if the run could not be declared successful', () => {
    const ban = assetWith('Ban', { text: [cannot(succeeding('hq'))] });
    const table = playing(insteadOfBreaching(gainCredits(9)), [ban]);
    finishRun(table);
    expect([table.runner.credits, table.runner.points]).toEqual([0, 2]);
  });

  rule(both('6.7.3c', '6.7.4c'), 'the Runner decides as the breach would begin, and may decline', () => {
    const decided = (key: string) => {
      const table = playing(mayInsteadOfBreaching(gainCredits(9)));
      for (let i = 0; i < 20 && table.decision?.kind !== 'replacement'; i++) goOn(table);
      expect(events(table, 'runSuccessful')).toEqual(['hq']);
      expect(table.awaits).toBe('runner');
      table.choose('runner', table.keys.find((one) => one.startsWith(key)) ?? '');
      finishRun(table);
      return [table.runner.credits, table.runner.points];
    };
    expect(decided('replace')).toEqual([9, 0]);
    expect(decided('pass')).toEqual([0, 2]);
  });

  rule(INSTEAD, 'another server may be breached', () => {
    const table = playing(insteadOfBreaching(breach('rd')));
    finishRun(table);
    expect(events(table, 'accessBegins')).toEqual(['rd']);
    expect(table.runner.scored).toEqual(['Send a Message']);
  });
});

describe('breaches and accesses by abilities', () => {
  const position = {
    at: 'runner.action',
    corp: {
      hq: ['Offworld Office'],
      archives: ['Hedge Fund'],
      servers: [{ server: 'hq', root: ['Manegarm Skunkworks'] }],
    },
  } as const;
  const key = resourceWith('Key', { text: [action([click()], breach('hq'))] });

  rule(
    both('7.1.2b', '7.4.1a'),
    'outside a run the root belongs to a breach, or not, as the edition has it',
    () => {
      const table = scenario({ ...position, cards: [key], runner: { rig: ['Key'] } });
      table.runner.uses('Key');
      for (let i = 0; i < 20 && table.decision?.kind !== 'action'; i++) goOn(table);
      const root = table.game.rules.edition.id === '1.4' ? 0 : 1;
      expect(table.happened('accessed')).toHaveLength(1 + root);
      expect(table.runner.scored).toEqual(['Offworld Office']);
      expect(events(table, 'runAnnounced')).toEqual([]);
    },
  );

  rule(current('7.3.8'), 'a breach in the midst of another comes after it', () => {
    const echo = resourceWith('Echo', { text: [when(stealing(), breach('archives'))] });
    const table = scenario({ ...position, cards: [echo], runner: { rig: ['Echo'] } });
    table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.decision?.kind !== 'access'; i++) goOn(table);
    table.choose('runner', table.keys.find((one) => one.startsWith('access hq')) ?? '');
    finishRun(table);
    const told = table
      .happened('accessBegins', 'accessed')
      .map(({ kind, detail, cards }) => (kind === 'accessed' ? (cards[0]?.card ?? '') : detail));
    expect(told).toEqual(['hq', 'offworld_office', 'manegarm_skunkworks', 'archives', 'hedge_fund']);
  });

  rule(both('7.8.1', '7.2.1'), 'a single card is accessed, and stolen if it is an agenda', () => {
    const hook = resourceWith('Hook', { text: [action([click()], access(random(inZone('hq'))))] });
    const table = scenario({ ...position, cards: [hook], runner: { rig: ['Hook'] } });
    table.runner.uses('Hook');
    expect(table.runner.scored).toEqual(['Offworld Office']);
    expect(table.happened('accessBegins')).toEqual([]);
  });

  rule(
    both('9.8.8', '9.9.8'),
    'accessing a card may be replaced, and the Runner goes on with the next',
    () => {
      const filter = resourceWith('Filter', {
        text: [insteadOf(accessing({ type: 'operation' }, { from: 'archives' }), gainCredits(5))],
      });
      const table = scenario({
        at: 'runner.action',
        cards: [filter, upgradeWith('Vault', {})],
        corp: { archives: ['Hedge Fund', 'Offworld Office'] },
        runner: { credits: 0, rig: ['Filter'] },
      });
      table.runner.takes('run archives');
      finishRun(table);
      expect([table.runner.credits, table.runner.scored]).toEqual([5, ['Offworld Office']]);
      expect(table.happened('accessed')).toHaveLength(1);
    },
  );
});
