import { expect, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, iceAt, rootOf, shown } from './card.ts';

// Cards that look into R&D or put something there.

const deckOf = (table: Table): string[] => {
  const { zones, cards, pool } = table.game.state;
  return zones.rd.map((id) => pool[cards[id]?.def ?? -1] ?? '').reverse();
};

card('AU Co.: The Gold Standard in Clones', (setUp) => {
  const identity = 'AU Co.: The Gold Standard in Clones';
  const counters = (table: Table): number => table.corp.seen.corp.identity.counters.power ?? 0;

  test('a power counter for damage you do, one however much it is', () => {
    const table = setUp({
      corp: { identity, credits: 5, hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: copies('Sure Gamble', 5) },
    });
    table.corp.plays('Scorched Earth');
    expect(table.runner.hand).toHaveLength(1);
    expect(counters(table)).toBe(1);
  });

  test('none for damage the Runner suffers as a cost: they are responsible for it', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, servers: [{ server: 'hq', ice: [{ card: 'Semak-samun', rezzed: true }] }] },
      runner: { grip: copies('Sure Gamble', 4) },
    });
    table.runner.takes('run hq');
    for (let i = 0; i < 20 && table.decision?.kind !== 'payOrNot'; i++)
      table.choose(table.awaits ?? 'runner', table.keys.includes('continue') ? 'continue' : 'pass');
    table.runner.accepts();
    expect(table.runner.hand).toHaveLength(1);
    expect(counters(table)).toBe(0);
  });

  test('one for cards trashed from HQ, however many at once, and none for others', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        credits: 5,
        hq: ['IPO', 'Sprint', 'Hansei Review'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Longevity Serum', advancement: 3 }] },
          { server: 'remote-2', root: ['PAD Campaign'] },
        ],
      },
    });
    table.corp.scores('Longevity Serum');
    table.corp.chooses('IPO');
    table.corp.chooses('Sprint');
    table.corp.isDone();
    table.corp.isDone();
    expect(table.corp.discardPile).toHaveLength(2);
    expect(counters(table)).toBe(1);
  });

  test('not what the Runner trashes from HQ, nor damage of their own', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, hq: ['PAD Campaign'] },
      runner: { credits: 9, grip: ['Stimhack', 'Sure Gamble', 'Sure Gamble'] },
    });
    table.runner.plays('Stimhack');
    for (let i = 0; i < 40; i++) {
      goOn(table, () => table.decision?.kind === 'action');
      const wanted = table.keys.find((key) => /^(trash|pay|access|run hq)/.test(key));
      if (wanted === undefined) break;
      table.choose('runner', wanted);
    }
    expect(table.corp.discardPile).toEqual(['PAD Campaign']);
    expect(table.runner.coreDamage).toBe(1);
    expect(counters(table)).toBe(0);
  });

  /** The start of the Corp's next turn, with that many counters. */
  const withCounters = (number: number): Table => {
    const table = setUp({
      corp: {
        identity,
        credits: 20,
        hq: copies('Scorched Earth', number),
        rd: ['IPO', 'Sprint', 'Tithe', ...copies('Hedge Fund', 5)],
      },
      runner: { tags: 1, grip: copies('Sure Gamble', 9) },
    });
    for (let i = 0; i < number; i++) table.corp.plays('Scorched Earth');
    expect(counters(table)).toBe(number);
    const turn = table.game.state.turn.number;
    for (let i = 0; i < 60 && table.decision !== null; i++) {
      const { kind, seat } = table.decision;
      if (kind === 'reaction' || (seat === 'corp' && table.game.state.turn.number > turn)) break;
      table.choose(
        seat,
        kind === 'action' ? 'gain credit' : kind === 'window' ? 'pass' : (table.keys[0] ?? ''),
      );
    }
    return table;
  };

  test('two counters let you look at three cards, trash one and take the rest', () => {
    const table = withCounters(2);
    table.corp.triggers(identity);
    expect(table.corp.seen.looking.map(({ title }) => title)).toEqual(['IPO', 'Sprint', 'Tithe']);
    expect(table.runner.seen.looking).toEqual([]);
    table.corp.chooses('Sprint');
    expect(counters(table)).toBe(0);
    expect(table.corp.discardPile).toContain('Sprint');
    expect(table.runner.seen.corp.archives.at(-1)?.title).toBeUndefined(); // facedown
    expect(table.corp.hand).toEqual(expect.arrayContaining(['IPO', 'Tithe']));
    expect(deckOf(table)).not.toContain('ipo');
  });

  test('it may be declined, and one counter is not enough', () => {
    const declined = withCounters(2);
    declined.corp.passes();
    expect(counters(declined)).toBe(2);
    expect(declined.happened('lookedAt')).toEqual([]);
    const poor = withCounters(1);
    if (poor.decision?.kind === 'reaction') poor.corp.triggers(identity);
    expect(counters(poor)).toBe(1);
    expect(poor.happened('lookedAt')).toEqual([]);
  });
});

card('Empiricist', (setUp) => {
  const met = (hq: readonly string[] = ['IPO']) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        hq,
        rd: ['Sprint', 'Tithe', 'Hedge Fund'],
        servers: [{ server: 'hq', ice: [{ card: 'Empiricist', rezzed: true }] }],
      },
      runner: { grip: copies('Sure Gamble', 5) },
    });
    table.runner.takes('run hq');
    goOn(table);
    return table;
  };

  test('you draw, then may put a card of HQ on top of R&D; the damage and the tag follow', () => {
    const table = met();
    expect(table.corp.hand).toEqual(['IPO', 'Sprint']);
    table.corp.accepts();
    table.corp.chooses('IPO');
    expect(table.corp.hand).toEqual(['Sprint']);
    expect(deckOf(table)).toEqual(['ipo', 'tithe', 'hedge_fund']);
    expect(table.runner.seen.corp.rd.count).toBe(3);
    goOn(table, () => table.runner.seen.run === null);
    expect(table.runner.tags).toBe(1);
    expect(table.runner.hand).toHaveLength(5 - 1 - 2);
  });

  test('the card may be kept', () => {
    const table = met();
    table.corp.declines();
    expect(table.corp.hand).toEqual(['IPO', 'Sprint']);
    expect(deckOf(table)).toEqual(['tithe', 'hedge_fund']);
  });

  test('the Runner is not told which card it is', () => {
    const table = met();
    table.corp.accepts();
    table.corp.chooses('IPO');
    const put = table.happened('putOnDeckTop')[0]?.cards[0];
    expect([put?.card, put?.seenBy, put?.pointedAtBy]).toEqual(['ipo', 'corp', 'none']);
  });
});

card('Embedded Reporting', (setUp) => {
  const discarding = (agenda: number) =>
    setUp({
      at: '5.6.3a',
      corp: {
        scored: [{ card: 'Embedded Reporting', agenda }],
        hq: [],
        rd: ['Tithe', 'Sprint', 'PAD Campaign', 'IPO'],
      },
    });
  const toTheOffer = (table: Table): Table => {
    goOn(table, () => table.decision?.kind === 'reaction');
    return table;
  };

  test('two agenda counters for each excess advancement counter as it is scored', () => {
    for (const [advancement, agenda] of [
      [3, undefined],
      [4, 2],
      [5, 4],
    ] as const) {
      const table = setUp({
        at: '5.6.2a',
        corp: { servers: [{ server: 'remote-1', root: [{ card: 'Embedded Reporting', advancement }] }] },
      });
      table.corp.scores('Embedded Reporting');
      expect(shown(table, 'Embedded Reporting').counters.agenda).toBe(agenda);
    }
  });

  test('a counter finds an operation, shows it and puts it on top', () => {
    const table = toTheOffer(discarding(2));
    table.corp.triggers('Embedded Reporting');
    expect(table.moves.sort()).toEqual(['choose IPO', 'choose Sprint', 'done']);
    table.corp.chooses('IPO');
    expect(shown(table, 'Embedded Reporting').counters).toEqual({ agenda: 1 });
    expect(table.happened('revealed').flatMap(({ cards }) => cards.map(({ card }) => card))).toEqual(['ipo']);
    expect(deckOf(table)[0]).toBe('ipo');
    expect(deckOf(table)).toHaveLength(4);
  });

  test('both players know what lies on top then', () => {
    const table = toTheOffer(discarding(1));
    table.corp.triggers('Embedded Reporting');
    table.corp.chooses('Sprint');
    const top = table.game.state.cards[table.game.state.zones.rd.at(-1) ?? -1];
    expect([top?.seen, top?.seenByOwner]).toEqual([top?.object, top?.object]);
  });

  test('nothing without a counter; nothing is moved when nothing is found', () => {
    const none = toTheOffer(discarding(0));
    expect(none.happened('searched')).toEqual([]);
    const table = toTheOffer(discarding(1));
    table.corp.triggers('Embedded Reporting');
    table.corp.isDone();
    expect(table.happened('searched')).toHaveLength(1);
    expect(table.happened('putOnDeckTop')).toEqual([]);
    expect(shown(table, 'Embedded Reporting').counters).toEqual({});
  });
});

card('Poétrï Luxury Brands: All the Rage', (setUp) => {
  const identity = 'Poétrï Luxury Brands: All the Rage';
  const scoring = (rd: readonly string[], credits = 5) => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        identity,
        credits,
        rd,
        servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 4 }] }],
      },
    });
    table.corp.scores('Offworld Office');
    if (table.decision?.kind === 'reaction') table.corp.triggers(identity);
    return table;
  };

  test('scoring shows you three cards, one of which you may install', () => {
    const table = scoring(['Offworld Office', 'Palisade', 'IPO', 'Tithe']);
    expect(table.corp.seen.looking.map(({ title }) => title)).toEqual(['Offworld Office', 'Palisade', 'IPO']);
    table.corp.accepts();
    // An operation and an agenda are never offered, and the only piece of ice is taken.
    if (table.decision?.kind === 'target') table.corp.chooses('Palisade');
    table.choose('corp', table.keys.find((key) => key.endsWith('hq')) ?? '');
    expect(iceAt(table, 'hq')).toEqual(['Palisade']);
    expect(deckOf(table)).toEqual(['offworld_office', 'ipo', 'tithe']);
    const installed = table.runner.seen.corp.servers.find(({ server }) => server === 'hq')?.ice[0];
    expect(installed?.title).toBeUndefined(); // only its type is known
    expect(table.happened('revealed')).toEqual([]);
  });

  test('it may be declined, and R&D stays as it is', () => {
    const table = scoring(['Palisade', 'IPO', 'Tithe', 'Sprint']);
    table.corp.declines();
    expect(deckOf(table)).toEqual(['palisade', 'ipo', 'tithe', 'sprint']);
    expect(table.corp.seen.looking).toEqual([]);
  });

  test('when an agenda is stolen, a card from HQ may be installed', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        identity,
        hq: ['PAD Campaign', 'IPO'],
        servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
      },
    });
    table.runner.takes('run remote-1');
    goOn(table);
    if (table.decision?.kind === 'access') table.choose('runner', table.keys[0] ?? '');
    goOn(table, () => table.awaits === 'corp' && table.decision?.kind === 'reaction');
    table.corp.triggers(identity);
    table.choose('corp', table.keys.find((key) => key.endsWith('new-remote')) ?? table.keys[0] ?? '');
    expect(table.corp.hand).toEqual(['IPO']);
    expect(table.corp.seen.corp.servers.flatMap(({ root }) => root.map(({ title }) => title))).toContain(
      'PAD Campaign',
    );
    expect(rootOf(table, 'remote-1')).toEqual([]);
  });
});
