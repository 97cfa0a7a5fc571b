import {
  additionalCostToTrash,
  asset,
  choose,
  credits,
  gainCredits,
  handToDeckBottom,
  hardware,
  operation,
  persistentCostToStealHere,
  takeTags,
  trash,
  trashFromHand,
  upgrade,
  whileAccessing,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';

const facts = { faction: 'neutral_corp', subtypes: [], cost: 1 } as const;
const vault = asset({
  ...facts,
  id: 'vault',
  title: 'Vault',
  trash: 1,
  text: [additionalCostToTrash(credits(2), trashFromHand(1))],
});
const alarm = asset({
  ...facts,
  id: 'alarm',
  title: 'Alarm',
  trash: 1,
  text: [additionalCostToTrash(takeTags(1))],
});
const sinkhole = asset({
  ...facts,
  id: 'sinkhole',
  title: 'Sinkhole',
  trash: 0,
  text: [additionalCostToTrash(handToDeckBottom(2))],
});
const warden = upgrade({
  ...facts,
  id: 'warden',
  title: 'Warden',
  trash: 1,
  text: [persistentCostToStealHere(credits(2))],
});
const torch = hardware({
  id: 'torch',
  title: 'Torch',
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  text: [whileAccessing([], trash('accessed'))],
});
const lamp = hardware({
  id: 'lamp',
  title: 'Lamp',
  faction: 'neutral_runner',
  subtypes: [],
  cost: 0,
  text: [whileAccessing([], gainCredits(1))],
});
const cards = [vault, alarm, sinkhole, warden, torch, lamp];

type Seat = { credits?: number; grip?: string[]; rig?: string[]; stack?: string[] };
const accessing = (root: readonly (string | { card: string; rezzed: boolean })[], runner: Seat) => {
  const table = scenario({
    at: 'runner.action',
    cards,
    corp: { credits: 0, servers: [{ server: 'remote-1', root: [...root] }] },
    runner,
  });
  table.runner.takes('run remote-1');
  table.runner.takes('continue');
  return table;
};
const up = (card: string) => ({ card, rezzed: true });
const key = (table: ReturnType<typeof scenario>, move: string) =>
  table.keys[table.moves.indexOf(move)] ?? move;

rule(
  both('7.7.2 1.15.9 1.15.9b', '7.1.5 1.16.10 1.16.10b'),
  'trash cost and additional cost are paid together',
  () => {
    const table = accessing([up('Vault')], { credits: 5, grip: ['Diesel', 'Sure Gamble'] });
    table.choose('runner', key(table, 'trash Vault'));
    table.runner.chooses('Diesel');
    expect([table.runner.credits, table.runner.hand]).toEqual([5 - 1 - 2, ['Sure Gamble']]);
    expect(table.corp.discardPile).toEqual(['Vault']);
    expect(table).toBeSettled();
  },
);

refuses(both('1.15.9b 1.15.1', '1.16.10b 1.16.1'), 'who cannot pay the whole of it trashes nothing', () => {
  for (const runner of [
    { credits: 2, grip: ['Diesel'] },
    { credits: 5, grip: [] },
  ]) {
    const table = accessing([up('Vault')], runner);
    expect(table.happened('trashed')).toEqual([]);
    expect([table.runner.credits, table.runner.seen.run]).toEqual([runner.credits, null]);
  }
});

refuses(both('1.15.9', '1.16.10'), 'and is told which cost it is', (edition) => {
  const table = accessing([up('Vault')], { credits: 5, grip: [], rig: ['Lamp'] });
  expect(table.decision?.kind).toBe('trashAccessed');
  expect(table.moves).not.toContain('trash Vault');
  expect(table.runner.explain(`trash c${table.runner.seen.corp.servers[3]?.root[0]?.object}`)).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.15.9' : '1.16.10',
    because: 'additionalCostUnpayable',
  });
});

rule(both('9.1.7'), 'an unrezzed card does not ask for it', () => {
  const table = accessing(['Vault'], { credits: 1, grip: [] });
  table.choose('runner', key(table, 'trash Vault'));
  expect([table.runner.credits, table.corp.discardPile]).toEqual([0, ['Vault']]);
});

rule(
  both('1.15.9 1.15.9a', '1.16.10 1.16.10a 1.16.10c'),
  'an ability that trashes the accessed card asks for it too, and it may be declined',
  () => {
    for (const pays of [true, false]) {
      const table = accessing([up('Alarm')], { credits: 0, rig: ['Torch'] });
      table.runner.uses('Torch');
      expect(table.decision?.kind).toBe('payOrNot');
      if (pays) table.runner.accepts();
      else table.runner.declines();
      expect(table.runner.tags).toBe(pays ? 1 : 0);
      expect(table.corp.discardPile).toEqual(pays ? ['Alarm'] : []);
      expect(table).toBeSettled();
    }
  },
);

rule(both('1.15.1', '1.16.1'), 'random cards of the grip go under the stack, never fewer', () => {
  const table = accessing([up('Sinkhole')], {
    grip: ['Diesel', 'Diesel', 'Diesel'],
    stack: ['Sure Gamble', 'Sure Gamble'],
  });
  table.choose('runner', key(table, 'trash Sinkhole'));
  expect(table.runner.hand).toEqual(['Diesel']);
  const { state } = table.game;
  const titles = state.zones.stack.map((id) => table.game.rules.defs[state.cards[id]?.def ?? -1]?.data.title);
  expect(titles).toEqual(['Diesel', 'Diesel', 'Sure Gamble', 'Sure Gamble']); // the first is the bottom
  const short = accessing([up('Sinkhole')], { grip: ['Diesel'] });
  expect(short.runner.seen.run).toBeNull();
  expect(short.runner.hand).toEqual(['Diesel']);
});

rule(
  both('1.15.9 7.7.3', '1.16.10 7.1.6a'),
  'a card of the server may put a cost on stealing from it',
  () => {
    const table = accessing([up('Warden'), 'Offworld Office'], { credits: 2 });
    table.choose('runner', key(table, 'access Offworld Office'));
    table.runner.accepts();
    expect([table.runner.credits, table.runner.scored]).toEqual([0, ['Offworld Office']]);
  },
);

rule(
  current('9.12.5a 9.12.5b'),
  'a persistent additional cost goes on when its card is trashed first',
  () => {
    const table = accessing([up('Warden'), 'Offworld Office'], { credits: 3 });
    table.choose('runner', key(table, 'access Warden'));
    table.choose('runner', key(table, 'trash Warden'));
    if (table.decision?.kind === 'access') table.choose('runner', key(table, 'access Offworld Office'));
    expect(table.decision?.kind).toBe('payOrNot');
    table.runner.accepts();
    expect([table.runner.credits, table.runner.scored]).toEqual([0, ['Offworld Office']]);
    expect(table).toBeSettled();
  },
);

rule(current('9.12.5c 9.12.5d'), 'but not into the next run', () => {
  const table = accessing([up('Warden'), 'Offworld Office'], { credits: 3 });
  table.choose('runner', key(table, 'access Warden'));
  table.choose('runner', key(table, 'trash Warden'));
  table.runner.declines();
  table.runner.takes('run remote-1');
  table.runner.takes('continue');
  expect([table.runner.credits, table.runner.scored]).toEqual([2, ['Offworld Office']]);
});

rule(both('1.15.9', '1.16.10'), "what trashing it costs on top is the Runner's to pay (ruling 26)", () => {
  const clearance = operation({
    ...facts,
    cost: 0,
    id: 'clearance',
    title: 'Clearance',
    play: [trash(choose({ in: 'installed', side: 'corp', type: 'asset' }))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [...cards, clearance],
    corp: { credits: 0, hq: ['Clearance'], servers: [{ server: 'remote-1', root: [up('Vault')] }] },
    runner: { credits: 9, grip: ['Diesel'] },
  });
  table.corp.plays('Clearance');
  expect(table.corp.discardPile).toEqual(['Vault', 'Clearance']); // nobody was asked to pay
  expect([table.corp.credits, table.runner.credits, table.runner.hand]).toEqual([0, 9, ['Diesel']]);
  expect(table).toBeSettled();
});
