import { decision } from '@lastclick/engine';
import {
  action,
  asset,
  breakSubroutines,
  breaks,
  click,
  credits,
  endTheRun,
  gainCredits,
  gainsText,
  ice,
  losesText,
  program,
  resource,
  sub,
  turnBeginning,
  when,
} from '@lastclick/engine/language';
import { scenario, type Table } from '@lastclick/testkit';
import { expect, test } from 'vitest';
import { traitsNow, useMeant } from '../src/knowledge/gained.ts';
import { traitsOf } from '../src/knowledge/traits.ts';
import { bestOf, rate } from '../src/policy/rate.ts';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0, trash: 3 } as const;

const cards = [
  resource({
    ...ofRunner,
    id: 'patron_of_arts',
    title: 'Patron of Arts',
    text: [
      gainsText(
        { type: 'program' },
        action([click()], gainCredits(5)),
        when(turnBeginning(), gainCredits(2)),
        breaks('barrier', [credits(1)], breakSubroutines(1)),
      ),
    ],
  }),
  resource({ ...ofRunner, id: 'gag', title: 'Gag', text: [losesText({ type: 'program' })] }),
  program({ ...ofRunner, id: 'blank', title: 'Blank', subtypes: ['icebreaker'], memory: 1, strength: 5 }),
  asset({
    ...ofCorp,
    id: 'bank',
    title: 'Bank',
    text: [gainsText({ type: 'asset' }, action([click()], gainCredits(6)))],
  }),
  ice({
    ...ofCorp,
    id: 'plank',
    title: 'Plank',
    subtypes: ['barrier'],
    strength: 1,
    text: [sub(endTheRun)],
  }),
];

const cardCalled = ({ game }: Table, id: string) => {
  const card = game.state.cards.find(({ def }) => game.state.pool[def] === id);
  if (card === undefined) throw new Error(`no ${id}`);
  return card;
};
const nowOf = (table: Table, id: string) =>
  traitsNow(table.game, cardCalled(table, id), traitsOf(table.game));
const best = ({ game }: Table): string | undefined => {
  const waiting = decision(game);
  if (waiting === null) return undefined;
  const rates: number[] = [];
  rate(game, waiting, rates);
  return waiting.options[bestOf(rates, waiting.options.length)]?.key;
};

test('a card is good for what it has gained, while it has it', () => {
  const table = scenario({ at: 'runner.action', cards, runner: { rig: ['Patron of Arts', 'Blank'] } });
  const its = nowOf(table, 'blank');
  expect([its.drip, its.clickGain, its.breaking?.against]).toEqual([2, 5, 'barrier']);
  const alone = nowOf(scenario({ at: 'runner.action', cards, runner: { rig: ['Blank'] } }), 'blank');
  expect([alone.drip, alone.clickGain, alone.breaking]).toEqual([0, 0, null]);
  const gagged = scenario({
    at: 'runner.action',
    cards,
    runner: { rig: ['Patron of Arts', 'Gag', 'Blank'] },
  });
  expect(nowOf(gagged, 'blank').drip).toBe(0);
  expect(nowOf(gagged, 'patron_of_arts')).toBe(
    traitsOf(gagged.game)[cardCalled(gagged, 'patron_of_arts').def],
  );
});

test('an option to use what was given is known by what it does', () => {
  const table = scenario({ at: 'runner.action', cards, runner: { rig: ['Patron of Arts', 'Blank'] } });
  const gained = decision(table.game)?.options.find(({ key }) => key.includes('@'));
  const use = useMeant(traitsOf(table.game), cardCalled(table, 'blank'), gained?.number ?? -1);
  expect([use?.clicks, use?.gain]).toEqual([1, 5]);
});

test('the Runner uses it, and so does the Corp', () => {
  const runner = scenario({
    at: 'runner.action',
    cards,
    runner: { credits: 1, rig: ['Patron of Arts', 'Blank'] },
  });
  expect(best(runner)).toContain('@');
  const corp = scenario({
    at: 'corp.action',
    cards,
    corp: { credits: 1, servers: [{ server: 'remote-1', root: [{ card: 'Bank', rezzed: true }] }] },
  });
  expect(best(corp)).toContain('@');
});

test('ice is passed with what a breaker was given', () => {
  const facing = (rig: readonly string[]): string | undefined => {
    const table = scenario({
      at: 'runner.action',
      cards,
      corp: { credits: 0, servers: [{ server: 'rd', ice: [{ card: 'Plank', rezzed: true }] }] },
      runner: { credits: 5, rig },
    });
    table.runner.takes('run rd');
    while (table.decision !== null && table.decision.kind !== 'window')
      table.choose(table.awaits ?? 'corp', table.keys[0] ?? '');
    return best(table);
  };
  expect(facing(['Patron of Arts', 'Blank'])).toContain('@');
  expect(facing(['Blank']) ?? '').not.toContain('@');
});
