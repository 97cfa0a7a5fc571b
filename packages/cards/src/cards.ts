import type { CardData } from '@lastclick/engine/language';
import type { CardSet } from './sets/card-set.ts';
import { elevation } from './sets/elevation/index.ts';
import { singles } from './sets/singles/index.ts';
import { systemGateway } from './sets/system-gateway/index.ts';

const SETS: readonly CardSet[] = [systemGateway, elevation, singles];

const place = ({ side, faction, id }: CardData): string => `${side} ${faction} ${id}`;

/** Every card we have, by faction and id: what is drawn from them by chance must not depend on their files. */
export const CARDS: readonly CardData[] = SETS.flatMap((set) => set.cards).sort((a, b) =>
  place(a) < place(b) ? -1 : 1,
);

/** Codes of a card's printings, oldest first; none if we do not know the card. */
export const printingCodes = (id: string): readonly string[] =>
  SETS.find(({ facts }) => id in facts)?.facts[id]?.codes ?? [];
