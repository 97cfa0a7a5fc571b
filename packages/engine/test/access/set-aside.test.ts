import {
  access,
  addToHand,
  all,
  choose,
  chooseUpTo,
  different,
  install,
  inZone,
  may,
  search,
  setAside,
  shuffleIntoDeck,
  topOf,
  topUntil,
} from '@lastclick/engine/language';
import { both, expect, rule, scenario } from '@lastclick/testkit';
import { accessed } from './making-runs.ts';
import { agendaWith, assetWith, eventWith, operationWith } from './test-cards.ts';

// Cards set aside, from the top of a deck until there are enough of a kind, and chosen with different names.

const aside = all({ in: 'setAside' });

rule(
  both('4.8.2'),
  'cards are set aside faceup until there are enough such cards, and may be used there',
  () => {
    const spark = eventWith(
      'Spark',
      setAside(topUntil('stack', { type: 'program' })),
      may(install(choose({ among: 'that', type: 'program' }), { less: 10 })),
      shuffleIntoDeck(aside),
    );
    const table = scenario({
      at: 'runner.action',
      cards: [spark],
      runner: {
        credits: 0,
        grip: ['Spark'],
        stack: ['Diesel', 'Sure Gamble', 'Corroder', 'Cleaver', 'Forger'],
      },
    });
    table.runner.plays('Spark');
    expect(table.corp.seen.setAside.map(({ title }) => title)).toEqual(['Diesel', 'Sure Gamble', 'Corroder']);
    table.runner.accepts();
    expect(table.runner.seen.runner.rig.map(({ title }) => title)).toEqual(['Corroder']);
    expect([table.runner.deckSize, table.runner.seen.setAside]).toEqual([4, []]);
  },
);

rule(both('4.8.2'), 'where there are fewer, the whole deck is set aside', () => {
  const table = scenario({
    at: 'runner.action',
    cards: [eventWith('Spark', setAside(topUntil('stack', { type: 'program' }, 2)), addToHand(aside))],
    runner: { grip: ['Spark'], stack: ['Diesel', 'Corroder', 'Sure Gamble'] },
  });
  table.runner.plays('Spark');
  expect(table.runner.hand).toEqual(['Diesel', 'Corroder', 'Sure Gamble']);
});

rule(both('7.1.1'), 'a card that is set aside can be accessed there, stolen and trashed', () => {
  const dive = eventWith(
    'Dive',
    setAside(topOf('rd', 3)),
    access(choose({ in: 'setAside', side: 'corp' })),
    access(choose({ in: 'setAside', side: 'corp' })),
    shuffleIntoDeck(all({ in: 'setAside', side: 'corp' })),
  );
  const table = scenario({
    at: 'runner.action',
    cards: [dive, agendaWith('Prize', {}), assetWith('Junk', {})],
    corp: { rd: ['Prize', 'Junk', 'Hedge Fund', 'Hedge Fund'] },
    runner: { credits: 5, grip: ['Dive'] },
  });
  table.runner.plays('Dive');
  table.runner.chooses('Prize');
  expect(table.runner.scored).toEqual(['Prize']);
  table.runner.chooses('Junk');
  table.runner.takes(table.keys.find((key) => key.startsWith('trash')) ?? '');
  expect(table.corp.discardPile).toEqual(['Junk']);
  expect([accessed(table), table.corp.deckSize]).toEqual([['Prize', 'Junk'], 2]);
  expect(table.corp.seen.setAside).toEqual([]);
});

rule(
  both('1.14.2b', '1.15.2b 2.1.5 · chosen'),
  'of cards with different names no two are called the same',
  () => {
    const therapy = eventWith('Therapy', shuffleIntoDeck(different(chooseUpTo(inZone('heap'), 3))));
    const table = scenario({
      at: 'runner.action',
      cards: [therapy],
      runner: { grip: ['Therapy'], heap: ['Diesel', 'Diesel', 'Forger'] },
    });
    table.runner.plays('Therapy');
    table.runner.chooses('Diesel');
    expect(table.moves).toEqual(['choose Forger', 'done']);
    table.runner.chooses('Forger');
    expect(table.runner.discardPile).toEqual(['Diesel', 'Therapy']);
  },
);

rule(
  both('4.2.1 4.2.2e', '8.7.1 2.1.5 · found by a search'),
  'a search for different cards finds one of each',
  () => {
    const search3 = { ...search({ in: 'rd', type: 'operation' }), count: 3 };
    const searching = (cards: typeof search3) => {
      const table = scenario({
        at: 'corp.action',
        cards: [operationWith('Trip', addToHand(cards))],
        corp: { hq: ['Trip'], rd: ['Hedge Fund', 'Hedge Fund', 'Sprint', 'Palisade'] },
      });
      table.corp.plays('Trip');
      table.corp.chooses('Hedge Fund');
      return table;
    };
    const different3 = searching(different(search3));
    expect(different3.moves).toEqual(['choose Sprint', 'done']);
    different3.corp.chooses('Sprint');
    expect(different3.corp.hand.sort()).toEqual(['Hedge Fund', 'Sprint']);
    // A search that does not say so finds both copies.
    const any3 = searching(search3);
    any3.corp.chooses('Hedge Fund');
    any3.corp.chooses('Sprint');
    expect(any3.corp.hand.sort()).toEqual(['Hedge Fund', 'Hedge Fund', 'Sprint']);
  },
);

rule(both('4.8.6'), 'what an ability sets aside out of hidden zones both players can see', () => {
  const scheme = operationWith(
    'Scheme',
    setAside(topOf('rd', 2)),
    setAside(choose(inZone('hq'))),
    may(addToHand(aside)),
  );
  const table = scenario({
    at: 'corp.action',
    cards: [scheme],
    corp: { hq: ['Scheme', 'Tithe'], rd: ['Hedge Fund', 'Sprint', 'Palisade'] },
  });
  table.corp.plays('Scheme');
  const asideFor = (seat: 'corp' | 'runner') => table[seat].seen.setAside.map(({ title }) => title);
  expect(asideFor('runner')).toEqual(['Hedge Fund', 'Sprint', 'Tithe']);
  expect(asideFor('corp')).toEqual(['Hedge Fund', 'Sprint', 'Tithe']);
  expect(table.runner.seen.corp.rd).toEqual({ count: 1 });
});
