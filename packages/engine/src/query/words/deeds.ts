import type { Who } from '../../language/condition.ts';
import { type Deed, DOERS } from '../../language/deed.ts';
import type { ServerSpec } from '../../language/effect.ts';
import type { Filter } from '../../language/filter.ts';
import type { Sorts } from '../../language/sorts.ts';
import { opponentOf, type Side } from '../../side.ts';
import { findCard, type Game, refOf } from '../../state/game.ts';
import type { Occurrence, State } from '../../state/state.ts';
import type { Binder, DeedTest } from '../binding.ts';
import { encounterFrame, runFrame } from '../run.ts';
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
  // Whether several count as one is for who waits for it.
  oneOrMore: () => () => true,
  accessed: () => detailIs('accessed'),
  fully: () => detailIs('fully'),
  printed: () => detailIs('printed'),
  via: meansIs,
  notVia: (card, bind) => {
    const test = meansIs(card, bind);
    return (game, occurrence, context) => !test(game, occurrence, context);
  },
  duringRun:
    () =>
    (_game, { run }) =>
      run > 0,
  after: happenedBefore,
  basic: () => detailIs('basic'),
  face: detailIs,
  successful: () => detailIs('successful'),
};

/** By means of an ability of such a card, as it is now or as it was printed where it is gone. */
function meansIs(card: 'this' | Filter, bind: Binder): DeedTest {
  if (card === 'this') return (_game, { via }, { source }) => source !== null && refOf(source) === via;
  const { test, printed } = bind.filter(card);
  return (game, { via, viaDef }, context) => {
    const means = findCard(game.state, via);
    if (means !== null) return test(game, means, context);
    const def = game.rules.defs[viaDef];
    return def !== undefined && printed(def);
  };
}

/** Something else happened before it in the same run. */
function happenedBefore(deed: Deed, bind: Binder): DeedTest {
  const test = bind.deed(deed);
  return (game, { nth, run }, context) => {
    const { history } = game.state.turn;
    for (let i = 0; i < nth; i++) {
      const past = history[i];
      if (past !== undefined && past.run === run && test(game, past, context)) return true;
    }
    return false;
  };
}

const isThis: DeedTest = (_game, occurrence, { source }) =>
  source !== null && refOf(source) === occurrence.card;

/** The card as it is now, or what was printed on it where it is gone or has moved (9.6.5c). */
function cardIs(filter: Filter, bind: Binder): DeedTest {
  const { test, printed } = bind.filter(filter);
  return (game, occurrence, context) => {
    const card = findCard(game.state, occurrence.card);
    // It lay facedown in the rig and was nothing in particular (8.4.2).
    if (card !== null && occurrence.def < 0)
      return test(game, { ...card, zone: 'rig', faceup: false }, context);
    if (card !== null) return test(game, card, context);
    const def = game.rules.defs[occurrence.def];
    return def !== undefined && printed(def);
  };
}

function onServer(spec: ServerSpec, bind: Binder): DeedTest {
  const test = bind.server(spec);
  return (game, { server, nth }, context) => test(game, server, context, nth);
}

/** Deeds that happen in parts: without a word about it the first part is meant. */
const IN_PARTS: Readonly<Partial<Record<Deed['deed'], 'stage' | 'result' | 'fully'>>> = {
  act: 'stage',
  break: 'fully',
  trace: 'result',
};

/** One subroutine is broken, printed or not; that the ice is fully broken is told by itself. */
const isOfOne: DeedTest = (_game, { detail }) => detail !== 'fully';

/** Ice is passed after something only where that was with it, in the encounter right before (26.03 6.1.3e-f). */
function inItsEncounter(deed: Deed, bind: Binder): DeedTest {
  const test = bind.deed(deed);
  return (game, { nth, encounter, card }, context) => {
    if (encounter === 0) return false;
    const { history } = game.state.turn;
    for (let i = 0; i < nth; i++) {
      const past = history[i];
      if (past?.encounter === encounter && past.card === card && test(game, past, context)) return true;
    }
    return false;
  };
}

/** Works out once what a deed asks of something that happened. */
export function makeDeedTest(deed: Deed, bind: Binder): DeedTest {
  const tests: DeedTest[] = [];
  const said: Readonly<Record<string, unknown>> = { ...deed };
  for (const [field, make] of Object.entries(FIELDS) as [
    string,
    (value: never, bind: Binder) => DeedTest,
  ][]) {
    if (said[field] === undefined) continue;
    const isAfterEncounter = field === 'after' && deed.deed === 'pass';
    tests.push((isAfterEncounter ? inItsEncounter : make)(said[field] as never, bind));
  }
  if (DOERS[deed.deed] === null && said.by === undefined) tests.push(FIELDS.by('you', bind));
  const part = IN_PARTS[deed.deed];
  if (part !== undefined && said[part] === undefined) tests.push(part === 'fully' ? isOfOne : detailIs(''));
  const name = deed.deed;
  const [only] = tests;
  if (only === undefined) return (_game, occurrence) => occurrence.deed === name;
  if (tests.length === 1)
    return (game, occurrence, context) => occurrence.deed === name && only(game, occurrence, context);
  return (game, occurrence, context) =>
    occurrence.deed === name && tests.every((test) => test(game, occurrence, context));
}

/** The encounter going on, else the one that what happens now directly follows (26.03 6.1.3e). */
const encounterSpokenOf = (state: State): number =>
  encounterFrame(state)?.number ?? runFrame(state)?.number ?? 0;

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
    case 'encounter': {
      const number = encounterSpokenOf(game.state);
      return number === 0 ? [] : turn.history.filter((past) => past.encounter === number);
    }
  }
}
