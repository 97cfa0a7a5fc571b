import { InputError } from '../errors.ts';
import { COSTLY_DEEDS, VALUES } from '../language/ability.ts';
import { CARD_TYPES, type CardData, FACTIONS } from '../language/card.ts';
import { COUNTERS } from '../language/counter.ts';
import { CENTRAL_SERVERS, DAMAGE_TYPES, PROHIBITIONS } from '../language/effect.ts';
import { FILTER_ZONES } from '../language/filter.ts';
import { MOMENTS } from '../language/moment.ts';

/** Throws an InputError that names the place when a value is not what the card language knows. */
type Check = (value: unknown, path: string) => void;

const fail = (path: string, message: string): never => {
  throw new InputError('badCard', path, message);
};

const show = (value: unknown): string => JSON.stringify(value) ?? String(value);

const word =
  (...words: readonly string[]): Check =>
  (value, path) => {
    if (typeof value !== 'string' || !words.includes(value)) {
      fail(path, `unknown word ${show(value)}; one of ${words.join(', ')} is understood`);
    }
  };
const integer: Check = (value, path) => {
  if (!Number.isInteger(value)) fail(path, `a whole number is needed, not ${show(value)}`);
};
const count: Check = (value, path) => {
  integer(value, path);
  if ((value as number) < 0) fail(path, `a number of 0 or more is needed, not ${show(value)}`);
};
const text: Check = (value, path) => {
  if (typeof value !== 'string' || value === '') fail(path, `a text is needed, not ${show(value)}`);
};
const yes: Check = (value, path) => {
  if (value !== true) fail(path, `only true may stand here, not ${show(value)}`);
};
const boolean: Check = (value, path) => {
  if (typeof value !== 'boolean') fail(path, `true or false is needed, not ${show(value)}`);
};
const list =
  (check: Check): Check =>
  (value, path) => {
    if (!Array.isArray(value)) fail(path, `a list is needed, not ${show(value)}`);
    (value as unknown[]).forEach((element, index) => {
      check(element, `${path}[${index}]`);
    });
  };
const nullable =
  (check: Check): Check =>
  (value, path) => {
    if (value !== null) check(value, path);
  };
const oneOf =
  (pick: (value: unknown) => Check): Check =>
  (value, path) => {
    pick(value)(value, path);
  };
const lazy =
  (get: () => Check): Check =>
  (value, path) => {
    get()(value, path);
  };

type Fields = Readonly<Record<string, Check>>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shape =
  (needed: Fields, optional: Fields = {}): Check =>
  (value, path) => {
    if (!isObject(value)) {
      fail(path, `a group of properties is needed, not ${show(value)}`);
      return;
    }
    for (const key of Object.keys(value)) {
      if (needed[key] === undefined && optional[key] === undefined)
        fail(`${path}.${key}`, 'unknown property');
    }
    for (const [key, check] of Object.entries(needed)) {
      if (value[key] === undefined) fail(`${path}.${key}`, 'is missing');
      check(value[key], `${path}.${key}`);
    }
    for (const [key, check] of Object.entries(optional)) {
      if (value[key] !== undefined) check(value[key], `${path}.${key}`);
    }
  };

/** A union told apart by the word in `tag`. */
const tagged =
  (tag: string, variants: Readonly<Record<string, readonly [Fields, Fields?]>>): Check =>
  (value, path) => {
    if (!isObject(value)) fail(path, `something with a "${tag}" is needed, not ${show(value)}`);
    const name = (value as Record<string, unknown>)[tag];
    const variant = typeof name === 'string' ? variants[name] : undefined;
    if (variant === undefined) {
      fail(path, `unknown ${tag} ${show(name)}; one of ${Object.keys(variants).join(', ')} is understood`);
      return;
    }
    shape({ ...variant[0], [tag]: text }, variant[1])(value, path);
  };

const who = word('you', 'opponent');
const anyone = word('you', 'opponent', 'any');
const counter = word(...COUNTERS);
const cardType = word(...CARD_TYPES);
const oneOrMore = (check: Check): Check => oneOf((value) => (Array.isArray(value) ? list(check) : check));

const filter = shape(
  {},
  {
    zone: word(...FILTER_ZONES),
    type: oneOrMore(cardType),
    notType: cardType,
    subtype: text,
    notSubtype: text,
    side: word('corp', 'runner'),
    rezzed: boolean,
    faceup: boolean,
    canBeAdvanced: yes,
    installedThisTurn: boolean,
    hosts: counter,
    isHost: yes,
    sameServer: yes,
    server: word('remote', 'central'),
    hostedOnSource: yes,
    installable: yes,
    notSource: yes,
  },
);

const reference: Check = oneOf((value) => {
  if (typeof value === 'string')
    return word('source', 'host', 'subject', 'chosen', 'encountered', 'accessed');
  if (isObject(value) && 'all' in value) return shape({ all: filter });
  return shape({ choose: filter, count }, { upTo: yes, by: who, search: yes });
});

const amount: Check = oneOf((value) =>
  typeof value === 'number'
    ? integer
    : tagged('amount', {
        cards: [{ filter, each: integer, plus: integer }],
        counters: [{ counter, on: reference, each: integer, plus: integer }],
        pointsScoredThisTurn: [{}],
        subject: [{}],
        accessedDuringRun: [{}],
        pastRequirement: [{ each: integer }],
        either: [{ condition: lazy(() => condition), holds: integer, otherwise: integer }],
      }),
);
const amountOrAll: Check = oneOf((value) => (value === 'all' ? word('all') : amount));

const condition: Check = tagged('is', {
  tagged: [{}],
  clicksLeft: [{}],
  actionPhase: [{}],
  atLeast: [{ amount, number: integer }],
  happened: [{ moment: word(...MOMENTS), who: anyone, turn: word('this', 'last') }, { card: filter }],
  actionsAllDifferent: [{ first: count }],
  protects: [{ server: word('remote', 'central') }],
  subjectWasUnadvanced: [{}],
  sourceActedThisTurn: [{ moment: word(...MOMENTS) }],
  itsRun: [{}],
  aRun: [{}],
  sourceIsInstalled: [{}],
  encounteringSource: [{}],
  runOnThisServer: [{}],
  encounteringHost: [{}],
  stoleDuringRun: [{}],
  creditsAtMost: [{ who, number: count }],
  subjectHasOddCost: [{}],
  not: [{ of: lazy(() => condition) }],
});

/** What a player pays with what is theirs; the other parts of a cost need the card they stand on. */
const PLAYERS_PARTS: Parameters<typeof tagged>[1] = {
  clicks: [{ number: count }],
  credits: [{ amount }],
  loseClicks: [{ number: count }],
  trashFromHand: [{ number: count }],
  handToDeckBottom: [{ number: count }],
  forfeit: [{}],
  takeTags: [{ number: count }],
};
const additionalCost = list(tagged('pay', PLAYERS_PARTS));
const cost = list(
  tagged('pay', {
    ...PLAYERS_PARTS,
    trashSource: [{}],
    removeSource: [{}],
    counters: [{ counter, number: count }],
  }),
);

const duration = word('turn', 'run', 'encounter');

const effect = tagged('effect', {
  gainCredits: [{ amount, who }],
  loseCredits: [{ amount, who }],
  gainClicks: [{ amount, who }],
  loseClicks: [{ amount, who }],
  draw: [{ amount, who }],
  giveTags: [{ amount }],
  removeTags: [{ amount }],
  takeBadPublicity: [{ amount }],
  damage: [{ type: word(...DAMAGE_TYPES), amount }, { unpreventable: yes }],
  placeCounters: [{ counter, amount, on: reference }, { load: yes }],
  removeCounters: [{ counter, amount, on: reference }],
  charge: [{ on: reference }],
  takeCredits: [{ amount: amountOrAll, from: reference }],
  trash: [{ what: reference }, { unpreventable: yes }],
  rez: [{ what: reference }, { free: yes }],
  derez: [{ what: reference }],
  install: [{ what: reference }, { free: yes, inward: yes }],
  addToHand: [{ what: reference }, { reveal: yes }],
  shuffleIntoDeck: [{ what: reference }],
  shuffleDeck: [{}],
  removeFromGame: [{ what: reference }],
  host: [{ what: reference }, { facedown: yes }],
  purge: [{}],
  endActionPhase: [{}],
  takeAction: [{ clickDiscount: count }, { different: yes }],
  forbid: [{ what: word(...PROHIBITIONS), who }, { until: duration }],
  run: [
    {
      on: word('any', 'central', 'remote', 'hq', 'rd', 'archives', 'hqOrRd', 'centralNotRunThisTurn', 'mark'),
    },
  ],
  identifyMark: [{}],
  sabotage: [{ amount }],
  approach: [{ what: reference }],
  moveRunner: [{ to: word(...CENTRAL_SERVERS) }],
  attackInstead: [{ to: word(...CENTRAL_SERVERS) }],
  endRun: [{}],
  break: [{ number: count }, { upTo: yes }],
  strength: [{ of: reference, amount, until: duration }],
  bypass: [{}],
  accessMore: [{ amount }],
  mayJackOut: [{}],
  reveal: [{ what: reference }],
  expose: [{ what: reference }],
  swap: [{ what: reference }],
  encounter: [{ what: reference }],
  later: [{ ability: lazy(() => conditional) }],
  prevent: [{ amount: amountOrAll }],
  setImminent: [{ amount }],
  redirectToDeck: [{}],
});

const steps: Check = list(
  oneOf((value) =>
    isObject(value) && 'effect' in value
      ? effect
      : tagged('step', {
          together: [{ effects: list(effect) }],
          if: [{ condition, steps: lazy(() => steps), otherwise: lazy(() => steps) }],
          may: [{ steps: lazy(() => steps) }],
          mayPay: [{ cost, by: who, steps: lazy(() => steps), otherwise: lazy(() => steps) }],
          modes: [{ by: who, modes: list(lazy(() => steps)) }],
          pay: [{ cost, by: who }],
          trace: [{ strength: count, steps: lazy(() => steps), otherwise: lazy(() => steps) }],
        }),
  ),
);

const trigger = shape(
  { moment: word(...MOMENTS) },
  {
    who: anyone,
    card: oneOf((value) => (typeof value === 'string' ? word('source') : filter)),
    counter,
    first: word('turn', 'run'),
    reaches: count,
    server: word('this', 'hq', 'rd', 'archives', 'central', 'remote', 'hqOrRd', 'mark'),
    itsRun: yes,
  },
);

const conditional: Check = shape(
  { on: oneOrMore(trigger), steps },
  { condition, may: yes, limit: word('oncePerTurn'), activeIn: word(...FILTER_ZONES), persistent: yes },
);

const imminent = tagged('effect', {
  damage: [{ type: oneOrMore(word(...DAMAGE_TYPES)) }, { first: word('turn') }],
  giveTags: [{}, { first: word('turn') }],
  draw: [{ who }, { basicAction: yes, first: word('turn') }],
  trash: [{ card: oneOf((value) => (typeof value === 'string' ? word('source') : filter)) }],
});

const spending = tagged('on', {
  install: [{}, { card: filter }],
  rez: [{}, { card: filter }],
  play: [{}, { card: filter }],
  advance: [{}, { card: filter }],
  useCard: [{}, { card: filter }],
  removeTag: [{}],
  trash: [{}, { card: filter }],
  anything: [{ while: condition }, { inPool: yes }],
});

const card = shape(
  {
    id: text,
    title: text,
    side: word('corp', 'runner'),
    type: cardType,
    faction: word(...FACTIONS),
    subtypes: list(text),
  },
  {
    unique: yes,
    influence: count,
    deckLimit: count,
    cost: nullable(count),
    strength: nullable(integer),
    memory: count,
    trash: count,
    advancement: count,
    points: integer,
    link: count,
    minimumDeckSize: count,
    influenceLimit: nullable(count),
    play: steps,
    static: list(
      tagged('static', {
        value: [
          {
            value: word(...VALUES),
            of: oneOf((value) => (typeof value === 'string' ? word('source', 'you', 'opponent') : filter)),
            by: amount,
          },
          { while: condition },
        ],
        cannot: [{ what: word(...PROHIBITIONS), who }, { while: condition }],
        spendHosted: [{ for: list(spending) }],
        additionalCost: [
          { to: word(...COSTLY_DEEDS), of: word('source', 'thisServer'), cost: additionalCost },
          { persistent: yes },
        ],
      }),
    ),
    paid: list(
      shape(
        { cost, steps },
        { limit: word('oncePerTurn'), onlyIf: condition, interface: text, access: yes, by: word('opponent') },
      ),
    ),
    when: list(conditional),
    interrupt: list(
      tagged('interrupt', {
        paid: [{ to: imminent, cost, steps }],
        when: [{ to: imminent, steps }, { may: yes }],
        instead: [{ to: imminent, amount }],
      }),
    ),
    subroutines: list(steps),
    recurring: count,
    playOnlyIf: condition,
    installOn: filter,
    canHost: filter,
    canBeAdvanced: yes,
    terminal: yes,
    removedWhenResolved: yes,
  },
);

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  agenda: ['advancement', 'points'],
  asset: ['cost', 'trash'],
  ice: ['cost', 'strength', 'subroutines'],
  operation: ['cost', 'play'],
  upgrade: ['cost', 'trash'],
  event: ['cost', 'play'],
  hardware: ['cost'],
  program: ['cost', 'memory'],
  resource: ['cost'],
  identity: ['minimumDeckSize', 'influenceLimit'],
};

const CORP_TYPES = ['identity', 'agenda', 'asset', 'ice', 'operation', 'upgrade'];
const RUNNER_TYPES = ['identity', 'event', 'hardware', 'program', 'resource'];

/** Refuses unknown words, missing facts and impossible cards, naming the place. */
export function checkCard(data: CardData): void {
  const path = isObject(data) && typeof data.id === 'string' ? data.id : 'card';
  card(data, path);
  const types = data.side === 'corp' ? CORP_TYPES : RUNNER_TYPES;
  if (!types.includes(data.type)) fail(`${path}.type`, `a ${data.side} card cannot be ${show(data.type)}`);
  const values = data as unknown as Record<string, unknown>;
  for (const fact of NEEDED[data.type] ?? []) {
    if (values[fact] === undefined) fail(`${path}.${fact}`, `is missing from a card of type ${data.type}`);
  }
  if (data.play !== undefined && data.type !== 'operation' && data.type !== 'event') {
    fail(`${path}.play`, `a card of type ${data.type} is never played`);
  }
  if (
    data.recurring !== undefined &&
    !(data.static ?? []).some((ability) => ability.static === 'spendHosted')
  ) {
    fail(`${path}.recurring`, 'recurring credits need to say what they may be spent on');
  }
}
