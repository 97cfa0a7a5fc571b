import type { CardData } from '../language/card.ts';
import { isCounterForm } from '../language/counter-form.ts';
import { refuse } from './shape-check.ts';
import { isA, type Part } from './walk.ts';

// What effects that direct cards somewhere may say of how they come there.

/** Its form is one of the card that says so, and of no other. */
export function checkConversion({ data: { asAgenda }, within }: Part<'toScore'>, place: string): void {
  if (asAgenda === undefined) return;
  const moving = within.at(-1);
  const isItself =
    moving !== undefined && isA(moving, 'effect') && 'what' in moving.data && moving.data.what === 'this';
  if (!isItself || within.some(({ sort }) => sort === 'gained'))
    refuse(`${place}.asAgenda`, 'a card turns only itself into an agenda');
}

/** An operation or event becomes a condition counter, in one way, and no other card does (1.12.5d). */
export function checkCounter(
  { data: { asCounter, facedown }, within }: Part<'toHost'>,
  card: CardData,
  place: string,
): void {
  if (asCounter === undefined) return;
  const moving = within.at(-1);
  const isItself =
    moving !== undefined && isA(moving, 'effect') && 'what' in moving.data && moving.data.what === 'this';
  const isPlayed = (card.type === 'operation' || card.type === 'event') && !isCounterForm(card);
  if (!isItself || !isPlayed || within.some(({ sort }) => sort === 'gained'))
    refuse(`${place}.asCounter`, 'only operations and events turn themselves into condition counters');
  if (facedown === true) refuse(`${place}.facedown`, 'a condition counter lies open');
  if (asCounter.length === 0) refuse(`${place}.asCounter`, 'it has to say something');
}

/** What is installed facedown is the Runner's, costs nothing and goes nowhere in particular (8.2.11a, 8.4.2). */
export function checkFacedown(
  { free, less, into }: Extract<Part<'effect'>['data'], { effect: 'install' }>,
  { side }: CardData,
  place: string,
): void {
  if (side === 'corp') refuse(`${place}.facedown`, 'what the Corp installs is facedown anyway');
  if (less !== undefined || free === 'cost' || into !== undefined)
    refuse(`${place}.facedown`, 'what the Runner installs facedown has no install cost and no other place');
}
