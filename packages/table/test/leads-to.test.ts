import { DECKS } from '@lastclick/cards';
import {
  apply,
  create,
  type Decision,
  type Deck,
  decision,
  EDITION_IDS,
  type EditionId,
  fork,
  type Game,
  type GameEvent,
  type Option,
  type Scenario,
  termsOf,
  view,
} from '@lastclick/engine';
import { describe, expect, test } from 'vitest';
import { pool } from '../src/pool.ts';
import { optionName } from '../src/words/option-words.ts';

const CORP = 'The Syndicate: Profit over Principle';
const RUNNER = 'The Catalyst: Convention Breaker';

type Position = Partial<Pick<Scenario, 'corp' | 'runner'>> & { readonly at: string };

const positionIn = (edition: EditionId, { at, corp, runner }: Position): Scenario => ({
  edition,
  seed: 'next',
  at,
  corp: { rd: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'], credits: 9, ...corp, identity: CORP },
  runner: { grip: ['Sure Gamble'], stack: ['Sure Gamble'], credits: 9, ...runner, identity: RUNNER },
});

const declining = ({ options }: Decision): Option | undefined =>
  options.find(({ kind }) => kind === 'pass' || kind === 'continue');

/** Declines everywhere but where a wished option comes up, and tells what declining is called, step by step. */
function toldOf(scenario: Scenario, wishes: readonly string[]): string[] {
  const game = create({ scenario }, pool);
  const told: string[] = [];
  const wished = wishes.values();
  let wish = wished.next();
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    const seen = view(game, waiting.seat);
    const decline = declining(waiting);
    const step = seen.structures.findLast(({ rule }) => /^[567]\.\d+\.\d?[a-z]?$/.test(rule))?.rule;
    if (decline !== undefined)
      told.push(`${step} ${waiting.seat}: ${optionName(decline, waiting, seen, termsOf(game, decline))}`);
    const isWished = waiting.options.some(({ key }) => key === wish.value);
    const chosen = isWished ? wish.value : decline?.key;
    if (chosen === undefined) break;
    if (isWished) wish = wished.next();
    apply(game, chosen);
  }
  return told;
}

const CLICK = ['gain credit', 'gain credit', 'gain credit'];
const UNREZZED = { server: 'hq', ice: ['Palisade', 'Whitespace'] };
const REZZED = { server: 'hq', ice: [{ card: 'Palisade', rezzed: true }] };

describe('a turn', () => {
  test.each(EDITION_IDS)('the Corp’s, edition %s', (edition) => {
    const told = toldOf(positionIn(edition, { at: '5.6.1b', corp: { identity: CORP, hq: [] } }), CLICK);
    const own = told.filter((line) => line.includes('corp:') && line.startsWith('5.6'));
    expect(own).toEqual([
      '5.6.1b corp: Pass → your turn begins',
      '5.6.2a corp: Pass → your action',
      '5.6.2a corp: Pass → your action',
      '5.6.2a corp: Pass → your action',
      '5.6.2a corp: Pass → your discard phase',
      '5.6.3b corp: Pass → your turn ends',
    ]);
    expect(told).toContain("5.6.2a runner: Pass → the Corp's action");
    expect(told).toContain("5.7.1b corp: Pass → the Runner's turn begins");
  });

  test.each(EDITION_IDS)('the Runner’s, edition %s', (edition) => {
    const told = toldOf(positionIn(edition, { at: '5.7.1b' }), [...CLICK, 'gain credit']);
    expect(told.filter((line) => line.includes('runner:')).slice(0, 7)).toEqual([
      '5.7.1b runner: Pass → your turn begins',
      ...Array.from({ length: 4 }, () => '5.7.1e runner: Pass → your action'),
      '5.7.1e runner: Pass → your discard phase',
      '5.7.2b runner: Pass → your turn ends',
    ]);
  });
});

const ofRun = (edition: EditionId, server: Parameters<typeof toldOf>[0]['corp']['servers'], run: string) =>
  toldOf(
    positionIn(edition, {
      at: 'runner.action',
      corp: { identity: CORP, hq: ['Hedge Fund'], ...(server === undefined ? {} : { servers: server }) },
    }),
    [run],
  ).filter((line) => /^[67]/.test(line));

describe('a run', () => {
  test('past facedown ice, edition 1.4', () => {
    expect(ofRun('1.4', [UNREZZED], 'run hq')).toEqual([
      '6.9.2b runner: Pass → the approach of the facedown ice goes on',
      '6.9.2b corp: Pass → the approach of Palisade goes on',
      '6.9.2e runner: Pass → pass the facedown ice, unless it is rezzed',
      '6.9.2e corp: Pass → the Runner passes Palisade',
      '6.9.2b runner: Pass → the approach of the facedown ice goes on',
      '6.9.2b corp: Pass → the approach of Whitespace goes on',
      "6.9.2d runner: Continue the run on HQ → the Corp's chance to rez the facedown ice",
      '6.9.2e runner: Pass → pass the facedown ice, unless it is rezzed',
      '6.9.2e corp: Pass → the Runner passes Whitespace',
      '6.9.5b runner: Pass → jack out or go on',
      '6.9.5b corp: Pass → the Runner jacks out or goes on',
      '6.9.5c runner: Continue the run on HQ → one more window',
      '6.9.5d runner: Pass → the run succeeds',
      '6.9.5d corp: Pass → the run succeeds',
    ]);
  });

  test('past facedown ice, edition 26.03', () => {
    expect(ofRun('26.03', [{ server: 'hq', ice: ['Palisade'] }], 'run hq')).toEqual([
      '6.9.1e runner: Pass → approach the facedown ice',
      '6.9.1e corp: Pass → the Runner approaches Palisade',
      '6.9.2b runner: Pass → pass the facedown ice, unless it is rezzed',
      '6.9.2b corp: Pass → the Runner passes Palisade',
      '6.9.4b runner: Pass → jack out or go on',
      '6.9.4b corp: Pass → the Runner jacks out or goes on',
      '6.9.4c runner: Continue the run on HQ → move inward',
      '6.9.4e runner: Pass → approach HQ',
      '6.9.4e corp: Pass → the Runner approaches HQ',
    ]);
  });

  test.each(EDITION_IDS)('into rezzed ice, edition %s', (edition) => {
    expect(ofRun(edition, [REZZED], 'run hq').slice(-4)).toEqual([
      `6.9.2${edition === '1.4' ? 'e' : 'b'} runner: Pass → encounter Palisade`,
      `6.9.2${edition === '1.4' ? 'e' : 'b'} corp: Pass → the Runner encounters Palisade`,
      '6.9.3b runner: Pass → 1 unbroken subroutine resolves',
      '6.9.3b corp: Pass → 1 unbroken subroutine resolves',
    ]);
  });

  test('through the rest of an encounter once everything is broken', () => {
    const scenario = positionIn('26.03', {
      at: 'runner.action',
      corp: { identity: CORP, servers: [REZZED] },
      runner: { identity: RUNNER, rig: ['Cleaver'] },
    });
    const { object } = view(create({ scenario }, pool), 'runner').runner.rig[0] ?? { object: 0 };
    const told = toldOf(scenario, ['run hq', `use c${object} paid-break`, 'break sub-endRun']);
    expect(told).toContain('6.9.3b runner: Pass → pass Palisade');
    expect(told).toContain('6.9.3b corp: Pass → the Runner passes Palisade');
  });

  test('a server without ice, edition 26.03', () => {
    expect(ofRun('26.03', undefined, 'run rd')[0]).toBe('6.9.1e runner: Pass → the movement phase');
  });
});

describe('a breach', () => {
  test.each(EDITION_IDS)('leaving a card ends its access, edition %s', (edition) => {
    const scenario = positionIn(edition, {
      at: 'runner.action',
      corp: { identity: CORP, servers: [{ server: 'remote-1', root: ['PAD Campaign'] }] },
    });
    const game = create({ scenario }, pool);
    const { object } = view(game, 'corp').corp.servers.find(({ server }) => server === 'remote-1')
      ?.root[0] ?? { object: 0 };
    expect(toldOf(scenario, ['run remote-1', `access c${object}`])).toContain(
      `7.${edition === '1.4' ? '8.3' : '2.2'} runner: Leave it there → the access ends`,
    );
  });
});

/** What must be found among the events, or asked next, for the words to have been true. */
const PROOFS: readonly (readonly [
  words: RegExp,
  isTrue: (events: readonly GameEvent[], next: Decision) => boolean,
])[] = [
  [/→ (the Runner )?approach/, happens('iceApproached', 'serverApproached')],
  [/→ (the Runner )?encounter/, happens('iceEncountered')],
  [/→ (the Runner )?pass/, happens('icePassed')],
  [/subroutines? resolves?$/, happens('subroutineResolves')],
  [/the run succeeds$/, happens('runSuccessful')],
  [/turn begins$/, happens('turnBegins')],
  [/turn ends$/, happens('turnEnds')],
  [/(action|discard) phase$/, happens('phase')],
  [/ action$/, (_, next) => next.kind === 'action'],
  [/jacks? out or goe?s? on$/, (_, next) => next.kind === 'jackOut' || next.kind === 'window'],
  [/goes on$/, (_, next) => next.kind === 'window' || next.kind === 'jackOut'],
  [/the movement phase$/, (_, next) => next.kind === 'window'],
];

function happens(...kinds: readonly GameEvent['kind'][]) {
  return (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kinds.includes(kind));
}

/** Lets everybody pass until the window is over; what happened as it closed, and what is asked then. */
function afterWindow(from: Game): { events: readonly GameEvent[]; next: Decision | null } {
  const game = fork(from);
  const frames = game.state.stack.length;
  let events: readonly GameEvent[] = [];
  do events = apply(game, 'pass');
  while (game.state.stack.length === frames && game.state.stack.at(-1)?.kind === 'window' && !isOver(events));
  return { events, next: decision(game) };
}

/** A pass that only hands priority on tells of nothing else. */
const isOver = (events: readonly GameEvent[]): boolean => events.some(({ kind }) => kind !== 'passed');

const deck = (key: string): Deck => {
  const found = DECKS[key];
  if (found === undefined) throw new Error(`no deck ${key}`);
  return { identity: found.identity, cards: found.cards };
};

test.each(EDITION_IDS)('what passing is said to lead to comes true in whole games, edition %s', (edition) => {
  const proven = new Set<RegExp>();
  for (const seed of ['1', '2', '3']) {
    const game = create(
      {
        edition,
        seed,
        priority: 'every',
        pointsToWin: 7,
        corp: deck('gatewayIntermediateCorp'),
        runner: deck('gatewayIntermediateRunner'),
      },
      pool,
    );
    let chance = Number(seed);
    for (let waiting = decision(game), made = 0; waiting !== null && made < 1500; made++) {
      const pass = waiting.kind === 'window' ? waiting.options.find(({ key }) => key === 'pass') : undefined;
      if (pass !== undefined) {
        const words = optionName(pass, waiting, view(game, waiting.seat), termsOf(game, pass));
        const { events, next } = afterWindow(game);
        const proof = PROOFS.find(([pattern]) => pattern.test(words));
        expect(proof, words).toBeDefined();
        // An ability that reacts first delays what comes; it does not change it.
        if (proof !== undefined && next !== null && !/reaction|interrupt|may|mode|target/.test(next.kind)) {
          expect(proof[1](events, next), `${words}, then ${events.map(({ kind }) => kind)}`).toBe(true);
          proven.add(proof[0]);
        }
      }
      chance = (chance * 48271) % 2147483647;
      apply(game, chance % waiting.options.length);
      waiting = decision(game);
    }
  }
  // Two of them are said only in the other edition.
  expect(proven.size).toBe(PROOFS.length - 2);
});
