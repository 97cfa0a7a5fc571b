import type { GameLine } from '../src/game-line.ts';
import type { KeptGame } from '../src/kept-game.ts';
import { keepSeats } from '../src/kept-seats.ts';

const gone = (id: string): string => `gone_${id}`;

/** The same game with cards and an edition that nobody knows any more. */
export function withoutRules(text: string): string {
  const { first, words } = JSON.parse(text) as KeptGame;
  const known = new Set([...text.matchAll(/"(?:card|remembered)":"([a-z0-9_]+)"/g)].map(([, id = '']) => id));
  for (const word of words) if (text.includes(`"title ${word}":`)) known.add(word);
  const ids = new RegExp(`(?<=["\\s])(?:${[...known].join('|')})(?=["\\s])`, 'g');
  return text.replace(ids, gone).replaceAll(`"edition":"${first.edition}"`, '"edition":"0.9"');
}

/** What every seat saw, as it stands in a file, with cards and an edition nobody knows. */
export const goneSeats = (line: GameLine): unknown =>
  Object.fromEntries(
    Object.entries(keepSeats(line)).map(
      ([seat, one]) => [seat, JSON.parse(withoutRules(JSON.stringify(one)))] as const,
    ),
  );
