import { maskEvents } from '@lastclick/engine';
import {
  choose,
  chooseUpTo,
  draw,
  expose,
  gainCredits,
  inZone,
  optional,
  reveal,
  trash,
  when,
} from '@lastclick/engine/language';
import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import { accessed, accesses, leavesIt, runOn } from './making-runs.ts';
import { agendaWith, eventWith, operationWith, resourceWith, whenStolen } from './test-cards.ts';

// Who sees what: accessed cards, exposed cards, revealed cards.

rule(
  both('7.1.5', '7.1.2'),
  'both players see a card accessed from a server or from HQ, while it is accessed',
  () => {
    const remote = scenario({
      at: 'runner.action',
      corp: { servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
    const inServer = () =>
      remote.runner.seen.corp.servers.find(({ server }) => server === 'remote-1')?.root[0];
    expect(inServer()?.title).toBeUndefined();
    runOn(remote, 'remote-1');
    expect(inServer()?.title).toBe('PAD Campaign');
    expect([remote.runner.seen.access?.title, remote.corp.seen.access?.title]).toEqual([
      'PAD Campaign',
      'PAD Campaign',
    ]);
    leavesIt(remote);
    expect([inServer()?.title, remote.runner.seen.access]).toEqual([undefined, null]);

    const hq = scenario({ at: 'runner.action', corp: { hq: ['PAD Campaign', 'PAD Campaign'] } });
    runOn(hq, 'hq');
    expect([hq.runner.seen.access?.title, hq.corp.seen.access?.title]).toEqual([
      'PAD Campaign',
      'PAD Campaign',
    ]);
  },
);

rule(both('7.2.2', '7.1.2'), 'the Corp does not see what is accessed in R&D', () => {
  const table = scenario({
    at: 'runner.action',
    corp: { rd: ['PAD Campaign', 'IPO'] },
  });
  runOn(table, 'rd');
  expect(table.runner.seen.access?.title).toBe('PAD Campaign');
  expect(table.corp.seen.access?.title).toBeUndefined();
  leavesIt(table);
  const told = (seat: 'corp' | 'runner') => maskEvents(table.happened('accessed'), seat)[0]?.cards[0]?.card;
  expect([told('runner'), told('corp')]).toEqual(['pad_campaign', undefined]);
});

const bell = resourceWith('Bell', {
  text: [optional(when({ deed: 'breach' }, draw(1)))],
});

rule(
  both('7.6.4', '7.5.2'),
  'facedown cards of Archives turn faceup as access has begun and before the first card',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [bell],
      corp: { archives: [{ card: 'IPO', faceup: false }, 'Tithe', { card: 'Sprint', faceup: false }] },
      runner: { rig: ['Bell'] },
    });
    const known = () => table.runner.seen.corp.archives.map((card) => card.title);
    runOn(table, 'archives');
    expect(table.decision?.kind).toBe('reaction'); // access has begun
    expect(known()).toEqual(['Tithe', undefined, undefined]);
    table.runner.passes();
    expect(table.decision?.kind).toBe('access');
    expect(accessed(table)).toEqual([]);
    expect(known()).toEqual(['Tithe', 'IPO', 'Sprint']);
    accesses(table, 'Tithe');
    accesses(table, 'IPO');
    expect(table.runner.seen.corp.archives.every((card) => card.faceup)).toBe(true); // and stay so
    expect(table).toBeSettled();
  },
);

const shredder = agendaWith('Shredder', whenStolen(trash(choose(inZone('hq')))));

rule(
  current('7.3.2a 7.4.6d'),
  'a card put facedown into Archives meanwhile stays so, and is seen once accessed',
  () => {
    const table = scenario({
      at: 'runner.action',
      cards: [shredder],
      corp: { hq: ['PAD Campaign'], archives: ['Shredder', 'IPO', 'Sprint'] },
    });
    const known = () => table.runner.seen.corp.archives.map((card) => card.title);
    runOn(table, 'archives');
    accesses(table, 'Shredder'); // the Corp trashes PAD Campaign from HQ
    expect(known()).toEqual(['IPO', 'Sprint', undefined]);
    expect(table.moves.length).toBe(3);
    accesses(table, 'PAD Campaign');
    expect(maskEvents(table.happened('accessed'), 'runner').at(-1)?.cards).toMatchObject([
      { card: 'pad_campaign' },
    ]);
    accesses(table, 'IPO');
    expect(table.corp.seen.corp.archives.map((card) => [card.title, card.faceup])).toEqual([
      ['IPO', true],
      ['Sprint', true],
      ['PAD Campaign', false],
    ]);
    expect(table).toBeSettled();
  },
);

rule(
  both('1.20.3 1.20.4', '1.21.3 1.21.4'),
  'an exposed card is shown to both players and stays as it was',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        servers: [
          { server: 'remote-1', root: ['PAD Campaign'] },
          { server: 'remote-2', root: ['Offworld Office'], ice: ['Tithe'] },
        ],
      },
      runner: { grip: ['Infiltration'] },
    });
    table.runner.plays('Infiltration');
    table.runner.choosesMode(2);
    table.runner.chooses('Offworld Office');
    const [shown] = maskEvents(table.happened('exposed'), 'runner');
    expect(shown?.cards).toMatchObject([{ card: 'offworld_office' }]);
    const [card] = table.runner.seen.corp.servers.find(({ server }) => server === 'remote-2')?.root ?? [];
    expect([card?.title, card?.faceup, card?.rezzed]).toEqual([undefined, false, false]);
    expect(table).toBeSettled();
  },
);

refuses(both('1.20.4', '1.21.4'), 'exposing a rezzed card, or one that is not installed', () => {
  const spyglass = eventWith('Spyglass', expose(choose({ in: 'installed', side: 'corp' })));
  const peephole = eventWith('Peephole', expose(choose(inZone('hq'))));
  const table = scenario({
    at: 'runner.action',
    cards: [spyglass, peephole],
    corp: { hq: ['IPO'], servers: [{ server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }] }] },
    runner: { grip: ['Spyglass', 'Peephole'] },
  });
  table.runner.plays('Spyglass');
  table.runner.plays('Peephole');
  expect(table.happened('exposed')).toEqual([]);
});

rule(
  both('1.20.4 1.14.2b', '1.21.4 1.15.2b'),
  'only unrezzed installed cards are targets of Infiltration',
  () => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        hq: ['IPO'],
        archives: [{ card: 'Sprint', faceup: false }],
        servers: [
          { server: 'remote-1', root: [{ card: 'PAD Campaign', rezzed: true }], ice: ['Tithe'] },
          { server: 'remote-2', root: ['Offworld Office'] },
        ],
      },
      runner: { grip: ['Infiltration', 'Diesel'] },
    });
    table.runner.plays('Infiltration');
    table.runner.choosesMode(2);
    expect(table.moves.sort()).toEqual(['choose Offworld Office', 'choose Tithe']);
  },
);

const ears = resourceWith('Ears', {
  text: [when({ deed: 'expose', by: 'any' }, gainCredits(1)), when({ deed: 'access' }, gainCredits(10))],
});
const glance = eventWith('Glance', reveal(choose({ in: 'installed', rezzed: false })));

rule(
  both('1.20.5', '1.21.5'),
  'exposing is not accessing, accessing is not exposing, and revealing is neither',
  () => {
    const position = {
      at: 'runner.action',
      cards: [ears, glance],
      corp: { servers: [{ server: 'remote-1', root: ['Hostile Takeover'] }] },
      runner: { credits: 0, grip: ['Infiltration', 'Glance'], rig: ['Ears'] },
    };
    const exposing = scenario(position);
    exposing.runner.plays('Infiltration');
    exposing.runner.choosesMode(2);
    expect(exposing.runner.credits).toBe(1);
    const accessing = scenario(position);
    runOn(accessing, 'remote-1');
    expect(accessing.runner.credits).toBe(10);
    const revealing = scenario(position);
    revealing.runner.plays('Glance');
    expect(revealing.happened('revealed').length).toBe(1);
    expect(revealing.runner.credits).toBe(0);
  },
);

const press = operationWith('Press', reveal(chooseUpTo(inZone(['hq', 'archives']), 2)));

rule(
  both('1.20.3', '1.21.3 1.21.3a'),
  'a revealed card is shown to both players, and is hidden again afterwards',
  () => {
    const table = scenario({
      at: 'corp.action',
      cards: [press],
      corp: { hq: ['Press', 'IPO'], archives: [{ card: 'Sprint', faceup: false }] },
    });
    table.corp.plays('Press');
    table.corp.chooses('IPO');
    table.corp.chooses('Sprint');
    const [shown] = maskEvents(table.happened('revealed'), 'runner');
    expect(shown?.cards.map(({ card }) => card)).toEqual(['ipo', 'sprint']);
    const hidden = table.runner.seen.corp.archives.find(({ faceup }) => !faceup);
    expect([hidden?.object, hidden?.title]).toEqual([0, undefined]);
    expect(table.runner.seen.corp.hq).toEqual({ count: 1 });
  },
);
