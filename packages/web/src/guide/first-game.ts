import { opponentOf, type Side } from '@lastclick/engine';
import type { NewGame, Sitter } from '@lastclick/session';

// Seeds under which both sides begin with a hand that can be kept.
const SEEDS: Readonly<Record<Side, string>> = { corp: 'first game 14', runner: 'first game 18' };

/** A first game for a side: the beginner decks to 6 points against the weakest bot, with hints. */
export function startGuidedGame(side: Side): NewGame {
  const sitters: Record<Side, Sitter> = { corp: { kind: 'human' }, runner: { kind: 'human' } };
  sitters[opponentOf(side)] = { kind: 'bot', level: '1' };
  return {
    edition: '1.4',
    seed: SEEDS[side],
    pointsToWin: 6,
    ...sitters,
    corpDeck: { kind: 'key', key: 'gatewayBeginnerCorp' },
    runnerDeck: { kind: 'key', key: 'gatewayBeginnerRunner' },
    isGuided: true,
  };
}
