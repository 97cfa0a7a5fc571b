import { expect } from '@lastclick/testkit';
import { test } from 'vitest';
import { card, copies, goOn, passTo, ranSuccessfully, runOn } from './card.ts';

card('Jinteki: Restoring Humanity', (setUp) => {
  const identity = 'Jinteki: Restoring Humanity';
  const facedown = { card: 'Hedge Fund', faceup: false };

  test('a credit at the end of the discard phase while a card lies facedown in Archives', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: { identity, credits: 0, archives: [facedown, facedown] },
    });
    expect(table.phase).toBe('runner.action');
    expect(table.corp.credits).toBe(1); // one, however many there are
  });

  test('a card discarded this very phase is enough', () => {
    const table = setUp({
      at: 'corp.discard',
      corp: { identity, credits: 0, hq: copies('Hedge Fund', 6) },
    });
    table.corp.discards('Hedge Fund');
    expect(table.corp.credits).toBe(1);
  });

  test('faceup cards and an empty Archives pay nothing', () => {
    for (const archives of [[], ['Hedge Fund']]) {
      const table = setUp({ at: 'corp.discard', corp: { identity, credits: 0, archives } });
      expect(table.corp.credits).toBe(0);
    }
  });

  test('the Runner’s discard phase pays nothing', () => {
    const table = setUp({ at: 'runner.discard', corp: { identity, credits: 0, archives: [facedown] } });
    expect(table.phase).toBe('corp.action');
    expect(table.corp.credits).toBe(0);
  });

  test('once the Runner has looked into Archives, everything there lies faceup', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { identity, credits: 0, archives: [facedown] },
      runner: { clicks: 1 },
    });
    runOn(table, 'archives');
    expect(table.phase).toBe('corp.action');
    passTo(table, 'runner.action');
    expect(table.corp.credits).toBe(3); // three clicks for credits, nothing more
  });
});

card('Hansei Review', (setUp) => {
  test('ten credits, and a card of HQ goes facedown to Archives', () => {
    const table = setUp({ corp: { hq: ['Hansei Review', 'Tithe', 'Offworld Office'] } });
    table.corp.plays('Hansei Review');
    expect(table.corp.credits).toBe(5 - 5 + 10);
    expect(table.moves).toEqual(['choose Tithe', 'choose Offworld Office']);
    table.corp.chooses('Offworld Office');
    expect(table.corp.hand).toEqual(['Tithe']);
    const archives = table.runner.seen.corp.archives.map((one) => one.title);
    expect(archives).toEqual(['Hansei Review', undefined]);
    expect(table).toBeSettled();
  });

  test('without another card in HQ nothing is trashed', () => {
    const table = setUp({ corp: { hq: ['Hansei Review'] } });
    table.corp.plays('Hansei Review');
    expect(table.corp.credits).toBe(10);
    expect(table.corp.discardPile).toEqual(['Hansei Review']);
    expect(table).toBeSettled();
  });

  test('refused with four credits', () => {
    const table = setUp({ corp: { credits: 4, hq: ['Hansei Review', 'Tithe'] } });
    expect(table.corp.explain('play Hansei Review')).toMatchObject({ because: 'notEnoughCredits' });
  });
});

card('Neurospike', (setUp, edition) => {
  const agendas = [
    { server: 'remote-1', root: [{ card: 'Send a Message', advancement: 5 }] },
    { server: 'remote-2', root: [{ card: 'Superconducting Hub', advancement: 3 }] },
  ];

  test('as much net damage as points scored this turn, over all agendas', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { hq: ['Neurospike'], servers: agendas },
      runner: { grip: copies('Sure Gamble', 5) },
    });
    table.corp.scores('Send a Message');
    if (table.decision?.kind === 'reaction') table.corp.passes();
    table.corp.scores('Superconducting Hub');
    table.corp.passes();
    table.corp.plays('Neurospike');
    expect(table.runner.hand.length).toBe(5 - 3 - 1);
    expect(table.corp.credits).toBe(5 - 3);
    expect(table.outcome).toBeNull();
  });

  test('more than the grip holds flatlines', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { hq: ['Neurospike'], servers: agendas.slice(0, 1) },
      runner: { grip: copies('Sure Gamble', 2) },
    });
    table.corp.scores('Send a Message');
    if (table.decision?.kind === 'reaction') table.corp.passes();
    table.corp.plays('Neurospike');
    expect(table.outcome).toMatchObject({ winner: 'corp', reason: 'flatline' });
  });

  test('agendas of earlier turns, and those the Runner stole, do not count', () => {
    const table = setUp({
      corp: { hq: ['Neurospike'], scored: ['Send a Message'] },
      runner: { grip: copies('Sure Gamble', 2), scored: ['Offworld Office'] },
    });
    if (edition === '1.4') {
      expect(table.corp.explain('play Neurospike')).toMatchObject({ because: 'nothingWouldChange' });
    } else {
      table.corp.plays('Neurospike');
      expect(table.corp.discardPile).toEqual(['Neurospike']);
    }
    expect(table.runner.hand.length).toBe(2);
  });

  test('a scored agenda that was forfeited was still scored this turn', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        credits: 10,
        hq: ['Neurospike'],
        servers: [
          { server: 'remote-1', root: [{ card: 'Above the Law', advancement: 3 }] },
          { server: 'remote-2', root: ['Corporate Town'] },
        ],
      },
      runner: { grip: copies('Sure Gamble', 5), rig: ['Smartware Distributor'] },
    });
    table.corp.scores('Above the Law');
    table.corp.passes();
    table.corp.rezzes('Corporate Town');
    expect(table.corp.scored).toEqual([]);
    table.corp.plays('Neurospike');
    expect(table.runner.hand.length).toBe(5 - 2);
  });

  test('Net Shield prevents the first point', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { hq: ['Neurospike'], servers: agendas.slice(1) },
      runner: { grip: copies('Sure Gamble', 5), rig: ['Net Shield'] },
    });
    table.corp.scores('Superconducting Hub');
    table.corp.passes();
    table.corp.plays('Neurospike');
    table.runner.triggers('Net Shield');
    if (table.decision?.kind === 'payOrNot') table.runner.accepts();
    expect(table.runner.hand.length).toBe(5);
    expect(table.runner.credits).toBe(5 - 1);
  });
});

card('Longevity Serum', (setUp) => {
  const ready = [{ server: 'remote-1', root: [{ card: 'Longevity Serum', advancement: 3 }] }];

  test('where none goes back R&D is shuffled all the same (ruling 43)', () => {
    const rd = ['Tithe', 'Enigma', 'IPO', 'Palisade', 'Archer', 'Sprint', 'Ping', 'Whitespace'];
    const orders = ['a', 'b', 'c'].map((seed) => {
      const table = setUp({ seed, at: '5.6.2a', corp: { archives: ['Diviner'], rd, servers: ready } });
      table.corp.scores('Longevity Serum');
      table.corp.isDone();
      expect(table.corp.discardPile).toEqual(['Diviner']);
      expect(table.happened('shuffled').map(({ side }) => side)).toEqual(['corp']);
      expect(table).toBeSettled();
      return table.game.state.zones.rd.join();
    });
    expect(new Set(orders).size).toBe(3);
  });

  test('any number of cards from HQ are trashed, then up to three of Archives go back', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: {
        hq: ['Tithe', 'Enigma', 'IPO'],
        archives: ['Offworld Office', 'Palisade'],
        rd: copies('Hedge Fund', 5),
        servers: ready,
      },
    });
    table.corp.scores('Longevity Serum');
    table.corp.chooses('Tithe');
    table.corp.chooses('IPO');
    table.corp.isDone();
    expect(table.corp.hand).toEqual(['Enigma']);
    // Those just trashed may be among them.
    expect(table.moves).toEqual([
      'choose Offworld Office',
      'choose Palisade',
      'choose Tithe',
      'choose IPO',
      'done',
    ]);
    table.corp.chooses('Offworld Office');
    table.corp.chooses('Tithe');
    table.corp.chooses('IPO');
    expect(table.corp.discardPile).toEqual(['Palisade']);
    expect(table.corp.deckSize).toBe(5 + 3);
    expect(table.corp.points).toBe(2);
  });

  test('none and none are numbers, too', () => {
    const table = setUp({
      at: '5.6.2a',
      corp: { hq: ['Tithe'], archives: ['Palisade'], rd: copies('Hedge Fund', 5), servers: ready },
    });
    table.corp.scores('Longevity Serum');
    table.corp.isDone();
    table.corp.isDone();
    expect(table.corp.hand).toEqual(['Tithe']);
    expect(table.corp.discardPile).toEqual(['Palisade']);
    expect(table.corp.deckSize).toBe(5);
    expect(table).toBeSettled();
  });

  test('what is trashed lies facedown, and the Runner does not learn it', () => {
    const table = setUp({ at: '5.6.2a', corp: { hq: ['Tithe'], servers: ready } });
    table.corp.scores('Longevity Serum');
    table.corp.chooses('Tithe');
    if (table.moves.includes('done')) table.corp.isDone();
    expect(table.runner.seen.corp.archives.map((one) => one.title)).toEqual([undefined]);
  });

  test('stolen it does nothing', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { hq: ['Longevity Serum'], archives: ['Palisade'] },
    });
    runOn(table, 'hq');
    expect(table.runner.scored).toEqual(['Longevity Serum']);
    expect(table.corp.discardPile).toEqual(['Palisade']);
    expect(table).toBeSettled();
  });
});

card('Anoetic Void', (setUp) => {
  const there = (server = 'remote-1') => [{ server, root: [{ card: 'Anoetic Void', rezzed: true }] }];

  test('two credits and two cards of HQ end the run', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 2, hq: ['Tithe', 'Enigma', 'IPO'], servers: there() },
    });
    runOn(table, 'remote-1');
    expect(table.moves).toEqual(['trigger Anoetic Void 1', 'pass']);
    table.corp.triggers('Anoetic Void');
    table.corp.chooses('Tithe');
    table.corp.chooses('IPO');
    expect(table.corp.credits).toBe(0);
    expect(table.corp.hand).toEqual(['Enigma']);
    expect(table.corp.discardPile).toEqual(['Tithe', 'IPO']);
    expect(table.runner.seen.corp.archives.map((one) => one.title)).toEqual([undefined, undefined]);
    expect(ranSuccessfully(table)).toBe(false);
    expect(table.runner.seen.run).toBeNull();
    expect(table).toBeSettled();
  });

  test('it may be declined', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 2, hq: ['Tithe', 'Enigma'], servers: there() },
    });
    runOn(table, 'remote-1');
    table.corp.passes();
    goOn(table);
    expect(ranSuccessfully(table)).toBe(true);
    expect(table.corp.hand.length).toBe(2);
  });

  test('one card or one credit is not enough', () => {
    for (const corp of [
      { credits: 2, hq: ['Tithe'] },
      { credits: 1, hq: ['Tithe', 'Enigma'] },
    ]) {
      const table = setUp({ at: 'runner.action', corp: { ...corp, servers: there() } });
      runOn(table, 'remote-1');
      if (table.decision?.kind === 'reaction') table.corp.triggers('Anoetic Void');
      goOn(table);
      expect(ranSuccessfully(table)).toBe(true);
      expect(table.corp.hand).toEqual(corp.hq);
      expect(table.corp.credits).toBe(corp.credits);
    }
  });

  test('every run on this server, but only on this one', () => {
    const table = setUp({
      at: 'runner.action',
      corp: { credits: 9, hq: copies('Tithe', 5), servers: there() },
    });
    for (let i = 0; i < 2; i++) {
      runOn(table, 'remote-1');
      table.corp.triggers('Anoetic Void');
      table.corp.chooses('Tithe');
      table.corp.chooses('Tithe');
    }
    expect(table.corp.credits).toBe(9 - 4);
    runOn(table, 'archives');
    expect(table.happened('runSuccessful').length).toBe(1);
  });

  test('with Manegarm Skunkworks the Corp chooses which comes first', () => {
    const table = setUp({
      at: 'runner.action',
      corp: {
        credits: 2,
        hq: ['Tithe', 'Enigma'],
        servers: [
          {
            server: 'remote-1',
            root: [
              { card: 'Anoetic Void', rezzed: true },
              { card: 'Manegarm Skunkworks', rezzed: true },
            ],
          },
        ],
      },
    });
    runOn(table, 'remote-1');
    expect(table.moves).toEqual(['trigger Anoetic Void 1', 'trigger Manegarm Skunkworks 1']);
    table.corp.triggers('Manegarm Skunkworks');
    table.runner.choosesMode(2);
    expect(table.runner.credits).toBe(0);
    table.corp.triggers('Anoetic Void');
    table.corp.chooses('Tithe');
    if (table.decision?.kind === 'pay') table.corp.chooses('Enigma');
    expect(ranSuccessfully(table)).toBe(false);
  });
});
