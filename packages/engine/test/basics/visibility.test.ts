import { type CardView, maskEvents, view } from '@lastclick/engine';
import { both, current, expect, rule, scenario } from '@lastclick/testkit';
import { serverAt, titles } from './reading-the-table.ts';

const middle = () =>
  scenario({
    corp: {
      credits: 7,
      hq: ['Hedge Fund', 'Tithe'],
      rd: ['IPO', 'Sprint', 'IPO'],
      archives: ['Beanstalk Royalties', { card: 'Offworld Office', faceup: false }],
      scored: ['Hostile Takeover'],
      servers: [
        { server: 'hq', ice: ['Tithe'] },
        { server: 'remote-1', root: ['Offworld Office', { card: 'Simone Diego', rezzed: true }] },
        { server: 'remote-2', root: ['PAD Campaign'], ice: [{ card: 'Tithe', rezzed: true }, 'Tithe'] },
      ],
    },
    runner: {
      credits: 4,
      grip: ['Diesel', 'Decoy'],
      stack: ['Sure Gamble', 'Forger'],
      heap: ['VRcation'],
      rig: ['Daily Casts', { card: 'Wyldside', faceup: false }],
      scored: ['Above the Law'],
    },
    removed: [{ card: 'Spin Doctor', side: 'corp' }],
  });

const hidden = [undefined, undefined];

rule(
  both('1.20.1 4.7.3', '1.21.1 4.6.3'),
  'faceup cards are seen by both, facedown ones by their controller only',
  () => {
    const table = middle();
    const corp = table.corp.seen;
    const runner = table.runner.seen;
    expect(titles(serverAt(corp, 'remote-1')?.root)).toEqual(['Offworld Office', 'Simone Diego']);
    expect(titles(serverAt(runner, 'remote-1')?.root)).toEqual([undefined, 'Simone Diego']);
    expect(titles(serverAt(runner, 'remote-2')?.ice)).toEqual(['Tithe', undefined]);
    expect(titles(runner.runner.rig)).toEqual(['Daily Casts', 'Wyldside']);
    expect(titles(corp.runner.rig)).toEqual(['Daily Casts', undefined]);
  },
);

rule(both('4.7.2', '4.6.2'), 'how many cards are in play and where is open to both', () => {
  const table = middle();
  const places = (cards: readonly CardView[]): number => cards.length;
  for (const seen of [table.corp.seen, table.runner.seen]) {
    expect(seen.corp.servers.map(({ server, ice, root }) => [server, places(ice), places(root)])).toEqual([
      ['hq', 1, 0],
      ['rd', 0, 0],
      ['archives', 0, 0],
      ['remote-1', 0, 2],
      ['remote-2', 2, 1],
    ]);
    expect(seen.runner.rig.length).toBe(2);
  }
});

rule('8.4.3', 'the Runner may look at their facedown cards', () => {
  const table = middle();
  expect(table.runner.seen.runner.rig[1]).toMatchObject({ title: 'Wyldside', faceup: false });
  expect(table.corp.seen.runner.rig[1]?.title).toBeUndefined();
});

rule(current('1.21.2a'), 'players may look at their own facedown cards, wherever they are', () => {
  const table = middle();
  expect(table.runner.seen.runner.rig[1]).toMatchObject({ title: 'Wyldside', faceup: false });
  expect(serverAt(table.corp.seen, 'hq')?.ice[0]).toMatchObject({ title: 'Tithe', faceup: false });
  expect(table.corp.seen.corp.archives[1]).toMatchObject({ title: 'Offworld Office', faceup: false });
});

rule(both('8.2.2a', '8.5.3a'), 'an unrezzed agenda, asset and upgrade look alike to the Runner', () => {
  const look = (card: string): CardView | undefined => {
    const table = scenario({ corp: { servers: [{ server: 'remote-1', root: [card] }] } });
    return serverAt(table.runner.seen, 'remote-1')?.root[0];
  };
  const [agenda, asset, upgrade] = ['Offworld Office', 'PAD Campaign', 'Simone Diego'].map(look);
  expect(agenda).toEqual({ ...asset });
  expect(agenda).toEqual({ ...upgrade });
  expect(agenda).toMatchObject({ faceup: false, rezzed: false });
});

rule(
  both('4.7.8a', '4.6.6f'),
  'the order of installing in a remote server is open, the types are not',
  () => {
    const table = scenario({ corp: { credits: 0, hq: ['Simone Diego', 'Offworld Office'] } });
    table.corp.installs('Simone Diego', 'new-remote');
    table.corp.installs('Offworld Office', 'remote-1');
    table.corp.isDone(); // trashes nothing
    expect(titles(serverAt(table.corp.seen, 'remote-1')?.root)).toEqual(['Simone Diego', 'Offworld Office']);
    const seen = serverAt(table.runner.seen, 'remote-1')?.root ?? [];
    expect(titles(seen)).toEqual(hidden);
    expect(seen.map((card) => card.type)).toEqual(hidden);
    const order = table.happened('installed').map((event) => event.cards[0]?.object);
    expect(seen.map((card) => card.object)).toEqual(order);
  },
);

rule(both('4.1.4'), 'in public zones both players see all faceup cards', () => {
  const table = middle();
  for (const seen of [table.corp.seen, table.runner.seen]) {
    expect(titles(seen.corp.archives)[0]).toBe('Beanstalk Royalties');
    expect(titles(seen.runner.heap)).toEqual(['VRcation']);
    expect(titles(seen.corp.scored)).toEqual(['Hostile Takeover']);
    expect(titles(seen.runner.scored)).toEqual(['Above the Law']);
    expect(titles(seen.removed)).toEqual(['Spin Doctor']);
    expect(titles(serverAt(seen, 'remote-1')?.root)[1]).toBe('Simone Diego');
    expect(titles(seen.runner.rig)[0]).toBe('Daily Casts');
  }
});

rule(both('4.3.2 4.3.4', '4.2.2 4.2.4'), 'a deck: its size for everybody, its cards for nobody', () => {
  const table = middle();
  for (const seat of ['corp', 'runner', 'spectator'] as const) {
    const seen = view(table.game, seat);
    expect(seen.corp.rd).toEqual({ count: 3 });
    expect(seen.runner.stack).toEqual({ count: 2 });
  }
});

rule(both('4.4.2 4.4.4', '4.3.2 4.3.4'), 'a hand: its size for everybody, its cards for its player', () => {
  const table = middle();
  expect(titles(table.corp.seen.corp.hq.cards)).toEqual(['Hedge Fund', 'Tithe']);
  expect(table.runner.seen.corp.hq).toEqual({ count: 2 });
  expect(titles(table.runner.seen.runner.grip.cards)).toEqual(['Diesel', 'Decoy']);
  expect(table.corp.seen.runner.grip).toEqual({ count: 2 });
});

rule(
  both('4.5.3 4.5.6c 4.5.7b', '4.4.3 4.4.6c 4.4.7b'),
  'discard piles: Archives keeps its facedown cards from the Runner',
  () => {
    const table = middle();
    expect(titles(table.corp.seen.corp.archives)).toEqual(['Beanstalk Royalties', 'Offworld Office']);
    expect(titles(table.runner.seen.corp.archives)).toEqual(['Beanstalk Royalties', undefined]);
    for (const seen of [table.corp.seen, table.runner.seen]) {
      expect(seen.corp.archives.length).toBe(2);
      expect(titles(seen.runner.heap)).toEqual(['VRcation']);
    }
  },
);

rule(
  both('4.5.6b 8.2.6', '4.4.6b 8.5.7'),
  'what the Runner could see goes to Archives faceup, the rest facedown',
  () => {
    const table = scenario({
      priority: 'every',
      corp: {
        clicks: 4,
        credits: 20,
        hq: ['Hansei Review', 'IPO', 'Offworld Office', 'Rashida Jaheem'],
        servers: [
          { server: 'remote-1', root: ['PAD Campaign'] },
          { server: 'remote-2', root: [{ card: 'Melange Mining Corp.', rezzed: true }] },
        ],
      },
    });
    table.corp.plays('Hansei Review'); // gain 10, trash a card from HQ
    table.corp.chooses('IPO');
    table.bothPass();
    table.corp.installs('Offworld Office', 'remote-1'); // over an unrezzed asset
    table.corp.chooses('PAD Campaign');
    table.bothPass();
    table.corp.installs('Rashida Jaheem', 'remote-2'); // over a rezzed one
    table.corp.chooses('Melange Mining Corp.');
    const archives = table.runner.seen.corp.archives.map((card) => card.title ?? 'facedown');
    expect(archives).toEqual(['Hansei Review', 'Melange Mining Corp.', 'facedown', 'facedown']);
    expect(table.corp.discardPile).toEqual(['IPO', 'Hansei Review', 'PAD Campaign', 'Melange Mining Corp.']);
  },
);

rule(both('4.6.2', '4.5.2'), 'both players may look through both score areas', () => {
  const table = middle();
  for (const seen of [table.corp.seen, table.runner.seen]) {
    expect(titles(seen.corp.scored)).toEqual(['Hostile Takeover']);
    expect(titles(seen.runner.scored)).toEqual(['Above the Law']);
  }
});

rule(both('4.9.6'), 'cards removed from the game are open to both', () => {
  const table = scenario({
    at: '5.6.2a',
    priority: 'every',
    corp: {
      archives: [{ card: 'Hedge Fund', faceup: false }],
      servers: [{ server: 'remote-1', root: [{ card: 'Spin Doctor', rezzed: true }] }],
    },
  });
  table.corp.uses('Spin Doctor'); // removed from the game as a cost
  table.corp.isDone();
  for (const seen of [table.corp.seen, table.runner.seen]) {
    expect(titles(seen.removed)).toEqual(['Spin Doctor']);
  }
});

rule(both('1.10.2'), 'both players know what is in each credit pool', () => {
  const table = middle();
  for (const seen of [table.corp.seen, table.runner.seen]) {
    expect([seen.corp.credits, seen.runner.credits]).toEqual([7, 4]);
  }
});

rule(both('1.16.4', '1.17.4'), 'a facedown agenda enters the score area faceup', () => {
  const table = scenario({
    at: '5.6.2a',
    corp: { servers: [{ server: 'remote-1', root: [{ card: 'Hostile Takeover', advancement: 2 }] }] },
  });
  expect(serverAt(table.runner.seen, 'remote-1')?.root[0]?.title).toBeUndefined();
  table.corp.scores('Hostile Takeover');
  expect(table.runner.seen.corp.scored[0]).toMatchObject({ title: 'Hostile Takeover', faceup: true });
});

rule(both('4.5.2', '4.4.2'), 'facedown cards in Archives cannot be followed by the other side', () => {
  // The same cards come to Archives in two orders.
  const discarded = (...order: readonly string[]) => {
    const table = scenario({
      at: '5.6.3a',
      corp: { hq: ['IPO', 'Sprint', ...new Array<string>(5).fill('Hedge Fund')], archives: ['Tithe'] },
    });
    for (const title of order) table.corp.discards(title);
    return table;
  };
  const one = discarded('IPO', 'Sprint');
  const other = discarded('Sprint', 'IPO');
  for (const seat of ['runner', 'spectator'] as const) {
    const seen = view(one.game, seat).corp.archives;
    expect(seen.map(({ title, object }) => [title, object !== 0])).toEqual([
      ['Tithe', true],
      [undefined, false],
      [undefined, false],
    ]);
    expect(view(other.game, seat)).toEqual(view(one.game, seat));
    expect(maskEvents(other.happened('discarded'), seat)).toEqual(
      maskEvents(one.happened('discarded'), seat),
    );
    expect(JSON.stringify(maskEvents(one.happened('discarded'), seat))).not.toContain('object');
  }
  expect(titles(one.corp.seen.corp.archives)).toEqual(['Tithe', 'IPO', 'Sprint']); // their owner sees them
});

rule(both('4.5.2', '4.4.2'), 'turned faceup they do not tell which of them came first', () => {
  const breached = (...order: readonly string[]) => {
    const table = scenario({
      at: 'runner.action',
      corp: { archives: order.map((card) => ({ card, faceup: false })) },
    });
    table.runner.takes('run archives');
    table.runner.takes('continue');
    return table.runner.seen.corp.archives.map(({ title, object }) => [title, object]);
  };
  expect(breached('Sprint', 'IPO', 'Tithe')).toEqual(breached('IPO', 'Tithe', 'Sprint'));
});
