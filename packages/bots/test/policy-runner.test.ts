import { createRng } from '@lastclick/bots';
import { DECKS } from '@lastclick/cards';
import { apply, create, type Decision, decision, type EditionId, type Game } from '@lastclick/engine';
import { type Position, cardPool as pool, scenario, type Table } from '@lastclick/testkit';
import { describe, expect, test } from 'vitest';
import { bestOf, rate } from '../src/policy/rate.ts';
import { withOtherHiddenCards } from './hidden-cards.ts';

const PAIRS = [
  ['gatewayIntermediateCorp', 'gatewayIntermediateRunner'],
  ['precisionDesign', 'partyAnimal'],
  ['restoringHumanity', 'versatileSmuggler'],
  ['builtToLast', 'telepresenceMagician'],
] as const;

const newGame = (pair: number, edition: EditionId, seed: string): Game => {
  const [corp, runner] = PAIRS[pair % PAIRS.length] ?? PAIRS[0];
  const deck = (name: string) => {
    const list = DECKS[name];
    if (list === undefined) throw new Error(`no deck ${name}`);
    return { identity: list.identity, cards: list.cards };
  };
  return create({ edition, priority: 'useful', seed, corp: deck(corp), runner: deck(runner) }, pool);
};

const ratesOf = (game: Game, waiting: Decision): number[] => {
  const rates: number[] = [];
  rate(game, waiting, rates);
  return rates.slice(0, waiting.options.length);
};

describe('in whole games', () => {
  test('the Runner rates every option, the same whatever the hidden cards are', () => {
    const rng = createRng('hidden');
    let compared = 0;
    for (let number = 0; number < 8; number++) {
      const game = newGame(number, number % 2 === 0 ? '1.4' : '26.03', `world-${number}`);
      for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
        const rates = ratesOf(game, waiting);
        if (waiting.seat === 'runner' && waiting.options.length > 1) {
          expect(rates.every(Number.isFinite)).toBe(true);
          const other = withOtherHiddenCards(game, waiting, rng);
          expect(ratesOf(other.game, waiting)).toEqual(rates);
          if (other.changed > 0) compared++;
        }
        // Now and then any move, so that odd positions are met too.
        const index = rng.below(4) === 0 ? rng.below(waiting.options.length) : bestOf(rates, rates.length);
        apply(game, index);
      }
    }
    expect(compared).toBeGreaterThan(300);
  });

  test('beats a Corp that plays at random', () => {
    const rng = createRng('random corp');
    let won = 0;
    for (let number = 0; number < 20; number++) {
      const game = newGame(number, number % 2 === 0 ? '1.4' : '26.03', `random-${number}`);
      for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
        const { seat, options } = waiting;
        const rates = seat === 'runner' ? ratesOf(game, waiting) : [];
        apply(game, seat === 'runner' ? bestOf(rates, rates.length) : rng.below(options.length));
      }
      if (game.state.outcome?.winner === 'runner') won++;
    }
    expect(won).toBeGreaterThanOrEqual(16);
  });
});

/** What the Runner would do now, by key with card titles as the table words it. */
function choiceOf(table: Table): string {
  const waiting = table.decision as Decision;
  return table.moves[bestOf(ratesOf(table.game, waiting), waiting.options.length)] ?? '';
}

const onTurn = (position: Position): Table => scenario({ at: 'runner.action', ...position });

describe('on their turn', () => {
  test('the Runner plays economy before clicking for credits', () => {
    const table = onTurn({ runner: { credits: 5, grip: ['Sure Gamble', 'Mayfly'] } });
    expect(choiceOf(table)).toContain('Sure Gamble');
  });

  test('contests an advanced card in an open remote', () => {
    const table = onTurn({
      corp: {
        servers: [
          { server: 'remote-1', ice: ['Palisade'], root: [{ card: 'Offworld Office', advancement: 2 }] },
        ],
      },
      runner: {
        credits: 8,
        rig: ['Cleaver', 'Unity', 'Carmen'],
        grip: ['Leech', 'Leech', 'Leech', 'Leech', 'Leech'],
      },
    });
    expect(choiceOf(table)).toBe('run remote-1');
  });

  test('does not meet what may be a deadly trap with an empty hand', () => {
    const table = onTurn({
      corp: { servers: [{ server: 'remote-1', root: [{ card: 'Urtica Cipher', advancement: 3 }] }] },
      runner: { credits: 8, grip: [], stack: ['Leech', 'Leech', 'Leech', 'Leech', 'Leech', 'Leech'] },
    });
    expect(choiceOf(table)).toBe('draw card');
  });

  test('takes agendas lying open in Archives', () => {
    const table = onTurn({
      corp: { archives: [{ card: 'Offworld Office', faceup: true }] },
      runner: { credits: 8, grip: ['Leech', 'Leech', 'Leech', 'Leech', 'Leech'] },
    });
    expect(choiceOf(table)).toBe('run archives');
  });

  test('installs the breaker that answers the ice in the way', () => {
    const table = onTurn({
      corp: {
        servers: [
          { server: 'rd', ice: [{ card: 'Palisade', rezzed: true }] },
          { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] },
        ],
      },
      runner: { credits: 8, grip: ['Unity', 'Cleaver', 'Leech'] },
    });
    expect(choiceOf(table)).toContain('Cleaver');
  });
});

describe('in a run', () => {
  const facing = (ice: string, credits: number, rig: readonly string[]): Table => {
    const table = onTurn({
      corp: {
        credits: 0,
        hq: ['Hedge Fund', 'Hedge Fund'],
        servers: [{ server: 'rd', ice: [{ card: ice, rezzed: true }] }],
      },
      runner: { credits, rig, grip: ['Leech', 'Leech', 'Leech', 'Leech', 'Leech'] },
    });
    table.runner.takes('run rd');
    return table;
  };

  test('pumps and breaks what stops the run', () => {
    const table = facing('Wall of Static', 6, ['Corroder']);
    expect(choiceOf(table)).toContain('Corroder');
  });

  test('breaks what hurts and lets the rest through', () => {
    const table = facing('Tithe', 6, ['Carmen']);
    for (let choice = choiceOf(table); choice !== 'pass'; choice = choiceOf(table)) {
      const waiting = table.decision as Decision;
      apply(table.game, bestOf(ratesOf(table.game, waiting), waiting.options.length));
    }
    // One credit against the damage; the Corp's credit is not worth another.
    expect(table.runner.credits).toBe(5);
  });

  test('does not pay for a wall it cannot get through', () => {
    const table = facing('Wall of Static', 1, ['Corroder']);
    expect(choiceOf(table)).toBe('pass');
  });
});
