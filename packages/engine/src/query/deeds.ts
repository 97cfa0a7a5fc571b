import type { Who } from '../language/condition.ts';
import type { Deed } from '../language/deed.ts';
import type { ServerSpec } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Sorts } from '../language/sorts.ts';
import { type DeedName, DOERS } from '../language/words/deeds.ts';
import { opponentOf, type Side } from '../side.ts';
import { findCard, type Game, refOf } from '../state/game.ts';
import {
  type Card,
  NO_SERVER,
  NOTHING,
  type ObjectRef,
  type Occurrence,
  type ServerId,
  type Zone,
} from '../state/state.ts';
import { ownServer } from './active.ts';
import { defMatches, matches } from './filter.ts';
import { type ServerTest, serverTest } from './servers.ts';

/** Who speaks of a deed: a card, if it is still there, its controller, and the server the card is or was in. */
export interface Speaker {
  readonly source: Card | null;
  readonly controller: Side;
  readonly home: ServerId;
}

export const speakerOf = (game: Game, source: Card, controller: Side): Speaker => ({
  source,
  controller,
  home: ownServer(game.state, source),
});

type DeedTest = (game: Game, occurrence: Occurrence, speaker: Speaker) => boolean;

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
const FIELDS: { readonly [K in FieldName]: (value: FieldValue<K>) => DeedTest } = {
  by:
    (by) =>
    (_game, occurrence, { controller }) =>
      concerns(by, controller, occurrence.side),
  card: (card) => (card === 'this' ? isThis : cardIs(card)),
  server: (server) => onServer(server),
  from:
    (zone) =>
    (_game, { from }) =>
      from !== '' && wasIn(from, zone),
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
const cardIs =
  (filter: Filter): DeedTest =>
  (game, occurrence, { source }) => {
    const card = findCard(game.state, occurrence.card);
    return card === null ? defMatches(game, occurrence, filter) : matches(game, card, filter, source);
  };

function onServer(spec: ServerSpec): DeedTest {
  const test = testOfServer(spec);
  return (game, { server, nth }, { home }) => test(game, server, home, nth);
}

/** Whether a card that moved came from a zone. */
const wasIn = (from: Zone, zone: NonNullable<Filter['zone']>): boolean =>
  zone === 'installed'
    ? from === 'rig' || from === 'ice' || from === 'root'
    : zone === 'hqOrArchives'
      ? from === 'hq' || from === 'archives'
      : from === zone;

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

function makeTest(deed: Deed): DeedTest {
  const tests: DeedTest[] = [];
  const said: Readonly<Record<string, unknown>> = { ...deed };
  for (const [field, make] of Object.entries(FIELDS) as [string, (value: never) => DeedTest][]) {
    if (said[field] !== undefined) tests.push(make(said[field] as never));
  }
  if (DOERS[deed.deed] === null && said.by === undefined) tests.push(FIELDS.by('you'));
  const part = IN_PARTS[deed.deed];
  if (part !== undefined && said[part] === undefined) tests.push(detailIs(''));
  const name = deed.deed;
  const [only] = tests;
  if (only === undefined) return (_game, occurrence) => occurrence.deed === name;
  if (tests.length === 1)
    return (game, occurrence, speaker) => occurrence.deed === name && only(game, occurrence, speaker);
  return (game, occurrence, speaker) =>
    occurrence.deed === name && tests.every((test) => test(game, occurrence, speaker));
}

/** A thing made of a piece of card data once, and kept as long as the data. */
function kept<D extends object, T>(make: (data: D) => T): (data: D) => T {
  const made = new WeakMap<D, T>();
  return (data) => {
    let thing = made.get(data);
    if (thing === undefined) {
      thing = make(data);
      made.set(data, thing);
    }
    return thing;
  };
}

const testOf = kept(makeTest);

/** Whether something that happened is such a deed, the first of its period or not. */
export const isSpokenOf = (game: Game, deed: Deed, occurrence: Occurrence, speaker: Speaker): boolean =>
  testOf(deed)(game, occurrence, speaker);

/** Whether something that happens now is the deed a card waits for (9.6.5). */
export function meets(game: Game, deed: Deed, occurrence: Occurrence, speaker: Speaker): boolean {
  if (!isSpokenOf(game, deed, occurrence, speaker)) return false;
  const first = 'first' in deed ? deed.first : undefined;
  if (first === undefined) return true;
  const { history } = game.state.turn;
  for (let i = 0; i < occurrence.nth; i++) {
    const past = history[i] as Occurrence;
    if (first === 'run' && past.run !== occurrence.run) continue;
    if (isSpokenOf(game, deed, past, speaker)) return false;
  }
  return true;
}

/**
 * Whether something about to happen is the deed an interrupt speaks of. "The first time each turn" looks at what became
 * imminent before it, not at what came of that (9.8.5a).
 */
export function wouldMeet(
  game: Game,
  deed: Deed,
  occurrence: Occurrence,
  speaker: Speaker,
  before: number,
): boolean {
  if (!isSpokenOf(game, deed, occurrence, speaker)) return false;
  const first = 'first' in deed ? deed.first : undefined;
  if (first === undefined) return true;
  const { imminent } = game.state.turn;
  for (let i = 0; i < before; i++) {
    const past = imminent[i] as Occurrence;
    if (first === 'run' && past.run !== occurrence.run) continue;
    if (isSpokenOf(game, deed, past, speaker)) return false;
  }
  return true;
}

const NO_WITNESSES: readonly ObjectRef[] = [];

/** A deed that somebody is about to do, to be asked what it costs, what pays for it and whether it is forbidden. */
export const prospect = (
  game: Game,
  deed: DeedName,
  side: Side,
  card: Card | null,
  server: ServerId,
  detail = '',
): Occurrence => ({
  deed,
  side,
  card: card === null ? NOTHING : refOf(card),
  def: card === null ? -1 : card.def,
  amount: 0,
  was: 0,
  detail,
  server,
  from: card === null ? '' : card.zone,
  witnesses: NO_WITNESSES,
  run: game.state.run?.number ?? 0,
  nth: game.state.turn.history.length,
});

/** What happened in a stretch of the game; the last turn is that of who did the deed. */
function historyOf(game: Game, { deed, per }: Sorts['past'], controller: Side): readonly Occurrence[] {
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

/** All that was such a deed in a stretch of the game. */
export const pastDeeds = (game: Game, past: Sorts['past'], speaker: Speaker): readonly Occurrence[] =>
  historyOf(game, past, speaker.controller).filter((occurrence) =>
    isSpokenOf(game, past.deed, occurrence, speaker),
  );

export const happened = (game: Game, past: Sorts['past'], speaker: Speaker): boolean =>
  historyOf(game, past, speaker.controller).some((occurrence) =>
    isSpokenOf(game, past.deed, occurrence, speaker),
  );

const NOBODY: Speaker = { source: null, controller: 'runner', home: NO_SERVER };

const happenedOn = (past: Sorts['past']) => {
  return (game: Game, server: ServerId): boolean =>
    pastDeeds(game, past, NOBODY).some((occurrence) => occurrence.server === server);
};

const keptServerTest = kept((spec: Exclude<ServerSpec, string>) => serverTest(spec, happenedOn));

/** What a card's words for servers mean. */
export const testOfServer = (spec: ServerSpec): ServerTest =>
  typeof spec === 'string' ? serverTest(spec, happenedOn) : keptServerTest(spec);
