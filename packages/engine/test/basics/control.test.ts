import { both, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inRig } from './reading-the-table.ts';
import { hardChoice, witness } from './test-cards.ts';

rule(
  both('1.13.2a 1.13.4', '1.14.2a 1.14.4'),
  'players use the abilities of the cards they put into play',
  () => {
    const corp = scenario({
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Melange Mining Corp.', rezzed: true }] }] },
      runner: { rig: ['Professional Contacts'] },
    });
    expect(corp.moves).toContain('use Melange Mining Corp. 1');
    expect(corp.corp.explain('use Professional Contacts 1')).toMatchObject({
      allowed: false,
      because: 'notYourCard',
    });
  },
);

refuses(both('1.13.4', '1.14.4'), 'the Runner using a Corp card', (edition) => {
  const table = scenario({
    at: 'runner.action',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Melange Mining Corp.', rezzed: true }] }] },
    runner: { rig: ['Professional Contacts'] },
  });
  expect(table.moves).toContain('use Professional Contacts 1');
  expect(table.runner.explain('use Melange Mining Corp. 1')).toEqual({
    allowed: false,
    rule: edition === '1.4' ? '1.13.4' : '1.14.4',
    because: 'notYourCard',
  });
});

rule(
  both('1.13.2b 1.13.3', '1.14.2b 1.14.3'),
  'only an agenda in the own score area can be forfeited',
  () => {
    const position = (where: 'corp' | 'runner') =>
      scenario({
        at: '5.6.2a',
        priority: 'every',
        corp: {
          scored: where === 'corp' ? ['Hostile Takeover'] : [],
          servers: [{ server: 'remote-1', root: ['Corporate Town'] }], // rezzing it also costs an agenda
        },
        runner: { scored: where === 'runner' ? ['Hostile Takeover'] : [] },
      });
    expect(position('corp').corp.explain('rez Corporate Town')).toMatchObject({ allowed: true });
    expect(position('runner').corp.explain('rez Corporate Town')).toMatchObject({
      allowed: false,
      because: 'notEnoughAgendas',
    });
  },
);

rule(both('1.13.3', '1.14.3'), "the credits on the opponent's cards pay nothing", () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: { credits: 1, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    runner: { credits: 9, rig: ['Crash Space', { card: 'Daily Casts', credits: 8 }] },
  });
  expect(table.corp.explain('rez PAD Campaign')).toMatchObject({
    allowed: false,
    because: 'notEnoughCredits',
  });
});

rule(
  both('1.13.6', '1.14.5'),
  "the controller of an ability chooses, also among the opponent's cards",
  () => {
    const table = scenario({
      corp: { hq: ['Retribution'] },
      runner: { tags: 1, rig: ['Fermenter', 'Forger', 'Daily Casts'] },
    });
    table.corp.plays('Retribution'); // trash a program or piece of hardware
    expect(table.decision).toMatchObject({ kind: 'target', seat: 'corp' });
    table.corp.chooses('Forger');
    expect(table.runner.discardPile).toEqual(['Forger']);
  },
);

rule(both('1.13.6', '1.14.5'), 'where a player is named, that player chooses', () => {
  const table = scenario({
    cards: [hardChoice],
    corp: { hq: ['Hard Choice'] },
    runner: { rig: ['Daily Casts', 'Wyldside'] },
  });
  table.corp.plays('Hard Choice'); // the Runner trashes a resource
  expect(table.decision).toMatchObject({ kind: 'target', seat: 'runner' });
  table.runner.chooses('Wyldside');
  expect(table.runner.discardPile).toEqual(['Wyldside']);

  const strike = scenario({ at: 'runner.action', runner: { credits: 2, grip: ['Wildcat Strike'] } });
  strike.runner.plays('Wildcat Strike'); // the Corp chooses: 6 credits or 4 cards for the Runner
  expect(strike.decision).toMatchObject({ kind: 'mode', seat: 'corp' });
  strike.corp.choosesMode(2);
  expect([strike.runner.credits, strike.runner.hand.length]).toEqual([0, 4]);
});

rule(both('1.13.6a', '1.14.5a'), 'a condition about what one player does is met by that player only', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    cards: [witness],
    corp: { credits: 9 },
    runner: { tags: 2, rig: ['Witness', 'Forger', 'Daily Casts'] }, // Witness counts what the Corp trashes
  });
  table.corp.passes();
  table.runner.uses('Forger'); // the Runner trashes it, as a cost
  expect(inRig(table, 'Witness')?.counters.power).toBeUndefined();
  table.runner.passes();
  table.corp.passes();
  table.corp.trashesResource('Daily Casts');
  table.runner.triggers('Witness');
  expect(inRig(table, 'Witness')?.counters.power).toBe(1);
});

rule(both('1.13.2f', '1.14.2f'), 'the counters on a card are for whoever controls the card', () => {
  const position = (mumba: number, crash: number) =>
    scenario({
      at: '5.6.2a',
      priority: 'every',
      corp: {
        credits: 0,
        servers: [
          { server: 'remote-1', root: ['PAD Campaign'] },
          { server: 'remote-2', root: [{ card: 'Mumba Temple', rezzed: true, credits: mumba }] }, // for rezzing
        ],
      },
      runner: { credits: 0, tags: 1, rig: [{ card: 'Crash Space', credits: crash }] }, // for removing tags
    });
  const own = position(2, 0);
  own.corp.rezzes('PAD Campaign');
  own.corp.pays(own.keys.find((key) => key.startsWith('pay 2')) ?? '');
  expect(own.corp.seen.corp.servers[3]?.root[0]?.rezzed).toBe(true);
  expect(position(0, 2).corp.explain('rez PAD Campaign')).toMatchObject({ because: 'notEnoughCredits' });
});
