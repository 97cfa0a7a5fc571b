import { decision } from '@lastclick/engine';
import {
  agenda,
  breakSubroutines,
  breaks,
  choose,
  click,
  credits,
  endTheRun,
  hosted,
  ice,
  inZone,
  loseCredits,
  operation,
  paid,
  placeCounters,
  program,
  pumpStrength,
  removeTags,
  resource,
  sub,
  trash,
  X,
} from '@lastclick/engine/language';
import { type Position, scenario } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { bestOf, rate } from '../src/policy/rate.ts';

const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;

const cards = [
  resource({ ...ofRunner, id: 'sweep', title: 'Sweep', text: [paid([click(), credits(X)], removeTags(X))] }),
  resource({
    ...ofRunner,
    id: 'broker',
    title: 'Broker',
    text: [
      paid(
        [click(), credits(X)],
        trash(choose(inZone('root', { rezzed: true, has: { trashCost: { exactly: X } } }))),
      ),
    ],
  }),
  resource({
    ...ofRunner,
    id: 'vault',
    title: 'Vault',
    text: [paid([click(), hosted('power', X)], loseCredits(X, 'opponent'))],
  }),
  program({
    ...ofRunner,
    memory: 1,
    strength: 3,
    id: 'wolf',
    title: 'Wolf',
    subtypes: ['icebreaker'],
    text: [breaks('barrier', [credits(X)], breakSubroutines(X)), paid([credits(X)], pumpStrength(X))],
  }),
  ice({
    ...ofCorp,
    strength: 3,
    id: 'fence',
    title: 'Fence',
    subtypes: ['barrier'],
    text: [sub(endTheRun), sub(endTheRun)],
  }),
  ice({
    ...ofCorp,
    strength: 5,
    id: 'wall',
    title: 'Wall',
    subtypes: ['barrier'],
    text: [sub(endTheRun)],
  }),
  operation({
    ...ofCorp,
    cost: null,
    id: 'push',
    title: 'Push',
    play: [placeCounters('advancement', X, choose({ in: 'root' }))],
  }),
  agenda({ faction: 'neutral_corp', subtypes: [], advancement: 5, points: 3, id: 'plan', title: 'Plan' }),
];

/** The X the rules of thumb announce once a move leads to the question. */
function announced(position: Position, lead: (table: ReturnType<typeof scenario>) => void): number {
  const table = scenario({ cards, ...position });
  lead(table);
  const asked = decision(table.game);
  if (asked?.kind !== 'announce') throw new Error('nobody is asked for X');
  const rates: number[] = [];
  rate(table.game, asked, rates);
  return asked.options[bestOf(rates, asked.options.length)]?.number ?? -1;
}

describe('rules of thumb announce an X', () => {
  test('for all tags there are, and no more', () => {
    const runner = { credits: 5, tags: 2, rig: ['Sweep'] };
    expect(announced({ at: 'runner.action', runner }, (table) => table.runner.uses('Sweep'))).toBe(2);
  });

  test('for which there is a card', () => {
    const position: Position = {
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
      runner: { credits: 6, rig: ['Broker'] },
    };
    expect(announced(position, (table) => table.runner.uses('Broker'))).toBe(4);
  });

  test('as large as the counters allow', () => {
    const position: Position = {
      at: 'runner.action',
      corp: { credits: 9 },
      runner: { rig: [{ card: 'Vault', power: 3 }] },
    };
    expect(announced(position, (table) => table.runner.uses('Vault'))).toBe(3);
  });

  test('for each subroutine that would stop the run', () => {
    const position: Position = {
      at: 'runner.action',
      corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [{ card: 'Fence', rezzed: true }] }] },
      runner: { credits: 8, rig: ['Wolf'] },
    };
    const lead = (table: ReturnType<typeof scenario>): void => {
      table.runner.takes('run hq');
      table.runner.uses('Wolf', 1);
    };
    expect(announced(position, lead)).toBe(2);
  });

  test('that makes an icebreaker just strong enough', () => {
    const position: Position = {
      at: 'runner.action',
      corp: { hq: ['Offworld Office'], servers: [{ server: 'hq', ice: [{ card: 'Wall', rezzed: true }] }] },
      runner: { credits: 8, rig: ['Wolf'] },
    };
    const lead = (table: ReturnType<typeof scenario>): void => {
      table.runner.takes('run hq');
      table.runner.uses('Wolf', 2);
    };
    expect(announced(position, lead)).toBe(2);
  });

  test('for as many counters as the Corp can pay', () => {
    const position: Position = {
      at: 'corp.action',
      corp: { credits: 4, hq: ['Push'], servers: [{ server: 'remote-1', root: ['Plan'] }] },
    };
    expect(announced(position, (table) => table.corp.plays('Push'))).toBe(4);
  });
});
