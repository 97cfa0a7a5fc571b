import type { Deed } from '../language/deed.ts';
import type { EffectData } from '../language/effect.ts';
import { boundBy } from '../language/effect-cards.ts';
import { ANY_NUMBER, type CardRef, type Search } from '../language/reference.ts';
import { HAVERS } from '../language/value.ts';
import { afterwards, inTurn, onTerms, placedInto } from './acts.ts';
import { type Clause, doneBy, yours } from './clause.ts';
import { doerOf } from './deeds.ts';
import { POSSESSIONS } from './doings.ts';
import { listed } from './grammar.ts';
import { insteadClause, preventedText, redirectText } from './imminent.ts';
import { movingText } from './moving.ts';
import {
  cardsOf,
  eachOf,
  isSearch,
  loadedOnto,
  placedOn,
  searching,
  shuffling,
  takenFrom,
  withoutFace,
  withoutInstallable,
  withoutState,
} from './references.ts';
import { serverPhrase } from './servers.ts';
import { changeOf, staticText } from './statics.ts';
import { delayedText, infinitiveOf, untilText } from './triggers.ts';
import { ACCESSES, CLICKS, CREDITS, countersOf, DRAWN_CARDS, damageOf, SUBROUTINES } from './units.ts';
import { countText, quantity, quantityOrAll } from './values.ts';
import { deckName, nameOf, sideOf, type Voice } from './voice.ts';

function lasting(until: Linger['until'], voice: Voice): string {
  if (typeof until !== 'string') return `until ${untilText(until, voice)}`;
  if (until === 'yourNextTurn') return 'for your next turn';
  return until === 'theirNextTurn' ? 'for their next turn' : `for the rest of this ${until}`;
}

type Linger = Extract<EffectData, { effect: 'linger' }>;

/** What is forbidden, where nothing else is said. */
function forbiddenBy(statics: Linger['statics']): readonly Deed[] | null {
  const deeds = statics.map((ability) =>
    ability.static === 'cannot' && ability.while === undefined ? ability.deed : null,
  );
  return deeds.every((deed) => deed !== null) ? deeds : null;
}

function lingering({ until, statics }: Linger, voice: Voice): Clause {
  const [change, second] = statics;
  if (change?.static === 'change' && second === undefined && change.while === undefined) {
    const of = boundBy(change);
    if (of !== null) {
      const gain = `${changeOf(change, voice)} ${lasting(until, voice)}`;
      const cards = eachOf(of, voice);
      return { finite: `${cards} gets ${gain}`, infinitive: `give ${cards} ${gain}`, apart: true };
    }
  }
  const forbidden = forbiddenBy(statics);
  const doers = new Set(forbidden?.map((deed) => doerOf(deed, voice)));
  const [doer] = doers;
  if (forbidden === null || doer === undefined || doers.size > 1) {
    const texts = statics.map((ability) => staticText(ability, voice));
    const finite = `${listed(texts, 'and')} ${lasting(until, voice)}`;
    return { finite, infinitive: `have it so that ${finite}`, apart: true };
  }
  const deeds = `${listed(
    forbidden.map((deed) => infinitiveOf(deed, voice)),
    'or',
  )} ${lasting(until, voice)}`;
  const whom = doer === 'you' ? 'yourself' : doer;
  return { finite: `${doer} cannot ${deeds}`, infinitive: `forbid ${whom} to ${deeds}`, apart: true };
}

const delayed = (text: string): Clause => ({
  finite: text,
  infinitive: `resolve this later: ${text}`,
  apart: true,
});

/** Who acts chooses, so nothing is said about it. */
const chosenByDoer = ({ what, by }: Extract<EffectData, { effect: 'trash' }>): CardRef =>
  typeof what === 'object' && what.cards === 'choose' && what.by === by
    ? { cards: 'choose', from: what.from, count: what.count, ...(what.upTo === true ? { upTo: true } : {}) }
    : what;

const unpreventable = (effect: { readonly unpreventable?: true }): string =>
  effect.unpreventable === true ? ' (this cannot be prevented)' : '';

type Break = Extract<EffectData, { effect: 'break' }>;

function breaking({ number, upTo }: Break, voice: Voice): string {
  const everything = typeof number === 'number' && number >= ANY_NUMBER;
  const many = everything
    ? `${upTo === true ? 'any number of' : 'all'} ${SUBROUTINES.bare}`
    : `${upTo === true ? 'up to ' : ''}${quantity(number, SUBROUTINES, voice)}`;
  return `break ${many} on ${voice.breaks ?? 'the encountered ice'}`;
}

/** The Runner's own choice, whoever's card offers it. */
function jackingOut(voice: Voice): Clause {
  const runner = nameOf('runner', voice);
  return {
    finite: `${runner} may jack out`,
    infinitive: runner === 'you' ? 'jack out' : `let ${runner} jack out`,
    apart: true,
  };
}

/** When cards are accessed, unless the breach has been spoken of. */
const onBreach = (voice: Voice): string =>
  voice.breach === true ? '' : ` when ${voice.side === 'runner' ? 'you' : 'they'} breach the attacked server`;

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
  return yours(`${searching(search, voice)} and ${infinitive}${shuffling(search, voice)}`);
}

/** Agendas are forfeited from nowhere but a score area. */
function forfeited(what: CardRef, voice: Voice): string {
  const found = typeof what === 'object' && what.cards === 'choose' && what.from.in === 'score';
  if (!found) return cardsOf(what, voice);
  return what.count === 1 ? '1 agenda' : `${countText(what.count, voice)} agendas`;
}

type Gain = Extract<EffectData, { effect: 'gain' }>;
type Lose = Extract<EffectData, { effect: 'lose' }>;

/** Tags and bad publicity are taken by who has them, or given to them. */
function gaining({ what, amount, who }: Gain, voice: Voice): Clause {
  const much = quantityOrAll(amount, POSSESSIONS[what], voice);
  const haver = HAVERS[what];
  if (haver === null) return doneBy(sideOf(who ?? 'you', voice), 'gain', much, voice);
  return yours(haver === voice.side ? `take ${much}` : `give ${nameOf(haver, voice)} ${much}`);
}

/** Tags and bad publicity are removed by whoever does it; else something is lost by who has it. */
function losing({ what, amount, who, by }: Lose, voice: Voice): Clause {
  const much = quantityOrAll(amount, POSSESSIONS[what], voice);
  if (HAVERS[what] === null) return doneBy(sideOf(who ?? 'you', voice), 'lose', much, voice);
  return doneBy(sideOf(by ?? 'you', voice), 'remove', much, voice);
}

function clauseOfEffect(effect: EffectData, voice: Voice): Clause {
  const ofYours = voice.side;
  switch (effect.effect) {
    case 'gain':
      return gaining(effect, voice);
    case 'lose':
      return losing(effect, voice);
    case 'draw':
      return doneBy(
        sideOf(effect.who, voice),
        'draw',
        quantityOrAll(effect.amount, DRAWN_CARDS, voice),
        voice,
      );
    case 'damage': {
      const much = quantityOrAll(effect.amount, damageOf(effect.type), voice);
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
    case 'redirect':
      return yours(`change the attacked server to ${serverPhrase(effect.to, voice)}`);
    case 'target':
    case 'remember':
      return yours(`choose ${cardsOf(effect.what, voice)}`);
    case 'flip':
      return yours('flip this identity');
    case 'approachServer':
      return doneBy('runner', 'approach', 'the attacked server', voice);
    case 'breach':
      return doneBy('runner', 'breach', serverPhrase(effect.server, voice), voice);
    case 'access':
      return doneBy('runner', 'access', cardsOf(effect.what, voice), voice);
    case 'identifyMark':
      return yours('identify your mark');
    case 'sabotage':
      return yours(
        `sabotage ${quantity(effect.amount, { of: String, bare: 'a number', asMuch: 'that number' }, voice)}`,
      );
    case 'charge':
      return yours(`charge ${eachOf(effect.on, voice)}`);
    case 'placeCounters': {
      const unit = countersOf(effect.counter);
      const load = effect.load === true;
      const where = load ? loadedOnto(effect.on, voice) : placedOn(effect.on, voice);
      return yours(`${load ? 'load' : 'place'} ${quantityOrAll(effect.amount, unit, voice, ` ${where}`)}`);
    }
    case 'removeCounters': {
      const counters = quantityOrAll(effect.amount, countersOf(effect.counter), voice);
      return yours(`remove ${counters} ${takenFrom(effect.on, voice)}`);
    }
    case 'shiftCounters': {
      const counters = quantityOrAll(effect.amount, countersOf(effect.counter), voice);
      const from = effect.from === 'pool' ? 'from your credit pool' : takenFrom(effect.from, voice);
      return yours(`move ${counters} ${from} to ${cardsOf(effect.to, voice)}`);
    }
    case 'takeCredits':
      return yours(`take ${quantityOrAll(effect.amount, CREDITS, voice)} ${takenFrom(effect.from, voice)}`);
    case 'trash':
      return doneBy(
        sideOf(effect.by ?? 'you', voice),
        'trash',
        `${cardsOf(chosenByDoer(effect), voice)}${unpreventable(effect)}`,
        voice,
      );
    case 'rez':
      return yours(`rez ${cardsOf(withoutState(effect.what), voice)}${onTerms(effect, voice)}`);
    case 'forfeit':
      return yours(`forfeit ${forfeited(effect.what, voice)}`);
    case 'advance':
    case 'score':
      return doneBy('corp', effect.effect, cardsOf(effect.what, voice), voice);
    case 'steal': {
      const free = effect.free === undefined ? '' : ', ignoring all costs';
      return doneBy('runner', 'steal', `${cardsOf(effect.what, voice)}${free}`, voice);
    }
    case 'derez':
      return yours(`derez ${cardsOf(withoutState(effect.what), voice)}`);
    case 'turn':
      return yours(`turn ${cardsOf(withoutFace(effect.what), voice)} ${effect.face}`);
    case 'install':
      return yours(
        `install${effect.rez === true ? ' and rez' : ''} ${cardsOf(withoutInstallable(effect.what), voice)}${placedInto(effect.into, voice)}${inTurn(effect, voice)}${effect.facedown === true ? ' facedown' : ''}${onTerms(effect, voice)}`,
      );
    case 'play':
      return yours(
        `play ${cardsOf(effect.what, voice)}${inTurn(effect, voice)}${onTerms(effect, voice)}${afterwards(effect, voice)}`,
      );
    case 'move':
      return yours(movingText(effect, voice));
    case 'shuffleDeck':
      return yours(`shuffle ${deckName(ofYours, voice)}`);
    case 'purge':
      return yours('purge virus counters');
    case 'endActionPhase':
      return { finite: 'your action phase ends', infinitive: 'end your action phase' };
    case 'takeAction': {
      const different = effect.different === true ? ' different from those you have taken this turn' : '';
      const less = effect.clickDiscount === 0 ? '' : `, paying ${CLICKS.of(effect.clickDiscount)} less`;
      return yours(`take an action${different}${less}`);
    }
    case 'linger':
      return lingering(effect, voice);
    case 'run':
      return doneBy('runner', 'run', serverPhrase(effect.on, voice), voice);
    case 'endRun':
      return yours('end the run');
    case 'break':
      return yours(breaking(effect, voice));
    case 'fire':
      return yours(`resolve 1 subroutine on ${cardsOf(effect.what, voice)}`);
    case 'bypass':
      return doneBy('runner', 'bypass', cardsOf('encountered', voice), voice);
    case 'accessMore':
      return doneBy(
        'runner',
        'access',
        `${quantity(effect.amount, ACCESSES, voice)}${onBreach(voice)}`,
        voice,
      );
    case 'mayJackOut':
      return jackingOut(voice);
    case 'jackOut':
      return doneBy('runner', 'jack', 'out', voice);
    case 'win':
      return doneBy(sideOf(effect.who, voice), 'win', 'the game', voice);
    case 'look':
      return yours(`look at ${cardsOf(effect.what, voice)}`);
    case 'reveal':
    case 'expose':
      return yours(`${effect.effect} ${cardsOf(effect.what, voice)}`);
    case 'swap': {
      const other = effect.other === undefined ? '' : ` with ${cardsOf(effect.other, voice)}`;
      return yours(`swap ${cardsOf(effect.what, voice)}${other}`);
    }
    case 'encounter':
      return doneBy('runner', 'encounter', cardsOf(effect.what, voice), voice);
    case 'later':
      return delayed(delayedText(effect.ability, voice));
    case 'prevent':
      return yours(preventedText(effect.amount, voice));
    case 'setImminent':
      return insteadClause(effect.amount, voice);
    case 'instead':
      return yours(redirectText(effect.to, voice));
  }
}
