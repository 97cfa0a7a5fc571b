import { createRng, prepareSamples } from '@lastclick/bots';
import { search } from '@lastclick/bots/laboratory';
import { apply, decision, fork, type Game, InvariantError, view } from '@lastclick/engine';
import { pool } from '@lastclick/table';
import type { OnRound } from './benchmarks.ts';
import { type Rate, rateOf } from './measure.ts';
import { SEARCH_SETTINGS } from './search-settings.ts';

const SECONDS = 0.7;

/** Goes on, taking what is listed first, until somebody has an action to choose. */
function atNextAction(middle: Game): Game {
  const game = fork(middle);
  for (let waiting = decision(game); waiting !== null; waiting = decision(game)) {
    if (waiting.kind === 'action') return game;
    apply(game, 0);
  }
  throw new InvariantError('the game is over before anybody has an action');
}

/** Playouts per second, the imagined worlds they are played in included: two turns ahead by the rules of thumb, judged. */
export function playoutsPerSecond(middle: Game, onRound: OnRound): Rate {
  const game = atNextAction(middle);
  const waiting = decision(game);
  if (waiting === null) throw new InvariantError('nobody is asked');
  const rng = createRng('search');
  const imagined = prepareSamples(view(game, waiting.seat, { position: true }), pool);
  const work = (): number =>
    search(
      waiting,
      () => imagined(rng),
      SEARCH_SETTINGS,
      rng,
      () => true,
    ).judged.reduce((sum, { tries }) => sum + tries, 0);
  return rateOf(SECONDS, work, onRound);
}
