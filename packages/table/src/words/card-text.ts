import {
  abilitiesOf,
  type CardView,
  describe,
  describeAbility,
  describePaid,
  describeSteps,
  describeText,
  findInPool,
  type RunView,
  type Side,
} from '@lastclick/engine';
import { pool } from '../pool.ts';

export type CardData = NonNullable<ReturnType<typeof findInPool>>['data'];
type Steps = NonNullable<CardData['play']>;

/** The card of that id or title. */
export const cardData = (name: string): CardData | null => findInPool(pool, name)?.data ?? null;

/** Under which name a card in a view is found as it is now: what it was turned into, or what is printed on it. */
export const presentName = ({ card, turnedInto }: CardView): string | undefined => turnedInto ?? card;

const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/\b1\[(click|credit)\]/g, '1 $1'],
  [/(\d+)\[(click|credit)\]/g, '$1 $2s'],
  [/(\d+)\[recurring-credit\]/g, '$1 recurring credits'],
  [/(\d+)\[mu\]/g, '$1 memory'],
  [/(^|, )\[click\]/g, '$11 click'],
  [/\beach \[credit\]/g, 'each credit'],
  [/\[credit\]/g, 'credits'],
  [/\[trash\]/g, 'trash this card'],
  [/\[interrupt\] /g, 'Interrupt: '],
  [/\[subroutine\] /g, 'Subroutine: '],
  [/\[([a-z-]+)\]/g, '$1'],
];

/** A terminal has no symbols: [click] becomes a word. */
export const spelled = (text: string): string =>
  SYMBOLS.reduce((words, [symbol, word]) => words.replace(symbol, word), text);

const linesOf = (card: CardData): string[] =>
  describeText(card)
    .split('\n')
    .filter((line) => line !== '')
    .map(spelled);

/** What a card does, line by line. */
export const cardText = linesOf;

type AbilityKind = 'when' | 'interrupts' | 'paid';

/** The data of an ability as it stands in a card's text; null where it does not. */
function printedAbility(card: CardData, kind: AbilityKind, index: number) {
  const found = findInPool(pool, card.id)?.[kind][index];
  return found === undefined || ('delayed' in found && found.delayed) ? null : found.data;
}

/** What one ability in a card's text does, of the card itself or of one that it gives it to; null where there is none. */
export function abilityText(
  card: CardData,
  kind: AbilityKind,
  index: number,
  speaker: CardData = card,
): string | null {
  const ability = printedAbility(card, kind, index);
  return ability === null ? null : spelled(describeAbility(speaker, ability));
}

/** What an ability that is paid for does, without its cost and limits; null where it is not paid for. */
export function effectText(
  card: CardData,
  kind: AbilityKind,
  index: number,
  speaker: CardData = card,
): string | null {
  const ability = printedAbility(card, kind, index);
  const paid = ability === null ? null : describePaid(speaker, ability);
  return paid === null ? null : `${spelled(paid.effect)}.`;
}

/** What an ability that is triggered does, without when, said to its player; '' where it has no steps. */
export function stepsText(
  player: Side,
  card: CardData,
  kind: AbilityKind,
  index: number,
  speaker: CardData = card,
): string {
  const ability = printedAbility(card, kind, index);
  if (ability === null || !('steps' in ability) || ability.steps.length === 0) return '';
  return spelled(describeSteps(speaker, player, ability.steps));
}

/** What is done as a card is played; null for a card that is not. */
export function playText(card: CardData): string | null {
  const found = describe(card).lines.find(({ kind }) => kind === 'play');
  return found === undefined ? null : spelled(found.text);
}

/** What a subroutine does, counted from 0; null where the ice has no such subroutine. */
export function subroutineText(card: CardData, index: number): string | null {
  const found = abilitiesOf(card, 'sub')[index];
  return found === undefined ? null : spelled(describeAbility(card, found).replace('[subroutine] ', ''));
}

/** What a subroutine does by where it is written: a card, and which of its programs. */
export function writtenSubroutine(card: string, program: number): string | null {
  const found = findInPool(pool, card);
  if (found === null) return null;
  const printed = found.subroutines.indexOf(program);
  if (printed >= 0) return subroutineText(found.data, printed);
  for (const [ability, { subroutines }] of found.given) {
    const place = subroutines.indexOf(program);
    if (place < 0 || ability.static !== 'gain') continue;
    const given = ability.text?.filter((one) => 'ability' in one && one.ability === 'sub')[place];
    if (given !== undefined) return spelled(describeAbility(found.data, given).replace('[subroutine] ', ''));
  }
  return null;
}

/** What a subroutine of the encountered ice does, printed on it or gained. */
export function subroutineInRun({ ice, texts }: RunView, index: number): string | null {
  const written = texts?.[index];
  if (written !== undefined) return writtenSubroutine(written.card, written.program);
  const data = cardData(ice?.card ?? '');
  return data === null ? null : subroutineText(data, index);
}

/** Every list of effects to choose among, wherever in the card's data it is. */
function modesIn(data: unknown): Steps[][] {
  if (typeof data !== 'object' || data === null) return [];
  const { step, modes } = data as { step?: unknown; modes?: unknown };
  const here = step === 'modes' && Array.isArray(modes) ? [modes as Steps[]] : [];
  return [...here, ...Object.values(data).flatMap(modesIn)];
}

/** What a card of the same side without any other text would do. */
function alone({ id, title, side, type, faction, subtypes }: CardData, play: Steps): string {
  return linesOf({ id, title, side, type, faction, subtypes, play }).join(' ');
}

/** What the effect at that place of a choice does; null where the card's choices differ in it. */
export function modeText(card: CardData, index: number): string | null {
  const texts = modesIn(card).flatMap((modes) => {
    const mode = modes[index];
    return mode === undefined ? [] : [alone(card, mode)];
  });
  const [first] = texts;
  return first !== undefined && texts.every((text) => text === first) ? first : null;
}
