import type { CardData } from '../language/card.ts';
import { namesCards } from '../language/effect-cards.ts';
import type { SortName } from '../language/sort-names.ts';
import { COSTLY, IMMINENT } from '../language/words/deeds.ts';
import { ASKS_LATER } from './asked-deeds.ts';
import { checkCardWord, checkValue } from './meaning.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part, walk } from './walk.ts';

const placeOf = (card: string, path: Part['path']): string =>
  path.reduce<string>((place, step) => place + (typeof step === 'number' ? `[${step}]` : `.${step}`), card);

/** What a shape cannot say: whether each word stands where it can mean something. */
export function checkScopes(data: CardData, card: string): void {
  const naming: Part[] = [];
  walk(data, 'card', (part) => {
    const place = placeOf(card, part.path);
    const inside = (sort: SortName): boolean => part.within.some((outer) => outer.sort === sort);
    if (isA(part, 'foundCards') && isAnnounced(part.data) && !isActedOn(part))
      refuse(place, 'nothing is chosen while a number is worked out');
    if (isA(part, 'effect') && namesCards(part.data)) naming.push(part);
    if (isA(part, 'cardWord') || isA(part, 'sameTitle')) checkCardWord(part, place, naming);
    if (isA(part, 'computed')) checkValue(part, place);
    if (isA(part, 'effect') && CHANGES_WHAT_IS_IMMINENT.has(part.word) && !inside('interrupt'))
      refuse(place, `"${part.word}" changes what is about to happen, so it stands in an interrupt only`);
    if (isA(part, 'deed') && part.within.at(-1)?.sort === 'interrupt' && !(part.word in IMMINENT))
      refuse(place, `"${part.word}" is never about to happen as an effect, so nothing can interrupt it`);
    if (isA(part, 'static')) checkStatic(part.data, place);
    if (isA(part, 'filter') && isOfThePast(part)) checkPast(part.data, place);
  });
}

const isAnnounced = ({ cards }: Part<'foundCards'>['data']): boolean =>
  cards === 'choose' || cards === 'search' || cards === 'random';

/** Whether cards are those an effect acts on; others only count or compare. */
const isActedOn = (part: Part): boolean => part.within.at(-1)?.sort === 'effect';

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
    const { deed } = ability.deed;
    if (!COSTLY.some((costly) => costly === deed))
      refuse(`${place}.deed`, `"${deed}" is nothing that can cost more`);
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

const PRINTED: ReadonlySet<string> = new Set(['type', 'subtype', 'title', 'faction', 'unique']);

/** Of a card that something happened to before only what is printed on it is still known. */
function checkPast(filter: Part<'filter'>['data'], place: string): void {
  for (const [field, said] of Object.entries(filter)) {
    if (field === 'not' && filter.not !== undefined) checkPast(filter.not, `${place}.not`);
    else if (field === 'or')
      filter.or?.forEach((one, index) => {
        checkPast(one, `${place}.or[${index}]`);
      });
    else if (!PRINTED.has(field) || said === 'own')
      refuse(`${place}.${field}`, 'nobody can tell of the past');
  }
}
