import { expect, type Table } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, finishRun, goOn, iceAt, isInPlay, rootOf, shown } from './card.ts';

// Cards that change places.

card('Mitra Aman', (setUp) => {
  const approached = (
    more: { hq?: string[]; archives?: { card: string; faceup: boolean }[] } = {},
    rezzed = false,
  ) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 5,
        hq: more.hq ?? [],
        archives: more.archives ?? [],
        servers: [
          {
            server: 'remote-1',
            root: [{ card: 'Mitra Aman', rezzed: true }],
            ice: [{ card: 'Palisade', rezzed }, 'Enigma'],
          },
        ],
      },
      runner: { credits: 0 },
    });
    table.runner.takes('run remote-1');
    goOn(table, () => table.decision?.kind === 'reaction');
    return table;
  };
  const used = (table: Table): Table => {
    table.corp.triggers('Mitra Aman');
    return table;
  };

  test('trashing it gains 3 credits and may swap the approached ice with one from HQ', () => {
    const table = used(approached({ hq: ['Tithe', 'IPO'] }));
    expect(table.corp.credits).toBe(5 + 3);
    expect(isInPlay(table, 'Mitra Aman')).toBe(false);
    expect(table.decision?.kind).toBe('may');
    table.corp.accepts(); // there is only one piece of ice to choose
    expect(iceAt(table, 'remote-1')).toEqual(['Tithe', 'Enigma']);
    expect(table.corp.hand.sort()).toEqual(['IPO', 'Palisade']);
    expect(shown(table, 'Tithe').rezzed).toBe(false);
    expect(table.runner.seen.run).toMatchObject({ phase: 'run.approachIce', position: 1 });
    expect(table.runner.seen.run?.ice?.title).toBeUndefined(); // the Runner does not see which ice it is
    expect(table.happened('iceApproached')).toHaveLength(1);
  });

  test('the new ice is the one approached: it can be rezzed and is encountered', () => {
    const table = used(approached({ hq: ['Tithe'] }));
    table.corp.accepts();
    goOn(table, () => table.moves.includes('rez Tithe'));
    table.corp.rezzes('Tithe');
    goOn(table, () => table.happened('iceEncountered').length > 0);
    expect(table.happened('iceEncountered')[0]?.cards[0]?.card).toBe('tithe');
  });

  test('or with one from Archives, which what was rezzed enters faceup, everything else facedown', () => {
    const open = used(approached({ archives: [{ card: 'Tithe', faceup: true }] }, true));
    open.corp.accepts();
    expect(iceAt(open, 'remote-1')).toEqual(['Tithe', 'Enigma']);
    const seen = open.runner.seen.corp.archives.map(({ title, faceup }) => [title, faceup]);
    expect(seen).toContainEqual(['Palisade', true]);
    const tithe = open.runner.seen.corp.servers.find(({ server }) => server === 'remote-1')?.ice[0];
    expect([tithe?.rezzed, tithe?.remembered]).toEqual([false, 'tithe']); // it lay open in Archives
    const hidden = used(approached({ archives: [{ card: 'Tithe', faceup: false }] }));
    hidden.corp.accepts();
    expect(hidden.runner.seen.corp.archives.map(({ title }) => title)).toContain(undefined);
  });

  test('either part may be declined', () => {
    const kept = approached({ hq: ['Tithe'] });
    kept.corp.passes();
    expect(isInPlay(kept, 'Mitra Aman')).toBe(true);
    expect(kept.corp.credits).toBe(5);
    const paid = used(approached({ hq: ['Tithe'] }));
    paid.corp.declines();
    expect(iceAt(paid, 'remote-1')).toEqual(['Palisade', 'Enigma']);
    expect(paid.corp.credits).toBe(8);
  });

  test('not for ice of another server', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        hq: ['Tithe'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Mitra Aman', rezzed: true }] },
          { server: 'archives', ice: ['Palisade'] },
        ],
      },
    });
    table.runner.takes('run archives');
    finishRun(table);
    expect(table.happened('triggered')).toEqual([]);
    expect(iceAt(table, 'archives')).toEqual(['Palisade']);
  });
});

card('Mercia B4LL4RD', (setUp) => {
  const ending = (hq: string[], credits = 5) => {
    const table = setUp({
      corp: {
        credits,
        clicks: 1,
        hq,
        servers: [
          { server: 'remote-1', root: [{ card: 'Mercia B4LL4RD', rezzed: true }] },
          { server: 'remote-2', root: ['PAD Campaign'], ice: ['Enigma', 'Enigma'] },
        ],
      },
    });
    table.corp.takes('gain credit');
    goOn(table, () => table.decision?.kind === 'reaction');
    return table;
  };

  test('ice from HQ is installed for 1 credit less, and she follows it', () => {
    const table = ending(['Palisade', 'IPO']);
    const before = shown(table, 'Mercia B4LL4RD').object;
    table.corp.triggers('Mercia B4LL4RD');
    table.choose('corp', table.keys.find((key) => key.includes('remote-2')) ?? '');
    goOn(table, () => table.happened('moved').length > 0);
    if (table.decision?.kind === 'trashLikeCards') table.corp.isDone();
    expect(iceAt(table, 'remote-2')[0]).toBe('Palisade');
    expect(table.corp.credits).toBe(6 - (2 - 1));
    expect(rootOf(table, 'remote-2').sort()).toEqual(['Mercia B4LL4RD', 'PAD Campaign']);
    expect(rootOf(table, 'remote-1')).toEqual([]);
    expect(shown(table, 'Mercia B4LL4RD')).toMatchObject({ object: before, rezzed: true }); // the same object
  });

  test('she stays when the ice protects her own server, and when it is declined', () => {
    const same = ending(['Palisade']);
    same.corp.triggers('Mercia B4LL4RD');
    same.choose('corp', same.keys.find((key) => key.includes('remote-1')) ?? '');
    expect(rootOf(same, 'remote-1')).toEqual(['Mercia B4LL4RD']);
    expect(iceAt(same, 'remote-1')).toEqual(['Palisade']);
    expect(same.corp.credits).toBe(6);
    const declined = ending(['Palisade']);
    declined.corp.passes();
    expect(rootOf(declined, 'remote-1')).toEqual(['Mercia B4LL4RD']);
    expect(declined.corp.hand).toContain('Palisade');
  });

  test('without ice in HQ she does not move', () => {
    const table = ending(['IPO']);
    if (table.decision?.kind === 'reaction') table.corp.triggers('Mercia B4LL4RD');
    expect(rootOf(table, 'remote-1')).toEqual(['Mercia B4LL4RD']);
    expect(table.happened('installed', 'moved')).toEqual([]);
  });
});

card('Touch-ups', (setUp) => {
  const played = (grip: string[], root: string | null = 'Offworld Office') => {
    const table = setUp({
      corp: {
        credits: 5,
        clicks: 3,
        hq: ['Touch-ups'],
        servers: root === null ? [] : [{ server: 'remote-1', root: [root] }],
      },
      runner: { grip, stack: ['Sure Gamble'] },
    });
    table.corp.plays('Touch-ups');
    return table;
  };
  const MODES = { event: 0, hardware: 1, program: 2, resource: 3 } as const;
  const chooseType = (table: Table, type: keyof typeof MODES): void =>
    table.choose('corp', table.keys[MODES[type]] ?? '');

  test('two advancement counters, then a card type is chosen before anything is seen', () => {
    const table = played(['Unity', 'Carmen', 'Diesel']);
    expect(shown(table, 'Offworld Office').counters.advancement).toBe(2);
    expect([table.corp.credits, table.corp.clicks]).toEqual([3, 1]);
    expect(table.decision?.kind).toBe('mode');
    expect(table.keys).toHaveLength(4);
    expect(table.corp.seen.looking).toEqual([]);
  });

  test('up to two cards of that type are shuffled into the stack, chosen among what is revealed', () => {
    const table = played(['Unity', 'Carmen', 'Mayfly', 'Diesel']);
    chooseType(table, 'program');
    expect(table.corp.seen.looking.map(({ title }) => title).sort()).toEqual([
      'Carmen',
      'Diesel',
      'Mayfly',
      'Unity',
    ]);
    expect(table.moves).toEqual(['choose Unity', 'choose Carmen', 'choose Mayfly', 'done']);
    const rd = table.game.state.zones.rd.slice();
    table.corp.chooses('Unity');
    table.corp.chooses('Mayfly');
    expect(table.runner.hand.sort()).toEqual(['Carmen', 'Diesel']);
    expect(table.runner.deckSize).toBe(3);
    expect(table.game.state.zones.rd).toEqual(rd); // R&D is left alone
    expect(table.happened('revealed')).toHaveLength(1);
    expect(table.corp.seen.looking).toEqual([]);
  });

  test('none need be chosen, and of another type none can be', () => {
    const none = played(['Unity', 'Diesel']);
    chooseType(none, 'program');
    none.corp.isDone();
    expect(none.runner.hand.sort()).toEqual(['Diesel', 'Unity']);
    const other = played(['Unity', 'Diesel']);
    chooseType(other, 'hardware');
    expect(other.decision?.kind).toBe('action');
    expect(other.runner.hand.sort()).toEqual(['Diesel', 'Unity']);
    expect(other.happened('revealed').flatMap(({ cards }) => cards)).toHaveLength(2);
  });

  test('refused without a second click; nothing is revealed where nothing can be advanced', () => {
    const poor = setUp({
      corp: {
        credits: 5,
        clicks: 1,
        hq: ['Touch-ups'],
        servers: [{ server: 'remote-1', root: ['Offworld Office'] }],
      },
    });
    expect(poor.corp.explain('play Touch-ups').allowed).toBe(false);
    const table = setUp({
      corp: {
        credits: 5,
        clicks: 3,
        hq: ['Touch-ups'],
        servers: [{ server: 'remote-1', root: ['PAD Campaign'] }],
      },
      runner: { grip: ['Unity'] },
    });
    if (table.corp.explain('play Touch-ups').allowed) table.corp.plays('Touch-ups');
    expect(table.happened('revealed')).toEqual([]);
    expect(table.runner.hand).toEqual(['Unity']);
  });
});
