import { cannot, draw, forThe, gainCredits, paid, trashFromHand, when } from '@lastclick/engine/language';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { assetWith, operationWith, rezzed } from './test-cards.ts';

// When checkpoints happen: after a cost, at the end of a structure, and not in between.

rule(both('10.3.4'), 'a checkpoint follows a paid cost before the effect', () => {
  const mourner = assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(1))] });
  const charity = assetWith('Charity', {
    text: [paid([trashFromHand(1)], draw(2))],
  });
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [mourner, charity],
    corp: { credits: 0, hq: ['Tithe'], servers: rezzed('Mourner', 'Charity') },
  });
  table.corp.uses('Charity');
  table.corp.chooses('Tithe');
  expect([table.decision?.kind, table.corp.hand.length]).toEqual(['reaction', 0]);
  table.corp.triggers('Mourner');
  expect([table.corp.credits, table.corp.hand.length]).toEqual([1, 2]);
});

rule(
  '9.2.2 10.3.5',
  'the checkpoint that closes the turn finds it over: what it forbade is gone before its reactions',
  () => {
    const vault = operationWith('Sealed Vault', forThe('turn', cannot({ deed: 'draw' })));
    const atEnd = assetWith('At the End', { text: [when({ deed: 'turnEnds' }, draw(1))] });
    const atClose = assetWith('At the Close', {
      text: [when({ deed: 'discardPhaseEnds' }, draw(1))],
    });
    const play = (card: string): number => {
      const table = scenario({
        at: 'corp.action',
        cards: [vault, atEnd, atClose],
        corp: { clicks: 1, hq: ['Sealed Vault'], servers: rezzed(card) },
      });
      table.corp.plays('Sealed Vault');
      expect(table.phase).toBe('runner.action');
      return table.corp.hand.length;
    };
    expect(play('At the End')).toBe(0); // met at step 5.6.3d, within the turn
    expect(play('At the Close')).toBe(1); // met as the phase and the turn are complete
  },
);

rule(
  current('9.11.2a'),
  'the steps of installing are not instructions: one checkpoint, after the cost is paid',
  () => {
    const mourner = assetWith('Mourner', { text: [when({ deed: 'trash' }, gainCredits(1))] });
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [mourner],
      corp: {
        credits: 0,
        hq: ['Tithe'],
        servers: [...rezzed('Mourner'), { server: 'hq', ice: ['Tithe', 'Tithe'] }],
      },
    });
    table.corp.installs('Tithe', 'hq');
    table.choose('corp', table.keys.find((key) => key.startsWith('trash')) ?? '');
    expect(table.decision?.kind).toBe('trashLikeCards'); // no reaction to the first ice yet
    table.choose('corp', table.keys.find((key) => key.startsWith('trash')) ?? '');
    expect([table.decision?.kind, table.keys.length]).toEqual(['reaction', 2]);
    expect(table.happened('installed')).toEqual([]);
    table.corp.triggers('Mourner');
    table.corp.triggers('Mourner');
    expect(table.happened('installed').length).toBe(1);
  },
);
