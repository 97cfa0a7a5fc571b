import type { CardData } from '../language/card.ts';
import type { CardType } from '../language/lists.ts';
import { abilitiesOf, staticsOf } from '../language/text.ts';
import { checkNaming } from './naming-check.ts';
import { checkScopes } from './scope-check.ts';
import { type Complaint, checkSort, isGroup, refuse, shapeComplaints, show } from './shape-check.ts';

const NEEDED: Readonly<Record<CardType, readonly (keyof CardData)[]>> = {
  agenda: ['advancement', 'points'],
  asset: ['cost', 'trash'],
  ice: ['cost', 'strength'],
  operation: ['cost', 'play'],
  upgrade: ['cost', 'trash'],
  event: ['cost', 'play'],
  hardware: ['cost'],
  program: ['cost', 'memory'],
  resource: ['cost'],
  identity: ['minimumDeckSize', 'influenceLimit'],
};

const TYPES: Readonly<Record<CardData['side'], readonly CardType[]>> = {
  corp: ['identity', 'agenda', 'asset', 'ice', 'operation', 'upgrade'],
  runner: ['identity', 'event', 'hardware', 'program', 'resource'],
};

const placeOf = (data: unknown): string => (isGroup(data) && typeof data.id === 'string' ? data.id : 'card');

/** What its facts and kind of card do not allow, of a card whose words are all understood. */
function* factComplaints(data: CardData, path: string): Generator<Complaint> {
  const of = (fact: string, message: string): Complaint => ({ where: `${path}.${fact}`, message });
  if (!TYPES[data.side].includes(data.type))
    yield of('type', `a ${data.side} card cannot be ${show(data.type)}`);
  for (const fact of NEEDED[data.type])
    if (data[fact] === undefined) yield of(fact, `is missing from a card of type ${data.type}`);
  if (data.play !== undefined && data.type !== 'operation' && data.type !== 'event')
    yield of('play', `a card of type ${data.type} is never played`);
  if (data.faces !== undefined && data.type !== 'identity')
    yield of('faces', 'only identities are double-sided');
  if (
    abilitiesOf(data, 'recurring').length > 0 &&
    !staticsOf(data).some((ability) => ability.static === 'spend')
  )
    yield of('text', 'recurring credits need to say what they may be spent on');
}

/** Refuses unknown words, missing facts, impossible cards and sentences that mean nothing, naming the place. */
export function checkCard(data: CardData): void {
  const path = placeOf(data);
  checkSort(data, 'card', path);
  for (const { where, message } of factComplaints(data, path)) refuse(where, message);
  checkScopes(data, path);
  checkNaming(data, path);
}

/** Everything that is wrong with the words and facts of a card; what its sentences mean is another matter. */
export function wordComplaints(data: unknown): readonly Complaint[] {
  const path = placeOf(data);
  const found = shapeComplaints(data, 'card', path);
  return found.length > 0 ? found : [...factComplaints(data as CardData, path)];
}
