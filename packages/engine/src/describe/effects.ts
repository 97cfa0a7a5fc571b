import type { Duration, EffectData } from '../language/effect.ts';
import { ANY_NUMBER, type CardRef, type Search } from '../language/reference.ts';
import { type Clause, doneBy, yours } from './clause.ts';
import { doerOf } from './deeds.ts';
import { listed } from './grammar.ts';
import { insteadClause, preventedText, redirectText } from './imminent.ts';
import {
  cardsOf,
  eachOf,
  isPlural,
  isSearch,
  loadedOnto,
  ownerOfCards,
  placedOn,
  pronounOf,
  searching,
  takenFrom,
  withoutInstallable,
} from './references.ts';
import { serverPhrase } from './servers.ts';
import { staticText } from './statics.ts';
import { delayedText, infinitiveOf } from './triggers.ts';
import {
  ACCESSES,
  BAD_PUBLICITY,
  bonus,
  CLICKS,
  CREDITS,
  countersOf,
  DRAWN_CARDS,
  damageOf,
  TAGS,
} from './units.ts';
import { quantity, quantityOrAll } from './values.ts';
import { deckName, handName, nameOf, sideOf, type Voice } from './voice.ts';

const lasting = (duration: Duration): string => `for the rest of this ${duration}`;

type Linger = Extract<EffectData, { effect: 'linger' }>;

function lingering({ until, statics }: Linger, voice: Voice): Clause {
  const texts = statics.map((ability) => staticText(ability, voice));
  const finite = `${listed(texts, 'and')} ${lasting(until)}`;
  const forbidden = statics.map((ability) => (ability.static === 'cannot' ? ability.deed : null));
  const [only] = forbidden;
  if (forbidden.length !== 1 || only === null || only === undefined)
    return { finite, infinitive: `have it so that ${finite}` };
  const doer = doerOf(only, voice);
  const whom = doer === 'you' ? 'yourself' : doer;
  return { finite, infinitive: `forbid ${whom} to ${infinitiveOf(only, voice)} ${lasting(until)}` };
}

const delayed = (text: string): Clause => ({ finite: text, infinitive: `resolve this later: ${text}` });

function toHand(what: CardRef, voice: Voice): string {
  const owner = ownerOfCards(what, voice);
  if (owner !== null) return handName(owner, voice);
  return isPlural(what, voice) ? "their owners' hands" : "its owner's hand";
}

function toDeck(what: CardRef, voice: Voice): string {
  const owner = ownerOfCards(what, voice);
  if (owner !== null) return deckName(owner, voice);
  return isPlural(what, voice) ? "their owners' decks" : "its owner's deck";
}

const unpreventable = (effect: { readonly unpreventable?: true }): string =>
  effect.unpreventable === true ? ' (this cannot be prevented)' : '';

const inward = (effect: { readonly inward?: true }): string =>
  effect.inward === true ? ' directly inward of this card' : '';

const ignoringCosts = (effect: { readonly free?: true }): string =>
  effect.free === true ? ', ignoring all costs' : '';

type Break = Extract<EffectData, { effect: 'break' }>;

function breaking({ number, upTo }: Break): string {
  const everything = number >= ANY_NUMBER;
  const many = everything
    ? upTo === true
      ? 'any number of'
      : 'all'
    : `${upTo === true ? 'up to ' : ''}${number}`;
  return `break ${many} ${number === 1 ? 'subroutine' : 'subroutines'} of the encountered ice`;
}

/** The Runner's own choice, whoever's card offers it. */
function jackingOut(voice: Voice): Clause {
  const runner = nameOf('runner', voice);
  return {
    finite: `${runner} may jack out`,
    infinitive: runner === 'you' ? 'jack out' : `let ${runner} jack out`,
  };
}

const REFERENCES = ['what', 'on', 'from', 'of'] as const;

/** The search an effect begins with, and the same effect on what was found. */
function searchedFirst(effect: EffectData): { readonly search: Search; readonly rest: EffectData } | null {
  const fields: Readonly<Record<string, unknown>> = { ...effect };
  for (const name of REFERENCES) {
    const ref = fields[name];
    if (isSearch(ref)) return { search: ref, rest: { ...effect, [name]: 'that' } };
  }
  return null;
}

/** One effect of an instruction, with the search that finds its cards. */
export function effectClause(effect: EffectData, voice: Voice): Clause {
  const searched = searchedFirst(effect);
  if (searched === null) return clauseOfEffect(effect, voice);
  const { search, rest } = searched;
  const { infinitive } = clauseOfEffect(rest, { ...voice, found: search });
  return yours(`${searching(search, voice)} and ${infinitive}`);
}

function clauseOfEffect(effect: EffectData, voice: Voice): Clause {
  const ofYours = voice.side;
  switch (effect.effect) {
    case 'gainCredits':
      return doneBy(sideOf(effect.who, voice), 'gain', quantity(effect.amount, CREDITS, voice), voice);
    case 'loseCredits':
      return doneBy(sideOf(effect.who, voice), 'lose', quantity(effect.amount, CREDITS, voice), voice);
    case 'gainClicks':
      return doneBy(sideOf(effect.who, voice), 'gain', quantity(effect.amount, CLICKS, voice), voice);
    case 'loseClicks':
      return doneBy(sideOf(effect.who, voice), 'lose', quantity(effect.amount, CLICKS, voice), voice);
    case 'draw':
      return doneBy(sideOf(effect.who, voice), 'draw', quantity(effect.amount, DRAWN_CARDS, voice), voice);
    case 'giveTags': {
      const tags = quantity(effect.amount, TAGS, voice);
      return yours(ofYours === 'runner' ? `take ${tags}` : `give the Runner ${tags}`);
    }
    case 'removeTags':
      return doneBy('runner', 'remove', quantity(effect.amount, TAGS, voice), voice);
    case 'takeBadPublicity': {
      const much = quantity(effect.amount, BAD_PUBLICITY, voice);
      return yours(ofYours === 'corp' ? `take ${much}` : `give the Corp ${much}`);
    }
    case 'damage': {
      const much = quantity(effect.amount, damageOf(effect.type), voice);
      return yours(`${ofYours === 'corp' ? 'do' : 'suffer'} ${much}${unpreventable(effect)}`);
    }
    case 'approach':
      return doneBy('runner', 'approach', cardsOf(effect.what, voice), voice);
    case 'moveRunner':
      return doneBy(
        'runner',
        'move',
        `to the outermost position of ${serverPhrase(effect.to, voice)}`,
        voice,
      );
    case 'attackInstead':
      return yours(`change the attacked server to ${serverPhrase(effect.to, voice)}`);
    case 'identifyMark':
      return yours('identify your mark');
    case 'sabotage':
      return yours(
        `sabotage ${quantity(effect.amount, { of: String, bare: 'a number', asMuch: 'that number' }, voice)}`,
      );
    case 'charge':
      return yours(`charge ${eachOf(effect.on, voice)}`);
    case 'placeCounters': {
      const counters = quantity(effect.amount, countersOf(effect.counter), voice);
      return yours(
        effect.load === true
          ? `load ${counters} ${loadedOnto(effect.on, voice)}`
          : `place ${counters} ${placedOn(effect.on, voice)}`,
      );
    }
    case 'removeCounters': {
      const counters = quantity(effect.amount, countersOf(effect.counter), voice);
      return yours(`remove ${counters} ${takenFrom(effect.on, voice)}`);
    }
    case 'takeCredits':
      return yours(`take ${quantityOrAll(effect.amount, CREDITS, voice)} ${takenFrom(effect.from, voice)}`);
    case 'trash':
      return yours(`trash ${cardsOf(effect.what, voice)}${unpreventable(effect)}`);
    case 'rez':
      return yours(`rez ${cardsOf(effect.what, voice)}${ignoringCosts(effect)}`);
    case 'derez':
      return yours(`derez ${cardsOf(effect.what, voice)}`);
    case 'install':
      return yours(
        `install ${cardsOf(withoutInstallable(effect.what), voice)}${inward(effect)}${ignoringCosts(effect)}`,
      );
    case 'addToHand': {
      const reveal = effect.reveal === true ? `, revealing ${pronounOf(effect.what, voice)}` : '';
      return yours(`add ${cardsOf(effect.what, voice)} to ${toHand(effect.what, voice)}${reveal}`);
    }
    case 'shuffleIntoDeck':
      return yours(`shuffle ${cardsOf(effect.what, voice)} into ${toDeck(effect.what, voice)}`);
    case 'shuffleDeck':
      return yours(`shuffle ${deckName(ofYours, voice)}`);
    case 'removeFromGame':
      return yours(`remove ${cardsOf(effect.what, voice)} from the game`);
    case 'host':
      return yours(`host ${cardsOf(effect.what, voice)} here facedown`);
    case 'purge':
      return yours('purge virus counters');
    case 'endActionPhase':
      return yours('end your action phase');
    case 'takeAction': {
      const different = effect.different === true ? ' different from those you have taken this turn' : '';
      const less = effect.clickDiscount === 0 ? '' : `, paying ${CLICKS.of(effect.clickDiscount)} less`;
      return yours(`take an action${different}${less}`);
    }
    case 'linger':
      return lingering(effect, voice);
    case 'run':
      return doneBy('runner', 'make', `a run on ${serverPhrase(effect.on, voice)}`, voice);
    case 'endRun':
      return yours('end the run');
    case 'break':
      return yours(breaking(effect));
    case 'strength': {
      const strength = quantity(effect.amount, bonus('strength'), voice);
      return yours(`give ${eachOf(effect.of, voice)} ${strength} ${lasting(effect.until)}`);
    }
    case 'bypass':
      return doneBy('runner', 'bypass', 'the encountered ice', voice);
    case 'accessMore':
      return doneBy('runner', 'access', quantity(effect.amount, ACCESSES, voice), voice);
    case 'mayJackOut':
      return jackingOut(voice);
    case 'reveal':
    case 'expose':
    case 'swap':
      return yours(`${effect.effect} ${cardsOf(effect.what, voice)}`);
    case 'encounter':
      return doneBy('runner', 'encounter', cardsOf(effect.what, voice), voice);
    case 'later':
      return delayed(delayedText(effect.ability, voice));
    case 'prevent':
      return yours(preventedText(effect.amount, voice));
    case 'setImminent':
      return insteadClause(effect.amount, voice);
    case 'redirectToDeck':
      return yours(redirectText(voice));
  }
}
