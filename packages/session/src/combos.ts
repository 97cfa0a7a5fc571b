import type { CardView, Option, View } from '@lastclick/engine';
import { count, findPlaced, objectNumber } from '@lastclick/table';
import type { Way } from './snapshot.ts';

// Several actions that are often taken one after the other, with one tap.

const times = (number: number, key: string): string[] => Array.from({ length: number }, () => key);

/** All clicks that are left for credits. */
function creditsWithEveryClick(options: readonly Option[], clicks: number): Way[] {
  const gain = options.find(({ kind }) => kind === 'gainCredit');
  if (gain === undefined || clicks < 2) return [];
  return [
    {
      words: `Gain ${clicks} credits`,
      cost: count(clicks, 'click'),
      object: null,
      keys: times(clicks, gain.key),
    },
  ];
}

interface Advancing {
  readonly card: CardView;
  readonly key: string;
  readonly left: number;
}

/** How often a card has still to be advanced before it can be scored; null where that is not known or needed. */
function leftOf({ counters, advancementRequirement: needed }: CardView): number | null {
  const have = counters.advancement ?? 0;
  return needed === undefined || needed <= have ? null : needed - have;
}

/** Advancing an agenda until it can be scored, and scoring it. */
function scoreAfter({ card, key, left }: Advancing, place: string): Way {
  const often = left === 1 ? '' : left === 2 ? ' twice' : ` ${left} times`;
  return {
    words: `Advance ${card.title} ${place}${often} and score it`,
    cost: `${count(left, 'click')}, ${count(left, 'credit')}`,
    object: card.object,
    keys: [...times(left, key), `score c${card.object}`],
  };
}

/** Several actions as one tap, from the view of who takes them; each is played only as long as it is possible. */
export function combosOf(options: readonly Option[], view: View): readonly Way[] {
  const { seat } = view;
  if (seat === 'spectator') return [];
  const { clicks, credits } = view[seat];
  const scores = options.flatMap((option): Way[] => {
    const object = option.kind === 'advance' ? objectNumber(option.card) : null;
    const placed = object === null ? null : findPlaced(view, object);
    const left = placed === null ? null : leftOf(placed.card);
    if (placed === null || left === null || left > clicks || left > credits) return [];
    if (placed.card.type !== 'agenda') return [];
    return [scoreAfter({ card: placed.card, key: option.key, left }, placed.place)];
  });
  return [...scores, ...creditsWithEveryClick(options, clicks)];
}
