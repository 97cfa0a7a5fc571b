import type { CompiledCard } from '../../compile/program.ts';
import { at } from '../../invariant.ts';
import { asksWhetherInstalled, type Filter } from '../../language/filter.ts';
import { COUNTERS, type Counter } from '../../language/lists.ts';
import type { Sorts } from '../../language/sorts.ts';
import type { CardProperty, Measure } from '../../language/value.ts';
import { opponentOf, type Side } from '../../side.ts';
import type { Context } from '../../state/context.ts';
import { cardOf, controllerOf, defOf, type Game, playerOf, refOf } from '../../state/game.ts';
import { isConditionCounter, isNothing, isRezzed, isUnrezzed } from '../../state/in-play.ts';
import { hostedOn } from '../../state/move.ts';
import type { Card, CardId, ObjectRef } from '../../state/state.ts';
import type { Binder, Bound, BoundFilter, CardTest } from '../binding.ts';
import { wordNamedBy } from '../named.ts';
import { stillThere } from './cards.ts';
import { historyOf } from './deeds.ts';
import { makeMeasure } from './measures.ts';
import { cardProperty } from './properties.ts';
import { showZone, zoneOf, zoneTest } from './zones.ts';

const listOf = <T>(one: T | readonly T[]): readonly T[] => (Array.isArray(one) ? one : [one as T]);

type PrintedTest = (def: CompiledCard) => boolean;

/** What a card needs to have printed on it; null: nothing in particular. */
function makePrinted(filter: Filter): PrintedTest | null {
  const tests: PrintedTest[] = [];
  const { type, subtype, faction, title, unique } = filter;
  if (type !== undefined) {
    const types: readonly string[] = listOf(type);
    tests.push((def) => types.includes(def.type));
  }
  if (subtype !== undefined) {
    const wanted = listOf(subtype);
    tests.push(({ data }) => wanted.some((one) => data.subtypes.includes(one)));
  }
  if (faction !== undefined && faction !== 'own' && faction !== 'theirs')
    tests.push(({ data }) => data.faction === faction);
  if (typeof title === 'string' && !isCardWord(title)) tests.push(({ data }) => data.title === title);
  if (unique !== undefined) tests.push(({ data }) => (data.unique === true) === unique);
  return tests.length === 0 ? null : (def) => tests.every((test) => test(def));
}

const isCardWord = (title: string): title is Sorts['sameTitle'] =>
  title === 'this' || title === 'that' || title === 'it';

/** A byte for each definition of a game, worked out once. */
function byDefinition(printed: PrintedTest): CardTest {
  const kept = new WeakMap<readonly CompiledCard[], Uint8Array>();
  let lastDefs: readonly CompiledCard[] = [];
  let bytes: Uint8Array = new Uint8Array();
  return ({ rules: { defs } }, card) => {
    if (defs !== lastDefs) {
      bytes = kept.get(defs) ?? Uint8Array.from(defs, (def) => (printed(def) && !def.isCounter ? 1 : 0));
      kept.set(defs, bytes);
      lastDefs = defs;
    }
    // A facedown installed Runner card has no characteristics (8.4.2).
    return bytes[card.def] === 1 && (card.faceup || card.zone !== 'rig');
  };
}

/** The same where cards of the game give others subtypes, or take them. */
function printedTest(filter: Filter, printed: PrintedTest): CardTest {
  const byPrint = byDefinition(printed);
  const { subtype, ...others } = filter;
  if (subtype === undefined) return byPrint;
  const rest = makePrinted(others);
  const byRest = rest === null ? null : byDefinition(rest);
  const wanted = listOf(subtype);
  return (game, card, context) => {
    if (!game.rules.grantsSubtypes) return byPrint(game, card, context);
    if (card.zone === 'rig' && !card.faceup) return false;
    if (byRest !== null && !byRest(game, card, context)) return false;
    const has = game.rules.subtypesOf(game, card);
    return wanted.some((one) => has.includes(one));
  };
}

/** Cards in hands and decks are neither faceup nor facedown (1.20.1a). */
const isUnseen = ({ zone }: Card): boolean =>
  zone === 'hq' || zone === 'grip' || zone === 'rd' || zone === 'stack';

const isOneOf = (cards: readonly Card[], card: Card): boolean => cards.some(({ id }) => id === card.id);

/** A card of the same title as one that something happened to. */
function copyOfPast(past: Sorts['past'], bind: Binder): CardTest {
  const test = bind.deed(past.deed);
  return (game, card, context) => {
    const { title } = defOf(game, card).data;
    if (isNothing(card)) return false;
    return historyOf(game, past, context.controller).some(
      (occurrence) =>
        game.rules.defs[occurrence.def]?.data.title === title && test(game, occurrence, context),
    );
  };
}

/** Whether a card has the type, subtype or title of that word; none was named: no card has. */
function isAsNamed(game: Game, card: Card, what: NonNullable<Filter['named']>, word: string | null): boolean {
  if (word === null || isNothing(card) || isConditionCounter(card)) return false;
  const { data, type } = defOf(game, card);
  switch (what) {
    case 'cardType':
      return type === word;
    case 'subtype':
      return game.rules.subtypesOf(game, card).some((subtype) => subtype === word);
    case 'title':
      return data.title === word;
  }
}

type Field = Exclude<keyof Filter, 'type' | 'subtype' | 'unique'>;
type FieldOf<K extends Field> = NonNullable<Filter[K]>;

/** What each field asks of a card beyond what is printed on it; null: nothing. */
const FIELDS: {
  readonly [K in Field]: (value: FieldOf<K>, filter: Filter, bind: Binder) => CardTest | null;
} = {
  side:
    (side) =>
    (_game, { owner }) =>
      owner === side,
  rezzed: (rezzed) => (rezzed ? (_game, card) => isRezzed(card) : (_game, card) => isUnrezzed(card)),
  faceup: (faceup) => (_game, card) => card.faceup === faceup && !isUnseen(card),
  in: (zones, { side }) => {
    const tests = listOf(zones).map(zoneTest);
    const [only] = tests;
    if (tests.length === 1 && only !== undefined)
      return (_game, card, { controller }) => only(card.zone, side ?? controller);
    return (_game, card, { controller }) => tests.some((test) => test(card.zone, side ?? controller));
  },
  server: (server, _filter, bind) => {
    const test = bind.server(server);
    return (game, card, context) => test(game, card.server, context, game.state.turn.history.length);
  },
  hostedOn: (ref, _filter, bind) => {
    const hosts = bind.cards(ref);
    return (game, card, context) =>
      waitingAside(ref, context)?.includes(refOf(card)) ??
      // A condition counter is no card that is hosted there.
      (card.host >= 0 &&
        !isConditionCounter(card) &&
        hosts(game, context).some(({ id }) => id === card.host));
  },
  hosts: (what, _filter, bind) => (isCounter(what) ? (_game, card) => card[what] > 0 : hosting(what, bind)),
  has: (measures, _filter, bind) => {
    const tests = Object.entries(measures).map(([what, measure]) =>
      hasMeasure(what as CardProperty, measure, bind),
    );
    return (game, card, context) => tests.every((test) => test(game, card, context));
  },
  faction: (faction) => {
    if (faction !== 'own' && faction !== 'theirs') return null;
    return ({ state, rules }, card, { controller }) => {
      if (isNothing(card)) return false;
      const side = faction === 'own' ? controller : opponentOf(controller);
      const identity = cardOf(state, playerOf(state, side).identity);
      return rules.defs[card.def]?.data.faction === rules.defs[identity.def]?.data.faction;
    };
  },
  title: (title, _filter, bind) => {
    if (typeof title === 'object') return copyOfPast(title, bind);
    if (!isCardWord(title)) return null;
    const named = bind.cards(title);
    return (game, card, context) =>
      !isNothing(card) &&
      named(game, context).some(
        (one) => !isNothing(one) && defOf(game, one).data.title === defOf(game, card).data.title,
      );
  },
  named:
    (what) =>
    (game, card, { source }) =>
      isAsNamed(game, card, what, wordNamedBy(game.state, source, what)),
  is: (ref, _filter, bind) => isAmong(bind.cards(ref)),
  among: (ref, _filter, bind) => isAmong(bind.cards(ref)),
  can: (what) => (game, card) => couldBe(game, what, card),
  done: (past, _filter, bind) => wasDone(past, bind),
  not: (filter, _filter, bind) => {
    const { test } = bind.filter(filter);
    return (game, card, context) => !test(game, card, context);
  },
  or: (filters, _filter, bind) => {
    const tests = filters.map((filter) => bind.filter(filter).test);
    return (game, card, context) => tests.some((test) => test(game, card, context));
  },
};

/** While it is worked out whether something can be done with a card, what asks for that of its own speaks of none. */
let asking = false;

function couldBe(game: Game, what: NonNullable<Filter['can']>, card: Card): boolean {
  if (asking) return false;
  asking = true;
  try {
    return game.rules.can[what](game, card, controllerOf(card));
  } finally {
    asking = false;
  }
}

const isCounter = (what: Counter | Filter): what is Counter => COUNTERS.some((counter) => counter === what);

function hosting(filter: Filter, bind: Binder): CardTest {
  const { test } = bind.filter(filter);
  return (game, card, context) => hostedOn(game.state, card).some((hosted) => test(game, hosted, context));
}

function hasMeasure(what: CardProperty, measure: Measure, bind: Binder): CardTest {
  const fits = makeMeasure(measure, bind);
  return (game, card, context) => {
    const number = cardProperty(game, card, what);
    return number !== null && fits(number, game, context);
  };
}

const isAmong =
  (cards: Bound<readonly Card[]>): CardTest =>
  (game, card, context) =>
    isOneOf(cards(game, context), card);

/** What was installed this turn is known of every card; other deeds are looked up. */
function wasDone(past: Sorts['past'], bind: Binder): CardTest {
  if (asksWhetherInstalled(past)) return (game, card) => card.installedTurn === game.state.turn.number;
  const test = bind.deed(past.deed);
  return (game, card, context) =>
    historyOf(game, past, context.controller).some(
      (occurrence) => occurrence.card === refOf(card) && test(game, occurrence, context),
    );
}

function makeTest(filter: Filter, printed: PrintedTest | null, bind: Binder): CardTest {
  const tests: CardTest[] = printed === null ? [] : [printedTest(filter, printed)];
  for (const [field, make] of Object.entries(FIELDS) as [Field, (...all: unknown[]) => CardTest | null][]) {
    const said = filter[field];
    const test = said === undefined ? null : make(said, filter, bind);
    if (test !== null) tests.push(test);
  }
  const [first, second] = tests;
  if (first === undefined) return () => true;
  if (second === undefined) return first;
  if (tests.length === 2)
    return (game, card, context) => first(game, card, context) && second(game, card, context);
  return (game, card, context) => {
    for (const test of tests) if (!test(game, card, context)) return false;
    return true;
  };
}

/** Shows the cards a filter may speak of one by one. */
type Look = (game: Game, context: Context, shows: (card: Card) => boolean) => boolean;

function makeLook(filter: Filter, bind: Binder): Look {
  if (filter.among !== undefined) {
    const cards = bind.cards(filter.among);
    return (game, context, shows) => cards(game, context).some(shows);
  }
  if (filter.hostedOn !== undefined) return lookOn(filter.hostedOn, bind);
  const named = listOf(filter.in ?? 'installed');
  const zones = named.includes('installed')
    ? named.filter((zone) => zone !== 'ice' && zone !== 'root')
    : named;
  return (game, { controller }, shows) => {
    const { state } = game;
    const side: Side = filter.side ?? controller;
    const showAll = (ids: readonly CardId[]): boolean => {
      for (const id of ids) if (shows(cardOf(state, id))) return true;
      return false;
    };
    for (let i = 0; i < zones.length; i++) {
      const zone = zoneOf(at(zones, i), side);
      // A zone that has two names is looked through once.
      let isNew = true;
      for (let before = 0; before < i; before++) if (zoneOf(at(zones, before), side) === zone) isNew = false;
      if (isNew && showZone(state, zone, showAll)) return true;
    }
    return false;
  };
}

/** What lay on a source that its own cost took away waits set aside, and counts as hosted on it (9.5.5). */
const waitingAside = (ref: Sorts['cards'], { source, frame }: Context): readonly ObjectRef[] | null =>
  ref === 'this' && source === null && frame !== null ? frame.hosted : null;

/** Cards on a host. */
function lookOn(ref: NonNullable<Filter['hostedOn']>, bind: Binder): Look {
  const hosts = bind.cards(ref);
  return (game, context, shows) => {
    const aside = waitingAside(ref, context);
    if (aside !== null) return stillThere(game.state, aside).some(shows);
    return hosts(game, context).some((host) => hostedOn(game.state, host).some(shows));
  };
}

/** Whether a filter asks for nothing but what is printed on cards. */
function isPrinted({ type, subtype, side, unique, faction, title, not, or, ...rest }: Filter): boolean {
  return (
    Object.keys(rest).length === 0 &&
    faction !== 'own' &&
    faction !== 'theirs' &&
    (title === undefined || (typeof title === 'string' && !isCardWord(title))) &&
    (not === undefined || isPrinted(not)) &&
    (or === undefined || or.every(isPrinted))
  );
}

/** What is printed on a card that is gone; nobody can tell anything else of it. */
function makePrintedOnly(filter: Filter, printed: PrintedTest | null, bind: Binder): PrintedTest {
  const not = filter.not !== undefined && isPrinted(filter.not) ? bind.filter(filter.not) : null;
  const or = filter.or?.every(isPrinted) === true ? filter.or.map((one) => bind.filter(one)) : null;
  const { side } = filter;
  return (def) =>
    (printed === null || printed(def)) &&
    (side === undefined || def.data.side === side) &&
    (not === null || !not.printed(def)) &&
    (or === null || or.some((one) => one.printed(def)));
}

/** Works out once which cards a filter speaks of. */
export function makeFilter(filter: Filter, bind: Binder): BoundFilter {
  const printed = makePrinted(filter);
  const test = makeTest(filter, printed, bind);
  const look = makeLook(filter, bind);
  return {
    test,
    some: (game, context, enough) => look(game, context, (card) => test(game, card, context) && enough(card)),
    printed: makePrintedOnly(filter, printed, bind),
  };
}
