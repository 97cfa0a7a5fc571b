import {
  choose,
  credits,
  damage,
  type EffectData,
  event,
  install,
  installed,
  interrupting,
  inZone,
  operation,
  preventing,
  resource,
  run,
  together,
  trash,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario, type Table } from '@lastclick/testkit';

// Targets are announced before an instruction becomes imminent; everything else is chosen as it resolves.

const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

/** Opens an interrupt window whenever the Runner would take net damage. */
const helmet = resource({
  ...runnerCard,
  id: 'helmet',
  title: 'Helmet',
  text: [preventing({ deed: 'damage', type: 'net' }, [credits(0)], 1)],
});
const withDamage = (title: string, second: EffectData) =>
  event({
    ...runnerCard,
    id: title.toLowerCase().replace(' ', '_'),
    title,
    play: [together(damage('net', 1), second)],
  });
const leap = withDamage('Leap', run('any'));
const sell = withDamage('Sell', trash(choose(installed('hardware'))));

const playing = (title: string): Table => {
  const table = scenario({
    at: 'runner.action',
    cards: [helmet, leap, sell],
    runner: {
      credits: 5,
      grip: [title, 'Diesel', 'Sure Gamble'],
      stack: ['Forger', 'Corroder', 'Unity'],
      rig: ['Helmet', 'Pantograph', 'Docklands Pass'],
    },
  });
  table.runner.plays(title);
  return table;
};

rule(both('1.14.1b', '1.15.1b'), 'a server is not announced but chosen as the instruction resolves', () => {
  const target = playing('Sell');
  expect(target.decision?.kind).toBe('target'); // a target is announced before the interrupts
  target.runner.chooses('Pantograph');
  expect(target.decision?.kind).toBe('interrupt');
  const table = playing('Leap');
  expect(table.moves.some((move) => move.startsWith('interrupt Helmet'))).toBe(true);
  table.runner.passes();
  expect(table.happened('damaged').length).toBe(1);
  expect(table.decision?.kind).toBe('server');
  expect(table.keys.length).toBe(3); // HQ, R&D, Archives
});

/** Brings a card into play while damage is imminent. */
const quickBuild = resource({
  ...runnerCard,
  id: 'quick_build',
  title: 'Quick Build',
  text: [
    interrupting(
      { deed: 'damage', type: 'net' },
      [credits(0)],
      install(choose(inZone('grip', { type: 'hardware' }))),
    ),
  ],
});
const crash = operation({
  faction: 'neutral_corp',
  subtypes: [],
  cost: 0,
  id: 'crash',
  title: 'Crash',
  play: [together(damage('net', 1), trash(choose(installed('hardware'))))],
});

rule(
  both('1.14.2f', '1.15.2f'),
  'a target that appears while the instruction is imminent is not chosen',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [quickBuild, crash],
      corp: { hq: ['Crash'] },
      runner: { credits: 5, grip: ['Docklands Pass', 'Diesel'], rig: ['Quick Build'] },
    });
    table.corp.plays('Crash'); // no hardware is there to be announced
    expect(table.awaits).toBe('runner');
    table.runner.uses('Quick Build');
    while (table.decision?.kind !== 'action') table.choose(table.awaits ?? 'corp', 'pass');
    expect(table.runner.seen.runner.rig.map((card) => card.title)).toEqual(['Quick Build', 'Docklands Pass']);
    expect(table.runner.discardPile).toEqual(['Diesel']); // the damage alone
    expect(table).toBeSettled();
  },
);
