import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { inServers, serverAt, serverNames, titles } from './reading-the-table.ts';
import { borderIce, newTown, oldTown, plainUpgrade } from './test-cards.ts';

const destinations = (title: string): string[] => {
  const table = scenario({
    cards: [plainUpgrade],
    corp: { hq: [title], servers: [{ server: 'remote-1', root: ['Plain Upgrade'] }] },
  });
  return table.moves
    .filter((move) => move.startsWith('install'))
    .map((move) => move.slice(`install ${title} `.length));
};

rule(
  both('3.2.1 3.3.1 8.2.1b', '3.2.1 3.3.1 8.5.2b'),
  'agendas and assets are installed in remote servers only',
  () => {
    expect(destinations('Offworld Office')).toEqual(['remote-1', 'new-remote']);
    expect(destinations('PAD Campaign')).toEqual(['remote-1', 'new-remote']);
  },
);

refuses(both('3.2.1 3.3.1', '3.2.1 3.3.1 4.6.6e'), 'an agenda or asset in a central server', () => {
  const table = scenario({ corp: { hq: ['Offworld Office', 'PAD Campaign'] } });
  for (const where of ['hq', 'rd', 'archives']) {
    for (const title of ['Offworld Office', 'PAD Campaign']) {
      expect(table.corp.explain(`install ${title} ${where}`)).toMatchObject({
        allowed: false,
        because: 'onlyInRemotes',
      });
    }
  }
});

rule(both('3.6.1 8.2.1c', '3.6.1 8.5.2c'), 'upgrades are installed in any server', () => {
  expect(destinations('Simone Diego')).toEqual(['hq', 'rd', 'archives', 'remote-1', 'new-remote']);
});

rule(both('3.4.2 4.7.6d', '3.4.2 4.6.6d'), 'ice protects any server and is never inside one', () => {
  expect(destinations('Tithe')).toEqual(['hq', 'rd', 'archives', 'remote-1', 'new-remote']);
  const table = scenario({
    cards: [plainUpgrade],
    corp: {
      credits: 9,
      hq: ['Tithe', 'Plain Upgrade'],
      servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
    },
  });
  table.corp.installs('Tithe', 'remote-1');
  table.corp.installs('Plain Upgrade', 'remote-1');
  table.corp.isDone();
  const remote = serverAt(table.corp.seen, 'remote-1');
  expect(titles(remote?.ice)).toEqual(['Tithe']);
  expect(titles(remote?.root)).toEqual(['Offworld Office', 'Plain Upgrade']); // these do not protect it
});

rule(both('3.4.2b 8.2.1d', '3.4.2b'), 'new ice goes outermost', () => {
  const table = scenario({
    cards: [borderIce],
    corp: { credits: 9, hq: ['Border Ice'], servers: [{ server: 'rd', ice: ['Tithe', 'Tithe'] }] },
  });
  table.corp.installs('Border Ice', 'rd');
  table.corp.isDone();
  expect(titles(serverAt(table.corp.seen, 'rd')?.ice)).toEqual(['Border Ice', 'Tithe', 'Tithe']); // outermost first
});

rule(
  both('3.2.1 3.3.1 4.7.8a 8.2.5a', '3.2.1 3.3.1 4.6.6e 8.5.6a'),
  'one agenda or asset in a server: the old one has to go',
  () => {
    for (const old of ['PAD Campaign', 'Offworld Office']) {
      for (const title of ['Melange Mining Corp.', 'Hostile Takeover']) {
        const table = scenario({
          priority: 'every',
          cards: [plainUpgrade],
          corp: { hq: [title], servers: [{ server: 'remote-1', root: [old, 'Plain Upgrade'] }] },
        });
        table.corp.installs(title, 'remote-1');
        expect(table.moves).toEqual([`trash ${old}`, 'trash Plain Upgrade']); // no 'done' yet
        table.corp.chooses(old);
        expect(table.moves).toEqual(['trash Plain Upgrade', 'done']); // the upgrade may stay
        table.corp.isDone();
        expect(titles(serverAt(table.corp.seen, 'remote-1')?.root)).toEqual(['Plain Upgrade', title]);
        expect(table.corp.discardPile).toEqual([old]);
      }
    }
  },
);

rule(
  both('3.6.2 4.7.8a', '3.6.2 4.6.6e'),
  'any number of upgrades, next to an agenda or in the root of a central server',
  () => {
    const table = scenario({
      cards: [plainUpgrade],
      corp: {
        clicks: 8,
        hq: new Array<string>(8).fill('Plain Upgrade'),
        servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
      },
    });
    for (const where of ['remote-1', 'hq', 'remote-1', 'hq', 'remote-1', 'hq', 'remote-1']) {
      table.corp.installs('Plain Upgrade', where);
      while (table.decision?.kind !== 'action') table.choose('corp', table.keys.at(-1) ?? ''); // done, pass
    }
    expect(serverAt(table.corp.seen, 'remote-1')?.root.length).toBe(1 + 4);
    expect(serverAt(table.corp.seen, 'hq')?.root.length).toBe(3);
    expect(table.corp.discardPile).toEqual([]);
  },
);

rule(both('8.2.5b', '8.5.6a'), 'upgrades in a central root may be trashed for a new one', () => {
  const table = scenario({
    cards: [plainUpgrade],
    corp: { credits: 0, hq: ['Simone Diego'], servers: [{ server: 'hq', root: ['Plain Upgrade'] }] },
  });
  table.corp.installs('Simone Diego', 'hq');
  expect(table.moves).toEqual(['trash Plain Upgrade', 'done']);
  table.corp.chooses('Plain Upgrade');
  expect(titles(serverAt(table.corp.seen, 'hq')?.root)).toEqual(['Simone Diego']);
  expect(table.corp.discardPile).toEqual(['Plain Upgrade']);
});

rule(
  both('3.6.5d 3.6.5c 8.2.5a 8.2.5b', '3.6.5d 3.6.5c 8.5.6a'),
  'a second region in a server: the first has to go, rezzed or not',
  () => {
    for (const server of ['remote-1', 'rd']) {
      for (const rezzed of [true, false]) {
        const table = scenario({
          priority: 'every',
          cards: [oldTown, newTown, plainUpgrade],
          corp: {
            hq: ['New Town'],
            servers: [{ server, root: [{ card: 'Old Town', rezzed }, 'Plain Upgrade'] }],
          },
        });
        table.corp.installs('New Town', server);
        expect(table.moves).toEqual(['trash Old Town', 'trash Plain Upgrade']);
        table.corp.chooses('Old Town');
        table.corp.isDone();
        expect(titles(serverAt(table.corp.seen, server)?.root)).toEqual(['Plain Upgrade', 'New Town']);
      }
    }
  },
);

rule(both('3.6.5b'), 'only regions in the same root count: not ice, not a hand, not another server', () => {
  const table = scenario({
    cards: [oldTown, newTown, borderIce],
    corp: {
      hq: ['New Town', 'Old Town'],
      servers: [
        { server: 'hq', ice: ['Border Ice'] }, // ice with the subtype region
        { server: 'rd', root: ['Old Town'] },
      ],
    },
  });
  table.corp.installs('New Town', 'hq');
  expect(titles(serverAt(table.corp.seen, 'hq')?.root)).toEqual(['New Town']);
  expect(titles(serverAt(table.corp.seen, 'rd')?.root)).toEqual(['Old Town']);
  expect(table.corp.discardPile).toEqual([]);
});

rule(both('8.2.5c 8.3.3', '8.5.6b 8.5.16c'), 'ice trashed for new ice does not count for its cost', () => {
  const table = scenario({
    corp: { credits: 2, hq: ['Tithe'], servers: [{ server: 'hq', ice: ['Tithe', 'Tithe', 'Tithe'] }] },
  });
  table.corp.installs('Tithe', 'hq');
  expect(table.moves).toEqual(['trash Tithe', 'trash Tithe', 'trash Tithe']); // 3 cannot be paid
  table.choose('corp', table.keys[0] ?? '');
  table.corp.isDone();
  expect(table.corp.credits).toBe(2 - 2);
  expect(serverAt(table.corp.seen, 'hq')?.ice.length).toBe(3 - 1 + 1);
});

rule(
  both('4.7.8e 8.2.7', '4.6.8d 8.5.8'),
  'a remote server lives while a card is in it or protects it, and is gone at the checkpoint after',
  () => {
    const position = (ice: readonly string[]) =>
      scenario({
        at: '5.6.2a',
        priority: 'every',
        corp: {
          archives: ['IPO'],
          servers: [{ server: 'remote-1', ice, root: [{ card: 'Spin Doctor', rezzed: true }] }],
        },
      });
    for (const [ice, left] of [
      [['Tithe'], ['hq', 'rd', 'archives', 'remote-1']],
      [[], ['hq', 'rd', 'archives']],
    ] as const) {
      const table = position(ice);
      table.corp.uses('Spin Doctor'); // removed from the game as a cost
      table.corp.isDone();
      expect(serverNames(table)).toEqual(left);
    }
  },
);

rule(both('8.2.8', '8.5.9'), 'a server outlives its last card while another is installed into it', () => {
  const table = scenario({
    corp: {
      hq: ['PAD Campaign', 'Hedge Fund'],
      servers: [
        { server: 'remote-1', root: ['Melange Mining Corp.'] },
        { server: 'remote-2', root: ['Offworld Office'] },
      ],
    },
  });
  table.corp.installs('PAD Campaign', 'remote-1');
  expect(serverNames(table)).toEqual(['hq', 'rd', 'archives', 'remote-1', 'remote-2']);
  expect(titles(serverAt(table.corp.seen, 'remote-1')?.root)).toEqual(['PAD Campaign']);
  expect(table.corp.discardPile).toEqual(['Melange Mining Corp.']);
});

rule(both('8.2.1a', '8.5.2a'), 'the Corp picks a server that exists or opens a new one', () => {
  const table = scenario({
    corp: {
      hq: ['Offworld Office', 'PAD Campaign'],
      servers: [{ server: 'remote-2', root: ['Simone Diego'] }],
    },
  });
  expect(table.corp.explain('install Offworld Office remote-1')).toMatchObject({
    allowed: false,
    because: 'noSuchServer',
  });
  table.corp.installs('Offworld Office', 'new-remote');
  expect(serverNames(table)).toEqual(['hq', 'rd', 'archives', 'remote-2', 'remote-3']);
  expect(inServers(table, 'Offworld Office')).toBeDefined();
});

rule(current('4.6.6e'), 'every root takes upgrades; an agenda or asset only a remote one', () => {
  const table = scenario({ cards: [plainUpgrade], corp: { hq: ['Plain Upgrade', 'PAD Campaign'] } });
  const where = (title: string) =>
    table.moves.filter((move) => move.startsWith(`install ${title}`)).map((move) => move.split(' ').at(-1));
  expect(where('Plain Upgrade')).toEqual(['hq', 'rd', 'archives', 'new-remote']);
  expect(where('PAD Campaign')).toEqual(['new-remote']);
});

rule('4.7.7b', 'nothing is installed in HQ itself: an upgrade there is not one of the cards in HQ', () => {
  const table = scenario({ cards: [plainUpgrade], corp: { credits: 0, hq: ['Plain Upgrade', 'IPO'] } });
  table.corp.installs('Plain Upgrade', 'hq');
  expect(table.corp.hand).toEqual(['IPO']);
  expect(table.runner.seen.corp.hq.count).toBe(1);
  expect(serverAt(table.runner.seen, 'hq')?.root.length).toBe(1);
});
