import type { Amount } from '../language/amount.ts';
import type { Condition } from '../language/condition.ts';
import { type Deed, DOERS } from '../language/deed.ts';
import type { Filter } from '../language/filter.ts';
import type { Counter } from '../language/lists.ts';
import type { CardRef } from '../language/reference.ts';
import { quantity } from './amounts.ts';
import { controlledBy, doerOf, whoOf, whoseOf, wordsOf } from './deeds.ts';
import { lookingInPlay, oneOf, phraseOf } from './filters.ts';
import { cardsOf } from './references.ts';
import { itsRun } from './servers.ts';
import { CREDITS, countersOf, DRAWN_CARDS } from './units.ts';
import { nameOf, ownerName, sideOf, subjectName, type Voice } from './voice.ts';

/** Whether a condition is said to hold or not to hold. */
type Polarity = 'yes' | 'no';

const flipped = (polarity: Polarity): Polarity => (polarity === 'yes' ? 'no' : 'yes');

const be = (subject: string, polarity: Polarity): string =>
  `${subject} ${subject === 'you' ? 'are' : 'is'}${polarity === 'yes' ? '' : ' not'}`;

/** There being none is said so, not as "fewer than 1". */
const isNone = (number: number, polarity: Polarity): boolean => number === 1 && polarity === 'no';

const bound = (polarity: Polarity): string => (polarity === 'yes' ? 'at least' : 'fewer than');

function enoughCards(filter: Filter, number: number, polarity: Polarity, voice: Voice): string {
  const cards = (count: 'one' | 'many'): string => phraseOf(lookingInPlay(filter), count, voice);
  if (isNone(number, polarity)) return `there are no ${cards('many')}`;
  return number === 1
    ? `there is ${bound(polarity)} 1 ${cards('one')}`
    : `there are ${bound(polarity)} ${number} ${cards('many')}`;
}

function enoughCounters(
  counter: Counter,
  on: CardRef,
  number: number,
  polarity: Polarity,
  voice: Voice,
): string {
  const unit = countersOf(counter);
  const many = isNone(number, polarity) ? `no ${unit.bare}` : `${bound(polarity)} ${unit.of(number)}`;
  return `${cardsOf(on, voice)} has ${many}`;
}

function atLeast(amount: Amount, number: number, polarity: Polarity, voice: Voice): string {
  if (typeof amount === 'object' && 'plus' in amount && amount.each === 1 && amount.plus === 0) {
    return amount.amount === 'cards'
      ? enoughCards(amount.filter, number, polarity, voice)
      : enoughCounters(amount.counter, amount.on, number, polarity, voice);
  }
  if (typeof amount === 'object' && amount.amount === 'accessedDuringRun') {
    const many = `${bound(polarity)} ${DRAWN_CARDS.of(number)}`;
    return `${nameOf('runner', voice)} accessed ${many} during the run`;
  }
  const total = quantity(amount, { of: String, bare: 'a number', asMuch: 'that number' }, voice);
  return `${total} is ${polarity === 'yes' ? 'at least' : 'less than'} ${number}`;
}

/** Something that happened this turn ("you have installed a program"), or is over ("you installed ..."). */
function happened(
  { deed, per }: Extract<Condition, { is: 'happened' }>,
  polarity: Polarity,
  voice: Voice,
): string {
  switch (per) {
    case 'turn':
      return `${perfect(deed, polarity, voice)} this turn`;
    case 'lastTurn':
      return `${past(deed, polarity, voice)} during ${lastTurnOwner(deed, voice)} last turn`;
    case 'run':
      return `${past(deed, polarity, voice)} during the run`;
  }
}

const lastTurnOwner = (deed: Deed, voice: Voice): string => {
  const doer = DOERS[deed.deed];
  return ownerName(doer ?? sideOf(whoOf(deed) === 'opponent' ? 'opponent' : 'you', voice), voice);
};

const objectOf = (deed: Deed, voice: Voice): string | null =>
  'card' in deed && deed.card !== undefined && deed.card !== 'this' ? oneOf(deed.card, voice) : null;

const said = (verb: string, object: string): string => (object === '' ? verb : `${verb} ${object}`);

function perfect(deed: Deed, polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const not = polarity === 'yes' ? '' : ' not';
  const object = objectOf(deed, voice);
  const ofThis = 'card' in deed && deed.card === 'this';
  switch (words.kind) {
    case 'edge':
      return `${whoseOf(deed, 'any', voice)} ${words.of} has${not} ${words.edge === 'begins' ? 'begun' : 'ended'}`;
    case 'emptied':
      return ofThis
        ? `the loaded counters here have${not} run out`
        : `the loaded counters on ${object ?? 'a card'}${controlledBy(deed, voice)} have${not} run out`;
    case 'run':
      return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} has ${words.verb.participle}`;
    case 'deed': {
      if (ofThis) return `this card was${not} ${words.verb.participle}${words.after}`;
      const doer = doerOf(deed, voice);
      return `${doer} ${doer === 'you' ? 'have' : 'has'}${not} ${said(words.verb.participle, object ?? words.object)}${words.after}`;
    }
  }
}

function past(deed: Deed, polarity: Polarity, voice: Voice): string {
  const words = wordsOf(deed);
  const object = objectOf(deed, voice);
  const pick = (yes: string, no: string): string => (polarity === 'yes' ? yes : `did not ${no}`);
  switch (words.kind) {
    case 'edge': {
      const verb = words.edge === 'begins' ? pick('began', 'begin') : pick('ended', 'end');
      return `${whoseOf(deed, 'any', voice)} ${words.of} ${verb}`;
    }
    case 'emptied':
      return `the loaded counters on ${object ?? 'a card'}${controlledBy(deed, voice)} ${pick('ran out', 'run out')}`;
    case 'run':
      return `${polarity === 'yes' ? 'a' : 'no'} ${words.of} ${words.verb.past}`;
    case 'deed': {
      const { verb } = words;
      const doer = doerOf(deed, voice);
      return `${doer} ${said(pick(verb.past, verb.base), object ?? words.object)}${words.after}`;
    }
  }
}

/** A condition as a clause after "if" or "while". */
export function clauseOf(condition: Condition, voice: Voice, polarity: Polarity = 'yes'): string {
  switch (condition.is) {
    case 'tagged':
      return `${be(nameOf('runner', voice), polarity)} tagged`;
    case 'clicksLeft':
      return `you have ${polarity === 'yes' ? 'at least 1' : 'no '}[click] left`;
    case 'actionPhase':
      return `${be('it', polarity)} your action phase`;
    case 'atLeast':
      return atLeast(condition.amount, condition.number, polarity, voice);
    case 'happened':
      return happened(condition, polarity, voice);
    case 'actionsAllDifferent':
      return `your first ${condition.first} actions this turn were ${polarity === 'yes' ? '' : 'not '}all different`;
    case 'protects':
      return `this card ${polarity === 'yes' ? 'protects' : 'does not protect'} a ${condition.server} server`;
    case 'subjectWasUnadvanced':
      return `that card had ${polarity === 'yes' ? 'no' : 'any'} advancement counters before`;
    case 'itsRun':
      return `${be(itsRun(), polarity)} in progress`;
    case 'aRun':
      return `${polarity === 'yes' ? 'a' : 'no'} run is in progress`;
    case 'sourceIsInstalled':
      return `${be('this card', polarity)} installed`;
    case 'encounteringSource':
      return `${be(nameOf('runner', voice), polarity)} encountering this card`;
    case 'runOnThisServer':
      return `${be(nameOf('runner', voice), polarity)} running on this server`;
    case 'encounteringHost':
      return `${be(nameOf('runner', voice), polarity)} encountering the ice hosting this card`;
    case 'creditsAtMost': {
      const who = subjectName(condition.who, voice);
      const most = `${polarity === 'yes' ? 'at most' : 'more than'} ${CREDITS.of(condition.number)}`;
      return `${who} ${who === 'you' ? 'have' : 'has'} ${most}`;
    }
    case 'hasOddCost':
      return `${be(`the printed cost of ${cardsOf(condition.card, voice)}`, polarity)} odd`;
    case 'not':
      return clauseOf(condition.of, voice, flipped(polarity));
  }
}

/** A stretch of the game that a condition amounts to, after "only" or a sentence; null where it is none. */
export function duringText(condition: Condition): string | null {
  switch (condition.is) {
    case 'actionPhase':
      return 'during your action phase';
    case 'itsRun':
      return `during ${itsRun()}`;
    case 'aRun':
      return 'during a run';
    case 'runOnThisServer':
      return 'during a run on this server';
    case 'encounteringSource':
      return 'during an encounter with this card';
    case 'encounteringHost':
      return 'during an encounter with the ice hosting this card';
    default:
      return null;
  }
}

/** For how long something holds: as long as a condition does. */
export const duringOrWhile = (condition: Condition, voice: Voice): string =>
  duringText(condition) ?? `while ${clauseOf(condition, voice)}`;
