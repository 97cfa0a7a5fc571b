import type { CardData, CardText } from '@lastclick/engine/language';
import type { PrintedFacts } from '../facts/printed-facts.ts';

/** The cards we have of a set, and the facts of all its cards. */
export interface CardSet {
  readonly facts: Readonly<Record<string, PrintedFacts>>;
  readonly cards: readonly CardData[];
}

/** Cards of one table of facts: each does what is written under its id; a card without text has nothing there. */
export function cards<Facts extends Readonly<Record<string, PrintedFacts>>>(
  facts: Facts,
  behaviour: { readonly [Id in keyof NoInfer<Facts>]?: CardText },
): CardData[] {
  return Object.entries<CardText | undefined>(behaviour).map(([id, text]) => {
    const printed = facts[id];
    if (printed === undefined) throw new Error(`the table has no facts of ${id}`);
    const { codes: _, faces, ...known } = printed;
    if (faces === undefined) return { id, ...known, ...text };
    return { id, ...known, ...text, faces: faces.map((face, side) => ({ ...face, ...text?.faces?.[side] })) };
  });
}
