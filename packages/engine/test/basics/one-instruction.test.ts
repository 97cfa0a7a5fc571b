import {
  asset,
  choose,
  draw,
  gainCredits,
  install,
  inZone,
  operation,
  optional,
  resource,
  together,
  when,
} from '@lastclick/engine/language';
import { current, expect, rule, scenario } from '@lastclick/testkit';
import { inServers } from './reading-the-table.ts';

// Several things one instruction does, and in which order.

const corpCard = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const runnerCard = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;

const toast = operation({
  ...corpCard,
  id: 'toast',
  title: 'Toast',
  play: [together(draw(1), draw(1, 'opponent'))],
});
const corpReader = asset({
  ...corpCard,
  trash: 1,
  id: 'corp_reader',
  title: 'Corp Reader',
  text: [optional(when({ deed: 'draw' }, gainCredits(1)))],
});
const runnerReader = resource({
  ...runnerCard,
  id: 'runner_reader',
  title: 'Runner Reader',
  text: [optional(when({ deed: 'draw' }, gainCredits(1)))],
});

rule(
  current('8.4.4'),
  'when both players draw at once, what triggers on it shares one reaction window',
  () => {
    const table = scenario({
      cards: [toast, corpReader, runnerReader],
      corp: {
        credits: 0,
        hq: ['Toast'],
        servers: [{ server: 'remote-1', root: [{ card: 'Corp Reader', rezzed: true }] }],
      },
      runner: { credits: 0, rig: ['Runner Reader'] },
    });
    table.corp.plays('Toast');
    expect([table.awaits, table.decision?.kind]).toEqual(['corp', 'reaction']);
    // Both cards have left their decks, and neither is in a hand before all reactions are done.
    expect([table.corp.deckSize, table.runner.deckSize]).toEqual([8, 8]);
    table.corp.triggers('Corp Reader');
    expect([table.awaits, table.decision?.kind]).toEqual(['runner', 'reaction']);
    expect([table.corp.hand, table.runner.hand]).toEqual([[], []]);
    table.runner.triggers('Runner Reader');
    expect([table.corp.hand, table.runner.hand]).toEqual([['Hedge Fund'], ['Sure Gamble']]);
    expect([table.corp.credits, table.runner.credits]).toEqual([1, 1]);
  },
);

const launch = operation({
  ...corpCard,
  id: 'launch',
  title: 'Launch',
  play: [together(install(choose(inZone('hq', { type: 'asset' }))), { effect: 'rez', what: 'that' })],
});

const kiosk = asset({
  ...corpCard,
  cost: 3,
  trash: 1,
  id: 'kiosk',
  title: 'Kiosk',
});

rule(current('8.5.15'), 'told to install and rez a card, the Corp rezzes it after the install', () => {
  const table = scenario({ cards: [launch, kiosk], corp: { credits: 3, hq: ['Launch', 'Kiosk'] } });
  table.corp.plays('Launch');
  while (table.decision?.kind !== 'action') table.choose('corp', table.keys[0] ?? '');
  expect(inServers(table, 'Kiosk')).toMatchObject({ rezzed: true });
  expect(table.corp.credits).toBe(3 - 3);
  expect(table.happened('installed', 'rezzed').map(({ kind }) => kind)).toEqual(['installed', 'rezzed']);
});
