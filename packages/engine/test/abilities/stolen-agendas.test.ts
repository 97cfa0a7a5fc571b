import { describeText } from '@lastclick/engine';
import {
  action,
  change,
  click,
  evenStolen,
  forThe,
  from,
  gainCredits,
  giveTags,
  losesText,
  optional,
  placeCounters,
  removeTags,
  scoring,
  shuffleIntoDeck,
  stealing,
  takeCredits,
  when,
  whenYourTurnBegins,
} from '@lastclick/engine/language';
import { both, expect, refuses, rule, scenario, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { goOn } from '../runs/run-table.ts';
import { agendaWith, assetWith, operationWith } from './test-cards.ts';

// Agendas are inactive in the Runner's score area unless their text says otherwise.

const UNLESS_SAID = both('3.2.3 4.6.4 9.1.8b', '3.2.3 4.5.4 9.1.8b');

const initiative = {
  ...agendaWith('Global Food Initiative', { text: [from('runnerScore', change('this', 'points', -1))] }),
  points: 3,
};
const merger = agendaWith('Merger', { text: [from('runnerScore', change('this', 'points', 1))] });

rule(UNLESS_SAID, 'Global Food Initiative and Merger are worth more or less to the Runner', () => {
  const table = scenario({
    cards: [initiative, merger],
    corp: { scored: ['Global Food Initiative', 'Merger'] },
    runner: { scored: ['Global Food Initiative', 'Merger', 'Offworld Office'] },
  });
  expect([table.corp.points, table.runner.points]).toEqual([3 + 2, 2 + 3 + 2]);
});

rule(both('1.16.2', '1.17.2'), 'what an agenda is worth there is what wins the game', () => {
  const won = (title: string) =>
    scenario({
      at: 'runner.action',
      cards: [initiative, merger],
      corp: { servers: [{ server: 'remote-1', root: [title] }] },
      runner: { scored: ['Offworld Office', 'Offworld Office'] },
    });
  // Four points: a printed two and one more win, a printed three and one less do not.
  for (const [title, winner] of [
    ['Merger', 'runner'],
    ['Global Food Initiative', undefined],
  ] as const) {
    const table = won(title);
    table.runner.takes('run remote-1');
    while (table.outcome === null && table.decision?.kind !== 'action') goOn(table);
    expect([title, table.outcome?.winner]).toEqual([title, winner]);
  }
});

rule(UNLESS_SAID, 'Medical Breakthrough lowers the requirement of every copy from either score area', () => {
  const lower = change({ title: 'this' }, 'requirement', -1);
  const breakthrough = {
    ...agendaWith('Medical Breakthrough', { text: [lower, from('runnerScore', lower)] }),
    advancement: 4,
  };
  const requirement = (scored: number, stolen: number) => {
    const titles = (number: number) => new Array<string>(number).fill('Medical Breakthrough');
    const table = scenario({
      cards: [breakthrough],
      corp: { scored: titles(scored), servers: [{ server: 'remote-1', root: ['Medical Breakthrough'] }] },
      runner: { scored: titles(stolen) },
    });
    return table.corp.seen.corp.servers.find(({ server }) => server === 'remote-1')?.root[0]
      ?.advancementRequirement;
  };
  expect([requirement(0, 0), requirement(1, 0), requirement(0, 1), requirement(1, 2)]).toEqual([4, 3, 3, 1]);
});

const endorsement = agendaWith('SSL Endorsement', {
  text: [
    when([scoring('this'), stealing('this')], placeCounters('credits', 9)),
    evenStolen(optional(whenYourTurnBegins(takeCredits(3)))),
  ],
});

/** Everybody does the least until the Corp may trigger something. */
const untilCorpMay = (table: Table): void => {
  while (table.decision?.kind !== 'reaction' || table.awaits !== 'corp') goOn(table);
};

rule(UNLESS_SAID, 'SSL Endorsement pays the Corp from either score area', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [endorsement],
    corp: { credits: 0, servers: [{ server: 'remote-1', root: ['SSL Endorsement'] }] },
    runner: { clicks: 1 },
  });
  table.runner.takes('run remote-1');
  // Whatever it says as it is stolen is mandatory; what it says of turns is not.
  untilCorpMay(table);
  expect(table.moves).toEqual(['trigger SSL Endorsement 2', 'pass']);
  table.corp.triggers('SSL Endorsement');
  expect([table.corp.credits, table.runner.scored]).toEqual([3, ['SSL Endorsement']]);
  expect(table.runner.seen.runner.scored[0]?.counters.credits).toBe(6);
});

rule(UNLESS_SAID, 'an agenda that does not say so pays nobody there', () => {
  const plain = agendaWith('Plain Endorsement', { text: [optional(whenYourTurnBegins(gainCredits(3)))] });
  const offered = (scored: { corp?: { scored: string[] }; runner?: { scored: string[] } }) => {
    const table = scenario({ at: 'runner.action', cards: [plain], ...scored });
    while (table.awaits === 'runner') goOn(table);
    return table.moves.includes('trigger Plain Endorsement 1');
  };
  expect(offered({ corp: { scored: ['Plain Endorsement'] } })).toBe(true);
  expect(offered({ runner: { scored: ['Plain Endorsement'] } })).toBe(false);
});

const thinktank = agendaWith('Oracle Thinktank', {
  text: [
    when(stealing('this'), giveTags(1)),
    from('runnerScore', action([click(), removeTags(1)], shuffleIntoDeck('this'))),
  ],
});

rule(both('9.1.8b 1.13.5a', '9.1.8b 1.14.4a'), 'Oracle Thinktank is used where it was stolen', () => {
  const table = scenario({
    cards: [thinktank],
    runner: { tags: 1, scored: ['Oracle Thinktank'] },
  });
  table.corp.uses('Oracle Thinktank');
  expect([table.runner.scored, table.runner.tags, table.corp.deckSize]).toEqual([[], 0, 10]);
});

refuses(both('9.1.8b', '9.1.8b'), 'Oracle Thinktank where it was scored, or without a tag to remove', () => {
  const scored = scenario({
    cards: [thinktank],
    corp: { scored: ['Oracle Thinktank'] },
    runner: { tags: 1 },
  });
  expect(scored.corp.explain('use Oracle Thinktank 1')).toMatchObject({ because: 'inactive' });
  const untagged = scenario({ cards: [thinktank], runner: { scored: ['Oracle Thinktank'] } });
  expect(untagged.corp.explain('use Oracle Thinktank 1')).toMatchObject({ because: 'notEnoughTags' });
});

rule(UNLESS_SAID, 'a stolen agenda that has lost its text does nothing', () => {
  const blank = assetWith('Blank', { text: [losesText({ in: 'runnerScore' }, 'printed')] });
  const table = scenario({
    cards: [merger, blank],
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Blank', rezzed: true }] }] },
    runner: { scored: ['Merger'] },
  });
  expect(table.runner.points).toBe(2);
});

test('words', () => {
  expect(describeText(merger)).toBe(
    "This agenda gets +1 agenda points while it is in the Runner's score area.",
  );
  expect(describeText(endorsement)).toBe(
    "When this agenda is scored or stolen, place 9[credit] here.\nAt the start of your turn, you may take 3[credit] from here. This works even in the Runner's score area.",
  );
});

test('only agendas are stolen', () => {
  const made = (text: Parameters<typeof assetWith>[1]) => () => scenario({ cards: [assetWith('Odd', text)] });
  expect(made({ text: [from('runnerScore', change('this', 'points', 1))] })).toThrow('is not stolen');
  expect(made({ text: [evenStolen(whenYourTurnBegins(gainCredits(1)))] })).toThrow('is not stolen');
  const lasting = operationWith('Odd', forThe('turn', from('runnerScore', change('you', 'handSize', 1))));
  expect(() => scenario({ cards: [lasting] })).toThrow();
});
