import type { CardType } from './lists.ts';
import type { Group } from './shape.ts';
import type { Sorts } from './sorts.ts';
import type { FACTS, TEXT } from './words/card.ts';

/** Printed facts of a card; a missing number means the card has no such value, null that it varies. */
export type CardFacts = Group<typeof FACTS>;

/** What a card does, in the card language; plain values only. */
export type CardText = Group<typeof TEXT>;

export type CardData = Sorts['card'];

type Body = CardFacts & CardText;

const corp =
  (type: CardType) =>
  (body: Body): CardData => ({ side: 'corp', type, ...body });
const runner =
  (type: CardType) =>
  (body: Body): CardData => ({ side: 'runner', type, ...body });

export const corpIdentity = corp('identity');
export const agenda = corp('agenda');
export const asset = corp('asset');
export const ice = corp('ice');
export const operation = corp('operation');
export const upgrade = corp('upgrade');
export const runnerIdentity = runner('identity');
export const event = runner('event');
export const hardware = runner('hardware');
export const program = runner('program');
export const resource = runner('resource');
