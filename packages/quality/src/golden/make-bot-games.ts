import type { BotName } from '@lastclick/bots';
import { EDITION_IDS, SIDES } from '@lastclick/engine';
import { randomGame } from '../sweep/random-game.ts';
import { type KeptBotGame, playBotGame } from './bot-games.ts';

const SEED = 'golden bots';

/** Thinking takes its time: the games of level 5 are played so far only. */
const PLANS: readonly { readonly level: BotName; readonly most: number }[] = [
  { level: '3', most: 300 },
  { level: '5', most: 200 },
];

/** As far as a game of that level is played. */
export const mostOptions = (level: BotName): number => PLANS.find((plan) => plan.level === level)?.most ?? 0;

/** Games of both levels by turns, of both editions and both seats. */
export function makeBotGames(number: number): KeptBotGame[] {
  return Array.from({ length: number }, (_, index) => {
    const { level, most } = PLANS[index % PLANS.length] ?? { level: '3', most: 0 };
    const round = Math.floor(index / PLANS.length);
    const edition = EDITION_IDS[round % 2] ?? '1.4';
    const seat = SIDES[Math.floor(round / 2) % 2] ?? 'corp';
    const { setup } = randomGame({ seed: SEED, edition, priority: 'useful' }, round);
    return playBotGame({ level, seat, setup, seed: `${SEED} ${index}` }, most);
  });
}
