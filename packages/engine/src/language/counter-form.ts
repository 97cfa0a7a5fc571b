import type { CardData } from './card.ts';

/** What a card that is turned into a condition counter is called among its forms. */
export const COUNTER_FORM = 'counter';

/** Whether it is the text of a condition counter, which is no card (10.1.4). */
export const isCounterForm = ({ id }: Pick<CardData, 'id'>): boolean => id.endsWith(`:${COUNTER_FORM}`);
