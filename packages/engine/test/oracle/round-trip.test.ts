import { CARDS } from '@lastclick/cards';
import {
  apply,
  type CardView,
  create,
  decision,
  EDITION_IDS,
  type EditionId,
  type Scenario,
  type ScenarioCard,
  type Side,
  type View,
  view,
} from '@lastclick/engine';
import { type CardType, staticsOf } from '@lastclick/engine/language';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pool } from './random-games.ts';

// What both players' views tell of a position is a position again, and its views tell the same.

const idsOf = (...types: readonly CardType[]): string[] =>
  CARDS.filter(
    (card) => types.includes(card.type) && !staticsOf(card).some((ability) => ability.static === 'installOn'),
  ).map(({ id }) => id);
const oneOf = (...types: readonly CardType[]): fc.Arbitrary<string> => fc.constantFrom(...idsOf(...types));
const listOf = (of: fc.Arbitrary<string>, maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(of, { maxLength });
const installed = (of: fc.Arbitrary<string>): fc.Arbitrary<ScenarioCard> =>
  fc.record({
    card: of,
    rezzed: fc.boolean(),
    installedThisTurn: fc.boolean(),
    advancement: fc.integer({ min: 0, max: 3 }),
  });
const rigged: fc.Arbitrary<ScenarioCard> = fc.record({
  card: oneOf('hardware', 'program', 'resource'),
  credits: fc.integer({ min: 0, max: 3 }),
  power: fc.integer({ min: 0, max: 3 }),
  virus: fc.integer({ min: 0, max: 3 }),
});
const small = fc.integer({ min: 0, max: 3 });
const anyCorp = oneOf('agenda', 'asset', 'ice', 'operation', 'upgrade');
const anyRunner = oneOf('event', 'hardware', 'program', 'resource');
const ice = fc.array(installed(oneOf('ice')), { maxLength: 2 });

const scenarios: fc.Arbitrary<Scenario> = fc.record({
  edition: fc.constantFrom<EditionId>(...EDITION_IDS),
  at: fc.constantFrom('corp.action', 'runner.action'),
  turn: fc.integer({ min: 2, max: 9 }),
  pointsToWin: fc.constant(60),
  corp: fc.record({
    identity: fc.constantFrom(
      ...CARDS.filter((c) => c.type === 'identity' && c.side === 'corp').map((c) => c.id),
    ),
    credits: fc.integer({ min: 0, max: 12 }),
    badPublicity: small,
    hq: listOf(anyCorp, 5),
    rd: listOf(anyCorp, 5),
    archives: fc.array(fc.record({ card: anyCorp, faceup: fc.boolean() }), { maxLength: 3 }),
    scored: listOf(oneOf('agenda'), 2),
    servers: fc
      .tuple(ice, ice, installed(oneOf('asset')), fc.record({ card: oneOf('agenda'), advancement: small }))
      .map(([first, second, asset, agenda]) => [
        { server: 'hq', ice: first },
        { server: 'remote-1', ice: second, root: [asset] },
        { server: 'remote-3', root: [agenda] },
      ]),
  }),
  runner: fc.record({
    identity: fc.constantFrom(
      ...CARDS.filter((c) => c.type === 'identity' && c.side === 'runner').map((c) => c.id),
    ),
    credits: fc.integer({ min: 0, max: 12 }),
    tags: small,
    coreDamage: fc.integer({ min: 0, max: 2 }),
    grip: listOf(anyRunner, 5),
    stack: listOf(anyRunner, 5),
    heap: listOf(anyRunner, 3),
    rig: fc.array(rigged, { maxLength: 4 }),
    scored: listOf(oneOf('agenda'), 1),
  }),
});

/** Both players' views, at the first action there is to take. */
function told(scenario: Scenario): Readonly<Record<Side, View>> | null {
  const game = create({ scenario }, pool);
  for (let steps = 0; decision(game) !== null && decision(game)?.kind !== 'action'; steps++) {
    const option = decision(game)?.options.at(-1);
    if (option === undefined || steps > 40) return null;
    apply(game, option.key);
  }
  return game.state.outcome === null ? { corp: view(game, 'corp'), runner: view(game, 'runner') } : null;
}

const cardBack = (card: CardView): ScenarioCard => ({
  card: card.card ?? '',
  faceup: card.faceup,
  // Recurring credits are there unless the position says otherwise.
  ...{ credits: 0, advancement: 0, virus: 0, power: 0, agenda: 0, ...card.counters },
  ...(card.installedThisTurn === undefined ? {} : { installedThisTurn: card.installedThisTurn }),
  hosted: card.hosted.map(cardBack),
});

/** The position two views tell; of the decks they tell only the size. */
function scenarioOf({ corp: seenByCorp, runner: seenByRunner }: Readonly<Record<Side, View>>): Scenario {
  const { corp } = seenByCorp;
  const { runner } = seenByRunner;
  return {
    edition: seenByCorp.edition,
    at: seenByCorp.turn.step,
    turn: seenByCorp.turn.number,
    pointsToWin: seenByCorp.pointsToWin,
    corp: {
      identity: corp.identity.card ?? '',
      credits: corp.credits,
      clicks: corp.clicks,
      badPublicity: corp.badPublicity,
      hq: (corp.hq.cards ?? []).map(({ card }) => card ?? ''),
      rd: new Array<string>(corp.rd.count).fill('hedge_fund'),
      archives: corp.archives.map(cardBack),
      scored: corp.scored.map(cardBack),
      servers: corp.servers.map((server) => ({
        server: server.server,
        ice: server.ice.map(cardBack),
        root: server.root.map(cardBack),
      })),
    },
    runner: {
      identity: runner.identity.card ?? '',
      credits: runner.credits,
      clicks: runner.clicks,
      tags: runner.tags,
      coreDamage: runner.coreDamage,
      grip: (runner.grip.cards ?? []).map(({ card }) => card ?? ''),
      stack: new Array<string>(runner.stack.count).fill('sure_gamble'),
      heap: runner.heap.map(cardBack),
      rig: runner.rig.map(cardBack),
      scored: runner.scored.map(cardBack),
    },
    happened: seenByCorp.happened as NonNullable<Scenario['happened']>,
  };
}

/** Numbers of objects are names, not facts. */
const facts = (views: Readonly<Record<Side, View>>): unknown =>
  JSON.parse(JSON.stringify(views, (key, value: unknown) => (key === 'object' ? undefined : value)));

test('a position told by its views tells the same again', () => {
  let compared = 0;
  fc.assert(
    fc.property(scenarios, (scenario) => {
      const first = told(scenario);
      if (first === null) return;
      const second = told(scenarioOf(first));
      expect(second).not.toBeNull();
      if (second !== null) expect(facts(second)).toEqual(facts(first));
      compared += 1;
    }),
    { seed: 15, numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(75);
});
