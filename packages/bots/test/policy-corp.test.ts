import { DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  type Deck,
  decision,
  EDITION_IDS,
  type EditionId,
  type Game,
} from '@lastclick/engine';
import { cardOf, defOf } from '@lastclick/engine/reading';
import { type Position, cardPool as pool, scenario, type Table } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { rateForCorp } from '../src/policy/corp.ts';
import { bestOf, rate } from '../src/policy/rate.ts';
import { createRng } from '../src/rng.ts';
import { withOtherHiddenCards } from './hidden-cards.ts';

const PAIRS = [
  ['precisionDesign', 'partyAnimal'],
  ['restoringHumanity', 'versatileSmuggler'],
  ['builtToLast', 'telepresenceMagician'],
  ['realityPlus', 'partyAnimal'],
] as const;

function deckOf(name: string): Deck {
  const deck = DECKS[name];
  if (deck === undefined) throw new Error(`no deck ${name}`);
  return { identity: deck.identity, cards: deck.cards };
}

function newGame(edition: EditionId, pair: number, seed: string): Game {
  const [corp, runner] = PAIRS[pair % PAIRS.length] as (typeof PAIRS)[number];
  return create({ edition, priority: 'useful', seed, corp: deckOf(corp), runner: deckOf(runner) }, pool);
}

/** The words of the move the Corp likes best. */
const choiceIn = (position: Position): string => choiceAt(scenario(position));

function choiceAt(table: Table): string {
  const asked = decision(table.game);
  if (asked?.seat !== 'corp') throw new Error('the Corp is not asked');
  const rates: number[] = [];
  rateForCorp(table.game, asked, rates);
  return table.moves[bestOf(rates, asked.options.length)] as string;
}

describe('the Corp’s rules of thumb', () => {
  test.each(EDITION_IDS)('rate worlds that look the same alike (%s)', (edition) => {
    const rng = createRng(`worlds ${edition}`);
    let compared = 0;
    for (let number = 0; number < 8; number++) {
      const game = newGame(edition, number, `worlds ${number}`);
      const here: number[] = [];
      const there: number[] = [];
      for (let asked = decision(game), n = 0; asked !== null && n < 250; asked = decision(game), n++) {
        const { options } = asked;
        if (asked.seat === 'corp' && options.length > 1) {
          rateForCorp(game, asked, here);
          const other = withOtherHiddenCards(game, asked, rng);
          rateForCorp(other.game, asked, there);
          expect(there.slice(0, options.length)).toEqual(here.slice(0, options.length));
          if (other.changed > 0) compared++;
        }
        // Half the moves at random, so that positions come up which good play avoids.
        if (options.length > 1) rate(game, asked, here);
        const best =
          options.length > 1 && n % 2 === 0 ? bestOf(here, options.length) : rng.below(options.length);
        apply(game, best);
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('gives every option a number', () => {
    const game = newGame('26.03', 0, 'numbers');
    const rates: number[] = [];
    for (let asked = decision(game); asked !== null; asked = decision(game)) {
      rate(game, asked, rates);
      for (let i = 0; i < asked.options.length; i++) expect(rates[i]).toSatisfy(Number.isFinite);
      apply(game, bestOf(rates, asked.options.length));
    }
  });

  test('keeps no first hand without ice', () => {
    for (let number = 0; number < 40; number++) {
      const game = newGame('1.4', number, `hand ${number}`);
      const asked = decision(game);
      if (asked?.kind !== 'mulligan' || asked.seat !== 'corp') throw new Error('no mulligan to decide');
      const rates: number[] = [];
      rateForCorp(game, asked, rates);
      const keeps = asked.options[bestOf(rates, 2)]?.kind === 'keep';
      const ice = game.state.zones.hq.filter((id) => defOf(game, cardOf(game.state, id)).type === 'ice');
      if (keeps) expect(ice.length).toBeGreaterThan(0);
    }
  });

  test('advances what it can score this turn, whatever else there is', () => {
    expect(
      choiceIn({
        at: 'corp.action',
        corp: {
          credits: 5,
          hq: ['Hedge Fund', 'Palisade'],
          servers: [{ server: 'remote-1', root: [{ card: 'Offworld Office', advancement: 1 }] }],
        },
      }),
    ).toBe('advance Offworld Office');
  });

  test('plays what pays well before clicking for credits', () => {
    expect(
      choiceIn({
        at: 'corp.action',
        corp: { credits: 5, hq: ['Hedge Fund'], servers: [{ server: 'rd', ice: ['Palisade'] }] },
      }),
    ).toBe('play Hedge Fund');
  });

  test('leaves agendas in hand while every server is open to a rich Runner', () => {
    expect(
      choiceIn({
        at: 'corp.action',
        corp: { credits: 8, hq: ['Send a Message', 'Palisade'] },
        runner: { credits: 12 },
      }),
    ).toMatch(/^install Palisade/);
  });

  test('installs an agenda where the Runner cannot get in', () => {
    expect(
      choiceIn({
        at: 'corp.action',
        corp: {
          credits: 12,
          hq: ['Offworld Office', 'Sprint'],
          servers: [
            { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
            { server: 'rd', ice: [{ card: 'Palisade', rezzed: true }] },
            { server: 'remote-1', ice: [{ card: 'Palisade', rezzed: true }, 'Enigma'] },
          ],
        },
        runner: { credits: 3 },
      }),
    ).toBe('install Offworld Office remote-1');
  });

  test('kills a tagged Runner with too few cards', () => {
    const position = (grip: readonly string[]): Position => ({
      at: 'corp.action',
      corp: { credits: 8, hq: ['Scorched Earth', 'Hedge Fund'] },
      runner: { tags: 1, grip },
    });
    expect(choiceIn(position(['Sure Gamble', 'Sure Gamble', 'Diesel']))).toBe('play Scorched Earth');
  });

  test('rezzes ice that stops a run on an agenda', () => {
    const table = scenario({
      at: 'runner.action',
      corp: { credits: 3, servers: [{ server: 'remote-1', ice: ['Palisade'], root: ['Offworld Office'] }] },
      runner: { credits: 2 },
    });
    apply(table.game, 'run remote-1');
    expect(choiceAt(table)).toBe('rez Palisade');
  });

  test('lets the Runner walk into a trap', () => {
    const table = scenario({
      at: 'runner.action',
      corp: {
        credits: 9,
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Urtica Cipher', advancement: 2 }] },
        ],
      },
      runner: { credits: 2 },
    });
    apply(table.game, 'run remote-1');
    expect(choiceAt(table)).toBe('pass');
  });

  test('discards anything before an agenda', () => {
    const table = scenario({
      at: 'corp.discard',
      corp: {
        hq: [
          'Offworld Office',
          'Send a Message',
          'Superconducting Hub',
          'Offworld Office',
          'Sprint',
          'Send a Message',
        ],
      },
    });
    expect(choiceAt(table)).toBe('discard Sprint');
  });
});
