import { maskEvents, type Seat, view } from '@lastclick/engine';
import {
  addToBottom,
  addToHand,
  addToTop,
  all,
  choose,
  chooseUpTo,
  gainCredits,
  inZone,
  look,
  may,
  reveal,
  shuffleIntoDeck,
  together,
  topOf,
  trash,
  trashing,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { assetWith, eventWith, operationWith, rezzed } from './test-cards.ts';

// What a player looks at, and what becomes of the rest.

const told = (table: Table, seat: Seat): string[] =>
  maskEvents(table.events, seat)
    .filter(({ kind }) => kind === 'lookedAt')
    .flatMap(({ cards }) => cards.map(({ card }) => card ?? '?'));

const looking = (table: Table, seat: Seat): string[] =>
  view(table.game, seat).looking.map(({ title }) => title ?? '');

const deckOf = (table: Table): string[] => {
  const { zones, cards, pool } = table.game.state;
  return zones.rd.map((id) => pool[cards[id]?.def ?? -1] ?? '').reverse();
};

const peek = operationWith('Peek', look(topOf('rd', 2)), may(gainCredits(1)));
const corp = { hq: ['Peek'], rd: ['IPO', 'Sprint', 'Tithe'] };

rule(both('1.20.2', '1.21.2'), 'who looks at cards sees them, and nobody else does', () => {
  const table = scenario({ cards: [peek], corp });
  table.corp.plays('Peek');
  expect(table.decision?.kind).toBe('may');
  expect(looking(table, 'corp')).toEqual(['IPO', 'Sprint']);
  expect([looking(table, 'runner'), looking(table, 'spectator')]).toEqual([[], []]);
  expect(told(table, 'corp')).toEqual(['ipo', 'sprint']);
  expect([told(table, 'runner'), told(table, 'spectator')]).toEqual([
    ['?', '?'],
    ['?', '?'],
  ]);
});

rule(
  both('1.20.6', '1.21.6'),
  'they stay visible until the ability is over, and are remembered after it',
  () => {
    const table = scenario({ cards: [peek], corp });
    table.corp.plays('Peek');
    table.corp.declines();
    expect(looking(table, 'corp')).toEqual([]);
    const known = (seat: 'corp' | 'runner'): string[] => {
      const { position } = view(table.game, seat, { position: true });
      const { zones, cards, pool } = position?.state ?? table.game.state;
      return zones.rd.map((id) => pool[cards[id]?.def ?? -1] ?? '?').reverse();
    };
    expect(known('corp')).toEqual(['ipo', 'sprint', '?']);
    expect(known('runner')).toEqual(['?', '?', '?']);
    expect(deckOf(table)).toEqual(['ipo', 'sprint', 'tithe']);
  },
);

const spy = eventWith('Spy', look(topOf('rd')), may(gainCredits(1)));

rule(both('1.20.2', '1.21.2'), 'the Runner looks at a card of the Corp, which does not see it', () => {
  const table = scenario({ at: 'runner.action', cards: [spy, peek], corp, runner: { grip: ['Spy'] } });
  table.runner.plays('Spy');
  expect([looking(table, 'runner'), looking(table, 'corp')]).toEqual([['IPO'], []]);
  expect(told(table, 'corp')).toEqual(['?']);
});

const audience = operationWith('Audience', reveal(all(inZone('grip'))), may(gainCredits(1)));

rule(
  both('1.20.3 1.20.6', '1.21.3 1.21.6'),
  'revealed cards of a hand are seen by all while the ability resolves',
  () => {
    const table = scenario({
      cards: [audience],
      corp: { hq: ['Audience'] },
      runner: { grip: ['Diesel', 'Unity'] },
    });
    table.corp.plays('Audience');
    expect(looking(table, 'corp').sort()).toEqual(['Diesel', 'Unity']);
    expect(looking(table, 'spectator').sort()).toEqual(['Diesel', 'Unity']);
    table.corp.declines();
    expect(looking(table, 'corp')).toEqual([]);
  },
);

const sift = operationWith(
  'Sift',
  look(topOf('rd', 3)),
  together(trash(choose({ among: 'that' })), addToHand('rest')),
);

rule(
  both('1.14.4', '1.15.4'),
  'the rest is what was looked at and not acted on, in the same sentence too',
  () => {
    const table = scenario({
      cards: [sift],
      corp: { hq: ['Sift'], rd: ['IPO', 'Sprint', 'Tithe', 'Hedge Fund'] },
    });
    table.corp.plays('Sift');
    expect(table.moves).toEqual(['choose IPO', 'choose Sprint', 'choose Tithe']);
    table.corp.chooses('Sprint');
    expect(table.corp.hand.sort()).toEqual(['IPO', 'Tithe']);
    expect(table.corp.discardPile.sort()).toEqual(['Sift', 'Sprint']);
    expect(deckOf(table)).toEqual(['hedge_fund']);
  },
);

const sort = operationWith(
  'Sort',
  look(topOf('rd', 4)),
  addToHand(chooseUpTo({ among: 'that' }, 1)),
  addToBottom(choose({ among: 'rest' })),
  addToTop('rest'),
);

rule(current('8.3.3 8.3.1a'), 'cards looked at go back on top in any order, and are new objects', () => {
  const rd = ['IPO', 'Sprint', 'Tithe', 'Hedge Fund', 'Hansei Review'];
  const table = scenario({ cards: [sort], corp: { hq: ['Sort'], rd } });
  const before = table.game.state.cards.map(({ object }) => object);
  table.corp.plays('Sort');
  table.corp.chooses('Tithe');
  expect(table.moves).toEqual(['choose IPO', 'choose Sprint', 'choose Hedge Fund']);
  table.corp.chooses('IPO');
  expect(table.decision?.kind).toBe('arrange');
  table.corp.chooses('Hedge Fund');
  expect(deckOf(table)).toEqual(['hedge_fund', 'sprint', 'hansei_review', 'ipo']);
  const top = table.game.state.cards[table.game.state.zones.rd.at(-2) ?? -1];
  expect(before).not.toContain(top?.object); // it is where it was, as another object
});

const open = operationWith(
  'Open',
  look(topOf('rd', 3)),
  reveal(choose({ among: 'that', type: 'ice' })),
  addToHand('that'),
  shuffleIntoDeck('rest'),
);

rule(
  both('1.20.3 4.1.2', '1.21.3 4.1.2'),
  'revealing one of them does not make it the rest, moving it does',
  () => {
    const table = scenario({
      cards: [open],
      corp: { hq: ['Open'], rd: ['IPO', 'Tithe', 'Sprint', 'Palisade'] },
    });
    table.corp.plays('Open');
    expect(table.corp.hand).toEqual(['Tithe']);
    expect(deckOf(table).sort()).toEqual(['ipo', 'palisade', 'sprint']);
  },
);

const nosy = assetWith('Nosy', {
  text: [
    when(
      trashing(undefined, { from: 'hq', oneOrMore: true }),
      gainCredits(1),
      addToHand(choose({ among: 'it' })),
    ),
  ],
});
const purgeHand = operationWith('Purge Hand', trash(all(inZone('hq'))));

rule(
  both('9.6.5', '9.6.5'),
  'one or more cards at once meet a condition once, and all of them are "it"',
  () => {
    const table = scenario({
      cards: [nosy, purgeHand],
      corp: { credits: 0, hq: ['Purge Hand', 'IPO', 'Sprint'], servers: rezzed('Nosy') },
    });
    table.corp.plays('Purge Hand');
    expect(table.moves.sort()).toEqual(['choose IPO', 'choose Sprint']);
    table.corp.chooses('IPO');
    expect(table.corp.credits).toBe(1);
    expect(table.corp.hand).toEqual(['IPO']);
    table.corp.takes('gain credit'); // nothing is trashed
    expect(table.corp.credits).toBe(2);
  },
);
