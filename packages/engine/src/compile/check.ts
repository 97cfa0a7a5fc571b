import type { CardData } from '../language/card.ts';
import type { CardType } from '../language/lists.ts';
import { abilitiesOf, staticsOf } from '../language/text.ts';
import { checkScopes } from './scope-check.ts';
import { checkSort, isGroup, refuse, show } from './shape-check.ts';

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

/** Refuses unknown words, missing facts, impossible cards and sentences that mean nothing, naming the place. */
export function checkCard(data: CardData): void {
  const path = isGroup(data) && typeof data.id === 'string' ? data.id : 'card';
  checkSort(data, 'card', path);
  if (!TYPES[data.side].includes(data.type))
    refuse(`${path}.type`, `a ${data.side} card cannot be ${show(data.type)}`);
  for (const fact of NEEDED[data.type]) {
    if (data[fact] === undefined) refuse(`${path}.${fact}`, `is missing from a card of type ${data.type}`);
  }
  if (data.play !== undefined && data.type !== 'operation' && data.type !== 'event')
    refuse(`${path}.play`, `a card of type ${data.type} is never played`);
  if (data.faces !== undefined && data.type !== 'identity')
    refuse(`${path}.faces`, 'only identities are double-sided');
  if (
    abilitiesOf(data, 'recurring').length > 0 &&
    !staticsOf(data).some((ability) => ability.static === 'spend')
  )
    refuse(`${path}.text`, 'recurring credits need to say what they may be spent on');
  checkScopes(data, path);
}
