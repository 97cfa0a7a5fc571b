import { both, current, expect, refuses, rule, scenario } from '@lastclick/testkit';
import {
  austerity,
  bookBurning,
  brittle,
  earlyBirds,
  hardChoice,
  readingBan,
  sweep,
  taxRaid,
} from './test-cards.ts';

const banned = { servers: [{ server: 'remote-1', root: [{ card: 'Reading Ban', rezzed: true }] }] };

rule(
  both('1.2.1'),
  'a card that contradicts the rules wins: a fourth click, and a trash that is not one',
  () => {
    const clicks = scenario({ at: '5.6.1a', cards: [earlyBirds], corp: { identity: earlyBirds.title } });
    expect(clicks.corp.clicks).toBe(3 + 1);

    const marilyn = scenario({
      at: 'corp.draw',
      corp: {
        rd: ['Hedge Fund', 'IPO', 'IPO'],
        servers: [{ server: 'remote-1', root: [{ card: 'Marilyn Campaign', rezzed: true, credits: 2 }] }],
      },
    });
    // It gave its last credits, is to be trashed for that, and may shuffle itself into R&D instead.
    expect(marilyn.decision?.kind).toBe('interrupt');
    marilyn.corp.triggers('Marilyn Campaign');
    expect(marilyn.corp.discardPile).toEqual([]);
    expect(marilyn.corp.deckSize + marilyn.corp.hand.length).toBe(3 + 1);
  },
);

rule(both('1.2.2'), 'what cannot happen does not happen, even when a rule demands it', () => {
  const table = scenario({
    cards: [austerity],
    corp: { credits: 5, hq: ['Hansei Review', 'IPO', 'Tithe'] },
    runner: { rig: ['Austerity'] }, // the Corp cannot gain credits
  });
  table.corp.plays('Hansei Review'); // 5 credits: gain 10, and trash a card from HQ
  table.corp.chooses('IPO');
  expect(table.corp.credits).toBe(5 - 5);

  const banOnDraws = scenario({ at: '5.6.1d', cards: [bookBurning], runner: { rig: ['Book Burning'] } });
  expect(banOnDraws.phase).toBe('corp.action');
  expect(banOnDraws.corp.hand).toEqual([]); // the mandatory draw did not take place
  expect(banOnDraws.outcome).toBeNull();
});

rule(both('1.2.2 1.10.4a'), 'taking credits is gaining them, so it falls under "cannot gain credits"', () => {
  const table = scenario({
    at: '5.6.1d',
    priority: 'every',
    cards: [austerity],
    corp: {
      credits: 0,
      servers: [{ server: 'remote-1', root: [{ card: 'Nico Campaign', rezzed: true, credits: 9 }] }],
    },
    runner: { rig: ['Austerity'] },
  });
  table.corp.triggers('Nico Campaign'); // take 3 credits
  expect(table.corp.credits).toBe(0);
});

rule(both('1.2.2'), 'a direction to draw gives way to "cannot draw"', () => {
  const table = scenario({
    at: '5.7.1d',
    priority: 'every',
    cards: [readingBan],
    corp: banned,
    runner: { rig: ['Wyldside'] }, // draw 2, lose a click
  });
  table.runner.triggers('Wyldside');
  expect(table.runner.hand).toEqual([]);
  expect(table.runner.clicks).toBe(4 - 1);
});

refuses('1.2.2a', 'a card whose whole effect is forbidden', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [readingBan],
    corp: banned,
    runner: { grip: ['Diesel'] },
  });
  expect(table.runner.explain('play Diesel')).toMatchObject({ allowed: false });
  expect(table.moves).not.toContain('play Diesel');
  const free = scenario({ at: 'runner.action', runner: { grip: ['Diesel'] } });
  expect(free.moves).toContain('play Diesel');
});

refuses('1.2.5', 'trashing Forger for nothing: it could remove no tag', () => {
  const table = (tags: number) =>
    scenario({ at: '5.7.1e', priority: 'every', runner: { tags, rig: ['Forger'] } });
  expect(table(0).runner.explain('use Forger 1')).toMatchObject({
    allowed: false,
    because: 'nothingWouldChange',
  });
  expect(table(1).runner.explain('use Forger 1')).toMatchObject({ allowed: true });
});

rule('1.2.2b', 'a card of which a part is forbidden: the rest happens', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [readingBan],
    corp: banned,
    runner: { credits: 0, grip: ['Process Automation'] },
  });
  table.runner.plays('Process Automation'); // gain 2 credits and draw a card
  expect(table.runner.credits).toBe(2);
  expect(table.runner.hand).toEqual([]);
});

rule(current('1.2.2 1.2.4'), 'a wholly forbidden card may be played now, to no effect', () => {
  const table = scenario({
    at: 'runner.action',
    priority: 'every',
    cards: [readingBan],
    corp: banned,
    runner: { grip: ['Diesel'] },
  });
  table.runner.plays('Diesel');
  expect(table.runner.hand).toEqual([]);
  expect(table.runner.discardPile).toEqual(['Diesel']);
});

rule(
  both('1.2.4'),
  'as much as possible is done: two of three draws, one of two trashes, two of three credits',
  () => {
    const drawing = scenario({
      at: 'runner.action',
      runner: { grip: ['Diesel'], stack: ['Decoy', 'Forger'] },
    });
    drawing.runner.plays('Diesel');
    expect(drawing.runner.hand).toEqual(['Decoy', 'Forger']);

    const trashing = scenario({
      cards: [sweep],
      corp: { hq: ['Sweep'] },
      runner: { rig: ['Daily Casts', 'Forger'] },
    });
    trashing.corp.plays('Sweep'); // two resources, but there is only one
    expect(trashing.runner.discardPile).toEqual(['Daily Casts']);

    const losing = scenario({ cards: [taxRaid], corp: { hq: ['Tax Raid'] }, runner: { credits: 2 } });
    losing.corp.plays('Tax Raid');
    expect(losing.runner.credits).toBe(0);
  },
);

rule(current('1.2.4'), 'an instruction without anything to act on does nothing', () => {
  const table = scenario({ cards: [hardChoice], corp: { hq: ['Hard Choice'] } });
  table.corp.plays('Hard Choice');
  expect(table.corp.discardPile).toEqual(['Hard Choice']);
  expect(table).toBeSettled();
});

rule(current('1.1.3'), 'values may be negative: a hand size, a strength', () => {
  const table = scenario({
    cards: [brittle],
    corp: { servers: [{ server: 'hq', ice: [{ card: 'Brittle', rezzed: true }] }] },
    runner: { coreDamage: 7 },
  });
  expect(table.runner.maximumHandSize).toBe(5 - 7);
  expect(table.corp.seen.corp.servers[0]?.ice[0]?.strength).toBe(1 - 3);
});
