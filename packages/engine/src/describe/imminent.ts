import type { Deed } from '../language/deed.ts';
import type { Place } from '../language/effect.ts';
import type { Filter } from '../language/filter.ts';
import type { Amount, ValueData } from '../language/value.ts';
import { type Clause, doneBy, yours } from './clause.ts';
import { doerOf, wordsOf } from './deeds.ts';
import { oneOf } from './filters.ts';
import { movingText } from './moving.ts';
import { serverPhrase } from './servers.ts';
import { DRAWN_CARDS, damageOf, TAGS, type Unit } from './units.ts';
import { quantity, quantityOrAll } from './values.ts';
import { sideOf, subjectName, thisCard, type Voice } from './voice.ts';

const would = (who: string): string => `${who} would`;

const isThis = (deed: Deed): boolean => 'card' in deed && deed.card === 'this';

/** The card a deed is about, where it is about one. */
const cardOf = (deed: Deed, voice: Voice): string | null =>
  !('card' in deed) || deed.card === undefined
    ? null
    : isThis(deed)
      ? thisCard(voice)
      : oneOf(deed.card as Filter, voice);

/** What is about to happen, as a clause after "when" or "each time". */
function aboutToHappen(to: Deed, voice: Voice): string {
  const words = wordsOf(to);
  const card = cardOf(to, voice);
  const run = voice.ofRun === true ? 'that run' : `a ${words.kind === 'run' ? words.of : 'run'}`;
  if (to.deed === 'endRun' && to.by !== undefined) return `${would(subjectName(to.by, voice))} end ${run}`;
  if (words.kind === 'run') return `${would(run)} ${words.verb.base}`;
  if (words.kind !== 'deed') return `${would(doerOf(to, voice))} do this`;
  const where =
    'server' in to && to.server !== undefined && words.where !== 'is the object'
      ? ` ${words.where} ${serverPhrase(to.server, voice)}`
      : '';
  if (card !== null) return `${would(card)} be ${words.verb.participle}${where}`;
  const basic = to.deed === 'draw' && to.basic === true;
  const server =
    'server' in to && to.server !== undefined && words.where === 'is the object' ? to.server : null;
  if (server !== null)
    return `${would(doerOf(to, voice))} ${words.verb.base} ${serverPhrase(server, voice)}${voice.ofRun === true ? ' during that run' : ''}`;
  return `${would(doerOf(to, voice))} ${words.verb.base} ${basic ? 'with the basic action' : words.object}${where}`;
}

/** What an interrupt is relevant to, opening its sentence. */
export const imminentText = (to: Deed, voice: Voice): string => {
  const first = 'first' in to ? to.first : undefined;
  const one = isThis(to) || voice.ofRun === true;
  const lead =
    first === undefined
      ? one
        ? 'when'
        : 'whenever'
      : first === 'run' && voice.ofRun === true
        ? 'the first time'
        : `the first time each ${first}`;
  return `${lead} ${aboutToHappen(to, voice)}`;
};

/** How much of the imminent effect does not happen. */
export function preventedText(amount: Amount, voice: Voice): string {
  const to = voice.imminent;
  switch (to?.deed) {
    case 'damage':
      return `prevent ${quantityOrAll(amount, damageOf(to.type ?? []), voice)}`;
    case 'takeTags':
      return `prevent ${quantityOrAll(amount, TAGS, voice)}`;
    case 'draw':
      return `prevent ${quantityOrAll(amount, DRAWN_CARDS, voice)} from being drawn`;
    case 'endRun':
      return 'prevent the run from ending';
    case 'trash':
      return `prevent ${cardOf(to, voice) ?? 'a card'} from being trashed`;
    default:
      return amount === 'all' ? 'prevent it' : `prevent ${quantityOrAll(amount, NUMBER, voice)} of it`;
  }
}

const NUMBER: Unit = { of: String, bare: 'a number', asMuch: 'that number' };

/** The imminent effect with another value. */
export function insteadClause(amount: ValueData, voice: Voice): Clause {
  const to = voice.imminent;
  const much = (unit: Unit): string => `${quantity(amount, unit, voice)} instead`;
  switch (to?.deed) {
    case 'damage':
      return doneBy('runner', 'suffer', much(damageOf(to.type ?? [])), voice);
    case 'takeTags':
      return doneBy('runner', 'take', much(TAGS), voice);
    case 'draw':
      return doneBy(
        sideOf(to.by === 'opponent' ? 'opponent' : 'you', voice),
        'draw',
        much(DRAWN_CARDS),
        voice,
      );
    default:
      return yours(`use ${much(NUMBER)}`);
  }
}

/** Trashing to another place: the card still counts as trashed. */
export function redirectText(place: Place, voice: Voice): string {
  const to = voice.imminent;
  const what = to !== undefined && isThis(to) ? 'this' : 'it';
  const moving = movingText({ effect: 'move', what, to: place }, voice).replace(thisCard(voice), 'it');
  return `${moving.replace('that card', 'it')} instead (it still counts as trashed)`;
}
