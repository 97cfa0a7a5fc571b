import { InputError } from '../errors.ts';
import type { CardData } from '../language/card.ts';
import { wordComplaints } from './check.ts';
import { compileSides } from './compile.ts';
import type { Complaint } from './shape-check.ts';

export type { Complaint } from './shape-check.ts';

/** Why a card whose words are all understood cannot be played; null where it can. */
function senseComplaint(card: CardData): Complaint | null {
  try {
    compileSides(card);
    return null;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    const { where, message } = error;
    const place = `${where}: `;
    return { where, message: message.startsWith(place) ? message.slice(place.length) : message };
  }
}

const IN_TEXT = /\.text\[(?<place>\d+)\]/;

/** Of each ability the first sentence that means nothing: one that makes no sense is laid aside to look at the others. */
function senseComplaints(card: CardData): readonly Complaint[] {
  const found: Complaint[] = [];
  const left = (card.text ?? []).map((ability, place) => ({ ability, place }));
  for (;;) {
    const complaint = senseComplaint(
      card.text === undefined ? card : { ...card, text: left.map(({ ability }) => ability) },
    );
    if (complaint === null) return found;
    const place = IN_TEXT.exec(complaint.where)?.groups?.place;
    const [aside] = place === undefined ? [] : left.splice(Number(place), 1);
    if (aside === undefined) return [...found, complaint];
    found.push({ ...complaint, where: complaint.where.replace(IN_TEXT, `.text[${aside.place}]`) });
  }
}

/** Everything that is wrong with a card, the first mistake first; nothing for a card that can be played. */
export function complaintsAbout(card: unknown): readonly Complaint[] {
  const found = wordComplaints(card);
  return found.length > 0 ? found : senseComplaints(card as CardData);
}
