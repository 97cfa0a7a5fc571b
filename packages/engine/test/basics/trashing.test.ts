import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { inRig, inServers, titles } from './reading-the-table.ts';
import { bodyguard, comeHome, diarist, mourner, undertaker } from './test-cards.ts';

rule(both('1.18.1', '1.19.1'), 'a trashed card goes to the discard pile of its owner', () => {
  const table = scenario({
    corp: { credits: 9, hq: ['Retribution', 'Hansei Review', 'IPO'] },
    runner: { tags: 1, rig: ['Forger'] },
  });
  table.corp.plays('Retribution'); // the Corp trashes a Runner card
  table.corp.plays('Hansei Review'); // and one of its own
  expect(table.runner.discardPile).toEqual(['Forger']);
  expect(table.corp.discardPile).toEqual(['Retribution', 'IPO', 'Hansei Review']);
});

rule(both('1.18.1a', '8.2.2'), 'a trash that shuffles the card away instead is still a trash', () => {
  const table = scenario({
    at: '5.6.1d',
    cards: [mourner],
    corp: {
      credits: 0,
      servers: [
        { server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits: 2 }] },
        { server: 'remote-2', root: [{ card: 'Mourner', rezzed: true }] }, // 5 credits for a trashed card
      ],
    },
  });
  table.corp.triggers('Marilyn Campaign'); // emptied: shuffles itself into R&D instead of Archives
  expect(table.corp.discardPile).toEqual([]);
  expect(table.corp.credits).toBe(2 + 5);
});

rule(current('8.2.2a'), 'a prevented trash did not happen, and nothing notices it', () => {
  const trash = (saved: boolean) => {
    const table = scenario({
      cards: [bodyguard, undertaker],
      corp: { credits: 9 },
      runner: { tags: 1, rig: ['Bodyguard', 'Undertaker', 'Decoy'] }, // Undertaker counts trashed cards
    });
    table.corp.trashesResource('Decoy');
    if (saved) table.runner.uses('Bodyguard');
    else table.runner.passes();
    return [
      inRig(table, 'Undertaker')?.counters.power,
      titles(table.runner.seen.runner.rig).includes('Decoy'),
    ];
  };
  expect(trash(false)).toEqual([1, false]);
  expect(trash(true)).toEqual([undefined, true]);
});

rule(
  both('1.18.3', '1.19.3 8.2.1a'),
  'a discarded card was not trashed: nothing that sees or prevents trashing has a part in it',
  () => {
    const table = scenario({
      at: 'runner.discard',
      priority: 'every',
      cards: [bodyguard, undertaker],
      runner: {
        grip: ['Decoy', 'Decoy', 'Decoy', 'Decoy', 'Decoy', 'Decoy'],
        rig: ['Bodyguard', 'Undertaker'],
      },
    });
    table.runner.discards('Decoy');
    expect(table.decision?.kind).toBe('window'); // neither Bodyguard nor Undertaker was asked
    expect(table.runner.discardPile).toEqual(['Decoy']);
    expect(inRig(table, 'Undertaker')?.counters.power).toBeUndefined();
  },
);

rule(current('8.2.1a'), 'adding a card to the grip is not drawing it, nor trashing it', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [comeHome, diarist],
    runner: { grip: ['Come Home'], rig: ['Diarist', 'Decoy'] }, // Diarist counts draws
  });
  table.runner.plays('Come Home');
  table.runner.chooses('Decoy');
  expect(table.runner.hand).toEqual(['Decoy']);
  expect(inRig(table, 'Diarist')?.counters.power).toBeUndefined();
  table.runner.takes('draw card');
  expect(inRig(table, 'Diarist')?.counters.power).toBe(1);
});

rule(current('8.2.1a'), 'removing a card from the game is not trashing it', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [mourner],
    corp: {
      credits: 0,
      archives: ['IPO'],
      servers: [
        { server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] },
        { server: 'remote-2', root: [{ card: 'Mourner', rezzed: true }] },
      ],
    },
  });
  table.corp.uses('Spin Doctor'); // removed from the game as a cost
  table.corp.isDone();
  expect(inServers(table, 'Spin Doctor')).toBeUndefined();
  expect(table.decision?.kind).toBe('window');
  expect(table.corp.credits).toBe(0);
});

rule(both('4.5.1', '4.4.1'), 'the discard pile takes what is trashed and what is discarded', () => {
  const table = scenario({
    corp: { clicks: 1, credits: 5, hq: ['Hedge Fund', 'IPO', 'IPO', 'IPO', 'IPO', 'IPO', 'IPO'] },
  });
  expect(table.corp.discardPile).toEqual([]);
  table.corp.plays('Hedge Fund'); // trashed after it resolved
  while (table.decision?.kind === 'discard') table.corp.discards('IPO');
  expect(table.corp.discardPile).toEqual(['Hedge Fund', 'IPO']);
});

rule(both('4.4.6', '4.3.6'), 'a hand may be too large until the discard phase', () => {
  const five = ['Decoy', 'Decoy', 'Decoy', 'Decoy', 'Decoy'];
  const table = scenario({
    at: 'runner.action',
    runner: { clicks: 2, credits: 0, grip: ['Diesel', ...five] },
  });
  table.runner.plays('Diesel');
  expect(table.runner.hand.length).toBe(5 + 3);
  table.runner.takes('gain credit'); // the action phase goes on as usual
  while (table.decision?.kind === 'discard') table.runner.discards('Decoy');
  expect(table.runner.hand.length).toBe(5);
});
