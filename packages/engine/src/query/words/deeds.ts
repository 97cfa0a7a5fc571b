import type { Who } from '../../language/condition.ts';
import { type Deed, DOERS } from '../../language/deed.ts';
import type { ServerSpec } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Sorts } from '../../language/sorts.ts';
import { opponentOf, type Side } from '../../side.ts';
import { findCard, type Game, refOf } from '../../state/game.ts';
import type { Card, Occurrence } from '../../state/state.ts';
import type { Binder, DeedTest } from '../binding.ts';
import { zoneTest } from './zones.ts';

export const concerns = (who: Who, controller: Side, side: Side): boolean =>
  who === 'any' || (who === 'you' ? controller : opponentOf(controller)) === side;

type Fields = { [D in Deed as D['deed']]: Omit<D, 'deed' | 'first'> }[Deed['deed']];
type FieldName = Fields extends infer F ? (F extends unknown ? keyof F : never) : never;
type FieldValue<K extends FieldName> = Fields extends infer F
  ? F extends unknown
    ? K extends keyof F
      ? Exclude<F[K], undefined>
      : never
    : never
  : never;

const detailIs =
  (detail: string): DeedTest =>
  (_game, occurrence) =>
    occurrence.detail === detail;

/** What each field of a deed asks of something that happened. */
const FIELDS: { readonly [K in FieldName]: (value: FieldValue<K>, bind: Binder) => DeedTest } = {
  by:
    (by) =>
    (_game, occurrence, { controller }) =>
      concerns(by, controller, occurrence.side),
  card: (card, bind) => (card === 'this' ? isThis : cardIs(card, bind)),
  server: onServer,
  from: (zone) => {
    const test = zoneTest(zone);
    return (_game, { from }, { controller }) => from !== '' && test(from, controller);
  },
  itsRun:
    () =>
    (game, { deed }, { source }) =>
      isItsRun(game, source, deed),
  reaches:
    (number) =>
    (_game, { was, amount }) =>
      was < number && amount >= number,
  stage: detailIs,
  result: detailIs,
  counter: detailIs,
  type:
    (types) =>
    (_game, { detail }) =>
      typeof types === 'string' ? types === detail : types.some((type) => type === detail),
  accessed: () => detailIs('accessed'),
  basic: () => detailIs('basic'),
  successful: () => detailIs('successful'),
};

const isThis: DeedTest = (_game, occurrence, { source }) =>
  source !== null && refOf(source) === occurrence.card;

/** The card as it is now, or what was printed on it where it is gone or has moved (9.6.5c). */
function cardIs(filter: Filter, bind: Binder): DeedTest {
  const { test, printed } = bind.filter(filter);
  return (game, occurrence, context) => {
    const card = findCard(game.state, occurrence.card);
    if (card !== null) return test(game, card, context);
    const def = game.rules.defs[occurrence.def];
    return def !== undefined && printed(def);
  };
}

function onServer(spec: ServerSpec, bind: Binder): DeedTest {
  const test = bind.server(spec);
  return (game, { server, nth }, context) => test(game, server, context, nth);
}

/**
 * The run in progress, or the one that just ended, was initiated by this card. "If successful" also asks that it is
 * still on a server the card could have chosen (6.7.3a).
 */
function isItsRun(game: Game, source: Card | null, deed: Deed['deed']): boolean {
  const run = game.state.run ?? game.state.lastRun;
  if (source === null || run === null || run.source !== refOf(source)) return false;
  return deed !== 'succeed' || run.allowed.includes(run.server);
}

/** Deeds that happen in parts: without a word about it the first part is meant. */
const IN_PARTS: Readonly<Partial<Record<Deed['deed'], 'stage' | 'result'>>> = {
  act: 'stage',
  trace: 'result',
};

/** Works out once what a deed asks of something that happened. */
export function makeDeedTest(deed: Deed, bind: Binder): DeedTest {
  const tests: DeedTest[] = [];
  const said: Readonly<Record<string, unknown>> = { ...deed };
  for (const [field, make] of Object.entries(FIELDS) as [
    string,
    (value: never, bind: Binder) => DeedTest,
  ][]) {
    if (said[field] !== undefined) tests.push(make(said[field] as never, bind));
  }
  if (DOERS[deed.deed] === null && said.by === undefined) tests.push(FIELDS.by('you', bind));
  const part = IN_PARTS[deed.deed];
  if (part !== undefined && said[part] === undefined) tests.push(detailIs(''));
  const name = deed.deed;
  const [only] = tests;
  if (only === undefined) return (_game, occurrence) => occurrence.deed === name;
  if (tests.length === 1)
    return (game, occurrence, context) => occurrence.deed === name && only(game, occurrence, context);
  return (game, occurrence, context) =>
    occurrence.deed === name && tests.every((test) => test(game, occurrence, context));
}

/** What happened in a stretch of the game; the last turn is that of who did the deed. */
export function historyOf(game: Game, { deed, per }: Sorts['past'], controller: Side): readonly Occurrence[] {
  const { turn, lastTurn, run, lastRun } = game.state;
  switch (per) {
    case 'turn':
      return turn.history;
    case 'lastTurn': {
      const by = 'by' in deed && deed.by === 'opponent' ? opponentOf(controller) : controller;
      return lastTurn[DOERS[deed.deed] ?? by];
    }
    case 'run': {
      const number = (run ?? lastRun)?.number ?? 0;
      return turn.history.filter((past) => past.run === number);
    }
  }
}
