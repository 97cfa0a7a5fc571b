import { maskEvents } from '@lastclick/engine';
import {
  addToHand,
  choose,
  credits,
  inZone,
  reveal,
  search,
  unlessOpponentPays,
} from '@lastclick/engine/language';
import { both, current, expect, rule, scenario, type Table } from '@lastclick/testkit';
import { eventWith, operationWith } from './test-cards.ts';

// Looking at cards, and how long a shown card stays visible.

rule(
  both('1.20.2', '1.21.2'),
  'who looks at cards sees them alone; own facedown cards are always seen',
  () => {
    const fetch = eventWith('Fetch', addToHand(search(inZone('stack'))));
    const table = scenario({
      at: 'runner.action',
      cards: [fetch],
      corp: {
        archives: [{ card: 'Sprint', faceup: false }],
        servers: [{ server: 'remote-1', root: ['PAD Campaign'], ice: ['Tithe'] }],
      },
      runner: { grip: ['Fetch'], stack: ['Diesel', 'Forger', 'Unity'] },
    });
    const facedown = (seat: 'corp' | 'runner') => {
      const { archives, servers } = table[seat].seen.corp;
      const remote = servers.find(({ server }) => server === 'remote-1');
      return [...archives, ...(remote?.root ?? []), ...(remote?.ice ?? [])].map((card) => card.title);
    };
    expect(facedown('corp')).toEqual(['Sprint', 'PAD Campaign', 'Tithe']);
    expect(facedown('runner')).toEqual([undefined, undefined, undefined]);
    table.runner.plays('Fetch');
    expect(table.runner.seen.looking.map((card) => card.title).sort()).toEqual(['Diesel', 'Forger', 'Unity']);
    expect(table.corp.seen.looking).toEqual([]);
    expect(table.corp.seen.runner.stack).toEqual({ count: 3 });
    table.runner.chooses('Forger');
    expect(
      maskEvents(table.events, 'corp').flatMap(({ cards }) => cards.map(({ card }) => card)),
    ).not.toContain('forger');
  },
);

/** Reveals a card of HQ; then the Runner may pay 1 credit to keep it from being taken back. */
const openBook = operationWith(
  'Open Book',
  reveal(choose(inZone('archives'))),
  unlessOpponentPays([credits(1)], addToHand('that')),
);

rule(
  both('1.20.6', '1.21.6'),
  'a revealed card stays visible until the ability is over, or until it moves',
  () => {
    const opened = (): Table => {
      const table = scenario({
        at: 'corp.action',
        cards: [openBook],
        corp: {
          hq: ['Open Book'],
          archives: [
            { card: 'Sprint', faceup: false },
            { card: 'IPO', faceup: false },
          ],
        },
        runner: { credits: 1 },
      });
      table.corp.plays('Open Book');
      table.corp.chooses('Sprint');
      expect(table.decision).toMatchObject({ seat: 'runner', kind: 'payOrNot' });
      expect(known(table)).toEqual(['Sprint', undefined]); // the ability still resolves
      return table;
    };
    const known = (table: Table) => table.runner.seen.corp.archives.map((card) => card.title);
    const ended = opened();
    ended.runner.accepts();
    expect(known(ended)).toEqual(['Open Book', undefined, undefined]);
    const moved = opened();
    moved.runner.declines();
    expect(moved.corp.hand).toEqual(['Sprint']);
    expect(moved.runner.seen.corp.hq).toEqual({ count: 1 });
    expect(known(moved)).toEqual(['Open Book', undefined]);
  },
);

rule(current('4.2.3a'), 'the opponent is not told where in the deck a found card lay', () => {
  const fetch = eventWith('Fetch', addToHand(search(inZone('stack', { type: 'hardware' }))));
  const told = (stack: string[]) => {
    const table = scenario({ at: 'runner.action', cards: [fetch], runner: { grip: ['Fetch'], stack } });
    table.runner.plays('Fetch');
    table.runner.chooses('Forger');
    expect(table.runner.hand).toEqual(['Forger']);
    return JSON.stringify(maskEvents(table.events, 'corp'));
  };
  const top = told(['Forger', 'Diesel', 'Unity']);
  expect(told(['Diesel', 'Forger', 'Unity'])).toBe(top);
  expect(told(['Diesel', 'Unity', 'Forger'])).toBe(top);
});
