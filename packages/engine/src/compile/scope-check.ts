import type { CardData } from '../language/card.ts';
import type { SortName } from '../language/sort-names.ts';
import { IMMINENT } from '../language/words/deeds.ts';
import { ASKS_LATER } from './asked-deeds.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part, walk } from './walk.ts';

const ABILITIES: ReadonlySet<SortName> = new Set<SortName>(['conditional', 'paid', 'interrupt']);

const placeOf = (card: string, path: Part['path']): string =>
  path.reduce<string>((place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${step}`), card);

/** The ability a part belongs to: what is chosen in one is not known in another. */
function abilityOf(part: Part): string {
  const ability = part.within.findLast(({ sort }) => ABILITIES.has(sort));
  const path =
    ability === undefined ? part.path.slice(0, part.path[0] === 'subroutines' ? 2 : 1) : ability.path;
  return path.join('.');
}

/** What a shape cannot say: whether each word stands where it can mean something. */
export function checkScopes(data: CardData, card: string): void {
  const choosing = new Set<string>();
  walk(data, 'card', (part) => {
    const place = placeOf(card, part.path);
    const inside = (sort: SortName): boolean => part.within.some((outer) => outer.sort === sort);
    if (isA(part, 'choose')) {
      if (inside('computed')) refuse(place, 'nothing is chosen while a number is worked out');
      choosing.add(abilityOf(part));
    }
    if (isA(part, 'cardWord') && part.data === 'chosen' && !choosing.has(abilityOf(part)))
      refuse(place, 'nothing was chosen before it');
    if (isA(part, 'effect') && CHANGES_WHAT_IS_IMMINENT.has(part.word) && !inside('interrupt'))
      refuse(place, `"${part.word}" changes what is about to happen, so it stands in an interrupt only`);
    if (isA(part, 'deed') && part.within.at(-1)?.sort === 'interrupt' && !(part.word in IMMINENT))
      refuse(place, `"${part.word}" is never about to happen as an effect, so nothing can interrupt it`);
    if (isA(part, 'static')) checkStatic(part.data, place);
    if (isA(part, 'filter') && isOfThePast(part)) checkPast(part.data, place);
  });
}

const CHANGES_WHAT_IS_IMMINENT: ReadonlySet<string> = new Set(['prevent', 'setImminent', 'redirectToDeck']);

const OF_A_PLAYER: ReadonlySet<string> = new Set([
  'maximumHandSize',
  'memoryLimit',
  'link',
  'allottedClicks',
]);

/** Parts of a cost that are paid with the card the cost stands on. */
const PAID_WITH_THE_CARD: ReadonlySet<string> = new Set(['trashSource', 'removeSource', 'counters']);

function checkStatic(ability: NonNullable<CardData['static']>[number], place: string): void {
  if (ability.static === 'value') {
    const ofPlayer = ability.of === 'you' || ability.of === 'opponent';
    if (ofPlayer !== OF_A_PLAYER.has(ability.value))
      refuse(`${place}.of`, `a ${ofPlayer ? 'player' : 'card'} has no ${ability.value}`);
  }
  if (ability.static === 'cost') {
    ability.pay.forEach(({ pay }, index) => {
      if (PAID_WITH_THE_CARD.has(pay))
        refuse(`${place}.pay[${index}]`, 'whoever pays it does not pay with this card');
    });
  }
}

/** Whether a filter speaks of the card of something that is over. */
function isOfThePast(part: Part): boolean {
  const [asking, deed] = part.within.slice(-2);
  return deed?.sort === 'deed' && asking !== undefined && ASKS_LATER.has(asking.sort);
}

/** Of a card that something happened to before only what is printed on it is still known. */
function checkPast(filter: Part<'filter'>['data'], place: string): void {
  for (const field of Object.keys(filter))
    if (field !== 'type' && field !== 'subtype') refuse(`${place}.${field}`, 'nobody can tell of the past');
}
