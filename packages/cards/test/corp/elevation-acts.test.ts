import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, iceAt, ranSuccessfully, rig, rootOf, runOn, shown } from './card.ts';

card('Humanoid Resources', (setUp) => {
  const rezzed = { server: 'remote-1', root: [{ card: 'Humanoid Resources', rezzed: true }] };
  const rd = ['Tithe', 'PAD Campaign', 'Palisade', 'Enigma'];

  test('four credits, three cards, two installs one after the other, and an operation', () => {
    const table = setUp({ corp: { credits: 0, rd, hq: ['Hedge Fund', 'IPO'], servers: [rezzed] } });
    table.corp.uses('Humanoid Resources');
    expect([table.corp.clicks, table.corp.credits]).toEqual([0, 4]);
    expect(table.corp.hand).toEqual(['Hedge Fund', 'IPO', 'Tithe', 'PAD Campaign', 'Palisade']);
    expect(table.moves).toEqual(['choose Tithe', 'choose PAD Campaign', 'choose Palisade', 'done']);
    table.corp.chooses('Palisade');
    table.corp.takes('choose hq');
    expect(iceAt(table, 'hq')).toEqual(['Palisade']);
    // The second piece is chosen now, and costs a credit before the same server.
    table.corp.chooses('Tithe');
    table.corp.takes('choose hq');
    table.corp.isDone();
    expect([table.corp.credits, iceAt(table, 'hq')]).toEqual([3, ['Tithe', 'Palisade']]);
    // Neither operation can be paid for.
    expect(table.corp.hand).toEqual(['Hedge Fund', 'IPO', 'PAD Campaign']);
    expect(table.corp.discardPile).toEqual(['Humanoid Resources']);
  });

  test('the operation is paid for and is no action', () => {
    const table = setUp({ corp: { credits: 1, rd, hq: ['Hedge Fund'], servers: [rezzed] } });
    table.corp.uses('Humanoid Resources');
    table.corp.isDone();
    expect(table.keys).toContain('no');
    table.corp.accepts();
    expect(table.corp.credits).toBe(1 + 4 - 5 + 9);
    expect(table.corp.discardPile).toEqual(['Humanoid Resources', 'Hedge Fund']);
  });

  test('nothing need be installed or played', () => {
    const table = setUp({ corp: { credits: 1, rd, hq: ['Hedge Fund'], servers: [rezzed] } });
    table.corp.uses('Humanoid Resources');
    table.corp.isDone();
    table.corp.declines();
    expect([table.corp.credits, table.corp.hand.length]).toEqual([5, 4]);
  });

  test('it takes three clicks', () => {
    const table = setUp({ corp: { clicks: 2, servers: [rezzed] } });
    expect(table.corp.explain('use Humanoid Resources 1')).toMatchObject({ because: 'notEnoughClicks' });
  });

  test('an operation that may not be played now is not offered', () => {
    const table = setUp({ corp: { credits: 9, rd, hq: ['Public Trail'], servers: [rezzed] } });
    table.corp.uses('Humanoid Resources');
    table.corp.isDone();
    if (table.keys.includes('yes')) table.corp.accepts();
    expect(table.corp.hand).toContain('Public Trail');
    expect([table.corp.credits, table.runner.tags]).toEqual([13, 0]);
  });
});

card('Peer Review', (setUp) => {
  test('all but one card is revealed, then seven credits and an install in a remote root', () => {
    const table = setUp({
      corp: {
        credits: 4,
        hq: ['Peer Review', 'Enigma', 'PAD Campaign', 'Hedge Fund'],
        servers: [{ server: 'remote-1', ice: ['Palisade'] }],
      },
    });
    table.corp.plays('Peer Review');
    table.corp.chooses('Enigma');
    table.corp.chooses('PAD Campaign');
    expect(table.happened('revealed').flatMap(({ cards }) => cards.map((one) => one.card))).toEqual([
      'enigma',
      'pad_campaign',
    ]);
    expect(table.corp.credits).toBe(4 - 4 + 7);
    table.corp.accepts();
    expect(table.moves).toEqual(['choose remote-1', 'choose new-remote']);
    table.corp.takes('choose remote-1');
    expect([rootOf(table, 'remote-1'), table.corp.hand]).toEqual([
      ['PAD Campaign'],
      ['Enigma', 'Hedge Fund'],
    ]);
  });

  test('the last card of a hand stays hidden, and the install may be declined', () => {
    const table = setUp({ corp: { credits: 4, hq: ['Peer Review', 'PAD Campaign'] } });
    table.corp.plays('Peer Review');
    expect(table.happened('revealed')).toEqual([]);
    table.corp.declines();
    expect([table.corp.credits, table.corp.hand]).toEqual([7, ['PAD Campaign']]);
  });

  test('ice is not installed by it', () => {
    const table = setUp({ corp: { credits: 4, hq: ['Peer Review', 'Enigma'] } });
    table.corp.plays('Peer Review');
    if (table.keys.includes('yes')) table.corp.accepts();
    expect([table.corp.hand, table.corp.credits]).toEqual([['Enigma'], 7]);
  });

  test('refused with three credits', () => {
    const table = setUp({ corp: { credits: 3, hq: ['Peer Review'] } });
    expect(table.corp.explain('play Peer Review')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Key Performance Indicators', (setUp) => {
  const played = (hq: string[], servers: { server: string; root?: string[]; ice?: string[] }[] = []) => {
    const table = setUp({
      corp: { credits: 1, hq: ['Key Performance Indicators', ...hq], rd: copies('Tithe', 3), servers },
    });
    table.corp.plays('Key Performance Indicators');
    return table;
  };

  test('two different ones in any order', () => {
    const table = played([], [{ server: 'remote-1', root: ['Offworld Office'] }]);
    expect(table.moves).toHaveLength(4);
    table.choose('corp', table.keys[3] ?? '');
    expect(table.corp.credits).toBe(2);
    expect(table.moves).toHaveLength(3);
    table.choose('corp', table.keys[2] ?? '');
    expect(shown(table, 'Offworld Office').counters.advancement).toBe(1);
    expect([table.corp.credits, table.corp.clicks]).toEqual([2, 2]);
    expect(table.corp.discardPile).toEqual(['Key Performance Indicators']);
    expect(table).toBeSettled();
  });

  test('ice for nothing, and a card drawn for one shuffled back', () => {
    const table = played(['Enigma', 'Hedge Fund'], [{ server: 'hq', ice: ['Palisade', 'Palisade'] }]);
    table.choose('corp', table.keys[1] ?? '');
    table.corp.takes('choose hq');
    table.corp.isDone();
    expect([iceAt(table, 'hq')[0], table.corp.credits]).toEqual(['Enigma', 0]);
    table.choose('corp', table.keys[0] ?? '');
    table.corp.chooses('Hedge Fund');
    expect([table.corp.hand, table.corp.deckSize]).toEqual([['Tithe'], 3]);
  });

  test('never the same one twice', () => {
    const table = played([]);
    const [, , , gain] = table.keys;
    table.choose('corp', gain ?? '');
    expect(table.keys).not.toContain(gain);
  });
});

card('Mycoweb', (setUp) => {
  const mycoweb = { card: 'Mycoweb', rezzed: true };
  const met = (
    elsewhere: { card: string; rezzed?: boolean }[],
    corp: { credits?: number; archives?: string[] } = {},
    rigged: string[] = [],
  ) => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 0,
        ...corp,
        servers: [
          { server: 'hq', ice: [mycoweb] },
          { server: 'rd', ice: elsewhere },
        ],
      },
      runner: { rig: rigged, grip: copies('Sure Gamble', 3) },
    });
    runOn(table, 'hq');
    return table;
  };

  test('ice from Archives for nothing, if the Corp likes', () => {
    const table = met([{ card: 'Palisade' }], { archives: ['Archer', 'Hedge Fund'] });
    expect(table.decision?.kind).toBe('may');
    table.corp.accepts();
    table.corp.takes('choose rd');
    table.corp.isDone();
    expect([iceAt(table, 'rd'), table.corp.credits]).toEqual([['Archer', 'Palisade'], 0]);
    const declined = met([{ card: 'Palisade' }], { archives: ['Archer'] });
    declined.corp.declines();
    expect(iceAt(declined, 'rd')).toEqual(['Palisade']);
  });

  test('ice rezzed for two less, wherever it is', () => {
    const table = met([{ card: 'Palisade' }, { card: 'Archer' }], { credits: 1 });
    table.corp.declines();
    table.corp.accepts();
    expect([shown(table, 'Palisade').rezzed, table.corp.credits]).toEqual([true, 0]);
    expect(shown(table, 'Archer').rezzed).toBe(false);
  });

  test('a subroutine of a sentry of the Corp’s choice, and one of another code gate', () => {
    const table = met(
      [
        { card: 'Archer', rezzed: true },
        { card: 'Enigma', rezzed: true },
      ],
      {},
      ['Cleaver'],
    );
    table.corp.declines();
    table.corp.declines();
    expect([table.decision?.kind, table.moves]).toEqual([
      'subroutine',
      ['subroutine 1', 'subroutine 2', 'subroutine 3', 'subroutine 4'],
    ]);
    table.corp.takes('subroutine 2'); // trashes a program
    expect(rig(table)).toEqual([]);
    expect(table.moves).toEqual(['subroutine 1', 'subroutine 2']);
    const { clicks } = table.runner;
    table.corp.takes('subroutine 1'); // loses a click
    expect(table.runner.clicks).toBe(clicks - 1);
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
  });

  test('a subroutine elsewhere can end the run', () => {
    const table = met([{ card: 'Enigma', rezzed: true }]);
    table.corp.declines();
    table.corp.declines();
    table.corp.takes('subroutine 2');
    expect(table.runner.seen.run).toBeNull();
  });

  test('unrezzed ice, other ice and Mycoweb itself are left alone', () => {
    const table = met([{ card: 'Archer' }, { card: 'Palisade', rezzed: true }]);
    table.corp.declines();
    table.corp.declines();
    goOn(table, () => table.runner.seen.run?.phase !== 'run.encounter');
    expect(table.happened('subroutineResolves')).toHaveLength(4);
  });
});

card('Petty Cash', (setUp) => {
  test('three credits for five, as the first action of a turn', () => {
    const table = setUp({ corp: { credits: 3, hq: ['Petty Cash'] } });
    table.corp.plays('Petty Cash');
    expect([table.corp.credits, table.corp.clicks]).toEqual([5, 2]);
    expect(table.corp.discardPile).toEqual(['Petty Cash']);
  });

  test('from Archives it gives its click back and is gone', () => {
    const table = setUp({ corp: { credits: 3, archives: ['Petty Cash', 'Hedge Fund'] } });
    expect(table.moves.filter((move) => move.startsWith('use'))).toEqual(['use Petty Cash 1']);
    table.corp.uses('Petty Cash');
    expect([table.corp.credits, table.corp.clicks]).toEqual([5, 3]);
    expect(table.corp.discardPile).toEqual(['Hedge Fund']);
    expect(table.corp.seen.removed.map(({ title }) => title)).toEqual(['Petty Cash']);
    expect(table.corp.explain('gain credit').allowed).toBe(true);
  });

  test('not once an action is finished, from neither place', () => {
    const table = setUp({ corp: { credits: 9, hq: ['Petty Cash'], archives: ['Petty Cash'] } });
    table.corp.takes('gain credit');
    expect(table.corp.explain('play Petty Cash')).toMatchObject({ because: 'conditionNotMet' });
    // Where an ability may be used for nothing, it does nothing.
    if (table.moves.includes('use Petty Cash 1')) table.corp.uses('Petty Cash');
    expect([table.corp.credits, table.corp.discardPile]).toEqual([10, ['Petty Cash']]);
  });

  test('the copy in HQ can be played right after nothing, but not the other one after it', () => {
    const table = setUp({ corp: { credits: 9, hq: ['Petty Cash'], archives: ['Petty Cash'] } });
    table.corp.plays('Petty Cash');
    if (table.moves.includes('use Petty Cash 1'))
      table.choose('corp', table.keys[table.moves.indexOf('use Petty Cash 1')] ?? '');
    expect(table.corp.credits).toBe(9 - 3 + 5);
  });

  test('its ability works in Archives alone, and must be paid for', () => {
    const hand = setUp({ corp: { credits: 9, hq: ['Petty Cash'] } });
    expect(hand.moves.filter((move) => move.startsWith('use'))).toEqual([]);
    expect(hand.corp.explain('use Petty Cash 1')).toMatchObject({ because: 'inactive' });
    const poor = setUp({ corp: { credits: 2, archives: ['Petty Cash'] } });
    if (poor.moves.includes('use Petty Cash 1')) poor.corp.uses('Petty Cash');
    expect([poor.corp.credits, poor.corp.discardPile]).toEqual([2, ['Petty Cash']]);
  });

  test('facedown in Archives it is shown as it is used', () => {
    const table = setUp({ corp: { credits: 3, archives: [{ card: 'Petty Cash', faceup: false }] } });
    expect(table.runner.seen.corp.archives[0]?.title).toBeUndefined();
    table.corp.uses('Petty Cash');
    expect(table.happened('revealed')).toHaveLength(1);
    expect(table.corp.credits).toBe(5);
  });
});
