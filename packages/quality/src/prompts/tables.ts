import { DECKS } from '@lastclick/cards';
import { EDITION_IDS, type Side } from '@lastclick/engine';
import type { NewGame, Tempo } from '@lastclick/session';
import { pool } from '@lastclick/table';

const decksOf = (side: Side): readonly string[] =>
  Object.entries(DECKS).flatMap(([key, { identity }]) =>
    pool.byId.get(identity)?.data.side === side ? [key] : [],
  );

const HUMAN = { kind: 'human' } as const;
const LEVEL_3 = { kind: 'bot', level: '3' } as const;

/** Who is asked at the table: one side against a bot, or both. */
export type Asked = Side | 'both';

/** The game of a number: its decks and its edition, turn and turn about; the same number is the same game. */
export function tableOf(number: number, asked: Asked): NewGame {
  const corps = decksOf('corp');
  const runners = decksOf('runner');
  const pick = (keys: readonly string[], place: number): string => keys[place % keys.length] ?? '';
  return {
    edition: EDITION_IDS[number % EDITION_IDS.length] ?? '1.4',
    seed: `prompts ${number}`,
    pointsToWin: 7,
    corp: asked === 'runner' ? LEVEL_3 : HUMAN,
    runner: asked === 'corp' ? LEVEL_3 : HUMAN,
    corpDeck: { kind: 'key', key: pick(corps, number) },
    // Not in step with the other side's, so that decks meet different ones.
    runnerDeck: { kind: 'key', key: pick(runners, number * 3 + Math.floor(number / runners.length)) },
  };
}

export const tempoNamed = (windows: Tempo['windows']): Tempo => ({
  windows,
  stops: { corp: [], runner: [] },
  pace: 'swift',
});
