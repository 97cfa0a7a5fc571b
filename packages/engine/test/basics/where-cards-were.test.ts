import { maskEvents, view } from '@lastclick/engine';
import {
  action,
  addToBottom,
  addToHand,
  addToTop,
  all,
  asset,
  type CardData,
  choose,
  click,
  compare,
  draw,
  drawing,
  during,
  event,
  gainCredits,
  host,
  inZone,
  look,
  operation,
  optional,
  play,
  search,
  searching,
  stays,
  swap,
  topOf,
  trash,
  trashing,
  turnBeginning,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, expectSame, rule, scenario, type Table } from '@lastclick/testkit';
import { titles } from './reading-the-table.ts';

// Copies, piles without order, and what players can and cannot tell of where a card was.

const ofCorp = { faction: 'neutral_corp', subtypes: [], cost: 0 } as const;
const ofRunner = { faction: 'neutral_runner', subtypes: [], cost: 0 } as const;
const rezzed = (card: string) => ({ card, rezzed: true });

rule(both('2.1.4'), 'copies of a card are all cards of its name, wherever they are', () => {
  const recall = operation({
    ...ofCorp,
    id: 'recall',
    title: 'Recall',
    play: [
      trash(choose({ in: 'installed', type: 'resource' })),
      trash(all({ in: ['installed', 'grip'], side: 'runner', title: 'that' })),
    ],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [recall],
    corp: { hq: ['Recall'] },
    runner: { rig: ['Daily Casts', 'Daily Casts', 'Wyldside'], grip: ['Daily Casts', 'Diesel'] },
  });
  table.corp.plays('Recall');
  table.corp.chooses('Daily Casts');
  expect(titles(table.runner.seen.runner.rig)).toEqual(['Wyldside']);
  expect([table.runner.hand, table.runner.discardPile.length]).toEqual([['Diesel'], 3]);
});

rule(
  both('1.14.1a', '1.15.1a'),
  'what a search is to find is not chosen before it: there may be nothing to find',
  () => {
    const quest = operation({
      ...ofCorp,
      id: 'quest',
      title: 'Quest',
      play: [addToHand(search(inZone('rd', { type: 'ice' })))],
    });
    const fetch = operation({
      ...ofCorp,
      id: 'fetch',
      title: 'Fetch',
      play: [addToHand(choose(inZone('archives', { type: 'ice' })))],
    });
    const looking = (rd: string[]) =>
      scenario({
        at: 'corp.action',
        cards: [quest, fetch],
        corp: { hq: ['Quest', 'Fetch'], rd, archives: ['IPO'] },
      });
    const bare = looking(['IPO', 'IPO']);
    bare.corp.plays('Quest');
    if (bare.keys.includes('done')) bare.corp.isDone();
    expect([bare.corp.hand, bare.corp.discardPile.includes('Quest')]).toEqual([['Fetch'], true]);
    const found = looking(['IPO', 'Palisade']);
    found.corp.plays('Quest');
    expect(found.moves).toContain('choose Palisade');
    found.corp.chooses('Palisade');
    expect(found.corp.hand.toSorted()).toEqual(['Fetch', 'Palisade']);
  },
);

rule(
  both('4.2.5', '8.7.5'),
  'an ability about a search is pending once the deck is shuffled, and before anything is done with the card',
  () => {
    const quest = operation({
      ...ofCorp,
      id: 'quest',
      title: 'Quest',
      play: [addToHand(search(inZone('rd', { type: 'ice' })))],
    });
    const librarian = asset({
      ...ofCorp,
      trash: 1,
      id: 'librarian',
      title: 'Librarian',
      text: [when(searching(), gainCredits(1))],
    });
    const table = scenario({
      at: 'corp.action',
      priority: 'every',
      cards: [quest, librarian],
      corp: {
        credits: 0,
        hq: ['Quest'],
        rd: ['IPO', 'Palisade', 'Sprint'],
        servers: [{ server: 'remote-1', root: [rezzed('Librarian')] }],
      },
    });
    const objectsOf = ({ game: { state } }: Table) => state.zones.rd.map((id) => state.cards[id]?.object);
    const before = objectsOf(table);
    table.corp.plays('Quest');
    table.corp.chooses('Palisade');
    expect([table.decision?.kind, table.corp.hand]).toEqual(['reaction', []]);
    expect(objectsOf(table).some((object) => before.includes(object))).toBe(false); // shuffled: nobody knows which is which
    table.corp.triggers('Librarian');
    expect([table.corp.credits, table.corp.hand]).toEqual([1, ['Palisade']]);
  },
);

rule(current('8.6.6b'), 'a played card that is hosted on a card as it resolves is not trashed', () => {
  const plaque = operation({
    ...ofCorp,
    id: 'plaque',
    title: 'Plaque',
    play: [gainCredits(1), host('this', choose({ in: 'installed', type: 'ice' }))],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [plaque],
    corp: { hq: ['Plaque'], servers: [{ server: 'hq', ice: [rezzed('Palisade')] }] },
  });
  table.corp.plays('Plaque');
  expect(table.corp.discardPile).toEqual([]);
  expect(titles(table.corp.seen.corp.servers[0]?.ice[0]?.hosted)).toEqual(['Plaque']);
  expect(table).toBeSettled();
});

rule(current('8.6.6c'), 'a played card that says it stays is trashed as what it waits for happens', () => {
  const vigil = operation({
    ...ofCorp,
    id: 'vigil',
    title: 'Vigil',
    play: [gainCredits(1)],
    text: [stays(turnBeginning())],
  });
  const table = scenario({ at: 'corp.action', cards: [vigil], corp: { clicks: 1, hq: ['Vigil'] } });
  table.corp.plays('Vigil');
  while (table.corp.seen.turn.number === 4) {
    expect([titles(table.corp.seen.playing), table.corp.discardPile]).toEqual([['Vigil'], []]);
    table.runner.takes('gain credit');
  }
  expect([titles(table.corp.seen.playing), table.corp.discardPile]).toEqual([[], ['Vigil']]);
});

rule(current('8.6.6d'), 'what is to be removed from the game after it has resolved is never trashed', () => {
  const mourner = asset({
    ...ofCorp,
    trash: 1,
    id: 'mourner',
    title: 'Mourner',
    text: [when(trashing({ type: 'operation', not: { title: 'Encore' } }), gainCredits(100))],
  });
  const encore = operation({
    ...ofCorp,
    id: 'encore',
    title: 'Encore',
    play: [play(choose(inZone('archives', { type: 'operation' })), { after: 'removed' })],
  });
  const table = scenario({
    at: 'corp.action',
    cards: [mourner, encore],
    corp: {
      credits: 5,
      hq: ['Encore'],
      archives: ['Hedge Fund'],
      servers: [{ server: 'remote-1', root: [rezzed('Mourner')] }],
    },
  });
  table.corp.plays('Encore');
  expect([table.corp.credits, table.corp.discardPile]).toEqual([5 - 5 + 9, ['Encore']]);
  expect(titles(table.corp.seen.removed)).toEqual(['Hedge Fund']);
});

/** What the other player could have learnt: everything they see and were told. */
const told = (table: Table, seat: 'corp' | 'runner') => ({
  view: view(table.game, seat),
  events: maskEvents(table.events, seat),
});

const surveyor = event({
  ...ofRunner,
  id: 'surveyor',
  title: 'Surveyor',
  play: [look(topOf('rd', 3)), addToTop('that')],
});

rule(current('8.3.3a'), 'whoever owns a deck does not see what the opponent arranges in it', () => {
  const arrange = (rd: string[], ...order: readonly string[]) => {
    const table = scenario({
      at: 'runner.action',
      priority: 'every',
      cards: [surveyor],
      corp: { rd },
      runner: { clicks: 1, grip: ['Surveyor'] },
    });
    table.runner.plays('Surveyor');
    for (const title of order) table.runner.chooses(title); // the last of three goes where it must
    return table;
  };
  const one = arrange(['IPO', 'Sprint', 'Tithe', 'Hedge Fund'], 'Tithe', 'Sprint');
  const other = arrange(['Sprint', 'Tithe', 'IPO', 'Hedge Fund'], 'Sprint', 'IPO');
  for (const title of ['IPO', 'Sprint', 'Tithe'])
    expect(JSON.stringify(told(one, 'corp'))).not.toContain(title);
  expectSame(told(one, 'corp'), told(other, 'corp'));
  const drawn = (table: Table): string[] => {
    while (table.corp.hand.length === 0) table.choose(table.awaits ?? 'corp', table.keys.at(-1) ?? '');
    return table.corp.hand;
  };
  expect([drawn(one), drawn(other)]).toEqual([['Tithe'], ['Sprint']]); // arranged, though unseen
});

const cultivate = operation({
  ...ofCorp,
  id: 'cultivate',
  title: 'Cultivate',
  play: [
    look(topOf('rd', 3)),
    trash(choose({ among: 'that' })),
    addToHand(choose({ among: 'rest' })),
    addToTop('rest'),
  ],
});

rule(
  current('8.3.3b'),
  'what is done with looked-at cards does not tell the opponent where in the deck they lay',
  () => {
    const play = (...rd: readonly string[]) => {
      const table = scenario({
        at: 'corp.action',
        priority: 'every',
        cards: [cultivate],
        corp: { hq: ['Cultivate'], rd: [...rd, 'Hedge Fund'] },
      });
      table.corp.plays('Cultivate');
      table.corp.chooses('Tithe'); // trashed
      table.corp.chooses('IPO'); // to HQ
      return table;
    };
    const [one, other] = [play('Tithe', 'IPO', 'Sprint'), play('IPO', 'Sprint', 'Tithe')];
    expect([one.corp.hand, one.corp.deckSize]).toEqual([['IPO'], 2]);
    expectSame(told(one, 'runner'), told(other, 'runner'));
  },
);

rule(
  current('4.8.7'),
  'of the cards set aside facedown by one draw nobody can tell which went where, even of those they knew',
  () => {
    const show = asset({
      ...ofCorp,
      trash: 1,
      id: 'show',
      title: 'Show',
      text: [
        during(
          compare({ value: 'event', what: 'amount' }, { atLeast: 2 }),
          when(drawing(), addToBottom(choose(inZone('setAside')))),
        ),
      ],
    });
    const peek = event({ ...ofRunner, id: 'peek', title: 'Peek', play: [look(topOf('rd', 3))] });
    const double = operation({ ...ofCorp, id: 'double', title: 'Double', play: [draw(2)] });
    const play = (bottom: string) => {
      const table = scenario({
        at: 'runner.action',
        cards: [show, peek, double],
        corp: {
          hq: ['Double'],
          rd: ['Hedge Fund', 'IPO', 'Sprint', 'Tithe'],
          servers: [{ server: 'remote-1', root: [rezzed('Show')] }],
        },
        runner: { clicks: 1, grip: ['Peek'] },
      });
      table.runner.plays('Peek'); // Hedge Fund, IPO and Sprint are on top
      table.corp.plays('Double'); // after the mandatory draw: IPO and Sprint
      table.corp.chooses(bottom);
      expect(table.corp.deckSize).toBe(2);
      return table;
    };
    const [one, other] = [play('IPO'), play('Sprint')];
    expect([one.corp.hand.toSorted(), other.corp.hand.toSorted()]).toEqual([
      ['Hedge Fund', 'Sprint'],
      ['Hedge Fund', 'IPO'],
    ]);
    expectSame(told(one, 'runner'), told(other, 'runner'));
  },
);

/** Swaps a drawn or found card for one in Archives. */
const raman = asset({
  ...ofCorp,
  trash: 1,
  id: 'raman',
  title: 'Raman',
  text: [
    optional(
      when(
        [drawing(), searching()],
        swap(all(inZone('setAside')), choose(inZone('archives', { type: 'ice' }))),
      ),
    ),
  ],
});
const ramanWith = (position: { hq: string[]; rd: string[] }, more: CardData, ...assets: string[]) =>
  scenario({
    at: 'corp.action',
    cards: [raman, more],
    corp: {
      ...position,
      archives: ['Palisade'],
      servers: ['Raman', ...assets].map((card, at) => ({ server: `remote-${at + 1}`, root: [rezzed(card)] })),
    },
  });

rule(current('8.4.3b'), 'a card swapped for a drawn one is drawn in its place', () => {
  const show = asset({
    ...ofCorp,
    trash: 1,
    id: 'show',
    title: 'Show',
    text: [when(drawing(), addToBottom(choose(inZone('setAside'))))],
  });
  const alone = ramanWith({ hq: [], rd: ['IPO', 'Sprint'] }, show);
  alone.corp.takes('draw card');
  alone.corp.triggers('Raman');
  expect([alone.corp.hand, alone.corp.discardPile, alone.corp.seen.setAside]).toEqual([
    ['Palisade'],
    ['IPO'],
    [],
  ]);

  const table = ramanWith({ hq: [], rd: ['IPO', 'Sprint'] }, show, 'Show');
  table.corp.takes('draw card');
  table.corp.triggers('Raman');
  if (table.decision?.kind === 'reaction') table.corp.triggers('Show'); // the card that is drawn now
  expect([table.corp.hand, table.corp.discardPile, table.corp.deckSize]).toEqual([[], ['IPO'], 2]);
});

rule(current('8.8.4d'), 'what acts on a card that was set aside acts on the one it is swapped for', () => {
  const quest = operation({
    ...ofCorp,
    id: 'quest',
    title: 'Quest',
    play: [addToHand(search(inZone('rd', { type: 'operation' })))],
  });
  const table = ramanWith({ hq: ['Quest'], rd: ['IPO', 'Tithe'] }, quest);
  table.corp.plays('Quest');
  if (table.decision?.kind === 'target') table.corp.chooses('IPO');
  table.corp.triggers('Raman');
  expect(table.corp.hand).toEqual(['Palisade']);
  expect(table.corp.discardPile.toSorted()).toEqual(['IPO', 'Quest']);
  expect([table.corp.deckSize, table.corp.seen.setAside]).toEqual([1, []]);
});

rule(
  both('10.11.4 10.11.4a', '8.8.4 8.8.4a'),
  'swapped between HQ and Archives, each card enters the other zone as cards do: unseen, it lies facedown',
  () => {
    const exchange = asset({
      ...ofCorp,
      trash: 1,
      id: 'exchange',
      title: 'Exchange',
      text: [action([click()], swap(all(inZone('hq', { type: 'operation' })), choose(inZone('archives'))))],
    });
    const table = scenario({
      at: 'corp.action',
      cards: [exchange],
      corp: {
        hq: ['IPO', 'Tithe'],
        archives: ['Palisade'],
        servers: [{ server: 'remote-1', root: [rezzed('Exchange')] }],
      },
    });
    table.corp.uses('Exchange');
    expect([table.corp.hand.toSorted(), table.corp.discardPile]).toEqual([['Palisade', 'Tithe'], ['IPO']]);
    expect(table.runner.seen.corp.archives.map(({ faceup, title }) => [faceup, title])).toEqual([
      [false, undefined],
    ]);
    expect(table.runner.seen.corp.hq.count).toBe(2);
  },
);
